import type { SeatInfo, Update } from '@estaminet/table'

/** The people one plays together with and can speak to apart; nobody where there are no teams, or for who plays for several. */
export function matesOf(
  scores: Update['scores'],
  mine: readonly number[],
  seats: readonly Pick<SeatInfo, 'kind'>[],
): number[] {
  const own = new Set(mine.map((seat) => scores[seat]?.team))
  const [team] = own
  if (team === undefined || own.size > 1) return []
  return [...seats.keys()].filter(
    (seat) => scores[seat]?.team === team && !mine.includes(seat) && seats[seat]?.kind === 'person',
  )
}
