import { refuse } from './refusal.ts'
import { asciiBytes, fromHex, hmacSha256, sha256, toHex } from './sha256.ts'

/** Where the outcomes of chance come from: a number from 0 to `total` - 1 for the n-th draw of a stream. */
export interface ChanceSource {
  draw(total: number, stream: string, ordinal: number): number
}

/** HMAC-SHA-256 of a text in ASCII. A host that has a faster one than ours brings it along. */
export type Hmac = (key: Uint8Array, text: string) => Uint8Array

/** What everybody knows before the first die: the commitment; and what every seat added after it. */
export interface FairSetup {
  readonly match: string
  /** SHA-256 of the secret, in hex. */
  readonly commitment: string
  /**
   * What every seat committed to before any nonce was opened: SHA-256 of its nonce as it is written, or nothing. Matches
   * of old have none.
   */
  readonly hashes?: readonly string[]
  /** One per seat, hex, possibly empty. */
  readonly nonces: readonly string[]
}

/** Every nonce is the one its seat had committed to; a seat may have kept its own back. */
export function checkHashes({ hashes, nonces }: Pick<FairSetup, 'hashes' | 'nonces'>): void {
  if (!hashes) return
  if (hashes.length !== nonces.length) refuse('malformed-record', 'There must be one hash per nonce.')
  nonces.forEach((nonce, seat) => {
    if (nonce !== '' && digest(nonce) !== hashes[seat])
      refuse('wrong-dice', `The nonce of seat ${seat} is not the one it had committed to.`)
  })
}

const SECRET_BYTES = 32

export const isSecret = (text: string): boolean => text.length === SECRET_BYTES * 2 && fromHex(text) !== undefined

/** The commitment to a secret of 64 hex digits. */
export const commitmentTo = (secret: string): string => toHex(sha256(secretBytes(secret)))

/** SHA-256 of a text in ASCII, in hex. */
export const digest = (text: string): string => toHex(sha256(asciiBytes(text)))

/** With what every page has. */
export const plainHmac: Hmac = (key, text) => hmacSha256(key, asciiBytes(text))

/** The dice of one match. The same secret, match and nonces always give the same draws, whoever computes them. */
export function fairChance(
  secret: string,
  match: string,
  nonces: readonly string[],
  hmac: Hmac = plainHmac,
): ChanceSource {
  const key = secretBytes(secret)
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(match))
    refuse('bad-request', 'A match id has 1 to 64 letters, digits, hyphens or underscores.')
  for (const nonce of nonces)
    if (!/^[0-9a-f]{0,64}$/.test(nonce)) refuse('bad-request', 'A nonce has at most 64 lower-case hex digits.')
  const prefix = `${match}|${nonces.join(',')}`
  return {
    draw(total, stream, ordinal) {
      return boundedDraw(total, (round) => hmac(key, `${prefix}|${stream}|${ordinal}${round ? `|${round}` : ''}`))
    },
  }
}

/**
 * A digest is eight 32-bit words. The first word below the largest multiple of `total` counts, modulo `total`; words
 * above it are rejected, else small outcomes would be favoured. When all eight are, the next digest is taken.
 */
function boundedDraw(total: number, digest: (round: number) => Uint8Array): number {
  const limit = Math.floor(0x100000000 / total) * total
  for (let round = 0; ; round++) {
    const bytes = digest(round)
    const words = new DataView(bytes.buffer, bytes.byteOffset)
    for (let at = 0; at < 32; at += 4) {
      const word = words.getUint32(at)
      if (word < limit) return word % total
    }
  }
}

function secretBytes(secret: string): Uint8Array {
  const bytes = fromHex(secret)
  return bytes?.length === SECRET_BYTES ? bytes : refuse('bad-request', 'A secret is 64 lower-case hex digits.')
}
