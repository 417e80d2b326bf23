import { createEffect, onCleanup } from 'solid-js'
import { say } from '../../language.ts'
import { remember, remembered } from '../../memory.ts'
import { toast } from '../page/toasts.tsx'
import type { TableModel } from '../table/table-model.ts'

const TOLD = 'skip-told'
/** Whoever has waited so long would like to know that nobody has to. */
const PATIENCE = 2500

/** Says once, to whoever waits for pieces that move, that a press ends it. */
export function tellOfSkipping(model: TableModel): void {
  createEffect(() => {
    if (!model.isShowing() || remembered(TOLD)) return
    const timer = setTimeout(() => {
      remember(TOLD, 'yes')
      toast({ text: say().table.motion.help, icon: 'next' })
    }, PATIENCE)
    onCleanup(() => clearTimeout(timer))
  })
}
