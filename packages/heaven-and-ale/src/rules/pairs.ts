import { BOXES, PAIR_MASK, PAIR_OF, PAIRS } from '../content/boxes.ts'
import { GARDEN } from '../content/garden.ts'
import { CARDS, P_BREW, P_BREW_STEPS, P_CASH, P_CASH_DUCATS, P_COLOUR, P_LOWEST } from '../content/privileges.ts'
import { COLOUR, COLOURS } from '../content/tiles.ts'
import { CARD_COLOUR, CARD_LOWEST, CHOOSE_CARD, moveOf, NO_MORE } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { detail, put, strike } from '../engine/steps.ts'
import type { AleSink } from '../events.ts'
import { advanceBrewmaster, advanceMarker, changeDucats } from './income.ts'

/** The second disc of a pair lets its owner place a card, now or never. */
export function checkPair(s: AleState, seat: number, box: number, events?: AleSink): void {
  const pair = PAIR_OF[box]
  if ((s.discs[seat] & PAIR_MASK[pair]) !== PAIR_MASK[pair]) return
  if (events) events({ type: 'pairCompleted', seat, boxes: boxNames(pair) })
  if (s.hand[seat] !== 0) put(s, CHOOSE_CARD, pair)
  else if (events) events({ type: 'noCardPlaced', seat, boxes: boxNames(pair), why: 'emptyHand' })
}

export const boxNames = (pair: number): string[] => PAIRS[pair].map((box) => BOXES[box].id)

export function listCards(s: AleState, seat: number, out: Int32Array): number {
  let n = 0
  for (let card = 0; card < CARDS.length; card++)
    if (((s.hand[seat] >> card) & 1) === 1) out[n++] = moveOf(CHOOSE_CARD, card)
  out[n++] = moveOf(CHOOSE_CARD, NO_MORE)
  return n
}

export function chooseCard(s: AleState, seat: number, card: number, events?: AleSink): void {
  const pair = detail(s, 1)
  strike(s)
  if (card === NO_MORE) {
    if (events) events({ type: 'noCardPlaced', seat, boxes: boxNames(pair), why: 'declined' })
    return
  }
  s.hand[seat] &= ~(1 << card)
  s.placed[seat * PAIRS.length + pair] = card + 1
  if (events) events({ type: 'cardPlaced', seat, card: CARDS[card], boxes: boxNames(pair) })
  if (card === P_COLOUR) put(s, CARD_COLOUR)
  else if (card === P_LOWEST) put(s, CARD_LOWEST)
  else if (card === P_CASH) changeDucats(s, seat, P_CASH_DUCATS, 'card', events)
  else if (card === P_BREW) advanceBrewmaster(s, seat, P_BREW_STEPS, 'card', events)
}

/** The marker of a colour advances by the number of own tiles of it, on both sides. */
export function cardColour(s: AleState, seat: number, colour: number, events?: AleSink): void {
  strike(s)
  let tiles = 0
  for (let hex = 0; hex < GARDEN; hex++) if (COLOUR[s.garden[seat * GARDEN + hex]] === colour) tiles++
  advanceMarker(s, seat, colour, tiles, 'card', events)
}

/** The last marker, or one of those tied for last. */
export function listLowest(s: AleState, seat: number, out: Int32Array): number {
  const start = seat * COLOURS.length
  let lowest = s.markers[start]
  for (let colour = 1; colour < COLOURS.length; colour++) lowest = Math.min(lowest, s.markers[start + colour])
  let n = 0
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (s.markers[start + colour] === lowest) out[n++] = moveOf(CARD_LOWEST, colour)
  return n
}

/** It advances by the number of own discs, the one just placed included. */
export function cardLowest(s: AleState, seat: number, colour: number, events?: AleSink): void {
  strike(s)
  let discs = 0
  for (let box = 0; box < BOXES.length; box++) discs += (s.discs[seat] >> box) & 1
  advanceMarker(s, seat, colour, discs, 'card', events)
}

export function cardsPlaced(s: AleState, seat: number): number {
  let placed = 0
  for (let pair = 0; pair < PAIRS.length; pair++) if (s.placed[seat * PAIRS.length + pair] > 0) placed++
  return placed
}

export function hasPlaced(s: AleState, seat: number, card: number): boolean {
  for (let pair = 0; pair < PAIRS.length; pair++) if (s.placed[seat * PAIRS.length + pair] === card + 1) return true
  return false
}
