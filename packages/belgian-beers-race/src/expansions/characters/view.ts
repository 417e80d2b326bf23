import type { Rng, View } from '@estaminet/kernel'
import type { RaceState } from '../../engine/state.ts'
import type { KeepOneView } from '../keep-one.ts'
import { announced, cast, uses } from './cast.ts'

export type CharactersView = KeepOneView & {
  /** How often each seat has used a limited power today, and whether one goes with the move under way. */
  readonly uses: readonly number[]
  readonly announced: readonly boolean[]
}

export const viewCharacters = (s: RaceState, reader: number): CharactersView => ({
  ...cast.view(s, reader),
  uses: Array.from(uses(s)),
  announced: Array.from(announced(s), (so) => so === 1),
})

export function imagineCharacters(s: RaceState, seen: View, rng: Rng): void {
  const table = seen as CharactersView
  cast.imagine(s, table, rng)
  uses(s).set(table.uses)
  announced(s).set(table.announced.map(Number))
}

export const characterLaws = (_before: RaceState, after: RaceState): string[] =>
  cast.holds(after) ? [] : ['TBBR-CHAR-02']
