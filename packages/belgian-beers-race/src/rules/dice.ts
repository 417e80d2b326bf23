import { FACES, type Face, failedDice, lateDice, ROLL_CODE, ROLL_FROM, ROLL_WEIGHT, tbbrDice } from '../content/dice.ts'
import { BUS } from '../content/roads.ts'
import { move, ROLL_DICE } from '../engine/moves.ts'
import type { RaceState } from '../engine/state.ts'
import { done } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { getALift, stops } from './hitchhiking.ts'
import { rideTheBus } from './public-transport.ts'

export function writeRolls(dice: number, out: Int32Array, weights: Int32Array): number {
  const start = ROLL_FROM[dice]
  const count = ROLL_FROM[dice + 1] - start
  for (let i = 0; i < count; i++) {
    out[i] = move(ROLL_DICE, ROLL_CODE[start + i])
    weights[i] = ROLL_WEIGHT[start + i]
  }
  return count
}

/** The same dice serve the bus stop and the roadside. */
export function rollDice(s: RaceState, seat: number, roll: number, tell: Tell): void {
  done(s)
  if (s.means === BUS) {
    const result = lateDice(roll) > 0 ? 'late' : 'onTime'
    tell?.({ type: 'diceRolled', seat, means: 'bus', faces: facesOf(roll), result })
    rideTheBus(s, seat, roll, tell)
  } else {
    const result = stops(roll) ? 'success' : 'failed'
    tell?.({ type: 'diceRolled', seat, means: 'hitch', faces: facesOf(roll), result })
    getALift(s, seat, roll, tell)
  }
}

/** The faces of a roll, failures first. */
export function facesOf(roll: number): Face[] {
  const counts = [failedDice(roll), tbbrDice(roll), lateDice(roll)]
  return FACES.flatMap((face, at) => Array<Face>(counts[at] ?? 0).fill(face))
}
