import { isIP } from 'node:net'
import { Refusal } from '@estaminet/kernel'
import type { Person, PersonId } from '@estaminet/table'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Pass, People } from './people.ts'
import { hashOf } from './secrets.ts'
import type { PasskeyRow } from './store/passkeys-and-webhooks.ts'
import type { Store } from './store/store.ts'

const HOUSE = 'Estaminet'
const CHALLENGE_LIVES = 5 * 60_000
const MOST_PASSKEYS = 10
const NEW = 'new passkey'
const OPEN = 'open with a passkey'

/** Loaded when the first passkey comes: it takes a third of a second and 25 MB. */
const webauthn = () => import('@simplewebauthn/server')

/** The name passkeys are bound to, and the only pages that may use them. */
export interface Doorplate {
  readonly id: string
  readonly origin: string
}

/** Browsers allow passkeys on https pages with a name, and on the machine itself. */
export function doorplate(publicUrl: string | undefined, host: string): Doorplate | undefined {
  const address = publicUrl ?? `http://${host}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new URL(address)
  const named = hostname === 'localhost' || (protocol === 'https:' && isIP(hostname.replace(/[[\]]/g, '')) === 0)
  return named ? { id: hostname, origin } : undefined
}

/** Keys that devices keep for a guest, so that the identity outlives a browser. */
export class Passkeys {
  private readonly store: Store
  private readonly people: People
  private readonly now: () => number

  constructor(store: Store, people: People, now: () => number) {
    this.store = store
    this.people = people
    this.now = now
  }

  listOf(person: PersonId): Promise<PasskeyRow[]> {
    return this.store.passkeysOf(person)
  }

  /** What a device is asked to make a key for this person. */
  async invite({ id, name }: Person, at: Doorplate) {
    const mine = await this.mustHaveRoom(id)
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: HOUSE,
      rpID: at.id,
      userID: new TextEncoder().encode(id),
      userName: name,
      userDisplayName: name,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: mine.map((passkey) => ({ id: passkey.id })),
      timeout: CHALLENGE_LIVES,
    })
    await this.keepChallenge(options.challenge, NEW, id)
    return options
  }

  async add(person: PersonId, at: Doorplate, response: RegistrationResponseJSON): Promise<void> {
    // Whoever was invited often before they came the first time comes once too often.
    await this.mustHaveRoom(person)
    const { registrationInfo } = await checked(async () =>
      (await webauthn()).verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.useChallenge(challenge, NEW, person),
        expectedOrigin: at.origin,
        expectedRPID: at.id,
        requireUserVerification: false,
      }),
    )
    if (!registrationInfo) throw badPasskey()
    const { id, publicKey, counter } = registrationInfo.credential
    const key = Buffer.from(publicKey).toString('base64url')
    if (!(await this.store.savePasskey({ id, person, key, counter, createdAt: this.now() }))) throw badPasskey()
  }

  remove(person: PersonId, id: string): Promise<void> {
    return this.store.dropPasskey(person, id)
  }

  /** What a device is asked to show a key it has, whoever's it is. */
  async greet(at: Doorplate) {
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: at.id,
      userVerification: 'preferred',
      timeout: CHALLENGE_LIVES,
    })
    await this.keepChallenge(options.challenge, OPEN, '')
    return options
  }

  async open(at: Doorplate, response: AuthenticationResponseJSON): Promise<{ person: Person; pass: Pass }> {
    const row = await this.store.passkey(response.id)
    if (!row) throw badPasskey()
    const { userHandle } = response.response
    if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== row.person) throw badPasskey()
    const { authenticationInfo } = await checked(async () =>
      (await webauthn()).verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.useChallenge(challenge, OPEN, ''),
        expectedOrigin: at.origin,
        expectedRPID: at.id,
        credential: { id: row.id, publicKey: Buffer.from(row.key, 'base64url'), counter: row.counter },
        requireUserVerification: false,
      }),
    )
    const opened = await this.people.letIn(row.person)
    await this.store.savePasskey({ ...row, counter: authenticationInfo.newCounter, usedAt: this.now() })
    return opened
  }

  private async mustHaveRoom(person: PersonId): Promise<PasskeyRow[]> {
    const mine = await this.listOf(person)
    if (mine.length < MOST_PASSKEYS) return mine
    throw new Refusal('too-many-passkeys', `${MOST_PASSKEYS} passkeys are enough: remove one first.`)
  }

  private async keepChallenge(challenge: string, purpose: string, person: PersonId): Promise<void> {
    const expiresAt = this.now() + CHALLENGE_LIVES
    await this.store.saveToken({ hash: hashOf(challenge), person, purpose, expiresAt })
  }

  /** A challenge is taken away by whoever shows it first, right or wrong. */
  private async useChallenge(challenge: string, purpose: string, person: PersonId): Promise<boolean> {
    const kept = await this.store.useToken(hashOf(challenge))
    return kept?.purpose === purpose && kept.person === person && kept.expiresAt >= this.now()
  }
}

const badPasskey = () => new Refusal('bad-passkey', 'This passkey does not open anything here: try again.')

/** Whatever is wrong with what a device sent, it hears the same. */
async function checked<T extends { readonly verified: boolean }>(check: () => Promise<T>): Promise<T> {
  let outcome: T
  try {
    outcome = await check()
  } catch (error) {
    throw error instanceof Refusal ? error : badPasskey()
  }
  if (!outcome.verified) throw badPasskey()
  return outcome
}
