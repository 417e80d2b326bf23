import { personSeat } from '@estaminet/table'
import { describe, expect, test } from 'vitest'
import type { TableQuery } from '../../src/store/store.ts'
import { emptyHouse, grounds } from './houses.ts'
import { made, move, moved, tableAt } from './table-talk.ts'

describe.each(grounds)('a store on %s', (_, lay) => {
  const house = emptyHouse(lay)

  describe('changes', () => {
    test('a new table is found by id and by code, as it was', async () => {
      const table = tableAt('t')
      expect(await house.store.commit(made(table))).toBe('done')
      expect(await house.store.load('t')).toEqual({ doc: table, rev: 1, log: [] })
      expect(await house.store.tableByCode('C-t')).toBe('t')
      expect(await house.store.load('other')).toBeUndefined()
      expect(await house.store.tableByCode('other')).toBeUndefined()
    })

    test('every kind of entry comes back in order, past ten and a hundred', async () => {
      const table = tableAt('t')
      const entries = [
        ...Array.from({ length: 120 }, (_, n) => move(n)),
        { by: 0, undo: 2 },
        { by: 0, redo: 1 },
        { consent: 3 },
      ]
      await house.store.commit(made(table, { entries: entries.slice(0, 50) }))
      await house.store.commit(moved(table, 0, { from: 50, entries: entries.slice(50) }))
      await house.reopen()
      expect((await house.store.load('t'))?.log).toEqual(entries)
    })

    test('a second table with the same id or the same code is a conflict', async () => {
      await house.store.commit(made(tableAt('t')))
      expect(await house.store.commit(made(tableAt('t', { code: 'new' })))).toBe('conflict')
      expect(await house.store.commit(made(tableAt('u', { code: 'C-t' })))).toBe('conflict')
      expect(await house.store.load('u')).toBeUndefined()
      expect((await house.store.load('t'))?.rev).toBe(1)
    })

    test('a change made on an old revision is a conflict and changes nothing at all', async () => {
      const table = tableAt('t')
      await house.store.commit(made(table))
      await house.store.commit(moved(table, 0))
      const before = await house.store.load('t')
      const late = moved(tableAt('t', { status: 'over', seats: [] }), 0, {
        command: { id: 'late', answer: {} },
        dueAt: 1,
      })
      expect(await house.store.commit(late)).toBe('conflict')
      expect(await house.store.load('t')).toEqual(before)
      expect(await house.store.answerTo('t', 'late')).toBeUndefined()
      expect(await house.store.claimTimers(9, 1000)).toEqual([])
      expect(await house.store.tables({ person: 'ann', most: 9 })).toHaveLength(1)
    })

    test('a table that is born with a change is there with it, or neither is', async () => {
      const table = tableAt('t')
      await house.store.commit(made(table))
      const born = tableAt('u', { status: 'open', seats: [personSeat('cis', 'Cis', 0)] })
      const linked = moved({ ...table, rematch: 'u' }, 0, { entries: [], born })
      const late = moved({ ...table, rematch: 'v' }, 0, { entries: [], born: tableAt('v') })
      expect(await house.store.commit(linked)).toBe('done')
      expect(await house.store.commit(late)).toBe('conflict')
      expect(await house.store.load('u')).toEqual({ doc: born, rev: 1, log: [] })
      expect(await house.store.load('v')).toBeUndefined()
      expect(await house.store.tableByCode('C-u')).toBe('u')
      expect((await house.store.tables({ person: 'cis', most: 9 })).map(({ doc }) => doc.id)).toEqual(['u'])
      expect(await house.store.commit(moved(born, 0, { rev: 1 }))).toBe('done')
      const taken = moved({ ...table, rematch: 'w' }, 0, {
        rev: 2,
        entries: [],
        command: { id: 'c', answer: {} },
        born: tableAt('w', { code: 'C-u' }),
      })
      expect(await house.store.commit(taken).catch(() => 'refused')).not.toBe('done')
      expect((await house.store.load('t'))?.doc.rematch).toBe('u')
    })

    test('whose table it is stays as it was where a change says so', async () => {
      const table = tableAt('t')
      const tablesOf = async (person: string) =>
        (await house.store.tables({ person, most: 9 })).map(({ doc, moves }) => [doc.id, moves])
      await house.store.commit(made(table))
      expect(await house.store.commit(moved(table, 0, { samePersons: true }))).toBe('done')
      expect(await tablesOf('bob')).toEqual([['t', 1]])
      const left = { ...table, seats: [table.seats[0], personSeat('cis', 'Cis', 0)] }
      expect(await house.store.commit(moved(left, 1, { samePersons: false }))).toBe('done')
      expect(await tablesOf('bob')).toEqual([])
      for (const person of ['ann', 'cis']) expect(await tablesOf(person)).toEqual([['t', 2]])
    })

    test('whether another node changed a table since is known where there may be one', async () => {
      const table = tableAt('t')
      await house.store.commit(made(table))
      await house.store.commit(moved(table, 0))
      expect(await house.store.changedSince('t', 2)).toBe(false)
      expect(await house.store.changedSince('t', 1)).toBe('databaseUrl' in house.place)
      expect(await house.store.changedSince('nowhere', 0)).toBe(false)
    })

    test('a number of the log is given once: a change that starts elsewhere is a conflict', async () => {
      const table = tableAt('t')
      await house.store.commit(made(table, { entries: [move(0), move(1)] }))
      expect(await house.store.commit({ ...moved(table, 0), from: 1 })).toBe('conflict')
      expect(await house.store.commit({ ...moved(table, 0), from: 3 })).toBe('conflict')
      expect((await house.store.load('t'))?.log).toHaveLength(2)
    })

    test('a command is carried out once, and its first answer is kept', async () => {
      const table = tableAt('t')
      await house.store.commit(made(table))
      await house.store.commit(moved(table, 0, { command: { id: 'same', answer: { result: 'first' } } }))
      expect(await house.store.commit(moved(table, 1, { command: { id: 'same', answer: { result: 'again' } } }))).toBe(
        'conflict',
      )
      expect(await house.store.answerTo('t', 'same')).toEqual({ result: 'first' })
      expect((await house.store.load('t'))?.log).toEqual([move(0)])
      // The same id at another table is another command.
      const other = tableAt('u')
      await house.store.commit(made(other))
      expect(await house.store.commit(moved(other, 0, { command: { id: 'same', answer: {} } }))).toBe('done')
      expect(await house.store.answerTo('u', 'same')).toEqual({})
    })

    test('of several made on the same revision exactly one is done', async () => {
      const table = tableAt('t')
      await house.store.commit(made(table))
      const tries = Array.from({ length: 8 }, (_, i) =>
        house.store.commit(moved(table, 0, { entries: [move(i)], command: { id: `try-${i}`, answer: { result: i } } })),
      )
      const results = await Promise.all(tries)
      expect(results.filter((result) => result === 'done')).toHaveLength(1)
      expect((await house.store.load('t'))?.log).toEqual([move(results.indexOf('done'))])
    })

    test('one that cannot be written does not spoil those written beside it', async () => {
      const tables = Array.from({ length: 9 }, (_, i) => tableAt(`t${i}`))
      const broken = Object.assign(tableAt('broken'), { code: null })
      const results = await Promise.allSettled(
        [...tables.slice(0, 5), broken, ...tables.slice(5)].map((t) => house.store.commit(made(t))),
      )
      expect(results.map(({ status }) => status)).toEqual(
        Array.from({ length: 10 }, (_, i) => (i === 5 ? 'rejected' : 'fulfilled')),
      )
      expect(results[5]).toMatchObject({ reason: { code: 'store-trouble' } })
      for (const { id } of tables) expect(await house.store.load(id)).toBeDefined()
    })

    test('a thousand changes at a hundred tables at once are all there afterwards, in order', async () => {
      const tables = Array.from({ length: 100 }, (_, i) => tableAt(`t${i}`))
      await Promise.all(
        tables.map(async (table) => {
          expect(await house.store.commit(made(table))).toBe('done')
          for (let n = 0; n < 10; n++) expect(await house.store.commit(moved(table, n))).toBe('done')
        }),
      )
      await house.reopen()
      for (const { id } of tables) {
        const { rev, log } = (await house.store.load(id)) ?? {}
        expect({ rev, log }).toEqual({ rev: 11, log: Array.from({ length: 10 }, (_, n) => move(n)) })
        expect(await house.store.answerTo(id, 'move-9')).toEqual({ result: 9 })
      }
    })

    test('what was said comes back in order, the last of it', async () => {
      const table = tableAt('t')
      await house.store.commit(made(table))
      const say = (n: number) =>
        house.store.say({
          table: 't',
          said: { at: n, from: 'Ann', seat: 0, text: `“${n}” 🍺` },
          speaker: 'ann',
          command: { id: `${n}`, answer: {} },
        })
      for (let n = 0; n < 12; n++) expect(await say(n)).toEqual(expect.any(Number))
      expect(await say(11)).toBe('conflict')
      // The table itself is as it was: nobody has to read it again.
      expect(await house.store.load('t')).toMatchObject({ rev: 1 })
      expect((await house.store.said('t', 3)).map(({ text }) => text)).toEqual(['“9” 🍺', '“10” 🍺', '“11” 🍺'])
      expect(await house.store.said('t', 99)).toHaveLength(12)
    })

    test('words said at once are all kept, each with a number of its own', async () => {
      await house.store.commit(made(tableAt('t')))
      const say = (n: number) =>
        house.store.say({
          table: 't',
          said: { at: n, from: 'Ann', text: `${n}` },
          speaker: 'ann',
          command: { id: `${n}`, answer: {} },
        })
      const numbers = await Promise.all(Array.from({ length: 20 }, (_, n) => say(n)))
      expect(new Set(numbers).size).toBe(20)
      const heard = await house.store.saidAfter('t', 0)
      expect(heard.map(({ n }) => n)).toEqual(numbers.map(Number).sort((a, b) => a - b))
    })
  })

  describe('lists', () => {
    test('open public tables, newest first', async () => {
      const open = { status: 'open' } as const
      await house.store.commit(made(tableAt('old', { ...open, createdAt: 1 })))
      await house.store.commit(made(tableAt('new', { ...open, createdAt: 3 })))
      await house.store.commit(made(tableAt('hidden', { ...open, access: 'link' })))
      await house.store.commit(made(tableAt('busy')))
      const ids = async (most: number) => (await house.store.tables({ open: true, most })).map(({ doc }) => doc.id)
      expect(await ids(9)).toEqual(['new', 'old'])
      expect(await ids(1)).toEqual(['new'])
    })

    test('the tables of a person follow who sits down and who gets up', async () => {
      const seatsOf = async (person: string) => (await house.store.tables({ person, most: 9 })).map(({ doc }) => doc.id)
      const table = tableAt('t', { touchedAt: 5 })
      await house.store.commit(made(table))
      await house.store.commit(made(tableAt('u', { touchedAt: 9 })))
      expect(await seatsOf('bob')).toEqual(['u', 't'])
      await house.store.commit(moved({ ...table, seats: table.seats.slice(0, 1), touchedAt: 20 }, 0))
      expect(await seatsOf('bob')).toEqual(['u'])
      expect(await seatsOf('ann')).toEqual(['t', 'u'])
      expect(await house.store.tables({ person: 'ann', most: 1 })).toMatchObject([{ doc: { id: 't' }, moves: 1 }])
    })

    test('tables by status, and those nobody has touched for long', async () => {
      for (const [id, touchedAt] of [
        ['a', 10],
        ['b', 20],
        ['c', 30],
      ] as const)
        await house.store.commit(made(tableAt(id, { touchedAt, createdAt: touchedAt })))
      await house.store.commit(made(tableAt('d', { status: 'over' })))
      const ids = async (which: TableQuery) => (await house.store.tables(which)).map(({ doc }) => doc.id)
      expect(await ids({ status: 'running', most: 9 })).toEqual(['c', 'b', 'a'])
      const idle = { idle: 'running', touchedBefore: 30 } as const
      expect(await ids({ ...idle, after: '', most: 9 })).toEqual(['a', 'b'])
      expect(await ids({ ...idle, after: '', most: 1 })).toEqual(['a'])
      expect(await ids({ ...idle, after: 'a', most: 9 })).toEqual(['b'])
    })

    test('the tables of a person that are open or running, whatever has ended since', async () => {
      for (const [touchedAt, status] of (['open', 'running', 'over', 'closed'] as const).entries())
        await house.store.commit(made(tableAt(status, { status, touchedAt })))
      const which = { person: 'ann', most: 2 } as const
      const ids = async (more: Partial<TableQuery>) =>
        (await house.store.tables({ ...which, ...more })).map(({ doc }) => doc.id)
      expect(await ids({})).toEqual(['closed', 'over'])
      expect(await ids({ statuses: ['open', 'running'] })).toEqual(['running', 'open'])
    })
  })

  describe('timers', () => {
    test('a due timer is claimed once, and again when its lease has expired', async () => {
      const now = await house.store.now()
      await house.store.commit(made(tableAt('later'), { dueAt: now + 60_000 }))
      await house.store.commit(made(tableAt('second'), { dueAt: now - 10 }))
      await house.store.commit(made(tableAt('first'), { dueAt: now - 20 }))
      const lease = 2_000
      expect(await house.store.claimTimers(9, lease)).toEqual(['first', 'second'])
      expect(await house.store.claimTimers(9, lease)).toEqual([])
      const again = () => house.store.claimTimers(1, 60_000)
      await expect.poll(again, { interval: 100 }).toEqual(['first'])
    })

    test('a change at the table sets its timer anew and ends the lease', async () => {
      const now = await house.store.now()
      const table = tableAt('t')
      await house.store.commit(made(table, { dueAt: now - 5 }))
      await house.store.claimTimers(9, 60_000)
      await house.store.commit(moved(table, 0, { dueAt: now - 1 }))
      expect(await house.store.claimTimers(9, 60_000)).toEqual(['t'])
      await house.store.commit(moved(table, 1, { dueAt: null }))
      await house.reopen()
      expect(await house.store.claimTimers(9, 60_000)).toEqual([])
    })

    test('a change that names no time leaves the timer, and its lease, as they are', async () => {
      const now = await house.store.now()
      const table = tableAt('t')
      await house.store.commit(made(table, { dueAt: now - 5 }))
      const { dueAt: _, ...leaves } = moved(table, 0)
      expect(await house.store.commit(leaves)).toBe('done')
      expect(await house.store.claimTimers(9, 60_000)).toEqual(['t'])
      const { dueAt: __, ...again } = moved(table, 1)
      expect(await house.store.commit(again)).toBe('done')
      expect(await house.store.claimTimers(9, 60_000)).toEqual([])
      expect((await house.store.load('t'))?.log).toHaveLength(2)
      // And where there is none, none is made.
      await house.store.commit(made(tableAt('u')))
      const { dueAt: ___, ...without } = moved(tableAt('u'), 0)
      await house.store.commit(without)
      expect(await house.store.claimTimers(9, 60_000)).toEqual([])
    })

    test('many who claim at once share the work, none of it twice', async () => {
      const now = await house.store.now()
      await Promise.all(
        Array.from({ length: 40 }, (_, i) => house.store.commit(made(tableAt(`t${i}`), { dueAt: now - i }))),
      )
      const claims = await Promise.all(Array.from({ length: 10 }, () => house.store.claimTimers(7, 60_000)))
      const rest = await house.store.claimTimers(40, 60_000)
      const all = [...claims.flat(), ...rest]
      expect(all).toHaveLength(40)
      expect(new Set(all).size).toBe(40)
    })

    test('the clock of the store is near our own', async () => {
      expect(Math.abs((await house.store.now()) - Date.now())).toBeLessThan(5_000)
    })
  })
})
