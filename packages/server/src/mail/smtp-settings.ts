import { senderIn } from './mail-address.ts'
import type { Envelope } from './message.ts'
import type { SmtpSecurity, SmtpServer } from './smtp.ts'

/** What a host can say about the mail server, one by one. */
export interface SmtpGiven {
  readonly smtpHost: string | undefined
  readonly smtpPort: number | undefined
  readonly smtpSecure: SmtpSecurity
  readonly smtpUser: string | undefined
  readonly smtpPassword: string | undefined
  readonly smtpFrom: string | undefined
}

export type Smtp = SmtpServer & { readonly from: Envelope['from'] }

const USUAL_PORTS: Readonly<Record<SmtpSecurity, number>> = { starttls: 587, tls: 465, none: 25 }

/** All of it together, nothing where no server is named; a string is a complaint. */
export function smtpOf(given: SmtpGiven, publicUrl: string | undefined): { readonly is: Smtp | undefined } | string {
  const { smtpHost: host, smtpSecure: secure, smtpUser: user, smtpPassword: password } = given
  if (host === undefined) return { is: undefined }
  if (publicUrl === undefined) return 'SMTP_HOST needs PUBLIC_URL: mails lead to the tables there.'
  const from = given.smtpFrom === undefined ? undefined : senderIn(given.smtpFrom)
  if (!from) return 'SMTP_HOST needs SMTP_FROM: whom mails come from, such as Estaminet <play@example.org>.'
  if ((user === undefined) !== (password === undefined)) return 'SMTP_USER and SMTP_PASSWORD go together.'
  if (user !== undefined && secure === 'none')
    return 'SMTP_PASSWORD would be sent for all to read: set SMTP_SECURE to starttls or tls.'
  return {
    is: {
      host,
      port: given.smtpPort ?? USUAL_PORTS[secure],
      secure,
      from,
      ...(user === undefined || password === undefined ? {} : { login: { user, password } }),
    },
  }
}
