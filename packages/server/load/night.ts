import { Match } from '@estaminet/kernel'
import { gameOf } from '@estaminet/shelf'
import { openSqlite } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { bundled } from './bundle.ts'
import type { NightAnswer, NightMatch, NightOrder } from './night-crowd.ts'
import { employ, type Usage } from './processes.ts'
import { inFolder, startHouse } from './round.ts'

export interface NightPlan {
  readonly minutes: number
  readonly tables: number
  readonly seed: string
}

export interface Night {
  readonly moves: number
  /** How many were played to their end, and how many were under way. */
  readonly finished: number
  readonly running: number
  /** Bytes held after a collection, in the middle and at the end. */
  readonly memory: { readonly middle: number; readonly end: number }
  /** Milliseconds of processor time the main thread worked at a stretch, at most; and how late it was by the clock, at most. */
  readonly longest: number
  readonly late: number
  /** Everything that somebody lost, got twice, or was not answered. */
  readonly wrong: readonly string[]
}

/** What the house holds may move by so much without growing. */
const GIVE = 48 * 1024 * 1024
const GIVE_SHARE = 0.15
/** Nobody is kept waiting longer by one piece of work, in milliseconds. */
const LONGEST = 50

/**
 * A house with people and bots at many tables, at the pace of people. At the end it is killed, and its file is read. It is one
 * plain program, as hosts run it: sources that are read while they run stay in memory with their maps, and no host has those.
 */
export async function spendNight(plan: NightPlan): Promise<Night> {
  const { file, remove } = await bundled(new URL('../src/main.ts', import.meta.url))
  try {
    return await inFolder((folder) => nightIn(folder, file, plan))
  } finally {
    remove()
  }
}

async function nightIn(folder: string, program: string, { minutes, tables, seed }: NightPlan): Promise<Night> {
  const house = await startHouse(folder, program)
  const usages: Promise<Usage>[] = []
  const order: NightOrder = { url: house.url, tables, seconds: minutes * 60, seed }
  const { matches, faults } = await employ<NightOrder, NightAnswer>('./night-crowd.ts', order, () =>
    usages.push(house.usage('collected')),
  )
  const [, middle, end] = (await Promise.all(usages)) as [Usage, Usage, Usage]
  await house.kill()
  const store = await openSqlite(folder)
  const wrong = await Promise.all(matches.map((match) => wrongIn(store, match)))
  await store.close()
  return {
    moves: matches.flatMap(({ guests }) => guests).reduce((sum, guest) => sum + guest.moves.length, 0),
    finished: matches.filter(({ over }) => over).length,
    running: matches.filter(({ over }) => !over).length,
    memory: { middle: middle.rss, end: end.rss },
    longest: Math.max(middle.longest, end.longest),
    late: Math.max(middle.late.max, end.late.max),
    wrong: [...new Set([...faults, ...wrong.flat()])],
  }
}

/** Why the night was not a good one; nothing when it was. */
export function complaintsOf({ moves, memory, longest, wrong }: Night): string[] {
  const { middle, end } = memory
  return [
    ...(moves === 0 ? ['nobody made a move'] : []),
    ...(end - middle > Math.max(GIVE, middle * GIVE_SHARE) ? [`memory grew from ${middle} to ${end} bytes`] : []),
    ...(longest > LONGEST ? [`the main thread worked for ${longest.toFixed(0)} ms at a stretch`] : []),
    ...wrong,
  ]
}

/** Every guest's moves are in the log, in their order, and no others of theirs. */
async function wrongIn(store: Store, { game, table, guests }: NightMatch): Promise<string[]> {
  const stored = await store.load(table)
  if (!stored) return [`${table} is gone`]
  const replay = new Match(gameOf(game), { seats: stored.doc.seats.length, options: stored.doc.options })
  for (const entry of stored.log) replay.repeat(entry)
  return guests.flatMap(({ seat, moves, underWay }) => {
    const found = replay.line.flatMap(({ by, move, forced }) => (by === seat && !forced ? [move] : [])).join()
    const isThere = found === moves.join() || (underWay !== undefined && found === [...moves, underWay].join())
    return isThere ? [] : [`seat ${seat} of ${table} was promised ${moves.length} moves, and they are not what is kept`]
  })
}
