/** How fast a mean of gradients and of their squares forgets, how far a step goes, how much of a number fades with it. */
const MEAN = 0.9
const SQUARE = 0.999
const FADING = 0.01
const TINY = 1e-8

/** Numbers that follow their gradients, each at a pace of its own (Adam, with weights that fade). */
export class Adam {
  private readonly numbers: Float64Array
  readonly gradient: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private steps = 0

  constructor(numbers: Float64Array) {
    this.numbers = numbers
    this.gradient = new Float64Array(numbers.length)
    this.mean = new Float64Array(numbers.length)
    this.square = new Float64Array(numbers.length)
  }

  /** Follows the gradient that was summed up, and forgets it. */
  step(pace: number): void {
    this.steps++
    const { numbers, gradient, mean, square } = this
    const unbiased = pace / (1 - MEAN ** this.steps)
    const unbiasedSquare = 1 / (1 - SQUARE ** this.steps)
    for (let i = 0; i < numbers.length; i++) {
      const g = gradient[i]
      mean[i] = MEAN * mean[i] + (1 - MEAN) * g
      square[i] = SQUARE * square[i] + (1 - SQUARE) * g * g
      numbers[i] -= (unbiased * mean[i]) / (Math.sqrt(square[i] * unbiasedSquare) + TINY) + pace * FADING * numbers[i]
      gradient[i] = 0
    }
  }
}
