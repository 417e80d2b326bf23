import type { PlaceName } from '../../content/condition.ts'
import type { ConfrontationId } from '../../content/confrontation.ts'
import type { Cubes } from '../../events.ts'

type Seat = number

/** `card` and `cards` are left out for whoever may not see them. */
export type ConfrontationEvent =
  | { readonly type: 'confrontation/dealt'; readonly seat: Seat; readonly card?: ConfrontationId }
  | {
      readonly type: 'confrontation/kept'
      readonly seat: Seat
      readonly count: number
      readonly cards?: readonly ConfrontationId[]
    }
  /** All packets go to the left, with so many cards each. */
  | { readonly type: 'confrontation/passed'; readonly count: number }
  | {
      readonly type: 'confrontation/played'
      readonly seat: Seat
      readonly card: ConfrontationId
      readonly target: Seat
    }
  /** `card` strikes nobody: `seat`, whom it was played on, has cancelled it. */
  | { readonly type: 'confrontation/cancelled'; readonly seat: Seat; readonly card: ConfrontationId }
  | { readonly type: 'confrontation/met'; readonly seat: Seat; readonly partner: Seat; readonly place: PlaceName }
  | {
      readonly type: 'confrontation/exchanged'
      readonly seat: Seat
      readonly partner: Seat
      readonly given: Cubes
      readonly taken: Cubes
    }
  /** A step on the Exchange Track; `level` stays where there is no further. */
  | { readonly type: 'confrontation/advanced'; readonly seat: Seat; readonly level: number }
