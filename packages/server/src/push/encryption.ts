import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gives with a subscription: where its messages go, and the keys they are sealed for. */
export interface PushKeys {
  /** Its public key, a point on P-256, base64url. */
  readonly p256dh: string
  /** A secret it shares with us alone, 16 bytes, base64url. */
  readonly auth: string
}

/** What is drawn anew for every message; given only where a known message is to come out. */
export interface Drawn {
  readonly salt: Buffer
  readonly privateKey: Buffer
}

export const CURVE = 'prime256v1'
const RECORD_SIZE = 4096
/** Before the padding of the last record, which is the only one. */
const LAST_RECORD = 2
const TAG = 16

/** Seals a message as RFC 8291 has it: nobody on the way can read it, the push service included. */
export function seal(message: string, { p256dh, auth }: PushKeys, drawn?: Drawn): Buffer {
  const own = createECDH(CURVE)
  if (drawn) own.setPrivateKey(drawn.privateKey)
  else own.generateKeys()
  const salt = drawn?.salt ?? randomBytes(16)
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const shared = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG })
  const sealed = [cipher.update(message, 'utf8'), cipher.update(Buffer.of(LAST_RECORD)), cipher.final()]
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_SIZE)
  head.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, head, ours, ...sealed, cipher.getAuthTag()])
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
