import type { Category, Colour } from './content/condition.ts'
import { BONUS_AT, CATEGORIES, COLOUR_AT, COLOURS, GRAND_PLACE } from './content/places.ts'
import { BOTTLE_TOKENS } from './content/tracks.ts'
import { carried, type RaceState } from './engine/state.ts'
import { meetsOne } from './engine/variant.ts'
import { leavesToken } from './rules/arriving.ts'
import { crosses } from './rules/time.ts'
import { isPartner } from './rules/toasting.ts'

/** What a seat would find on arrival, if the move goes as planned. */
export type Foreseen = {
  /** Where the disc would be, before any toast. */
  readonly time: number
  /** Tokens the disc would cross, counted from 1. */
  readonly crosses: readonly number[]
  readonly bottle: Colour | null
  readonly coaster: boolean
  readonly firstVisit: boolean
  readonly bonuses: readonly Category[]
  /** Seats that would join a toast; where one is met and no more, all who may be that one. */
  readonly toast: readonly number[]
}

/** @param given Beers that are handed to a driver before the end of the road: nobody toasts with them. */
export function foresee(s: RaceState, seat: number, to: number, cost: number, given = 0): Foreseen {
  const from = s.time[seat]
  const time = from + cost
  const bottle = s.bottleAt[to] === 1
  const firstVisit =
    to !== GRAND_PLACE && ((s.visitors[to] >> seat) & 1) === 0 && (s.expansions === 0 || leavesToken(s, seat, to))
  return {
    time,
    crosses: tokensBetween(from, time),
    bottle: bottle ? (COLOURS[COLOUR_AT[to]] ?? null) : null,
    coaster: !bottle && s.coastersAt[to] > 0,
    firstVisit,
    bonuses: firstVisit ? CATEGORIES.filter((_, at) => (BONUS_AT[to] >> at) & 1) : [],
    toast: partnersAt(s, seat, to, time, carried(s, seat) - given),
  }
}

/** A long list of moves asks for these again and again: plain loops, and nothing made that is not shown. */
function tokensBetween(from: number, time: number): number[] {
  const crossed: number[] = []
  for (let token = 0; token < BOTTLE_TOKENS.length; token++) if (crosses(token, from, time)) crossed.push(token + 1)
  return crossed
}

function partnersAt(s: RaceState, seat: number, to: number, time: number, beers: number): number[] {
  const partners: number[] = []
  const isOne = meetsOne(s)
  if (to === GRAND_PLACE || (time === s.dayLength && !isOne)) return partners
  for (let other = 0; other < s.seats; other++) if (other !== seat && isPartner(s, other, to)) partners.push(other)
  return beers < (isOne ? 1 : partners.length) ? [] : partners
}
