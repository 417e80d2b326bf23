import { Refusal } from '@estaminet/kernel'
import type { Person, PersonId } from '@estaminet/table'
import { type CampaignTry, mergedTries } from '@estaminet/table/campaign'
import { opens, renewed, withDevice } from './keyring.ts'
import { hashOf, newId, newSecret } from './secrets.ts'
import type { PersonRow, Store } from './store/store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A cookie older than this is replaced by a new one. */
const ROTATE_AFTER = 7 * DAY
const LINK_LIVES = 15 * MINUTE
const REMEMBER = 2 * MINUTE
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
    await this.store.savePerson(row)
    this.remember(row)
    return { person: row, pass: this.pass(row.id, secret) }
  }

  /** Who shows this pass, and a new pass when it is time for one. */
  async recognise(pass: Pass): Promise<{ person: Person; renewed?: Pass } | undefined> {
    const [id, secret, since, ...rest] = pass.split('.')
    if (!id || !secret || !since || rest.length > 0) return undefined
    const now = this.now()
    const hash = hashOf(secret)
    // What another node has changed since is not in this one's memory.
    const known = this.atHand(id)
    const row = known && opens(known.secrets, hash, now) ? known : await this.look(id)
    if (!row || !opens(row.secrets, hash, now)) return undefined
    if (now - Number.parseInt(since, 36) < ROTATE_AFTER) return { person: row }
    return this.renew(id, hash)
  }

  private async renew(id: PersonId, hash: string): Promise<{ person: Person; renewed?: Pass } | undefined> {
    const now = this.now()
    const fresh = newSecret()
    const row = await this.change(id, (person) =>
      opens(person.secrets, hash, now)
        ? { ...person, secrets: renewed(person.secrets, hash, hashOf(fresh), now), seenAt: now }
        : person,
    )
    if (!row || !opens(row.secrets, hash, now)) return undefined
    return { person: row, renewed: this.pass(id, fresh) }
  }

  /** As it is now, by way of whichever node they changed it. */
  async nameOf(id: PersonId): Promise<string> {
    return (await this.mustKnow(id)).name
  }

  async rename(id: PersonId, name: string): Promise<Person> {
    const tidied = tidy(name)
    return this.mustChange(id, (person) => ({ ...person, name: tidied }))
  }

  /** Keeps these games of a campaign with those that are known; nobody else ever sees them. Answers with all of them. */
  async keepTries(id: PersonId, tries: readonly CampaignTry[]): Promise<readonly CampaignTry[]> {
    const known = (await this.mustKnow(id)).campaign ?? []
    if (tries.every((one) => known.some(({ table }) => table === one.table))) return known
    let all: readonly CampaignTry[] = known
    await this.mustChange(id, (person) => {
      all = mergedTries(person.campaign ?? [], tries)
      return { ...person, campaign: all }
    })
    return all
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
    const secret = newSecret()
    const person = await this.mustChange(id, (row) => ({
      ...row,
      secrets: withDevice(row.secrets, hashOf(secret)),
      seenAt: this.now(),
    }))
    return { person, pass: this.pass(person.id, secret) }
  }

  /** Another node was asked to forget them. */
  drop(id: PersonId): void {
    this.known.delete(id)
  }

  async forget(id: PersonId): Promise<void> {
    this.drop(id)
    await this.store.forgetPerson(id)
  }

  private pass(id: PersonId, secret: string): Pass {
    return `${id}.${secret}.${this.now().toString(36)}`
  }

  private atHand(id: PersonId): PersonRow | undefined {
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
    return (await this.look(id)) ?? unknownPerson()
  }

  /** Only what changes, on the row as it is then: another request, or node, may be changing it too. */
  private async change(id: PersonId, change: (row: PersonRow) => PersonRow): Promise<PersonRow | undefined> {
    const row = await this.store.changePerson(id, change)
    if (row) this.remember(row)
    else this.known.delete(id)
    return row
  }

  private async mustChange(id: PersonId, change: (row: PersonRow) => PersonRow): Promise<PersonRow> {
    return (await this.change(id, change)) ?? unknownPerson()
  }

  private remember(row: PersonRow): void {
    if (this.known.size >= MOST_REMEMBERED) this.known.clear()
    this.known.set(row.id, { row, until: this.now() + REMEMBER })
  }
}

const unknownPerson = (): never => {
  throw new Refusal('unknown-person', 'The house does not know you: type a name first.')
}

/** What is shown to others: no control signs, no tricks with the direction of writing, no towers of accents. */
export const cleaned = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()

export function tidy(name: string): string {
  const clean = cleaned(name)
  if (clean === '' || [...clean].length > 24) throw new Refusal('bad-name', 'A name has 1 to 24 letters.')
  return clean
}
