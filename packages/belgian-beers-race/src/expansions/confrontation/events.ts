import type { PlaceName } from '../../content/condition.ts'
import type { ConfrontationId } from '../../content/confrontation.ts'
import type { Cubes } from '../../events.ts'

type Seat = number

interface Brought<What extends string> {
  readonly type: `confrontation/${What}`
  readonly seat: Seat
  readonly card: ConfrontationId
  readonly n: number
}

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
  /** What was left in hand, when the race is over. */
  | { readonly type: 'confrontation/shown'; readonly seat: Seat; readonly cards: readonly ConfrontationId[] }
  /** No ride but a card has cleared the head. */
  | { readonly type: 'confrontation/sobered'; readonly seat: Seat; readonly level: number }
  /** A die of `seat` shows another face. */
  | { readonly type: 'confrontation/turned'; readonly seat: Seat; readonly face: 'tbbr' | 'late' }
  /** The dice of `seat` are rolled again. */
  | { readonly type: 'confrontation/rerolled'; readonly seat: Seat }
  | { readonly type: 'confrontation/met'; readonly seat: Seat; readonly partner: Seat; readonly place: PlaceName }
  | {
      readonly type: 'confrontation/exchanged'
      readonly seat: Seat
      readonly partner: Seat
      readonly given: Cubes
      readonly taken: Cubes
    }
  /** Whoever turned the tables takes another beer. */
  | {
      readonly type: 'confrontation/extra'
      readonly seat: Seat
      readonly partner: Seat
      readonly taken: Cubes
    }
  /** What the Second Helping makes possible once more. */
  | { readonly type: 'confrontation/again'; readonly seat: Seat; readonly action: 'buy' | 'taste' }
  /** From the reserve. */
  | { readonly type: 'confrontation/coasters'; readonly seat: Seat; readonly coasters: number }
  /** What a card gives behind a tasting, and a level it brings. */
  | Brought<'points'>
  | Brought<'step'>
  /** A step on the Exchange Track; `level` stays where there is no further. */
  | { readonly type: 'confrontation/advanced'; readonly seat: Seat; readonly level: number }
