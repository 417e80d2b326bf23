import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import Database from 'libsql'
import { employ, Server } from '../load/processes.ts'
import { verifyAll } from '../src/commands/verify.ts'
import { games } from '../src/games.ts'
import { houseFile } from '../src/store/folder.ts'
import type { AttackAnswer, AttackOrder } from './attackers.ts'
import { Caller, pause } from './caller.ts'
import { HonestGuests } from './honest.ts'
import { type Moment, type Siege, timesOf } from './verdict.ts'

export interface SiegePlan {
  readonly minutes: number
  readonly seed: string
  /** A file for where the main thread's time went, in a form that browsers open. */
  readonly profile?: string | undefined
  /** Hears how far it is. */
  tell(line: string): void
}

const PAIRS = 4
/** Before the attack honest guests are among themselves, so that a busy machine is not taken for a weak house. */
const QUIET_SHARE = 0.1
const MOST_QUIET = 20_000
const LEAST_QUIET = 8_000
const SAY_EVERY = 15_000
const TICK = 10
/** A byte that begins no letter, in the place of a table. */
const SPOILT = 'spoilt'

/** A house of its own on a free port, honest guests in it, and all attacks at once for so many minutes. */
export async function besiege({ minutes, seed, profile, tell }: SiegePlan): Promise<Siege> {
  const folder = mkdtempSync(join(tmpdir(), 'estaminet-attack-'))
  const server = await Server.start('../src/main.ts', {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    LIMITS: 'on',
  })
  try {
    const honest = new HonestGuests(server.url)
    const moments: Moment[] = []
    const look = async (when: Moment['when']) => {
      const { rss, late } = await server.usage('collected')
      moments.push({ when, memory: rss, late })
    }
    honest.begin(PAIRS, seed)
    const attack = minutes * 60_000
    await pause(Math.max(LEAST_QUIET, Math.min(MOST_QUIET, attack * QUIET_SHARE)))
    const quiet = timesOf(honest.times.map(({ ms }) => ms))
    tell(`honest guests alone: p95 ${quiet.p95.toFixed(0)} ms; now the attack`)
    await look('begin')
    if (profile !== undefined) await server.watch()
    const bystander = monitorEventLoopDelay({ resolution: TICK })
    bystander.enable()
    const began = performance.now()
    const order: AttackOrder = { url: server.url, seconds: attack / 1000 }
    const attacking = employ<AttackOrder, AttackAnswer>('../attack/attackers.ts', order, undefined, (send) => {
      const telling = setInterval(() => send({ places: honest.places }), 500)
      return () => clearInterval(telling)
    })
    const saying = setInterval(() => {
      const times = timesOf(honest.times.filter(({ at }) => at >= began).map(({ ms }) => ms))
      const minute = ((performance.now() - began) / 60_000).toFixed(1)
      tell(
        `minute ${minute} of ${minutes}: ${honest.moves} moves, p95 ${times.p95.toFixed(0)} ms, ${honest.lost.length} lost`,
      )
    }, SAY_EVERY)
    await pause(attack / 2)
    await look('middle')
    const spoilt = await spoilRow(server.url, folder)
    const attacks = await attacking
    clearInterval(saying)
    bystander.disable()
    await look('end')
    if (profile !== undefined) await server.watched(profile)
    await honest.stop()
    await server.kill()
    const during = honest.times.filter(({ at }) => at >= began)
    const kinds = [...new Set(during.map(({ what }) => what))]
    return {
      minutes,
      attacks,
      quiet,
      times: Object.fromEntries(
        kinds.map((kind) => [kind, timesOf(during.filter(({ what }) => what === kind).map(({ ms }) => ms))]),
      ),
      bystander: Math.max(0, bystander.percentile(95) / 1e6 - TICK),
      moves: honest.moves,
      matches: honest.matches,
      moments,
      lost: [...honest.lost, ...spoilt, ...(await wrongTables(folder))],
    }
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A disk that forgets: one row is no text any more, with a clock that is due. Who asks for it is refused, and no more. */
async function spoilRow(url: string, folder: string): Promise<string[]> {
  const db = new Database(houseFile(folder), { timeout: 10_000 })
  db.exec(`
    INSERT INTO tables (id, code, rev, moves, status, access, created_at, touched_at, changed_at, doc)
    VALUES ('${SPOILT}', 'SPOILT', 1, 0, 'running', 'link', 1, 1, 1, CAST(x'7bff7d' AS TEXT));
    INSERT INTO timers (table_id, due_at, leased_until) VALUES ('${SPOILT}', 1, 0)`)
  db.close()
  const { status, text } = await new Caller(url, '127.4.0.1').ask('GET', `/api/tables/${SPOILT}`)
  return status === 500 && text.includes('damaged-data') ? [] : [`a damaged table was answered with ${status}: ${text}`]
}

/** What was acknowledged is there after a kill, and every match replays. */
async function wrongTables(folder: string): Promise<string[]> {
  const unwatched = { begin: () => undefined, checked: () => undefined }
  const { wrong } = await verifyAll({ dataDir: folder }, games, unwatched)
  return wrong
    .filter(({ table }) => table !== SPOILT)
    .map(({ table, error }) => `table ${table} is wrong afterwards: ${error.message}`)
}
