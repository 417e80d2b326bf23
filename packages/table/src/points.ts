import type { Game, State } from '@estaminet/kernel'
import type { SeatResult } from './protocol.ts'

/** Points and places as this state has them. */
export const pointsOf = (game: Game, state: State): SeatResult[] =>
  game.score(state).map(({ total, rank, team }) => ({ total, rank, ...(team === undefined ? {} : { team }) }))
