import { ask } from './house.ts'

/** Where the house tells me that it is my turn. */
export const webhook = {
  mine: () => ask<{ url: string | null; format?: string }>('GET', 'me/webhook'),
  /** Without a format the house takes the one its address suggests. */
  set: (url: string, language: string, format?: string) =>
    ask<{ secret: string; format: string }>('PUT', 'me/webhook', { url, language, ...(format ? { format } : {}) }),
  trial: () => ask<{ arrived: boolean }>('POST', 'me/webhook/try'),
  drop: () => ask<unknown>('DELETE', 'me/webhook'),
}
