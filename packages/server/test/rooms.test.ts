import type { Command, Pace, SeatPlan, Update } from '@estaminet/table'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import type { Thought } from '../src/bots/thought.ts'
import { Metrics } from '../src/metrics.ts'
import { Rooms } from '../src/rooms/rooms.ts'
import { MemoryStore } from './support/memory-store.ts'
import { games } from './support/school.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ann = { id: 'ann', name: 'Ann' }
const bob = { id: 'bob', name: 'Bob' }

/** Rooms in a time of our own, with a bot that plays the first move it is offered. */
class Inn {
  readonly store: MemoryStore
  rooms: Rooms
  private readonly time: { now: number }
  private count = 0
  readonly thoughts: Thought[] = []
  /** Who has made too many tables lately. */
  readonly tooMany = new Set<string>()

  constructor(store = new MemoryStore(), time = { now: 1_700_000_000_000 }) {
    this.store = store
    this.time = time
    store.clock = () => time.now
    this.rooms = new Rooms({
      store,
      games,
      metrics: new Metrics(),
      log: pino({ level: 'silent' }),
      levels: () => ['easy'],
      think: async (thought) => {
        this.thoughts.push(thought)
        return thought.moves[0]
      },
      now: () => time.now,
      maySpeak: () => true,
      mayMake: (person) => !this.tooMany.has(person),
      waking: () => (this.slept > 0 ? this.beat() : undefined),
      knows: async () => true,
      closed: () => store.closedEverMs,
      changed: () => undefined,
      present: () => undefined,
    })
    this.rooms.start()
    open.push(this)
  }

  wait(ms: number): void {
    this.time.now += ms
  }

  /** What the next heartbeat will find. */
  slept = 0

  /** The machine sleeps, and the timers fire before the heartbeat. */
  sleep(ms: number): void {
    this.wait(ms)
    this.slept += ms
  }

  private async beat(): Promise<void> {
    this.store.closedEverMs += this.slept
    this.slept = 0
  }

  /** Everything again from the store, as after a restart that took so long. */
  async restart(closedFor = 0): Promise<Inn> {
    await this.rooms.stop()
    this.wait(closedFor)
    this.store.closedEverMs += closedFor
    return new Inn(this.store, this.time)
  }

  async table(pace: Pace, others: SeatPlan = { kind: 'open' }): Promise<string> {
    const plan = { game: 'long-beer', seats: [{ kind: 'me' }, others] as SeatPlan[], access: 'public', pace } as const
    return (await this.rooms.create(plan, ann)).table
  }

  say(by: typeof ann, table: string, t: string, more: object = {}) {
    return this.rooms.command({ t, table, cmd: `r${++this.count}-${Math.random()}`, ...more } as unknown as Command, by)
  }

  seen(table: string, by: typeof ann | null = ann): Promise<Update> {
    return this.rooms.room(table).updateFor(by?.id ?? null, undefined)
  }

  async begun(pace: Pace): Promise<string> {
    const table = await this.table(pace)
    await this.say(bob, table, 'join')
    for (const [seat, who] of [ann, bob].entries()) await this.say(who, table, 'nonce', { seat, nonce: '' })
    await this.say(ann, table, 'start')
    return table
  }
}

const open: Inn[] = []
afterEach(async () => {
  for (const inn of open.splice(0)) await inn.rooms.stop()
})

async function until(true_: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000
  while (!(await true_())) {
    if (Date.now() > end) throw new Error('it never came true')
    await new Promise((soon) => setTimeout(soon, 20))
  }
}

describe('timers', () => {
  it('start the dice after three seconds without everybody’s part', async () => {
    const inn = new Inn()
    const table = await inn.table({ kind: 'live' }, { kind: 'bot', level: 'easy' })
    await inn.say(ann, table, 'start')
    expect((await inn.seen(table)).n).toBe(0)
    inn.wait(3_000)
    await until(async () => (await inn.seen(table)).asks.length === 1)
  })

  it('let a bot play for who is late, also after a restart', async () => {
    let inn = new Inn()
    const table = await inn.begun({ kind: 'live', clock: { bank: 30, increment: 0, cap: 30 } })
    const [ask] = (await inn.seen(table, bob)).asks
    await inn.say(bob, table, 'play', { seat: 1, ask: ask.id, move: ask.choices[0].move })
    inn = await inn.restart()
    inn.wait(30_000)
    await until(async () => (await inn.seen(table)).n >= 6)
    expect(inn.thoughts.length).toBeGreaterThan(0)
    expect(Object.keys(inn.thoughts[0]).sort()).toEqual(['game', 'level', 'moves', 'seat', 'seed', 'view'])
  })

  it('give back the time the house was closed', async () => {
    let inn = new Inn()
    const table = await inn.begun({ kind: 'live', clock: { bank: 60, increment: 0, cap: 60 } })
    inn.wait(10_000)
    inn = await inn.restart(DAY)
    expect((await inn.seen(table)).clocks.map((clock) => clock.left)).toEqual([50_000, 50_000])
    await new Promise((soon) => setTimeout(soon, 600))
    expect((await inn.seen(table)).asks).toHaveLength(1)
  })

  it('charge nobody for the sleep of the machine, whether a clock fires first or a player', async () => {
    const inn = new Inn()
    const table = await inn.begun({ kind: 'live', clock: { bank: 60, increment: 0, cap: 60 } })
    inn.wait(10_000)
    inn.sleep(DAY)
    await until(async () => inn.slept === 0)
    expect((await inn.seen(table)).clocks.map((clock) => clock.left)).toEqual([50_000, 50_000])
    inn.sleep(MINUTE)
    await inn.say(ann, table, 'chat', { text: 'good morning' })
    expect((await inn.seen(table)).clocks.map((clock) => clock.left)).toEqual([50_000, 50_000])
    expect((await inn.seen(table)).asks).toHaveLength(1)
  })

  it('ask a bot again that was lost with its house', async () => {
    let inn = new Inn()
    const table = await inn.table({ kind: 'live' }, { kind: 'bot', level: 'easy' })
    await inn.say(ann, table, 'nonce', { seat: 0, nonce: '' })
    await inn.rooms.stop()
    inn = await inn.restart()
    await inn.say(ann, table, 'start')
    await inn.say(ann, table, 'resign', { seat: 0 })
    await inn.rooms.stop()
    inn = await inn.restart()
    inn.wait(16_000)
    await until(async () => inn.thoughts.length > 5)
  })
})

describe('bots', () => {
  it('cannot be foretold from what everybody knows', async () => {
    const inn = new Inn()
    const table = await inn.table({ kind: 'live' }, { kind: 'bot', level: 'easy' })
    await inn.say(ann, table, 'nonce', { seat: 0, nonce: '' })
    await inn.say(ann, table, 'start')
    await until(async () => inn.thoughts.length > 0)
    const known = new Set<string>()
    for (let length = 0; length < 50; length++) for (const seat of [0, 1]) known.add(`${table} ${length} ${seat}`)
    expect(inn.thoughts.filter(({ seed }) => known.has(seed))).toEqual([])
    const { doc } = (await inn.store.load(table)) ?? {}
    for (const { seed } of inn.thoughts) expect(seed.startsWith(`${doc?.botSeed} `)).toBe(true)
  })
})

describe('a rematch', () => {
  async function over(inn: Inn): Promise<string> {
    const table = await inn.begun({ kind: 'live' })
    for (;;) {
      const seen = await Promise.all([ann, bob].map((who) => inn.seen(table, who)))
      if (seen[0].info.status === 'over') return table
      const seat = seen.findIndex(({ asks }) => asks.some((ask) => ask.answered === undefined))
      const [ask] = seen[seat].asks
      await inn.say([ann, bob][seat], table, 'play', { seat, ask: ask.id, move: ask.choices.at(-1)?.move })
    }
  }
  const openTables = (inn: Inn) => inn.store.tables({ status: 'open', most: 100 })

  it('is one table however many ask at once, at several nodes', async () => {
    const here = new Inn()
    const table = await over(here)
    const there = new Inn(here.store, { now: here.store.clock() })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? here : there).say(i % 3 ? ann : bob, table, 'rematch')),
    )
    expect(await openTables(here)).toHaveLength(1)
    const [{ doc }] = await openTables(here)
    for (const { result } of answers) expect(result).toEqual({ table: doc.id })
    expect((await there.seen(table, null)).info.rematch).toBe(doc.id)
  })

  it('keeps the other seat until its person comes, and does not count it as theirs', async () => {
    const inn = new Inn()
    for (let n = 0; n < 31; n++) {
      const table = await over(inn)
      await inn.say(ann, table, 'rematch')
      const [{ doc }] = await openTables(inn)
      expect(doc.seats.map(({ kind, keptFor }) => [kind, keptFor?.person])).toEqual([
        ['person', undefined],
        ['open', 'bob'],
      ])
      await inn.say(ann, doc.id, 'leave')
    }
    await inn.rooms.create(
      { game: 'long-beer', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'link', pace: { kind: 'live' } },
      bob,
    )
  })

  it('seats who asks for it too, and cannot begin without them', async () => {
    const inn = new Inn()
    const table = await over(inn)
    const { result } = await inn.say(ann, table, 'rematch')
    const next = (result as { table: string }).table
    expect(await inn.seen(next, bob)).toMatchObject({ mine: [], kept: [1] })
    await expect(inn.say(ann, next, 'start')).rejects.toMatchObject({ code: 'seat-kept' })
    await inn.say(bob, table, 'rematch')
    expect((await inn.seen(next, bob)).mine).toEqual([1])
    await inn.say(ann, next, 'start')
    // Who asks again is led there, and nothing else happens.
    expect(await inn.say(bob, table, 'rematch')).toEqual({ result: { table: next } })
  })

  it('counts like any other new table, and is offered again when it was closed', async () => {
    const inn = new Inn()
    const table = await over(inn)
    inn.tooMany.add('ann')
    await expect(inn.say(ann, table, 'rematch')).rejects.toMatchObject({ code: 'too-many-requests' })
    inn.tooMany.clear()
    await expect(inn.say({ id: 'cis', name: 'Cis' }, table, 'rematch')).rejects.toMatchObject({ code: 'not-seated' })
    await inn.say(ann, table, 'rematch')
    const [{ doc }] = await openTables(inn)
    await inn.say(ann, doc.id, 'leave')
    const { result } = await inn.say(bob, table, 'rematch')
    const [again] = await openTables(inn)
    expect(result).toEqual({ table: again.doc.id })
    expect(again.doc.id).not.toBe(doc.id)
  })

  it('forgets who wants to be forgotten', async () => {
    const inn = new Inn()
    const table = await over(inn)
    await inn.say(ann, table, 'rematch')
    await inn.rooms.forget('bob')
    const [{ doc }] = await openTables(inn)
    expect(JSON.stringify(doc)).not.toMatch(/bob/i)
  })
})

describe('two nodes of which one has not heard of the other’s change yet', () => {
  it('tell those who watch in the end, even if the store was away when the news came', async () => {
    const here = new Inn()
    const table = await here.begun({ kind: 'live' })
    const there = new Inn(here.store, { now: here.store.clock() })
    const frames: string[] = []
    await here.rooms.room(table).watch({ person: null, send: (frame) => frames.push(frame) }, 0, () => '{}')
    here.store.broken = true
    await expect(here.say(ann, table, 'chat', { text: 'hello?' })).rejects.toMatchObject({ code: 'store-trouble' })
    here.store.tell({ table, rev: 99 })
    await new Promise((soon) => setTimeout(soon, 20))
    here.store.broken = false
    for (const [seat, who] of [ann, bob].entries())
      for (const ask of (await there.seen(table, who)).asks)
        await there.say(who, table, 'play', { seat, ask: ask.id, move: ask.choices[0].move })
    const { n } = await there.seen(table, null)
    expect(n).toBeGreaterThan(JSON.parse(frames[1]).n)
    await until(async () => JSON.parse(frames.at(-1) ?? '{}').n === n)
  })

  it('do not refuse what the table as it is now allows', async () => {
    const here = new Inn()
    const table = await here.begun({ kind: 'live' })
    const there = new Inn(here.store)
    await there.seen(table)
    const [first] = (await here.seen(table, bob)).asks
    await here.say(bob, table, 'play', { seat: 1, ask: first.id, move: first.choices[0].move })
    const [next] = (await here.seen(table, ann)).asks
    await there.say(ann, table, 'play', { seat: 0, ask: next.id, move: next.choices[0].move })
    await expect(there.say(ann, table, 'play', { seat: 0, ask: next.id, move: next.choices[0].move })).rejects.toThrow()
  })

  it('never show less than was seen elsewhere to somebody who comes over', async () => {
    const here = new Inn()
    const table = await here.begun({ kind: 'live' })
    const there = new Inn(here.store)
    await there.seen(table)
    const [first] = (await here.seen(table, bob)).asks
    await here.say(bob, table, 'play', { seat: 1, ask: first.id, move: first.choices[0].move })
    const frames: string[] = []
    const { n } = await here.seen(table, ann)
    await there.rooms.room(table).watch({ person: ann.id, send: (frame) => frames.push(frame) }, n, () => '{}')
    expect(JSON.parse(frames[1])).toMatchObject({ t: 'update', n, asks: [{ seat: 0 }] })
  })
})

describe('tables nobody comes back to', () => {
  it('are closed after half an hour, a week or a month', async () => {
    const inn = new Inn()
    const live = await inn.table({ kind: 'live' })
    const slow = await inn.table({ kind: 'turns', hours: 24 })
    const running = await inn.begun({ kind: 'live' })
    const all = async () => Promise.all([live, slow, running].map(async (one) => (await inn.seen(one)).info.status))
    inn.wait(29 * MINUTE)
    await inn.rooms.closeIdleTables()
    expect(await all()).toEqual(['open', 'open', 'running'])
    inn.wait(2 * MINUTE)
    await inn.rooms.closeIdleTables()
    expect(await all()).toEqual(['closed', 'open', 'running'])
    inn.wait(7 * DAY)
    await inn.rooms.closeIdleTables()
    expect(await all()).toEqual(['closed', 'closed', 'running'])
    inn.wait(30 * DAY)
    await inn.rooms.closeIdleTables()
    expect(await all()).toEqual(['closed', 'closed', 'closed'])
  })

  it('stay open while somebody sits there', async () => {
    const inn = new Inn()
    const table = await inn.table({ kind: 'live' })
    const listener = { person: 'ann', send() {} }
    await inn.rooms.room(table).watch(listener, undefined, () => '')
    inn.wait(DAY)
    await inn.rooms.closeIdleTables()
    expect((await inn.seen(table)).info.status).toBe('open')
  })
})

describe('one after the other', () => {
  it('nobody sees a move before it is durable, not even when it is shown meanwhile who is there', async () => {
    const inn = new Inn()
    const table = await inn.begun({ kind: 'live' })
    const room = inn.rooms.room(table)
    const frames: string[] = []
    const guest = { person: null, send() {} }
    await room.watch({ person: ann.id, send: (frame) => frames.push(frame) }, 0, () => '{}')
    await room.watch(guest, 0, () => '{}')
    await until(async () => frames.length > 2)
    const before = frames.length
    const { store } = inn
    const commit = store.commit.bind(store)
    let written = () => {}
    const disk = new Promise<void>((done) => {
      written = done
    })
    store.commit = (change) => disk.then(() => commit(change))
    const [ask] = (await inn.seen(table, ann)).asks
    const played = inn.say(ann, table, 'play', { seat: 0, ask: ask.id, move: ask.choices[0].move })
    room.unwatch(guest)
    await new Promise((later) => setTimeout(later, 400))
    const meanwhile = frames.slice(before)
    written()
    await played
    expect(meanwhile).toEqual([])
    await until(async () => frames.length > before + 1)
    expect(JSON.parse(frames[before]).asks).not.toEqual(JSON.parse(frames[before - 1]).asks)
  })

  it('commands of many at once are all carried out, and a lost race is run again', async () => {
    const inn = new Inn()
    const table = await inn.begun({ kind: 'live' })
    const other = new Inn(inn.store, { now: inn.store.clock() })
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        (i % 2 ? inn : other).say(i % 3 ? ann : bob, table, 'chat', { text: `${i}` }),
      ),
    )
    expect(await inn.store.said(table, 100)).toHaveLength(40)
  })

  it('who watches at one node is told what was done at another, even when the word of it comes late', async () => {
    const here = new Inn()
    const table = await here.begun({ kind: 'live' })
    const there = new Inn(here.store, { now: here.store.clock() })
    const updates: Update[] = []
    const listener = {
      person: null,
      send(frame: string) {
        if (frame.startsWith('{"t":"update"')) updates.push(JSON.parse(frame))
      },
    }
    await here.rooms.room(table).watch(listener, 0, () => '')
    for (const [at, who] of [ann, bob, ann, bob].entries()) {
      const inn = at % 2 ? there : here
      const asked = await Promise.all([ann, bob].map((one) => inn.rooms.room(table).updateFor(one.id, undefined)))
      const seat = asked.findIndex(({ asks }) => asks.some((one) => one.answered === undefined))
      const [ask] = asked[seat].asks
      await inn.say([ann, bob][seat], table, 'play', { seat, ask: ask.id, move: ask.choices[0].move }).catch(() => {})
      await (at % 2 ? here : there).say(who, table, 'chat', { text: 'next' })
    }
    const { events: all } = await here.rooms.room(table).updateFor(null, 0)
    const events = updates.flatMap((update) => update.events)
    expect(events).toEqual(all)
    expect(events.length).toBeGreaterThan(6)
  })
})
