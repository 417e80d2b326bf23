import type { View } from '@estaminet/kernel'
import type { Choice, SeatInfo } from '@estaminet/table'
import { language } from '../../language.ts'
import type { BoardProps } from '../../shell/table/game-screen.ts'

const NAMES = ['Lotte', 'Marc', 'Odile']

const seats: readonly SeatInfo[] = NAMES.map((name) => ({ kind: 'person', name, standIn: false, present: true }))

/** A table at which nobody sits: a position to look at, with what could be chosen and what is being looked at. */
export function still(view: View, choices: readonly Choice[] = [], considered?: Choice): BoardProps {
  const ask = choices.length > 0 ? { id: 'figure', seat: 0, choices: [...choices], sealed: false } : undefined
  return {
    view: () => view,
    reader: () => 0,
    seats: () => seats,
    mine: () => [0],
    ask: () => ask,
    ids: { slate: 'no-slate' },
    waiting: () => [0],
    clocks: () => [],
    window: () => undefined,
    countdowns: () => [],
    wait() {},
    scores: () => [],
    news: () => [],
    isShowing: () => false,
    coming: () => undefined,
    skip() {},
    linger() {},
    perform() {},
    replay() {},
    lastTurn: () => undefined,
    pointing: { pointed: () => undefined, glanced: () => undefined },
    columns: { looked: () => undefined },
    considered: () => considered,
    consider() {},
    weigh() {},
    weighed: () => undefined,
    choose() {},
    language,
    slate: undefined,
    log: undefined,
  }
}
