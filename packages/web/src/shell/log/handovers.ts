import type { Update } from '@estaminet/table'
import { createEffect, on } from 'solid-js'
import { language, say } from '../../language.ts'
import { toast } from '../page/toasts.tsx'
import { nameOf } from '../seats/names.ts'
import type { GameScreen } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'

export type Handover = NonNullable<Update['handovers']>[number]

/** Who left and who came back, in words. */
export function handoverText(model: Pick<TableModel, 'seats'>, { seat, to }: Handover): string {
  const words = say().table.log
  const name = nameOf(model.seats(), seat)
  return to === 'bot' ? words.botPlays(name) : words.isBack(name)
}

/** A bot that takes a seat over is no secret: whoever sits at the table is told when it happens. */
export function tellHandovers(model: TableModel): void {
  const all = () => model.latest().handovers ?? []
  createEffect(
    on(
      () => all().length,
      (count, before) => {
        for (const one of all().slice(before, count))
          if (!model.mine().includes(one.seat)) toast({ text: handoverText(model, one), icon: 'bot' })
      },
      { defer: true },
    ),
  )
}

/** For a seat in which a bot sat at the end: since when. */
export function botSince(model: TableModel, screen: GameScreen, seat: number): string | undefined {
  if (!model.seats()[seat]?.standIn) return undefined
  const left = model.latest().handovers?.findLast((one) => one.seat === seat)
  const words = say().table.seats
  const moment = left?.moment && screen.moment?.(left.moment, language())
  return moment ? words.botSince(moment) : words.standIn
}
