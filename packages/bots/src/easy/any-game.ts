import { type Game, MAX_MOVES, type Seat, type State } from '@estaminet/kernel'
import type { Bot } from '../bot.ts'
import { type Judgement, OneStep } from './one-step.ts'

/** A die or two are weighed; before a draw from a deck the position is judged. */
const MOST_FACES = 12

/** Easy at a game nobody has taught it: it counts the points as they stand, and answers what it is asked next. */
export function unschooled(game: Game): Judgement<State> {
  const list = new Int32Array(MAX_MOVES)
  const weights = new Int32Array(MAX_MOVES)
  let self: Seat = 0
  return {
    game,
    look(_, seat) {
      self = seat
    },
    worth: (s, seat) => game.score(s)[seat]?.total ?? 0,
    rolls: (s) => game.chance(s, list, weights) <= MOST_FACES,
    goesOn: (s) => game.waiting(s) === 1 << self,
    isBeside: () => false,
    foresight: 2,
  }
}

const thinkers = new WeakMap<Game, OneStep<State>>()

export const easyAnyGame: Bot = {
  id: 'easy',
  choose(place) {
    const thinker = thinkers.get(place.game) ?? new OneStep(unschooled(place.game))
    thinkers.set(place.game, thinker)
    return thinker.choose(place)
  },
}
