import { type Game, Match, type Options, seeded } from '@estaminet/kernel'
import { round } from '../spread.ts'
import { rateOf } from './rounds.ts'

/** Decisions played before anybody looks: somewhere in the middle of a match. */
const DECISIONS = 40
const LOOKS = 200

/** How long a table takes to say how far everybody may go back, in microseconds: it is asked after every move. */
export function undoReachTime(game: Game, options: Options, seats: number): number {
  const rng = seeded('undo')
  const match = Match.begin(game, { seats, options, chance: { draw: (total) => rng.below(total) } })
  for (let made = 0; made < DECISIONS && !match.over; made++) {
    const [seat = 0] = match.actors.filter((one) => !match.sealed.has(one))
    const moves = match.legal(seat)
    match.play(seat, moves[rng.below(moves.length)] ?? 0)
  }
  const perSecond = rateOf(() => {
    for (let look = 0; look < LOOKS; look++) match.undoReach(look % seats, true)
    return LOOKS
  }, 0.5)
  return round(1e6 / perSecond, 2)
}
