import { allHold, changersOf, type Deck, type Doing, decksOf, type FlatEffect, slotsIn } from './deck.ts'
import * as numbers from './numbers.ts'
import type { RaceState } from './state.ts'
import { cardFound, cardsFound, deckFound, slotFound } from './survey.ts'

/** What the cards in force do to a number, as `gather` found it. */
let set = 0
let isSet = false
let sum = 0
export const setTo = (): number => set
export const wasSet = (): boolean => isSet
export const added = (): number => sum

/** Looks at all cards in force for the seat; of a morning those that were played are reckoned apart. */
export function gather(s: RaceState, number: number, seat: number, about: number): void {
  isSet = false
  sum = 0
  const found = cardsFound(s, seat)
  if (found >= 0 && number !== numbers.MORNING) {
    for (let at = 0; at < found; at++) gatherFrom(s, deckFound(at), cardFound(at), slotFound(at), number, seat, about)
    return
  }
  const decks = changersOf(s)[number]
  for (let d = 0; d < decks.length; d++) {
    const deck = decks[d]
    const end = number === numbers.MORNING ? deck.played : slotsIn(s, deck, seat)
    for (let slot = 0; slot < end; slot++) {
      const card = deck.cardAt(s, seat, slot)
      if (card >= 0) gatherFrom(s, deck, card, slot, number, seat, about)
    }
  }
}

function gatherFrom(
  s: RaceState,
  deck: Deck,
  card: number,
  slot: number,
  number: number,
  seat: number,
  about: number,
): void {
  const bit = 1 << number
  if ((deck.changes[card] & bit) === 0) return
  const effects = deck.effects[card]
  for (let e = 0; e < effects.length; e++)
    if ((effects[e].changes & bit) !== 0 && isActive(s, deck, seat, slot, e, effects[e]))
      add(effects[e].does, number, about)
}

function add(does: readonly Doing[], number: number, about: number): void {
  for (let at = 0; at < does.length; at++) {
    const doing = does[at]
    if (doing.number !== number || (doing.about >= 0 && doing.about !== about)) continue
    if (doing.sets) {
      set = doing.n
      isSet = true
    } else sum += doing.n
  }
}

/** What a card in force does to a number: adds to it, or sets it. */
export interface CardChange {
  readonly card: string
  readonly sets: boolean
  readonly n: number
}

/** All that `gather` adds up, card by card, for whoever wants to know what a number is made of. */
export function changesTo(s: RaceState, number: number, seat: number, about: number): CardChange[] {
  const changes: CardChange[] = []
  const bit = 1 << number
  for (const deck of changersOf(s)[number])
    for (let slot = 0, end = slotsIn(s, deck, seat); slot < end; slot++) {
      const card = deck.cardAt(s, seat, slot)
      const effects = deck.effects[card] ?? []
      for (let e = 0; e < effects.length; e++)
        if ((effects[e].changes & bit) !== 0 && isActive(s, deck, seat, slot, e, effects[e]))
          changes.push(...changesOf(deck.expansion.cards?.[card].id ?? '', effects[e].does, number, about))
    }
  return changes
}

const changesOf = (card: string, does: readonly Doing[], number: number, about: number): CardChange[] =>
  does
    .filter((doing) => doing.number === number && (doing.about < 0 || doing.about === about))
    .map(({ sets, n }) => ({ card, sets, n }))

/** What played cards make of a value, in the order in which they were played, each of what the one before left. */
export function inTurn(s: RaceState, number: number, seat: number, value: number): number {
  let result = value
  const bit = 1 << number
  const decks = decksOf(s)
  for (let d = 0; d < decks.length; d++) {
    const deck = decks[d]
    if ((deck.anyChanges & bit) === 0) continue
    for (let slot = deck.played, end = slotsIn(s, deck, seat); slot < end; slot++) {
      const card = deck.cardAt(s, seat, slot)
      if (card < 0 || (deck.changes[card] & bit) === 0) continue
      isSet = false
      sum = 0
      const effects = deck.effects[card]
      for (let e = 0; e < effects.length; e++) add(effects[e].does, number, 0)
      result = Math.max(0, (isSet ? set : result) + sum)
    }
  }
  return result
}

/** Whether an effect of a card in force applies to the seat. */
export const isActive = (
  s: RaceState,
  deck: Deck,
  seat: number,
  slot: number,
  at: number,
  effect: FlatEffect,
): boolean =>
  (!effect.limited || isUsable(s, deck, seat, slot, at)) && (slot >= deck.played || allHold(s, seat, effect.tests))

/** How often what is used up is taken to have been used besides, while it is thought further ahead than one use. */
let besides = 0
export function takeAsUsed(times: number): void {
  besides = times
}

/** What may be declined or is used up only the expansion can count. */
function isUsable(s: RaceState, deck: Deck, seat: number, slot: number, effect: number): boolean {
  const { applies } = deck.expansion
  if (!applies) throw new RangeError('Nothing asks for this effect or counts its uses.')
  return applies(s, seat, slot, effect, besides)
}

/** A number has been charged: whatever changed it and is counted is told so. */
export function charge(s: RaceState, number: number, seat: number, about: number): void {
  if (s.expansions === 0) return
  const bit = 1 << number
  const decks = decksOf(s)
  for (let d = 0; d < decks.length; d++) {
    const deck = decks[d]
    const { charged } = deck.expansion
    if (charged === undefined || (deck.anyChanges & bit) === 0) continue
    for (let slot = 0, end = slotsIn(s, deck, seat); slot < end; slot++) {
      const card = deck.cardAt(s, seat, slot)
      if (card < 0 || (deck.changes[card] & bit) === 0) continue
      const effects = deck.effects[card]
      for (let e = 0; e < effects.length; e++)
        if (isAbout(effects[e], number, about) && isActive(s, deck, seat, slot, e, effects[e]))
          charged(s, seat, slot, e)
    }
  }
}

function isAbout({ does }: FlatEffect, number: number, about: number): boolean {
  for (let at = 0; at < does.length; at++)
    if (does[at].number === number && (does[at].about < 0 || does[at].about === about)) return true
  return false
}
