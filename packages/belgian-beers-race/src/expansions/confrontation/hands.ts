import { EVERYONE, field } from '@estaminet/kernel'
import { type ConfrontationId, confrontation, HAND_SIZE, SHORT_HAND_SIZE } from '../../content/confrontation.ts'
import { isShort } from '../../content/lengths.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import { type RaceStep, sequel } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import { DEAL, DEALT, DRAFT, DRAW } from './numbers.ts'

/**
 * Where cards are: in a hand, or, while hands are drafted, in the packet before a player. Both are known to their owner alone; how
 * many there are everybody sees. What is in neither was never dealt.
 */
export const CARD_COUNT = confrontation.length

/** 1 where the seat holds the card, at seat * 28 + card. */
export const hands = field('confrontation.hand')
export const packets = field('confrontation.packet')
/** How many cards each holds, and how many lie in each packet. */
export const sizes = field('confrontation.size')
export const packed = field('confrontation.packed')
/** One cell: 1 where hands are drafted. */
export const drafted = field('confrontation.draft')

/** How many cards a seat holds. */
export const cardsHeld = (s: RaceState, seat: number): number => sizes(s)[seat]

export const cardId = (card: number): ConfrontationId => confrontation[card].id
export const cardNumber = (id: ConfrontationId): number => confrontation.findIndex((card) => card.id === id)

export const handSize = (s: RaceState): number => (isShort(s.length) ? SHORT_HAND_SIZE : HAND_SIZE[s.seats])

/** As a mask of cards. Those that were not dealt stay where they are: nobody ever sees them. */
export function dealtCards(s: RaceState): number {
  const held = hands(s)
  const passing = packets(s)
  let dealt = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (sizes(s)[seat] + packed(s)[seat] === 0) continue
    for (let card = 0, at = seat * CARD_COUNT; card < CARD_COUNT; card++, at++)
      dealt |= (held[at] | passing[at]) << card
  }
  return dealt
}

export function takeToHand(s: RaceState, seat: number, card: number): void {
  hands(s)[seat * CARD_COUNT + card] = 1
  sizes(s)[seat]++
}

export function putInPacket(s: RaceState, seat: number, card: number): void {
  packets(s)[seat * CARD_COUNT + card] = 1
  packed(s)[seat]++
}

/** Hands, or packets to draft them from, go round from the first player. */
export const deal = sequel(DEAL, 'confrontation/deal', (s, _seat, dealt) => {
  const size = handSize(s)
  if (dealt < s.seats * size) {
    next(s, DEAL, 0, dealt + 1)
    next(s, DRAW, (s.first + ((dealt / size) | 0)) % s.seats)
  } else if (drafted(s)[0] === 1) {
    const everybody = (1 << s.seats) - 1
    next(s, DRAFT, everybody, everybody, size)
  }
})

export const draw: RaceStep = {
  name: 'confrontation/draw',
  asks: 'nature',
  outcomes(s, _a, out, weights) {
    const dealt = dealtCards(s)
    let count = 0
    for (let card = 0; card < CARD_COUNT; card++) {
      if ((dealt >> card) & 1) continue
      out[count] = move(DEALT, card)
      weights[count++] = 1
    }
    return count
  },
  known: (_s, seat) => 1 << seat,
  answer(s, seat, _a, answer, tell) {
    const card = argumentOf(answer)
    done(s)
    if (drafted(s)[0] === 1) putInPacket(s, seat, card)
    else takeToHand(s, seat, card)
    tell?.({ type: 'confrontation/dealt', seat, card: cardId(card) }, 1 << seat)
    tell?.({ type: 'confrontation/dealt', seat }, EVERYONE ^ (1 << seat))
  },
  describe(_s, _seat, _a, move) {
    const card = cardId(argumentOf(move))
    return { kind: 'confrontation/dealt', say: ['dealt', card], card }
  },
}
