import { ask } from './house.ts'

/** An address outside that the house tells something; `language`: what it speaks there, where that was chosen. */
export interface Told {
  readonly url: string | null
  readonly format?: string
  readonly language?: string
}

/** Where the house tells something outside, as far as it is mine to say. */
export interface Webhook {
  mine(): Promise<Told>
  /** Without a format the house takes the one its address suggests. */
  set(url: string, language: string, format?: string): Promise<{ secret: string; format: string }>
  trial(): Promise<{ arrived: boolean }>
  drop(): Promise<unknown>
}

const webhookAt = (path: string): Webhook => ({
  mine: () => ask('GET', path),
  set: (url, language, format) => ask('PUT', path, { url, language, ...(format ? { format } : {}) }),
  trial: () => ask('POST', `${path}/try`),
  drop: () => ask('DELETE', path),
})

/** Where the house tells me that it is my turn. */
export const webhook = webhookAt('me/webhook')

/** Where it tells whose turn it is at a table I have in hand. */
export const tableWebhook = (table: string): Webhook => webhookAt(`tables/${encodeURIComponent(table)}/webhook`)
