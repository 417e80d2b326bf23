import type { FastifyBaseLogger } from 'fastify'
import { inLog } from './in-log.ts'
import type { Store } from './store/store.ts'

export const HEARTBEAT = 5_000
/** Who has not beaten for so long may have slept. */
const LATE = 1.5 * HEARTBEAT
/** Clocks that agree do not part by more than this between two beats. */
const JUMP = 1_000

/** The clocks of this machine, in milliseconds: one that can be set, and one that only goes on. */
export interface Machine {
  wall(): number
  steady(): number
}

const thisMachine: Machine = { wall: () => Date.now(), steady: () => performance.now() }

/** The store's clock, and how long the house was ever closed. */
export class HouseTime {
  private readonly store: Store
  private readonly machine: Machine
  private readonly beats: NodeJS.Timeout
  /** What the clocks said at the last beat. */
  private last = { store: 0, wall: 0, steady: 0 }
  private looking: Promise<void> | undefined
  closed = 0

  private constructor(store: Store, log: Pick<FastifyBaseLogger, 'error'>, machine: Machine) {
    this.store = store
    this.machine = machine
    this.beats = setInterval(() => {
      this.beat().catch((error) => log.error({ ...inLog(error) }, 'the heartbeat failed'))
    }, HEARTBEAT).unref()
  }

  static async start(store: Store, log: Pick<FastifyBaseLogger, 'error'>, machine = thisMachine): Promise<HouseTime> {
    const time = new HouseTime(store, log, machine)
    await time.beat()
    return time
  }

  /** A clock that somebody sets does not move it; the next beat finds out. */
  now(): number {
    return Math.floor(this.last.store + this.machine.steady() - this.last.steady)
  }

  /**
   * Before anybody is charged for their time: after a sleep or a jump of the clock timers fire before the heartbeat,
   * which alone knows that nobody could play. Nothing where there is nothing to wait for.
   */
  waking(): Promise<void> | undefined {
    const wall = this.machine.wall() - this.last.wall
    const steady = this.machine.steady() - this.last.steady
    return Math.max(wall, steady) > LATE || Math.abs(wall - steady) > JUMP ? this.beat() : undefined
  }

  stop(): void {
    clearInterval(this.beats)
  }

  private beat(): Promise<void> {
    this.looking ??= this.look().finally(() => {
      this.looking = undefined
    })
    return this.looking
  }

  private async look(): Promise<void> {
    const closed = await this.store.heartbeat()
    const store = await this.store.now()
    this.closed = closed
    this.last = { store, wall: this.machine.wall(), steady: this.machine.steady() }
  }
}
