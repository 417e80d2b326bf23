import { EVERYONE, field } from '@estaminet/kernel'
import { PIXEL_HAND, type PixelId, pixels } from '../../content/pixels.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import { type RaceStep, sequel } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import type { PixelBagEvent } from './events.ts'
import { DEAL, DRAW, DRAWN } from './numbers.ts'

/**
 * Where cards are. What a seat holds lies in slots on the table, backs up: everybody sees which slot is filled, its owner alone
 * what is in it. A deck is what nobody has seen: it has no cells of its own.
 */
export const CARD_COUNT = pixels.length

/** The card in each slot of each seat, counted from 1. */
export const hands = field('pixel-bag.hand')
/** What became of a card its owner knows: COMPLETED or SWAPPED, at seat * 24 + card. */
export const past = field('pixel-bag.past')
/** The filled slots of each seat, as a mask. */
export const filled = field('pixel-bag.filled')
/** How many drawings each seat has completed, and how many cards it has swapped since the deck was last shuffled. */
export const completed = field('pixel-bag.completed')
export const swapped = field('pixel-bag.swapped')
/** At the end: whose drawing each card is, counted from 1; below nought, who was left with it unfinished. */
export const shown = field('pixel-bag.shown')

export const COMPLETED = 1
export const SWAPPED = 2

export const pixelId = (card: number): PixelId => pixels[card].id
/** The card in a slot, or -1 where there is none or it is not known. */
export const cardIn = (s: RaceState, seat: number, slot: number): number => hands(s)[seat * PIXEL_HAND + slot] - 1

/** How many cards can still be drawn. */
export function deckSize(s: RaceState): number {
  const slots = filled(s)
  const made = completed(s)
  const changed = swapped(s)
  let away = 0
  for (let seat = 0; seat < s.seats; seat++) away += (slots[seat] & 1) + (slots[seat] >> 1) + made[seat] + changed[seat]
  const open = shown(s)
  for (let card = 0; card < CARD_COUNT; card++) if (open[card] < 0) away++
  return CARD_COUNT - away
}

export const isInDeck = (s: RaceState, card: number): boolean => isUnseen(hands(s), shown(s), past(s), card)

/** Neither in a hand nor shown nor known to somebody as gone. */
function isUnseen(held: Int16Array, open: Int16Array, gone: Int16Array, card: number): boolean {
  for (let i = 0; i < held.length; i++) if (held[i] === card + 1) return false
  if (open[card] !== 0) return false
  for (let i = card; i < gone.length; i += CARD_COUNT) if (gone[i] !== 0) return false
  return true
}

export function putIn(s: RaceState, seat: number, slot: number, card: number): void {
  hands(s)[seat * PIXEL_HAND + slot] = card + 1
  filled(s)[seat] |= 1 << slot
}

/** The card in the slot goes, to be drawn for anew. */
export function takeOut(s: RaceState, seat: number, slot: number, becomes: number): void {
  past(s)[seat * CARD_COUNT + cardIn(s, seat, slot)] = becomes
  hands(s)[seat * PIXEL_HAND + slot] = 0
  filled(s)[seat] &= ~(1 << slot)
  next(s, DRAW, seat, slot)
}

/** Told to its owner with the card, to everybody else without. */
export function tellBoth(tell: Tell, seat: number, event: PixelBagEvent, card: number): void {
  tell?.({ ...event, card: pixelId(card) }, 1 << seat)
  tell?.(event, EVERYONE ^ (1 << seat))
}

/** Two cards to everybody, from the first player on. */
export const deal = sequel(DEAL, 'pixel-bag/deal', (s, _seat, dealt) => {
  if (dealt === s.seats * PIXEL_HAND) return
  next(s, DEAL, 0, dealt + 1)
  next(s, DRAW, (s.first + ((dealt / PIXEL_HAND) | 0)) % s.seats, dealt % PIXEL_HAND)
})

export const draw: RaceStep = {
  name: 'pixel-bag/draw',
  asks: 'nature',
  /** An empty deck is made of the swapped cards; where there are none, the slot stays empty for good. */
  settle(s, _seat, _slot, tell) {
    if (deckSize(s) > 0) return false
    if (reshuffle(s, tell)) return false
    done(s)
    return true
  },
  outcomes(s, _slot, out, weights) {
    const held = hands(s)
    const open = shown(s)
    const gone = past(s)
    let count = 0
    for (let card = 0; card < CARD_COUNT; card++) {
      if (!isUnseen(held, open, gone, card)) continue
      out[count] = move(DRAWN, card)
      weights[count++] = 1
    }
    return count
  },
  known: (_s, seat) => 1 << seat,
  answer(s, seat, slot, answer, tell) {
    const card = argumentOf(answer)
    done(s)
    putIn(s, seat, slot, card)
    if (tell) tellBoth(tell, seat, { type: 'pixel-bag/drawn', seat, slot: slot + 1 }, card)
  },
  describe(_s, _seat, _slot, move) {
    const card = pixelId(argumentOf(move))
    return { kind: 'pixel-bag/drawn', say: ['drawn', card], card }
  },
}

function reshuffle(s: RaceState, tell: Tell): boolean {
  const counts = swapped(s)
  let cards = 0
  for (let seat = 0; seat < s.seats; seat++) cards += counts[seat]
  if (cards === 0) return false
  counts.fill(0)
  const gone = past(s)
  for (let i = 0; i < gone.length; i++) if (gone[i] === SWAPPED) gone[i] = 0
  tell?.({ type: 'pixel-bag/reshuffled', cards }, EVERYONE)
  return true
}
