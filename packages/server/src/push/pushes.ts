import { createHash } from 'node:crypto'
import { Refusal } from '@estaminet/kernel'
import type { PersonId } from '@estaminet/table'
import { type Call, sentenceFor, type WayToCall } from '../calling.ts'
import type { Metrics } from '../metrics.ts'
import type { Outgoing } from '../outgoing.ts'
import type { PushRow, Store } from '../store/store.ts'
import { seal } from './encryption.ts'
import type { Vapid } from './vapid.ts'

/** Browsers of one person; the oldest makes room. */
const MOST = 8
/** Seconds a push service keeps a message for a browser that is not there. */
const KEEP = 24 * 60 * 60

/** Tells browsers that are closed that it is somebody's turn, where they asked for it. */
export class Pushes implements WayToCall {
  private readonly store: Store
  private readonly outgoing: Outgoing
  private readonly vapid: Vapid
  private readonly metrics: Metrics
  private readonly mayCall: (person: PersonId) => boolean
  private readonly now: () => number

  constructor(parts: {
    readonly store: Store
    readonly outgoing: Outgoing
    readonly vapid: Vapid
    readonly metrics: Metrics
    /** Whether this person may be told something more just now. */
    readonly mayCall: (person: PersonId) => boolean
    readonly now: () => number
  }) {
    this.store = parts.store
    this.outgoing = parts.outgoing
    this.vapid = parts.vapid
    this.metrics = parts.metrics
    this.mayCall = parts.mayCall
    this.now = parts.now
  }

  get key(): string {
    return this.vapid.publicKey
  }

  async of(person: PersonId): Promise<readonly PushRow[]> {
    return (await this.store.person(person))?.pushes ?? []
  }

  async subscribe(person: PersonId, push: PushRow): Promise<void> {
    const known = await this.of(person)
    if (!known.some(({ endpoint }) => endpoint === push.endpoint)) await this.outgoing.check(push.endpoint)
    try {
      seal('', push.keys)
    } catch {
      throw new Refusal('bad-request', 'These are no keys of a browser.')
    }
    await this.change(person, (before) => [...without(before, push.endpoint), push].slice(-MOST))
  }

  async unsubscribe(person: PersonId, endpoint: string): Promise<void> {
    await this.change(person, (before) => without(before, endpoint))
  }

  /** Sends a message to every browser of theirs; says whether one of them took it. */
  async call(person: PersonId, call: Call): Promise<boolean> {
    const pushes = await this.of(person)
    if (pushes.length === 0 || !this.mayCall(person)) return false
    const endings = await Promise.all(pushes.map((push) => this.send(person, push, call)))
    return endings.includes(true)
  }

  private async send(person: PersonId, { endpoint, keys, language }: PushRow, call: Call): Promise<boolean> {
    const { table } = call
    const text = sentenceFor(call, language)
    const ending = await this.outgoing.deliver({
      whose: person,
      url: endpoint,
      body: seal(JSON.stringify({ text, ...(table === undefined ? {} : { table }) }), keys),
      headers: {
        authorization: this.vapid.authorization(endpoint, this.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEEP),
        urgency: 'normal',
        // Of two messages about one table that wait for a browser, the newer is enough.
        ...(table === undefined ? {} : { topic: topicOf(table) }),
      },
    })
    this.metrics.pushes.inc({ end: ending === 'arrived' ? 'arrived' : 'lost' })
    // The browser has thrown its subscription away.
    if (ending === 'gone') await this.unsubscribe(person, endpoint)
    return ending === 'arrived'
  }

  private async change(person: PersonId, change: (before: readonly PushRow[]) => readonly PushRow[]): Promise<void> {
    await this.store.changePerson(person, (row) => ({ ...row, pushes: change(row.pushes ?? []) }))
  }
}

const without = (pushes: readonly PushRow[], gone: string) => pushes.filter(({ endpoint }) => endpoint !== gone)

/** At most 32 letters, and nothing of the table shows in them. */
const topicOf = (table: string): string => createHash('sha256').update(table).digest('base64url').slice(0, 32)
