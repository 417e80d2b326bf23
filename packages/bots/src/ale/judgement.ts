import {
  ACTIVATION_SPACES,
  type AleState,
  ARRIVED,
  BARREL_SPACES,
  BOXES,
  CARD_COUNT,
  COLOUR,
  COLOURS,
  countBits,
  DUCATS_PER_STEP,
  dueBarrels,
  EMERGENCY_DUCATS,
  FERTILITIES,
  FERTILITY,
  FIRST,
  FIRST_COLOUR_BOX,
  FIRST_MONK,
  FIRST_MONK_BOX,
  GARDEN,
  GOALS,
  HIGHEST_SUM,
  heavenAndAle,
  isMonk,
  LARGE_POINTS,
  LAST_SPACE,
  LOWEST_SPACE,
  MOST_NEXT,
  MOST_SITES,
  multiplierAt,
  NEXT_HEXES,
  NEXT_SITES,
  NO_TILE,
  NUMBER_BOX,
  P_BARREL,
  P_BREW,
  P_BREW_STEPS,
  P_CASH,
  P_CASH_DUCATS,
  P_COLOUR,
  P_LOWEST,
  PAIR_MASK,
  pointsOf,
  progressOf,
  rateAt,
  SHED_OF_SUM,
  SHED_STEPS,
  SHEDS,
  SITES,
  SMALL_POINTS,
  SUNNY,
  TABLES,
  walkGarden,
} from '@estaminet/heaven-and-ale'
import { OVER } from '@estaminet/kernel'
import type { Likes } from '../personality.ts'
import { aroundSite, filledIn, SIDES, sumIn } from './around-site.ts'
import type { AleThing } from './personalities.ts'
import type { Weights } from './weights.ts'

const ROUNDS = Int8Array.from({ length: 5 }, (_, seats) => TABLES[seats]?.monkStacks.length ?? 0)
/** Discs laid out each round. */
const DISCS = ACTIVATION_SPACES.length
const ALL_BOXES = (1 << BOXES.length) - 1
/** What a ducat is always worth in the final exchange, in marker steps. */
const LAST_DUCAT = 1 / DUCATS_PER_STEP
/** Spread of the fertility of one tile. */
const TILE_SPREAD = 1.4
const TARGETS = Int8Array.from(SHEDS, ({ targets }) => targets[0]?.length ?? 0)

/** What each site and each hex will do, filled anew for each look. */
const siteAct = new Float64Array(SITES.length)
const act = new Float64Array(GARDEN)
const marker = new Float64Array(COLOURS.length)
const tiles = new Float64Array(COLOURS.length)
const byNumber = new Float64Array(FERTILITIES.length + 1)

/** What the last look found on the way to its points. One object, filled anew by each look: read it before the next. */
export const outlook = { brewmaster: 0, money: 0, steps: 0, level: 0, multiplier: 0, fill: 0 }

/** What a position is worth to a seat, in points. */
export type Judge = (s: AleState, seat: number) => number

/** The judgement with these weights. */
export const judging =
  (weights: Weights): Judge =>
  (s, seat) =>
    projected(s, seat, weights)

/**
 * The points a seat will have at the end if all goes on as usual: markers, ducats and brewmaster are carried on by what
 * boxes, monks and sheds still to come will wake, ducats and cards fill up the markers that lag, and what comes of it is
 * counted by the rules' own bands, made uncertain as long as much can happen.
 */
export function projected(s: AleState, seat: number, w: Weights): number {
  if (heavenAndAle.waiting(s) === OVER) return pointsOf(s, seat)
  const rounds = ROUNDS[s.seats]
  const at = s.position[seat]
  const fullRounds = rounds - s.round
  const left = fullRounds + (ARRIVED - at) / ARRIVED
  const ahead = left / rounds
  const perSeat = 4 / s.seats
  const open = ~s.discs[seat] & ALL_BOXES
  const discsAhead = discsBeyond(s, at)
  const boxes = countBits(open)
  const fill =
    boxes === 0 ? 0 : Math.min(0.95, (w.discRate * ((DISCS / s.seats) * fullRounds + discsAhead / walkers(s))) / boxes)

  let brew = s.brewmaster[seat] + closing(s, seat, w, left * perSeat, left) + w.brewGrow * left * perSeat
  wake(s, seat, open, fill)
  let money = s.ducats[seat]
  for (let colour = 0; colour < COLOURS.length; colour++) {
    marker[colour] = s.markers[seat * COLOURS.length + colour]
    tiles[colour] = 0
  }
  byNumber.fill(0)
  let sunnyFree = 0
  for (let hex = 0; hex < GARDEN; hex++) {
    const tile = s.garden[seat * GARDEN + hex]
    if (tile === NO_TILE) {
      if (hex < SUNNY) sunnyFree++
    } else if (isMonk(tile)) brew += act[hex]
    else {
      const colour = COLOUR[tile]
      const fertility = FERTILITY[tile]
      const pays = fertility * (act[hex] + ((open >> (FIRST_COLOUR_BOX + colour)) & 1) * fill)
      tiles[colour]++
      if (hex < SUNNY) marker[colour] += pays
      else money += pays
      byNumber[fertility] += hex < SUNNY ? fertility : w.shadeNum * fertility
    }
  }

  /** Marker steps that may go wherever they are wanted. */
  let steps = w.growth * left * perSeat
  if ((open >> NUMBER_BOX) & 1) steps += fill * w.numShare * most(byNumber)
  const hand = s.hand[seat]
  const cards = CARD_COUNT[hand]
  let points = 0
  if (cards > 0) {
    const placed = w.cardPlace * Math.min(1, pairsToCome(s, seat, fill) / cards)
    money += EMERGENCY_DUCATS * (1 - placed) * cards
    if ((hand >> P_COLOUR) & 1) steps += placed * Math.max(w.colourVal, most(tiles))
    if ((hand >> P_LOWEST) & 1) steps += placed * w.lowestVal
    if ((hand >> P_CASH) & 1) money += placed * P_CASH_DUCATS
    if ((hand >> P_BREW) & 1) brew += placed * P_BREW_STEPS
    if ((hand >> P_BARREL) & 1) points += placed * w.barrelCard
  }
  const early = w.moneyEarly * ahead ** w.moneyPow * (sunnyFree === 0 ? 0.4 : 1)
  steps += (LAST_DUCAT + early) * money

  brew = Math.min(LAST_SPACE, brew)
  const spread = Math.max(0.35, w.blur * Math.sqrt(ahead))
  const level = commonLevel(steps, blurred(RATE, brew, spread))
  const reached = level >= 1 ? level : 1 - w.lowSlope * (1 - level)
  const multiplier = blurred(MULTIPLIER, brew, spread)
  outlook.brewmaster = brew
  outlook.money = money
  outlook.steps = steps
  outlook.level = level
  outlook.multiplier = multiplier
  outlook.fill = fill
  return (
    multiplier * reached +
    points +
    barrels(s, seat, w, left) +
    (s.place[seat] === FIRST ? w.first : 0) +
    w.space * (ARRIVED - at) +
    w.discAhead * discsAhead
  )
}

/** What a seat has that it likes. */
export function liked(s: AleState, seat: number, likes: Likes<AleThing>): number {
  let points = likes.ducat * s.ducats[seat]
  for (let hex = 0; hex < GARDEN; hex++) if (isMonk(s.garden[seat * GARDEN + hex])) points += likes.monk
  return likes.barrel === 0 ? points : points + likes.barrel * barrelsOnTheWay(s, seat)
}

/** The barrels a seat has, and those it is on the way to: half way counts for a quarter. */
function barrelsOnTheWay(s: AleState, seat: number): number {
  const own = s.large[seat] | s.small[seat]
  let large = 0
  let small = 0
  for (let other = 0; other < s.seats; other++) {
    large |= s.large[other]
    small |= s.small[other]
  }
  return progressOf(s, seat).reduce((sum, { have, need, from }, goal) => {
    if ((own >> goal) & 1) return sum + 1
    if (((large & small) >> goal) & 1) return sum
    const way = Math.max(0, Math.min(1, (have - from) / (need - from)))
    return sum + way * way
  }, 0)
}

function most(of: Float64Array): number {
  let best = 0
  for (let i = 0; i < of.length; i++) if (of[i] > best) best = of[i]
  return best
}

function discsBeyond(s: AleState, at: number): number {
  let discs = 0
  for (let i = 0; i < DISCS; i++) if (ACTIVATION_SPACES[i] > at) discs += s.ringDiscs[i]
  return discs
}

/** Figures that still walk this round, and so take discs. */
function walkers(s: AleState): number {
  let walking = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] < ARRIVED) walking++
  return Math.max(1, walking)
}

/** Looks at every open site: how likely it is closed, what it will wake, and the steps its shed brings. */
function closing(s: AleState, seat: number, w: Weights, turns: number, left: number): number {
  let steps = 0
  for (let site = 0; site < SITES.length; site++) {
    siteAct[site] = 0
    if (s.sheds[seat * SITES.length + site] > 0) continue
    const around = aroundSite(s, seat, site)
    const filled = filledIn(around)
    const sum = sumIn(around)
    const chance = logistic(w.siteBias + w.siteFill * (filled - 4) + w.siteTime * (turns - 1.5)) * Math.min(1, 4 * left)
    const missing = SIDES - filled
    const middle = sum + missing * w.avgFert
    const off = TILE_SPREAD * Math.sqrt(missing)
    const low = shedOf(middle - off)
    const mid = shedOf(middle)
    const high = shedOf(middle + off)
    steps += chance * (SHED_STEPS[low] / 4 + SHED_STEPS[mid] / 2 + SHED_STEPS[high] / 4)
    siteAct[site] = ((chance * w.shedAct) / SIDES) * (TARGETS[low] / 4 + TARGETS[mid] / 2 + TARGETS[high] / 4)
  }
  return steps
}

const shedOf = (sum: number): number => SHED_OF_SUM[Math.max(0, Math.min(HIGHEST_SUM, Math.round(sum)))]

/** How often each hex will be woken by sheds and monks. */
function wake(s: AleState, seat: number, open: number, fill: number): void {
  for (let hex = 0; hex < GARDEN; hex++) {
    let often = 0
    for (let i = hex * MOST_SITES; i < (hex + 1) * MOST_SITES; i++)
      if (NEXT_SITES[i] >= 0) often += siteAct[NEXT_SITES[i]]
    act[hex] = often
  }
  for (let hex = 0; hex < GARDEN; hex++) {
    const tile = s.garden[seat * GARDEN + hex]
    if (!isMonk(tile) || ((open >> (FIRST_MONK_BOX + tile - FIRST_MONK)) & 1) === 0) continue
    for (let i = hex * MOST_NEXT; i < (hex + 1) * MOST_NEXT; i++) if (NEXT_HEXES[i] >= 0) act[NEXT_HEXES[i]] += fill
  }
}

/** Pairs of boxes that will be completed. */
function pairsToCome(s: AleState, seat: number, fill: number): number {
  let pairs = 0
  for (let pair = 0; pair < PAIR_MASK.length; pair++) {
    const discs = countBits(s.discs[seat] & PAIR_MASK[pair])
    if (discs < 2) pairs += discs === 1 ? fill : fill * fill
  }
  return pairs
}

/** The level all markers reach when what lies above gives `rate` steps for one and `steps` go where they are wanted. */
function commonLevel(steps: number, rate: number): number {
  let low = LOWEST_SPACE
  let high = LAST_SPACE
  while (high - low > 0.02) {
    const level = (low + high) / 2
    let balance = steps
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const over = Math.min(LAST_SPACE, marker[colour]) - level
      balance += over > 0 ? over / rate : over
    }
    if (balance >= 0) low = level
    else high = level
  }
  return low
}

interface Stairs {
  readonly first: number
  /** Where each step up or down lies, and how high it is. */
  readonly at: Float64Array
  readonly by: Float64Array
}

function stairsOf(value: (space: number) => number): Stairs {
  const spaces = Array.from({ length: LAST_SPACE - LOWEST_SPACE }, (_, i) => LOWEST_SPACE + 1 + i)
  const changes = spaces.filter((space) => value(space) !== value(space - 1))
  return {
    first: value(LOWEST_SPACE),
    at: Float64Array.from(changes, (space) => space - 0.5),
    by: Float64Array.from(changes, (space) => value(space) - value(space - 1)),
  }
}

const MULTIPLIER = stairsOf(multiplierAt)
const RATE = stairsOf(rateAt)

/** The value of a flight of stairs where it is not certain on which step one will stand. */
function blurred({ first, at, by }: Stairs, brewmaster: number, spread: number): number {
  let value = first
  for (let i = 0; i < at.length; i++) value += by[i] * logistic((1.7 * (brewmaster - at[i])) / spread)
  return value
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Barrels held and earned. */
function barrels(s: AleState, seat: number, w: Weights, left: number): number {
  const held = LARGE_POINTS * countBits(s.large[seat]) + SMALL_POINTS * countBits(s.small[seat])
  const comes = left >= 1 || s.position[seat] < BARREL_SPACES[BARREL_SPACES.length - 1]
  if (!comes) return held
  const due = dueBarrels(s, seat, walkGarden(s, seat))
  if (due === 0) return held
  let gone = 0
  for (let other = 0; other < s.seats; other++) gone |= s.large[other]
  let points = 0
  for (let goal = 0; goal < GOALS.length; goal++)
    if ((due >> goal) & 1) points += (gone >> goal) & 1 ? SMALL_POINTS : LARGE_POINTS
  return held + w.barrelDue * points
}
