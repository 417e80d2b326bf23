import { ACTION, CUBES, DELAY, LATE, TRAVEL, WAITING } from './engine/numbers.ts'
import { listen, type Part } from './engine/parts.ts'
import { loopFor } from './engine/play.ts'
import type { RaceState } from './engine/state.ts'

export type { Part }

/** What the figures of a move are made of: nothing where it has none of that kind. */
export interface Price {
  /** The time it takes: of the road or of the action, and what delays it. */
  readonly time: readonly Part[]
  /** Beers a purchase brings, as far as there is room. */
  readonly beers: readonly Part[]
  /** What a late bus costs more, and what is lost where nobody stops. */
  readonly late: readonly Part[]
  readonly waiting: readonly Part[]
}

const AS_PRINTED: Price = { time: [], beers: [], late: [], waiting: [] }

/** Part by part as the rules reckon it while they describe the move, for a seat that may make it. Without expansions: nothing. */
export function priceOf(s: RaceState, seat: number, move: number): Price {
  if (s.expansions === 0) return AS_PRINTED
  const noted = listen(() => loopFor(s).describe(s, seat, move))
  const of = (...numbers: readonly number[]): Part[] => numbers.flatMap((number) => noted.get(number) ?? [])
  return { time: of(TRAVEL, DELAY, ACTION), beers: of(CUBES), late: of(LATE), waiting: of(WAITING, DELAY) }
}
