import { SPECTATOR } from '@estaminet/kernel'
import { createEffect, untrack } from 'solid-js'
import type { SharedScreen } from '../../host/table-host.ts'
import type { TableModel } from './table-model.ts'

/** Whether the screen needs no hand to take it: nobody took it from whoever is asked next. */
export function isBack({ cover, holder }: SharedScreen): boolean {
  const next = cover()
  return next !== undefined && !next.isWindow && next.seats[0] === holder()
}

/**
 * A screen goes from hand to hand. Somebody else is asked: once it has been seen what came of the last move, what its player
 * knows goes. Where others may merely react the device stays where it is: if nobody takes it, its holder goes on.
 */
export function passAround(shared: SharedScreen, model: TableModel): void {
  createEffect(() => {
    const cover = shared.cover()
    const reader = model.reader()
    if (model.isShowing()) return
    if (cover && reader !== SPECTATOR) {
      shared.hold(cover.isWindow ? reader : undefined)
      shared.lookAway()
    } else if (cover && isBack(shared)) shared.look(cover.seats[0])
    else if (reader !== SPECTATOR && untrack(shared.holder) !== undefined) shared.hold(undefined)
  })
}
