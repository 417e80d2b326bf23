import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a browser hands to a device, as far as one needs it. */
export interface Invitation {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}
export interface Greeting {
  readonly challenge: string
  readonly rpId: string
}

/** A security key in software: one ES256 key, a counter, and no doubts about who presses its button. */
export class Authenticator {
  readonly id = randomBytes(16)
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private user = ''
  counter = 0

  make({ challenge, rp, user }: Invitation, origin: string) {
    this.user = user.id
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.from([0, this.id.length])
    const authData = Buffer.concat([this.head(rp.id, 0x45), Buffer.alloc(16), length, this.id, key])
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ])
    return {
      id: this.id.toString('base64url'),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      },
    }
  }

  show({ challenge, rpId }: Greeting, origin: string) {
    this.counter++
    const authData = this.head(rpId, 0x05)
    const client = clientData('webauthn.get', challenge, origin)
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.keys.privateKey)
    return {
      id: this.id.toString('base64url'),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.user,
      },
    }
  }

  private head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter])
  }
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

// ---------------------------------------------------------------- as much CBOR as that takes

const head = (major: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(major << 5) | n])
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
}
const cborInt = (n: number): Buffer => (n < 0 ? head(1, -1 - n) : head(0, n))
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes])
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])
