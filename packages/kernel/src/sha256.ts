/** SHA-256 and HMAC in plain TypeScript: browsers offer WebCrypto only on secure pages, and a LAN table has none. */

const K = Uint32Array.from(primes(64), (p) => fractionBits(Math.cbrt(p)))
const START = Uint32Array.from(primes(8), (p) => fractionBits(Math.sqrt(p)))

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) << 6) + 64)
  padded.set(message)
  padded[message.length] = 0x80
  const block = new DataView(padded.buffer)
  block.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000))
  block.setUint32(padded.length - 4, message.length << 3)

  const state = START.slice()
  const w = new Uint32Array(64)
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = block.getUint32(at + i * 4)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]
      const b = w[i - 2]
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      w[i] = w[i - 16] + s0 + w[i - 7] + s1
    }
    let [a, b, c, d, e, f, g, h] = state
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    ;[a, b, c, d, e, f, g, h].forEach((value, i) => {
      state[i] = state[i] + value
    })
  }
  const digest = new Uint8Array(32)
  const bytes = new DataView(digest.buffer)
  for (const [i, word] of state.entries()) bytes.setUint32(i * 4, word)
  return digest
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = new Uint8Array(64 + message.length)
  inner.set(block.map((byte) => byte ^ 0x36))
  inner.set(message, 64)
  const outer = new Uint8Array(96)
  outer.set(block.map((byte) => byte ^ 0x5c))
  outer.set(sha256(inner), 64)
  return sha256(outer)
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Nothing when the text is not lower-case hex of whole bytes. */
export function fromHex(text: string): Uint8Array | undefined {
  if (text.length % 2 || !/^[0-9a-f]*$/.test(text)) return undefined
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16))
}

/** Only ASCII is ever signed, so one byte a character. */
export const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 127)

const turn = (n: number, by: number) => (n >>> by) | (n << (32 - by))

function fractionBits(x: number): number {
  return Math.floor((x - Math.floor(x)) * 0x100000000)
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
}
