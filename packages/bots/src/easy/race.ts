import {
  ASLEEP_FROM,
  BICYCLE_FORBIDDEN_FROM,
  BONUS_AT,
  BONUS_TABLE,
  BONUS_WIDTH,
  BUY_AT,
  belgianBeersRace,
  CARDS,
  CHEERS_MARKER_POINTS,
  CHEERS_POINTS,
  CHEESE_AT,
  CHEESE_MARKER_POINTS,
  CHEESE_POINTS,
  carried,
  conversionsPerTime,
  cubesForSale,
  DOUBLING_FROM,
  GRAND_PLACE,
  isBeside,
  isFresh,
  LEVEL_THREE_FROM,
  left,
  lengthOf,
  morningDelay,
  mostConversions,
  movesEased,
  nightRecovery,
  objectives,
  opponentsOf,
  POINTS_PER_BEER,
  questionOf,
  type RaceState,
  RETURN_DISTANCE,
  RETURN_PENALTY,
  RIGHT_ROW,
  SHOWN,
  TAKEN,
  TASTE_AT,
  USED_BUY,
  USED_TASTE,
  VISIBLE,
  VISITED_POINTS,
  WAY_FROM,
  WAY_TO,
} from '@estaminet/belgian-beers-race'
import { OVER } from '@estaminet/kernel'
import { isGivenAway } from '../given-away.ts'
import { HOME, HOME_SLOWLY, SOBER_WAY } from '../race-map.ts'
import { VISITED_SLOPE } from '../visited-slope.ts'
import { type Judgement, oneStep } from './one-step.ts'
import { effort } from './race-cards.ts'
import { EASED, isConfronted, promised } from './race-expansions.ts'

/** What a time unit brings, by the number of scorings still to come: things found early count several times. */
const TIME_WORTH = [0, 1.4, 2.1, 2.8]
/** Share of what can be done here, next door, with the backpack, that is usually done. */
const HERE = 0.8
const NEXT_DOOR = 0.75
const CAMPFIRE = 0.8
const ANOTHER_DAY = 0.25
/** How soon a card must be within reach to be worth much; a rival's card counts a little against one. */
const SOON = 18
const LEFT_ROW_SHARE = 0.4
const RIVALRY = 0.33
/** How much what rivals gain counts against one. */
const ENVY = 0.25
/** Chance to be late for home with so many time units to spare. */
const LATE_HOME = [0.9, 0.7, 0.5, 0.3, 0.18, 0.1, 0.05, 0.02]

/** Breweries to begin at that are worth so little less than the best one are as good. */
const ANY_START = 1
/** What more two beers may be for than is in sight: for less nobody gives them away. */
const A_GIFT = 1

/** A card is worth its points times the chance to get it, the smaller the longer it takes. */
const VP = Int8Array.from(objectives, (card) => card.vp)

/** Questions between an action and its end. */
const WITHIN_AN_ACTION: readonly string[] = [
  ...['transit', 'offer', 'hand', 'return', 'cheese', 'beers', 'token'],
  ...['effects/cheese', 'effects/drop', 'effects/pick', 'characters/again', 'characters/beer', 'pixel-bag/swap'],
  ...['confrontation/window', 'confrontation/partner', 'confrontation/give', 'confrontation/take'],
  ...['confrontation/extra', 'confrontation/jump'],
  ...['team/propose', 'team/consent', 'team/put-under', 'solo/gift', 'solo/way', 'solo/replacement'],
]

/** Dice on the road, once more where a card asks for it, and dice on a stage. */
const ROLLS: readonly string[] = ['roll', 'confrontation/reroll', 'bands/applause']

const raceJudgement: Judgement<RaceState> = {
  game: belgianBeersRace,
  look,
  worth,
  rolls: (s) => ROLLS.includes(questionOf(s) ?? ''),
  goesOn: (s) => WITHIN_AN_ACTION.includes(questionOf(s) ?? ''),
  isBeside,
  nearlyAsGood: (s) => (questionOf(s) === 'start' ? ANY_START : 0),
  wasted: (s, seat, move) => (isGivenAway(s, seat, move) ? A_GIFT : 0),
  foresight: 2,
}

export const easyRace = oneStep('easy', raceJudgement)

function worth(s: RaceState, seat: number): number {
  if (belgianBeersRace.waiting(s) === OVER) return s.score[seat]
  const scorings = lengthOf(s.length).days.length - s.day
  const unit = TIME_WORTH[scorings]
  const spare = spareTime(s, seat)
  return (
    s.score[seat] +
    found(s, seat, scorings) -
    ENVY * rivalsFound(s, seat, scorings) +
    taken(s, seat) +
    unit * Math.max(0, spare) -
    risk(s, seat, spare) -
    headache(s, seat, scorings) +
    backpack(s, seat, scorings) +
    aroundHere(s, seat, scorings, unit) +
    objectivesInSight(s, seat) +
    promised(s, seat, scorings, unit) -
    (isConfronted(s) ? rivalsStand(s, seat, scorings, unit) : 0)
  )
}

/** How much the standing of the rival who is ahead counts against one, and that of the others. */
const LEADER = 0.6
const FOLLOWER = 0.25

/** Where cards can hold up others: their time, their heads and their backpacks, most of all those of whoever leads. */
function rivalsStand(s: RaceState, seat: number, scorings: number, unit: number): number {
  const opponents = opponentsOf(s, seat)
  let all = 0
  let most = Number.NEGATIVE_INFINITY
  let leaders = 0
  for (let other = 0; other < s.seats; other++) {
    if (((opponents >> other) & 1) === 0 || s.place[other] < 0) continue
    const stands = standing(s, other, scorings, unit)
    const has = s.score[other] + found(s, other, scorings) + taken(s, other)
    all += stands
    if (has <= most) continue
    most = has
    leaders = stands
  }
  return FOLLOWER * all + (LEADER - FOLLOWER) * leaders
}

function standing(s: RaceState, seat: number, scorings: number, unit: number): number {
  const spare = spareTime(s, seat)
  return (
    unit * Math.max(0, spare) -
    risk(s, seat, spare) -
    headache(s, seat, scorings) +
    backpack(s, seat, scorings) +
    EASED * unit * movesEased(s, seat)
  )
}

/** Time units of today not needed for the way home; camping leaves none. */
function spareTime(s: RaceState, seat: number): number {
  const time = left(s, seat)
  if (s.lastDay === 0) return s.camped[seat] === 1 ? 0 : time
  if (s.asleep[seat] === 1) return -NEVER_HOME
  return time - (s.level[seat] >= DOUBLING_FROM ? HOME_SLOWLY : HOME)[s.place[seat]]
}
const NEVER_HOME = 100

/** The penalty for the way home, as likely as it is. */
function risk(s: RaceState, seat: number, spare: number): number {
  const place = s.place[seat]
  if (s.lastDay === 0 || place === GRAND_PLACE) return 0
  const penalty = RETURN_PENALTY * (RETURN_DISTANCE[place] + s.asleep[seat])
  if (spare < 0 || left(s, seat) === 0) return penalty
  return penalty * (LATE_HOME[Math.floor(spare)] ?? 0)
}

/** Everything on the table that is scored, as often as it will be. */
function found(s: RaceState, seat: number, scorings: number): number {
  let things = POINTS_PER_BEER * s.glass[seat] + s.coasters[seat]
  for (let i = seat * 4; i < seat * 4 + 4; i++) things += s.bottles[i]
  let points = scorings * things
  for (let category = 0; category < 4; category++)
    points += bonusWorth(s.bonus[seat * 4 + category], category, scorings)
  points += visitedWorth(s.visited[seat], scorings)
  points += CHEESE_POINTS[s.cheese[seat]] + CHEESE_MARKER_POINTS * s.cheeseMarkers[seat]
  points += CHEERS_POINTS[s.cheers[seat]] + CHEERS_MARKER_POINTS * s.cheersMarkers[seat]
  return points + carried(s, seat)
}

/** What toasts bring to those one toasts with. */
function rivalsFound(s: RaceState, seat: number, scorings: number): number {
  let points = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) points += found(s, other, scorings)
  return points
}

/** The last steps are worth most; while there is time, so is the way to them. */
function bonusWorth(steps: number, category: number, scorings: number): number {
  const at = category * BONUS_WIDTH + steps
  const next = steps + 1 < BONUS_WIDTH ? BONUS_TABLE[at + 1] - BONUS_TABLE[at] : 0
  return BONUS_TABLE[at] + (steps > 0 && next > 0 ? 0.3 * (scorings - 1) : 0)
}

function visitedWorth(visited: number, scorings: number): number {
  const share = scorings > 1 ? 1 : 0.6
  return share * VISITED_SLOPE[visited] + (1 - share) * VISITED_POINTS[visited]
}

function taken(s: RaceState, seat: number): number {
  let points = 0
  for (let card = 0; card < LEVEL_THREE_FROM; card++) if (s.card[card] === TAKEN + seat) points += VP[card]
  return points
}

/** On the last day somebody else's toast may send one to sleep on the road. */
const TOASTED_ASLEEP = [0, 0, 0, 0, 0, 0.5, 1.5, 5, 0]

/** What a high level costs: no bicycle, slow travel, a late morning, less room for the beers of tomorrow. */
function headache(s: RaceState, seat: number, scorings: number): number {
  const level = s.level[seat]
  const time = s.camped[seat] === 1 ? 0 : left(s, seat)
  let cost = 0
  if (level >= BICYCLE_FORBIDDEN_FROM) cost += 0.1 * time
  if (level >= DOUBLING_FROM) cost += 0.5 * time
  if (scorings > 1) {
    const likely = time < 6 ? 1 : 0.6
    const tomorrow = Math.max(0, level - nightRecovery(s, seat))
    cost += likely * (morningDelay(s, seat, level) * TIME_WORTH[scorings - 1] + tomorrow)
  } else if (s.place[seat] !== GRAND_PLACE && carried(s, seat) > 0) cost += TOASTED_ASLEEP[level]
  return cost
}

/** Beers carried are to be drunk: by the fire, on the bus, or tomorrow. */
function backpack(s: RaceState, seat: number, scorings: number): number {
  const cubes = carried(s, seat)
  // Cheese makes room, but only when it is needed.
  const room = ASLEEP_FROM - 1 - s.level[seat] + s.cheese[seat]
  const time = left(s, seat) * conversionsPerTime(s, seat)
  const today = Math.max(0, Math.min(cubes, room, time, mostConversions(s, seat)))
  const profit = POINTS_PER_BEER * scorings - 1
  if (scorings === 1) return 0.3 * today * profit
  const fire = s.camped[seat] === 1 ? 1 : CAMPFIRE
  const later = Math.min(cubes - today, nightRecovery(s, seat) * (scorings - 1))
  return fire * today * (profit - 0.5) + ANOTHER_DAY * later * (profit - POINTS_PER_BEER)
}

/** What can be bought and tasted where one stands, and what waits at the best place next door. */
function aroundHere(s: RaceState, seat: number, scorings: number, unit: number): number {
  const time = left(s, seat)
  const place = s.place[seat]
  if (time === 0 || s.camped[seat] === 1 || place < 0) return 0
  const sober = s.level[seat] < ASLEEP_FROM - 1
  const taste = sober ? POINTS_PER_BEER * scorings - unit : 0
  const purchase = cubesForSale(s, seat) * 0.9 - 0.5 * unit
  let here = 0
  if (TASTE_AT[place] === 1 && isFresh(s, seat, USED_TASTE) && taste > 0) here += taste
  if (BUY_AT[place] === 1 && isFresh(s, seat, USED_BUY) && purchase > 0) here += purchase + CHEESE_AT[place]
  let best = 0
  const end = WAY_FROM[place + 1]
  for (let way = WAY_FROM[place]; way < end; way++) {
    const to = WAY_TO[way]
    const duration = SOBER_WAY[way]
    if (to === GRAND_PLACE || duration > time) continue
    if (s.lastDay === 1 && duration + HOME[to] + 1 > time) continue
    let there = s.bottleAt[to] === 1 || s.coastersAt[to] > 0 ? scorings : 0
    if (((s.visitors[to] >> seat) & 1) === 0) there += BONUS_AT[to] === 0 ? 1 : 4
    if (TASTE_AT[to] === 1 && taste > 0) there += taste * HERE
    if (BUY_AT[to] === 1 && purchase > 0) there += purchase * HERE
    there -= unit * duration
    if (there > best) best = there
  }
  return HERE * here + NEXT_DOOR * best
}

/** Cards within reach of the seat, less what rivals may take; and the level 3 cards, which everybody may fulfil. */
function objectivesInSight(s: RaceState, seat: number): number {
  const remaining = timeToCome(s, seat)
  let points = 0
  let row = 0
  for (let slot = 0; slot < VISIBLE; slot++) {
    const card = s.machine[slot] - 1
    if (card < 0) continue
    // A gap is closed at the end of the turn: the cards behind it come up.
    const share = row < RIGHT_ROW ? 1 : LEFT_ROW_SHARE
    const own = chance(effort(s, seat, card), remaining, SOON)
    const theirs = rivals[card]
    // Who else is after it makes it less likely to be ours, and theirs counts a little against us.
    points += share * VP[card] * (own / (1 + theirs) - (RIVALRY * theirs) / (1 + theirs + own))
    row++
  }
  for (let card = LEVEL_THREE_FROM; card < CARDS; card++)
    if (s.card[card] === SHOWN) points += VP[card] * chance(effort(s, seat, card), remaining, remaining / 3)
  return points
}

/** The chances of all rivals together, by card: filled before each choice. */
const rivals = new Float64Array(LEVEL_THREE_FROM)

function look(s: RaceState, seat: number): void {
  for (let slot = 0; slot < VISIBLE; slot++) {
    const card = s.machine[slot] - 1
    if (card < 0) continue
    rivals[card] = 0
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || s.place[other] < 0) continue
      rivals[card] += chance(effort(s, other, card), timeToCome(s, other), SOON)
    }
  }
}

const chance = (units: number, remaining: number, soon: number): number =>
  units === 0 ? 1 : units >= remaining ? 0 : 0.9 * Math.exp(-units / soon)

/** Time units until the end of the game. */
function timeToCome(s: RaceState, seat: number): number {
  const { days } = lengthOf(s.length)
  let time = s.camped[seat] === 1 ? 0 : left(s, seat)
  for (let day = s.day + 1; day < days.length; day++) time += days[day]
  return time
}
