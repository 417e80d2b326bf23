import { SPECTATOR } from '@estaminet/kernel'
import type { SeatInfo, TableInfo, Update } from '@estaminet/table'
import { batch, createMemo, createSignal } from 'solid-js'
import type { TableHost } from '../host/table-host.ts'
import type { Recorded } from './source.ts'
import type { Eyes, Timeline } from './timeline.ts'
import { whoSat } from './who-sat.ts'

export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/**
 * A match on the screen, at one of its positions and seen through somebody's eyes. To the table around it it is a host like any
 * other, except that one may go anywhere in it and that nobody is asked anything.
 */
export function createReplay(recorded: Recorded, from: { readonly n: number; readonly eyes: Eyes }) {
  const { timeline } = recorded
  const seats = whoSat(recorded.timeline.game.id, recorded.timeline.seats, recorded.players)
  const [n, setN] = createSignal(from.n)
  const [eyes, setEyes] = createSignal(from.eyes)
  const [leaps, setLeaps] = createSignal(0)
  const [speed, setSpeed] = createSignal<Speed>(1)
  const update = createMemo(() => updateAt(timeline, seats, n(), eyes()))
  const told = createMemo(() => timeline.told(n(), eyes()))

  /** To another position: shown as it happened where it is the next one, at once where it is not. */
  function go(to: number): void {
    const next = Math.min(Math.max(to, 0), timeline.length)
    if (next === n()) return
    const isNext = next > n() && next <= timeline.next(n())
    batch(() => {
      if (!isNext) setLeaps(leaps() + 1)
      setN(next)
    })
  }

  function look(through: Eyes): void {
    if (through === eyes()) return
    batch(() => {
      setLeaps(leaps() + 1)
      setEyes(through)
    })
  }

  const host: TableHost = {
    update,
    told,
    connection: () => 'open',
    refusal: () => undefined,
    retryAt: () => undefined,
    said: () => [],
    outdated: () => false,
    hold() {},
    send: async () => ({ ok: false, code: 'not-running', message: '' }),
    seenAgain: { leaps, pace: speed },
    retry() {},
    close() {},
  }
  return { ...recorded, seats, host, update, n, eyes, go, look, speed, setSpeed }
}

export type Replay = ReturnType<typeof createReplay>

function updateAt(timeline: Timeline, seats: SeatInfo[], n: number, eyes: Eyes): Update {
  const { game, match } = timeline
  const waiting = timeline.waiting(n)
  const info: TableInfo = {
    id: 'replay',
    code: '',
    game: game.id,
    rules: game.version,
    options: { ...match.options },
    access: 'link',
    pace: { kind: 'live' },
    status: waiting.length === 0 && n === timeline.length ? 'over' : 'running',
    seats,
    spectators: 0,
    host: false,
    paused: false,
    createdAt: 0,
  }
  return {
    t: 'update',
    table: info.id,
    n,
    info,
    // Nobody sits here: whoever looks does so over somebody's shoulder.
    mine: [],
    view: timeline.view(n, eyes),
    reader: eyes === SPECTATOR ? SPECTATOR : timeline.reader(n, eyes),
    events: [],
    asks: [],
    waiting,
    clocks: [],
    undo: [],
    orders: [],
    pause: [],
    scores: timeline.scores(n, eyes).map(({ total, rank, team }) => ({
      total,
      rank,
      ...(team === undefined ? {} : { team }),
    })),
  }
}
