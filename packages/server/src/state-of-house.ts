import { statSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import Type, { type Static } from 'typebox'
import { lastBackup } from './commands/backup.ts'
import type { Front } from './http/front.ts'
import { houseFile } from './store/folder.ts'
import { version } from './version.ts'

const Whole = Type.Integer({ minimum: 0 })

/** How a house is doing, for whoever runs it. With several nodes it is the state of the one that was asked. */
export const StateOfHouse = Type.Object({
  version: Type.String(),
  node: Type.String(),
  games: Type.Array(Type.Object({ id: Type.String(), rules: Type.Integer() })),
  /** When this process started, and what time it is, in milliseconds. */
  since: Type.Number(),
  now: Type.Number(),
  connections: Whole,
  tablesInMemory: Whole,
  botsWaiting: Whole,
  /** Since the start. */
  moves: Whole,
  failedCommands: Whole,
  limitedCalls: Whole,
  /** Processes that want to run, for each processor, over the last minute; 1 is fully busy. */
  load: Type.Number(),
  memoryBytes: Whole,
  /** How late the house gets to its work at worst, one time in a hundred. */
  lagSeconds: Type.Number(),
  store: Type.Union([
    Type.Object({
      kind: Type.Literal('folder'),
      bytes: Whole,
      /** The last copy that `estaminet backup` made; null when none was noted. */
      backup: Type.Union([Type.Object({ at: Type.Number(), bytes: Whole }), Type.Null()]),
    }),
    Type.Object({ kind: Type.Literal('postgres') }),
  ]),
  blocked: Type.Array(Type.String()),
})
export type StateOfHouse = Static<typeof StateOfHouse>

export async function stateOfHouse({ settings, store, metrics, games }: Front): Promise<StateOfHouse> {
  const { dataDir, databaseUrl } = settings
  const now = Date.now()
  return {
    version,
    node: process.version,
    games: games.map(({ id, version: rules }) => ({ id, rules })),
    since: now - Math.round(process.uptime() * 1000),
    now,
    connections: await metrics.value('estaminet_connections'),
    tablesInMemory: await metrics.value('estaminet_tables_in_memory'),
    botsWaiting: await metrics.value('estaminet_bots_waiting'),
    moves: await metrics.value('estaminet_moves_total'),
    failedCommands: await metrics.value('estaminet_commands_total', { end: 'failed' }),
    limitedCalls: await metrics.value('estaminet_limited_total'),
    load: loadavg()[0] / availableParallelism(),
    memoryBytes: process.memoryUsage.rss(),
    lagSeconds: await metrics.value('nodejs_eventloop_lag_p99_seconds'),
    store:
      databaseUrl === undefined
        ? { kind: 'folder', bytes: sizeOf(houseFile(dataDir)), backup: lastBackup(dataDir) ?? null }
        : { kind: 'postgres' },
    blocked: await store.blocked(),
  }
}

/** With what has not been moved into the file yet. */
const sizeOf = (file: string): number =>
  [file, `${file}-wal`].reduce((sum, part) => sum + (statSync(part, { throwIfNoEntry: false })?.size ?? 0), 0)
