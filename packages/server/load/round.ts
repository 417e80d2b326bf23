import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../src/store/sqlite.ts'
import type { CrowdAnswer, CrowdOrder } from './crowd.ts'
import { employ, Server, type Usage } from './processes.ts'
import { compareWithStore } from './promises.ts'
import type { Side } from './sides.ts'

export interface Round {
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  /** Bytes resident at the end. */
  readonly memory: number
  /** Milliseconds of processor time of the server, all threads, per move. */
  readonly cpuPerMove: number
  readonly lost: number
  readonly doubled: number
  readonly faults: readonly string[]
}

export type Load = Pick<CrowdOrder, 'tables' | 'seconds' | 'warmUp' | 'seed'> & {
  /** Where to write a profile of the server's main thread. */
  readonly profile?: string
  /** What to start instead of the sources. */
  readonly programs?: Programs
}

/** Both servers, as files. */
export interface Programs {
  readonly house: string
  readonly boardgameIo: string
}

const SOURCES: Programs = { house: '../src/main.ts', boardgameIo: './boardgame-host.ts' }

/** One server, one crowd, one figure. */
export function playRound(side: Side, load: Load): Promise<Round> {
  return side === 'estaminet' ? inFolder((folder) => atTheHouse(folder, load)) : atBoardgameIo(side, load)
}

export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'estaminet-load-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const startHouse = (folder: string, program = SOURCES.house): Promise<Server> =>
  Server.start(program, {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
  })

async function atTheHouse(folder: string, load: Load): Promise<Round> {
  const { answer, figures } = await underLoad('estaminet', await startHouse(folder, load.programs?.house), load)
  const store = await openSqlite(folder)
  const { lost, doubled } = await compareWithStore(store, answer.played)
  await store.close()
  return { ...figures, lost, doubled, faults: answer.faults }
}

async function atBoardgameIo(side: Side, load: Load): Promise<Round> {
  const { boardgameIo } = load.programs ?? SOURCES
  const server = await Server.start(boardgameIo, side === 'state only' ? { SENDS: 'state' } : {})
  const { answer, figures } = await underLoad(side, server, load)
  const unanswered = answer.played.flatMap(({ moves }) => moves.filter(([, , acknowledged]) => !acknowledged))
  return { ...figures, lost: unanswered.length, doubled: 0, faults: answer.faults }
}

/** Ends with the server killed: what it promised must be on the disk by then. */
async function underLoad(side: Side, server: Server, { tables, seconds, warmUp, seed, profile }: Load) {
  const order: CrowdOrder = { side, url: server.url, tables, seconds, warmUp, seed }
  const usages: Promise<Usage>[] = []
  const answer = await employ<CrowdOrder, CrowdAnswer>('./crowd.ts', order, (word) => {
    if (profile === undefined) usages.push(server.usage('now'))
    else usages.push(word === 'begin' ? server.watch() : server.watched(profile))
  })
  const [begin, end] = (await Promise.all(usages)) as [Usage, Usage]
  await server.kill()
  const figures = {
    movesPerSecond: answer.moves / answer.seconds,
    p50: answer.p50,
    p99: answer.p99,
    memory: end.rss,
    cpuPerMove: (end.cpu - begin.cpu) / answer.moves,
  }
  return { answer, figures }
}
