import { type AleState, ARRIVED, heavenAndAle, questionOf, TABLES } from '@estaminet/heaven-and-ale'
import { CHANCE, OVER } from '@estaminet/kernel'
import { judging, projected } from '../ale/judgement.ts'
import { WEIGHTS } from '../ale/weights.ts'
import { ALL_HEXES, FEW_HEXES, WholeTurn } from '../ale/whole-turn.ts'
import type { Adviser } from './adviser.ts'

const closely = new WholeTurn(judging(WEIGHTS), ALL_HEXES)
const usually = new WholeTurn(judging(WEIGHTS), FEW_HEXES)

/** Heaven & Ale: within a round nothing is left to chance, so thoughts go on past the next deal, to the end of that round. */
export const aleAdviser: Adviser<AleState> = {
  game: heavenAndAle,
  look: (s, seat, moves) => Array.from(moves, (move) => closely.worth(s, seat, move)),
  projected: (s, seat) => projected(s, seat, WEIGHTS),
  usual: (s, seat) => usually.best(s, seat),
  isQuiet(s) {
    const mask = heavenAndAle.waiting(s)
    if (mask === OVER || mask === CHANCE) return false
    const asked = questionOf(s)
    return asked === 'move' || asked === 'pickStart'
  },
  isFarEnough: (from, s) => s.round > from.round + 1,
  hasShown: (from, s) => s.round > from.round,
  ahead(s) {
    const rounds = TABLES[s.seats].monkStacks.length
    let walked = 0
    for (let seat = 0; seat < s.seats; seat++) walked += Math.max(0, s.position[seat]) / ARRIVED
    return Math.max(0, (rounds - s.round + 1 - walked / s.seats) / rounds)
  },
  leadSpread: (ahead, seats) => (seats === 2 ? 4 * Math.exp(4.8 * ahead) : 5.5 + 8 * ahead),
  terms: [
    { name: 'markers', fields: ['markers'] },
    { name: 'brewmaster', fields: ['brewmaster'] },
    { name: 'ducats', fields: ['ducats'] },
    { name: 'garden', fields: ['garden'] },
    { name: 'sheds', fields: ['sheds'] },
    { name: 'discs', fields: ['discs', 'number'] },
    { name: 'cards', fields: ['hand', 'placed'] },
    { name: 'barrels', fields: ['large', 'small'] },
    { name: 'track', fields: ['position', 'place', 'ringDiscs'] },
  ],
}
