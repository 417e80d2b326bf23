import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { Limits } from '../src/limits.ts'
import { Metrics } from '../src/metrics.ts'
import { Outgoing, type OutgoingSettings } from '../src/outgoing.ts'
import { isLoopback, isPublic } from '../src/public-address.ts'
import { Webhooks } from '../src/webhooks.ts'
import { certificateFor } from './support/certificate.ts'
import { MemoryStore } from './support/memory-store.ts'

const NOT_PUBLIC = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:4136:e378::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '127.1',
  '2130706433',
  '',
]
const PUBLIC = [
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '126.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.169.0.1',
  '198.17.255.255',
  '198.20.0.1',
  '223.255.255.255',
  '2001:4860:4860::8888',
  '2606:4700::1111',
  '2a00:1450::1',
]

describe('an address', () => {
  it.each(NOT_PUBLIC)('%j is not on the public internet', (address) => expect(isPublic(address)).toBe(false))
  it.each(PUBLIC)('%j is', (address) => expect(isPublic(address)).toBe(true))
  it('is this machine itself only where it says so', () => {
    expect(['127.0.0.1', '127.8.9.1', '::1'].map(isLoopback)).toEqual([true, true, true])
    expect(['128.0.0.1', '::2', '::ffff:127.0.0.1', 'localhost', '0.0.0.0'].some(isLoopback)).toBe(false)
  })
})

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

function sender(settings: Partial<OutgoingSettings> = {}): Outgoing {
  const outgoing = new Outgoing({ loopback: true, pauses: [10, 10], patience: 2_000, ...settings })
  closing.push(() => outgoing.close())
  return outgoing
}

interface Heard {
  path: string
  host: string
  body: string
  signature: string
}

/** A door somewhere that notes what comes in and answers with these, the last one again and again. */
async function door(answers: readonly number[], secure?: { key: string; cert: string }, headers = {}) {
  const heard: Heard[] = []
  const listen: RequestListener = (request, reply) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const { host = '' } = request.headers
      heard.push({ path: request.url ?? '', host, body, signature: String(request.headers['x-signature']) })
      const status = answers[Math.min(heard.length, answers.length) - 1]
      if (status > 0) reply.writeHead(status, headers).end('thanks')
    })
  }
  const server: Server = secure ? createSecureServer(secure, listen) : createServer(listen)
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { heard, port: (server.address() as AddressInfo).port }
}

const parcel = (url: string, whose = 'ann') => ({ whose, url, body: '{"é":1}', headers: { 'x-signature': 'abc' } })

describe('what leaves the house', () => {
  it('arrives as it is', async () => {
    const { heard, port } = await door([200])
    expect(await sender().send(parcel(`http://127.0.0.1:${port}/a/b?c=d`))).toBe(true)
    expect(heard).toEqual([{ path: '/a/b?c=d', host: `127.0.0.1:${port}`, body: '{"é":1}', signature: 'abc' }])
  })

  it('goes to the checked address under the name that was asked for, whose certificate it wants', async () => {
    const secure = certificateFor('hook.example.org')
    const { heard, port } = await door([204], secure)
    const resolve = async () => ['127.0.0.1']
    const url = `https://hook.example.org:${port}/`
    expect(await sender({ resolve, ca: secure.cert }).send(parcel(url))).toBe(true)
    expect(heard).toMatchObject([{ host: `hook.example.org:${port}` }])
    // Nobody vouches for this certificate, and it is not the one of this name.
    expect(await sender({ resolve }).send(parcel(url))).toBe(false)
    const other = `https://other.example.org:${port}/`
    expect(await sender({ resolve, ca: secure.cert }).send(parcel(other))).toBe(false)
    expect(heard).toHaveLength(1)
  })

  it('is tried three times, and no more', async () => {
    const good = await door([500, 429, 200])
    expect(await sender().send(parcel(`http://127.0.0.1:${good.port}/`))).toBe(true)
    expect(good.heard).toHaveLength(3)
    const bad = await door([503])
    expect(await sender().send(parcel(`http://127.0.0.1:${bad.port}/`))).toBe(false)
    expect(bad.heard).toHaveLength(3)
    const gone = await door([410])
    expect(await sender().send(parcel(`http://127.0.0.1:${gone.port}/`))).toBe(false)
    expect(gone.heard).toHaveLength(1)
  })

  it('knocks at another door of the same name when one stays shut', async () => {
    const { heard, port } = await door([200])
    const resolve = async () => ['::1', '127.0.0.1']
    expect(await sender({ resolve }).send(parcel(`http://two.example.org:${port}/`))).toBe(true)
    expect(heard).toHaveLength(1)
  })

  it('follows nobody elsewhere', async () => {
    const elsewhere = await door([200])
    const { heard, port } = await door([302], undefined, { location: `http://127.0.0.1:${elsewhere.port}/` })
    expect(await sender().send(parcel(`http://127.0.0.1:${port}/`))).toBe(false)
    expect(heard).toHaveLength(1)
    expect(elsewhere.heard).toHaveLength(0)
  })

  it('does not wait for who never answers', async () => {
    const { heard, port } = await door([0])
    expect(await sender({ patience: 1_500 }).send(parcel(`http://127.0.0.1:${port}/`))).toBe(false)
    expect(heard).toHaveLength(3)
    const slow = sender({ patience: 150, resolve: () => new Promise(() => {}) })
    expect(await slow.send(parcel('https://slow.example.org/'))).toBe(false)
  })

  it('goes past the messages of somebody whose targets never answer', async () => {
    const silent = await door([0])
    const good = await door([200])
    const outgoing = sender({ patience: 600_000 })
    const lost = Array.from({ length: 200 }, (_, n) =>
      outgoing.send(parcel(`http://127.0.0.1:${silent.port}/${n}`, 'eve')),
    )
    expect(await outgoing.send(parcel(`http://127.0.0.1:${good.port}/`, 'bob'))).toBe(true)
    // Those that wait are not sent any more, and those that never arrive are ended.
    outgoing.close()
    expect(new Set(await Promise.all(lost))).toEqual(new Set([false]))
    expect(silent.heard.length).toBeLessThanOrEqual(4)
  })

  it('waits in line where many targets never answer, and is not lost', async () => {
    const silent = await door([0])
    const good = await door([200])
    const outgoing = sender({ patience: 500, pauses: [600_000] })
    for (let n = 0; n < 160; n++) void outgoing.send(parcel(`http://127.0.0.1:${silent.port}/`, `eve ${n % 40}`))
    expect(await outgoing.send(parcel(`http://127.0.0.1:${good.port}/`, 'bob'))).toBe(true)
  })

  it('is not lost among others of the same person, up to fifty of them', async () => {
    const { heard, port } = await door([200])
    const outgoing = sender()
    const sent = await Promise.all(
      Array.from({ length: 60 }, (_, n) => outgoing.send(parcel(`http://127.0.0.1:${port}/${n}`))),
    )
    expect(sent).toEqual(Array.from({ length: 60 }, (_, n) => n < 50))
    expect(heard).toHaveLength(50)
    expect(await outgoing.send(parcel(`http://127.0.0.1:${port}/`))).toBe(true)
  })

  it('goes to a guest only so often', async () => {
    const { heard, port } = await door([200])
    const store = new MemoryStore()
    const { call } = new Limits(true)
    const webhooks = new Webhooks({
      store,
      outgoing: sender(),
      metrics: new Metrics(),
      mayCall: (person) => call.take(person, 0),
      mayTell: () => true,
    })
    for (const person of ['ann', 'bob'])
      await webhooks.set(person, { url: `http://127.0.0.1:${port}/`, language: 'en', format: 'json' })
    const { burst } = call.allowance
    for (let n = 0; n < burst; n++) expect(await webhooks.call('ann', { event: 'your-turn' })).toBe(true)
    expect(await webhooks.call('ann', { event: 'your-turn' })).toBe(false)
    expect(heard).toHaveLength(burst)
    expect(await webhooks.call('bob', { event: 'your-turn' })).toBe(true)
  })

  it('stops when the house closes', async () => {
    const { port } = await door([500])
    const outgoing = sender({ pauses: [60_000] })
    const sent = outgoing.send(parcel(`http://127.0.0.1:${port}/`))
    setTimeout(() => outgoing.close(), 200)
    expect(await sent).toBe(false)
  })

  it.each([
    ['http://93.184.216.34/', 'https'],
    ['ftp://example.org/', 'https'],
    ['file:///etc/passwd', 'https'],
    ['nonsense', 'no address'],
    [`https://example.org/${'x'.repeat(500)}`, 'no address'],
    ['https://ann:secret@example.org/', 'password'],
    ['https://127.0.0.1/', 'public'],
    ['https://127.1/', 'public'],
    ['https://2130706433/', 'public'],
    ['https://0x7f.1/', 'public'],
    ['https://[::1]/', 'public'],
    ['https://[::ffff:127.0.0.1]/', 'public'],
    ['https://[::ffff:8.8.8.8]/', 'public'],
    ['https://[fd00::1]:8443/', 'public'],
    ['https://169.254.169.254/latest/meta-data', 'public'],
    ['https://inside.example.org/', 'public'],
    ['https://half.example.org/', 'public'],
  ])('never goes to %s', async (url, why) => {
    const inside: Record<string, string[]> = {
      'inside.example.org': ['192.168.1.1'],
      'half.example.org': ['93.184.216.34', 'fd00::1'],
    }
    // Whoever tried again would pause for longer than a test may take.
    const pauses = [600_000]
    const outgoing = sender({ loopback: false, pauses, resolve: async (name) => inside[name] ?? ['93.184.216.34'] })
    await expect(outgoing.check(url)).rejects.toMatchObject({
      code: 'bad-target',
      message: expect.stringContaining(why),
    })
    expect(await outgoing.send(parcel(url))).toBe(false)
  })

  it('never goes where a name points after it was checked', async () => {
    const { heard, port } = await door([200])
    let address = '93.184.216.34'
    const outgoing = sender({ loopback: false, resolve: async () => [address] })
    const url = `https://rebound.example.org:${port}/`
    await outgoing.check(url)
    address = '127.0.0.1'
    expect(await outgoing.send(parcel(url))).toBe(false)
    expect(heard).toHaveLength(0)
  })

  it('goes to this machine only when the host allowed it', async () => {
    const { heard, port } = await door([200])
    expect(await sender({ loopback: false }).send(parcel(`http://127.0.0.1:${port}/`))).toBe(false)
    expect(await sender({ loopback: false }).send(parcel(`http://localhost:${port}/`))).toBe(false)
    expect(heard).toHaveLength(0)
    const resolve = async () => ['127.0.0.1']
    expect(await sender({ resolve }).send(parcel(`http://localhost:${port}/`))).toBe(true)
    // Plain http is for this machine alone.
    await expect(sender().check('http://93.184.216.34/')).rejects.toMatchObject({ code: 'bad-target' })
    await expect(sender().check('http://10.0.0.1/')).rejects.toMatchObject({ code: 'bad-target' })
  })

  it('has an address that means something', async () => {
    const lost = sender({ resolve: async () => Promise.reject(new Error('ENOTFOUND')) })
    await expect(lost.check('https://nowhere.example.org/')).rejects.toMatchObject({ code: 'unknown-target' })
  })
})
