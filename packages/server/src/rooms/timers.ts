import { Refusal } from '@estaminet/kernel'
import { inLog } from '../in-log.ts'
import type { HouseForRooms } from './house-for-rooms.ts'
import type { Room } from './room.ts'

/** Who claims a timer looks after it within this time, or somebody else may. */
const LEASE = 10_000
/** A claim that the store carries out later than this is given up. */
const CLAIM_LASTS = 3_000
const AT_ONCE = 100
/** A table that cannot be looked after is tried again ever more rarely, at last only so often. */
const RAREST = 3_600_000

/** Tables that want to be looked after: a clock has run out, a bot is late. */
export class Timers {
  private readonly house: HouseForRooms
  private readonly room: (id: string) => Room
  /** Tables that failed, how often in a row, and when they are tried again. */
  private readonly failing = new Map<string, { readonly times: number; readonly until: number }>()

  constructor(house: HouseForRooms, room: (id: string) => Room) {
    this.house = house
    this.room = room
  }

  async lookAfter(): Promise<void> {
    const due = await this.house.store.claimTimers(AT_ONCE, LEASE, this.house.now() + CLAIM_LASTS)
    await Promise.all(due.map((table) => this.tick(table)))
  }

  private async tick(table: string): Promise<void> {
    const { times, until } = this.failing.get(table) ?? { times: 0, until: 0 }
    if (this.house.now() < until) return
    try {
      await this.room(table).change({ act: (one, now) => one.house({ t: 'tick' }, now) })
      this.failing.delete(table)
    } catch (error) {
      this.house.log.error({ ...inLog(error), table }, 'a table could not be looked after')
      // What ails the store ails all tables, and passes.
      if (error instanceof Refusal && error.code === 'store-trouble') return
      this.failing.set(table, { times: times + 1, until: this.house.now() + Math.min(RAREST, LEASE * 2 ** times) })
    }
  }
}
