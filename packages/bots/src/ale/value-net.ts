import { type AleState, heavenAndAle } from '@estaminet/heaven-and-ale'
import { OVER, refuse } from '@estaminet/kernel'
import { FEATURES, lookAt, SCHEMA } from './features.ts'
import { type Judge, projected } from './judgement.ts'
import type { Weights } from './weights.ts'

/** What was learned, as it is kept: whole numbers of `STEP`, layer by layer, with spaces between them. */
export interface Learned {
  /** What the inputs are; another net's numbers would mean something else. */
  readonly schema: string
  readonly hidden: number
  readonly numbers: string
}

/** How exactly a number is kept. */
const STEP = 1 / 4096

/**
 * A small net beside the judgement: it says by how many points the judgement is mistaken. One hidden layer that is silent
 * below zero, and a straight way from what is seen to the answer.
 */
export class ValueNet {
  /** How many points an output of 1 is. */
  static readonly POINTS = 10
  readonly hidden: number
  /** [feature, hidden], hidden, hidden, feature, and what is added at the end. */
  readonly inner: Float64Array
  readonly innerBias: Float64Array
  readonly outer: Float64Array
  readonly straight: Float64Array
  readonly bias: Float64Array
  /** What the hidden layer answered last. */
  readonly answers: Float64Array

  constructor(hidden: number) {
    this.hidden = hidden
    this.inner = new Float64Array(FEATURES * hidden)
    this.innerBias = new Float64Array(hidden)
    this.outer = new Float64Array(hidden)
    this.straight = new Float64Array(FEATURES)
    this.bias = new Float64Array(1)
    this.answers = new Float64Array(hidden)
  }

  /** All layers, in the order in which they are kept. */
  get layers(): readonly Float64Array[] {
    return [this.inner, this.innerBias, this.outer, this.straight, this.bias]
  }

  /** The points to be added to what the judgement says of somebody who looks like this; `from` is where it begins. */
  correction(seen: Float32Array, from = 0): number {
    const { hidden, inner, outer, straight, answers } = this
    answers.set(this.innerBias)
    let out = this.bias[0]
    for (let i = 0; i < FEATURES; i++) {
      const x = seen[from + i]
      if (x === 0) continue
      out += straight[i] * x
      const row = i * hidden
      for (let j = 0; j < hidden; j++) answers[j] += inner[row + j] * x
    }
    for (let j = 0; j < hidden; j++) if (answers[j] > 0) out += outer[j] * answers[j]
    return ValueNet.POINTS * out
  }

  static from({ schema, hidden, numbers }: Learned): ValueNet {
    const given = numbers.split(' ').map(Number)
    const net = new ValueNet(hidden)
    const wanted = net.layers.reduce((sum, layer) => sum + layer.length, 0)
    if (schema !== SCHEMA || given.length !== wanted || !given.every(Number.isSafeInteger))
      return refuse(
        'bad-request',
        `A net of ${wanted} numbers for ${SCHEMA} is wanted, not ${given.length} for ${schema}.`,
      )
    let at = 0
    for (const layer of net.layers) for (let i = 0; i < layer.length; i++) layer[i] = given[at++] * STEP
    return net
  }

  get learned(): Learned {
    const numbers = this.layers.flatMap((layer) => Array.from(layer, (number) => Math.round(number / STEP)))
    return { schema: SCHEMA, hidden: this.hidden, numbers: numbers.join(' ') }
  }
}

/** The judgement, corrected by what was learned. */
export function corrected(weights: Weights, net: ValueNet): Judge {
  const seen = new Float32Array(FEATURES)
  return (s: AleState, seat: number) => {
    const points = projected(s, seat, weights)
    if (heavenAndAle.waiting(s) === OVER) return points
    lookAt(s, seat, points, seen)
    return points + net.correction(seen)
  }
}
