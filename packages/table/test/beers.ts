import { defineState, type Game, type StateOf } from '@estaminet/kernel'
import { type SmallBeer, smallBeer } from '../../kernel/test/example/small-beer.ts'

const CHOOSE = 1
const POUR = 2
const TAKE = 13

/** Small Beer in which choosing a card is no turn but a window: who says nothing plays the lowest. */
export const windowBeer: Game<SmallBeer> = {
  ...smallBeer,
  id: 'window-beer',
  pace: (s, seat) => (s.phase === CHOOSE ? 'window' : (smallBeer.pace?.(s, seat) ?? 'turn')),
  asides: ['card'],
}

const glasses = defineState('glasses', [], ['lifted'])
type Glasses = StateOf<typeof glasses>

/** Everybody lifts a small or a large glass, at once and for all to see: nothing is hidden and nothing sealed. */
export const lifting: Game<Glasses> = {
  id: 'lifting',
  version: 0,
  seats: { min: 2, max: 4 },
  options: {},
  setup: (_, seats) => glasses.create({ lifted: seats }),
  waiting: (s) => s.lifted.reduce((mask, lifted, seat) => (lifted === 0 ? mask | (1 << seat) : mask), 0),
  legal(_s, _seat, out) {
    out.set([1, 2])
    return 2
  },
  chance: () => 0,
  apply(s, seat, move, events) {
    s.lifted[seat] = move
    events?.({ type: 'Lifted', seat, glass: move })
  },
  fallback: () => 1,
  view: (s) => ({ lifted: [...s.lifted] }),
  imagine(view) {
    const { lifted } = view as { lifted: number[] }
    const s = glasses.create({ lifted: lifted.length })
    s.lifted.set(lifted)
    return s
  },
  score: (s) => Array.from(s.lifted, (total) => ({ total, rank: 1, parts: [{ reason: 'lifted', points: total }] })),
  describe: (_s, _seat, move) => ({ kind: 'lift', say: ['lift', move] }),
}

/** Small Beer without a die: one sealed round follows the other. */
export const quickBeer: Game<SmallBeer> = {
  ...smallBeer,
  id: 'quick-beer',
  apply(s, seat, move, events) {
    smallBeer.apply(s, seat, move, events)
    if (s.phase === POUR) smallBeer.apply(s, s.winner, TAKE, events)
  },
}

/** Small Beer for whoever drinks alone. */
export const soloBeer: Game<SmallBeer> = { ...smallBeer, id: 'solo-beer', seats: { min: 1, max: 3 } }
