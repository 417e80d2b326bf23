import { PIXEL_CUBES_PER_PURCHASE, PIXEL_HAND, pixels } from '../../content/pixels.ts'
import type { Expansion, Tally } from '../../engine/expansion.ts'
import { argumentOf, kindOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import { ACTION, next, topOf } from '../../engine/steps.ts'
import { AT_THE_BREWERY } from '../../rules/breathalyzer.ts'
import * as cards from './cards.ts'
import { closing, openClosing } from './closing.ts'
import { complete, describeDrawing, hasReady, writeDrawings } from './drawings.ts'
import { describeDrop, dropJoker, gainJoker, jokers } from './jokers.ts'
import { laws } from './laws.ts'
import { CLOSING, COMPLETE, DEAL, DRAW, DROP, SWAP } from './numbers.ts'
import { offerSwap, swap } from './swap.ts'
import { imagine, view } from './view.ts'

/** Completing a drawing and dropping a joker: open at every quiet moment, in one's own turn and in everybody else's. */
function writeMoves(s: RaceState, seat: number, out: Int32Array, count: number): number {
  const written = writeDrawings(s, seat, out, count)
  if (jokers(s)[seat] === 0) return written
  out[written] = move(DROP)
  return written + 1
}

/** Nothing is under way: the active player is asked for an action. */
const isQuiet = (s: RaceState): boolean => s.stack[topOf(s)] === ACTION

const scoreDrawing = (card: number, part: Tally): void =>
  part('pixel-bag/drawing', pixels[card].vp, 'card', cards.pixelId(card))

export const pixelBag: Expansion = {
  id: 'pixel-bag',
  asides: ['pixel-bag/keep', 'pixel-bag/confirm'],
  inPerson: ['pixel-bag/confirm'],
  fields: (seats) => ({
    'pixel-bag.hand': { length: seats * PIXEL_HAND, owned: true },
    'pixel-bag.past': { length: seats * cards.CARD_COUNT, owned: true },
    'pixel-bag.answer': { length: seats, owned: true },
    'pixel-bag.filled': { length: seats },
    'pixel-bag.completed': { length: seats },
    'pixel-bag.swapped': { length: seats },
    'pixel-bag.jokers': { length: seats },
    'pixel-bag.shown': { length: cards.CARD_COUNT },
  }),
  prepare: (s) => next(s, DEAL),
  steps: { [DEAL]: cards.deal, [DRAW]: cards.draw, [SWAP]: swap, [CLOSING]: closing },
  cards: [
    {
      id: 'pixel-bag',
      effects: [{ on: 'passive', does: [{ form: 'yield', of: 'cubes', op: 'set', n: PIXEL_CUBES_PER_PURCHASE }] }],
    },
  ],
  slots: 1,
  cardAt: () => 0,
  hidesActions: true,
  actions: writeMoves,
  kinds: {
    [COMPLETE]: { beside: 'no-check', act: complete, describe: describeDrawing },
    [DROP]: { beside: 'no-check', act: (s, seat, _none, tell) => dropJoker(s, seat, tell), describe: describeDrop },
  },
  free: {
    kinds: [COMPLETE, DROP],
    seats(s) {
      if (!isQuiet(s)) return 0
      const held = jokers(s)
      let mask = 0
      for (let seat = 0; seat < s.seats; seat++) if (held[seat] > 0 || hasReady(s, seat)) mask |= 1 << seat
      return mask
    },
    legal: writeMoves,
    answer(s, seat, move, tell) {
      if (kindOf(move) === DROP) dropJoker(s, seat, tell)
      else complete(s, seat, argumentOf(move), tell)
    },
    describe: (s, seat, move) =>
      kindOf(move) === DROP ? describeDrop(s, seat) : describeDrawing(s, seat, argumentOf(move)),
  },
  fills: (s, seat) => jokers(s)[seat],
  drunk: (s, seat, _colour, where, tell) => {
    if (where !== AT_THE_BREWERY) gainJoker(s, seat, tell)
  },
  removed: offerSwap,
  on: {
    // Once for all, however many the moment comes to.
    final: (s, seat, tell) => {
      if (seat === 0) openClosing(s, tell)
    },
  },
  score(s, seat, part) {
    const open = cards.shown(s)
    for (let card = 0; card < cards.CARD_COUNT; card++) if (open[card] === seat + 1) scoreDrawing(card, part)
  },
  secretScore(s, seat, part) {
    const owned = cards.past(s)
    for (let card = 0; card < cards.CARD_COUNT; card++)
      if (owned[seat * cards.CARD_COUNT + card] === cards.COMPLETED) scoreDrawing(card, part)
  },
  view,
  imagine,
  laws,
}
