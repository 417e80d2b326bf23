import { belgianBeersRace, left, lengthOf, type RaceState } from '@estaminet/belgian-beers-race'
import { CHANCE, OVER } from '@estaminet/kernel'
import { RaceJudgement } from '../race/judgement.ts'
import { byCompany } from '../race/weights.ts'
import { isActionOver, WholeAction } from '../race/whole-action.ts'
import type { Adviser } from './adviser.ts'

const FEW_ROADS = 3
const closely = byCompany((weights) => new WholeAction(new RaceJudgement(weights)))
const usually = byCompany((weights) => new WholeAction(new RaceJudgement(weights, 1), FEW_ROADS))
/** Everybody acts about so often before a thought ends. */
const ACTIONS_EACH = 3

/** The race: dice are weighed with all their faces, then everybody acts a few times in thought. */
export const raceAdviser: Adviser<RaceState> = {
  game: belgianBeersRace,
  look(s, seat, moves) {
    const thought = closely(s)
    thought.look(s, seat)
    return Array.from(moves, (move) => thought.worth(s, move))
  },
  projected(s, seat) {
    const { judgement } = closely(s)
    judgement.look(s, seat)
    return judgement.own(s, seat)
  },
  usual: (s, seat) => usually(s).best(s, seat),
  isQuiet(s) {
    const mask = belgianBeersRace.waiting(s)
    return mask !== OVER && mask !== CHANCE && isActionOver(s)
  },
  isFarEnough: (_, s, moments) => moments >= ACTIONS_EACH * s.seats,
  hasShown: () => true,
  ahead(s) {
    const { days } = lengthOf(s.length)
    const whole = days.reduce((sum, day) => sum + day, 0)
    let time = 0
    for (let seat = 0; seat < s.seats; seat++) time += s.camped[seat] === 1 ? 0 : left(s, seat)
    const later = days.slice(s.day + 1).reduce((sum, day) => sum + day, 0)
    return Math.min(1, (time / s.seats + later) / whole)
  },
  leadSpread: (ahead) => 4.5 * Math.exp(1.5 * ahead),
  terms: [
    { name: 'points', fields: ['score', 'daily', 'penalty', 'earned'] },
    { name: 'beers', fields: ['glass'] },
    { name: 'backpack', fields: ['cubes'] },
    { name: 'bottles', fields: ['bottles', 'bottleAt'] },
    { name: 'coasters', fields: ['coasters', 'coastersAt', 'coasterDrawn'] },
    { name: 'breweries', fields: ['visited', 'visitors', 'bonus'] },
    { name: 'cheese', fields: ['cheese', 'cheeseMarkers'] },
    { name: 'cheers', fields: ['cheers', 'cheersMarkers'] },
    { name: 'cards', fields: ['card', 'machine', 'broken'] },
    { name: 'head', fields: ['level', 'asleep'] },
    { name: 'time', fields: ['time', 'height', 'camped'] },
    { name: 'place', fields: ['place', 'used', 'ride', 'hitchTo'] },
  ],
}
