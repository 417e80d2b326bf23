import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type HouseParts, type OpenHouse, openHouse } from '../../src/house.ts'
import { readSettings, type Settings } from '../../src/settings.ts'
import { MemoryStore } from './memory-store.ts'

export interface TestHouse {
  readonly house: OpenHouse
  readonly url: string
  readonly store: HouseParts['store']
  readonly hostKey: string | undefined
  close(): Promise<void>
}

/** A house on a free port of this machine. */
export async function houseFor(
  parts: Partial<Omit<HouseParts, 'settings'>> & { env?: Record<string, string> } = {},
): Promise<TestHouse> {
  const { env = {}, ...more } = parts
  const reading = readSettings([], { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...env })
  if (!('settings' in reading)) throw new Error(JSON.stringify(reading))
  const settings: Settings = reading.settings
  const empty = mkdtempSync(join(tmpdir(), 'estaminet-house-'))
  const store = more.store ?? new MemoryStore()
  const house = await openHouse({ settings, store, pages: empty, log: pino({ level: 'silent' }), ...more })
  await house.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = house.app.server.address() as AddressInfo
  return {
    house,
    store,
    url: `http://127.0.0.1:${port}`,
    hostKey: house.freshHostKey,
    async close() {
      await house.close()
      rmSync(empty, { recursive: true, force: true })
    },
  }
}
