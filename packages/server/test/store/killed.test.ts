import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type StorePlace } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { type Ground, grounds } from './houses.ts'
import { move, pause } from './table-talk.ts'

const kills = process.env.ESTAMINET_PROOF === 'long' ? 100 : 10
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const writer = fileURLToPath(new URL('./writer.ts', import.meta.url))

/** Lets a writer write, kills it at a random moment, and answers with what it said was acknowledged. */
async function writeUntilKilled(place: StorePlace): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', tsx, writer, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: Buffer[] = []
  const gone = new Promise((resolve) => child.once('close', resolve))
  const started = new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('close', () => reject(new Error('The writer ended before it wrote anything.')))
  })
  child.stdout.on('data', (chunk) => said.push(chunk))
  await started
  await pause(randomInt(200))
  child.kill('SIGKILL')
  await gone
  // The last line may have been cut.
  return Buffer.concat(said).toString().split('\n').slice(0, -1)
}

/**
 * A table, with the answers to its last command and to the next. PostgreSQL may finish what the dead had just asked for
 * while we look; then we look again.
 */
async function foundAt(store: Store, table: string) {
  for (;;) {
    const { rev, log = [] } = (await store.load(table)) ?? {}
    const answers = [
      await store.answerTo(table, `move-${log.length - 1}`),
      await store.answerTo(table, `move-${log.length}`),
    ]
    if ((await store.load(table))?.rev === rev) return { rev, log, answers }
  }
}

describe.each(grounds)('a process killed while it writes to %s', (_, lay) => {
  let ground: Ground
  beforeAll(async () => {
    ground = await lay()
  })
  afterAll(() => ground?.clear())

  test(`loses nothing it acknowledged and doubles nothing, ${kills} times`, { timeout: kills * 60_000 }, async () => {
    const place = await ground.place()
    const acknowledged = new Map<string, number>()
    for (let kill = 0; kill < kills; kill++) {
      for (const line of await writeUntilKilled(place)) {
        const [table, n] = line.split(' ')
        expect(Number(n)).toBeGreaterThan(acknowledged.get(table) ?? -1)
        acknowledged.set(table, Number(n))
      }
      const store = await openStore(place)
      for (const [table, last] of acknowledged) {
        const { rev, log, answers } = await foundAt(store, table)
        expect(log.length).toBeGreaterThan(last)
        expect(log).toEqual(log.map((_, n) => move(n)))
        expect(rev).toBe(log.length + 1)
        expect(answers).toEqual([{ result: log.length - 1 }, undefined])
      }
      await store.close()
    }
    expect(acknowledged.size).toBe(6)
  })
})
