import { objectives } from '../content/objectives.ts'
import { PLACE_COUNT } from '../content/places.ts'
import { slots } from '../engine/reckon.ts'
import { carried, type RaceState, visitedIn } from '../engine/state.ts'
import { partnersMet } from '../engine/variant.ts'
import { firstOnGrandPlace } from './brussels.ts'
import * as conditions from './conditions.ts'
import { MOVED, TASTED, TOASTED } from './deeds.ts'
import { partnerCount } from './toasting.ts'

/** Whether a player fulfils what a card asks for, and how much there is to be short of. */

const { ANY, EACH, TEST } = conditions
const { from, tests, sets, camping, deeds } = conditions.flatten(objectives)

export const namesCamping = (card: number): boolean => camping[card] === 1

/** Most cards ask for something that was not done just now: no need to look further. */
export const mayBeFulfilled = (s: RaceState, card: number): boolean =>
  deeds[card] === 0 || (deeds[card] & s.deeds) !== 0

export function fulfils(s: RaceState, seat: number, card: number): boolean {
  const end = from[card + 1]
  for (let at = from[card]; at < end; at += TEST) if (!passes(s, seat, at)) return false
  return true
}

/** All a player is short of; far too much where a card asks for something to be done. */
export function lacking(s: RaceState, seat: number, card: number): number {
  const end = from[card + 1]
  let missing = 0
  for (let at = from[card]; at < end; at += TEST) missing += short(s, seat, at)
  return missing
}

function passes(s: RaceState, seat: number, at: number): boolean {
  const a = tests[at + 1]
  const b = tests[at + 2]
  const c = tests[at + 3]
  const d = tests[at + 4]
  switch (tests[at]) {
    case conditions.MOVED_TEST:
      return (
        (s.deeds & MOVED) !== 0 && isAt(s, seat, a) && (b === ANY || s.means === b) && s.printed > c && s.offered >= d
      )
    case conditions.TASTED_TEST:
      return (s.deeds & TASTED) !== 0 && tastes(s, seat, a, b)
    case conditions.TOASTED_TEST:
      return (
        (s.deeds & TOASTED) !== 0 && isAt(s, seat, a) && partnersOf(s) >= b && holds(s.given, c) && holds(s.drunk, d)
      )
    case conditions.DEED_TEST:
      return (s.deeds & b) !== 0 && isAt(s, seat, a)
    case conditions.SAME_TURN_TEST:
      return (s.turnDeeds & a) === a && (s.deeds & a) !== 0
    case conditions.FIRST_TEST:
      return firstOnGrandPlace(s, seat)
    default:
      return short(s, seat, at) === 0
  }
}

/** Partners of the toast, or those that what stands for it counts for. */
const partnersOf = (s: RaceState): number => {
  const met = s.expansions === 0 ? -1 : partnersMet(s)
  return met < 0 ? partnerCount(s) : met
}

/** How many beers, bottles, steps or visits a player is short of; none where it is no question of how many. */
function short(s: RaceState, seat: number, at: number): number {
  const a = tests[at + 1]
  const b = tests[at + 2]
  const c = tests[at + 3]
  switch (tests[at]) {
    case conditions.CHEERS_TEST:
      return below(s.cheers[seat], a)
    case conditions.CHEESE_TEST:
      return below(s.cheese[seat], a)
    case conditions.GLASS_TEST:
      return below(s.glass[seat], a)
    case conditions.BOTTLES_TEST:
      return shortOf(s.bottles, seat, a, b)
    case conditions.COASTERS_TEST:
      return below(s.coasters[seat], s.seats === 2 ? a : s.seats === 3 ? b : c)
    case conditions.CUBES_TEST:
      return shortOf(s.cubes, seat, a, b)
    case conditions.CARRIED_TEST:
      return Math.abs(carried(s, seat) - (a === 0 ? 0 : slots(s, seat)))
    case conditions.LEVEL_TEST:
      return Math.abs(s.level[seat] - a)
    case conditions.VISITED_TEST:
      return below(a === ANY ? s.visited[seat] : visitedIn(s, 1 << seat, sets, a * PLACE_COUNT, 1), b)
    default:
      return NEVER
  }
}

/** More than anything there is to be short of. */
const NEVER = 1000

const below = (has: number, least: number): number => (has < least ? least - has : 0)

/** Events happen where the meeple stands when the action is over. */
const isAt = (s: RaceState, seat: number, set: number): boolean =>
  set === ANY || sets[set * PLACE_COUNT + s.place[seat]] === 1

/** A beer at the brewery has a place; one in transit has only a colour. */
function tastes(s: RaceState, seat: number, set: number, colour: number): boolean {
  const here = s.tasted !== 0 && isAt(s, seat, set) && (colour === ANY || s.tasted === colour + 1)
  return here || (set === ANY && s.tastedInTransit !== 0 && holds(s.tastedInTransit, colour))
}

const holds = (colours: number, colour: number): boolean => colour === ANY || ((colours >> colour) & 1) === 1

function shortOf(pieces: Int16Array, seat: number, colour: number, least: number): number {
  const at = seat * 4
  if (colour >= 0) return below(pieces[at + colour], least)
  let [sum, missing] = [0, 0]
  for (let i = at; i < at + 4; i++) {
    missing += below(pieces[i], least)
    sum += pieces[i]
  }
  return colour === EACH ? missing : below(sum, least)
}
