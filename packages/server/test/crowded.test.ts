import { personSeat, type TableInfo, type TablePlan } from '@estaminet/table'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Limits } from '../src/limits.ts'
import { Lobby } from '../src/lobby.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import type { TableSummary } from '../src/store/store.ts'
import { sqliteGround } from './store/houses.ts'
import { made, tableAt } from './store/table-talk.ts'
import { Client } from './support/client.ts'
import { houseFor } from './support/house.ts'
import { MemoryStore } from './support/memory-store.ts'
import { roomsOn } from './support/rooms-on.ts'
import { smallHouse } from './support/school.ts'

const plan = (more: Partial<TablePlan> = {}): TablePlan => ({
  game: 'small-beer',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  access: 'public',
  pace: { kind: 'live' },
  ...more,
})
const freeSeat = { ...personSeat('', '', 0), kind: 'open' as const }
const make = async (client: Client, more: Partial<TablePlan> = {}) =>
  (await client.ok<{ table: string }>('POST', '/api/tables', plan(more))).table
const listed = async (client: Client) =>
  (await client.ok<(TableInfo & { mine: number[] })[]>('GET', '/api/tables')).map(({ id, host, mine }) => ({
    id,
    host,
    mine,
  }))

async function house(store = new MemoryStore(), env: Record<string, string> = {}) {
  const opened = await houseFor({ ...smallHouse, store, env })
  onTestFinished(() => opened.close())
  return opened
}

/** Counts how often the list is read from the store. */
class CountingStore extends MemoryStore {
  reads = 0
  override async tables(which: Parameters<MemoryStore['tables']>[0]) {
    if ('open' in which) this.reads++
    return super.tables(which)
  }
}

describe('the list of open tables', () => {
  it('shows a few of each maker, so that nobody pushes the others off it', async () => {
    const { url } = await house(undefined, { LIMITS: 'off' })
    const honest = await make(await Client.named(url, 'Ann'))
    const greedy = await Client.named(url, 'Eve')
    for (let n = 0; n < 25; n++) await make(greedy)
    const list = await listed(new Client(url))
    expect(list).toHaveLength(4)
    expect(list.map(({ id }) => id)).toContain(honest)
  })

  it('begins with those at which somebody waits', async () => {
    const { url } = await house()
    const [ann, bob] = [await Client.named(url, 'Ann'), await Client.named(url, 'Bob')]
    const first = await make(ann)
    const later = await make(bob)
    expect((await listed(new Client(url))).map(({ id }) => id)).toEqual([later, first])
    await ann.socket(first)
    await expect.poll(async () => (await listed(new Client(url))).map(({ id }) => id)).toEqual([first, later])
  })

  it('keeps who has waited longest among the first, however many newer tables two others attend', async () => {
    const { url } = await house()
    const ann = await Client.named(url, 'Ann')
    const oldest = await make(ann)
    await ann.socket(oldest)
    const others = [await Client.named(url, 'Eve'), await Client.named(url, 'Mallory')]
    for (const other of others)
      for (let n = 0; n < 3; n++) {
        const table = await make(other)
        await other.socket(table)
      }
    const hosts = async () => (await listed(new Client(url))).slice(0, 6).map(({ id }) => id)
    await expect.poll(async () => (await hosts()).indexOf(oldest)).toBe(0)
    // Whoever comes later stands before anybody's second table.
    const late = await Client.named(url, 'Zoë')
    const last = await make(late)
    await late.socket(last)
    await expect.poll(async () => (await hosts()).indexOf(last)).toBe(3)
  })

  it('is read once, however many look and whatever happens at this node', async () => {
    const store = new CountingStore()
    const { url } = await house(store, { LIMITS: 'off' })
    const [ann, bob] = [await Client.named(url, 'Ann'), await Client.named(url, 'Bob')]
    const table = await make(ann, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
    const looks = await Promise.all(Array.from({ length: 60 }, () => listed(new Client(url))))
    expect(looks.every((list) => list.length === 1 && list[0].id === table)).toBe(true)
    // Whose table it is sees that, at once, and nobody else does.
    expect(await listed(ann)).toEqual([{ id: table, host: true, mine: [0] }])
    expect(await listed(bob)).toEqual([{ id: table, host: false, mine: [] }])
    await bob.command(table, 'join')
    expect(await listed(bob)).toEqual([{ id: table, host: false, mine: [1] }])
    await ann.command(table, 'start')
    expect(await listed(ann)).toEqual([])
    expect(store.reads).toBe(1)
  })
})

describe('ten thousand looks at a hundred tables', () => {
  it('cost one reading, and the drawing of each table once', async () => {
    const store = new CountingStore()
    for (let n = 0; n < 100; n++)
      await store.commit(made(tableAt(`t${n}`, { host: `p${n}`, status: 'open', access: 'public', seats: [freeSeat] })))
    let drawn = 0
    const show = ({ doc }: TableSummary) => {
      drawn++
      return { id: doc.id }
    }
    const log = { warn: () => undefined }
    const lobby = new Lobby({ store, log, attended: () => false, concerns: () => undefined, show })
    const first = await lobby.listFor(null)
    expect(JSON.parse(first)).toHaveLength(100)
    for (let n = 0; n < 10_000; n++) if ((await lobby.listFor(`guest ${n}`)) !== first) throw new Error('another list')
    expect({ drawn, reads: store.reads }).toEqual({ drawn: 100, reads: 1 })
  })
})

describe('the tables of a guest', () => {
  it('that go on are found however many of theirs have ended since', async () => {
    const store = new MemoryStore()
    const { url } = await house(store)
    const ann = await Client.named(url, 'Ann')
    const going = await make(ann)
    const { doc } = (await store.load(going)) ?? {}
    for (let n = 0; n < 120; n++)
      await store.commit(made(tableAt(`t${n}`, { seats: doc?.seats ?? [], status: 'over', touchedAt: Date.now() + n })))
    const mine = await ann.ok<{ id: string }[]>('GET', '/api/me/tables')
    expect(mine).toHaveLength(101)
    expect(mine.map(({ id }) => id)).toContain(going)
  })
})

describe('new names', () => {
  it('of a household come through within seconds of somebody who used up all there were', () => {
    const { newPerson } = new Limits(true)
    let taken = 0
    while (newPerson.take('home', 0)) taken++
    expect(taken).toBe(60)
    for (let seconds = 1; seconds <= 5; seconds++) expect(newPerson.take('home', seconds * 1_000)).toBe(true)
    expect(newPerson.take('home', 5_000)).toBe(false)
  })
})

describe('tables at which nobody sits', () => {
  it('count against who made them, and are no tables of theirs to find again', async () => {
    const ground = sqliteGround()
    const store = await openSqlite(ground.folder())
    const opened = await houseFor({ ...smallHouse, store })
    onTestFinished(async () => {
      await opened.close()
      await ground.clear()
    })
    const eve = await Client.named(opened.url, 'Eve')
    const bots = plan({ seats: [{ kind: 'bot', level: 'random' }, { kind: 'open' }] })
    const ends: number[] = []
    for (let n = 0; n < 8; n++) ends.push((await eve.ask('POST', '/api/tables', bots)).status)
    expect(ends).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect(await eve.ok('GET', '/api/me/tables')).toEqual([])
    await make(await Client.named(opened.url, 'Ann'))
  })

  it('count however many others have been closed since', async () => {
    const ground = sqliteGround()
    const store = await openSqlite(ground.folder())
    onTestFinished(async () => {
      await store.close()
      await ground.clear()
    })
    const { rooms } = roomsOn(store)
    const eve = { id: 'eve', name: 'Eve' }
    const bots: TablePlan = { ...plan(), seats: [{ kind: 'bot', level: 'easy' }, { kind: 'open' }] }
    for (let n = 0; n < 6; n++) await rooms.create(bots, eve)
    for (let n = 0; n < 130; n++)
      await store.commit(made(tableAt(`t${n}`, { host: 'eve', status: 'closed', touchedAt: Date.now() + 1_000 + n })))
    await expect(rooms.create(bots, eve)).rejects.toMatchObject({ code: 'too-many-tables' })
  })

  it('are made only so fast from one address', async () => {
    const { url } = await house()
    const guests = await Promise.all([1, 2, 3, 4, 5].map((n) => Client.named(url, `Guest ${n}`)))
    // All at once: who asks slowly enough is never refused.
    const answers = await Promise.all(
      guests.flatMap((guest) => Array.from({ length: 16 }, () => guest.ask('POST', '/api/tables', plan()))),
    )
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})

describe('words', () => {
  it('are few in a short time, and moves are not counted with them', async () => {
    const { url } = await house()
    const ann = await Client.named(url, 'Ann')
    const table = await make(ann)
    const words = Array.from({ length: 30 }, (_, n) => ann.command(table, 'chat', { text: `${n}` }))
    const ends = (await Promise.all(words)).map(({ status }) => status)
    expect(ends.filter((status) => status === 200).length).toBeGreaterThanOrEqual(10)
    expect(ends.filter((status) => status === 429).length).toBeGreaterThan(10)
    expect((await ann.command(table, 'leave')).status).toBe(200)
  })

  it('are cleaned as names are', async () => {
    const { url } = await house()
    const ann = await Client.named(url, 'Ann')
    const table = await make(ann)
    const line = await ann.socket(table)
    await ann.command(table, 'chat', { text: '  up\u202eside\u0007 \n\n down e\u0301\u0301\u0301\u0301\u0301\u0301  ' })
    expect(await line.until((frame) => frame.t === 'said', 0)).toMatchObject({
      text: 'upside down e\u0301\u0301\u0301',
    })
    expect(await ann.command(table, 'chat', { text: '\u200b\u202e' })).toMatchObject({ body: { code: 'bad-words' } })
  })
})

describe('a new name of somebody who has one', () => {
  it('comes only so often, because it is written at every table of theirs', async () => {
    const { url } = await house()
    const ann = await Client.named(url, 'Ann')
    const bob = await Client.named(url, 'Bob')
    const renamed = async (client: Client, n: number) => (await client.ask('POST', '/api/me', { name: `N${n}` })).status
    for (let n = 0; n < 10; n++) expect(await renamed(ann, n)).toBe(200)
    expect(await renamed(ann, 11)).toBe(429)
    expect(await renamed(bob, 1)).toBe(200)
    expect(await ann.ok('GET', '/api/me')).toEqual({ name: 'N9' })
  })

  it('that is the old one may be said whenever they sit down, and is written nowhere', async () => {
    const { url, store } = await house()
    const ann = await Client.named(url, 'Ann')
    const table = await make(ann)
    for (let n = 0; n < 20; n++) expect(await ann.ok('POST', '/api/me', { name: ' Ann ' })).toEqual({ name: 'Ann' })
    expect((await store.load(table))?.rev).toBe(1)
  })

  it('reaches all tables when it is said again after it was refused half-way', async () => {
    const store = new MemoryStore()
    const { url } = await house(store)
    const ann = await Client.named(url, 'Ann')
    const tables = [await make(ann), await make(ann)]
    const { commit } = store
    store.commit = async (change) => {
      store.broken = true
      return commit.call(store, change)
    }
    expect(await ann.ask('POST', '/api/me', { name: 'Anna' })).toMatchObject({ status: 503 })
    Object.assign(store, { broken: false, commit })
    await ann.ok('POST', '/api/me', { name: 'Anna' })
    for (const table of tables) expect((await store.load(table))?.doc.seats[0].name).toBe('Anna')
  })
})
