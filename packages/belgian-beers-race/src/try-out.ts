import { CHANCE, copy, OVER } from '@estaminet/kernel'
import { apply } from './apply.ts'
import { BUS } from './content/roads.ts'
import { argumentOf } from './engine/moves.ts'
import { emptyRace, type RaceState } from './engine/state.ts'
import * as steps from './engine/steps.ts'
import type { RaceEvent } from './events.ts'
import { fallback } from './fallback.ts'
import { chance, waiting } from './legal.ts'

/** Whether the dice help or not: a bus on time and a car that stops, or a late bus and nobody who stops. */
export type Luck = 'good' | 'bad'

/** Enough for the longest action: dice, beers on the way, a toast with three. */
const LONGEST = 16

/**
 * Plays a move on another table like this one, up to the next decision that is not part of it. Everything optional is
 * left out, in a toast everybody answers as absent players do, and nothing but dice is drawn: nobody looks into a deck.
 */
export function tryOut(s: RaceState, move: number, luck: Luck): { after: RaceState; told: RaceEvent[] } {
  const told: RaceEvent[] = []
  const after = copy(emptyRace(s.seats), s)
  const play = (what: number): void => apply(after, what, (event) => told.push(event))
  play(move)
  for (let step = 0; step < LONGEST; step++) {
    const asked = waiting(after)
    const top = after.stack[steps.topOf(after)]
    if (asked === OVER || ENDS.includes(top)) break
    if (asked === CHANCE) {
      if (top !== steps.ROLL) break
      play(rolled(after, luck))
      continue
    }
    play(fallback(after, 31 - Math.clz32(asked)))
  }
  return { after, told }
}

/** Decisions of their own, which are looked at when they are asked. */
const ENDS: readonly number[] = [steps.ACTION, steps.CAMPSITE, steps.TOKEN]

const outcomes = new Int32Array(64)
const weights = new Int32Array(64)

/** Of all rolls with these dice the first that will do; those with most failures come first. */
function rolled(s: RaceState, luck: Luck): number {
  const count = chance(s, outcomes, weights)
  const rolls = Array.from(outcomes.subarray(0, count))
  const will = (failed: number, late: number): boolean =>
    luck === 'good' ? failed + late === 0 : s.means === BUS ? late > 0 : late === 0
  return rolls.find((roll) => will(argumentOf(roll) >> 4, argumentOf(roll) & 3)) ?? rolls[0] ?? 0
}
