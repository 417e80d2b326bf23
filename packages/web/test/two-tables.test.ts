import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Choice, Update } from '@estaminet/table'
import { createRoot } from 'solid-js'
import { describe, expect, it, vi } from 'vitest'
import type { TableHost } from '../src/host/table-host.ts'
import type { createBetweenParts } from '../src/shell/table/between-parts.ts'

// Node would be given the Solid of a server, in which nothing follows anything.
vi.mock('solid-js', () => vi.importActual<typeof import('solid-js')>('solid-js/dist/solid.js'))
// What a table has of the page around it: words, toasts, the pace of motion, keys.
vi.mock('../src/language.ts', () => ({ language: () => 'en', say: () => ({ seats: { colours: [], bot: () => '' } }) }))
vi.mock('../src/shell/page/toasts.tsx', () => ({ toast() {} }))
vi.mock('../src/shell/motion/motion-speed.ts', () => ({ motionPace: () => Number.POSITIVE_INFINITY }))
vi.mock('../src/shell/motion/skipping.ts', () => ({ listenForSkipping() {} }))

/** As much of a table as this needs: the whole of it knows the page, which these types do not. */
type Model = ReturnType<typeof createBetweenParts> & {
  considered(): Choice | undefined
  consider(choice: Choice): void
  choose(choice: Choice): void
  busy(): boolean
}
const { createTableModel } = await vi.importActual<{
  createTableModel(host: TableHost, arrived: () => Update): Model
}>('../src/shell/table/table-model.ts')

const BUS: Choice = { move: 11, say: 'bus 11', info: {} }

const update = (table: string): Update => ({
  t: 'update',
  table,
  n: 0,
  info: {
    id: table,
    code: table,
    game: 'small-beer',
    rules: 1,
    options: {},
    access: 'link',
    pace: { kind: 'live' },
    status: 'running',
    seats: [],
    spectators: 0,
    host: true,
    paused: false,
    createdAt: 0,
  },
  mine: [0],
  events: [],
  asks: [{ id: 'first', seat: 0, choices: [BUS], sealed: false }],
  waiting: [0],
  clocks: [],
  undo: [],
  orders: [],
  pause: [],
  scores: [],
})

const host: TableHost = {
  update: () => undefined,
  told: () => [],
  connection: () => 'open',
  refusal: () => undefined,
  retryAt: () => undefined,
  said: () => [],
  send: async () => ({ ok: true }),
  outdated: () => false,
  hold() {},
  retry() {},
  close() {},
}

/** All that a table holds between its parts, as each of them reads it. */
const stateOf = (model: Model) => ({
  pointed: model.pointing.pointed()?.place,
  glanced: model.pointing.glanced()?.place,
  column: model.columns.looked(),
  headings: [...model.columns.headings],
  travelled: model.columns.travelled,
  isSettling: model.settling.isThere(),
  isGoalWanted: model.goal.isWanted(),
  isGoalSaid: model.goal.standing.isThere(),
  considered: model.considered(),
  busy: model.busy(),
})

describe('two tables on one page', () => {
  it('share nothing of what a player does at one of them', () => {
    const [one, other] = ['one', 'other'].map((id) => createRoot(() => createTableModel(host, () => update(id))))
    const before = stateOf(other)
    createRoot(() => {
      one.settling.stand()
      one.goal.standing.stand()
    })
    one.pointing.pointAt('11')
    one.pointing.glanceAt('12')
    one.columns.lookAt('bus')
    one.columns.headings.set(0, 'Brussels')
    one.columns.travelled = 'bus'
    one.goal.want(true)
    one.consider(BUS)
    one.choose(BUS)
    expect(stateOf(one)).toEqual({
      pointed: '11',
      glanced: '12',
      column: 'bus',
      headings: [[0, 'Brussels']],
      travelled: 'bus',
      isSettling: true,
      isGoalWanted: true,
      isGoalSaid: true,
      considered: BUS,
      busy: true,
    })
    expect(stateOf(other)).toEqual(before)
  })
})

/** Signals of the whole page, whichever table is on it. */
const OF_THE_PAGE = [
  // What a reader chose for this browser, or it is called by.
  'host/origin.ts',
  'language.ts',
  'shell/motion/motion-speed.ts',
  'shell/table/sound.ts',
  'theme.ts',
  // The house as a whole: what its host had everybody told, whether it answers, whether a new version of it may take over.
  'host/announcement.ts',
  'host/reachable.ts',
  'offline/tables-open.ts',
  // What this browser had to let go of to keep something newer.
  'host/saved-tables.ts',
  // One toast at a time, wherever it comes from.
  'shell/page/toasts.tsx',
  // Rules that are fetched when they are first needed.
  'games/belgian-beers-race/foretell.ts',
  'games/belgian-beers-race/standings.ts',
]

it('no module holds a signal that the parts of two tables would share', () => {
  const source = fileURLToPath(new URL('../src/', import.meta.url))
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const atTheTop = /^(?:export )?const .*= create(?:Signal|Memo|Standing|Resource|Store)\b/m
  const holding = modules.filter((file) => atTheTop.test(readFileSync(join(source, file), 'utf8')))
  expect(holding.sort()).toEqual([...OF_THE_PAGE].sort())
})
