import type { Effect, Predicate, Primitive } from '../content/effect.ts'
import { hookNumber } from '../content/hooks.ts'
import type { Expansion } from './expansion.ts'
import { type Test, testOf } from './facts.ts'
import { type Change, changeOf, NONE, NUMBERS } from './numbers.ts'
import { perMatch } from './registry.ts'
import type { RaceState } from './state.ts'

/**
 * The cards of an expansion as the executor reads them: made once, every piece of one shape, so that a hot loop finds everything
 * by an index and makes nothing.
 */
export interface Deck {
  readonly expansion: Expansion
  /** Its place among the expansions of the match. */
  readonly at: number
  readonly slots: number
  /** From this slot on the conditions of a card were looked at when it was played. */
  readonly played: number
  /** By card. */
  readonly effects: readonly (readonly FlatEffect[])[]
  /** By card, as masks: numbers it changes, hooks at which it does something, and behind which. */
  readonly changes: Int32Array
  readonly before: Int32Array
  readonly after: Int32Array
  /** The same of all its cards together: where there is none, no card has to be looked for. */
  readonly anyChanges: number
  readonly anyBefore: number
  readonly anyAfter: number
  /** Which card is in force there, or -1. */
  cardAt(s: RaceState, seat: number, slot: number): number
  isAnyInForce: Expansion['isAnyInForce']
}

/** How many slots have to be looked at. */
export const slotsIn = (s: RaceState, deck: Deck, seat: number): number =>
  deck.isAnyInForce === undefined || deck.isAnyInForce(s, seat) ? deck.slots : 0

export interface FlatEffect {
  readonly on: number
  readonly tests: readonly FlatTest[]
  readonly does: readonly Doing[]
  /** As a mask of numbers. */
  readonly changes: number
  readonly may: boolean
  /** May be declined, or is used up. */
  readonly limited: boolean
}

export interface FlatTest {
  readonly not: boolean
  readonly holds: Test
}

export interface Doing extends Change {
  readonly after: boolean
  readonly primitive: Primitive
}

function flatten({ on, when = [], does, may, timesADay }: Effect): FlatEffect {
  const doings = does.map(
    (primitive): Doing => ({
      ...changeOf(primitive),
      after: 'after' in primitive && primitive.after === true,
      primitive,
    }),
  )
  return {
    on: hookNumber(on),
    tests: when.map(flatTest),
    does: doings,
    changes: maskOf(doings.map(({ number }) => number)),
    may: may === true,
    limited: may === true || timesADay !== undefined,
  }
}

export const flatTest = (predicate: Predicate): FlatTest => ({
  not: predicate.not === true,
  holds: testOf(predicate),
})

/** Whether all of them hold. */
export function allHold(s: RaceState, seat: number, tests: readonly FlatTest[]): boolean {
  for (let at = 0; at < tests.length; at++) if (tests[at].holds(s, seat) === tests[at].not) return false
  return true
}

const maskOf = (bits: readonly number[]): number =>
  bits.reduce((mask, bit) => (bit === NONE ? mask : mask | (1 << bit)), 0)

/** Hooks at which an effect does something by itself. */
const hooksOf = (effects: readonly FlatEffect[], after: boolean): number =>
  maskOf(
    effects
      .filter(({ may, does }) => !may && does.some((doing) => doing.number === NONE && doing.after === after))
      .map(({ on }) => on),
  )

function deckOf(expansion: Expansion, at: number): Deck {
  const effects = (expansion.cards ?? []).map((card) => card.effects.map(flatten))
  const changes = Int32Array.from(effects, (card) => card.reduce((mask, { changes }) => mask | changes, 0))
  const before = Int32Array.from(effects, (card) => (expansion.actsAtOnce ? 0 : hooksOf(card, false)))
  const after = Int32Array.from(effects, (card) => hooksOf(card, true))
  return {
    expansion,
    at,
    slots: expansion.slots ?? 0,
    played: expansion.played ?? expansion.slots ?? 0,
    effects,
    changes,
    before,
    after,
    anyChanges: together(changes),
    anyBefore: together(before),
    anyAfter: together(after),
    cardAt: expansion.cardAt ?? nothing,
    isAnyInForce: expansion.isAnyInForce,
  }
}

const together = (masks: Int32Array): number => masks.reduce((all, mask) => all | mask, 0)
const nothing = (): number => NONE

/** In the order in which they apply. */
export const decksFor = (expansions: readonly Expansion[]): readonly Deck[] =>
  expansions.map(deckOf).filter(({ slots }) => slots > 0)

/** The decks of a match. */
export const decksOf = perMatch(decksFor)

/** As masks: hooks at which some card of the match does something, and behind which. At most of them there is none. */
export const doingsOf = perMatch((expansions) => {
  const decks = decksFor(expansions)
  return {
    before: decks.reduce((hooks, { anyBefore }) => hooks | anyBefore, 0),
    after: decks.reduce((hooks, { anyAfter }) => hooks | anyAfter, 0),
  }
})

/** By number: those with a card that changes it. */
export const changersOf = perMatch((expansions) => {
  const decks = decksFor(expansions)
  return Array.from({ length: NUMBERS }, (_, number) => decks.filter(({ anyChanges }) => (anyChanges >> number) & 1))
})
