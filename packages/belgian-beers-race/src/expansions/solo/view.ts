import type { View } from '@estaminet/kernel'
import type { Colour, Means, PlaceName } from '../../content/condition.ts'
import { COLOURS, placeId, placeNumber } from '../../content/places.ts'
import { MEANS } from '../../content/roads.ts'
import { CARDS, type RaceState } from '../../engine/state.ts'
import { cardId } from '../../rules/objectives.ts'
import { conditionOf, isFulfilled, isMet, type Measure, measure, momentIn, momentOf } from './condition.ts'
import * as z from './zythologist.ts'

/** What a screen shows of him, and of the match with him; all of it lies open. */
export type SoloView = {
  /** Nothing before he is placed. */
  readonly place: PlaceName | null
  /** Nothing without a coaster that says so: before it is drawn, with an empty bag, and after his last one. */
  readonly destination: PlaceName | null
  readonly bottles: Readonly<Record<Colour, number>>
  readonly coasters: number
  /** Breweries he has stood in. */
  readonly stood: readonly PlaceName[]
  /** He will stay when the player leaves. */
  readonly chatting: boolean
  /** 0 while he has destinations, 1 on his way to the Grand Place, from 2 on round Brussels: the next stop, counted. */
  readonly lastWalk: number
  /** Coasters just drawn in vain, by number. */
  readonly aside: readonly number[]
  /** Days led, counted from 1. */
  readonly led: readonly number[]
  /** Toasts with him, by the colour of the brewery. */
  readonly toasts: Readonly<Record<Colour, number>>
  /** Beers tasted by the player, wherever. */
  readonly tastings: Readonly<Record<Colour, number>>
  readonly declared: Readonly<Record<Means, number>>
  readonly moves: number
  /** Objective cards he has taken. */
  readonly cards: readonly string[]
  /** Points won and lost in the race for his destinations. */
  readonly race: { readonly won: number; readonly lost: number }
  /** The victory condition of the campaign, where one was picked. */
  readonly condition: ConditionView | null
}

export type ConditionView = {
  readonly number: number
  readonly kind: 'goal' | 'prohibition'
  /** `reached`: it would be passed if the game ended now. */
  readonly state: 'open' | 'reached' | 'failed'
  /** When a prohibition was broken. */
  readonly failedAt: { readonly day: number; readonly time: number } | null
  /** Part by part: how many there are, and how many there must be, or may be. */
  readonly parts: readonly (Measure & { readonly met: boolean })[]
}

export const view = (s: RaceState): SoloView & View => ({
  place: named(z.hisPlace(s)),
  destination: named(z.hisDestination(s)),
  bottles: byName(COLOURS, z.hisBottles(s)),
  coasters: z.hisCoasters(s),
  stood: setIn(z.stood(s)).map(placeId),
  chatting: z.isChatting(s),
  lastWalk: z.lastWalk(s),
  aside: setIn(z.aside(s)),
  led: setIn(z.led(s)).map((day) => day + 1),
  toasts: byName(COLOURS, z.toasts(s)),
  tastings: byName(COLOURS, z.tastings(s)),
  declared: byName(MEANS, z.declared(s)),
  moves: z.movesMade(s),
  cards: setIn(z.hisCards(s)).map(cardId),
  race: { won: z.gained(s), lost: z.lost(s) },
  condition: conditionView(s),
})

/** There is one player: the first. */
const PLAYER = 0

function conditionView(s: RaceState): ConditionView | null {
  const one = conditionOf(s)
  if (one === undefined) return null
  const broken = z.failedAt(s) !== 0
  const reached = isFulfilled(s, PLAYER)
  const isOver = s.stack[0] === 0
  return {
    number: one.number,
    kind: one.kind,
    state: broken || (isOver && !reached) ? 'failed' : reached ? 'reached' : 'open',
    failedAt: momentIn(z.failedAt(s)),
    parts: one.when.map((predicate) => ({ ...measure(s, PLAYER, predicate), met: isMet(s, PLAYER, predicate) })),
  }
}

const named = (place: number): PlaceName | null => (place === z.NOWHERE ? null : placeId(place))

const setIn = (cells: Int16Array): number[] => Array.from(cells.keys()).filter((at) => cells[at] === 1)

function byName<Name extends string>(names: readonly Name[], cells: Int16Array): Record<Name, number> {
  const counts = {} as Record<Name, number>
  names.forEach((name, at) => {
    counts[name] = cells[at]
  })
  return counts
}

const ALL_CARDS = Array.from({ length: CARDS }, (_, card) => card)
const CARD_NUMBER = new Map(ALL_CARDS.map((card) => [cardId(card), card]))

/** The same state behind the view: he has no secrets. */
export function imagine(s: RaceState, view: View): void {
  const seen = view as SoloView
  z.setPlace(s, numbered(seen.place))
  z.setDestination(s, numbered(seen.destination))
  z.setCoasters(s, seen.coasters)
  z.setChat(s, seen.chatting)
  z.setLastWalk(s, seen.lastWalk)
  z.setMovesMade(s, seen.moves)
  z.setGained(s, seen.race.won)
  z.setLost(s, seen.race.lost)
  z.setCondition(s, seen.condition?.number ?? 0)
  const failed = seen.condition?.failedAt
  z.setFailedAt(s, failed ? momentOf(failed.day, failed.time) : 0)
  for (const place of seen.stood) z.stood(s)[placeNumber(place)] = 1
  for (const token of seen.aside) z.aside(s)[token] = 1
  for (const day of seen.led) z.led(s)[day - 1] = 1
  for (const card of seen.cards) z.hisCards(s)[CARD_NUMBER.get(card) ?? 0] = 1
  COLOURS.forEach((colour, at) => {
    z.hisBottles(s)[at] = seen.bottles[colour]
    z.toasts(s)[at] = seen.toasts[colour]
    z.tastings(s)[at] = seen.tastings[colour]
  })
  MEANS.forEach((means, at) => {
    z.declared(s)[at] = seen.declared[means]
  })
}

const numbered = (place: PlaceName | null): number => (place === null ? z.NOWHERE : placeNumber(place))
