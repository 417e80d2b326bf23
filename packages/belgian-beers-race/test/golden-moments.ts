import type { GoldenStep } from '../../cli/src/golden/golden-game.ts'
import { belgianBeersRace, GRAND_PLACE, type RaceState } from '../src/index.ts'

/** Moments of the race that have a golden game each, told in a sentence. */
export const RACE_MOMENTS = {
  'asleep-in-transit': 'A beer on the bus is one too many: a player falls asleep in transit.',
  'toast-at-the-limit': 'A toast of three or more whose newcomer reaches level 8 before all the beers are drunk.',
  'partner-over-a-token': 'A toast pushes the disc of a partner over a bottle token, out of turn.',
  'cancelled-on-the-last-day': 'A delayed ride no longer fits the last day and is cancelled.',
  'deck-runs-out': 'The deck runs out: the bottling machine is not filled any more.',
  'tie-on-the-grand-place': 'A tie is broken on the Grand Place.',
  'penalty-floored': 'The way home costs more points than there are: the score stops at 0.',
} as const
export type RaceMoment = keyof typeof RACE_MOMENTS

const POINTS_A_ROAD = 15
const UNSEEN = 0
const LEVEL_ONE_AND_TWO = 57

const MOMENTS: Readonly<Record<RaceMoment, (step: GoldenStep<RaceState>) => boolean>> = {
  'asleep-in-transit': ({ events }) =>
    events.some(({ type, where }) => type === 'drunk' && where === 'transit') &&
    events.some(({ type }) => type === 'fellAsleep'),

  'toast-at-the-limit'({ events }) {
    const cheered = events.filter(({ type }) => type === 'cheered').map(({ seat }) => seat)
    const [newcomer, ...partners] = cheered
    const drunk = events.filter(({ type, seat, where }) => type === 'drunk' && where === 'toast' && seat === newcomer)
    return partners.length >= 2 && drunk.length < partners.length
  },

  'partner-over-a-token': ({ before, by, kind }) => (kind === 'keep' || kind === 'break') && by !== before.active,

  'cancelled-on-the-last-day': ({ before, events }) =>
    before.lastDay !== 0 && events.some(({ type }) => type === 'rideCancelled'),

  'deck-runs-out': ({ after }) =>
    after.levelTwo !== 0 && after.card.subarray(0, LEVEL_ONE_AND_TWO).every((where) => where !== UNSEEN),

  'tie-on-the-grand-place'({ after, events }) {
    if (!events.some(({ type }) => type === 'finalScored')) return false
    const scores = belgianBeersRace.score(after)
    return scores.some(({ total, rank }, seat) =>
      scores.some((other) => after.place[seat] === GRAND_PLACE && other.total === total && other.rank > rank),
    )
  },

  'penalty-floored': ({ events }) =>
    events.some(
      ({ type, distance, asleep, points }) =>
        type === 'returnPenalty' && Number(points) > -POINTS_A_ROAD * (Number(distance) + (asleep ? 1 : 0)),
    ),
}

export function* momentsIn(step: GoldenStep<RaceState>): Generator<RaceMoment> {
  for (const [name, happens] of Object.entries(MOMENTS)) if (happens(step)) yield name as RaceMoment
}
