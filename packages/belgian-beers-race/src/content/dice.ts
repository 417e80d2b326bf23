/** Three identical six-sided dice. */
export const FACES = ['failed', 'tbbr', 'late'] as const
export type Face = (typeof FACES)[number]

/** How many of the six faces of one die. */
export const FACE_COUNT: Readonly<Record<Face, number>> = { failed: 3, tbbr: 2, late: 1 }
export const DICE = 3

/** One result of a roll: how many dice show each face, and how many of the 6^n throws give it. */
export interface Roll {
  readonly failed: number
  readonly tbbr: number
  readonly late: number
  readonly weight: number
}

/** A roll as a small number: two bits per face. */
export const rollCode = (failed: number, tbbr: number, late: number): number => failed * 16 + tbbr * 4 + late
export const failedDice = (code: number): number => code >> 4
export const tbbrDice = (code: number): number => (code >> 2) & 3
export const lateDice = (code: number): number => code & 3

/** The roll that shows these faces. */
export const codeOf = (faces: readonly Face[]): number => {
  const [failed, tbbr, late] = FACES.map((face) => faces.filter((one) => one === face).length)
  return rollCode(failed, tbbr, late)
}

/** All results of n dice, by n: more failures first, late last. */
export const ROLLS: readonly (readonly Roll[])[] = Array.from({ length: DICE + 1 }, (_, dice) => rollsOf(dice))

function rollsOf(dice: number): Roll[] {
  const rolls: Roll[] = []
  for (let failed = dice; failed >= 0; failed--)
    for (let tbbr = dice - failed; tbbr >= 0; tbbr--) {
      const late = dice - failed - tbbr
      const orders = factorial(dice) / (factorial(failed) * factorial(tbbr) * factorial(late))
      const weight = orders * FACE_COUNT.failed ** failed * FACE_COUNT.tbbr ** tbbr * FACE_COUNT.late ** late
      rolls.push({ failed, tbbr, late, weight })
    }
  return rolls
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}

/** The same as flat columns for nature: the results of n dice are ROLL_FROM[n] up to ROLL_FROM[n + 1]. */
export const ROLL_FROM = new Int8Array(DICE + 2)
ROLLS.forEach((rolls, dice) => {
  ROLL_FROM[dice + 1] = ROLL_FROM[dice] + rolls.length
})
export const ROLL_CODE = Int8Array.from(ROLLS.flat(), (roll) => rollCode(roll.failed, roll.tbbr, roll.late))
export const ROLL_WEIGHT = Int16Array.from(ROLLS.flat(), (roll) => roll.weight)
