import { CARD_COUNT, EMERGENCY_DUCATS } from '../content/privileges.ts'
import { DUCATS_PER_STEP, LAST_SPACE, multiplierAt, rateAt } from '../content/production.ts'
import { COLOURS, type Colour } from '../content/tiles.ts'
import type { AleState } from '../engine/state.ts'
import { EXHAUSTIVE } from '../options.ts'

export type Markers = Readonly<Record<Colour, number>>

/** The final conversion, step by step; `markers` is where they stand after the step. */
export type ConversionStep =
  | { type: 'cards'; cards: number; ducats: number; purse: number }
  | { type: 'rate'; brewmaster: number; rate: number; multiplier: number; markers: Markers }
  | { type: 'exchange'; gained: Colour; gave: Partial<Record<Colour, number>>; markers: Markers }
  | { type: 'money'; gained: Colour; ducats: number; markers: Markers }
  | { type: 'rest'; ducats: number }
  | { type: 'production'; lowest: number; multiplier: number; points: number }

/** How a seat's markers, brewmaster, money and cards become production points. */
export function explainConversion(s: AleState, seat: number): ConversionStep[] {
  const steps: ConversionStep[] = []
  levelOf(s, seat, steps)
  return steps
}

/** Markers being converted, one set at a time. */
const level = new Int16Array(COLOURS.length)

/** Production points. */
export const productionOf = (s: AleState, seat: number, steps?: ConversionStep[]): number =>
  Math.max(0, levelOf(s, seat, steps)) * multiplierAt(s.brewmaster[seat])

/**
 * The level of a seat: the space its last marker would end on if everything were exchanged and spent now. The steps are
 * written down only when a list is given.
 */
export function levelOf(s: AleState, seat: number, steps?: ConversionStep[]): number {
  for (let colour = 0; colour < COLOURS.length; colour++) level[colour] = s.markers[seat * COLOURS.length + colour]
  const brewmaster = s.brewmaster[seat]
  const rate = rateAt(brewmaster)
  const multiplier = multiplierAt(brewmaster)
  const cards = CARD_COUNT[s.hand[seat]]
  let ducats = s.ducats[seat] + EMERGENCY_DUCATS * cards
  if (steps && cards > 0) steps.push({ type: 'cards', cards, ducats: EMERGENCY_DUCATS * cards, purse: ducats })
  if (steps) steps.push({ type: 'rate', brewmaster, rate, multiplier, markers: markersNow() })

  const wanted = exchangesWanted(s, rate, Math.floor(ducats / DUCATS_PER_STEP))
  for (let made = 0; made !== wanted && exchange(rate, steps); made++);
  while (ducats >= DUCATS_PER_STEP && level[lowest()] < LAST_SPACE) {
    ducats -= DUCATS_PER_STEP
    const gained = lowest()
    level[gained]++
    if (steps) steps.push({ type: 'money', gained: COLOURS[gained], ducats: DUCATS_PER_STEP, markers: markersNow() })
  }
  if (steps && ducats > 0) steps.push({ type: 'rest', ducats })

  const least = level[lowest()]
  if (steps) steps.push({ type: 'production', lowest: least, multiplier, points: Math.max(0, least) * multiplier })
  return least
}

/** One exchange: the last marker gains a step, the most advanced give `rate`, none falling behind it. */
function exchange(rate: number, steps?: ConversionStep[]): boolean {
  const gained = lowest()
  const goal = level[gained] + 1
  let spare = 0
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (colour !== gained) spare += Math.max(0, level[colour] - goal)
  if (spare < rate) return false
  const gave: Partial<Record<Colour, number>> | undefined = steps ? {} : undefined
  for (let step = 0; step < rate; step++) {
    const giver = highest()
    level[giver]--
    if (gave) gave[COLOURS[giver]] = (gave[COLOURS[giver]] ?? 0) + 1
  }
  level[gained] = goal
  if (steps && gave) steps.push({ type: 'exchange', gained: COLOURS[gained], gave, markers: markersNow() })
  return true
}

const UNTIL_EXHAUSTED = -1

/**
 * The exchange runs until exhausted. Where it is optional, it makes only what money cannot: the highest level that
 * both together can reach is found first, and a forced exchange never wastes a step.
 */
function exchangesWanted(s: AleState, rate: number, moneySteps: number): number {
  if (s.exchange === EXHAUSTIVE) return UNTIL_EXHAUSTED
  for (let goal = LAST_SPACE; goal > level[lowest()]; goal--) {
    let surplus = 0
    let missing = 0
    for (let colour = 0; colour < COLOURS.length; colour++) {
      surplus += Math.max(0, level[colour] - goal)
      missing += Math.max(0, goal - level[colour])
    }
    if (Math.floor(surplus / rate) + moneySteps >= missing) return Math.max(0, missing - moneySteps)
  }
  return 0
}

/** Ties go to the first in the order of the colours. */
function lowest(): number {
  let at = 0
  for (let colour = 1; colour < COLOURS.length; colour++) if (level[colour] < level[at]) at = colour
  return at
}

function highest(): number {
  let at = 0
  for (let colour = 1; colour < COLOURS.length; colour++) if (level[colour] > level[at]) at = colour
  return at
}

const markersNow = (): Markers => ({
  wood: level[0],
  yeast: level[1],
  hops: level[2],
  water: level[3],
  barley: level[4],
})
