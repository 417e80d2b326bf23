import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal } from '../src/push/encryption.ts'
import { Vapid } from '../src/push/vapid.ts'
import { MemoryStore } from './support/memory-store.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

it('seals the example of RFC 8291 as it is printed there', () => {
  const sealed = seal(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    },
  )
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('a house has one key for all time, and signs with it for the service a message goes to', async () => {
  const store = new MemoryStore()
  const [vapid, again] = [await Vapid.read(store, 'https://play.example.org'), await Vapid.read(store, undefined)]
  expect(again.publicKey).toBe(vapid.publicKey)
  const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(vapid.authorization('https://push.example.net/a/b', 0)) ?? []
  expect(key).toBe(vapid.publicKey)
  const [head, words, signature] = token.split('.')
  expect(JSON.parse(bytes(words).toString())).toEqual({
    aud: 'https://push.example.net',
    exp: 43_200,
    sub: 'https://play.example.org',
  })
  const point = bytes(vapid.publicKey)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${words}`), signed, bytes(signature))).toBe(true)
})
