import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { smallHouse } from './support/school.ts'
import { passTurnsUntil, tableOf } from './support/turns.ts'

/** A browser of a kind: it has keys, and opens what was sealed for them. */
class Browser {
  readonly auth = randomBytes(16)
  private readonly pair: ECDH = createECDH('prime256v1')
  readonly keys: { p256dh: string; auth: string }

  constructor() {
    this.keys = { p256dh: this.pair.generateKeys('base64url'), auth: this.auth.toString('base64url') }
  }

  open(body: Buffer): { text: string; table?: string } {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])]
    const sealed = body.subarray(21 + body[20])
    const derive = (secret: Uint8Array, from: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), theirs])
    const shared = derive(this.pair.computeSecret(theirs), this.auth, info, 32)
    const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
    const opening = createDecipheriv('aes-128-gcm', key, nonce)
    opening.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
    return JSON.parse(padded.subarray(0, -1).toString())
  }
}

describe('a browser that wants to be told', () => {
  let house: TestHouse
  let service: Server
  let address: string
  const heard: { path: string; body: Buffer; headers: Record<string, unknown> }[] = []
  /** What the service answers next; then that all is well. */
  const answers: number[] = []
  beforeAll(async () => {
    house = await houseFor({ ...smallHouse, env: { ...smallHouse.env, LOOPBACK_TARGETS: 'yes' } })
    service = createServer((request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part) => parts.push(part))
      request.on('end', () => {
        heard.push({ path: request.url ?? '', body: Buffer.concat(parts), headers: request.headers })
        reply.writeHead(answers.shift() ?? 201).end()
      })
    })
    await new Promise<void>((open) => service.listen(0, '127.0.0.1', open))
    address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    service?.closeAllConnections()
    service?.close()
    await house?.close()
  })
  beforeEach(() => {
    heard.length = 0
    answers.length = 0
  })

  const subscribe = (who: Client, path: string, { keys }: Browser, language = 'en') =>
    who.ask('PUT', '/api/me/push', { endpoint: address + path, keys, language })

  it('hears of its turn in words that only it can read, and of nothing else', async () => {
    const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
    const browsers: Record<string, Browser> = { '/ann': new Browser(), '/bob': new Browser() }
    expect((await subscribe(ann, '/ann', browsers['/ann'])).status).toBe(200)
    expect((await subscribe(bob, '/bob', browsers['/bob'], 'nl')).status).toBe(200)
    const table = await tableOf(ann, bob, { kind: 'turns', hours: 24 })
    await passTurnsUntil(() => new Set(heard.map(({ path }) => path)).size === 2, table, [ann, bob])
    for (const { path, body, headers } of heard) {
      const { text, ...more } = browsers[path].open(body)
      expect(more).toEqual({ table })
      expect(text).toMatch(path === '/ann' ? /^It is your turn: / : /^Jij bent aan zet: /)
      expect(headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        ttl: '86400',
        authorization: expect.stringMatching(/^vapid t=\S+, k=\S+$/),
        topic: expect.stringMatching(/^[\w-]{1,32}$/),
      })
      expect(() => browsers[path === '/ann' ? '/bob' : '/ann'].open(body)).toThrow()
    }
  })

  it('is forgotten when its service says that it is gone, and when it says so itself', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const endpoints = async () => (await ann.ok<{ endpoints: string[] }>('GET', '/api/me/push')).endpoints
    for (const path of ['/one', '/two']) await subscribe(ann, path, new Browser())
    await subscribe(ann, '/two', new Browser())
    expect(await endpoints()).toEqual([`${address}/one`, `${address}/two`])
    answers.push(410, 410)
    expect(await ann.ok('POST', '/api/me/push/try')).toEqual({ arrived: false })
    expect(await endpoints()).toEqual([])
    await subscribe(ann, '/three', new Browser())
    expect(await ann.ok('POST', '/api/me/push/try')).toEqual({ arrived: true })
    await ann.ok('DELETE', `/api/me/push?endpoint=${encodeURIComponent(`${address}/three`)}`)
    expect(await endpoints()).toEqual([])
  })

  it('has keys, and a service on the public internet', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const { keys } = new Browser()
    const put = (endpoint: string, more = keys) =>
      ann.ask('PUT', '/api/me/push', { endpoint, keys: more, language: 'en' })
    for (const inside of ['https://10.0.0.1/x', 'https://192.168.1.1/', 'http://93.184.216.34/', 'x'])
      expect(await put(inside)).toMatchObject({ status: 400, body: { code: 'bad-target' } })
    expect(await put(`${address}/x`, { ...keys, p256dh: 'BAAA' })).toMatchObject({ body: { code: 'bad-request' } })
    expect((await new Client(house.url).ask('GET', '/api/me/push')).status).toBe(401)
    const { key, endpoints } = await ann.ok<{ key: string; endpoints: string[] }>('GET', '/api/me/push')
    expect(Buffer.from(key, 'base64url').length).toBe(65)
    expect(endpoints).toEqual([])
  })
})
