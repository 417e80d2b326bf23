import { heavenAndAle } from '@estaminet/heaven-and-ale'
import type { Game } from '@estaminet/kernel'
import { expect, it } from 'vitest'
import { type Beside, besides } from '../src/rooms/beside.ts'
import { unitFor } from '../src/store/sqlite-units.ts'
import type { StoredChange } from '../src/store/store.ts'
import { ann, bob, Inn, until } from './support/inn.ts'
import { MemoryStore } from './support/memory-store.ts'

const now = 1_700_000_000_000
const MINUTE = 60_000
const beside = (dueAt: number | null, more: Partial<Beside> = {}): Beside => ({
  persons: 'ann bob',
  dueAt,
  isOpen: true,
  ...more,
})

it('all is written that is not known to be there', () => {
  const is = beside(now + MINUTE)
  expect(besides(undefined, is, now)).toEqual({ write: { samePersons: false, dueAt: is.dueAt }, kept: is })
})

it('whose table it is is written when it has changed', () => {
  const [was, is] = [beside(null), beside(null, { persons: 'ann cis' })]
  expect(besides(was, is, now)).toEqual({ write: { samePersons: false }, kept: is })
  expect(besides(is, is, now)).toEqual({ write: { samePersons: true }, kept: is })
})

it.each<[string, Beside, Beside, boolean]>([
  ['there is none, and none is wanted', beside(null), beside(null), true],
  ['there is none, and one is wanted', beside(null), beside(now + 9 * MINUTE), false],
  ['there is one, and none is wanted', beside(now + 9 * MINUTE), beside(null), false],
  ['it comes sooner than it must, but not soon', beside(now + 5 * MINUTE), beside(now + 9 * MINUTE), true],
  ['it comes when it must', beside(now + 5 * MINUTE), beside(now + 5 * MINUTE), true],
  ['it would come too late', beside(now + 9 * MINUTE), beside(now + 5 * MINUTE), false],
  ['it comes soon, for nothing', beside(now + MINUTE), beside(now + 9 * MINUTE), false],
  ['it has come', beside(now), beside(now + 9 * MINUTE), false],
  ['it hangs on a secret answer', beside(now + 5 * MINUTE, { isOpen: false }), beside(now + 9 * MINUTE), false],
  ['a secret answer was given since', beside(now + 5 * MINUTE), beside(now + 9 * MINUTE, { isOpen: false }), false],
])('a timer may stay, or is set anew: %s', (_, was, is, stays) => {
  const { write, kept } = besides(was, is, now)
  expect('dueAt' in write).toBe(!stays)
  expect(kept).toEqual(stays ? was : is)
})

/** Keeps what it is given to write. */
class Watched extends MemoryStore {
  readonly changes: StoredChange[] = []
  override async commit(change: StoredChange) {
    const end = await super.commit(change)
    if (end === 'done') this.changes.push(change)
    return end
  }
}

it('a move takes three statements, and clocks run out when they should all the same', async () => {
  const store = new Watched()
  const inn = new Inn(store, undefined, { games: [heavenAndAle as Game] })
  const clock = { bank: 300, increment: 120, cap: 600 }
  const { table } = await inn.rooms.create(
    {
      game: heavenAndAle.id,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'public',
      pace: { kind: 'live', clock },
    },
    ann,
  )
  await inn.say(bob, table, 'join')
  for (const [seat, who] of [ann, bob].entries()) await inn.say(who, table, 'nonce', { seat, nonce: '' })
  await inn.say(ann, table, 'start')
  const people = [ann, bob]
  let statements: number[] = []
  for (let n = 0; n < 30; n++) {
    const [seat = 0] = (await inn.seen(table)).waiting
    const [ask] = (await inn.seen(table, people[seat])).asks
    inn.wait(1_000)
    await inn.say(people[seat], table, 'play', { seat, ask: ask.id, move: ask.choices[0].move })
    const change = store.changes.at(-1)
    if (change) statements = [...statements, unitFor(change, now).statements.length]
  }
  // A timer is set anew when somebody has less time than whoever it was set for.
  expect(statements.filter((count) => count > 3).length).toBeLessThan(10)
  expect(Math.min(...statements)).toBe(3)
  const [seat = 0] = (await inn.seen(table)).waiting
  const { left } = (await inn.seen(table)).clocks[seat] ?? { left: 0 }
  const ticks = store.changes.length
  inn.wait(left - 1_000)
  await until(async () => store.changes.length > ticks)
  const before = await inn.seen(table)
  expect(before.waiting).toEqual([seat])
  expect(before.clocks[seat]?.left).toBe(1_000)
  expect(inn.thoughts).toEqual([])
  inn.wait(1_000)
  await until(async () => inn.thoughts.length > 0)
  expect(inn.thoughts[0]).toMatchObject({ seat })
})
