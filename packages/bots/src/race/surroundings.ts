import {
  ASLEEP_FROM,
  BONUS_AT,
  BONUS_TABLE,
  BONUS_WIDTH,
  BUY_AT,
  CHEESE_AT,
  CHEESE_MARKER_POINTS,
  CHEESE_POINTS,
  cubesForSale,
  GRAND_PLACE,
  HITCH,
  isFresh,
  LAST_CHEESE,
  left,
  PLACE_COUNT,
  POINTS_PER_BEER,
  type RaceState,
  TASTE_AT,
  USED_BUY,
  USED_TASTE,
  WAITING_TIME,
  WAY_FROM,
  WAY_TIME,
  WAY_TO,
} from '@estaminet/belgian-beers-race'
import { HOME, SOBER_WAY } from '../race-map.ts'
import type { RaceWeights } from './weights.ts'

/** Average wait for a car with no, one, two attempts behind one: each has a die more, up to three. */
const WAIT = [9 / 14, 2 / 7, 1 / 7].map((waits) => waits * WAITING_TIME)

/** What can be had where one stands, and on the best way on from there. */
export class Surroundings {
  private readonly weights: RaceWeights
  /** What a time unit is worth, by the scorings to come. */
  private readonly time: Float64Array
  /** How many places further on are thought of. */
  private readonly stages: number
  /** What waits at each place for the seat looked at, once somebody has asked for it; nothing where it was on its way already. */
  private readonly gains = new Float64Array(PLACE_COUNT)
  /** When each of them was found out. */
  private readonly known = new Float64Array(PLACE_COUNT)
  private now = 0
  private readonly steps = new Float64Array(4)
  private taste = 0
  private shop = 0
  private dairy = 0
  private unit = 0
  private scorings = 0
  private isLast = false

  constructor(weights: RaceWeights, time: Float64Array, stages: number) {
    this.weights = weights
    this.time = time
    this.stages = stages
  }

  worth(s: RaceState, seat: number, scorings: number): number {
    const place = s.place[seat]
    if (place < 0) return 0
    const time = timeLeft(s, seat)
    if (time === 0 && s.lastDay === 1) return 0
    this.look(s, seat, scorings)
    let here = 0
    if (TASTE_AT[place] === 1 && isFresh(s, seat, USED_TASTE)) here += this.taste
    if (BUY_AT[place] === 1 && isFresh(s, seat, USED_BUY)) here += CHEESE_AT[place] === 1 ? this.dairy : this.shop
    // Somebody who is done for today goes on from here tomorrow.
    const ahead = time === 0 ? this.weights.tomorrow : 1
    return here + this.weights.route * ahead * this.route(s, seat, time === 0 ? NEXT_DAY : time)
  }

  /** Marks the places next door that are worth a thought, so many of them, and on the last day the one nearest home. */
  mark(s: RaceState, seat: number, scorings: number, most: number, marks: Uint8Array): void {
    const place = s.place[seat]
    const time = timeLeft(s, seat)
    const from = WAY_FROM[place]
    const end = WAY_FROM[place + 1]
    this.look(s, seat, scorings)
    marks.fill(0)
    let home = from
    for (let way = from; way < end; way++) if (HOME[WAY_TO[way]] < HOME[WAY_TO[home]]) home = way
    if (s.lastDay === 1) marks[WAY_TO[home]] = 1
    for (let n = 0; n < most; n++) {
      let best = -1
      let worth = Number.NEGATIVE_INFINITY
      for (let way = from; way < end; way++) {
        const to = WAY_TO[way]
        if (marks[to] === 1 || to === GRAND_PLACE || SOBER_WAY[way] > time) continue
        const there = this.gainAt(s, seat, to) - this.unit * SOBER_WAY[way]
        if (there <= worth) continue
        worth = there
        best = to
      }
      if (best < 0) return
      marks[best] = 1
    }
  }

  /** Looks at what does not hang on the place: only few of them will be asked for. */
  private look(s: RaceState, seat: number, scorings: number): void {
    const { weights, steps } = this
    this.now++
    this.scorings = scorings
    this.unit = this.time[scorings]
    this.isLast = s.lastDay === 1
    this.taste =
      s.level[seat] < ASLEEP_FROM - 1 ? weights.tasteHere * Math.max(0, POINTS_PER_BEER * scorings - this.unit) : 0
    const bought = cubesForSale(s, seat) * weights.buyHere - this.unit
    this.shop = Math.max(0, bought)
    this.dairy = Math.max(0, bought + weights.buyHere + slice(s, seat))
    for (let category = 0; category < 4; category++) steps[category] = weights.bonus * nextStep(s, seat, category)
  }

  /** What waits for the seat at a place. */
  private gainAt(s: RaceState, seat: number, to: number): number {
    if (this.known[to] !== this.now) {
      this.known[to] = this.now
      this.gains[to] = to === GRAND_PLACE ? Number.NEGATIVE_INFINITY : this.gain(s, seat, to)
    }
    return this.gains[to]
  }

  private gain(s: RaceState, seat: number, to: number): number {
    const { visit, elsewhere } = this.weights
    let gain = s.bottleAt[to] === 1 || s.coastersAt[to] > 0 ? this.scorings : 0
    if (((s.visitors[to] >> seat) & 1) === 0) gain += BONUS_AT[to] === 0 ? 1 + visit : 1 + visit + this.bonusAt(to)
    if (TASTE_AT[to] === 1) gain += elsewhere * this.taste
    if (BUY_AT[to] === 1) gain += elsewhere * (CHEESE_AT[to] === 1 ? this.dairy : this.shop)
    return gain
  }

  private bonusAt(place: number): number {
    const bonuses = BONUS_AT[place]
    let points = 0
    for (let category = 0; bonuses >> category > 0; category++)
      if (((bonuses >> category) & 1) === 1) points += this.steps[category]
    return points
  }

  /** The best way on. Who waits for a car already gets a lift sooner. */
  private route(s: RaceState, seat: number, time: number): number {
    const aim = s.hitchTo[seat] - 1
    const best = this.onFrom(s, seat, s.place[seat], time, this.stages)
    if (aim < 0) return best
    const place = s.place[seat]
    for (let way = WAY_FROM[place]; way < WAY_FROM[place + 1]; way++) {
      if (WAY_TO[way] !== aim) continue
      const units = WAY_TIME[way * 3 + HITCH] + WAIT[Math.min(2, s.failures[seat])]
      return Math.max(best, units < SOBER_WAY[way] ? this.along(s, seat, aim, units, time, this.stages) : 0)
    }
    return best
  }

  private onFrom(s: RaceState, seat: number, place: number, time: number, stages: number): number {
    const end = WAY_FROM[place + 1]
    let best = 0
    for (let way = WAY_FROM[place]; way < end; way++) {
      const there = this.along(s, seat, WAY_TO[way], SOBER_WAY[way], time, stages)
      if (there > best) best = there
    }
    return best
  }

  /** What waits at the end of a way and beyond it, less the time it takes; nothing where there is no time for it. */
  private along(s: RaceState, seat: number, to: number, units: number, time: number, stages: number): number {
    const gain = this.gainAt(s, seat, to)
    const spare = time - units
    if (spare < (this.isLast ? HOME[to] + 1 : 0)) return 0
    const there = gain - this.unit * units
    if (stages === 1 || there < WORTHLESS) return there
    // Nobody goes on to where they come from.
    this.gains[to] = 0
    const beyond = this.onFrom(s, seat, to, spare, stages - 1)
    this.gains[to] = gain
    return there + this.weights.beyond * beyond
  }
}

/** A way so bad that nothing behind it makes up for it. */
const WORTHLESS = -6
const NEXT_DAY = 24

/** Time units of today that can still be used. */
const timeLeft = (s: RaceState, seat: number): number =>
  s.camped[seat] === 1 || s.asleep[seat] === 1 ? 0 : left(s, seat)

/** What the next step on a bonus track brings; nothing behind the last. */
function nextStep(s: RaceState, seat: number, category: number): number {
  const steps = s.bonus[seat * 4 + category]
  const at = category * BONUS_WIDTH + steps
  return steps + 1 < BONUS_WIDTH ? Math.max(0, BONUS_TABLE[at + 1] - BONUS_TABLE[at]) : 0
}

/** What a slice of cheese adds. */
const slice = (s: RaceState, seat: number): number =>
  s.cheese[seat] < LAST_CHEESE
    ? CHEESE_POINTS[s.cheese[seat] + 1] - CHEESE_POINTS[s.cheese[seat]]
    : CHEESE_MARKER_POINTS
