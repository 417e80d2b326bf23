import { createHmac, randomInt } from 'node:crypto'
import { Refusal } from '@estaminet/kernel'
import { ownerOf, type PersonId, type TableDoc } from '@estaminet/table'
import type { Call, WayToCall } from '../calling.ts'
import { hashOf, newSecret, sameSecret } from '../secrets.ts'
import { madeOnce } from '../store/made-once.ts'
import type { MailRow, Store } from '../store/store.ts'
import { callLetter, codeLetter } from './letters.ts'
import type { Post } from './post.ts'

const SETTING = 'mail-key'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const CODE_LIVES = 15 * MINUTE
const MOST_TRIES = 5
/** Letters in a signature; those before it are the person, with no dot between: pages with dots are files. */
const SIGNATURE = 43
/** Letters to one person in a day. */
const MOST_A_DAY = 20

export interface MailsParts {
  readonly store: Store
  readonly post: Post
  /** The address of the house that people open: letters lead there. */
  readonly publicUrl: string
  readonly now: () => number
  /** Whether somebody has this table open, by way of whichever node. */
  isHere(table: string, person: PersonId): boolean
}

/** Writes to people that it is their turn, at an address they gave and proved to be theirs. */
export class Mails implements WayToCall {
  private readonly parts: MailsParts
  /** Signs the links that end it. */
  private readonly key: string

  private constructor(parts: MailsParts, key: string) {
    this.parts = parts
    this.key = key
  }

  static async open(parts: MailsParts): Promise<Mails> {
    return new Mails(parts, await madeOnce(parts.store, SETTING, newSecret))
  }

  /** The address that is written to, and the one that waits for its code. */
  async of(person: PersonId): Promise<{ address: string | null; waiting: string | null }> {
    const { address = null, asked } = await this.row(person)
    return { address, waiting: asked && asked.until > this.parts.now() ? asked.address : null }
  }

  /** Sends a code to an address; until it comes back, whatever was before stays. */
  async ask(person: PersonId, address: string, language: string): Promise<void> {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const asked = { address, language, hash: hashFor(person, code), tries: 0, until: this.parts.now() + CODE_LIVES }
    await this.change(person, (mail) => ({ ...mail, asked }))
    const end = await this.parts.post.attempt(codeLetter(code, language, this.parts.publicUrl), address)
    if (end === 'arrived') return
    await this.change(person, ({ asked: now, ...mail }) =>
      now && now.hash !== asked.hash ? { ...mail, asked: now } : mail,
    )
    throw end === 'refused'
      ? new Refusal('mail-refused', 'The mail server does not take this address.')
      : new Refusal('mail-trouble', 'The mail could not be sent just now: try again later.')
  }

  /** The code was typed: right, the address is theirs; wrong too often or too late, a new one must be asked for. */
  async confirm(person: PersonId, code: string): Promise<void> {
    let verdict: 'right' | 'wrong' | 'none' = 'none'
    await this.change(person, ({ asked, ...mail }) => {
      verdict = 'none'
      if (!asked || asked.until <= this.parts.now()) return mail
      const { address, language } = asked
      const isRight = sameSecret(asked.hash, hashFor(person, code))
      verdict = isRight ? 'right' : 'wrong'
      if (isRight) return { ...mail, address, language }
      const tries = asked.tries + 1
      return tries < MOST_TRIES ? { ...mail, asked: { ...asked, tries } } : mail
    })
    refuse(verdict)
  }

  /** Forgets the address, and what was sent there. */
  async drop(person: PersonId): Promise<void> {
    await this.parts.store.changePerson(person, ({ mail: _, ...row }) => row)
  }

  /** Whoever holds the link of a letter ends it, known to the house or not. Nothing tells whether it did. */
  async unsubscribe(token: string): Promise<void> {
    const [person, signature] = [token.slice(0, -SIGNATURE), token.slice(-SIGNATURE)]
    const { address } = await this.row(person)
    if (address !== undefined && sameSecret(signature, this.signature(person, address))) await this.drop(person)
  }

  /** One letter for each thing they are asked, none while they are at the table, so many a day at most. */
  async call(person: PersonId, call: Call, doc?: TableDoc): Promise<boolean> {
    if (!doc || this.parts.isHere(doc.id, person) || (await this.row(person)).address === undefined) return false
    const to = await this.claim(person, call, doc)
    if (!to) return false
    const { address, language } = to
    const token = person + this.signature(person, address)
    const { publicUrl: house, post } = this.parts
    const letter = callLetter(call, doc, { language, house, unsubscribe: `${house}/api/unsubscribe/${token}` })
    return post.deliver(letter, address, async () => (await this.row(person)).address === address)
  }

  /** Notes that a letter goes out, before it does: of all nodes and all retries, one sends it. */
  private async claim(person: PersonId, { event }: Call, doc: TableDoc) {
    const now = this.parts.now()
    const acted = Math.max(0, ...doc.seats.filter((seat) => ownerOf(seat) === person).map(({ actedAt }) => actedAt))
    const claimed: { to?: { address: string; language: string } } = {}
    await this.change(person, (mail) => {
      delete claimed.to
      const { address, language = 'en' } = mail
      const sent = (mail.sent ?? []).filter(({ at }) => at > now - DAY)
      const isTold = sent.some((one) => one.table === doc.id && one.event === event && one.at >= acted)
      if (address === undefined || isTold || sent.length >= MOST_A_DAY) return { ...mail, sent }
      claimed.to = { address, language }
      return { ...mail, sent: [...sent, { table: doc.id, event, at: now }] }
    })
    return claimed.to
  }

  private signature(person: PersonId, address: string): string {
    return createHmac('sha256', this.key).update(`${person} ${address}`).digest('base64url')
  }

  private async row(person: PersonId): Promise<MailRow> {
    return (await this.parts.store.person(person))?.mail ?? {}
  }

  private async change(person: PersonId, change: (mail: MailRow) => MailRow): Promise<void> {
    await this.parts.store.changePerson(person, (row) => ({ ...row, mail: change(row.mail ?? {}) }))
  }
}

const hashFor = (person: PersonId, code: string): string => hashOf(`${person} ${code}`)

function refuse(verdict: 'right' | 'wrong' | 'none'): void {
  if (verdict === 'wrong') throw new Refusal('wrong-code', 'This is not the code.')
  if (verdict === 'none') throw new Refusal('no-code', 'There is no code any more: ask for a new one.')
}
