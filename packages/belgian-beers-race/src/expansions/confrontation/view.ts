import { FRAME, type Rng, seatsIn, type View } from '@estaminet/kernel'
import { type ConfrontationId, confrontation } from '../../content/confrontation.ts'
import { argumentOf } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import { topOf } from '../../engine/steps.ts'
import { draft, picks } from './draft.ts'
import { splits } from './exchange.ts'
import * as cards from './hands.ts'
import { DRAFT } from './numbers.ts'
import { cardAt, IN_FORCE, inForce, isFaceUp, pile, RUNNING, remaining, revealed, running } from './played.ts'
import { showHand, shownOf } from './shown.ts'
import { answers, pendingIn, window, windowOf } from './window.ts'

export type ConfrontationView = {
  readonly drafted: boolean
  readonly players: readonly {
    readonly hand: number
    /** Cards in the packet before the player, while hands are drafted. */
    readonly packet: number
  }[]
  /** The pile, from the first card played. */
  readonly pile: readonly ConfrontationId[]
  /** Seat by seat what runs before the player: actions left, or the last space it covers. */
  readonly running: readonly (readonly { readonly card: ConfrontationId | null; readonly left: number }[])[]
  /** Seat by seat the cards played on the player that are in force until what they answer is over, with their slots. */
  readonly inForce: readonly (readonly (ConfrontationId | null)[])[]
  /** The hostile card that is revealed and has not done yet what it does. */
  readonly revealed: ConfrontationId | null
  /** What the last exchange gave and took, as splits. */
  readonly exchange: readonly number[]
  /** Seat by seat what was left in hand, once the race is over. */
  readonly shown: readonly (readonly ConfrontationId[])[]
  /** What the reader alone knows; nothing for whoever has no seat. */
  readonly own: {
    readonly seat: number
    readonly hand: readonly ConfrontationId[]
    readonly packet: readonly ConfrontationId[]
    /** What was picked while others still choose; 0 for nothing. */
    readonly pick: number
    /** What was answered to a window and is still to be played; 0 for nothing. */
    readonly answer: number
  } | null
}

const ALL = Array.from(confrontation.keys())

export const view = (s: RaceState, reader: number): ConfrontationView => ({
  drafted: cards.drafted(s)[0] === 1,
  players: Array.from({ length: s.seats }, (_, seat) => ({
    hand: cards.sizes(s)[seat],
    packet: cards.packed(s)[seat],
  })),
  pile: Array.from(pile(s)).flatMap((card) => (card === 0 ? [] : [cards.cardId(card - 1)])),
  running: Array.from({ length: s.seats }, (_, seat) =>
    Array.from({ length: RUNNING }, (_, slot) => ({
      card: confrontation[cardAt(s, seat, slot)]?.id ?? null,
      left: remaining(s)[seat * RUNNING + slot],
    })),
  ),
  inForce: Array.from({ length: s.seats }, (_, seat) =>
    Array.from({ length: IN_FORCE }, (_, slot) => idOf(inForce(s)[seat * IN_FORCE + slot])),
  ),
  revealed: idOf(revealed(s)[0]),
  exchange: Array.from(splits(s)),
  shown: Array.from({ length: s.seats }, (_, seat) => shownOf(s, seat)),
  own:
    reader < 0
      ? null
      : {
          seat: reader,
          hand: listed(cards.hands(s), reader),
          packet: listed(cards.packets(s), reader),
          pick: picks(s)[reader],
          answer: answers(s)[reader],
        },
})

/** Of a card counted from 1. */
const idOf = (card: number): ConfrontationId | null => confrontation[card - 1]?.id ?? null

const listed = (cells: Int16Array, seat: number): ConfrontationId[] =>
  ALL.filter((card) => cells[seat * cards.CARD_COUNT + card] === 1).map(cards.cardId)

/** Everybody else's cards are dealt anew from what the reader does not hold. */
export function imagine(s: RaceState, view: View, rng: Rng): void {
  const seen = view as ConfrontationView
  const own = seen.own
  cards.drafted(s)[0] = seen.drafted ? 1 : 0
  splits(s).set(seen.exchange)
  layPlayed(s, seen)
  seen.shown.forEach((hand, seat) => {
    for (const id of hand) cards.takeToHand(s, seat, cards.cardNumber(id))
  })
  if (own) {
    for (const id of own.hand) cards.takeToHand(s, own.seat, cards.cardNumber(id))
    for (const id of own.packet) cards.putInPacket(s, own.seat, cards.cardNumber(id))
    picks(s)[own.seat] = own.pick
    answers(s)[own.seat] = own.answer
  }
  seen.players.forEach((player, seat) => {
    if (seat === own?.seat) return
    for (let n = seen.shown[seat].length; n < player.hand; n++) cards.takeToHand(s, seat, anyCard(s, rng))
    for (let n = 0; n < player.packet; n++) cards.putInPacket(s, seat, anyCard(s, rng))
  })
  seen.shown.forEach((hand, seat) => {
    if (hand.length > 0) showHand(s, seat, undefined)
  })
  pickAnew(s, seen, rng)
  answerAnew(s, seen, rng)
}

function layPlayed(s: RaceState, seen: ConfrontationView): void {
  seen.pile.forEach((id, at) => {
    pile(s)[at] = cards.cardNumber(id) + 1
  })
  seen.running.forEach((slots, seat) => {
    slots.forEach(({ card, left }, slot) => {
      running(s)[seat * RUNNING + slot] = countedFromOne(card)
      remaining(s)[seat * RUNNING + slot] = left
    })
  })
  seen.inForce.forEach((slots, seat) => {
    slots.forEach((id, slot) => {
      inForce(s)[seat * IN_FORCE + slot] = countedFromOne(id)
    })
  })
  revealed(s)[0] = countedFromOne(seen.revealed)
}

const countedFromOne = (id: ConfrontationId | null): number => (id === null ? 0 : cards.cardNumber(id) + 1)

function anyCard(s: RaceState, rng: Rng): number {
  const dealt = cards.dealtCards(s)
  const undealt = ALL.filter((card) => ((dealt >> card) & 1) === 0 && !isFaceUp(s, card))
  return undealt[rng.below(undealt.length)]
}

const list = new Int32Array(ALL.length * ALL.length)

/** Who has picked has picked something of the packet. */
function pickAnew(s: RaceState, seen: ConfrontationView, rng: Rng): void {
  const at = topOf(s)
  if (at < 0 || s.stack[at] !== DRAFT) return
  for (const seat of seatsIn(s.stack[at + 2] & ~s.stack[at + 1])) {
    if (seat === seen.own?.seat) continue
    const count = draft.legal?.(s, seat, 0, list, s.stack[at + 3]) ?? 0
    picks(s)[seat] = argumentOf(list[rng.below(count)]) + 1
  }
}

/** Who has answered a window has answered something the hand allows. */
function answerAnew(s: RaceState, seen: ConfrontationView, rng: Rng): void {
  for (let at = 1; at <= topOf(s); at += FRAME)
    for (const seat of seatsIn(pendingIn(s, at))) {
      if (seat === seen.own?.seat) continue
      const count = window.legal?.(s, seat, 0, list, windowOf(s, at)) ?? 0
      answers(s)[seat] = argumentOf(list[rng.below(count)]) + 1
    }
}
