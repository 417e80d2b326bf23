import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgres, sqlite } from '../../src/store/dialect.ts'
import { type Migration, migrationsFor } from '../../src/store/migrations.ts'
import type { StorePlace } from '../../src/store/open.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { firstHouse, type Ground, grounds } from './houses.ts'
import { made, moved, tableAt } from './table-talk.ts'

const next: Migration = { name: "a garden behind the house's kitchen", sql: 'CREATE TABLE garden (id TEXT)' }
const failing: Migration = {
  name: 'a step on ice',
  sql: 'CREATE TABLE garden (id TEXT); INSERT INTO nowhere VALUES (1)',
}

const opened = (place: StorePlace, more: readonly Migration[]) =>
  'dataDir' in place
    ? openSqlite(place.dataDir, { migrations: [...migrationsFor(sqlite), ...more] })
    : openPostgres(place.databaseUrl, { migrations: [...migrationsFor(postgres), ...more] })

describe.each(grounds)('the migrations of a house on %s', (_, lay) => {
  const table = tableAt('t')
  let ground: Ground
  let place: StorePlace
  beforeAll(async () => {
    ground = await lay()
  })
  afterAll(() => ground?.clear())
  beforeEach(async () => {
    place = await ground.place()
  })

  test('run by themselves, once, and keep what is there', async () => {
    const before = await opened(place, [])
    await before.commit(made(table))
    await before.close()
    for (let times = 0; times < 2; times++) {
      const after = await opened(place, [next])
      expect(await after.load('t')).toMatchObject({ doc: table, rev: 1 })
      await after.close()
    }
  })

  test('refuse to run backwards and say what to do', async () => {
    await opened(place, [next]).then((store) => store.close())
    await expect(opened(place, [])).rejects.toMatchObject({
      code: 'newer-data',
      message: expect.stringMatching(/newer Estaminet .* restore a backup .* Nothing was changed/),
    })
    await opened(place, [next]).then((store) => store.close())
  })

  test('leave the old data usable when one fails', async () => {
    const before = await opened(place, [])
    await before.commit(made(table))
    await before.close()
    await expect(opened(place, [failing])).rejects.toMatchObject({
      code: 'migration-failed',
      message: expect.stringContaining(`migration ${migrationsFor(sqlite).length + 1} (a step on ice)`),
    })
    const still = await opened(place, [])
    expect(await still.commit(moved(table, 0))).toBe('done')
    await still.close()
    // Nothing of the failed migration is left in the way of a better one.
    const after = await opened(place, [next])
    expect(await after.load('t')).toMatchObject({ rev: 2 })
    await after.close()
  })

  test('take the first released house along', async () => {
    await firstHouse(place)
    const store = await opened(place, [])
    const found = await store.load('first')
    expect(found).toMatchObject({ doc: { code: 'FIRST7', seats: [{ name: 'Ann' }, { name: 'Bób' }] }, rev: 4 })
    expect(found?.log).toEqual([
      { by: 0, move: 17 },
      { by: -1, move: 3 },
      { by: 0, undo: 1 },
      { by: 0, redo: 1 },
      { consent: 2 },
    ])
    expect(await store.tableByCode('FIRST7')).toBe('first')
    expect(await store.answerTo('first', 'cmd-2')).toEqual({ result: { rematch: 'x' } })
    expect(await store.said('first', 9)).toEqual([{ at: 1_700_000_000_500, from: 'Ann', seat: 0, text: 'Santé 🍺' }])
    expect(await store.tables({ person: 'bob', most: 9 })).toMatchObject([{ doc: { id: 'first' }, moves: 5 }])
    expect((await store.tables({ open: true, most: 9 })).map(({ doc }) => doc.id)).toEqual(['second'])
    expect(await store.person('ann')).toMatchObject({
      name: 'Ann',
      secrets: ['hash-2', 'hash-1'],
    })
    expect(await store.passkeysOf('ann')).toMatchObject([{ id: 'k', person: 'ann', key: 'p', counter: 3 }])
    await store.hushSeat('first', 0, 'Ann')
    expect(await store.said('first', 9)).toMatchObject([{ from: '', text: 'Santé 🍺' }])
    expect(await store.claimTimers(9, 1000)).toEqual(['first'])
    expect(await store.useToken('link')).toMatchObject({ person: 'ann', purpose: 'device' })
    expect(await store.setting('host-key')).toBe('hashed')
    expect(await store.blocked()).toEqual(['192.0.2.7'])
    const sinceItsLastBeat = Date.now() - 1_700_000_001_000
    expect(await store.heartbeat()).toBeGreaterThanOrEqual(4000 + sinceItsLastBeat)
    expect(await store.commit(moved(found?.doc ?? tableAt('first'), 0, { rev: 4, from: 5 }))).toBe('done')
    await store.close()
  })
})
