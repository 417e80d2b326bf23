import Database from 'libsql'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallBeer } from '../../../kernel/test/example/small-beer.ts'
import { verifyAll } from '../../src/commands/verify.ts'
import { houseFile } from '../../src/store/folder.ts'
import { openStore, type StorePlace } from '../../src/store/open.ts'
import type { StoredChange } from '../../src/store/store.ts'
import { playedTable, storing } from '../support/stored.ts'
import { firstHouse, type Ground, grounds } from './houses.ts'

const unwatched = { begin: () => undefined, checked: () => undefined }

/** Runs SQL behind the house's back. */
async function meddle(place: StorePlace, sql: string): Promise<Record<string, unknown>[]> {
  if ('dataDir' in place) {
    const db = new Database(houseFile(place.dataDir))
    const statement = db.prepare(sql)
    const rows = statement.reader ? statement.all() : []
    if (!statement.reader) statement.run()
    db.close()
    return rows as Record<string, unknown>[]
  }
  const client = new Client(place.databaseUrl)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

describe.each(grounds)('every match of a house on %s', (_, lay) => {
  let ground: Ground
  beforeAll(async () => {
    ground = await lay()
  })
  afterAll(() => ground?.clear())

  async function houseWith(...changes: StoredChange[]): Promise<StorePlace> {
    const place = await ground.place()
    const store = await openStore(place)
    for (const change of changes) expect(await store.commit(change)).toBe('done')
    await store.close()
    return place
  }

  const finished = playedTable(smallBeer, 'over')

  test('is found good while a server holds the house, and watchers hear how far it is', async () => {
    const place = await houseWith(
      ...Array.from({ length: 60 }, (_, i) => storing(playedTable(smallBeer, `many-${i}`, i % 4))),
      storing(finished),
    )
    const server = await openStore(place)
    const heard: number[] = []
    const found = await verifyAll(place, [smallBeer], {
      begin: (total) => heard.push(total),
      checked: (done) => heard.push(done),
    })
    await server.close()
    expect(found).toEqual({ tables: 61, good: { 'no match yet': 0, running: 60, finished: 1 }, wrong: [] })
    expect(heard).toEqual([61, ...Array.from({ length: 61 }, (_, i) => i + 1)])
  })

  test('what is lost, scribbled over or unknown is named, and the rest is checked all the same', async () => {
    const place = await houseWith(
      storing(finished),
      storing(playedTable(smallBeer, 'scribbled', 3)),
      storing(playedTable(smallBeer, 'chess', 3), { game: 'chess' }),
      storing(playedTable(smallBeer, 'no-dice', 3), { fair: null as never }),
      storing(playedTable(smallBeer, 'good', 3)),
    )
    await meddle(place, "DELETE FROM log WHERE table_id = 'over' AND seq = 2")
    await meddle(place, "UPDATE log SET entry = 'beer' WHERE table_id = 'scribbled' AND seq = 1")
    const { tables, wrong } = await verifyAll(place, [smallBeer], unwatched)
    expect(tables).toBe(5)
    expect(wrong.map(({ table, code, error }) => [table, code, error.code])).toEqual([
      ['chess', 'C-chess', 'unknown-game'],
      ['no-dice', 'C-no-dice', 'damaged-table'],
      ['over', 'C-over', 'damaged-log'],
      ['scribbled', 'C-scribbled', 'damaged-table'],
    ])
  })

  test('a house of the first release is read as it is, without being brought to a newer schema', async () => {
    const place = await ground.place()
    await firstHouse(place)
    const { tables } = await verifyAll(place, [smallBeer], unwatched)
    expect(tables).toBeGreaterThan(0)
    expect(await meddle(place, 'SELECT number FROM steps')).toMatchObject([{ number: 1 }])
  })

  test('a later house is refused, and so is what is no house at all', async () => {
    const place = await houseWith()
    await meddle(place, "INSERT INTO steps VALUES (999, 'far ahead', 0)")
    await expect(verifyAll(place, [smallBeer], unwatched)).rejects.toMatchObject({ code: 'newer-data' })
    const nothing = await ground.place()
    await expect(verifyAll(nothing, [smallBeer], unwatched)).rejects.toMatchObject({ code: 'no-house' })
  })
})
