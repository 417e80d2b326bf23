import { EVERYONE, field, seeded } from '@estaminet/kernel'
import { argumentOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { CARD_COUNT, cardId, handSize, hands, packed, packets, takeToHand } from './hands.ts'
import type { ConfrontationMove } from './moves.ts'
import { DRAFT, PICK } from './numbers.ts'

/** What a seat keeps while others still choose: the argument of its move, counted from 1. */
export const picks = field('confrontation.pick')

/** Of the first packet one card is kept, then two, of a packet of two one. */
const kept = (s: RaceState, packet: number): number => (packet === handSize(s) || packet < 3 ? 1 : 2)

/** The first card of a pick; the second, or -1. */
const firstOf = (argument: number): number => argument % CARD_COUNT
const secondOf = (argument: number): number => ((argument / CARD_COUNT) | 0) - 1
const pickOf = (first: number, second: number): number => move(PICK, first + CARD_COUNT * (second + 1))

/** Everybody keeps cards of the packet before them, at once and in secret; the rest goes to the left. */
export const draft: RaceStep = {
  name: 'confrontation/draft',
  asks: 'all',
  pace: 'setup',
  legal(s, seat, _a, out, packet) {
    const cards = packets(s)
    const from = seat * CARD_COUNT
    const isPair = kept(s, packet) === 2
    let count = 0
    for (let first = 0; first < CARD_COUNT; first++) {
      if (cards[from + first] === 0) continue
      if (!isPair) out[count++] = pickOf(first, -1)
      else
        for (let second = first + 1; second < CARD_COUNT; second++)
          if (cards[from + second] === 1) out[count++] = pickOf(first, second)
    }
    return count
  },
  known: (_s, seat) => 1 << seat,
  answer(s, seat, _a, answer) {
    picks(s)[seat] = argumentOf(answer) + 1
  },
  settle(s, _mask, everybody, tell, packet) {
    done(s)
    const rest = packet - kept(s, packet)
    for (let seat = 0; seat < s.seats; seat++) {
      const pick = picks(s)[seat] - 1
      picks(s)[seat] = 0
      keep(s, seat, firstOf(pick), secondOf(pick), tell)
    }
    if (rest === 0) return true
    passLeft(s)
    tell?.({ type: 'confrontation/passed', count: rest }, EVERYONE)
    // A last card is kept without a question.
    if (rest === 1) for (let seat = 0; seat < s.seats; seat++) keep(s, seat, onlyCard(s, seat), -1, tell)
    else next(s, DRAFT, everybody, everybody, rest)
    return true
  },
  /**
   * Any, by lot. The lot falls by the hand as well as by the packet: whoever passed the packet knows what is in it, but not what was
   * kept of the one before.
   */
  fallback(s, seat, a, packet) {
    const count = draft.legal?.(s, seat, a, list, packet) ?? 0
    return list[seeded(`${cellsOf(hands(s), seat)} ${cellsOf(packets(s), seat)}`).below(count)]
  },
  describe(_s, _seat, _a, answer): ConfrontationMove {
    const [first, second] = [firstOf(argumentOf(answer)), secondOf(argumentOf(answer))]
    const cards = second < 0 ? [cardId(first)] : [cardId(first), cardId(second)]
    return { kind: 'confrontation/pick', say: ['pick', ...cards], cards }
  },
}

const list = new Int32Array((CARD_COUNT * (CARD_COUNT - 1)) / 2)

const cellsOf = (cells: Int16Array, seat: number): string =>
  cells.subarray(seat * CARD_COUNT, (seat + 1) * CARD_COUNT).join('')

function keep(s: RaceState, seat: number, first: number, second: number, tell: Tell): void {
  moveToHand(s, seat, first)
  if (second >= 0) moveToHand(s, seat, second)
  if (!tell) return
  const cards = second < 0 ? [cardId(first)] : [cardId(first), cardId(second)]
  tell({ type: 'confrontation/kept', seat, count: cards.length, cards }, 1 << seat)
  tell({ type: 'confrontation/kept', seat, count: cards.length }, EVERYONE ^ (1 << seat))
}

function moveToHand(s: RaceState, seat: number, card: number): void {
  packets(s)[seat * CARD_COUNT + card] = 0
  packed(s)[seat]--
  takeToHand(s, seat, card)
}

const passing = new Int16Array(CARD_COUNT)

/** Left is the next seat clockwise. All packets are of one size. */
function passLeft(s: RaceState): void {
  const cards = packets(s)
  const last = (s.seats - 1) * CARD_COUNT
  for (let card = 0; card < CARD_COUNT; card++) passing[card] = cards[last + card]
  cards.copyWithin(CARD_COUNT, 0, last)
  cards.set(passing)
}

function onlyCard(s: RaceState, seat: number): number {
  let card = 0
  while (packets(s)[seat * CARD_COUNT + card] === 0) card++
  return card
}
