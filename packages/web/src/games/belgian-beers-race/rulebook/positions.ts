import { baseRace, objectives } from '@estaminet/belgian-beers-race/base'
import { SPECTATOR } from '@estaminet/kernel'
import { choiceOf } from '../../../rules/figures/choice.ts'
import { type RaceView, raceOf } from '../model.ts'

const options = Object.fromEntries(Object.entries(baseRace.options).map(([name, { default: usual }]) => [name, usual]))

/** Three players on the first morning. */
const morning = raceOf(baseRace.view(baseRace.setup(options, 3), SPECTATOR))

const SPACES = [6, 15, 6]

/** Two discs share a space: the upper one came later and plays first. Pink is far ahead. */
export const underway: RaceView = {
  ...morning,
  active: 0,
  players: morning.players.map((player, seat) => ({
    ...player,
    place: ([6, 11, 9] as const)[seat],
    time: SPACES[seat],
    height: seat === 0 ? 1 : 0,
  })),
  machine: { ...morning.machine, cards: objectives.slice(2, 10).map(({ id }) => id), levelTwo: false, deck: 12 },
}

/** The bus from 6 to 11: on time space 10, late space 12. */
export const bus = choiceOf(0, {
  kind: 'bus',
  from: 6,
  to: 11,
  road: '6-11',
  printed: 4,
  cost: 4,
  time: 10,
  lateCost: 6,
  crosses: [],
  bottle: null,
  coaster: false,
  firstVisit: true,
  bonuses: [],
  toast: [],
})
