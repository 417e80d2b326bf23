/** Messages under way at once: the house does not become somebody's flood. */
const MOST_OUT = 64
/** One person's targets may all be silent: others' messages go past them. */
const MOST_OUT_EACH = 4

/** Who carries messages out of the house: so many at once, few of them for any one person, and everybody in turn. */
export class Couriers {
  private out = 0
  private readonly outFor = new Map<string, number>()
  private readonly line = new Map<string, (() => void)[]>()

  /** Does this for somebody as soon as there is a courier for them. */
  async send<T>(whose: string, errand: () => Promise<T>): Promise<T> {
    if (this.hasOneFor(whose)) this.leave(whose)
    else await new Promise<void>((go) => this.line.set(whose, [...(this.line.get(whose) ?? []), go]))
    try {
      return await errand()
    } finally {
      this.comeBack(whose)
    }
  }

  private hasOneFor(whose: string): boolean {
    return this.out < MOST_OUT && (this.outFor.get(whose) ?? 0) < MOST_OUT_EACH
  }

  private leave(whose: string): void {
    this.out++
    this.outFor.set(whose, (this.outFor.get(whose) ?? 0) + 1)
  }

  private comeBack(whose: string): void {
    this.out--
    const left = (this.outFor.get(whose) ?? 1) - 1
    if (left > 0) this.outFor.set(whose, left)
    else this.outFor.delete(whose)
    this.sendNext()
  }

  private sendNext(): void {
    for (const [whose, [go, ...rest]] of this.line) {
      if (!this.hasOneFor(whose)) continue
      // Whoever was served goes to the end.
      this.line.delete(whose)
      if (rest.length > 0) this.line.set(whose, rest)
      this.leave(whose)
      go()
      return
    }
  }
}
