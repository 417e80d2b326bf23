import { createHash, createHmac } from 'node:crypto'
import { commitmentTo, digest, fairChance, Refusal } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { hmacSha256, sha256, toHex } from '../src/sha256.ts'
import { drawVectors, page } from './dice-vectors.ts'

const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255)

describe('SHA-256 and HMAC', () => {
  it('agree with the system library at every length around the block borders', () => {
    for (let length = 0; length < 200; length++) {
      const message = bytes(length)
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
      expect(toHex(hmacSha256(bytes(length % 90), message))).toBe(
        createHmac('sha256', bytes(length % 90))
          .update(message)
          .digest('hex'),
      )
    }
  })
})

describe('checkable dice', () => {
  const secret = 'a1'.repeat(32)

  it('commit to the secret before the first move', () => {
    expect(commitmentTo(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'))
  })

  it('are HMAC(secret, match | nonces | stream | ordinal), first word below the largest multiple, modulo', () => {
    const dice = fairChance(secret, 'm-1', ['0a', '', 'ff'])
    for (let ordinal = 0; ordinal < 50; ordinal++) {
      const digest = createHmac('sha256', Buffer.from(secret, 'hex')).update(`m-1|0a,,ff|open|${ordinal}`).digest()
      expect(dice.draw(6, 'open', ordinal)).toBe(digest.readUInt32BE(0) % 6)
    }
  })

  it('reject words that would favour small outcomes, and take the next word, then the next digest', () => {
    const dice = fairChance(secret, 'm-1', [])
    const total = 3_000_000_000
    let rejected = 0
    for (let ordinal = 0; ordinal < 200; ordinal++) {
      const digests = [0, 1, 2].map((round) =>
        createHmac('sha256', Buffer.from(secret, 'hex'))
          .update(`m-1||open|${ordinal}${round ? `|${round}` : ''}`)
          .digest(),
      )
      const words = digests.flatMap((digest) => [0, 4, 8, 12, 16, 20, 24, 28].map((at) => digest.readUInt32BE(at)))
      const first = words.findIndex((word) => word < total)
      if (first > 0) rejected++
      expect(dice.draw(total, 'open', ordinal)).toBe(words[first])
    }
    expect(rejected).toBeGreaterThan(20)
  })

  it('fall evenly', () => {
    const dice = fairChance(secret, 'even', [])
    const counts = [0, 0, 0, 0, 0, 0]
    for (let ordinal = 0; ordinal < 6000; ordinal++) counts[dice.draw(6, 'open', ordinal)]++
    // Chi-square with 5 degrees of freedom stays below 20.5 in 999 of 1000 fair dice; the secret is fixed.
    expect(counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)).toBeLessThan(20.5)
  })

  it('refuse what cannot be signed without ambiguity', () => {
    for (const act of [
      () => commitmentTo('12'),
      () => fairChance(secret, 'a|b', []),
      () => fairChance(secret, 'ok', ['x,y']),
      () => fairChance('', 'ok', []),
    ])
      expect(act).toThrow(Refusal)
  })

  it('match the vectors in docs/fairness.md', () => {
    expect(drawVectors.length).toBeGreaterThanOrEqual(8)
    for (const { secret, match, nonces, stream, ordinal, total, outcome } of drawVectors)
      expect(fairChance(secret, match, nonces).draw(total, stream, ordinal)).toBe(outcome)
    const commitments = [...page.matchAll(/^\| `([0-9a-f]{64})` \| `([0-9a-f]{64})` \|$/gm)]
    expect(commitments.length).toBeGreaterThanOrEqual(2)
    for (const [, secret = '', commitment] of commitments) expect(commitmentTo(secret)).toBe(commitment)
    const hashes = [...page.matchAll(/^\| `([0-9a-f]{1,62})` \| `([0-9a-f]{64})` \|$/gm)]
    expect(hashes.length).toBeGreaterThanOrEqual(2)
    for (const [, nonce = '', hash] of hashes) expect(digest(nonce)).toBe(hash)
  })
})
