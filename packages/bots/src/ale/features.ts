import {
  ACTIVATION_SPACES,
  type AleState,
  ARRIVED,
  BANDS,
  BOXES,
  BREWMASTER_START,
  CARDS,
  CARDS_PLACED,
  COLOUR,
  COLOUR_BOXES,
  COLOURS,
  countBits,
  DIFFERENT_SHEDS,
  dueBarrels,
  FERTILITIES,
  FERTILITY,
  FIRST_COLOUR_BOX,
  FIRST_MONK,
  FIRST_MONK_BOX,
  GARDEN,
  GOALS,
  HIGHEST_SUM,
  isMonk,
  LARGE_POINTS,
  LAST_SPACE,
  LETTER_AT,
  LETTERS,
  MONK_BOXES,
  MONKS,
  MOST_NEXT,
  NEXT_HEXES,
  NO_TILE,
  NUMBER_BOX,
  PAIR_MASK,
  PAIRS,
  PLACES,
  SHED_OF_SUM,
  SHEDS,
  SHEDS_OF_ONE_TYPE,
  SITES,
  SMALL_POINTS,
  SUNNY,
  TABLES,
  TILES_OF_ONE_FERTILITY,
  walkGarden,
} from '@estaminet/heaven-and-ale'
import { aroundSite, filledIn, SIDES, sumIn } from './around-site.ts'
import { outlook } from './judgement.ts'

/** Sites are told apart by the shed they are heading for where so many tiles lie around them. */
const FEWEST_AROUND = 2
const MOST_AROUND = 5
/** Fertility of a tile that is not there yet, for the shed a site is heading for. */
const USUAL_FERTILITY = 2.5

/** What is seen of a seat, group by group, and how many numbers each of them is. */
const GROUPS = {
  judged: 8,
  time: 4,
  table: 3,
  purse: 3,
  brewmaster: BANDS.length,
  markers: COLOURS.length,
  sorted: COLOURS.length,
  hand: CARDS.length,
  placed: CARDS.length,
  pairs: 2,
  open: BOXES.length,
  sunny: COLOURS.length,
  shady: COLOURS.length,
  sunnyOpen: COLOURS.length,
  shadyOpen: COLOURS.length,
  numbers: 2 * FERTILITIES.length,
  monks: 5 * MONKS.length,
  around: SIDES + 1,
  heading: (MOST_AROUND - FEWEST_AROUND + 1) * SHEDS.length,
  sheds: SHEDS.length,
  garden: 4,
  barrels: 4,
  goals: GOALS.length,
  discs: LETTERS.length,
  figures: 2,
  place: PLACES.length,
}
type Group = keyof typeof GROUPS

/** Where each group begins. */
const AT = startsOf()
export const FEATURES = Object.values(GROUPS).reduce((sum, count) => sum + count, 0)

/** Changes whenever a group does; whoever changes what a number says raises the edition. */
export const SCHEMA = `1:${Object.entries(GROUPS)
  .map(([group, count]) => `${group}${count}`)
  .join(',')}`

function startsOf(): Readonly<Record<Group, number>> {
  let at = 0
  const starts = Object.entries(GROUPS).map(([group, count]) => {
    at += count
    return [group, at - count]
  })
  return Object.fromEntries(starts)
}

const sorted = new Float64Array(COLOURS.length)
const shedCounts = new Int8Array(SHEDS.length)

/**
 * Writes what there is to see of a seat, all of it about as large as 1. `points` is what the judgement has just said of it: what it
 * found on the way is read along.
 */
export function lookAt(s: AleState, seat: number, points: number, into: Float32Array): void {
  into.fill(0)
  seeTime(s, seat, points, into)
  seeTrack(s, seat, into)
  seeBoxes(s, seat, into)
  seeGarden(s, seat, into)
  seeSites(s, seat, into)
  seeBarrels(s, seat, into)
}

function seeTime(s: AleState, seat: number, points: number, into: Float32Array): void {
  const rounds = TABLES[s.seats].monkStacks.length
  const at = s.position[seat]
  const way = (ARRIVED - at) / ARRIVED
  const ahead = (rounds - s.round + way) / rounds
  let i = AT.judged
  into[i++] = points / 40
  into[i++] = outlook.brewmaster / LAST_SPACE
  into[i++] = outlook.money / 40
  into[i++] = outlook.steps / 40
  into[i++] = outlook.level / 10
  into[i++] = outlook.multiplier / 4
  into[i++] = outlook.fill
  into[i] = (outlook.level * outlook.multiplier) / 40
  i = AT.time
  into[i++] = ahead
  into[i++] = ahead * ahead
  into[i++] = way
  into[i] = (rounds - s.round) / 4
  into[AT.table + s.seats - 2] = 1
  const ducats = s.ducats[seat]
  i = AT.purse
  into[i++] = Math.min(ducats, 10) / 10
  into[i++] = Math.min(ducats, 30) / 30
  into[i] = ducats / 40

  for (let disc = 0; disc < ACTIVATION_SPACES.length; disc++)
    if (ACTIVATION_SPACES[disc] > at) into[AT.discs + LETTER_AT[ACTIVATION_SPACES[disc]]] += s.ringDiscs[disc] / 2
  for (let other = 0; other < s.seats; other++) {
    if (s.position[other] < ARRIVED) into[AT.figures] += 1 / 3
    if (s.position[other] < at) into[AT.figures + 1] += 1 / 3
  }
  if (s.place[seat] >= 0) into[AT.place + s.place[seat]] = 1
}

function seeTrack(s: AleState, seat: number, into: Float32Array): void {
  const brewmaster = s.brewmaster[seat]
  into[AT.brewmaster] = brewmaster / LAST_SPACE
  for (let band = 1; band < BANDS.length; band++) if (brewmaster >= BANDS[band].from) into[AT.brewmaster + band] = 1
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const marker = s.markers[seat * COLOURS.length + colour] / 10
    into[AT.markers + colour] = marker
    sorted[colour] = marker
  }
  sorted.sort()
  for (let rank = 0; rank < COLOURS.length; rank++) into[AT.sorted + rank] = sorted[rank]
}

function seeBoxes(s: AleState, seat: number, into: Float32Array): void {
  const open = ~s.discs[seat]
  for (let box = 0; box < BOXES.length; box++) into[AT.open + box] = (open >> box) & 1
  for (let card = 0; card < CARDS.length; card++) into[AT.hand + card] = (s.hand[seat] >> card) & 1
  for (let pair = 0; pair < PAIRS.length; pair++) {
    const card = s.placed[seat * PAIRS.length + pair] - 1
    if (card >= 0) into[AT.placed + card] = 1
    const discs = countBits(s.discs[seat] & PAIR_MASK[pair])
    if (discs < 2) into[AT.pairs + discs] += 1 / 3
  }
}

function seeGarden(s: AleState, seat: number, into: Float32Array): void {
  const start = seat * GARDEN
  const open = ~s.discs[seat]
  const hasNumber = (open >> NUMBER_BOX) & 1
  for (let hex = 0; hex < GARDEN; hex++) {
    const tile = s.garden[start + hex]
    const side = hex < SUNNY ? 0 : 1
    if (tile === NO_TILE) {
      into[AT.garden + side] += 0.1
      continue
    }
    if (isMonk(tile)) {
      if ((open >> (FIRST_MONK_BOX + tile - FIRST_MONK)) & 1) seeMonk(s, start, hex, tile - FIRST_MONK, into)
      continue
    }
    const colour = COLOUR[tile]
    const fertility = FERTILITY[tile]
    const share = fertility / 10
    into[AT.garden + 2 + side] += share / 2
    into[(side === 0 ? AT.sunny : AT.shady) + colour] += share
    if ((open >> (FIRST_COLOUR_BOX + colour)) & 1) into[(side === 0 ? AT.sunnyOpen : AT.shadyOpen) + colour] += share
    if (hasNumber) into[AT.numbers + side * FERTILITIES.length + fertility - 1] += share
  }
}

/** What an open box of a monk would wake. */
function seeMonk(s: AleState, start: number, hex: number, monk: number, into: Float32Array): void {
  const at = AT.monks + 5 * monk
  into[at]++
  for (let i = hex * MOST_NEXT; i < (hex + 1) * MOST_NEXT; i++) {
    const next = NEXT_HEXES[i]
    if (next < 0) continue
    const tile = s.garden[start + next]
    if (tile === NO_TILE) into[at + 1] += 0.25
    else if (isMonk(tile)) into[at + 2] += 0.5
    else into[at + (next < SUNNY ? 3 : 4)] += FERTILITY[tile] / 10
  }
}

function seeSites(s: AleState, seat: number, into: Float32Array): void {
  for (let site = 0; site < SITES.length; site++) {
    const shed = s.sheds[seat * SITES.length + site]
    if (shed > 0) {
      into[AT.sheds + shed - 1] += 0.5
      continue
    }
    const around = aroundSite(s, seat, site)
    const filled = filledIn(around)
    const sum = sumIn(around)
    into[AT.around + filled] += 0.5
    if (filled < FEWEST_AROUND || filled > MOST_AROUND) continue
    const heading = SHED_OF_SUM[Math.min(HIGHEST_SUM, Math.round(sum + USUAL_FERTILITY * (SIDES - filled)))]
    into[AT.heading + (filled - FEWEST_AROUND) * SHEDS.length + heading] += 0.5
  }
}

/** Barrels held and due, and how far every other is that can still be had, at what it would bring. */
function seeBarrels(s: AleState, seat: number, into: Float32Array): void {
  let large = 0
  let small = 0
  for (let other = 0; other < s.seats; other++) {
    large |= s.large[other]
    small |= s.small[other]
  }
  const own = s.large[seat] | s.small[seat]
  into[AT.barrels] = countBits(s.large[seat]) / 4
  into[AT.barrels + 1] = countBits(s.small[seat]) / 4
  const garden = walkGarden(s, seat)
  const { sunnyFree, shadyFree, ones, fives } = garden
  const due = dueBarrels(s, seat, garden)
  into[AT.barrels + 2] = countBits(due & ~large) / 2
  into[AT.barrels + 3] = countBits(due & large) / 2

  shedCounts.fill(0)
  for (let site = 0; site < SITES.length; site++) {
    const shed = s.sheds[seat * SITES.length + site]
    if (shed > 0) shedCounts[shed - 1]++
  }
  let alike = 0
  let kinds = 0
  for (let shed = 0; shed < SHEDS.length; shed++) {
    if (shedCounts[shed] > 0) kinds++
    if (shedCounts[shed] > alike) alike = shedCounts[shed]
  }
  let numbered = 0
  for (let colour = 0; colour < COLOURS.length; colour++) if (s.markers[seat * COLOURS.length + colour] >= 1) numbered++
  let cards = 0
  for (let pair = 0; pair < PAIRS.length; pair++) if (s.placed[seat * PAIRS.length + pair] > 0) cards++

  const goals = AT.goals
  into[goals] = (s.brewmaster[seat] - BREWMASTER_START) / (1 - BREWMASTER_START)
  into[goals + 1] = numbered / COLOURS.length
  into[goals + 2] = ones / TILES_OF_ONE_FERTILITY
  into[goals + 3] = fives / TILES_OF_ONE_FERTILITY
  into[goals + 4] = sorted[COLOURS.length - 1] / (LAST_SPACE / 10)
  into[goals + 5] = (SUNNY - sunnyFree) / SUNNY
  into[goals + 6] = countBits(s.discs[seat] & MONK_BOXES) / MONKS.length
  into[goals + 7] = countBits(s.discs[seat] & COLOUR_BOXES) / COLOURS.length
  into[goals + 8] = alike / SHEDS_OF_ONE_TYPE
  into[goals + 9] = kinds / DIFFERENT_SHEDS
  into[goals + 10] = cards / CARDS_PLACED
  into[goals + 11] = (GARDEN - SUNNY - shadyFree) / (GARDEN - SUNNY)
  for (let goal = 0; goal < GOALS.length; goal++) {
    const isGone = ((own | (large & small)) >> goal) & 1
    const way = Math.max(0, Math.min(1, into[goals + goal]))
    const brings = isGone ? 0 : (large >> goal) & 1 ? SMALL_POINTS : LARGE_POINTS
    into[goals + goal] = (way * way * brings) / LARGE_POINTS
  }
}
