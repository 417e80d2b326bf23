import type { View } from '@estaminet/kernel'
import type { Choice, SeatInfo } from '@estaminet/table'
import { language } from '../../language.ts'
import type { BoardProps } from '../../shell/table/game-screen.ts'

const NAMES = ['Lotte', 'Marc', 'Odile']

const figures: readonly SeatInfo[] = NAMES.map((name) => ({ kind: 'person', name, standIn: false, present: true }))

/** A table at which nobody sits: a position to look at, with what could be chosen and what is being looked at. */
export function still(view: View, choices: readonly Choice[] = [], considered?: Choice): BoardProps {
  const ask = choices.length > 0 ? { id: 'figure', seat: 0, choices: [...choices], sealed: false } : undefined
  return { ...stillWith(view, figures, 0), ask: () => ask, mine: () => [0], considered: () => considered }
}

/** A position with the people who sat there; the reader's things lie in front. */
export function stillWith(view: View, seats: readonly SeatInfo[], reader: number): BoardProps {
  return {
    view: () => view,
    drawn: () => view,
    reader: () => reader,
    seats: () => seats,
    mine: () => [],
    ask: () => undefined,
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
    considered: () => undefined,
    hinted: () => [],
    consider() {},
    weigh() {},
    weighed: () => undefined,
    choose() {},
    language,
    slate: undefined,
    log: undefined,
  }
}
