import { Refusal } from '@estaminet/kernel'
import type { Person, PersonId } from '@estaminet/table'
import { hashOf, newId, newSecret, sameSecret } from './secrets.ts'
import type { PersonRow, Store } from './store/store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A cookie older than this is replaced by a new one. */
const ROTATE_AFTER = 7 * DAY
/** The old secret still opens for a moment: the browser may have sent several requests at once. */
const OLD_SECRET_LIVES = 10 * MINUTE
const LINK_LIVES = 15 * MINUTE
const REMEMBER = 2 * MINUTE
const MOST_DEVICES = 8
const MOST_REMEMBERED = 10_000

/** What a browser keeps: who, the secret, and since when (in base 36). */
export type Pass = string

/** Guests: a name, and a secret that only the browser knows. */
export class People {
  private readonly store: Store
  private readonly now: () => number
  private readonly known = new Map<PersonId, { row: PersonRow; until: number }>()

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  async welcome(name: string): Promise<{ person: Person; pass: Pass }> {
    const secret = newSecret()
    const now = this.now()
    const row = { id: newId(), name: tidy(name), secrets: [hashOf(secret)], createdAt: now, seenAt: now }
    await this.save(row)
    return { person: row, pass: this.pass(row.id, secret) }
  }

  /** Who shows this pass, and a new pass when it is time for one. */
  async recognise(pass: Pass): Promise<{ person: Person; renewed?: Pass } | undefined> {
    const [id, secret, since, ...rest] = pass.split('.')
    if (!id || !secret || !since || rest.length > 0) return undefined
    const now = this.now()
    const hash = hashOf(secret)
    // What another node has changed since is not in this one's memory.
    const known = this.remembered(id)
    const row = known && opens(known, hash, now) ? known : await this.look(id)
    if (!row || !opens(row, hash, now)) return undefined
    if (now - Number.parseInt(since, 36) < ROTATE_AFTER) return { person: row }
    return this.renew(id, hash)
  }

  private async renew(id: PersonId, hash: string): Promise<{ person: Person; renewed?: Pass } | undefined> {
    const now = this.now()
    const row = await this.look(id)
    if (!row || !opens(row, hash, now)) return undefined
    const fresh = newSecret()
    const others = row.secrets.filter((one) => stillOpens(one, now) && hashPart(one) !== hash)
    const secrets = [hashOf(fresh), ...others.slice(0, MOST_DEVICES - 1), `${hash}@${now + OLD_SECRET_LIVES}`]
    await this.save({ ...row, secrets, seenAt: now })
    return { person: row, renewed: this.pass(id, fresh) }
  }

  async rename(id: PersonId, name: string): Promise<Person> {
    const row = await this.mustKnow(id)
    const renamed = { ...row, name: tidy(name) }
    await this.save(renamed)
    return renamed
  }

  /** A secret that opens this identity once, on another device. */
  async deviceLink(id: PersonId): Promise<{ token: string; expiresAt: number }> {
    await this.mustKnow(id)
    const token = newSecret()
    const expiresAt = this.now() + LINK_LIVES
    await this.store.saveToken({ hash: hashOf(token), person: id, purpose: 'device', expiresAt })
    return { token, expiresAt }
  }

  async useDeviceLink(token: string): Promise<{ person: Person; pass: Pass }> {
    const row = await this.store.useToken(hashOf(token))
    if (row?.purpose !== 'device' || row.expiresAt < this.now())
      throw new Refusal('bad-link', 'This link was used already or is too old: make a new one.')
    return this.letIn(row.person)
  }

  /** One more device for somebody who proved who they are. */
  async letIn(id: PersonId): Promise<{ person: Person; pass: Pass }> {
    const person = await this.mustKnow(id)
    const secret = newSecret()
    const secrets = [hashOf(secret), ...person.secrets.slice(0, MOST_DEVICES - 1)]
    await this.save({ ...person, secrets, seenAt: this.now() })
    return { person, pass: this.pass(person.id, secret) }
  }

  async forget(id: PersonId): Promise<void> {
    this.known.delete(id)
    await this.store.forgetPerson(id)
  }

  private pass(id: PersonId, secret: string): Pass {
    return `${id}.${secret}.${this.now().toString(36)}`
  }

  private remembered(id: PersonId): PersonRow | undefined {
    const known = this.known.get(id)
    return known && known.until > this.now() ? known.row : undefined
  }

  private async look(id: PersonId): Promise<PersonRow | undefined> {
    const row = await this.store.person(id)
    if (row) this.remember(row)
    else this.known.delete(id)
    return row
  }

  private async mustKnow(id: PersonId): Promise<PersonRow> {
    const row = await this.look(id)
    if (!row) throw new Refusal('unknown-person', 'The house does not know you: type a name first.')
    return row
  }

  private async save(row: PersonRow): Promise<void> {
    await this.store.savePerson(row)
    this.remember(row)
  }

  private remember(row: PersonRow): void {
    if (this.known.size >= MOST_REMEMBERED) this.known.clear()
    this.known.set(row.id, { row, until: this.now() + REMEMBER })
  }
}

const opens = (row: PersonRow, hash: string, now: number): boolean =>
  row.secrets.some((one) => stillOpens(one, now) && sameSecret(hashPart(one), hash))

/** A secret is kept as its hash, a retired one with the time until which it still opens. */
const hashPart = (kept: string): string => kept.split('@')[0]
const stillOpens = (kept: string, now: number): boolean => {
  const until = kept.split('@')[1]
  return until === undefined || Number(until) > now
}

/** Names are shown to others: no control signs, no tricks with the direction of writing. */
export function tidy(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  if (clean === '' || [...clean].length > 24) throw new Refusal('bad-name', 'A name has 1 to 24 letters.')
  return clean
}
