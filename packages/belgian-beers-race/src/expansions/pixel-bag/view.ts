import { type Rng, seatsIn, type View } from '@estaminet/kernel'
import { PIXEL_HAND, type PixelId, pixels } from '../../content/pixels.ts'
import type { RaceState } from '../../engine/state.ts'
import { topOf } from '../../engine/steps.ts'
import * as cards from './cards.ts'
import { answerOf, answers, closing, leftBy, shownBy } from './closing.ts'
import { jokers } from './jokers.ts'
import { CLOSING } from './numbers.ts'

export type PixelBagView = {
  /** How many cards can still be drawn. */
  readonly deck: number
  readonly players: readonly {
    /** Which of the two slots hold a card. */
    readonly slots: readonly boolean[]
    readonly jokers: number
    readonly completed: number
    readonly swapped: number
    /** The drawings completed, once they are shown. */
    readonly shown: readonly PixelId[]
    /** What was left unfinished in hand, likewise. */
    readonly left: readonly PixelId[]
  }[]
  /** What the reader alone knows; nothing for whoever has no seat. */
  readonly own: {
    readonly seat: number
    readonly hand: readonly (PixelId | null)[]
    /** Completed and not shown yet. */
    readonly completed: readonly PixelId[]
    readonly swapped: readonly PixelId[]
    /** What was answered at the closing while others still think; 0 for nothing. */
    readonly answer: number
  } | null
}

const SLOTS = Array.from({ length: PIXEL_HAND }, (_, slot) => slot)
const DECK = Array.from(pixels.keys())

export const view = (s: RaceState, reader: number): PixelBagView => ({
  deck: cards.deckSize(s),
  players: Array.from({ length: s.seats }, (_, seat) => ({
    slots: SLOTS.map((slot) => ((cards.filled(s)[seat] >> slot) & 1) === 1),
    jokers: jokers(s)[seat],
    completed: cards.completed(s)[seat],
    swapped: cards.swapped(s)[seat],
    shown: shownBy(s, seat).map(cards.pixelId),
    left: leftBy(s, seat).map(cards.pixelId),
  })),
  own: reader < 0 ? null : ownPart(s, reader),
})

const ownPart = (s: RaceState, seat: number): PixelBagView['own'] => ({
  seat,
  hand: SLOTS.map((slot) => pixels[cards.cardIn(s, seat, slot)]?.id ?? null),
  completed: known(s, seat, cards.COMPLETED),
  swapped: known(s, seat, cards.SWAPPED),
  answer: answers(s)[seat],
})

const known = (s: RaceState, seat: number, what: number): PixelId[] =>
  DECK.filter((card) => cards.past(s)[seat * cards.CARD_COUNT + card] === what).map(cards.pixelId)

const numberOf = (id: PixelId): number => pixels.findIndex((card) => card.id === id)

/** Everybody else's cards are dealt anew from what the reader has not seen. */
export function imagine(s: RaceState, view: View, rng: Rng): void {
  const seen = view as PixelBagView
  seen.players.forEach((player, seat) => {
    jokers(s)[seat] = player.jokers
    cards.completed(s)[seat] = player.completed
    cards.swapped(s)[seat] = player.swapped
    for (const id of player.shown) cards.shown(s)[numberOf(id)] = seat + 1
    for (const id of player.left) cards.shown(s)[numberOf(id)] = -(seat + 1)
  })
  if (seen.own) layOwn(s, seen.own)
  seen.players.forEach((player, seat) => {
    if (seat === seen.own?.seat) return
    for (const slot of SLOTS) if (player.slots[slot]) cards.putIn(s, seat, slot, anyCard(s, rng))
    for (let n = player.shown.length; n < player.completed; n++) lay(s, seat, anyCard(s, rng), cards.COMPLETED)
    for (let n = 0; n < player.swapped; n++) lay(s, seat, anyCard(s, rng), cards.SWAPPED)
  })
  answerAnew(s, seen, rng)
}

const lay = (s: RaceState, seat: number, card: number, what: number): void => {
  cards.past(s)[seat * cards.CARD_COUNT + card] = what
}

function anyCard(s: RaceState, rng: Rng): number {
  const deck = DECK.filter((card) => cards.isInDeck(s, card))
  return deck[rng.below(deck.length)]
}

function layOwn(s: RaceState, own: NonNullable<PixelBagView['own']>): void {
  own.hand.forEach((id, slot) => {
    if (id !== null) cards.putIn(s, own.seat, slot, numberOf(id))
  })
  for (const id of own.completed) lay(s, own.seat, numberOf(id), cards.COMPLETED)
  for (const id of own.swapped) lay(s, own.seat, numberOf(id), cards.SWAPPED)
  answers(s)[own.seat] = own.answer
}

const moves = new Int32Array(512)

/** Who has answered at the closing has answered something they may. */
function answerAnew(s: RaceState, seen: PixelBagView, rng: Rng): void {
  const at = topOf(s)
  if (at < 0 || s.stack[at] !== CLOSING) return
  for (const seat of seatsIn(s.stack[at + 2] & ~s.stack[at + 1])) {
    if (seat === seen.own?.seat) continue
    const count = closing.legal?.(s, seat, 0, moves, 0) ?? 0
    answers(s)[seat] = answerOf(moves[rng.below(count)])
  }
}
