import { EVERYONE, type Field, field, type Rng } from '@estaminet/kernel'
import { argumentOf, move } from '../engine/moves.ts'
import type { RaceState } from '../engine/state.ts'
import type { RaceStep } from '../engine/step.ts'
import { done, next, topOf } from '../engine/steps.ts'
import type { Tell } from '../events.ts'

/** Cards dealt to each player, who keeps one of them. */
const DEALT = 2

export interface KeepOneRules<Id extends string> {
  /** The expansion's: the head of every name. */
  readonly id: Id
  readonly cards: readonly { readonly id: string }[]
  /** Its numbers among the steps and among the kinds of moves. */
  readonly steps: { readonly deal: number; readonly keep: number }
  readonly kinds: { readonly dealt: number; readonly keep: number }
}

/** `card` is left out for those who see only the back. */
export type KeepOneEvent<Id extends string> =
  | { readonly type: `${Id}/dealt`; readonly seat: number; readonly card?: string }
  | { readonly type: `${Id}/chosen`; readonly seat: number }
  | { readonly type: `${Id}/kept`; readonly seat: number; readonly card: string }

export type KeepOneMove<Id extends string> =
  | { readonly kind: `${Id}/dealt`; readonly say: readonly [string, string]; readonly card: string }
  | { readonly kind: `${Id}/keep`; readonly say: readonly [string, string]; readonly card: string }

export type KeepOneView = {
  /** Seat by seat the cards not yet decided about; nothing where a reader sees only the back. */
  readonly dealt: readonly (readonly (string | null)[])[]
  /** What the reader has chosen and not shown yet. */
  readonly chosen: readonly (string | null)[]
  readonly kept: readonly (string | null)[]
}

export interface KeepOne<Id extends string> {
  readonly asides: readonly [`${Id}/keep`]
  readonly steps: Readonly<Record<number, RaceStep>>
  fields(seats: number): Readonly<Record<string, Field>>
  /** Puts the deal and then the choice on the stack. */
  prepare(s: RaceState): void
  /** The card a seat has kept, or -1 before all have chosen. */
  keptBy(s: RaceState, seat: number): number
  view(s: RaceState, reader: number): KeepOneView
  imagine(s: RaceState, seen: KeepOneView, rng: Rng): void
  /** No card is in two places, and nobody holds cards after having kept one. */
  holds(s: RaceState): boolean
}

/**
 * Two cards to everybody, known to their owner alone; everybody keeps one, in secret and at the same time; when the last has chosen
 * all of them are shown. What is not kept leaves the game unseen. A deck is what nobody holds: it has no cells of its own.
 */
export function keepOne<Id extends string>({ id, cards, steps, kinds }: KeepOneRules<Id>): KeepOne<Id> {
  const [HAND, SIZE, PICK, KEPT] = [`${id}.hand`, `${id}.size`, `${id}.pick`, `${id}.kept`]
  /** Cards counted from 1, in the order in which they were dealt. */
  const hands = field(HAND)
  const sizes = field(SIZE)
  const picks = field(PICK)
  const kept = field(KEPT)

  const nameOf = (counted: number): string | null => cards[counted - 1]?.id ?? null
  const numberOf = (name: string): number => cards.findIndex((card) => card.id === name) + 1

  const isInDeck = (s: RaceState, card: number): boolean =>
    !isAmong(hands(s), card) && !isAmong(picks(s), card) && !isAmong(kept(s), card)

  function take(s: RaceState, seat: number, card: number): void {
    hands(s)[seat * DEALT + sizes(s)[seat]] = card + 1
    sizes(s)[seat]++
  }

  /** To `seat`, until it has all its cards. */
  const deal: RaceStep = {
    name: `${id}/deal`,
    asks: 'nature',
    settle(s, seat) {
      if (sizes(s)[seat] < DEALT) return false
      done(s)
      return true
    },
    outcomes(s, _a, out, weights) {
      let count = 0
      for (let card = 0; card < cards.length; card++) {
        if (!isInDeck(s, card)) continue
        out[count] = move(kinds.dealt, card)
        weights[count++] = 1
      }
      return count
    },
    known: (_s, seat) => 1 << seat,
    answer(s, seat, _a, answer, tell) {
      const card = argumentOf(answer)
      take(s, seat, card)
      tell?.({ type: `${id}/dealt`, seat, card: cards[card].id }, 1 << seat)
      tell?.({ type: `${id}/dealt`, seat }, EVERYONE ^ (1 << seat))
    },
    describe: (_s, _seat, _a, move) => describe('dealt', 'dealt', move),
  }

  /** `a`: everybody asked. */
  const keep: RaceStep = {
    name: `${id}/keep`,
    asks: 'all',
    pace: 'setup',
    legal(s, seat, _a, out) {
      const hand = hands(s)
      for (let i = 0; i < DEALT; i++) out[i] = move(kinds.keep, hand[seat * DEALT + i] - 1)
      return DEALT
    },
    known: (_s, seat) => 1 << seat,
    answer(s, seat, _a, answer, tell) {
      picks(s)[seat] = argumentOf(answer) + 1
      tell?.({ type: `${id}/chosen`, seat }, EVERYONE)
    },
    settle(s, _mask, asked, tell) {
      done(s)
      for (let seat = 0; seat < s.seats; seat++) if ((asked >> seat) & 1) show(s, seat, tell)
      hands(s).fill(0)
      sizes(s).fill(0)
      picks(s).fill(0)
      return true
    },
    describe: (_s, _seat, _a, move) => describe('keep', 'keep', move),
  }

  function show(s: RaceState, seat: number, tell: Tell): void {
    const card = picks(s)[seat]
    kept(s)[seat] = card
    tell?.({ type: `${id}/kept`, seat, card: cards[card - 1].id }, EVERYONE)
  }

  function describe<Kind extends string>(kind: Kind, word: string, move: number) {
    const card = cards[argumentOf(move)].id
    return { kind: `${id}/${kind}`, say: [word, card], card } as const
  }

  return {
    asides: [`${id}/keep`],
    steps: { [steps.deal]: deal, [steps.keep]: keep },
    fields: (seats) => ({
      [HAND]: { length: seats * DEALT, owned: true },
      [PICK]: { length: seats, owned: true },
      [SIZE]: { length: seats },
      [KEPT]: { length: seats },
    }),
    prepare(s) {
      const everybody = (1 << s.seats) - 1
      next(s, steps.keep, everybody, everybody)
      for (let seat = s.seats - 1; seat >= 0; seat--) next(s, steps.deal, seat)
    },
    keptBy: (s, seat) => kept(s)[seat] - 1,
    view: (s, reader) => ({
      dealt: Array.from(sizes(s), (size, seat) =>
        Array.from({ length: size }, (_, i) => (seat === reader ? nameOf(hands(s)[seat * DEALT + i]) : null)),
      ),
      chosen: Array.from(picks(s), (card, seat) => (seat === reader ? nameOf(card) : null)),
      kept: Array.from(kept(s), nameOf),
    }),
    imagine(s, seen, rng) {
      seen.kept.forEach((card, seat) => {
        kept(s)[seat] = card === null ? 0 : numberOf(card)
      })
      // First what the reader holds, so that nobody else is dealt it.
      for (const isKnown of [true, false])
        seen.dealt.forEach((dealt, seat) => {
          for (const card of dealt)
            if ((card !== null) === isKnown) take(s, seat, card === null ? anyOf(deckOf(s), rng) : numberOf(card) - 1)
        })
      const at = topOf(s)
      if (at < 0 || s.stack[at] !== steps.keep) return
      const answered = s.stack[at + 2] & ~s.stack[at + 1]
      seen.chosen.forEach((card, seat) => {
        if ((answered >> seat) & 1)
          picks(s)[seat] = card === null ? hands(s)[seat * DEALT + rng.below(DEALT)] : numberOf(card)
      })
    },
    holds(s) {
      const places = [...hands(s), ...kept(s)].filter((card) => card > 0)
      const picked = [...picks(s)].every(
        (card, seat) =>
          card === 0 ||
          hands(s)
            .subarray(seat * DEALT, (seat + 1) * DEALT)
            .includes(card),
      )
      const either = [...kept(s)].every((card, seat) => card === 0 || sizes(s)[seat] === 0)
      return new Set(places).size === places.length && picked && either
    },
  }

  function deckOf(s: RaceState): number[] {
    return Array.from(cards.keys()).filter((card) => isInDeck(s, card))
  }
}

/** `includes`, which costs more than looking at a few cells. */
export function isAmong(cells: Int16Array, card: number): boolean {
  for (let at = 0; at < cells.length; at++) if (cells[at] === card + 1) return true
  return false
}

const anyOf = (deck: readonly number[], rng: Rng): number => deck[rng.below(deck.length)]
