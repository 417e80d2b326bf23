import { type Game, type MatchRecord, type Move, Refusal, refuse } from '@estaminet/kernel'
import { type Command, type Person, Table, type TablePlan } from '@estaminet/table'
import { moveAt } from '../guided/guided-game.ts'

/** Who sits opposite at a guided table; what it does is written down all the same. */
const OPPOSITE = 'very-easy'

/**
 * A table on which a record is played once more. It has the id and the secret the record was dealt with, so that the same
 * moves meet the same dice, and stands where so many entries of it have been played.
 */
export function layGuided(game: Game, record: MatchRecord, player: Person, from: number): Table {
  const { fair, options } = record
  if (fair?.secret === undefined) return refuse('malformed-record', 'A guided game says what it was dealt with.')
  const plan: TablePlan = {
    game: game.id,
    options,
    seats: [{ kind: 'me' }, { kind: 'bot', level: OPPOSITE }],
    access: 'link',
    pace: { kind: 'live' },
  }
  const birth = { id: fair.match, code: 'LOCAL', secret: fair.secret, botSeed: '', levels: [OPPOSITE], closed: 0 }
  const now = Date.now()
  const table = Table.create(game, plan, player, birth, now)
  const begin = { table: fair.match, cmd: 'start' }
  // Its player adds nothing to the dice: they were thrown long ago.
  table.execute({ t: 'hash', ...begin, seat: 0, hash: '' }, player, now)
  table.execute({ t: 'start', ...begin }, player, now)
  while (entries(table) < from) playWritten(table, record, player)
  return table
}

/** Refuses what the record does not do next: its player may take nothing else, and nothing back. */
export function keepToScript(record: MatchRecord, table: Table, command: Command): void {
  if (command.t !== 'play' || command.move !== writtenMove(record, table))
    throw new Refusal('not-now', 'A guided table does what its record did.')
}

/** What happens next at a guided table. */
export const writtenMove = (record: MatchRecord, table: Table): Move =>
  moveAt(record, entries(table)) ?? refuse('malformed-record', 'The record of a guided game is at its end.')

const entries = ({ match }: Table): number => match?.log.length ?? 0

function playWritten(table: Table, record: MatchRecord, player: Person): void {
  const [seat] = table.asked()
  if (seat === undefined) throw new Refusal('malformed-record', 'Nobody is asked at this guided table.')
  const move = writtenMove(record, table)
  const ask = table.askId(seat)
  if (table.seatsOf(player.id).includes(seat))
    table.execute({ t: 'play', table: table.doc.id, cmd: 'guide', seat, ask, move }, player, Date.now())
  else table.house({ t: 'bot', seat, ask, move }, Date.now())
}
