import { workerData } from 'node:worker_threads'
import {
  findGame,
  type Game,
  isLink,
  type Match,
  parseRecord,
  Refusal,
  readLink,
  readRecord,
  signRecord,
} from '@estaminet/kernel'
import { replayHanded } from '@estaminet/table'
import type { Brought, Finding, Found } from './finding.ts'

const { school } = workerData as { school: string }
const { games } = (await import(school)) as { games: readonly Game[] }

/** What a record or a link holds, from its text, or how a table of a device stands. Runs where it can be stopped. */
export default function replay(brought: Brought): Finding {
  try {
    if (typeof brought !== 'string') return { ok: true, handed: replayHanded(gameOf(brought.plan.game), brought) }
    return { ok: true, record: isLink(brought) ? found(readLink(gameOf, brought), [], false) : fromRecord(brought) }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code, message: error.message }
    // Nested so deeply that nothing could be read any more.
    if (error instanceof RangeError) return { ok: false, code: 'malformed-record', message: 'This is no match record.' }
    throw error
  }
}

function fromRecord(text: string): Found {
  try {
    const record = parseRecord(text)
    const match = readRecord(gameOf(record.game), record)
    return found(match, record.players ?? [], record.fair?.secret !== undefined)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-checksum') sayWhere(text)
    throw error
  }
}

/** A checksum only says that something changed; signed anew, the replay says what. */
function sayWhere(text: string): void {
  const { checksum: _, ...rest } = JSON.parse(text)
  const record = signRecord(rest)
  try {
    readRecord(gameOf(record.game), record)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.code, `The record was edited or damaged. First difference: ${error.message}`)
  }
}

const gameOf = (id: string): Game => findGame(id, games)

const found = (
  { game, seats, options, line, over, state }: Match,
  players: readonly string[],
  dice: boolean,
): Found => ({
  game: game.id,
  rules: game.version,
  seats,
  options: { ...options },
  players: players.slice(0, seats).map((name) => name.slice(0, 40)),
  moves: line.length,
  over,
  scores: game.score(state).map(({ total, rank }) => ({ total, rank })),
  dice: dice ? 'proven' : 'not-proven',
})
