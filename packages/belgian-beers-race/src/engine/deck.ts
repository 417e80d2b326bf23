import type { Effect, Fact, Primitive } from '../content/effect.ts'
import { HOOKS, type Hook } from '../content/hooks.ts'
import { type Expansion, inPlay } from './expansion.ts'
import { type Change, changeOf, NONE } from './numbers.ts'
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
}

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
  readonly fact: Fact
}

export interface Doing extends Change {
  readonly after: boolean
  readonly primitive: Primitive
}

const HOOK_NUMBER = Object.fromEntries(HOOKS.map((hook, at) => [hook, at])) as Readonly<Record<Hook, number>>
export const hookNumber = (hook: Hook): number => HOOK_NUMBER[hook]

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
    tests: when.map((predicate): FlatTest => ({ not: predicate.not === true, fact: predicate })),
    does: doings,
    changes: maskOf(doings.map(({ number }) => number)),
    may: may === true,
    limited: may === true || timesADay !== undefined,
  }
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
  return {
    expansion,
    at,
    slots: expansion.slots ?? 0,
    played: expansion.played ?? expansion.slots ?? 0,
    effects,
    changes: Int32Array.from(effects, (card) => card.reduce((mask, { changes }) => mask | changes, 0)),
    before: Int32Array.from(effects, (card) => hooksOf(card, false)),
    after: Int32Array.from(effects, (card) => hooksOf(card, true)),
  }
}

const NO_DECKS: readonly Deck[] = []
const decks = new Map<readonly Expansion[], readonly Deck[]>()
let lastExpansions: readonly Expansion[] = []
let lastDecks = NO_DECKS

/** The decks of this match, in the order in which they apply. */
export function decksOf(s: RaceState): readonly Deck[] {
  const expansions = inPlay(s)
  if (expansions === lastExpansions) return lastDecks
  let list = decks.get(expansions)
  if (!list) {
    list = expansions.map(deckOf).filter(({ slots }) => slots > 0)
    decks.set(expansions, list)
  }
  lastExpansions = expansions
  lastDecks = list
  return list
}

/** Which card is in force there, or -1. */
export const cardAt = (s: RaceState, deck: Deck, seat: number, slot: number): number =>
  deck.expansion.cardAt?.(s, seat, slot) ?? NONE
