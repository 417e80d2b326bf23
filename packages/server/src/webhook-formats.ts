import type { Call } from './calling.ts'

export const WEBHOOK_FORMATS = ['json', 'discord', 'slack', 'ntfy'] as const
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number]

interface Written {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const JSON_TYPE = { 'content-type': 'application/json' }
const TITLE = 'Estaminet'

/** Who knows nothing of the others says all of it: facts for programs, and the sentence in the fields chat services show. */
const asJson = (call: Call, sentence: string, at: number): Written => {
  const text = withLink(call, sentence)
  return { body: JSON.stringify({ ...call, at, text, content: text }), headers: JSON_TYPE }
}

/** How a call is written for the service behind a webhook. */
const WRITERS: Readonly<Record<WebhookFormat, (call: Call, sentence: string, at: number) => Written>> = {
  json: asJson,
  // Nobody is called by name in a channel, whatever stands in a sentence.
  discord: (call, sentence) => ({
    body: JSON.stringify({ username: TITLE, content: withLink(call, sentence), allowed_mentions: { parse: [] } }),
    headers: JSON_TYPE,
  }),
  slack: (call, sentence) => ({
    body: JSON.stringify({ text: withLink(call, escaped(sentence)) }),
    headers: JSON_TYPE,
  }),
  ntfy: ({ link }, sentence) => ({
    body: sentence,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      title: TITLE,
      tags: 'beer',
      ...(link === undefined ? {} : { click: link }),
    },
  }),
}

export const written = (format: WebhookFormat, call: Call, sentence: string, at: number): Written =>
  WRITERS[format](call, sentence, at)

const withLink = ({ link }: Call, sentence: string): string => [sentence, link].filter(Boolean).join(' ')

/** Three signs mean something to Slack. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Services one can tell by their addresses. */
const KNOWN: readonly (readonly [host: RegExp, path: RegExp, format: WebhookFormat])[] = [
  [/^(canary\.|ptb\.)?discord(app)?\.com$/, /^\/api\/webhooks\//, 'discord'],
  [/^hooks\.slack\.com$/, /^\/services\//, 'slack'],
  [/^ntfy\.sh$/, /./, 'ntfy'],
]

/** What a webhook at this address most likely understands. */
export function formatAt(url: string): WebhookFormat {
  if (!URL.canParse(url)) return 'json'
  const { hostname, pathname } = new URL(url)
  return KNOWN.find(([host, path]) => host.test(hostname) && path.test(pathname))?.[2] ?? 'json'
}
