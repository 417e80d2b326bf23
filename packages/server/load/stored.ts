import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { type Game, seeded } from '@estaminet/kernel'
import { Table, type TableDoc } from '@estaminet/table'
import { openSqlite } from '../src/store/sqlite.ts'
import type { Store, StoredChange } from '../src/store/store.ts'
import { gamesForFour } from './games.ts'
import { inFolder, startHouse } from './round.ts'

const MATCHES = 10_000
const DAY = 24 * 60 * 60 * 1000
/** Matches that were really played; the others repeat them under other names. */
const PLAYED = 20
const MOVES_EACH = 150
const LONG_MATCHES = 40
const LONG = 600
const AT_ONCE = 500
/** Of so many turns all but one are taken back: no match is as long as the log that is wanted. */
const SECOND_THOUGHTS = 6

const people = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `Guest ${id}` }))

/** How long a house with many matches under way takes to open, what it holds, and how fast it finds a long one. */
export function storedMatches() {
  return inFolder(async (folder) => {
    const store = await openSqlite(folder)
    await fill(store)
    await store.close()
    const began = performance.now()
    const house = await startHouse(folder)
    const start = performance.now() - began
    const { rss } = await house.usage('now')
    const loads: number[] = []
    for (let i = 0; i < LONG_MATCHES; i++) {
      const asked = performance.now()
      const answer = await fetch(`${house.url}/api/tables/${longName(i)}`)
      await answer.arrayBuffer()
      if (answer.ok) loads.push(performance.now() - asked)
    }
    await house.kill()
    loads.sort((a, b) => a - b)
    const [median = Number.NaN] = loads.slice(loads.length >> 1)
    return { matches: MATCHES, start, memory: rss, moves: LONG, load: { median, worst: loads.at(-1) ?? Number.NaN } }
  })
}

async function fill(store: Store): Promise<void> {
  const short = Array.from({ length: PLAYED }, (_, i) =>
    playSome(gamesForFour[i % gamesForFour.length] as Game, i, MOVES_EACH),
  )
  const long = playSome(heavenAndAle, 0, LONG)
  const changes: StoredChange[] = []
  for (let i = 0; i < MATCHES; i++) changes.push(renamed(short[i % PLAYED] as Table, `match-${i}`, i))
  for (let i = 0; i < LONG_MATCHES; i++) changes.push(renamed(long, longName(i), MATCHES + i))
  for (let at = 0; at < changes.length; at += AT_ONCE)
    await Promise.all(changes.slice(at, at + AT_ONCE).map((change) => store.commit(change)))
}

const longName = (i: number) => `long-${i}`

/** A running turn-by-turn match with at least so many entries in its log. */
function playSome(game: Game, number: number, entries: number): Table {
  const now = Date.now()
  const rng = seeded(number)
  const birth = { id: 'match', code: 'MATCH', secret: '5e'.repeat(32), botSeed: 'b0', levels: [], closed: 0 }
  const seats = [{ kind: 'me' } as const, ...Array(3).fill({ kind: 'open' } as const)]
  const plan = { game: game.id, seats, access: 'link', pace: { kind: 'turns', hours: 24 } } as const
  const table = Table.create(game, plan, people[0], birth, now)
  const said = { table: 'match', cmd: 'c' }
  for (const person of people.slice(1)) table.execute({ t: 'join', ...said }, person, now)
  people.forEach((person, seat) => {
    table.execute({ t: 'nonce', ...said, seat, nonce: '' }, person, now)
    table.execute({ t: 'orders', ...said, seat, confirm: true }, person, now)
  })
  table.execute({ t: 'start', ...said }, people[0], now)
  while ((table.match?.log.length ?? entries) < entries) {
    const { held } = table.doc
    const seat = held ?? (table.asked()[0] as number)
    const by = people[seat] as (typeof people)[number]
    if (held === null) {
      const moves = table.match?.legal(seat) ?? []
      const move = moves[rng.below(moves.length)] as number
      table.execute({ t: 'play', ...said, seat, ask: table.askId(seat), move }, by, now)
      // Second thoughts make a log longer than its match.
    } else if (rng.below(SECOND_THOUGHTS)) table.execute({ t: 'undo', ...said, seat }, by, now)
    else table.execute({ t: 'confirm', ...said, seat }, by, now)
  }
  return table
}

function renamed(played: Table, id: string, number: number): StoredChange {
  const doc: TableDoc = { ...played.doc, id, code: number.toString(36).toUpperCase().padStart(6, '0') }
  const seats = doc.seats.map((seat) => ({ ...seat, person: `${seat.person}${number}` }))
  return { table: { ...doc, seats }, rev: 0, from: 0, entries: played.match?.log ?? [], dueAt: Date.now() + DAY }
}
