import { createRequire } from 'node:module'
import {
  CHANCE,
  type Game,
  MAX_MOVES,
  type Options,
  OVER,
  type Rng,
  type Seat,
  type State,
  seeded,
} from '@estaminet/kernel'
import { anySeat, playNature } from '../playout.ts'

const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof import('boardgame.io/client')

/** What boardgame.io keeps between moves. */
interface Kept {
  readonly cells: Int16Array
}

const moves = new Int32Array(MAX_MOVES)

/**
 * The same rules hosted by boardgame.io, as fast as it lets them be:
 * - its state is one small object around a typed array, copied once a move; nothing in it can be drafted or frozen deeply;
 * - undo is off, there are no phases, stages, hooks or end conditions for it to evaluate, and no turn order to keep: the
 *   rules know whose move it is;
 * - one dispatch a decision: chance and forced moves that follow are played inside it, with dice from a number sent along
 *   with the move, which is far cheaper than its own generator and replays just as well;
 * - the driver reads the store itself rather than ask the client to assemble its state.
 */
export function boardgameIo(game: Game, options: Options, seats: number) {
  const scratch = game.setup(options, seats)
  const hosted = {
    name: game.id,
    disableUndo: true,
    setup: (): Kept => ({ cells: game.setup(options, seats).cells }),
    moves: {
      play: ({ G }: { G: Kept }, seat: Seat, move: number, dice: number): Kept => {
        scratch.cells.set(G.cells)
        if (seat >= 0) game.apply(scratch, seat, move)
        settle(game, scratch, seeded(dice))
        return { cells: scratch.cells.slice() }
      },
    },
  }
  const seen = game.setup(options, seats)

  /** One game from setup to end with random choices; answers how many decisions that took. */
  return function playOne(rng: Rng): number {
    const client = Client<Kept>({ game: hosted, numPlayers: seats, debug: false })
    const { store } = client
    const play = client.moves.play as (seat: Seat, move: number, dice: number) => void
    const dice = () => rng.below(0x7fffffff)
    const look = () => seen.cells.set(store.getState().G.cells)
    let decisions = 0
    look()
    if (game.waiting(seen) === CHANCE) play(-1, 0, dice())
    for (look(); game.waiting(seen) !== OVER; look()) {
      const seat = anySeat(game.waiting(seen), rng)
      const count = game.legal(seen, seat, moves)
      play(seat, moves[rng.below(count)] as number, dice())
      decisions++
    }
    return decisions
  }
}

/** Plays chance and forced moves until somebody has a choice. */
function settle(game: Game, s: State, rng: Rng): void {
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    if (mask === CHANCE) playNature(game, s, rng)
    else {
      if (mask & (mask - 1)) return
      const seat = 31 - Math.clz32(mask)
      if (game.legal(s, seat, moves) > 1) return
      game.apply(s, seat, moves[0] as number)
    }
  }
}
