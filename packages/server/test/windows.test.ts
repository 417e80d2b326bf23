import type { LogEntry } from '@estaminet/kernel'
import type { TablePlan } from '@estaminet/table'
import { describe, expect, it } from 'vitest'
import { PASS, POUR } from '../../table/test/spilled-beer.ts'
import type { Waiting } from '../src/bots/waiting-line.ts'
import type { Listener } from '../src/rooms/listener.ts'
import { ann, bob, Inn, looked, until } from './support/inn.ts'
import { MemoryStore } from './support/memory-store.ts'

const cis = { id: 'cis', name: 'Cis' }
const people = [ann, bob, cis]
const NOW = 1_700_000_000_000
const BOB_CAN = [2, 3, 0, 1, 4, 5]
const NOBODY_CAN = [0, 1, 4, 5, 6, 7]

/** Three people and a glass; Ann is to pour, and these cards were dealt. */
async function atTheTap(cards: readonly number[], asides: NonNullable<TablePlan['asides']> = {}) {
  const before = new Inn()
  const seats: TablePlan['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const plan: TablePlan = { game: 'spilled-beer', seats, access: 'link', pace: { kind: 'live' }, asides }
  const { table } = await before.rooms.create(plan, ann)
  for (const one of people.slice(1)) await before.say(one, table, 'join')
  for (const [seat, one] of people.entries()) await before.say(one, table, 'nonce', { seat, nonce: '' })
  await before.say(ann, table, 'start')
  const { doc } = (await before.store.load(table)) ?? expect.fail('no table')
  const store = new MemoryStore()
  const entries = cards.map((move): LogEntry => ({ by: -1, move }))
  const time = { now: NOW }
  const inn = new Inn(store, time)
  const fair = { ...doc.fair, commitment: 'c0'.repeat(32) }
  const named = { ...doc, id: 'the-tap', code: 'THETAP', fair }
  await store.commit({ table: named, rev: 0, from: 0, entries, dueAt: null })
  return { inn, store, time, table: named.id }
}

async function plays(inn: Inn, table: string, seat: number, move: number): Promise<void> {
  const [ask] = (await inn.seen(table, people[seat])).asks
  await inn.say(people[seat], table, 'play', { seat, ask: ask.id, move })
}

/** Somebody looks on from a device, and keeps what is sent there. */
async function watches(inn: Inn, table: string, person: string | null): Promise<string[]> {
  const sent: string[] = []
  const listener: Listener = { person, send: (frame) => void sent.push(frame) }
  await inn.rooms.room(table).watch(listener, undefined, () => '')
  // The greeting, the table, and that somebody has come.
  await until(async () => sent.length >= 3)
  return sent
}

const isOpen = async (inn: Inn, table: string): Promise<boolean> => Boolean((await inn.seen(table, null)).window)
const closed = (inn: Inn, table: string) => until(async () => !(await isOpen(inn, table)))

describe('a window in a house', () => {
  it('is closed by the house when its beat is over, and not before', async () => {
    const { inn, store, table } = await atTheTap(BOB_CAN)
    await plays(inn, table, 0, POUR)
    for (const seat of [1, 2]) await plays(inn, table, seat, PASS)
    inn.wait(1_999)
    await looked(store)
    expect(await isOpen(inn, table)).toBe(true)
    inn.wait(1)
    await closed(inn, table)
    expect((await inn.seen(table, null)).waiting).toEqual([1])
  })

  it('is not closed by words that are said when its beat is over', async () => {
    const { inn, store, table } = await atTheTap(BOB_CAN)
    await plays(inn, table, 0, POUR)
    for (const seat of [1, 2]) await plays(inn, table, seat, PASS)
    const shown = await watches(inn, table, null)
    const before = await inn.seen(table, null)
    // The house does not look after it just yet.
    const claim = store.claimTimers.bind(store)
    store.claimTimers = async () => []
    inn.wait(2_000)
    await inn.say(bob, table, 'chat', { text: 'Santé' })
    expect(shown.at(-1)).toContain('Santé')
    expect(await inn.seen(table, null)).toMatchObject({ n: before.n, window: { beat: 0 }, events: [] })
    expect((await inn.seen(table, bob)).asks).toMatchObject([{ answered: PASS }])
    store.claimTimers = claim
    await closed(inn, table)
    expect((await inn.seen(table, null)).n).toBeGreaterThan(before.n)
  })

  it('waits for who is there and can play, and for nobody who is not', async () => {
    const { inn, store, table } = await atTheTap(BOB_CAN)
    await plays(inn, table, 0, POUR)
    inn.wait(2_000)
    await closed(inn, table)
    await watches(inn, table, 'ann')
    await plays(inn, table, 1, POUR)
    inn.wait(2_000)
    await looked(store)
    expect(await isOpen(inn, table)).toBe(true)
    inn.wait(10_000)
    await closed(inn, table)
  })

  it('goes on after a restart in the middle of it, with what was answered', async () => {
    const { inn, table } = await atTheTap(BOB_CAN)
    await plays(inn, table, 0, POUR)
    await plays(inn, table, 1, 0)
    inn.wait(1_000)
    const again = await inn.restart(60_000)
    expect((await again.seen(table, bob)).asks).toMatchObject([{ answered: 0, left: 1_000 }])
    again.wait(1_000)
    await closed(again, table)
    expect((await again.seen(table, null)).view).toMatchObject({ spilled: [1, 0, 0] })
  })

  it('is one window at two nodes', async () => {
    const { inn, store, time, table } = await atTheTap(BOB_CAN)
    const there = new Inn(store, time)
    await plays(inn, table, 0, POUR)
    const [{ id: ask }] = (await there.seen(table, cis)).asks
    await there.say(cis, table, 'wait', { seat: 2, ask })
    await plays(inn, table, 1, 1)
    inn.wait(2_000)
    await looked(store)
    expect([await isOpen(inn, table), await isOpen(there, table)]).toEqual([true, true])
    await plays(there, table, 2, PASS)
    for (const one of [inn, there])
      expect(await one.seen(table, null)).toMatchObject({ window: null, view: { spilled: [1, 0, 0] } })
  })

  it('asks its bots at once, and gives them a part of the beat to think', async () => {
    const asked: Waiting[] = []
    const think = async (thought: { moves: readonly number[] }, waiting: Waiting) => {
      asked.push(waiting)
      return thought.moves[0]
    }
    const inn = new Inn(undefined, undefined, { think })
    const bot = { kind: 'bot', level: 'easy' } as const
    const plan = {
      game: 'spilled-beer',
      seats: [{ kind: 'me' }, bot, bot],
      access: 'link',
      pace: { kind: 'live' },
    } as const
    let table = ''
    const doc = async () => (await inn.store.load(table))?.doc ?? expect.fail('no table')
    // Who can only pass need not think: cards are dealt until one of them can spill.
    for (let deals = 0; asked.length === 0 && deals < 20; deals++) {
      table = (await inn.rooms.create({ ...plan, seats: [...plan.seats] }, ann)).table
      await inn.say(ann, table, 'nonce', { seat: 0, nonce: '' })
      await inn.say(ann, table, 'start')
      await plays(inn, table, 0, POUR)
      await until(async () => (await doc()).sealed.length === 2)
    }
    expect(asked).not.toEqual([])
    for (const { within } of asked) expect(within).toBe(500)
    inn.wait(2_000)
    // The next to pour is a bot: another window may be open already.
    await until(async () => (await inn.seen(table, null)).view?.turn !== 0)
  })
})

describe('what is sent of a window', () => {
  const KEYS = [
    { at: 300, seat: 1, move: PASS },
    { at: 900, seat: 2, move: PASS },
  ]

  /** All that a reader is sent over two windows of which others answer one. */
  async function sentTo(reader: string | null, cards: readonly number[]): Promise<string[]> {
    const { inn, store, table } = await atTheTap(cards, { strict: true })
    const [all, other] = [await watches(inn, table, reader), await watches(inn, table, reader)]
    // That the second came in is shown to both.
    await until(async () => all.length >= 4)
    await plays(inn, table, 0, POUR)
    let now = 0
    for (const { at, seat, move } of KEYS) {
      inn.wait(at - now)
      now = at
      await plays(inn, table, seat, move)
    }
    inn.wait(2_000 - now)
    await closed(inn, table)
    await plays(inn, table, 1, POUR)
    inn.wait(1_999)
    await looked(store)
    all.push('the beat is almost over')
    inn.wait(1)
    await closed(inn, table)
    return [...all, ...other]
  }

  it('is the same bytes in as many frames for all deals a reader cannot tell apart', async () => {
    const sent = await sentTo(null, BOB_CAN)
    expect(sent.length).toBeGreaterThan(12)
    expect(await sentTo(null, NOBODY_CAN)).toEqual(sent)
    // Cis holds the same cards in both.
    expect(await sentTo('cis', [0, 1, 2, 3, 6, 7])).toEqual(await sentTo('cis', [4, 5, 1, 2, 6, 7]))
  })

  it('is not the same for who holds other cards', async () => {
    expect(await sentTo('bob', BOB_CAN)).not.toEqual(await sentTo('bob', NOBODY_CAN))
  })
})
