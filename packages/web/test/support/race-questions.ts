import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import type { Ask } from '@estaminet/table'
import { type RaceView, raceOf } from '../../src/games/belgian-beers-race/model.ts'
import type { RowMarks } from '../../src/games/belgian-beers-race/slate/row-marks.ts'
import { rows as slateRows } from '../../src/games/belgian-beers-race/slate/rows.ts'
import { askOf, atRandom } from './at-random.ts'

export const LANGUAGES = ['en', 'fr', 'nl'] as const

/** What is drawn in the rows needs a page; what they say does not. */
const nothing = () => () => null
const BARE: RowMarks = { plate: nothing, gets: nothing, fewerDice: nothing, offers: nothing, cubes: nothing }

export const rows = (ask: Ask, view: RaceView, language: (typeof LANGUAGES)[number]) =>
  slateRows(ask, view, language, BARE, ['Inès', 'Jef', 'Gust'])

/** Questions of a random race of three, as a player's screen gets them. */
export function* questions(seed: string, length: string, most = 100) {
  const options = { length, leader: 'all', arrival: 'play' }
  let met = 0
  for (const asked of atRandom(belgianBeersRace, { seats: 3, options, seed })) {
    if (met++ === most) return
    yield { view: raceOf(belgianBeersRace.view(asked.s, asked.seat)), ask: askOf(belgianBeersRace, asked) }
  }
}
