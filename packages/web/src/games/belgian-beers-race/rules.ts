import { baseRace, type RaceState } from '@estaminet/belgian-beers-race/base'
import type { Game } from '@estaminet/kernel'
import type { RaceView } from './model.ts'

let whole: Game<RaceState> | undefined

/** The rules of the expansions: they come with a table that uses some. */
export async function bringExpansions(): Promise<void> {
  whole ??= (await import('@estaminet/belgian-beers-race')).belgianBeersRace
}

/** The rules by which the table of this view is played. */
export const rulesOf = ({ match }: Pick<RaceView, 'match'>): Game<RaceState> => rulesWith(match.expansions.length > 0)

export function rulesWith(expansions: boolean): Game<RaceState> {
  if (!expansions) return baseRace
  if (!whole) throw new Error('The rules of the expansions have not come with their table.')
  return whole
}
