import { workerData } from 'node:worker_threads'
import { seeded } from '@estaminet/kernel'
import { serve } from '../threads.ts'
import { JUDGEMENTS } from './judgements.ts'

/** One round of a generation: every candidate plays one game, at tables of whoever the lot brings together. */
export interface Round {
  readonly candidates: readonly Float64Array[]
  readonly seats: number
  /** The so-and-so-manieth of its generation. */
  readonly number: number
  /** All tables of a round have the same luck, so that candidates are compared by what they do with it. */
  readonly deal: string
}

/** What a thread has to know to play rounds. */
export interface Errand {
  readonly game: string
}

/** The points of each candidate. */
export function playRound({ game }: Errand, { candidates, seats, number, deal }: Round): number[] {
  const tables = JUDGEMENTS[game].players(candidates)
  const made = candidates.map(() => 0)
  const order = shuffled(candidates.length, deal)
  for (let first = 0; first + seats <= order.length; first += seats) {
    const table = order.slice(first, first + seats)
    tables.play(table, number, deal).forEach((points, seat) => {
      made[table[seat]] = points
    })
  }
  return made
}

function shuffled(count: number, seed: string): number[] {
  const rng = seeded(`${seed}/order`)
  const order = Array.from({ length: count }, (_, at) => at)
  for (let i = count - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  return order
}

if (workerData?.game) serve((round: Round) => playRound(workerData, round))
