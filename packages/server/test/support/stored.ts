import { digest, type Game, movesOf } from '@estaminet/kernel'
import { Table, type TableDoc } from '@estaminet/table'
import type { StoredChange } from '../../src/store/store.ts'

const SECRET = '5e'.repeat(32)
const now = 1_700_000_000_000
const ann = { id: 'ann', name: 'Ann' }

/** A table at which one person has played for both seats, the first move each time, up to so many decisions. */
export function playedTable(game: Game, id: string, decisions = Number.POSITIVE_INFINITY): Table {
  const table = Table.create(
    game,
    { game: game.id, seats: [{ kind: 'me' }, { kind: 'me', name: 'Bob' }], access: 'link', pace: { kind: 'live' } },
    ann,
    { id, code: `C-${id}`, secret: SECRET, botSeed: 'b0', levels: ['easy'], closed: 0 },
    now,
  )
  let n = 0
  const say = (words: object) => table.execute({ table: id, cmd: `c${n++}`, ...words } as never, ann, now)
  for (const seat of [0, 1]) say({ t: 'hash', seat, hash: digest(`0${seat}`) })
  say({ t: 'start' })
  for (const seat of [0, 1]) say({ t: 'nonce', seat, nonce: `0${seat}` })
  for (let left = decisions; left > 0; left--) {
    const [seat] = table.asked()
    if (seat === undefined || !table.match) break
    say({ t: 'play', seat, ask: table.askId(seat), move: movesOf(game, table.match.state, seat)[0] })
  }
  return table
}

/** The change that puts a whole table into a store at once. */
export const storing = (table: Table, more: Partial<TableDoc> = {}): StoredChange => ({
  table: { ...table.doc, ...more },
  rev: 0,
  from: 0,
  entries: table.match?.log ?? [],
  dueAt: null,
})
