/** Mean, standard deviation and extremes of numbers met one at a time (Welford's method: no list is kept). */
export class Spread {
  private count = 0
  private mean = 0
  private squares = 0
  private min = Number.POSITIVE_INFINITY
  private max = Number.NEGATIVE_INFINITY

  add(value: number): void {
    const off = value - this.mean
    this.mean += off / ++this.count
    this.squares += off * (value - this.mean)
    this.min = Math.min(this.min, value)
    this.max = Math.max(this.max, value)
  }

  get summary() {
    const sd = Math.sqrt(this.squares / Math.max(1, this.count - 1))
    return { mean: round(this.mean, 3), sd: round(sd, 3), min: this.min, max: this.max }
  }
}

export const round = (value: number, digits = 0): number => Number(value.toFixed(digits))
