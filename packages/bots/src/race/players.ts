import { belgianBeersRace, type RaceState } from '@estaminet/belgian-beers-race'
import type { Move } from '@estaminet/kernel'
import type { Bot, Place } from '../bot.ts'
import { RaceJudgement } from './judgement.ts'
import { WEIGHTS } from './weights.ts'
import { WholeAction } from './whole-action.ts'

/** Thinks an action through to its end. */
const own = new WholeAction(new RaceJudgement(WEIGHTS))

const asSeen = ({ view, rng }: Place): RaceState => belgianBeersRace.imagine(view(), rng)

/** Takes the action that leads to most points. */
export const mediumRace: Bot = {
  id: 'medium',
  games: [belgianBeersRace.id],
  choose(place) {
    const s = asSeen(place)
    own.look(s, place.seat)
    return bestOf(place, (move) => own.worth(s, move))
  },
}

/** The move of most worth; among equals the lot decides. */
function bestOf({ moves, rng }: Place, worth: (move: Move) => number): Move {
  let most = Number.NEGATIVE_INFINITY
  let chosen = moves[0]
  let ties = 0
  for (let i = 0; i < moves.length; i++) {
    const value = worth(moves[i])
    if (value < most) continue
    ties = value > most ? 1 : ties + 1
    most = value
    if (ties === 1 || rng.below(ties) === 0) chosen = moves[i]
  }
  return chosen
}
