import type { ScorePart } from '@estaminet/kernel'
import { CATEGORIES } from '../content/places.ts'
import {
  BONUS_TABLE,
  BONUS_WIDTH,
  CHEERS_MARKER_POINTS,
  CHEERS_POINTS,
  CHEESE_MARKER_POINTS,
  CHEESE_POINTS,
  POINTS_PER_BEER,
  VISITED_POINTS,
} from '../content/tracks.ts'
import type { Tally } from '../engine/expansion.ts'
import { cubeValue, objectivePoints } from '../engine/reckon.ts'
import { all, inPlay } from '../engine/registry.ts'
import { bottlesOf, CARDS, carried, LEVEL_THREE_FROM, type RaceState, SHOWN, TAKEN } from '../engine/state.ts'
import { eveningPoints } from './end-of-day.ts'
import { fulfils } from './fulfilment.ts'
import { CARD_POINTS, cardId } from './objectives.ts'

/** What the final scoring would add now, without the penalty for the way home. */
export function finalPoints(s: RaceState, seat: number): number {
  let points = eveningPoints(s, seat)
  for (let category = 0; category < 4; category++) points += bonusPoints(s, seat, category)
  points += cubePoints(s, seat)
  points += CHEESE_POINTS[s.cheese[seat]]
  points += CHEESE_MARKER_POINTS * s.cheeseMarkers[seat]
  points += VISITED_POINTS[s.visited[seat]]
  for (let card = 0; card < CARDS; card++) points += cardPoints(s, seat, card)
  points += CHEERS_POINTS[s.cheers[seat]]
  points += CHEERS_MARKER_POINTS * s.cheersMarkers[seat]
  return points + expansionPoints(s, seat)
}

/** What expansions would add now. */
export function expansionPoints(s: RaceState, seat: number): number {
  if (s.expansions === 0) return 0
  sum = 0
  score(s, seat, addUp)
  return sum
}

/** Points of these that others must not know of yet. */
export function secretPoints(s: RaceState, seat: number): number {
  sum = 0
  const list = secretScores(s)
  for (let at = 0; at < list.length; at++) list[at](s, seat, addUp)
  return sum
}
const secretScores = all('secretScore')

let sum = 0
const addUp: Tally = (_reason, points) => {
  sum += points
}

function score(s: RaceState, seat: number, part: Tally): void {
  const expansions = inPlay(s)
  for (let at = 0; at < expansions.length; at++) {
    expansions[at].score?.(s, seat, part)
    expansions[at].secretScore?.(s, seat, part)
  }
}

function expansionParts(s: RaceState, seat: number): ScorePart[] {
  const parts: ScorePart[] = []
  score(s, seat, (reason, points, beside, value) => {
    parts.push({ reason, points, ...(beside === undefined ? {} : { [beside]: value }) })
  })
  return parts
}

const cubePoints = (s: RaceState, seat: number): number => carried(s, seat) * cubeValue(s, seat)

const bonusPoints = (s: RaceState, seat: number, category: number): number =>
  BONUS_TABLE[category * BONUS_WIDTH + s.bonus[seat * 4 + category]]

/** Level 1 and 2 cards count for their owner, level 3 cards for everybody who fulfils them. */
function cardPoints(s: RaceState, seat: number, card: number): number {
  const where = s.card[card]
  if (card < LEVEL_THREE_FROM) return where === TAKEN + seat ? objectivePoints(s, seat, CARD_POINTS[card]) : 0
  return where === SHOWN && fulfils(s, seat, card) ? CARD_POINTS[card] : 0
}

/** The same points one by one, each with its reason; what is worth nothing is left out. */
export function finalParts(s: RaceState, seat: number): ScorePart[] {
  const cards = Array.from({ length: CARDS }, (_, card) => ({
    reason: card < LEVEL_THREE_FROM ? 'card' : 'level3',
    points: cardPoints(s, seat, card),
    card: cardId(card),
  }))
  const parts: ScorePart[] = [
    { reason: 'beers', points: POINTS_PER_BEER * s.glass[seat], count: s.glass[seat] },
    { reason: 'bottles', points: bottlesOf(s, seat) },
    { reason: 'coasters', points: s.coasters[seat] },
    ...CATEGORIES.map((category, at) => ({
      reason: `bonus-${category}`,
      points: bonusPoints(s, seat, at),
      count: s.bonus[seat * 4 + at],
    })),
    { reason: 'cubes', points: cubePoints(s, seat) },
    { reason: 'cheese', points: CHEESE_POINTS[s.cheese[seat]], count: s.cheese[seat] },
    {
      reason: 'cheese-markers',
      points: CHEESE_MARKER_POINTS * s.cheeseMarkers[seat],
      count: s.cheeseMarkers[seat],
    },
    { reason: 'visited', points: VISITED_POINTS[s.visited[seat]], count: s.visited[seat] },
    ...cards,
    { reason: 'cheers', points: CHEERS_POINTS[s.cheers[seat]], count: s.cheers[seat] },
    {
      reason: 'cheers-markers',
      points: CHEERS_MARKER_POINTS * s.cheersMarkers[seat],
      count: s.cheersMarkers[seat],
    },
    ...expansionParts(s, seat),
  ]
  return parts.filter((part) => part.points !== 0)
}
