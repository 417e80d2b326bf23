import { FACES, type Face, failedDice, lateDice, ROLL_CODE, ROLL_FROM, ROLL_WEIGHT, tbbrDice } from '../content/dice.ts'
import { BUS } from '../content/roads.ts'
import { unfold } from '../engine/hooks.ts'
import { argumentOf, move, ROLL_DICE } from '../engine/moves.ts'
import type { RaceState } from '../engine/state.ts'
import { type RaceStep, sequel } from '../engine/step.ts'
import { done, RIDE } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { getALift, stops } from './hitchhiking.ts'
import { rideTheBus } from './public-transport.ts'

/** `a` dice are rolled: the same serve the bus stop and the roadside. They lie on the table before they count. */
export const roll = {
  name: 'roll',
  asks: 'nature',
  outcomes(_s, a, out, weights) {
    const start = ROLL_FROM[a]
    const count = ROLL_FROM[a + 1] - start
    for (let i = 0; i < count; i++) {
      out[i] = move(ROLL_DICE, ROLL_CODE[start + i])
      weights[i] = ROLL_WEIGHT[start + i]
    }
    return count
  },
  answer(s, seat, _a, answer, tell) {
    done(s)
    const rolled = argumentOf(answer)
    s.rolled = rolled + 1
    if (tell) tellRoll(s, seat, rolled, tell)
    unfold(s, 'diceRolled', seat, ride, tell)
  },
  describe(_s, _seat, _a, move) {
    const faces = facesOf(argumentOf(move))
    return { kind: 'roll', say: ['roll', ...faces], faces }
  },
} satisfies RaceStep

/** The dice on the table are rolled again: no new roll for whoever may answer one. `a`: how many. */
export const rollAgain = (name: string): RaceStep => ({
  name,
  asks: 'nature',
  outcomes: roll.outcomes,
  answer(s, seat, _a, answer, tell) {
    done(s)
    s.rolled = argumentOf(answer) + 1
    if (tell) tellRoll(s, seat, argumentOf(answer), tell)
  },
  describe: roll.describe,
})

/** What the dice on the table amount to. */
export const ride = sequel(RIDE, 'ride', (s, seat, _a, tell) => {
  if (s.means === BUS) rideTheBus(s, seat, s.rolled - 1, tell)
  else getALift(s, seat, s.rolled - 1, tell)
})

export function tellRoll(s: RaceState, seat: number, roll: number, tell: NonNullable<Tell>): void {
  if (s.means === BUS) {
    const result = lateDice(roll) > 0 ? 'late' : 'onTime'
    tell({ type: 'diceRolled', seat, means: 'bus', faces: facesOf(roll), result })
  } else {
    const result = stops(roll) ? 'success' : 'failed'
    tell({ type: 'diceRolled', seat, means: 'hitch', faces: facesOf(roll), result })
  }
}

/** The faces of a roll, failures first. */
export function facesOf(roll: number): Face[] {
  const counts = [failedDice(roll), tbbrDice(roll), lateDice(roll)]
  return FACES.flatMap((face, at) => Array<Face>(counts[at] ?? 0).fill(face))
}
