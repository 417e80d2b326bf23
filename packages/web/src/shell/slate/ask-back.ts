import { createEffect, createMemo, on } from 'solid-js'
import { say } from '../../language.ts'
import type { LogLine } from '../log/lines.ts'
import { toast } from '../page/toasts.tsx'
import type { TableModel } from '../table/table-model.ts'

/** Whoever slipped noticed it soon. */
const MOST_LINES = 4

/** Taking back what only the others can allow: what could be asked for, and the asking. */
export function createAskBack(model: TableModel, lines: () => readonly LogLine[]) {
  let isWithdrawn = false
  /** Who has chosen nothing yet may have lines all the same: chance made them first player. */
  const hasChosen = (seat: number) =>
    model.latest().undo.some((one) => one.seat === seat && (one.decisions > 0 || one.stop !== 'start'))
  const isOwn = ({ seat }: LogLine) => seat !== undefined && model.mine().includes(seat) && hasChosen(seat)
  /**
   * Everybody who must agree can be asked. Bots are not, undo goes over their answers by itself; for somebody who has
   * left a bot cannot agree.
   */
  const isPossible = createMemo(() => {
    const { info, goBack } = model.latest()
    if (info.status !== 'running' || info.paused || info.rated || info.daily || goBack) return false
    const others = info.seats.filter(
      ({ kind }, at) => kind === 'person' && (!model.mine().includes(at) || model.mine().length > 1),
    )
    return others.length > 0 && others.every(({ standIn }) => !standIn)
  })
  /** A step may have several lines: the first one tells what was chosen. */
  const isFirst = ({ n }: LogLine, at: number, all: readonly LogLine[]) => all[at - 1]?.n !== n
  const offered = createMemo(() =>
    isPossible() ? lines().filter(isOwn).filter(isFirst).slice(-MOST_LINES).toReversed() : [],
  )

  // Who asked is told when somebody would rather not; when play goes on or all agree, the log tells it.
  createEffect(
    on(
      () => model.latest(),
      ({ goBack, n }, before) => {
        const asked = before?.goBack
        if (asked && !goBack && before.n === n && model.mine().includes(asked.by) && !isWithdrawn)
          toast({ text: say().table.goBack.refused, icon: 'info' })
        if (!goBack) isWithdrawn = false
      },
    ),
  )

  return {
    /** The own lines that can be asked to be undone, newest first. */
    offered,
    ask: ({ seat, n }: LogLine) => void model.wish({ t: 'ask-back', seat: seat ?? 0, to: n - 1 }),
    withdraw(seat: number): void {
      isWithdrawn = true
      void model.wish({ t: 'answer-back', seat, agree: false })
    },
  }
}

export type AskBack = ReturnType<typeof createAskBack>
