import { Refusal } from '@estaminet/kernel'
import type { TableDoc, Update } from '@estaminet/table'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { Metrics } from '../src/metrics.ts'
import { ann, bob, Inn, looked, until } from './support/inn.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

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
    await looked(inn.store)
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

  it('of a table that cannot be opened are tried ever more rarely, and complained of no more often', async () => {
    let inn = new Inn()
    await inn.begun({ kind: 'live', clock: { bank: 30, increment: 0, cap: 30 } })
    await inn.rooms.stop()
    const { store } = inn
    const whole = store.load.bind(store)
    store.load = async () => {
      throw new Refusal('damaged-data', 'It cannot be read.')
    }
    let claims = 0
    const claim = store.claimTimers.bind(store)
    store.claimTimers = async (...how) => {
      const due = await claim(...how)
      claims += due.length
      return due
    }
    const complaints: string[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => complaints.push(JSON.parse(line).msg) })
    inn = new Inn(store, { now: store.clock() + 30_000 }, { log })
    for (let times = 1; times <= 12; times++) {
      await until(async () => claims >= times)
      inn.wait(10_000)
    }
    // At once, ten seconds later, then twenty, then forty.
    expect(complaints.filter((one) => one === 'a table could not be looked after')).toHaveLength(4)
    store.load = whole
    inn.wait(HOUR)
    await until(async () => inn.thoughts.length > 0)
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

describe('two nodes of which one has not heard of the other’s change yet', () => {
  /** Bob has played, and the other node has the table as it was before. */
  async function oneBehind() {
    const here = new Inn()
    const table = await here.begun({ kind: 'live' })
    const there = new Inn(here.store)
    await there.seen(table)
    const [first] = (await here.seen(table, bob)).asks
    await here.say(bob, table, 'play', { seat: 1, ask: first.id, move: first.choices[0].move })
    return { here, there, table }
  }

  it('tell those who watch in the end, even if the store was away when the news came', async () => {
    const here = new Inn()
    const table = await here.begun({ kind: 'live' })
    const there = new Inn(here.store, { now: here.store.clock() })
    const frames: string[] = []
    await here.rooms.room(table).watch({ person: null, send: (frame) => frames.push(frame) }, 0, () => '{}')
    here.store.broken = true
    await expect(here.say(ann, table, 'chat', { text: 'hello?' })).rejects.toMatchObject({ code: 'store-trouble' })
    const load = here.store.load.bind(here.store)
    let tries = 0
    here.store.load = (id) => {
      tries++
      return load(id)
    }
    here.store.tell({ table, rev: 99 })
    await until(async () => tries > 0)
    here.store.broken = false
    for (const [seat, who] of [ann, bob].entries())
      for (const ask of (await there.seen(table, who)).asks)
        await there.say(who, table, 'play', { seat, ask: ask.id, move: ask.choices[0].move })
    const { n } = await there.seen(table, null)
    expect(n).toBeGreaterThan(JSON.parse(frames[1]).n)
    await until(async () => JSON.parse(frames.at(-1) ?? '{}').n === n)
  })

  it('do not refuse what the table as it is now allows', async () => {
    const { here, there, table } = await oneBehind()
    const [next] = (await here.seen(table, ann)).asks
    await there.say(ann, table, 'play', { seat: 0, ask: next.id, move: next.choices[0].move })
    await expect(there.say(ann, table, 'play', { seat: 0, ask: next.id, move: next.choices[0].move })).rejects.toThrow()
  })

  it('never show less than was seen elsewhere to somebody who comes over', async () => {
    const { here, there, table } = await oneBehind()
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

  it('are closed however many lie beside them that may lie longer', async () => {
    const inn = new Inn()
    const live = await inn.table({ kind: 'live' })
    inn.wait(1)
    const { doc } = (await inn.store.load(live)) ?? {}
    if (!doc) throw new Error('It was made just now.')
    for (let n = 0; n < 501; n++) {
      const slow = { ...doc, id: `slow-${n}`, code: `S${n}`, pace: { kind: 'turns', hours: 24 }, createdAt: Date.now() }
      await inn.store.commit({ table: slow as TableDoc, rev: 0, from: 0, entries: [], dueAt: null })
    }
    inn.wait(31 * MINUTE)
    await inn.rooms.closeIdleTables()
    expect((await inn.seen(live)).info.status).toBe('closed')
    expect((await inn.store.load('slow-500'))?.doc.status).toBe('open')
  })

  it('leave memory a minute after the last look, and ten seconds after it once the match is over', async () => {
    const inn = new Inn()
    const running = inn.rooms.room(await inn.begun({ kind: 'live' }))
    const over = inn.rooms.room(await inn.begun({ kind: 'live' }))
    await over.look(({ doc }) => {
      doc.status = 'over'
    })
    const deserted = (after: number) => [running, over].map((room) => room.isDeserted(Date.now() + after))
    expect(deserted(9_000)).toEqual([false, false])
    expect(deserted(11_000)).toEqual([false, true])
    expect(deserted(61_000)).toEqual([true, true])
    await running.watch({ person: 'ann', send() {} }, undefined, () => '')
    expect(deserted(HOUR)).toEqual([false, true])
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

/** Another table that somebody watches, beside somebody who may leave: until that is seen. */
async function watchedBy(inn: Inn, person: string): Promise<{ leave(): Promise<void> }> {
  const room = inn.rooms.room(await inn.begun({ kind: 'live' }))
  const frames: string[] = []
  const guest = { person: null, send() {} }
  await room.watch({ person, send: (frame) => frames.push(frame) }, 0, () => '{}')
  await room.watch(guest, 0, () => '{}')
  await until(async () => frames.length > 2)
  return {
    leave() {
      const before = frames.length
      room.unwatch(guest)
      return until(async () => frames.length > before)
    },
  }
}

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
    const elsewhere = await watchedBy(inn, ann.id)
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
    // At another table, where nothing is being written, it is seen that somebody left.
    await elsewhere.leave()
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

  it('what was not written down is counted as no move', async () => {
    const metrics = new Metrics()
    const inn = new Inn(undefined, undefined, { metrics })
    const table = await inn.begun({ kind: 'live' })
    const { commit } = inn.store
    const lost: number[] = []
    for (const [seat, who] of [ann, bob].entries()) {
      const [ask] = (await inn.seen(table, who)).asks
      inn.store.commit = async ({ entries }) => {
        inn.store.commit = commit
        lost.push(entries.length)
        return 'conflict'
      }
      await inn.say(who, table, 'play', { seat, ask: ask.id, move: ask.choices[0].move })
    }
    const { log = [] } = (await inn.store.load(table)) ?? {}
    expect(Math.max(...lost)).toBeGreaterThan(0)
    expect(await metrics.value('estaminet_moves_total')).toBe(log.length)
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
