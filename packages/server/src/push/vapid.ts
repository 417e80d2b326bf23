import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { madeOnce } from '../store/made-once.ts'
import type { Store } from '../store/store.ts'
import { CURVE } from './encryption.ts'

const SETTING = 'vapid'
/** Push services take no word that is good for more than a day. */
const GOOD_FOR = 12 * 60 * 60
/** Whom a push service may write to when something is wrong with our messages; it must be an address of some kind. */
const NOBODY = 'mailto:host@localhost'

/** By which push services know that messages come from the house a browser has subscribed to. */
export class Vapid {
  /** What browsers are given when they subscribe, base64url. */
  readonly publicKey: string
  private readonly key: KeyObject
  private readonly contact: string

  private constructor(secret: string, publicUrl: string | undefined) {
    const pair = createECDH(CURVE)
    pair.setPrivateKey(Buffer.from(secret, 'base64url'))
    const point = pair.getPublicKey()
    this.publicKey = point.toString('base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
    this.key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: secret }, format: 'jwk' })
    this.contact = publicUrl?.startsWith('https:') ? publicUrl : NOBODY
  }

  /** Made when the house first opens, and kept with its store: with another one every subscription would be lost. */
  static async read(store: Store, publicUrl: string | undefined): Promise<Vapid> {
    return new Vapid(await madeOnce(store, SETTING, newKey), publicUrl)
  }

  /** The header that says who sends a message to this address. */
  authorization(endpoint: string, now: number): string {
    const words = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + GOOD_FOR, sub: this.contact }
    const text = [{ typ: 'JWT', alg: 'ES256' }, words].map(inBase64).join('.')
    const signature = sign('sha256', Buffer.from(text), { key: this.key, dsaEncoding: 'ieee-p1363' })
    return `vapid t=${text}.${signature.toString('base64url')}, k=${this.publicKey}`
  }
}

const inBase64 = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

function newKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // A key that begins with zeros comes without them.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}
