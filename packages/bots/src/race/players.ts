import { belgianBeersRace, isInPlay, type RaceState, SECRETIVE } from '@estaminet/belgian-beers-race'
import type { Move } from '@estaminet/kernel'
import { bestOf } from '../best-of.ts'
import type { Bot, Place } from '../bot.ts'
import { type Likes, personified } from '../personality.ts'
import { RaceJudgement } from './judgement.ts'
import { INDIFFERENT, type RaceThing, racePersonalities } from './personalities.ts'
import { type Depth, Rollouts } from './rollouts.ts'
import { byCompany, type RaceWeights } from './weights.ts'
import { isActionOver, WholeAction } from './whole-action.ts'

const HARD: Depth = { candidates: 6, horizon: 10, evening: 12, rollouts: 96, judgements: 40_000, faith: 4 }
const EXPERT: Depth = { candidates: 8, horizon: 10, evening: 12, rollouts: 600, judgements: 32_000, faith: 4 }
/** How many places further on its own action is thought of. */
const STAGES = 2
/** What others do is not thought through as closely as one's own action. */
const FEW_ROADS = 3
/** How many tables are imagined where cards are hidden. */
const WORLDS = 8
const SEEDS = 1 << 30

/** What anybody would do, for days that are played on in thought. */
const usually = (weights: RaceWeights) => new WholeAction(new RaceJudgement(weights, 1), FEW_ROADS)

/** Thinks an action through to its end, by what it likes. */
const closely = (weights: RaceWeights, likes: Likes<RaceThing>) =>
  new WholeAction(new RaceJudgement(weights, STAGES, likes))

const level = (id: string, player: (likes: Likes<RaceThing>) => Bot['choose']): Bot[] =>
  personified({ id, games: [belgianBeersRace.id] }, racePersonalities, INDIFFERENT, player)

/** Takes the action that leads to most points. */
export const mediumRace = level('medium', (likes) => {
  const companies = byCompany((weights) => closely(weights, likes))
  return (place) => {
    const s = belgianBeersRace.imagine(place.view(), place.rng)
    const own = companies(s)
    own.look(s, place.seat)
    return bestOf(place, (move) => own.worth(s, move))
  }
})

/**
 * Lets everybody play the most promising actions on for some hours, again and again with other dice and other hidden
 * cards, and takes the one that leads to most. What is asked within an action it answers like Medium.
 */
export const hardRace = level('hard', (likes) => {
  const companies = byCompany((weights) => new Rollouts(closely(weights, likes), usually(weights), HARD))
  return (place) => playingOn(place, companies, false)
})

/**
 * Plays on in the same way, more actions and much more often, and asks itself so about everything: the beers on a bus and
 * the answer to a toast as well as the action.
 */
export const expertRace = level('expert', (likes) => {
  const companies = byCompany((weights) => new Rollouts(closely(weights, likes), usually(weights), EXPERT))
  return (place) => playingOn(place, companies, true)
})

/** @param within whether what is asked within an action is played on, too. */
function playingOn(place: Place, companies: (s: RaceState) => Rollouts, within: boolean): Move {
  const { seat, moves, rng, time } = place
  const late = time === undefined ? Number.POSITIVE_INFINITY : Date.now() + time / 2
  const worlds = imagined(place)
  const rollouts = companies(worlds[0])
  const { own } = rollouts
  own.look(worlds[0], seat)
  const worths = Float64Array.from(moves, (move) => own.worth(worlds[0], move))
  if (!within && !isActionOver(worlds[0])) return bestOf(place, (_, at) => worths[at])
  return rollouts.best(worlds, seat, moves, worths, rng.below(SEEDS), () => Date.now() >= late)
}

/** Tables that fit what the seat sees: one where nothing is hidden, several where it is. */
function imagined({ view, rng }: Place): RaceState[] {
  const seen = view()
  const worlds = [belgianBeersRace.imagine(seen, rng)]
  if (SECRETIVE.some((expansion) => isInPlay(worlds[0], expansion)))
    while (worlds.length < WORLDS) worlds.push(belgianBeersRace.imagine(seen, rng))
  return worlds
}
