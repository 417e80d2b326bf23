import type { PersonId } from '@estaminet/table'
import type { Dialect } from './dialect.ts'
import type { Ledger, Row } from './ledger.ts'
import { jsonIn, readable, textIn } from './trouble.ts'

/** What a person asked the house to keep beside their name. */
export interface PasskeysAndWebhooks {
  passkey(id: string): Promise<PasskeyRow | undefined>
  passkeysOf(person: PersonId): Promise<PasskeyRow[]>
  /** False when somebody else has this passkey. */
  savePasskey(passkey: PasskeyRow): Promise<boolean>
  dropPasskey(person: PersonId, id: string): Promise<void>

  webhook(person: PersonId): Promise<WebhookRow | undefined>
  saveWebhook(webhook: WebhookRow): Promise<void>
  dropWebhook(person: PersonId): Promise<void>

  /** All of it that is a person's. */
  dropAllOf(person: PersonId): Promise<void>
}

export interface PasskeyRow {
  /** As the authenticator names it. */
  readonly id: string
  readonly person: PersonId
  /** The public key, base64url of its COSE form. */
  readonly key: string
  readonly counter: number
  readonly createdAt?: number
  readonly usedAt?: number
}

/** Where a person is told that it is their turn. */
export interface WebhookRow {
  readonly person: PersonId
  readonly url: string
  /** Signs what is sent, so it cannot be kept as a hash. */
  readonly secret: string
  readonly language: string
  /** How a message is written for what stands behind the address; rows of old have none. */
  readonly format?: string
}

export function passkeysAndWebhooksIn(ledger: Ledger): PasskeysAndWebhooks {
  const sql = sqlFor(ledger.dialect)
  const passkeyIn = (row: Row): PasskeyRow => ({
    ...jsonIn<Omit<PasskeyRow, 'id' | 'person'>>(row.passkey),
    id: textIn(row.id),
    person: textIn(row.person),
  })
  return {
    async passkey(id) {
      const [row] = await ledger.read(sql.passkey, [id])
      return row && passkeyIn(row)
    },
    async passkeysOf(person) {
      return readable(await ledger.read(sql.passkeysOf, [person]), passkeyIn)
    },
    async savePasskey({ id, person, ...passkey }) {
      return (await ledger.write(sql.savePasskey, [id, person, JSON.stringify(passkey)])).length === 1
    },
    async dropPasskey(person, id) {
      await ledger.write(sql.dropPasskey, [person, id])
    },
    async webhook(person) {
      const [row] = await ledger.read(sql.webhook, [person])
      return row && { ...jsonIn<Omit<WebhookRow, 'person'>>(row.webhook), person }
    },
    async saveWebhook({ person, ...webhook }) {
      await ledger.write(sql.saveWebhook, [person, JSON.stringify(webhook)])
    },
    async dropWebhook(person) {
      await ledger.write(sql.dropWebhook, [person])
    },
    async dropAllOf(person) {
      for (const drop of [sql.dropPasskeys, sql.dropWebhook]) await ledger.write(drop, [person])
    },
  }
}

const passkeyColumns = (text: Dialect['text']): string =>
  ['id', 'person', 'passkey'].map((column) => `${text(column)} AS ${column}`).join(', ')

const sqlFor = ({ text }: Dialect) => ({
  passkey: `SELECT ${passkeyColumns(text)} FROM passkeys WHERE id = $1`,
  passkeysOf: `SELECT ${passkeyColumns(text)} FROM passkeys WHERE person = $1 ORDER BY id`,
  savePasskey: `
    INSERT INTO passkeys (id, person, passkey) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET passkey = excluded.passkey WHERE passkeys.person = excluded.person
    RETURNING id`,
  dropPasskey: 'DELETE FROM passkeys WHERE person = $1 AND id = $2',
  dropPasskeys: 'DELETE FROM passkeys WHERE person = $1',

  webhook: `SELECT ${text('webhook')} AS webhook FROM webhooks WHERE person = $1`,
  saveWebhook: `
    INSERT INTO webhooks (person, webhook) VALUES ($1, $2)
    ON CONFLICT (person) DO UPDATE SET webhook = excluded.webhook`,
  dropWebhook: 'DELETE FROM webhooks WHERE person = $1',
})
