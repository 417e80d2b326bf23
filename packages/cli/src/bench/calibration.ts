const STEPS = 100_000
const cells = new Int32Array(4096)

/**
 * A fixed piece of work, the kind a game engine does: integer arithmetic, unpredictable reads and writes in a small typed
 * array, a branch. Never change it: figures from different machines and years are compared through it.
 */
export function calibrationLoop(): number {
  let x = 0x2545f491
  let sum = 0
  for (let i = 0; i < STEPS; i++) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    const at = x & 4095
    const value = cells[at] as number
    if (value & 1) sum = (sum + value) | 0
    cells[at] = (value + i) | 0
  }
  return sum
}
