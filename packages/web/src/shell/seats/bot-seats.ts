import { parted, STAND_IN_LEVEL, strongerThan } from '@estaminet/bots/levels'
import type { SeatInfo } from '@estaminet/table'

/** A bot sits here, or plays for somebody. */
export const isPlayedByBot = (seat: SeatInfo | undefined): boolean => seat?.kind === 'bot' || seat?.standIn === true

export const levelOf = ({ level }: Pick<SeatInfo, 'level'>): string => level ?? STAND_IN_LEVEL

export const nextLevel = (seat: SeatInfo, game: string): string | undefined => strongerThan(levelOf(seat), game)

/** Who beat bots alone by a tenth of their points has not much to learn from them. */
const CLEARLY = 0.1

/** The levels to meet next, one for each bot, when somebody has won clearly against bots alone; otherwise none. */
export function strongerOnes(
  seats: readonly SeatInfo[],
  mine: readonly number[],
  scores: readonly { readonly rank: number; readonly total: number; readonly team?: number | undefined }[],
  game: string,
): readonly string[] {
  const [own] = mine
  const others = seats.flatMap((seat, at) => (at === own ? [] : [{ seat, score: scores[at] }]))
  const score = scores[own]
  if (mine.length !== 1 || score?.rank !== 1 || score.team !== undefined || seats[own].standIn) return []
  if (others.length === 0 || others.some(({ seat }) => seat.kind !== 'bot')) return []
  const best = Math.max(...others.map((other) => other.score.total))
  if (score.total - best < CLEARLY * score.total) return []
  // Everybody keeps their way of playing: what changes is the level.
  return [...new Set(others.flatMap(({ seat }) => nextLevel(seat, game) ?? []).map((next) => parted(next).level))]
}
