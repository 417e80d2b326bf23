import { type Options, optionSets } from '@estaminet/kernel'
import { NO_CAMPAIGN } from '../src/content/combinations.ts'
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

const isOn = (options: Options): number => Object.values(options).filter((value) => value === true).length

/** A condition of the campaign is looked at with nothing else on the table, and with all there is; in a long proof with every set. */
function isLookedAt(options: Options, all: readonly Options[]): boolean {
  if (process.env.ESTAMINET_PROOF === 'long' || (options.campaign ?? NO_CAMPAIGN) === NO_CAMPAIGN) return true
  return isOn(options) === 1 || isOn(options) === Math.max(...all.map(isOn))
}

/** Every seat count with every length and every legal combination of expansions, under the usual rules of the house. */
export const EVERY_TABLE: readonly LegalTable[] = [1, 2, 3, 4]
  .filter((seats) => seats >= belgianBeersRace.seats.min)
  .flatMap((seats) =>
    [...optionSets(belgianBeersRace, seats)]
      .filter((options) => houseVariants.every(([name, usual]) => options[name] === usual))
      .filter((options, _at, all) => isLookedAt(options, all))
      .map((options) => ({ seats, options })),
  )
