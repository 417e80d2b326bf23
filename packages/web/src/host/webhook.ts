import { ask } from './house.ts'

/** Where the house tells me that it is my turn. */
export const webhook = {
  mine: () => ask<{ url: string | null }>('GET', 'me/webhook'),
  set: (url: string, language: string) => ask<{ secret: string }>('PUT', 'me/webhook', { url, language }),
  trial: () => ask<{ arrived: boolean }>('POST', 'me/webhook/try'),
  drop: () => ask<unknown>('DELETE', 'me/webhook'),
}
