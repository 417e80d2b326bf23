import type { Game, State } from '@estaminet/kernel'
import type { SeatTally, TableDoc } from './doc.ts'
import type { SeatResult } from './protocol.ts'

/** Points and places as this state has them. */
export const pointsOf = (game: Game, state: State): SeatResult[] =>
  game.score(state).map(({ total, rank, team }) => ({ total, rank, ...(team === undefined ? {} : { team }) }))

/** What is kept of a match that is over: everybody's points and place, and what they are made of. */
export function endingOf(game: Game, state: State): Required<Pick<TableDoc, 'result' | 'tallies'>> {
  const scores = game.score(state)
  return {
    result: scores.map(({ total, rank }) => ({ total, rank })),
    tallies: scores.map(({ parts }, seat): SeatTally => {
      const points: Record<string, number> = {}
      for (const part of parts) if (part.points !== 0) points[part.reason] = (points[part.reason] ?? 0) + part.points
      const places = game.haunts?.(state, seat)
      return { points, ...(places ? { places } : {}) }
    }),
  }
}
