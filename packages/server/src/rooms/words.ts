import type { HeardRow } from '../store/talk.ts'
import type { Audience } from './audience.ts'
import type { HouseForRooms } from './house-for-rooms.ts'

/** Words of two nodes may become durable in another order than they were numbered in, but not by more than this. */
const OVERLAP = 10_000

/**
 * What is said at one table by way of other nodes, for those who listen here. Words are no change of the table: only they
 * are read, once for all that came meanwhile.
 */
export class Words {
  private readonly id: string
  private readonly house: HouseForRooms
  private readonly audience: Audience
  /** The numbers of those that were heard here lately, and the highest of them. */
  private readonly known = new Set<number>()
  private last = 0
  private reading: Promise<void> | undefined
  private more = false

  constructor(id: string, house: HouseForRooms, audience: Audience) {
    this.id = id
    this.house = house
    this.audience = audience
  }

  /** Whoever begins to listen knows what was said before. */
  async begin(): Promise<void> {
    if (this.house.store.alone || !this.audience.isEmpty) return
    this.last = Math.max(this.last, await this.house.store.now())
    for (const { n } of await this.unread()) this.note(n)
  }

  /** Said by way of this node. */
  heard(n: number): void {
    if (!this.house.store.alone) this.note(n)
  }

  /** Something was said by way of another. */
  catchUp(): Promise<void> {
    if (this.audience.isEmpty) return Promise.resolve()
    if (this.reading) {
      this.more = true
      return this.reading
    }
    this.reading = this.read().finally(() => {
      this.reading = undefined
    })
    return this.reading
  }

  private async read(): Promise<void> {
    do {
      this.more = false
      for (const { n, said } of await this.unread()) {
        this.note(n)
        this.audience.hear(said)
      }
    } while (this.more)
  }

  private async unread(): Promise<HeardRow[]> {
    const rows = await this.house.store.saidAfter(this.id, this.last - OVERLAP)
    return rows.filter(({ n }) => !this.known.has(n))
  }

  private note(n: number): void {
    this.known.add(n)
    this.last = Math.max(this.last, n)
    for (const one of this.known) if (one < this.last - OVERLAP) this.known.delete(one)
  }
}
