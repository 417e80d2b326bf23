import { createHmac } from 'node:crypto'
import type { PersonId, TableDoc } from '@estaminet/table'
import { type Call, sentenceFor, type WayToCall } from './calling.ts'
import type { Metrics } from './metrics.ts'
import type { Outgoing } from './outgoing.ts'
import { newSecret } from './secrets.ts'
import type { WebhookRow } from './store/passkeys-and-webhooks.ts'
import type { Store } from './store/store.ts'
import { WEBHOOK_FORMATS, type WebhookFormat, written } from './webhook-formats.ts'

export interface WebhooksParts {
  readonly store: Store
  readonly outgoing: Outgoing
  readonly metrics: Metrics
  /** Whether this person may be told something more just now. */
  mayCall(person: PersonId): boolean
  /** Whether this table may tell something more just now. */
  mayTell(table: string): boolean
}

type Target = Pick<WebhookRow, 'url' | 'secret' | 'language' | 'format'>

/** Tells people outside the house that it is their turn, at an address they gave; and a table's turns at the one its host gave. */
export class Webhooks implements WayToCall {
  private readonly parts: WebhooksParts

  constructor(parts: WebhooksParts) {
    this.parts = parts
  }

  of(person: PersonId): Promise<WebhookRow | undefined> {
    return this.parts.store.webhook(person)
  }

  /** A new target with a new secret, told this once. */
  async set(person: PersonId, target: Omit<Target, 'secret'>): Promise<WebhookRow> {
    const webhook = { person, ...(await this.fresh(target)) }
    await this.parts.store.saveWebhook(webhook)
    return webhook
  }

  /** The same with a new secret, if the house may write there at all. */
  async fresh<T extends Omit<Target, 'secret'>>(target: T): Promise<T & { secret: string }> {
    await this.parts.outgoing.check(target.url)
    return { ...target, secret: newSecret() }
  }

  drop(person: PersonId): Promise<void> {
    return this.parts.store.dropWebhook(person)
  }

  /** Sends a word there, if they have such an address; says whether it arrived. */
  async call(person: PersonId, call: Call): Promise<boolean> {
    const webhook = await this.parts.store.webhook(person)
    return webhook && this.parts.mayCall(person) ? this.send(person, webhook, call) : false
  }

  /** Sends a word to the address of a table, as long as whoever gave it has the table in hand. */
  async tell({ id, host, webhook }: Pick<TableDoc, 'id' | 'host' | 'webhook'>, call: Call): Promise<boolean> {
    return webhook?.by === host && this.parts.mayTell(id) ? this.send(host, webhook, call) : false
  }

  private async send(whose: PersonId, target: Target, call: Call): Promise<boolean> {
    const { url, secret, language } = target
    const { body, headers } = written(formatOf(target), call, sentenceFor(call, language), Date.now())
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const signed = { ...headers, 'user-agent': 'Estaminet', 'x-estaminet-signature': `sha256=${signature}` }
    const arrived = await this.parts.outgoing.send({ whose, url, body, headers: signed })
    this.parts.metrics.webhooks.inc({ end: arrived ? 'arrived' : 'lost' })
    return arrived
  }
}

/** Those of old are told everything. */
export const formatOf = ({ format }: Pick<WebhookRow, 'format'>): WebhookFormat =>
  WEBHOOK_FORMATS.find((one) => one === format) ?? 'json'
