import { ask } from './house.ts'

/** Where the house writes to me; `on`: whether it sends mail at all. */
export interface MyMail {
  readonly on: boolean
  readonly address: string | null
  readonly waiting: string | null
}

/** Mails that tell me that it is my turn. */
export const mail = {
  mine: () => ask<MyMail>('GET', 'me/mail'),
  give: (address: string, language: string) => ask<MyMail>('PUT', 'me/mail', { address, language }),
  confirm: (code: string) => ask<MyMail>('POST', 'me/mail/confirm', { code }),
  drop: () => ask<MyMail>('DELETE', 'me/mail'),
  /** Ends the mails that a link came with, whoever follows it. */
  unsubscribe: (token: string) => ask<unknown>('POST', `unsubscribe/${encodeURIComponent(token)}`),
}
