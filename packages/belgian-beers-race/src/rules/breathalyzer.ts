import { COLOURS } from '../content/places.ts'
import { ASLEEP_FROM, BICYCLE_FORBIDDEN_FROM, DOUBLING_FROM, LAST_GLASS } from '../content/tracks.ts'
import { charge } from '../engine/gather.ts'
import { unfold } from '../engine/hooks.ts'
import { argumentOf, DONE, DRINK, kindOf } from '../engine/moves.ts'
import { TASTE_STEP } from '../engine/numbers.ts'
import { isWaived, tasteStep } from '../engine/reckon.ts'
import { all } from '../engine/registry.ts'
import type { RaceState } from '../engine/state.ts'
import { sequel } from '../engine/step.ts'
import { BEER } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import type { RaceMove } from '../race-move.ts'
import { describeCheese } from './cheese.ts'
import { askForStep } from './extra-step.ts'

/** Bands of the Breathalyzer: beyond A no bicycle, beyond B slow travel, beyond C asleep. */
export const mayCycle = (s: RaceState, seat: number): boolean =>
  s.level[seat] < BICYCLE_FORBIDDEN_FROM || isWaived(s, seat)
export const travelsSlowly = (s: RaceState, seat: number): boolean =>
  s.level[seat] >= DOUBLING_FROM && !isWaived(s, seat)

/** Where a beer is drunk. */
const WHERE = ['brewery', 'transit', 'camp', 'toast'] as const
export const AT_THE_BREWERY = 0
export const IN_TRANSIT = 1
export const BY_THE_TENT = 2
export const IN_A_TOAST = 3

/** Every beer raises the glass by one, and as a rule the level; one that would bring sleep can still be answered. */
export function drinkBeer(s: RaceState, seat: number, colour: number, where: number, tell: Tell): void {
  if (s.level[seat] + Math.min(tasteStep(s, seat, colour), 1) < ASLEEP_FROM) swallow(s, seat, colour, where, tell)
  else unfold(s, 'sleepAbout', seat, beer, tell, colour, where)
}

export const beer = sequel(BEER, 'beer', (s, seat, colour, tell, where) => swallow(s, seat, colour, where, tell))

/** The glass stops at its last space. */
function swallow(s: RaceState, seat: number, colour: number, where: number, tell: Tell): void {
  const glass = s.glass[seat]
  if (glass < LAST_GLASS) s.glass[seat] = glass + 1
  const step = tasteStep(s, seat, colour)
  const level = s.level[seat] + Math.min(step, 1)
  tell?.({ type: 'drunk', seat, colour: COLOURS[colour], where: WHERE[where], glass: s.glass[seat], level })
  if (s.expansions !== 0) noteBeer(s, seat, colour, where, tell)
  goUp(s, seat, Math.min(step, 1), tell)
  // What a card makes stronger than a beer comes on top of it.
  if (step > 1) askForStep(s, seat, step - 1, tell)
}

function noteBeer(s: RaceState, seat: number, colour: number, where: number, tell: Tell): void {
  charge(s, TASTE_STEP, seat, colour)
  const list = drinkers(s)
  for (let at = 0; at < list.length; at++) list[at](s, seat, colour, where, tell)
}
const drinkers = all('drunk')

/** Beyond C there is only sleep. */
export function goUp(s: RaceState, seat: number, levels: number, tell: Tell): void {
  const level = Math.min(s.level[seat] + levels, ASLEEP_FROM)
  s.level[seat] = level
  if (level < ASLEEP_FROM) return
  s.asleep[seat] = 1
  tell?.({ type: 'fellAsleep', seat })
}

export function soberUp(s: RaceState, seat: number, levels: number): void {
  const level = s.level[seat] - levels
  s.level[seat] = Math.max(level, 0)
}

/** On the bus and by the tent: a beer of one's own, a cheese, or enough. */
export function describeSip(s: RaceState, seat: number, move: number): RaceMove {
  const kind = kindOf(move)
  if (kind === DONE) return { kind: 'done', say: ['done'] }
  if (kind !== DRINK) return describeCheese(s, seat)
  const colour = COLOURS[argumentOf(move)]
  const level = Math.min(ASLEEP_FROM, s.level[seat] + tasteStep(s, seat, argumentOf(move)))
  return { kind: 'drink', say: ['drink', colour], colour, level }
}
