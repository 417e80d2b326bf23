import type { Rng } from '@estaminet/kernel'
import type { StorePlace } from '../../src/store/open.ts'
import { POINTS, type Point, UNHEARD } from './fault.ts'
import { HouseProcess } from './node.ts'
import type { Address } from './player.ts'

/** Nobody should know when it comes: within a few moves, and a few milliseconds. */
const WITHIN_MOVES = 8
const WITHIN_MS = 25
/** So long after its guests a death is noticed here at the latest. */
const NEWS_TRAVELS = 2_000

/** Keeps houses open over one store; each is killed again and again, until enough have died. */
export class Landlord {
  /** Where guests find each house; those of a dead one go to another meanwhile, if there is one. */
  readonly addresses: readonly Address[]
  readonly died: Point[] = []
  /** Fails when a house does not open again. */
  readonly trouble: Promise<never>
  /** Called when a house is open again and its guests may come home. */
  reopened: (address: Address) => void = () => {}
  private readonly houses: (HouseProcess | undefined)[]
  private readonly env: Record<string, string>
  private readonly program: string
  private readonly rng: Rng
  private doomed = 0
  private readonly kills: number
  private closed = false

  private constructor(place: StorePlace, program: string, kills: number, rng: Rng) {
    this.env = 'dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl }
    this.program = program
    this.kills = kills
    this.rng = rng
    this.addresses = Array.from({ length: 'dataDir' in place ? 1 : 2 }, () => ({ url: '' }))
    this.houses = this.addresses.map(() => undefined)
    this.trouble = new Promise((_, fail) => {
      for (const at of this.addresses.keys()) this.keep(at).catch(fail)
    })
  }

  static async open(place: StorePlace, program: string, kills: number, rng: Rng): Promise<Landlord> {
    const landlord = new Landlord(place, program, kills, rng)
    await landlord.allOpen()
    return landlord
  }

  /**
   * Does something that nobody could repeat, again if a house died over it: one that was doomed by the last moves of a
   * match may live until the next one is made.
   */
  async unlessKilled<T>(act: () => Promise<T>): Promise<T> {
    const alive = this.died.length
    try {
      return await act()
    } catch (error) {
      const until = Date.now() + NEWS_TRAVELS
      while (this.died.length === alive && Date.now() < until) await soon()
      if (this.died.length === alive) throw error
      await this.allOpen()
      return this.unlessKilled(act)
    }
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all(this.houses.map((house) => house?.kill()))
  }

  private async allOpen(): Promise<void> {
    const open = async () => {
      while (this.houses.some((house) => !house)) await soon()
    }
    await Promise.race([open(), this.trouble])
  }

  private async keep(at: number): Promise<void> {
    while (!this.closed) {
      const point = this.doomed < this.kills ? POINTS[this.doomed++ % POINTS.length] : undefined
      const fault = point ? { FAULT: `${point}:${1 + this.rng.below(WITHIN_MOVES)}` } : {}
      const house = await HouseProcess.start({ ...this.env, ...fault }, [this.program])
      this.houses[at] = house
      this.addresses[at].url = house.url
      this.reopened(this.addresses[at])
      if (point === 'any-moment') this.killSoon(house, this.rng.below(WITHIN_MS))
      const said = await house.gone
      if (this.closed) return
      if (!point) throw new Error(`a house died that should not: ${said}`)
      this.died.push(said.includes(UNHEARD) ? 'any-moment' : point)
      this.houses[at] = undefined
      this.addresses[at].url = this.houses.find((one) => one)?.url ?? house.url
    }
  }

  private killSoon(house: HouseProcess, ms: number): void {
    house.says('now').then(() => setTimeout(() => house.kill(), ms))
  }
}

const soon = () => new Promise((later) => setTimeout(later, 10))
