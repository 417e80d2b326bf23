import type { Rng, View } from '@estaminet/kernel'
import type { RaceState } from '../../engine/state.ts'
import { isFresh, useUp } from '../../rules/unique-actions.ts'
import type { KeepOneView } from '../keep-one.ts'
import { fans } from './fans.ts'
import { lineUp } from './line-up.ts'
import { USED_STAGE } from './numbers.ts'

export type BandsView = KeepOneView & {
  readonly fans: readonly number[]
  /** Whether a seat has tasted or played during this stay. */
  readonly played: readonly boolean[]
}

export const viewBands = (s: RaceState, reader: number): BandsView => ({
  ...lineUp.view(s, reader),
  fans: Array.from(fans(s)),
  played: Array.from(s.used.keys(), (seat) => !isFresh(s, seat, USED_STAGE)),
})

export function imagineBands(s: RaceState, seen: View, rng: Rng): void {
  const table = seen as BandsView
  lineUp.imagine(s, table, rng)
  fans(s).set(table.fans)
  table.played.forEach((played, seat) => {
    if (played) useUp(s, seat, USED_STAGE)
  })
}
