import {
  ASLEEP_FROM,
  BICYCLE_FORBIDDEN_FROM,
  BONUS_TABLE,
  BONUS_WIDTH,
  belgianBeersRace,
  CARDS,
  CHEERS_MARKER_POINTS,
  CHEERS_POINTS,
  CHEESE_MARKER_POINTS,
  CHEESE_POINTS,
  carried,
  conversionsPerTime,
  DOUBLING_FROM,
  GRAND_PLACE,
  LEVEL_THREE_FROM,
  left,
  lengthOf,
  morningDelay,
  mostConversions,
  moves,
  nightRecovery,
  objectives,
  opponentsOf,
  POINTS_PER_BEER,
  type RaceState,
  RETURN_PENALTY,
  RIGHT_ROW,
  SHOWN,
  TAKEN,
  VISIBLE,
  VISITED_POINTS,
} from '@estaminet/belgian-beers-race'
import { type Move, OVER } from '@estaminet/kernel'
import { effort } from '../easy/race-cards.ts'
import { isConfronted, promised } from '../easy/race-expansions.ts'
import type { Likes } from '../personality.ts'
import { HOME, HOME_SLOWLY } from '../race-map.ts'
import { VISITED_SLOPE } from '../visited-slope.ts'
import { INDIFFERENT, type RaceThing } from './personalities.ts'
import { Surroundings } from './surroundings.ts'
import { lossOnTheWay } from './way-home.ts'
import type { RaceWeights } from './weights.ts'

const VP = Int8Array.from(objectives, (card) => card.vp)
/** How much what a rival gains counts against one: all of it with two at the table, a share of it with more. */
const ENVY = 0.5
/** While there is time to go on, a visit is worth its share of the next step. */
const SLOPE = 0.6

/** What a position of the race will come to by the end, in points. */
export class RaceJudgement {
  private readonly weights: RaceWeights
  private readonly likes: Likes<RaceThing>
  private readonly surroundings: Surroundings
  /** By the number of scorings to come. */
  private readonly time: Float64Array
  private readonly room: Float64Array
  private readonly cube: Float64Array
  /** The chances of all rivals together, by card: looked at once before a choice. */
  private readonly rivals = new Float64Array(LEVEL_THREE_FROM)

  /** @param stages how many places further on are thought of. */
  constructor(weights: RaceWeights, stages = 2, likes = INDIFFERENT) {
    this.weights = weights
    this.likes = likes
    this.time = Float64Array.of(0, weights.timeOne, weights.timeTwo, weights.timeThree)
    this.room = Float64Array.of(0, weights.roomOne, weights.roomTwo, weights.roomThree)
    this.cube = Float64Array.of(0, weights.cubeOne, weights.cubeTwo, weights.cubeThree)
    this.surroundings = new Surroundings(weights, this.time, stages)
  }

  /** Looks at the rivals once, before the moves of a seat are judged. */
  look(s: RaceState, seat: number): void {
    for (let slot = 0; slot < VISIBLE; slot++) {
      const card = s.machine[slot] - 1
      if (card < 0) continue
      let all = 0
      for (let other = 0; other < s.seats; other++)
        if (other !== seat && s.place[other] >= 0)
          all += chance(effort(s, other, card), timeToCome(s, other), this.weights.soon)
      this.rivals[card] = all
    }
  }

  /** The points a seat will probably end with. */
  own(s: RaceState, seat: number): number {
    if (belgianBeersRace.waiting(s) === OVER) return s.score[seat]
    return this.prospects(s, seat, scoringsToCome(s)) + this.inSight(s, seat)
  }

  /** The same, less what rivals will have, as far as that counts. */
  projected(s: RaceState, seat: number): number {
    const scorings = scoringsToCome(s)
    const isOver = belgianBeersRace.waiting(s) === OVER
    const own = this.own(s, seat)
    const confronted = !isOver && isConfronted(s)
    const opponents = opponentsOf(s, seat)
    let rivals = 0
    let count = 0
    for (let other = 0; other < s.seats; other++) {
      if (((opponents >> other) & 1) === 0) continue
      count++
      if (s.place[other] < 0) continue
      rivals += isOver ? s.score[other] : counted(s, other, scorings) + taken(s, other)
      if (confronted) rivals += this.resources(s, other, scorings)
    }
    const liked = own + this.liked(s, seat)
    return count === 0 ? liked : liked - (ENVY * rivals) / count
  }

  /** What a move brings by itself to whoever likes it: of a tasting or a ride nothing is left to be counted later. */
  likedMove(move: Move): number {
    const kind = moves.kindOf(move)
    return kind === moves.BY_BIKE ? this.likes.ride : kind === moves.TASTE ? this.likes.tasting : 0
  }

  /** What a seat has that it likes. */
  private liked(s: RaceState, seat: number): number {
    const { keepsake, cheers, brewery } = this.likes
    let keepsakes = s.coasters[seat]
    for (let i = seat * 4; i < seat * 4 + 4; i++) keepsakes += s.bottles[i]
    return keepsake * keepsakes + cheers * (s.cheers[seat] + s.cheersMarkers[seat]) + brewery * s.visited[seat]
  }

  /** Marks the places next door that are worth a thought. */
  mark(s: RaceState, seat: number, most: number, marks: Uint8Array): void {
    this.surroundings.mark(s, seat, scoringsToCome(s), most, marks)
  }

  /** All but what depends on the cards in the machine. */
  private prospects(s: RaceState, seat: number, scorings: number): number {
    return (
      counted(s, seat, scorings) +
      taken(s, seat) +
      this.resources(s, seat, scorings) +
      this.surroundings.worth(s, seat, scorings) +
      promised(s, seat, scorings, this.time[scorings])
    )
  }

  /** Time, head and backpack. */
  private resources(s: RaceState, seat: number, scorings: number): number {
    const { weights } = this
    const level = s.level[seat]
    const ended = s.camped[seat] === 1 || s.asleep[seat] === 1
    const time = ended ? 0 : left(s, seat)
    // Whoever has not chosen a start yet is nowhere.
    const away = s.place[seat] >= 0 && s.place[seat] !== GRAND_PLACE
    const spare = s.lastDay === 1 && away ? spareTime(s, seat, time) : time
    const cubes = carried(s, seat)
    const room = Math.max(0, ASLEEP_FROM - 1 - level)
    let points = this.time[scorings] * Math.max(0, spare)
    points += this.room[scorings] * Math.min(room, time)
    points += weights.cheese * s.cheese[seat]
    if (level >= BICYCLE_FORBIDDEN_FROM) points -= weights.noBicycle * time
    if (level >= DOUBLING_FROM) points -= weights.slow * time
    const drunk = Math.min(cubes, room + s.cheese[seat], time * conversionsPerTime(s, seat), mostConversions(s, seat))
    points += this.cube[scorings] * Math.max(0, drunk)
    if (cubes > 0 && time > 0) points += weights.toToast * (s.seats - 1)
    if (scorings > 1) {
      points -= weights.morning * this.time[scorings - 1] * morningDelay(s, seat, level)
      points -= weights.hangover * Math.max(0, level - nightRecovery(s, seat))
      points += weights.cubeLater * Math.min(cubes - Math.max(0, drunk), nightRecovery(s, seat) * (scorings - 1))
      points += this.daysToCome(s)
    } else if (away) {
      points -= weights.fear * lossOnTheWay(s.place[seat], time, level)
      if (s.asleep[seat] === 1) points -= RETURN_PENALTY
    }
    return points
  }

  /** What the days to come bring to everybody, so that an evening can be compared with the morning after it. */
  private daysToCome(s: RaceState): number {
    const { days } = lengthOf(s.length)
    let points = 0
    for (let day = s.day + 1; day < days.length; day++)
      points += this.time[days.length - day] * days[day] + this.room[days.length - day] * (ASLEEP_FROM - 1)
    return points
  }

  /** Cards within reach, less what rivals may take; and the cards of the end, which everybody may fulfil. */
  private inSight(s: RaceState, seat: number): number {
    if (s.place[seat] < 0) return 0
    const { weights } = this
    const remaining = timeToCome(s, seat)
    let points = 0
    let row = 0
    for (let slot = 0; slot < VISIBLE; slot++) {
      const card = s.machine[slot] - 1
      if (card < 0) continue
      // A gap is closed at the end of the turn: the cards behind it come up.
      const share = row < RIGHT_ROW ? weights.cards : weights.cardsNext
      const own = chance(effort(s, seat, card), remaining, weights.soon)
      const theirs = this.rivals[card]
      points += share * VP[card] * (own / (1 + theirs) - (weights.rivalry * theirs) / (1 + theirs + own))
      row++
    }
    for (let card = LEVEL_THREE_FROM; card < CARDS; card++) {
      if (s.card[card] !== SHOWN) continue
      const units = effort(s, seat, card)
      points += VP[card] * (units === 0 ? 1 : weights.flags * chance(units, remaining, weights.flagSoon * remaining))
    }
    return points
  }
}

/** Everything on the table that is scored, as often as it will be. */
function counted(s: RaceState, seat: number, scorings: number): number {
  let things = POINTS_PER_BEER * s.glass[seat] + s.coasters[seat]
  for (let i = seat * 4; i < seat * 4 + 4; i++) things += s.bottles[i]
  let points = s.score[seat] + scorings * things
  for (let category = 0; category < 4; category++)
    points += BONUS_TABLE[category * BONUS_WIDTH + s.bonus[seat * 4 + category]]
  const visited = s.visited[seat]
  points +=
    scorings > 1 ? VISITED_SLOPE[visited] : SLOPE * VISITED_SLOPE[visited] + (1 - SLOPE) * VISITED_POINTS[visited]
  points += CHEESE_POINTS[s.cheese[seat]] + CHEESE_MARKER_POINTS * s.cheeseMarkers[seat]
  points += CHEERS_POINTS[s.cheers[seat]] + CHEERS_MARKER_POINTS * s.cheersMarkers[seat]
  return points + carried(s, seat)
}

/** The cards a seat has taken. */
function taken(s: RaceState, seat: number): number {
  const { card } = s
  let points = 0
  for (let at = 0; at < LEVEL_THREE_FROM; at++) if (card[at] === TAKEN + seat) points += VP[at]
  return points
}

/** Time units of the last day not needed for the way home. */
function spareTime(s: RaceState, seat: number, time: number): number {
  return time - (s.level[seat] >= DOUBLING_FROM ? HOME_SLOWLY : HOME)[s.place[seat]]
}

const scoringsToCome = (s: RaceState): number => lengthOf(s.length).days.length - s.day

const chance = (units: number, remaining: number, soon: number): number =>
  units === 0 ? 1 : units >= remaining ? 0 : Math.exp(-units / soon)

/** Time units until the end of the game. */
function timeToCome(s: RaceState, seat: number): number {
  const { days } = lengthOf(s.length)
  let time = s.camped[seat] === 1 ? 0 : left(s, seat)
  for (let day = s.day + 1; day < days.length; day++) time += days[day]
  return time
}
