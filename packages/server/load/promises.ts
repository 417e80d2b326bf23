import { Match } from '@estaminet/kernel'
import { games } from '@estaminet/shelf'
import type { Store } from '../src/store/store.ts'
import type { PlayedMatch } from './crowd.ts'

export interface Promised {
  readonly acknowledged: number
  /** Acknowledged and not in the log at its place. */
  readonly lost: number
  /** In the log and never played, or played once and there twice. */
  readonly doubled: number
}

/** Compares what the players were promised with what the store has kept. */
export async function compareWithStore(store: Store, played: readonly PlayedMatch[]): Promise<Promised> {
  const sum = { acknowledged: 0, lost: 0, doubled: 0 }
  for (const match of played) {
    const decisions = await decisionsIn(store, match)
    const promised = match.moves.filter(([, , acknowledged]) => acknowledged)
    sum.acknowledged += promised.length
    const same = match.moves.filter(([seat, move], at) => decisions[at] === `${seat} ${move}`)
    sum.lost += promised.length - same.filter(([, , acknowledged]) => acknowledged).length
    sum.doubled += Math.max(0, decisions.length - match.moves.length)
  }
  return sum
}

async function decisionsIn(store: Store, { game: id, table }: PlayedMatch): Promise<string[]> {
  const game = games.find((one) => one.id === id)
  const stored = await store.load(table)
  if (!stored || !game) return []
  const replay = new Match(game, { seats: stored.doc.seats.length, options: stored.doc.options })
  for (const entry of stored.log) replay.repeat(entry)
  return replay.line.flatMap(({ by, move, forced }) => (by < 0 || forced ? [] : [`${by} ${move}`]))
}
