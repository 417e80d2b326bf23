import type { Seat, SeatScore } from '@estaminet/kernel'

/** A line of the result: somebody, or a team, whose points are the same for all of it. */
export interface PlaceTaken {
  readonly seats: readonly Seat[]
  readonly team: number | undefined
  readonly rank: number
  readonly total: number
}

type Scored = Pick<SeatScore, 'rank' | 'total'> & { readonly team?: number | undefined }

/** The result, the winner first. */
export function placesOf(scores: readonly Scored[]): PlaceTaken[] {
  const order = scores.map((score, seat) => ({ ...score, seat })).toSorted((a, b) => a.rank - b.rank)
  return order
    .filter(({ team }, at) => team === undefined || order.findIndex((one) => one.team === team) === at)
    .map(({ seat, team, rank, total }) => ({
      seats: team === undefined ? [seat] : order.filter((one) => one.team === team).map((one) => one.seat),
      team,
      rank,
      total,
    }))
}
