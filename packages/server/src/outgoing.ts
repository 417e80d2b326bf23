import { lookup } from 'node:dns/promises'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP } from 'node:net'
import { Refusal } from '@estaminet/kernel'
import type { PersonId } from '@estaminet/table'
import { Couriers } from './couriers.ts'
import { pauseUnless } from './pause-unless.ts'
import { isLoopback, isPublic } from './public-address.ts'

const PATIENCE = 5_000
/** A target that does not answer is tried again after these. */
const PAUSES = [2_000, 20_000]
/** So many messages the house has in hand, those that wait included, and so many of anybody's; more are lost. */
const MOST_IN_HAND = 2_000
const MOST_IN_HAND_EACH = 50
const LONGEST_ADDRESS = 500

export interface Parcel {
  /** Who asked for it to be sent there. */
  readonly whose: PersonId
  readonly url: string
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
}

export interface OutgoingSettings {
  /** Whether this machine itself may be a target, over plain http too. */
  readonly loopback: boolean
  readonly pauses?: readonly number[]
  readonly patience?: number
  /** Finds the addresses of a name. */
  readonly resolve?: (name: string) => Promise<string[]>
  /** A certificate to trust beside the usual ones. */
  readonly ca?: string
}

/** `gone`: what was at the address is no longer there. */
export type Ending = 'arrived' | 'refused' | 'gone' | 'no answer'

/**
 * The only way a message leaves the house for an address that a guest has typed. The name is looked up once, the
 * addresses behind it are checked, and the connection goes to the checked address: a name that points elsewhere a moment
 * later changes nothing. Redirects are not followed, answers are not read.
 */
export class Outgoing {
  private readonly settings: OutgoingSettings
  private readonly closing = new AbortController()
  private readonly couriers = new Couriers()
  private readonly inHand = new Map<PersonId, number>()
  private inAll = 0

  constructor(settings: OutgoingSettings) {
    this.settings = settings
  }

  /** Refuses an address that nothing will ever be sent to. */
  async check(url: string): Promise<void> {
    await this.target(url)
  }

  /** Whether it arrived at last. */
  async send(parcel: Parcel): Promise<boolean> {
    return (await this.deliver(parcel)) === 'arrived'
  }

  /** Sends until it arrives, three times at most; says what became of it. */
  async deliver(parcel: Parcel): Promise<Ending> {
    const { whose } = parcel
    const mine = this.inHand.get(whose) ?? 0
    if (this.inAll >= MOST_IN_HAND || mine >= MOST_IN_HAND_EACH) return 'no answer'
    this.take(whose, 1)
    try {
      for (const [turn, pause] of [...(this.settings.pauses ?? PAUSES), undefined].entries()) {
        const ending = await this.couriers.send(whose, () => this.attempt(parcel, turn))
        if (ending !== 'no answer' || pause === undefined) return ending
        if (!(await pauseUnless(this.closing.signal, pause))) return ending
      }
      return 'no answer'
    } finally {
      this.take(whose, -1)
    }
  }

  close(): void {
    this.closing.abort()
  }

  private take(whose: PersonId, more: 1 | -1): void {
    this.inAll += more
    const mine = (this.inHand.get(whose) ?? 0) + more
    if (mine > 0) this.inHand.set(whose, mine)
    else this.inHand.delete(whose)
  }

  private async attempt(parcel: Parcel, turn: number): Promise<Ending> {
    if (this.closing.signal.aborted) return 'no answer'
    const late = AbortSignal.timeout(this.settings.patience ?? PATIENCE)
    const signal = AbortSignal.any([late, this.closing.signal])
    const over = new Promise<Ending>((end) => signal.addEventListener('abort', () => end('no answer'), { once: true }))
    return Promise.race([over, this.handIn(parcel, turn, signal)])
  }

  private async handIn({ url, body, headers }: Parcel, turn: number, signal: AbortSignal): Promise<Ending> {
    let target: Awaited<ReturnType<Outgoing['target']>>
    try {
      target = await this.target(url)
    } catch (error) {
      return error instanceof Refusal && error.code === 'bad-target' ? 'refused' : 'no answer'
    }
    const { addresses, hostname, port, path, secure } = target
    const { ca } = this.settings
    return new Promise((end) => {
      const call = (secure ? overHttps : overHttp)(
        {
          // A name may have several addresses, and not all of them answer.
          host: addresses[turn % addresses.length],
          port,
          path,
          method: 'POST',
          agent: false,
          signal,
          headers: {
            ...headers,
            host: new URL(url).host,
            'content-length': Buffer.byteLength(body),
          },
          // The certificate must be the name's, whatever the address.
          ...(secure && isIP(hostname) === 0 ? { servername: hostname } : {}),
          ...(ca === undefined ? {} : { ca }),
        },
        (answer) => {
          const status = answer.statusCode ?? 0
          answer.destroy()
          if (status >= 200 && status < 300) end('arrived')
          else if (status === 404 || status === 410) end('gone')
          else end(status === 429 || status >= 500 ? 'no answer' : 'refused')
        },
      )
      call.on('error', () => end('no answer'))
      call.end(body)
    })
  }

  /** Where a message to this address would go. */
  private async target(url: string) {
    const address = URL.canParse(url) && url.length <= LONGEST_ADDRESS ? new URL(url) : bad('This is no address.')
    const { protocol, port, pathname, search, username, password } = address
    const hostname = address.hostname.replace(/^\[|\]$/g, '')
    if (username !== '' || password !== '') bad('The address may hold no name and no password.')
    const secure = protocol === 'https:'
    if (!secure && !(protocol === 'http:' && this.settings.loopback)) bad('The address must begin with https://.')
    const found = isIP(hostname) === 0 ? await this.resolve(hostname) : [hostname]
    const mayReach = (one: string) => (secure && isPublic(one)) || (this.settings.loopback && isLoopback(one))
    if (!found.every(mayReach)) bad('The address must be on the public internet.')
    return {
      addresses: found,
      hostname,
      port: Number(port) || (secure ? 443 : 80),
      path: `${pathname}${search}`,
      secure,
    }
  }

  private async resolve(name: string): Promise<string[]> {
    const found = await (this.settings.resolve ?? addressesOf)(name).catch(() => [])
    if (found.length > 0) return found
    throw new Refusal('unknown-target', `Nothing is known under the name ${name}.`)
  }
}

const addressesOf = async (name: string): Promise<string[]> =>
  (await lookup(name, { all: true })).map(({ address }) => address)

function bad(message: string): never {
  throw new Refusal('bad-target', message)
}
