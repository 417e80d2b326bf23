import {
  ASLEEP_FROM,
  actionTime,
  BIKE,
  BUS,
  BUY_AT,
  BUYING,
  belgianBeersRace,
  cubesPerPurchase,
  DOUBLING_FROM,
  GRAND_PLACE,
  HITCH,
  isFresh,
  lateDelay,
  left,
  moves,
  printedTime,
  questionOf,
  type RaceState,
  room,
  TASTE_AT,
  TASTING,
  timeOnTheWay,
  timeToWait,
  USED_BUY,
  USED_TASTE,
} from '@estaminet/belgian-beers-race'
import { isGivenAway } from '../given-away.ts'
import { HOME, HOME_SLOWLY } from '../race-map.ts'
import { type Blunder, careful } from './careful.ts'

/** Time units left at which a day may be called a day; at home on the last one, whoever sets out must come back too. */
const EVENING = 3
const LAST_EVENING = 6
/** Time units to keep in hand on the way home. */
const MARGIN = 3
/** Cheese is kept for a level from which it helps. */
const CHEESE_FROM = 4

/** What a first-time player avoids after a round. Read in order; one is enough. */
export const raceBlunders: readonly Blunder<RaceState>[] = [
  { name: 'stops long before evening', isOne: (s, seat, move) => endsDay(move) && isEarly(s, seat) },
  {
    name: 'stops on the road on the last day',
    isOne: (s, seat, move) => endsDay(move) && s.lastDay === 1 && s.place[seat] !== GRAND_PLACE,
  },
  {
    name: 'does not go home in time on the last day',
    isOne: (s, seat, move) => s.lastDay === 1 && questionOf(s) === 'action' && comesHomeLate(s, seat, move),
  },
  {
    name: 'drinks the beer that brings sleep',
    isOne: (s, seat, move) =>
      (moves.kindOf(move) === moves.TASTE || moves.kindOf(move) === moves.DRINK) && s.level[seat] + 1 >= ASLEEP_FROM,
  },
  {
    name: 'eats cheese without need',
    isOne: (s, seat, move) => moves.kindOf(move) === moves.EAT && s.level[seat] < CHEESE_FROM,
  },
  {
    name: 'leaves a brewery without a taste or a purchase',
    isOne: (s, seat, move) => travels(move) && s.lastDay === 0 && hasBusiness(s, seat),
  },
  {
    name: 'goes where it has been',
    isOne: (s, seat, move) => travels(move) && s.lastDay === 0 && hasBeenAt(s, seat, moves.argumentOf(move)),
  },
  {
    name: 'hitchhikes with fewer dice than it may',
    isOne: (s, seat, move) => isHitch(move) && diceOf(move) < diceFor(s, seat, moves.argumentOf(move)),
  },
  { name: 'gives beers for a lift where the bicycle is as quick', isOne: isGivenAway },
  {
    name: 'goes to bed thirsty',
    isOne: (s, seat, move) =>
      moves.kindOf(move) === moves.DONE && questionOf(s) === 'campsite' && s.level[seat] + 2 < ASLEEP_FROM,
  },
]

export const veryEasyRace = careful('very-easy', belgianBeersRace, raceBlunders)

const endsDay = (move: number): boolean => {
  const kind = moves.kindOf(move)
  return kind === moves.CAMP || kind === moves.STOP
}

const isEarly = (s: RaceState, seat: number): boolean => left(s, seat) > (s.lastDay === 1 ? LAST_EVENING : EVENING)

const travels = (move: number): boolean => moves.isJourney(moves.kindOf(move))

/** Something fresh to taste with a clear head, or beer for sale and room to carry it. */
function hasBusiness(s: RaceState, seat: number): boolean {
  const place = s.place[seat]
  const fits = room(s, seat) >= cubesPerPurchase(s, seat)
  return (
    (TASTE_AT[place] === 1 && isFresh(s, seat, USED_TASTE) && s.level[seat] < CHEESE_FROM) ||
    (BUY_AT[place] === 1 && isFresh(s, seat, USED_BUY) && fits)
  )
}

const hasBeenAt = (s: RaceState, seat: number, place: number): boolean =>
  place === GRAND_PLACE || ((s.visitors[place] >> seat) & 1) === 1

const isHitch = (move: number): boolean => moves.isHitch(moves.kindOf(move))
const diceOf = (move: number): number => moves.diceOf(moves.kindOf(move))
const diceFor = (s: RaceState, seat: number, to: number): number =>
  s.hitchTo[seat] === to + 1 ? Math.min(3, 1 + s.failures[seat]) : 1

const wayHome = (s: RaceState, seat: number, place: number): number =>
  (s.level[seat] >= DOUBLING_FROM ? HOME_SLOWLY : HOME)[place]

/** Whether the way home would take longer than what is left; whoever is late already may still come nearer. */
function comesHomeLate(s: RaceState, seat: number, move: number): boolean {
  const from = s.place[seat]
  const to = destination(move, from)
  if (to !== from && (to === GRAND_PLACE || wayHome(s, seat, to) < wayHome(s, seat, from))) return false
  return left(s, seat) - cost(s, seat, move) < wayHome(s, seat, to) + (to === GRAND_PLACE ? 0 : MARGIN)
}

const destination = (move: number, from: number): number => (travels(move) ? moves.argumentOf(move) : from)

/** The time a move takes when things go wrong once. */
function cost(s: RaceState, seat: number, move: number): number {
  const kind = moves.kindOf(move)
  if (kind === moves.BUY || kind === moves.TASTE) return actionTime(s, seat, kind === moves.BUY ? BUYING : TASTING)
  if (!travels(move)) return 0
  const from = s.place[seat]
  const to = moves.argumentOf(move)
  const by = (means: number): number => timeOnTheWay(s, seat, means, printedTime(means, from, to), to)
  if (kind === moves.BY_BIKE) return by(BIKE)
  if (kind === moves.BY_BUS) return by(BUS) + lateDelay(s, seat)
  return by(HITCH) + (kind === moves.BY_OFFER ? 0 : timeToWait(s, seat))
}
