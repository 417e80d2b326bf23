import type { PlaceName } from '../model.ts'
import type { ExpansionDeeds } from './expansion-deeds.ts'

/** Whoever walks without a seat: the Zythologist. */
export const WALKER = -1

/** One road, travelled once. */
export interface Leg {
  readonly seat: number
  readonly from: PlaceName
  readonly to: PlaceName
  readonly means?: 'hitch' | 'bus' | 'bike'
  readonly day: number
}

/** What the race tells beside points: where everybody went, and how. */
export interface RaceTale {
  /** In the order in which they were travelled. */
  readonly legs: readonly Leg[]
  /** By seat. */
  readonly deeds: readonly Deeds[]
}

/** How often somebody did what, all weekend. */
export interface Deeds extends ExpansionDeeds {
  readonly roads: number
  readonly bike: number
  readonly bus: number
  readonly lifts: number
  /** Late buses, and cars that drove by. */
  readonly waits: number
  readonly bottles: number
  readonly coasters: number
  readonly cards: number
  /** With the Zythologist too. */
  readonly toasts: number
  /** What stands for a toast where players exchange. */
  readonly exchanges: number
  readonly cheese: number
  readonly tents: number
  /** Days somebody called a day. */
  readonly stops: number
}
