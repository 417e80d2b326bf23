import type { Ask, Update } from '@estaminet/table'
import { createRoot, createSignal } from 'solid-js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCountdowns } from '../src/shell/table/countdowns.ts'

// Node would be given the Solid of a server, in which nothing follows anything.
vi.mock('solid-js', () => vi.importActual<typeof import('solid-js')>('solid-js/dist/solid.js'))

const NOON = 1_800_000_000_000
beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const ASKED: Ask = { id: 'react', seat: 0, choices: [], sealed: true, window: { waits: true, account: 60_000 } }

/** A live table whose windows have a beat of two seconds, as its host says it. */
const saying = (beat: number, ask: Ask = ASKED): Update => ({
  t: 'update',
  table: 'inn',
  n: 7,
  info: {
    id: 'inn',
    code: 'GUEUZE',
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
    windows: { beat: 2, limit: 20, strict: false },
  },
  mine: [0],
  window: { beat },
  events: [],
  asks: [ask],
  waiting: [0],
  clocks: [],
  undo: [],
  orders: [],
  pause: [],
  scores: [],
})

it('whoever waits has waited since the window opened, whatever is heard after its beat', () => {
  createRoot(() => {
    const [arrived, setArrived] = createSignal(saying(1500))
    const { countdowns } = createCountdowns(arrived)
    const opened = NOON - 500
    expect(countdowns()[0].since).toBe(opened)
    for (const later of [3000, 9000]) {
      vi.setSystemTime(NOON + later)
      // Its beat is over: the host says no more of when it began.
      setArrived(saying(0))
      expect(countdowns()[0].since).toBe(opened)
    }
    // The next window has a time of its own.
    setArrived(saying(2000, { ...ASKED, id: 'react again' }))
    expect(countdowns()[0].since).toBe(NOON + 9000)
  })
})
