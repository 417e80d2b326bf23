import { createHmac } from 'node:crypto'
import { nameOf } from '@estaminet/shelf'
import type { PersonId, TableDoc } from '@estaminet/table'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from './metrics.ts'
import type { Outgoing } from './outgoing.ts'
import { newSecret } from './secrets.ts'
import type { WebhookRow } from './store/passkeys-and-webhooks.ts'
import type { Store } from './store/store.ts'

export const WEBHOOK_LANGUAGES = ['en', 'fr', 'nl'] as const
export type WebhookLanguage = (typeof WEBHOOK_LANGUAGES)[number]

/** The one sentence that is said outside the house. */
const YOUR_TURN: Readonly<Record<WebhookLanguage, (game: string) => string>> = {
  en: (game) => `It is your turn: ${game}.`,
  fr: (game) => `À vous de jouer\u202f: ${game}.`,
  nl: (game) => `Jij bent aan zet: ${game}.`,
}
const TRIAL: Readonly<Record<WebhookLanguage, string>> = {
  en: 'This is how Estaminet will tell you that it is your turn.',
  fr: 'Voici comment Estaminet vous dira que c’est à vous de jouer.',
  nl: 'Zo laat Estaminet je weten dat je aan zet bent.',
}

/** Tells people outside the house that it is their turn at a turn-by-turn table, if they asked for it. */
export class Webhooks {
  private readonly store: Store
  private readonly outgoing: Outgoing
  private readonly publicUrl: string | undefined
  private readonly metrics: Metrics
  private readonly log: Pick<FastifyBaseLogger, 'warn'>

  constructor(parts: {
    readonly store: Store
    readonly outgoing: Outgoing
    readonly publicUrl: string | undefined
    readonly metrics: Metrics
    readonly log: Pick<FastifyBaseLogger, 'warn'>
  }) {
    this.store = parts.store
    this.outgoing = parts.outgoing
    this.publicUrl = parts.publicUrl
    this.metrics = parts.metrics
    this.log = parts.log
  }

  of(person: PersonId): Promise<WebhookRow | undefined> {
    return this.store.webhook(person)
  }

  /** A new target with a new secret, told this once. */
  async set(person: PersonId, url: string, language: WebhookLanguage): Promise<WebhookRow> {
    await this.outgoing.check(url)
    const webhook = { person, url, language, secret: newSecret() }
    await this.store.saveWebhook(webhook)
    return webhook
  }

  drop(person: PersonId): Promise<void> {
    return this.store.dropWebhook(person)
  }

  /** Sends a word now, to see whether it arrives. */
  async tryOut(person: PersonId): Promise<boolean> {
    const webhook = await this.store.webhook(person)
    return webhook !== undefined && this.send(webhook, { event: 'trial' }, TRIAL[languageOf(webhook)])
  }

  /** These people's turn began at this table. Nobody waits for it. */
  turnsBegan(doc: TableDoc, persons: readonly PersonId[]): void {
    if (doc.pace.kind !== 'turns') return
    for (const person of persons)
      this.tell(person, doc).catch((error) => this.log.warn({ error: String(error) }, 'a webhook failed'))
  }

  private async tell(person: PersonId, { id, game }: TableDoc): Promise<void> {
    const webhook = await this.store.webhook(person)
    if (!webhook) return
    const path = `/table/${id}`
    const link = this.publicUrl === undefined ? {} : { link: `${this.publicUrl}${path}` }
    const sentence = YOUR_TURN[languageOf(webhook)](nameOf(game))
    await this.send(
      webhook,
      { event: 'your-turn', table: id, game, ...link },
      [sentence, link.link].filter(Boolean).join(' '),
    )
  }

  private async send({ url, secret }: WebhookRow, facts: object, sentence: string): Promise<boolean> {
    // Chat services show `text` or `content` as it is.
    const body = JSON.stringify({ ...facts, at: Date.now(), text: sentence, content: sentence })
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Estaminet',
      'x-estaminet-signature': `sha256=${signature}`,
    }
    const arrived = await this.outgoing.send({ url, body, headers })
    this.metrics.webhooks.inc({ end: arrived ? 'arrived' : 'lost' })
    return arrived
  }
}

const languageOf = ({ language }: WebhookRow): WebhookLanguage =>
  WEBHOOK_LANGUAGES.find((one) => one === language) ?? 'en'
