import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

export type StorePlace =
  | { readonly dataDir: string; readonly mostPages?: number; say?(text: string): void }
  | { readonly databaseUrl: string; readonly connections?: number; say?(text: string): void }

/** The house's store: a folder of its own, or a database shared with other nodes. */
export function openStore(place: StorePlace): Promise<Store> {
  if ('dataDir' in place) {
    const { dataDir, ...settings } = place
    return openSqlite(dataDir, settings)
  }
  const { databaseUrl, ...settings } = place
  return openPostgres(databaseUrl, settings)
}
