import { baseRace, type RaceState } from '@estaminet/belgian-beers-race/base'
import { type Game, seeded } from '@estaminet/kernel'
import type { RaceView } from './model.ts'

type Whole = typeof import('@estaminet/belgian-beers-race')

let whole: Whole | undefined

/** The rules of the expansions: they come with a table that uses some. */
export async function bringExpansions(): Promise<void> {
  whole ??= await import('@estaminet/belgian-beers-race')
}

/** The rules of the expansions, which are there before their table is. */
export function expansionRules(): Whole {
  if (!whole) throw new Error('The rules of the expansions have not come with their table.')
  return whole
}

/** The rules by which the table of this view is played. */
export const rulesOf = ({ match }: Pick<RaceView, 'match'>): Game<RaceState> => rulesWith(match.expansions.length > 0)

export const rulesWith = (expansions: boolean): Game<RaceState> =>
  expansions ? expansionRules().belgianBeersRace : baseRace

const tables = new WeakMap<RaceView, RaceState>()

/** The table behind a view, imagined once: nobody moves on it. What the view hides may be anything. */
export function imagined(view: RaceView): RaceState {
  const known = tables.get(view) ?? rulesOf(view).imagine(view, seeded('foretell'))
  tables.set(view, known)
  return known
}
