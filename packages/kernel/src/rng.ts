/** A fast, seeded generator for play-outs and tests. Never for the dice of a match: those come from `fairness`. */
export interface Rng {
  /** A whole number from 0 to n - 1. */
  below(n: number): number
  /** A number from 0 up to, but not including, 1. */
  fraction(): number
}

export function seeded(seed: number | string): Rng {
  return new Sfc32(seed)
}

/** sfc32: 128 bits of state, passes PractRand, a handful of integer operations a number. */
class Sfc32 implements Rng {
  private a: number
  private b: number
  private c: number
  private counter = 1
  constructor(seed: number | string) {
    const text = String(seed)
    let h = 0x811c9dc5
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
    this.a = h | 0
    this.b = Math.imul(h ^ 0x9e3779b9, 0x85ebca6b) | 0
    this.c = Math.imul(h ^ 0x243f6a88, 0xc2b2ae35) | 0
    for (let i = 0; i < 16; i++) this.next()
  }
  /** 32 bits, signed: half of the unsigned ones would be numbers on the heap. */
  private next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0
    return t
  }
  below(n: number): number {
    return Math.floor(((this.next() >>> 0) / 0x100000000) * n)
  }
  fraction(): number {
    return (this.next() >>> 0) / 0x100000000
  }
}

/** Index of an outcome drawn with its weight. */
export function pickWeighted(weights: ArrayLike<number>, count: number, rng: Rng): number {
  let total = 0
  for (let i = 0; i < count; i++) total += weights[i]
  let at = rng.below(total)
  // Weights are 1 or more. Most draws are from a bag of equal things, where nothing needs to be searched.
  if (total === count) return at
  for (let i = 0; i < count; i++) {
    at -= weights[i]
    if (at < 0) return i
  }
  return count - 1
}
