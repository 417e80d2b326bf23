import { afterEach, describe, expect, it } from 'vitest'
import { HouseTime } from '../src/house-time.ts'
import { MemoryStore } from './support/memory-store.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const SILENCE = 10 * SECOND
const silent = { error() {} }
const opened: HouseTime[] = []
afterEach(() => {
  for (const time of opened.splice(0)) time.stop()
})

/** A machine whose clocks we turn, and a store that counts long silences as the real ones do. */
class Desk {
  wall = 1_700_000_000_000
  steady = 50
  beats = 0
  private beatAt = this.wall
  private readonly store = new MemoryStore()

  async open(): Promise<HouseTime> {
    this.store.clock = () => this.wall
    this.store.heartbeat = async () => {
      const silence = this.wall - this.beatAt
      this.beats++
      this.beatAt = this.wall
      if (silence > SILENCE) this.store.closedEverMs += silence
      return this.store.closedEverMs
    }
    const time = await HouseTime.start(this.store, silent, { wall: () => this.wall, steady: () => this.steady })
    opened.push(time)
    return time
  }

  pass(ms: number): void {
    this.wall += ms
    this.steady += ms
  }
}

describe('the time of the house', () => {
  it('goes on without a beat for every command', async () => {
    const desk = new Desk()
    const time = await desk.open()
    desk.pass(4 * SECOND)
    await time.waking()
    expect(desk.beats).toBe(1)
    expect(time.now()).toBe(desk.wall)
  })

  it('finds out before anybody is charged that the clock was set forward', async () => {
    const desk = new Desk()
    const time = await desk.open()
    const before = time.now()
    desk.wall += HOUR
    expect(time.now()).toBe(before)
    await time.waking()
    expect(time.now() - time.closed).toBe(before)
  })

  it('finds out that the machine slept, whichever clocks slept with it', async () => {
    for (const steadily of [false, true]) {
      const desk = new Desk()
      const time = await desk.open()
      const before = time.now()
      desk.wall += 30 * SECOND
      if (steadily) desk.steady += 30 * SECOND
      await time.waking()
      expect(time.now() - time.closed).toBe(before)
    }
  })

  it('survives a clock that is set back', async () => {
    const desk = new Desk()
    const time = await desk.open()
    desk.wall -= 3 * HOUR
    await time.waking()
    expect(time.now()).toBe(desk.wall)
    expect(time.closed).toBe(0)
  })

  it('asks once, however many want to know', async () => {
    const desk = new Desk()
    const time = await desk.open()
    desk.pass(HOUR)
    await Promise.all(Array.from({ length: 20 }, () => time.waking()))
    expect(desk.beats).toBe(2)
  })
})
