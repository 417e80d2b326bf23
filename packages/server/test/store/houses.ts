import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { houseFile } from '../../src/store/folder.ts'
import { openStore, type StorePlace } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

/** Somewhere to keep houses in; each `place` is a new, empty one. */
export interface Ground {
  place(): Promise<StorePlace>
  clear(): Promise<void>
}

export const grounds: readonly (readonly [name: string, lay: () => Promise<Ground>])[] = [
  ['SQLite', async () => sqliteGround()],
  ['PostgreSQL', async () => postgresGround(await startPostgres())],
]

export function sqliteGround(): Ground & { folder(): string } {
  const all = mkdtempSync(join(tmpdir(), 'estaminet-'))
  let houses = 0
  const folder = () => join(all, `house-${houses++}`)
  return {
    folder,
    place: async () => ({ dataDir: folder() }),
    clear: async () => rmSync(all, { recursive: true, force: true }),
  }
}

export function postgresGround(server: PostgresServer): Ground {
  return {
    place: async () => ({ databaseUrl: await server.newDatabase() }),
    clear: () => server.stop(),
  }
}

/** A house that is empty and open when a test begins. */
export function emptyHouse(lay: () => Promise<Ground>) {
  let ground: Ground | undefined
  const house = {
    place: {} as StorePlace,
    store: {} as Store,
    async reopen() {
      await house.store.close()
      house.store = await openStore(house.place)
    },
  }
  beforeAll(async () => {
    ground = await lay()
  })
  afterAll(() => ground?.clear())
  beforeEach(async () => {
    if (!ground) throw new Error('There is no ground to build on.')
    house.place = await ground.place()
    house.store = await openStore(house.place)
  })
  afterEach(() => house.store.close())
  return house
}

/** Tells the database of a house something past the house. */
export async function tell(place: StorePlace, sql: string): Promise<void> {
  if ('dataDir' in place) {
    const db = new Database(houseFile(place.dataDir), { timeout: 5000 })
    db.exec(sql)
    db.close()
    return
  }
  const client = new Client(place.databaseUrl)
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Puts the house as the first release kept it in a place. */
export async function firstHouse(place: StorePlace): Promise<void> {
  const fixture = (file: string) => new URL(`./fixtures/v1/${file}`, import.meta.url)
  if ('dataDir' in place) {
    mkdirSync(place.dataDir, { recursive: true })
    copyFileSync(fixture('estaminet.db'), houseFile(place.dataDir))
    return
  }
  await tell(place, readFileSync(fixture('house.sql'), 'utf8'))
}
