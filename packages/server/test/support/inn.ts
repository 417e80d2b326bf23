import type { Command, Pace, SeatPlan, Update } from '@estaminet/table'
import type { Thought } from '../../src/bots/thought.ts'
import type { HouseForRooms } from '../../src/rooms/house-for-rooms.ts'
import type { Rooms } from '../../src/rooms/rooms.ts'
import { MemoryStore } from './memory-store.ts'
import { roomsOn } from './rooms-on.ts'

export const ann = { id: 'ann', name: 'Ann' }
export const bob = { id: 'bob', name: 'Bob' }

/** Rooms in a time of our own, with a bot that plays the first move it is offered. */
export class Inn {
  readonly store: MemoryStore
  readonly rooms: Rooms
  private readonly time: { now: number }
  private count = 0
  readonly thoughts: readonly Thought[]
  /** Who has made too many tables lately. */
  readonly tooMany = new Set<string>()

  constructor(store = new MemoryStore(), time = { now: 1_700_000_000_000 }, more: Partial<HouseForRooms> = {}) {
    this.store = store
    this.time = time
    store.clock = () => time.now
    const { rooms, thoughts } = roomsOn(store, {
      now: () => time.now,
      mayMake: (person) => !this.tooMany.has(person),
      waking: () => (this.slept > 0 ? this.beat() : undefined),
      closed: () => store.closedEverMs,
      ...more,
    })
    this.rooms = rooms
    this.thoughts = thoughts
  }

  wait(ms: number): void {
    this.time.now += ms
  }

  /** What the next heartbeat will find. */
  slept = 0

  /** The machine sleeps, and the timers fire before the heartbeat. */
  sleep(ms: number): void {
    this.wait(ms)
    this.slept += ms
  }

  private async beat(): Promise<void> {
    this.store.closedEverMs += this.slept
    this.slept = 0
  }

  /** Everything again from the store, as after a restart that took so long. */
  async restart(closedFor = 0): Promise<Inn> {
    await this.rooms.stop()
    this.wait(closedFor)
    this.store.closedEverMs += closedFor
    return new Inn(this.store, this.time)
  }

  async table(pace: Pace, others: SeatPlan = { kind: 'open' }): Promise<string> {
    const plan = { game: 'long-beer', seats: [{ kind: 'me' }, others] as SeatPlan[], access: 'public', pace } as const
    return (await this.rooms.create(plan, ann)).table
  }

  say(by: typeof ann, table: string, t: string, more: object = {}) {
    return this.rooms.command({ t, table, cmd: `r${++this.count}-${Math.random()}`, ...more } as unknown as Command, by)
  }

  seen(table: string, by: typeof ann | null = ann): Promise<Update> {
    return this.rooms.room(table).updateFor(by?.id ?? null, undefined)
  }

  async begun(pace: Pace): Promise<string> {
    const table = await this.table(pace)
    await this.say(bob, table, 'join')
    for (const [seat, who] of [ann, bob].entries()) await this.say(who, table, 'nonce', { seat, nonce: '' })
    await this.say(ann, table, 'start')
    return table
  }
}

export async function until(true_: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await true_())) {
    if (Date.now() > end) throw new Error('it never came true')
    await new Promise((soon) => setTimeout(soon, 20))
  }
}

/** Whatever is due by now has been looked after: so often that it cannot have been missed. */
export async function looked(store: MemoryStore): Promise<void> {
  const claim = store.claimTimers.bind(store)
  let times = 0
  store.claimTimers = (...about) => {
    times++
    return claim(...about)
  }
  await until(async () => times >= 3)
  store.claimTimers = claim
}
