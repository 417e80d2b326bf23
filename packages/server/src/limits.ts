import { Refusal } from '@estaminet/kernel'

/** So many at once, and so many more a second. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

/** A bucket of tokens per key; keys nobody used for long are forgotten. */
export class Limit {
  readonly allowance: Allowance
  private readonly refused: () => void
  private readonly buckets = new Map<string, { left: number; at: number }>()

  /** `refused`: told of every one that was not allowed. */
  constructor(allowance: Allowance, refused: () => void) {
    this.allowance = allowance
    this.refused = refused
  }

  /** Refuses one too many. */
  insist(key: string): void {
    if (!this.take(key)) throw tooMuch()
  }

  /** Whether one more is allowed now. */
  take(key: string, now = Date.now()): boolean {
    const may = this.takeFrom(key, now)
    if (!may) this.refused()
    return may
  }

  private takeFrom(key: string, now: number): boolean {
    const { burst, perSecond } = this.allowance
    let bucket = this.buckets.get(key)
    if (!bucket) {
      if (this.buckets.size > 20_000) this.forgetFull(now)
      bucket = { left: burst, at: now }
      this.buckets.set(key, bucket)
    }
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    if (bucket.left < 1) return false
    bucket.left--
    return true
  }

  private forgetFull(now: number): void {
    const { burst, perSecond } = this.allowance
    for (const [key, bucket] of this.buckets)
      if (bucket.left + ((now - bucket.at) / 1000) * perSecond >= burst) this.buckets.delete(key)
  }
}

export const tooMuch = (): Refusal =>
  new Refusal('too-many-requests', 'Too many requests in a short time: wait a little.')

/**
 * A club plays behind one router: what counts first is the identity; the address has a wider allowance, which bounds
 * those without an identity.
 */
const USUAL = {
  person: { burst: 120, perSecond: 20 },
  address: { burst: 1200, perSecond: 200 },
  /** New identities and tables are rarer; but who asks for one name after the other must not keep their household out. */
  newPerson: { burst: 60, perSecond: 1 },
  /** A new name of somebody who has one is written at every table they sit at. */
  rename: { burst: 10, perSecond: 1 / 30 },
  newTable: { burst: 20, perSecond: 0.1 },
  newTableFrom: { burst: 60, perSecond: 0.5 },
  /** Words are for people, who read more slowly than they play. */
  talk: { burst: 10, perSecond: 0.5 },
  message: { burst: 80, perSecond: 20 },
  /** For the history of somebody's games a thousand tables are read. */
  history: { burst: 10, perSecond: 0.2 },
  /** A record that is brought along costs a worker's time. */
  record: { burst: 10, perSecond: 0.1 },
  /** So does a message to a stranger's door, which changing or trying a target sends. */
  errand: { burst: 10, perSecond: 0.02 },
  /** What a guest is told outside, at a webhook or by a push service: the turns of many tables, not of two that play for it. */
  call: { burst: 60, perSecond: 0.1 },
  /** What a table tells its own address: the turns of people who take their time. */
  tableCall: { burst: 20, perSecond: 1 / 30 },
  /** Codes by mail go to people who may not have asked: few for a guest or an address, and few from one household. */
  code: { burst: 3, perSecond: 1 / 900 },
  codesFrom: { burst: 20, perSecond: 1 / 120 },
} as const satisfies Record<string, Allowance>

const NONE: Allowance = { burst: Number.POSITIVE_INFINITY, perSecond: 0 }

/** All limits of one house. */
export class Limits {
  readonly person: Limit
  readonly address: Limit
  readonly newPerson: Limit
  readonly rename: Limit
  readonly newTable: Limit
  readonly newTableFrom: Limit
  readonly talk: Limit
  readonly message: Limit
  readonly history: Limit
  readonly record: Limit
  readonly errand: Limit
  readonly call: Limit
  readonly tableCall: Limit
  readonly code: Limit
  readonly codesFrom: Limit
  /** Open sockets and streams. */
  readonly socketsPerPerson: number
  readonly socketsPerAddress: number
  readonly namelessSocketsPerAddress: number
  /** Connections of any kind, also those over which nothing was asked yet. */
  readonly connectionsPerAddress: number

  /** `refused`: told of every call that was one too many. */
  constructor(on: boolean, refused: () => void = () => undefined) {
    const limit = (name: keyof typeof USUAL) => new Limit(on ? USUAL[name] : NONE, refused)
    this.person = limit('person')
    this.address = limit('address')
    this.newPerson = limit('newPerson')
    this.rename = limit('rename')
    this.newTable = limit('newTable')
    this.newTableFrom = limit('newTableFrom')
    this.talk = limit('talk')
    this.message = limit('message')
    this.history = limit('history')
    this.record = limit('record')
    this.errand = limit('errand')
    this.call = limit('call')
    this.tableCall = limit('tableCall')
    this.code = limit('code')
    this.codesFrom = limit('codesFrom')
    const most = (count: number) => (on ? count : Number.POSITIVE_INFINITY)
    this.socketsPerPerson = most(8)
    this.socketsPerAddress = most(120)
    this.namelessSocketsPerAddress = most(40)
    this.connectionsPerAddress = most(256)
  }
}

export const LARGEST_MESSAGE = 16_384
