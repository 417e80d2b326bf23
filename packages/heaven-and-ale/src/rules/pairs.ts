import { done, next } from '@estaminet/kernel'
import type { Completion } from '../ale-move.ts'
import { BOXES, PAIR_MASK, PAIR_OF, PAIRS } from '../content/boxes.ts'
import { GARDEN } from '../content/garden.ts'
import { CARDS, P_BREW, P_BREW_STEPS, P_CASH, P_CASH_DUCATS, P_COLOUR, P_LOWEST } from '../content/privileges.ts'
import { COLOUR, COLOURS } from '../content/tiles.ts'
import { moveOf, NO_MORE, optionOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { question } from '../engine/step.ts'
import { CARD_COLOUR, CARD_LOWEST, CHOOSE_CARD } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { advanceBrewmaster, advanceMarker, changeDucats, listMarkers } from './income.ts'

/** The second disc of a pair lets its owner place a card, now or never. */
export function checkPair(s: AleState, seat: number, box: number, tell: Tell): void {
  const pair = PAIR_OF[box]
  if ((s.discs[seat] & PAIR_MASK[pair]) !== PAIR_MASK[pair]) return
  if (tell) tell({ type: 'pairCompleted', seat, boxes: boxNames(pair) })
  if (s.hand[seat] !== 0) next(s.stack, CHOOSE_CARD, seat, pair)
  else if (tell) tell({ type: 'noCardPlaced', seat, boxes: boxNames(pair), why: 'emptyHand' })
}

export const boxNames = (pair: number): string[] => PAIRS[pair].map((box) => BOXES[box].id)

/** The pair a disc would complete, and whether there is a privilege left to place beside it. */
export function completionBy(s: AleState, seat: number, box: number): Completion {
  const pair = PAIR_OF[box]
  const others = PAIR_MASK[pair] & ~(1 << box)
  const completes = (s.discs[seat] & others) === others
  return completes ? { completes: boxNames(pair), offers: s.hand[seat] !== 0 } : {}
}

/** A card for the pair, or none. */
export const chooseCard = question({
  name: 'chooseCard',
  legal: (s, seat, _pair, out) => listCards(s, seat, out),
  answer: (s, seat, pair, move, tell) => placeCard(s, seat, pair, optionOf(move), tell),
  fallback: () => moveOf(CHOOSE_CARD, NO_MORE),
  describe(_s, _seat, pair, move) {
    if (optionOf(move) === NO_MORE) return { kind: 'chooseCard', say: ['pass'], boxes: boxNames(pair) }
    const card = CARDS[optionOf(move)]
    return { kind: 'chooseCard', say: ['card', card], card }
  },
})

/** The marker of the colour card. */
export const cardColour = question({
  name: 'cardColour',
  legal: (_s, _seat, _a, out) => listMarkers(CARD_COLOUR, out),
  answer: (s, seat, _a, move, tell) => advanceByTiles(s, seat, optionOf(move), tell),
  describe(_s, _seat, _a, move) {
    const colour = COLOURS[optionOf(move)]
    return { kind: 'cardColour', say: ['colour', colour], colour }
  },
})

/** The marker of the lowest card, among those tied. */
export const cardLowest = question({
  name: 'cardLowest',
  legal: (s, seat, _a, out) => listLowest(s, seat, out),
  answer: (s, seat, _a, move, tell) => advanceByDiscs(s, seat, optionOf(move), tell),
  describe(_s, _seat, _a, move) {
    const colour = COLOURS[optionOf(move)]
    return { kind: 'cardLowest', say: ['lowest', colour], colour }
  },
})

function listCards(s: AleState, seat: number, out: Int32Array): number {
  let n = 0
  for (let card = 0; card < CARDS.length; card++)
    if (((s.hand[seat] >> card) & 1) === 1) out[n++] = moveOf(CHOOSE_CARD, card)
  out[n++] = moveOf(CHOOSE_CARD, NO_MORE)
  return n
}

function placeCard(s: AleState, seat: number, pair: number, card: number, tell: Tell): void {
  done(s.stack)
  if (card === NO_MORE) {
    if (tell) tell({ type: 'noCardPlaced', seat, boxes: boxNames(pair), why: 'declined' })
    return
  }
  s.hand[seat] &= ~(1 << card)
  s.placed[seat * PAIRS.length + pair] = card + 1
  if (tell) tell({ type: 'cardPlaced', seat, card: CARDS[card], boxes: boxNames(pair) })
  if (card === P_COLOUR) next(s.stack, CARD_COLOUR, seat)
  else if (card === P_LOWEST) next(s.stack, CARD_LOWEST, seat)
  else if (card === P_CASH) changeDucats(s, seat, P_CASH_DUCATS, 'card', tell)
  else if (card === P_BREW) advanceBrewmaster(s, seat, P_BREW_STEPS, 'card', tell)
}

/** The marker of a colour advances by the number of own tiles of it, on both sides. */
function advanceByTiles(s: AleState, seat: number, colour: number, tell: Tell): void {
  done(s.stack)
  let tiles = 0
  for (let hex = 0; hex < GARDEN; hex++) if (COLOUR[s.garden[seat * GARDEN + hex]] === colour) tiles++
  advanceMarker(s, seat, colour, tiles, 'card', tell)
}

/** The last marker, or one of those tied for last. */
function listLowest(s: AleState, seat: number, out: Int32Array): number {
  const start = seat * COLOURS.length
  let lowest = s.markers[start]
  for (let colour = 1; colour < COLOURS.length; colour++) lowest = Math.min(lowest, s.markers[start + colour])
  let n = 0
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (s.markers[start + colour] === lowest) out[n++] = moveOf(CARD_LOWEST, colour)
  return n
}

/** It advances by the number of own discs, the one just placed included. */
function advanceByDiscs(s: AleState, seat: number, colour: number, tell: Tell): void {
  done(s.stack)
  let discs = 0
  for (let box = 0; box < BOXES.length; box++) discs += (s.discs[seat] >> box) & 1
  advanceMarker(s, seat, colour, discs, 'card', tell)
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
