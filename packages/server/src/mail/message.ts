import { randomBytes } from 'node:crypto'

/** What is written to somebody. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: string
  /** Where one press ends such letters, for mail programs that offer it (RFC 8058). */
  readonly unsubscribe?: string
}

export interface Envelope {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly at: number
}

const LINE = 76
/** So many bytes become an encoded word that fits a line. */
const WORD = 42

/**
 * A message as RFC 5322 and MIME have it, of ASCII lines alone. Everything that people may have chosen is encoded:
 * nothing in it can end a line of the head.
 */
export function written({ subject, text, html, language, unsubscribe }: Letter, { from, to, at }: Envelope): string {
  const edge = `part-${randomBytes(12).toString('hex')}`
  const head = [
    `From: ${inHead(from.name)} <${from.address}>`,
    `To: <${to}>`,
    `Subject: ${inHead(subject)}`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomBytes(16).toString('hex')}@${from.address.split('@')[1]}>`,
    'Auto-Submitted: auto-generated',
    `Content-Language: ${language}`,
    ...(unsubscribe === undefined
      ? []
      : [`List-Unsubscribe: <${unsubscribe}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${edge}"`,
  ]
  const parts = [...partOf('text/plain', text, edge), ...partOf('text/html', html, edge), `--${edge}--`, '']
  return [...head, '', ...parts].join('\r\n')
}

const partOf = (type: string, content: string, edge: string): string[] => [
  `--${edge}`,
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: base64',
  '',
  ...(Buffer.from(content)
    .toString('base64')
    .match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []),
]

/** Words of a head: as they are where they are harmless, otherwise encoded (RFC 2047), whole letters at a time. */
function inHead(text: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9 '-]*$/.test(text) && text.length <= LINE / 2) return text
  const words: string[] = ['']
  for (const letter of text) {
    const longer = words[words.length - 1] + letter
    if (Buffer.byteLength(longer) > WORD) words.push(letter)
    else words[words.length - 1] = longer
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}
