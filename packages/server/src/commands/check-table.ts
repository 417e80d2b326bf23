import {
  checkHashes,
  commitmentTo,
  fairChance,
  type Game,
  hash,
  Match,
  movesOf,
  NATURE,
  Refusal,
  readerOf,
  readLog,
  refuse,
} from '@estaminet/kernel'
import { diceNameOf } from '@estaminet/table'
import type { ArchivedTable } from '../store/archive.ts'

/** How far a stored table has come. */
export type Progress = 'no match yet' | 'running' | 'finished'

/** Replays a stored table against everything kept beside its log, or refuses with the first difference. */
export function checkTable(game: Game, table: ArchivedTable): Progress {
  const { doc, log, moves, numbered } = table
  if (log.length !== moves || log.length !== numbered)
    wrong('damaged-log', `The log has ${log.length} entries; it should have ${Math.max(moves, numbered)}.`)
  const read = readerOf(game, doc.game, doc.rules)
  if (commitmentTo(doc.fair.secret) !== doc.fair.commitment)
    refuse('wrong-dice', 'The secret of the dice does not fit the commitment made before the first move.')
  if (doc.startedAt === undefined) {
    if (log.length > 0) wrong('damaged-log', 'There are moves, but the match never began.')
    return 'no match yet'
  }
  const match = replay(game, table)
  for (const [seat, move] of doc.sealed)
    if (!movesOf(game, match.state, seat).includes(read(move)))
      refuse('illegal-move', `The sealed answer ${move} of seat ${seat} is not allowed.`)
  // The end of the last turn may still wait for its confirmation.
  if (match.over !== (doc.status === 'over') && !(match.over && doc.held !== null))
    refuse('wrong-result', `By its log the match is ${match.over ? 'over' : 'not over'}; the table is ${doc.status}.`)
  return match.over ? 'finished' : 'running'
}

function replay(game: Game, { doc, log }: ArchivedTable): Match {
  const match = new Match(game, { seats: doc.seats.length, options: doc.options })
  const nonces = doc.fair.nonces.map((nonce) => nonce ?? '')
  checkHashes({ nonces, ...(doc.fair.hashes ? { hashes: doc.fair.hashes.map((hash) => hash ?? '') } : {}) })
  const dice = fairChance(doc.fair.secret, diceNameOf(doc), nonces)
  const marks = new Map((doc.marks ?? []).map(({ after, hash }) => [after, hash]))
  // Positions were marked as the rules of that time laid them out.
  const comparable = doc.rules === game.version ? (doc.earlier?.at(-1)?.entries ?? 0) : log.length
  readLog(game, doc.game, doc, log).forEach((entry, i) => {
    try {
      if ('move' in entry && entry.by === NATURE) {
        const drawn = match.drawOutcome(dice)
        if (drawn !== entry.move) refuse('wrong-dice', `the dice give ${drawn}, the log says ${entry.move}`)
      }
      match.repeat(entry)
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal(error.code, `Entry ${i + 1} of ${log.length}: ${error.message}`)
      throw error
    }
    const marked = marks.get(i + 1)
    if (marked !== undefined && i >= comparable && marked !== hash(match.state))
      wrong('wrong-position', `The position after entry ${i + 1} of ${log.length} is not the one that was played.`)
    marks.delete(i + 1)
  })
  if (marks.size > 0) wrong('damaged-log', `The log ends after ${log.length} entries; positions further on are known.`)
  return match
}

/** The kernel knows nothing of stores. */
function wrong(code: 'damaged-log' | 'wrong-position', message: string): never {
  throw new Refusal(code, message)
}
