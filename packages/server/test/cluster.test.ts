import { connect, createServer, type Server, type Socket } from 'node:net'
import { Client as Admin } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { HouseTime } from '../src/house-time.ts'
import { openPostgres, type PostgresSettings } from '../src/store/postgres.ts'
import type { Store } from '../src/store/store.ts'
import { type PostgresServer, startPostgres } from './store/postgres-server.ts'
import { made, moved, tableAt } from './store/table-talk.ts'
import { Client } from './support/client.ts'
import { houseFor } from './support/house.ts'
import { roomsOn } from './support/rooms-on.ts'
import { smallHouse } from './support/school.ts'

const MINUTE = 60_000
const ann = { id: 'ann', name: 'Ann' }

let postgres: PostgresServer
let url: string
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())
beforeEach(async () => {
  url = await postgres.newDatabase()
})

async function node(settings: PostgresSettings = {}, at = url): Promise<Store> {
  const store = await openPostgres(at, { connections: 4, ...settings })
  onTestFinished(() => store.close())
  return store
}

async function asAdmin(): Promise<Admin> {
  const admin = new Admin({ connectionString: url, application_name: 'operator' })
  await admin.connect()
  onTestFinished(() => admin.end())
  return admin
}

const watcher = (person: string | null) => ({ person, send: () => undefined })

/** A wire to the database that can fall silent: nothing comes through any more, and nobody is told. */
class Wire {
  private readonly server: Server
  private readonly pairs: [Socket, Socket][] = []
  private mute = false

  private constructor(server: Server) {
    this.server = server
  }

  static async to(target: URL): Promise<Wire> {
    const server = createServer()
    const wire = new Wire(server)
    server.on('connection', (near) => {
      const far = connect(Number(target.port), target.hostname)
      for (const end of [near, far]) end.on('error', () => undefined)
      if (wire.mute) return
      near.pipe(far)
      far.pipe(near)
      wire.pairs.push([near, far])
    })
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
    onTestFinished(async () => {
      for (const pair of wire.pairs) for (const end of pair) end.destroy()
      server.close()
    })
    return wire
  }

  address(to: string): string {
    const address = this.server.address()
    const through = new URL(to)
    through.port = String(typeof address === 'object' ? address?.port : '')
    return through.href
  }

  /** Of what was said so far, nothing more is answered. */
  deafen(): void {
    for (const [, far] of this.pairs) far.unpipe()
  }

  /** Not even those who come now get through. */
  silence(): void {
    this.mute = true
    for (const [near, far] of this.pairs) {
      near.unpipe()
      far.unpipe()
    }
  }
}

describe('a table with somebody at it', () => {
  it('is not closed by a node that does not see them', async () => {
    const [here, there] = [roomsOn(await node()), roomsOn(await node())]
    const store = await node()
    const { table } = await here.rooms.create(
      { game: 'small-beer', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'public', pace: { kind: 'live' } },
      ann,
    )
    const status = async () => (await store.load(table))?.doc.status
    const admin = await asAdmin()
    const neglect = () => admin.query('UPDATE tables SET touched_at = touched_at - $1::bigint', [31 * MINUTE])
    const listener = watcher('ann')
    await neglect()
    await there.rooms.room(table).watch(listener, undefined, () => '')
    await here.rooms.closeIdleTables()
    expect(await status()).toBe('open')
    there.rooms.room(table).unwatch(listener)
    await neglect()
    await here.rooms.closeIdleTables()
    expect(await status()).toBe('closed')
  })

  it('is shown to who asks another node as they left it', async () => {
    const [here, there] = [roomsOn(await node()), roomsOn(await node())]
    const plan = {
      game: 'small-beer',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
      pace: { kind: 'live' },
    } as const
    const { table } = await here.rooms.create({ ...plan, seats: [...plan.seats] }, ann)
    await there.rooms.room(table).updateFor('bob', undefined)
    // Word of it may come at any time; who looks does not wait for it.
    for (let n = 0; n < 10; n++) {
      const name = `Bob ${n}`
      await here.rooms.room(table).command({ t: 'join', table, cmd: `j${n}` }, { id: 'bob', name })
      expect((await there.rooms.room(table).updateFor('bob', undefined)).info.seats[1].name).toBe(name)
      await here.rooms.room(table).command({ t: 'leave', table, cmd: `l${n}` }, { id: 'bob', name })
    }
  })
})

describe('bots', () => {
  it('think once, however many nodes see the table', async () => {
    const nodes = [roomsOn(await node()), roomsOn(await node()), roomsOn(await node())]
    const [{ rooms }] = nodes
    const seats = [{ kind: 'bot', level: 'easy' } as const, { kind: 'bot', level: 'easy' } as const]
    const { table } = await rooms.create({ game: 'small-beer', seats, access: 'link', pace: { kind: 'live' } }, ann)
    for (const one of nodes) await one.rooms.room(table).watch(watcher(null), undefined, () => '')
    await rooms.room(table).command({ t: 'start', table, cmd: 's' }, ann)
    const store = await node()
    await expect.poll(async () => (await store.load(table))?.doc.status).toBe('over')
    const questions = nodes.flatMap(({ thoughts }) => thoughts.map(({ seed }) => seed))
    expect(questions.length).toBeGreaterThan(3)
    expect(new Set(questions).size).toBe(questions.length)
  })
})

describe('a database that is held up', () => {
  it('is given up by itself: nothing is done later, and no more connections are made', async () => {
    const store = await node({ limit: 300 })
    const table = tableAt('t')
    await store.commit(made(table))
    const admin = await asAdmin()
    await admin.query('BEGIN; LOCK TABLE tables, said IN EXCLUSIVE MODE')
    const words = (n: number) => ({
      table: 't',
      said: { at: n, from: 'Ann', text: `${n}` },
      speaker: 'ann',
      command: { id: `w${n}`, answer: {} },
    })
    const tries = Array.from({ length: 12 }, (_, n) => [store.commit(moved(table, 0)), store.say(words(n))]).flat()
    for (const end of await Promise.allSettled(tries))
      expect(end).toMatchObject({
        reason: { code: 'store-trouble', message: expect.stringContaining('Nothing was changed') },
      })
    const { rows } = await admin.query(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'estaminet' AND datname = current_database()",
    )
    expect(rows[0].n).toBeLessThanOrEqual(4)
    await admin.query('COMMIT')
    expect(await store.load('t')).toMatchObject({ rev: 1 })
    expect(await store.said('t', 99)).toEqual([])
  })

  it('leases no timers to a node that does not wait any more', async () => {
    const store = await node()
    await store.commit(made(tableAt('t'), { dueAt: 1 }))
    expect(await store.claimTimers(9, 10 * MINUTE, (await store.now()) - 1)).toEqual([])
    expect(await store.claimTimers(9, 10 * MINUTE, (await store.now()) + MINUTE)).toHaveLength(1)
  })

  it('may have done what it did not answer: asked again under the same id, it is done once', async () => {
    const wire = await Wire.to(new URL(url))
    const [store, other] = [await node({ limit: 500 }, wire.address(url)), await node()]
    await store.commit(made(tableAt('t')))
    const words = {
      table: 't',
      said: { at: 1, from: 'Ann', text: 'x' },
      speaker: 'ann',
      command: { id: 'w', answer: {} },
    }
    wire.deafen()
    await expect(store.say(words)).rejects.toMatchObject({ code: 'unknown-outcome' })
    await expect.poll(() => other.said('t', 9)).toHaveLength(1)
    expect(await store.say(words)).toBe('conflict')
    expect(await other.said('t', 9)).toHaveLength(1)
  })

  it('is not waited for when the house closes', async () => {
    const wire = await Wire.to(new URL(url))
    const store = await openPostgres(wire.address(url), { connections: 4, limit: 10 * MINUTE })
    store.onChange(() => undefined)
    await store.heartbeat()
    wire.silence()
    const lost = store.now().catch(() => 'gone')
    await store.close()
    expect(await lost).toBe('gone')
  })

  it('is not ready where it only reads', async () => {
    const store = await node({ connections: 1 })
    expect(await store.ready()).toBe(true)
    const admin = await asAdmin()
    await admin.query(
      "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$",
    )
    await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'estaminet'")
    await expect.poll(() => store.ready()).toBe(false)
    await expect.poll(() => store.ready()).toBe(false)
  })
})

describe('a database that stood still', () => {
  it('costs nobody their time at any node, whichever of them notices first', async () => {
    const stores = [await node(), await node()]
    const clock = { wall: Date.now(), steady: 0 }
    const machine = { wall: () => clock.wall, steady: () => clock.steady }
    const times = await Promise.all(stores.map((store) => HouseTime.start(store, { error: () => undefined }, machine)))
    onTestFinished(() => {
      for (const time of times) time.stop()
    })
    const admin = await asAdmin()
    await admin.query('UPDATE house SET beat_at = beat_at - 20000')
    clock.wall += 20_000
    clock.steady += 20_000
    for (const time of times) {
      await time.waking()
      expect(time.closed).toBeGreaterThanOrEqual(20_000)
    }
    expect(times[1].closed).toBe(times[0].closed)
  })
})

it('a line between nodes that died in silence is noticed, and what was missed is told', async () => {
  const wire = await Wire.to(new URL(url))
  const [deaf, other] = [await node({ limit: 10 * MINUTE, pulse: 200 }, wire.address(url)), await node()]
  const heard = new Set<string>()
  deaf.onChange(({ table, rev }) => heard.add(`${table} ${rev}`))
  await other.commit(made(tableAt('t')))
  await expect.poll(() => [...heard]).toContain('t 1')
  wire.deafen()
  await other.commit(moved(tableAt('t'), 0))
  await expect.poll(() => [...heard]).toContain('t 2')
})

describe('somebody who asked one node to forget them', () => {
  it('is known at no other, and leaves no name there', async () => {
    const nodes = [
      await houseFor({ ...smallHouse, store: await node() }),
      await houseFor({ ...smallHouse, store: await node() }),
    ]
    onTestFinished(async () => {
      for (const one of nodes) await one.close()
    })
    const here = await Client.named(nodes[0].url, 'Ann')
    const { table } = await here.ok<{ table: string }>('POST', '/api/tables', {
      game: 'small-beer',
      seats: [{ kind: 'open' }, { kind: 'open' }],
      access: 'link',
      pace: { kind: 'live' },
    })
    const there = Object.assign(new Client(nodes[1].url), { cookie: here.cookie })
    expect(await there.ok('GET', '/api/me')).toEqual({ name: 'Ann' })
    await here.ok('DELETE', '/api/me')
    for (const [t, more] of [
      ['join', {}],
      ['chat', { text: 'still here' }],
    ] as const)
      expect(await there.command(table, t, more)).toMatchObject({ status: 401 })
    const admin = await asAdmin()
    const { rows } = await admin.query(
      'SELECT doc AS text FROM tables UNION ALL SELECT words FROM said UNION ALL SELECT person FROM persons',
    )
    expect(rows.filter(({ text }) => text.includes('Ann'))).toEqual([])
    await expect.poll(() => there.ok('GET', '/api/me')).toEqual({ name: null })
  })
})

it('a rematch asked for at three nodes at once is one table', async () => {
  const nodes = await Promise.all([1, 2, 3].map(async () => roomsOn(await node())))
  const store = await node()
  const [{ rooms }] = nodes
  const { table } = await rooms.create(
    {
      game: 'small-beer',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
      access: 'link',
      pace: { kind: 'live' },
    },
    ann,
  )
  await rooms.room(table).command({ t: 'start', table, cmd: 's' }, ann)
  await rooms.room(table).command({ t: 'resign', table, cmd: 'r', seat: 0 }, ann)
  await expect.poll(async () => (await store.load(table))?.doc.status).toBe('over')
  const ends = await Promise.all(nodes.map((one, n) => one.rooms.command({ t: 'rematch', table, cmd: `m${n}` }, ann)))
  const led = ends.map(({ result }) => JSON.stringify(result))
  expect(new Set(led).size).toBe(1)
  expect(await store.tables({ status: 'open', most: 9 })).toHaveLength(1)
})
