import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StorePlace } from '../../src/store/open.ts'
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
