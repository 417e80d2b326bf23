/** Whose bots they are, and whether anybody sits there and waits for them. */
export interface Waiting {
  readonly maker: string
  readonly attended: boolean
  /** Milliseconds it may take at most, where its answer is due then. */
  readonly within?: number
}

type Seated = () => void

/**
 * Those who wait for a desk. Tables at which people sit come first; among those of the same kind everybody who made some
 * is served in turn, so that the many tables of one keep nobody else waiting.
 */
export class WaitingLine {
  private readonly attended = new Map<string, Seated[]>()
  private readonly alone = new Map<string, Seated[]>()

  /** How many are before somebody of this kind. */
  before({ attended }: Pick<Waiting, 'attended'>): number {
    return count(this.attended) + (attended ? 0 : count(this.alone))
  }

  join({ maker, attended }: Waiting): Promise<void> {
    const line = attended ? this.attended : this.alone
    return new Promise((seated) => {
      line.set(maker, [...(line.get(maker) ?? []), seated])
    })
  }

  /** Seats the next one; false when nobody waits. */
  next(): boolean {
    return seatNext(this.attended) || seatNext(this.alone)
  }
}

const count = (line: ReadonlyMap<string, readonly Seated[]>): number =>
  [...line.values()].reduce((sum, { length }) => sum + length, 0)

function seatNext(line: Map<string, Seated[]>): boolean {
  for (const [maker, [seated, ...rest]] of line) {
    // Whoever was served goes to the end.
    line.delete(maker)
    if (rest.length > 0) line.set(maker, rest)
    seated()
    return true
  }
  return false
}
