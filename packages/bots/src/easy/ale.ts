import {
  type AleState,
  ARRIVED,
  BARREL_SPACES,
  CARD_COUNT,
  COLOUR,
  COLOURS,
  countBits,
  DUCATS_PER_STEP,
  dueBarrels,
  EMERGENCY_DUCATS,
  FERTILITY,
  FIRST_COLOUR_BOX,
  FIRST_MONK,
  FIRST_MONK_BOX,
  GARDEN,
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
  PAIR_MASK,
  pointsOf,
  questionOf,
  rateAt,
  SITES,
  SUNNY,
  TABLES,
  walkGarden,
} from '@estaminet/heaven-and-ale'
import { OVER } from '@estaminet/kernel'
import { aroundSite, filledIn } from '../ale/around-site.ts'
import { type Judgement, oneStep } from './one-step.ts'

/** Discs laid out each round, and boxes to put them in. */
const DISCS = 6
const BOXES = 10
/** How far markers and brewmaster usually get in a whole game. */
const MARKERS_TO_COME = 10
const BREWMASTER_TO_COME = 16
/** Worth of a ducat with the whole game ahead; of a space of the track; of a shed, a card placed, a disc in a pair. */
const DUCAT = 0.4
const SPACE = 0.25
const SHED = 5
const CARD = 3.5
/** Chance that the number box names a tile's number, and that a shed activates it. */
const NUMBER_SHARE = 0.35
const SHED_SHARE = 0.3

const ale: Judgement<AleState> = {
  game: heavenAndAle,
  look: () => {},
  worth,
  rolls: () => false,
  goesOn: (s) => questionOf(s) !== 'move' && questionOf(s) !== 'pickStart',
  isBeside: () => false,
  foresight: 2,
}

export const easyAle = oneStep('easy', ale)

function worth(s: AleState, seat: number): number {
  if (heavenAndAle.waiting(s) === OVER) return pointsOf(s, seat)
  const rounds = TABLES[s.seats].monkStacks.length
  const walk = (ARRIVED - s.position[seat]) / ARRIVED
  const roundsLeft = rounds - s.round + walk
  const ahead = roundsLeft / rounds
  const boxes = BOXES - countBits(s.discs[seat])
  /** The chance that an open box gets its disc. */
  const filling = boxes === 0 ? 0 : Math.min(0.9, ((DISCS / s.seats) * roundsLeft) / boxes)
  const ducat = DUCAT * ahead + 0.2 / DUCATS_PER_STEP
  return (
    brew(s, seat, ahead) +
    pointsOf(s, seat) * (1 - ahead) +
    ducat * (s.ducats[seat] + EMERGENCY_DUCATS * CARD_COUNT[s.hand[seat]]) +
    gardenIncome(s, seat, ahead, filling, ducat) +
    sheds(s, seat, ahead) +
    cards(s, seat, filling) +
    barrels(s, seat, roundsLeft) +
    SPACE * (ARRIVED - s.position[seat])
  )
}

/** Worth of one step of each marker and of the brewmaster, as `brew` left them. */
const step = new Float64Array(COLOURS.length)
let brewmasterStep = 0

/**
 * Production if things go on as usual: the level all markers reach together when the foremost give to the last, times
 * what the brewmaster makes of it. While much is to come, a step of any marker is as good as another.
 */
function brew(s: AleState, seat: number, ahead: number): number {
  const brewmaster = Math.min(LAST_SPACE, s.brewmaster[seat] + BREWMASTER_TO_COME * ahead)
  const multiplier = MULTIPLIER[Math.floor(brewmaster) - LOWEST_SPACE]
  const rate = 1 + (rateAt(Math.floor(brewmaster)) - 1) * (1 - ahead)
  const level = commonLevel(s, seat, rate)
  const reached = Math.max(1, Math.min(LAST_SPACE, level + MARKERS_TO_COME * ahead))
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const marker = s.markers[seat * COLOURS.length + colour]
    const share = marker < level ? 1 : 1 / rate
    step[colour] = marker === LAST_SPACE ? 0 : (share * multiplier) / COLOURS.length
  }
  brewmasterStep = s.brewmaster[seat] === LAST_SPACE ? 0 : SLOPE * reached
  return multiplier * (level - LOWEST_SPACE) + brewmasterStep * (s.brewmaster[seat] - LOWEST_SPACE)
}

/** Points per production step rise by about this much with every step of the brewmaster. */
const SLOPE = 0.15
/** The multiplier by space with its jumps made a slope. */
const MULTIPLIER = Float64Array.from({ length: LAST_SPACE - LOWEST_SPACE + 1 }, (_, i) => {
  const around = [-2, -1, 0, 1, 2].map((off) => Math.max(LOWEST_SPACE, Math.min(LAST_SPACE, i + LOWEST_SPACE + off)))
  return around.reduce((sum, space) => sum + multiplierAt(space), 0) / around.length
})

/** The level at which what the markers above can give, `rate` steps for one, fills up those below. */
function commonLevel(s: AleState, seat: number, rate: number): number {
  let low = LOWEST_SPACE
  let high = LAST_SPACE
  while (high - low > 0.05) {
    const level = (low + high) / 2
    let balance = 0
    for (let i = seat * COLOURS.length; i < (seat + 1) * COLOURS.length; i++) {
      const over = s.markers[i] - level
      balance += over > 0 ? over / rate : over
    }
    if (balance >= 0) low = level
    else high = level
  }
  return low
}

/** How often each tile will pay, beside its own box: filled anew for each garden. */
const besides = new Float64Array(GARDEN)

/** What the tiles will still bring: through open boxes, triggered monks and new sheds. */
function gardenIncome(s: AleState, seat: number, ahead: number, filling: number, ducat: number): number {
  const { garden } = s
  const start = seat * GARDEN
  const open = ~s.discs[seat]
  const byNumber = ((open >> NUMBER_BOX) & 1) * filling * NUMBER_SHARE
  const perSite = SHED_SHARE * ahead
  for (let hex = 0; hex < GARDEN; hex++) {
    let often = 0
    for (let i = hex * MOST_SITES; i < (hex + 1) * MOST_SITES; i++) {
      const site = NEXT_SITES[i]
      if (site >= 0 && s.sheds[seat * SITES.length + site] === 0) often += perSite
    }
    besides[hex] = often
  }
  for (let hex = 0; hex < GARDEN; hex++) {
    const tile = garden[start + hex]
    if (!isMonk(tile) || ((open >> (FIRST_MONK_BOX + tile - FIRST_MONK)) & 1) === 0) continue
    for (let i = hex * MOST_NEXT; i < (hex + 1) * MOST_NEXT; i++)
      if (NEXT_HEXES[i] >= 0) besides[NEXT_HEXES[i]] += filling
  }
  let income = 0
  for (let hex = 0; hex < GARDEN; hex++) {
    const tile = garden[start + hex]
    // A free hex beside a monk is a place to use it.
    if (tile === NO_TILE) income += 0.3 * ahead * besides[hex]
    else if (isMonk(tile)) income += besides[hex] * brewmasterStep
    else {
      const colour = COLOUR[tile]
      const often = besides[hex] + byNumber + ((open >> (FIRST_COLOUR_BOX + colour)) & 1) * filling
      income += often * FERTILITY[tile] * (hex < SUNNY ? step[colour] : ducat)
    }
  }
  return income
}

/** Sites nearly enclosed are nearly built on. */
function sheds(s: AleState, seat: number, ahead: number): number {
  let worth = 0
  for (let site = 0; site < SITES.length; site++) {
    if (s.sheds[seat * SITES.length + site] > 0) continue
    const filled = filledIn(aroundSite(s, seat, site))
    worth += (filled * filled) / 36
  }
  return SHED * Math.min(1, 2 * ahead) * worth
}

/** Cards in hand, as far as pairs of boxes will be there to place them. */
function cards(s: AleState, seat: number, filling: number): number {
  const hand = CARD_COUNT[s.hand[seat]]
  let places = 0
  for (let pair = 0; pair < PAIR_MASK.length; pair++) {
    const discs = countBits(s.discs[seat] & PAIR_MASK[pair])
    if (discs < 2) places += discs === 1 ? filling : filling * filling
  }
  return CARD * Math.min(hand, places)
}

/** Goals met whose barrel waits, while a barrel space lies ahead. */
function barrels(s: AleState, seat: number, roundsLeft: number): number {
  const comes = roundsLeft >= 1 || s.position[seat] < BARREL_SPACES[BARREL_SPACES.length - 1]
  return comes ? 0.7 * LARGE_POINTS * countBits(dueBarrels(s, seat, walkGarden(s, seat))) : 0
}
