import type { Rng } from '@estaminet/kernel'

/**
 * Evolution with a step of its own for every number (separable CMA-ES): a mean, and how far candidates stray from it.
 * Each generation the better half pulls the mean towards itself, and steps that paid become longer.
 */
export class Strategy {
  readonly mean: Float64Array
  readonly population: number
  private readonly rng: Rng
  private readonly scale: Float64Array
  private readonly variance: Float64Array
  private readonly pathOfSteps: Float64Array
  private readonly pathOfVariance: Float64Array
  private sigma = 1
  private readonly shares: readonly number[]
  private readonly effective: number

  /** @param scale how far a first step goes, number by number. */
  constructor(start: readonly number[], scale: readonly number[], population: number, rng: Rng) {
    this.mean = Float64Array.from(start)
    this.scale = Float64Array.from(scale)
    this.population = population
    this.rng = rng
    this.variance = new Float64Array(start.length).fill(1)
    this.pathOfSteps = new Float64Array(start.length)
    this.pathOfVariance = new Float64Array(start.length)
    const half = Math.floor(population / 2)
    const raw = Array.from({ length: half }, (_, rank) => Math.log(half + 0.5) - Math.log(rank + 1))
    const sum = raw.reduce((all, one) => all + one, 0)
    this.shares = raw.map((one) => one / sum)
    this.effective = 1 / this.shares.reduce((all, one) => all + one * one, 0)
  }

  /** How far candidates stray now, compared with the beginning. */
  get spread(): number {
    return this.sigma
  }

  /** One generation of candidates. */
  draw(): Float64Array[] {
    return Array.from({ length: this.population }, () =>
      this.mean.map((at, i) => at + this.sigma * Math.sqrt(this.variance[i]) * this.scale[i] * normal(this.rng)),
    )
  }

  /** Learns from a generation, the best first. */
  learn(ranked: readonly Float64Array[]): void {
    const n = this.mean.length
    const { effective: mu, sigma } = this
    const forSteps = (mu + 2) / (n + mu + 5)
    const damping = 1 + forSteps + 2 * Math.max(0, Math.sqrt((mu - 1) / (n + 1)) - 1)
    const forVariance = (4 + mu / n) / (n + 4 + (2 * mu) / n)
    const separable = (n + 2) / 3
    const ofPath = Math.min(1, (separable * 2) / ((n + 1.3) ** 2 + mu))
    const ofRanks = Math.min(1 - ofPath, (separable * 2 * (mu - 2 + 1 / mu)) / ((n + 2) ** 2 + mu))
    let long = 0
    const steps = this.mean.map((at, i) => {
      let to = 0
      this.shares.forEach((share, rank) => {
        to += share * (ranked[rank]?.[i] ?? at)
      })
      return (to - at) / (sigma * this.scale[i])
    })
    for (let i = 0; i < n; i++) {
      const straight = steps[i] / Math.sqrt(this.variance[i])
      this.pathOfSteps[i] = (1 - forSteps) * this.pathOfSteps[i] + Math.sqrt(forSteps * (2 - forSteps) * mu) * straight
      this.pathOfVariance[i] =
        (1 - forVariance) * this.pathOfVariance[i] + Math.sqrt(forVariance * (2 - forVariance) * mu) * steps[i]
      let ranks = 0
      this.shares.forEach((share, rank) => {
        const off = ((ranked[rank]?.[i] ?? this.mean[i]) - this.mean[i]) / (sigma * this.scale[i])
        ranks += share * off * off
      })
      this.variance[i] =
        (1 - ofPath - ofRanks) * this.variance[i] + ofPath * this.pathOfVariance[i] ** 2 + ofRanks * ranks
      long += this.pathOfSteps[i] ** 2
    }
    for (let i = 0; i < n; i++) this.mean[i] += sigma * this.scale[i] * steps[i]
    const usual = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
    this.sigma = sigma * Math.exp((forSteps / damping) * (Math.sqrt(long) / usual - 1))
  }
}

/** A number of the bell curve (Box and Muller). */
function normal(rng: Rng): number {
  const unit = () => (rng.below(1 << 24) + 1) / ((1 << 24) + 1)
  return Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit())
}
