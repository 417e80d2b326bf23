import type { Game } from '@estaminet/kernel'
import { type SmallBeer, smallBeer } from './small-beer.ts'

const ROUNDS = 80

/** Small Beer over eighty rounds, the cards going back to the deck: long enough to try records and links. */
export const longBeer: Game<SmallBeer> = {
  ...smallBeer,
  id: 'long-beer',
  options: {},
  setup(_options, seats) {
    const s = smallBeer.setup({ rounds: 'three' }, seats)
    s.rounds = ROUNDS
    return s
  },
  apply(s, seat, move, events) {
    const { round } = s
    smallBeer.apply(s, seat, move, events)
    if (s.round > round) s.played.fill(0)
  },
}
