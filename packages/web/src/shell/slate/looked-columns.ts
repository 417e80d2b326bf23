import type { Seat } from '@estaminet/kernel'
import { type Accessor, createSignal } from 'solid-js'

/** Which columns of prices somebody looks at, where a row has room for one only. It outlives the question. */
export interface LookedColumns {
  /** The icon of the column: the next question may have other columns, so it is not known by its number. */
  readonly looked: Accessor<string | undefined>
  lookAt(icon: string): void
  /** Under which heading each seat was last asked what to do: another one means another place. */
  readonly headings: Map<Seat, string | undefined>
  /** The column looked at before what stands in none: whoever has done all there goes back to it. */
  travelled: string | undefined
}

export function createLookedColumns(): LookedColumns {
  const [looked, lookAt] = createSignal<string>()
  return { looked, lookAt: (icon) => void lookAt(icon), headings: new Map(), travelled: undefined }
}
