import { type Options, optionSets } from '@estaminet/kernel'
import { belgianBeersRace } from '../src/index.ts'
import { raceWith } from '../src/race.ts'

export interface LegalTable {
  readonly seats: number
  readonly options: Options
}

/** Every seat count and every choice of the base game: house variants too, and no expansion. */
export const BASE_TABLES: readonly LegalTable[] = [2, 3, 4].flatMap((seats) =>
  [...optionSets(raceWith([]), seats)].map((options) => ({ seats, options })),
)

const houseVariants = Object.entries(belgianBeersRace.options).flatMap(([name, field]) =>
  'finePrint' in field ? [[name, field.default] as const] : [],
)

/** Every seat count with every length and every legal combination of expansions and conditions, under the usual rules of the house. */
export const EVERY_TABLE: readonly LegalTable[] = [1, 2, 3, 4]
  .filter((seats) => seats >= belgianBeersRace.seats.min)
  .flatMap((seats) =>
    [...optionSets(belgianBeersRace, seats)]
      .filter((options) => houseVariants.every(([name, usual]) => options[name] === usual))
      // Without hands it makes no difference how they would be dealt.
      .filter((options) => options.confrontation === true || options['confrontation-hands'] !== 'draft')
      .map((options) => ({ seats, options })),
  )
