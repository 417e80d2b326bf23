import { createHmac } from 'node:crypto'
import type { PersonId } from '@estaminet/table'
import { type Call, sentenceFor, type WayToCall } from './calling.ts'
import type { Metrics } from './metrics.ts'
import type { Outgoing } from './outgoing.ts'
import { newSecret } from './secrets.ts'
import type { WebhookRow } from './store/passkeys-and-webhooks.ts'
import type { Store } from './store/store.ts'
import { WEBHOOK_FORMATS, type WebhookFormat, written } from './webhook-formats.ts'

/** Tells people outside the house that it is their turn, at an address they gave. */
export class Webhooks implements WayToCall {
  private readonly store: Store
  private readonly outgoing: Outgoing
  private readonly metrics: Metrics

  constructor(parts: { readonly store: Store; readonly outgoing: Outgoing; readonly metrics: Metrics }) {
    this.store = parts.store
    this.outgoing = parts.outgoing
    this.metrics = parts.metrics
  }

  of(person: PersonId): Promise<WebhookRow | undefined> {
    return this.store.webhook(person)
  }

  /** A new target with a new secret, told this once. */
  async set(person: PersonId, target: Pick<WebhookRow, 'url' | 'language' | 'format'>): Promise<WebhookRow> {
    await this.outgoing.check(target.url)
    const webhook = { person, ...target, secret: newSecret() }
    await this.store.saveWebhook(webhook)
    return webhook
  }

  drop(person: PersonId): Promise<void> {
    return this.store.dropWebhook(person)
  }

  /** Sends a word there, if they have such an address; says whether it arrived. */
  async call(person: PersonId, call: Call): Promise<boolean> {
    const webhook = await this.store.webhook(person)
    if (!webhook) return false
    const { url, secret, language } = webhook
    const { body, headers } = written(formatOf(webhook), call, sentenceFor(call, language), Date.now())
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const signed = { ...headers, 'user-agent': 'Estaminet', 'x-estaminet-signature': `sha256=${signature}` }
    const arrived = await this.outgoing.send({ url, body, headers: signed })
    this.metrics.webhooks.inc({ end: arrived ? 'arrived' : 'lost' })
    return arrived
  }
}

/** Those of old are told everything. */
export const formatOf = ({ format }: Pick<WebhookRow, 'format'>): WebhookFormat =>
  WEBHOOK_FORMATS.find((one) => one === format) ?? 'json'
