import type { Move, Seat, View } from '@estaminet/kernel'

/** What a bot is given: what its seat sees, and nothing more. */
export interface Thought {
  readonly game: string
  readonly level: string
  readonly seat: Seat
  readonly view: View
  readonly moves: readonly Move[]
  readonly seed: string
}

/** A thought that is being thought, and how many milliseconds it may take. */
export interface TimedThought extends Thought {
  readonly time: number
}

/** The module a worker finds its games and bots in. */
export interface BotSchool {
  readonly games: readonly import('@estaminet/kernel').Game[]
  readonly bots?: readonly import('@estaminet/bots').Bot[]
}
