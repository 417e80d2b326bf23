import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doorplate } from '../src/passkeys.ts'
import { Authenticator, type Greeting, type Invitation } from './support/authenticator.ts'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { MemoryStore } from './support/memory-store.ts'
import { smallHouse } from './support/school.ts'

const ORIGIN = 'https://play.example.org'

interface Mine {
  on: boolean
  mine: { id: string; createdAt: number; usedAt?: number }[]
}

describe('passkeys', () => {
  const store = new MemoryStore()
  let house: TestHouse
  beforeAll(async () => {
    house = await houseFor({ ...smallHouse, store, env: { ...smallHouse.env, PUBLIC_URL: ORIGIN } })
  })
  afterAll(() => house?.close())

  const invite = (client: Client) => client.ok<Invitation>('POST', '/api/passkeys/invite')
  const greet = (client: Client) => client.ok<Greeting>('POST', '/api/passkeys/greet')
  const nameOf = async (client: Client) => (await client.ok<{ name: string | null }>('GET', '/api/me')).name

  async function keyOf(client: Client): Promise<Authenticator> {
    const device = new Authenticator()
    await client.ok('POST', '/api/passkeys', device.make(await invite(client), ORIGIN))
    return device
  }

  it('made on one device open the same identity on another', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const device = await keyOf(ann)
    const phone = new Client(house.url)
    expect(await phone.ok('POST', '/api/passkeys/open', device.show(await greet(phone), ORIGIN))).toEqual({
      name: 'Ann',
    })
    expect(await nameOf(phone)).toBe('Ann')
    expect(await nameOf(ann)).toBe('Ann')
    const { on, mine } = await phone.ok<Mine>('GET', '/api/passkeys')
    expect(on).toBe(true)
    expect(mine).toMatchObject([{ createdAt: expect.any(Number), usedAt: expect.any(Number) }])
  })

  it('can be several, and removed one by one', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const [first, second] = [await keyOf(ann), await keyOf(ann)]
    expect((await ann.ok<Mine>('GET', '/api/passkeys')).mine).toHaveLength(2)
    const bob = await Client.named(house.url, 'Bob')
    await bob.ok('DELETE', `/api/passkeys/${first.id.toString('base64url')}`)
    await ann.ok('DELETE', `/api/passkeys/${second.id.toString('base64url')}`)
    const visitor = new Client(house.url)
    const refused = await visitor.ask('POST', '/api/passkeys/open', second.show(await greet(visitor), ORIGIN))
    expect(refused).toMatchObject({ status: 400, body: { code: 'bad-passkey' } })
    await visitor.ok('POST', '/api/passkeys/open', first.show(await greet(visitor), ORIGIN))
    expect(await nameOf(visitor)).toBe('Ann')
  })

  const opens = async (answer: object) =>
    (await new Client(house.url).ask('POST', '/api/passkeys/open', answer)).status === 200

  it('answer a challenge once, and not after five minutes', async () => {
    const device = await keyOf(await Client.named(house.url, 'Ann'))
    const visitor = new Client(house.url)
    const answer = device.show(await greet(visitor), ORIGIN)
    expect(await opens(answer)).toBe(true)
    expect(await opens(answer)).toBe(false)
    const greeting = await greet(visitor)
    expect(await opens(device.show(greeting, 'https://elsewhere.example.org'))).toBe(false)
    // Shown once, a challenge is gone even when the answer was wrong.
    expect(await opens(device.show(greeting, ORIGIN))).toBe(false)
    const late = device.show(await greet(visitor), ORIGIN)
    const used = store.useToken.bind(store)
    store.useToken = async (hash) => {
      const token = await used(hash)
      return token && { ...token, expiresAt: Date.now() - 60_000 }
    }
    expect(await opens(late)).toBe(false)
    store.useToken = used
  })

  it('of pages and names elsewhere, with another key or an old counter, open nothing', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const device = await keyOf(ann)
    const visitor = new Client(house.url)
    const fresh = () => greet(visitor)
    expect(await opens(device.show(await fresh(), 'https://play.example.com'))).toBe(false)
    expect(await opens(device.show({ ...(await fresh()), rpId: 'example.org' }, ORIGIN))).toBe(false)
    expect(await opens(device.show({ ...(await fresh()), challenge: 'bWFkZSB1cA' }, ORIGIN))).toBe(false)
    const thief = new Authenticator()
    const forged = thief.show(await fresh(), ORIGIN)
    expect(await opens({ ...forged, id: device.id.toString('base64url') })).toBe(false)
    const stranger = device.show(await fresh(), ORIGIN)
    const { response } = stranger
    expect(await opens({ ...stranger, response: { ...response, userHandle: 'Ym9i' } })).toBe(false)
    expect(await opens(device.show(await fresh(), ORIGIN))).toBe(true)
    device.counter = 0
    expect(await opens(device.show(await fresh(), ORIGIN))).toBe(false)
  })

  it('are made for whoever was invited, on a page of the house', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const bob = await Client.named(house.url, 'Bob')
    const device = new Authenticator()
    const made = async (client: Client, answer: object) => (await client.ask('POST', '/api/passkeys', answer)).status
    expect(await made(bob, device.make(await invite(ann), ORIGIN))).toBe(400)
    expect(await made(ann, device.make(await invite(ann), 'https://elsewhere.example.org'))).toBe(400)
    const greeting = await greet(ann)
    const { rp, user } = await invite(ann)
    expect(await made(ann, device.make({ challenge: greeting.challenge, rp, user }, ORIGIN))).toBe(400)
    const answer = device.make(await invite(ann), ORIGIN)
    expect(await made(ann, answer)).toBe(200)
    expect(await made(ann, answer)).toBe(400)
    expect(await made(bob, device.make(await invite(bob), ORIGIN))).toBe(400)
    expect((await new Client(house.url).ask('POST', '/api/passkeys/invite')).status).toBe(401)
  })

  it('are ten at most, however many invitations there were before the first was made', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const invitations: Invitation[] = []
    for (let n = 0; n < 12; n++) invitations.push(await invite(ann))
    const answers = []
    for (const invitation of invitations)
      answers.push(await ann.ask('POST', '/api/passkeys', new Authenticator().make(invitation, ORIGIN)))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 400, 400])
    expect(answers.at(-1)).toMatchObject({ body: { code: 'too-many-passkeys' } })
    expect((await ann.ok<Mine>('GET', '/api/passkeys')).mine).toHaveLength(10)
  })

  it('are asked for by a household, whichever of its addresses it uses', async () => {
    const strict = await houseFor({ ...smallHouse, env: { PUBLIC_URL: ORIGIN, TRUST_PROXY: 'loopback' } })
    const greeted = async (address: string) => {
      const from = { 'x-forwarded-for': address }
      return (await new Client(strict.url).ask('POST', '/api/passkeys/greet', undefined, from)).status
    }
    const statuses = new Set<number>()
    for (let n = 0; n < 90; n++) statuses.add(await greeted(`2001:db8:1:2::${n}`))
    expect(statuses).toEqual(new Set([200, 429]))
    expect(await greeted('2001:db8:1:3::1')).toBe(200)
    await strict.close()
  })

  it('are told the same whatever was wrong with them', async () => {
    const visitor = new Client(house.url)
    for (const answer of [
      { id: 'x', response: { clientDataJSON: '', authenticatorData: '', signature: '' } },
      { ...(await keyOf(await Client.named(house.url, 'Ann'))).show(await greet(visitor), ORIGIN), id: 'unknown' },
    ])
      expect(await visitor.ask('POST', '/api/passkeys/open', answer)).toMatchObject({
        status: 400,
        body: { code: 'bad-passkey' },
      })
    const ann = await Client.named(house.url, 'Ann')
    for (const attestationObject of ['', 'oA', '____', 'A'.repeat(8000)])
      expect(
        await ann.ask('POST', '/api/passkeys', { id: 'x', response: { clientDataJSON: 'e30', attestationObject } }),
      ).toMatchObject({ status: 400, body: { code: 'bad-passkey' } })
  })

  it('go when their person is forgotten', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const device = await keyOf(ann)
    const visitor = new Client(house.url)
    const answer = device.show(await greet(visitor), ORIGIN)
    await ann.ok('DELETE', '/api/me')
    expect(await opens(answer)).toBe(false)
    expect(await store.passkey(device.id.toString('base64url'))).toBeUndefined()
  })
})

describe('the doorplate', () => {
  it.each([
    ['https://play.example.org', 'whatever', { id: 'play.example.org', origin: 'https://play.example.org' }],
    ['https://play.example.org:8443', '', { id: 'play.example.org', origin: 'https://play.example.org:8443' }],
    ['http://localhost:3000', '', { id: 'localhost', origin: 'http://localhost:3000' }],
    [undefined, 'localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://play.example.org', 'localhost', undefined],
    ['https://192.0.2.7', '', undefined],
    ['https://[2001:db8::1]', '', undefined],
    [undefined, '192.168.1.5:3000', undefined],
    [undefined, 'play.example.org', undefined],
    [undefined, 'not a host', undefined],
  ])('%s, asked at %s', (publicUrl, host, plate) => expect(doorplate(publicUrl, host)).toEqual(plate))

  it('without one the house says why', async () => {
    const house = await houseFor(smallHouse)
    const ann = await Client.named(house.url, 'Ann')
    expect(await ann.ok('GET', '/api/passkeys')).toEqual({ on: false, mine: [] })
    for (const path of ['/api/passkeys/invite', '/api/passkeys/greet'])
      expect(await ann.ask('POST', path)).toMatchObject({ status: 400, body: { code: 'no-passkeys' } })
    await house.close()
  })
})
