import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Update } from '@estaminet/table'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { smallHouse } from './support/school.ts'
import { passTurn, passTurnsUntil, tableOf } from './support/turns.ts'

interface Heard {
  body: string
  signature: string
}

describe('a webhook', () => {
  let house: TestHouse
  let server: Server
  let url: string
  const heard: Heard[] = []
  /** What the receiver answers next; then that all is well. */
  const answers: number[] = []
  beforeAll(async () => {
    house = await houseFor({
      ...smallHouse,
      env: { ...smallHouse.env, LOOPBACK_TARGETS: 'yes', PUBLIC_URL: 'https://play.example.org' },
    })
    server = createServer((request, reply) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        heard.push({ body, signature: String(request.headers['x-estaminet-signature']) })
        reply.writeHead(answers.shift() ?? 200).end()
      })
    })
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/turn`
  })
  afterAll(async () => {
    server?.closeAllConnections()
    server?.close()
    await house?.close()
  })
  beforeEach(() => {
    heard.length = 0
  })

  const set = (client: Client, language = 'en') =>
    client.ok<{ secret: string }>('PUT', '/api/me/webhook', { url, language })

  it('tells whose turn begins at a turn-by-turn table, signed, in their language', async () => {
    const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
    const secrets = [(await set(ann)).secret, (await set(bob, 'fr')).secret]
    const table = await tableOf(ann, bob, { kind: 'turns', hours: 24 })
    await passTurnsUntil(() => heard.length >= 2, table, [ann, bob])
    const texts = new Set<string>()
    for (const { body, signature } of heard) {
      const signed = secrets.map((secret) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
      const said = JSON.parse(body)
      expect(signed).toContain(signature)
      expect(said).toMatchObject({
        event: 'your-turn',
        table,
        game: 'long-beer',
        link: `https://play.example.org/table/${table}`,
        content: said.text,
        at: expect.any(Number),
      })
      expect(said.text).toMatch(signature === signed[0] ? /^It is your turn: / : /^À vous de jouer/)
      texts.add(said.text)
    }
    expect(texts.size).toBe(2)
  })

  it('is silent at live tables, and after it was taken away', async () => {
    const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
    await set(ann)
    await set(bob)
    const live = await tableOf(ann, bob, { kind: 'live' })
    for (let turns = 0; turns < 2; turns++) await passTurn(live, [ann, bob])
    await ann.ok('DELETE', '/api/me/webhook')
    await bob.ok('DELETE', '/api/me')
    expect(await ann.ok('GET', '/api/me/webhook')).toEqual({ url: null })
    expect(await ann.ok('POST', '/api/me/webhook/try')).toEqual({ arrived: false })
    // What anybody else sends now arrives, and nothing was sent before it.
    const cis = await Client.named(house.url, 'Cis')
    await set(cis)
    expect(await cis.ok('POST', '/api/me/webhook/try')).toEqual({ arrived: true })
    expect(heard.map(({ body }) => JSON.parse(body).event)).toEqual(['trial'])
  })

  it('can be tried, and shows its secret once', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const first = await set(ann)
    const second = await set(ann, 'nl')
    expect(first.secret).not.toBe(second.secret)
    expect(await ann.ok('GET', '/api/me/webhook')).toEqual({ url, format: 'json' })
    expect(await ann.ok('POST', '/api/me/webhook/try')).toEqual({ arrived: true })
    const [{ body, signature }] = heard
    expect(JSON.parse(body)).toMatchObject({ event: 'trial', text: expect.stringContaining('aan zet') })
    expect(signature).toBe(`sha256=${createHmac('sha256', second.secret).update(body).digest('hex')}`)
  })

  it('speaks as the service behind it understands', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const bodies: Record<string, string> = {}
    for (const format of ['discord', 'slack', 'ntfy'] as const) {
      heard.length = 0
      await ann.ok('PUT', '/api/me/webhook', { url, language: 'en', format })
      expect(await ann.ok('GET', '/api/me/webhook')).toEqual({ url, format })
      expect(await ann.ok('POST', '/api/me/webhook/try')).toEqual({ arrived: true })
      bodies[format] = heard[0].body
    }
    const sentence = 'This is how Estaminet will tell you that it is your turn.'
    expect(JSON.parse(bodies.discord)).toEqual({
      username: 'Estaminet',
      content: sentence,
      allowed_mentions: { parse: [] },
    })
    expect(JSON.parse(bodies.slack)).toEqual({ text: sentence })
    expect(bodies.ntfy).toBe(sentence)
    expect((await ann.ask('PUT', '/api/me/webhook', { url, language: 'en', format: 'fax' })).status).toBe(400)
  })

  it('needs an identity and an address outside', async () => {
    expect((await new Client(house.url).ask('PUT', '/api/me/webhook', { url, language: 'en' })).status).toBe(401)
    const ann = await Client.named(house.url, 'Ann')
    for (const [bad, code] of [
      ['https://10.0.0.1/', 'bad-target'],
      ['http://93.184.216.34/', 'bad-target'],
      ['x', 'bad-target'],
    ])
      expect(await ann.ask('PUT', '/api/me/webhook', { url: bad, language: 'en' })).toMatchObject({
        status: 400,
        body: { code },
      })
    expect((await ann.ask('PUT', '/api/me/webhook', { url, language: 'de' })).status).toBe(400)
    const strict = await houseFor({ ...smallHouse, env: {} })
    const bob = await Client.named(strict.url, 'Bob')
    const answers: number[] = []
    for (let i = 0; i < 11; i++) answers.push((await bob.ask('PUT', '/api/me/webhook', { url, language: 'en' })).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    await strict.close()
  })

  describe('of a table', () => {
    const at = (table: string) => `/api/tables/${table}/webhook`
    const told = () => heard.map(({ body }) => JSON.parse(body))

    it('tells every turn by the name at the table, in the language of its host’s choice', async () => {
      const [ann, bob] = [await Client.named(house.url, 'Ann <&>'), await Client.named(house.url, 'Bob')]
      const table = await tableOf(ann, bob, { kind: 'turns', hours: 24 })
      const { secret } = await ann.ok<{ secret: string }>('PUT', at(table), { url, language: 'nl' })
      expect(await ann.ok('GET', at(table))).toEqual({ url, format: 'json', language: 'nl' })
      const names = () => new Set(told().flatMap(({ players }) => players))
      await passTurnsUntil(() => names().size > 1, table, [ann, bob])
      expect(names()).toEqual(new Set(['Ann <&>', 'Bob']))
      for (const said of told()) {
        expect(said).toMatchObject({ event: 'turn', table, link: `https://play.example.org/table/${table}` })
        expect(said.text).toMatch(`Aan zet: ${said.players.join(', ')}. `)
      }
      for (const { body, signature } of heard)
        expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
      // A secret of the table is in none of it.
      const stored = await house.store.load(table)
      expect(JSON.stringify(told())).not.toContain(stored?.doc.botSeed ?? '')
    })

    it('tells how a match ended, at a live table too, where turns are nobody else’s business', async () => {
      const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
      const table = await tableOf(ann, bob, { kind: 'live' }, 'small-beer')
      await ann.ok('PUT', at(table), { url, language: 'nl' })
      const isOver = async () => (await ann.ok<Update>('GET', `/api/tables/${table}`)).info.status === 'over'
      for (let turns = 0; turns < 100 && !(await isOver()); turns++) await passTurn(table, [ann, bob])
      await expect.poll(() => told().map(({ event }) => event)).toEqual(['over'])
      const [end] = told()
      expect([...end.players].sort()).toEqual(['Ann', 'Bob'])
      expect(end.points).toHaveLength(2)
      expect(end.text).toMatch(/^De partij is afgelopen: .*Bob -?\d+/)
    })

    it('is its host’s alone, to set, to see and to try', async () => {
      const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
      const table = await tableOf(ann, bob, { kind: 'turns', hours: 24 })
      await ann.ok('PUT', at(table), { url, language: 'en', format: 'slack' })
      expect(await ann.ok('POST', `${at(table)}/try`)).toEqual({ arrived: true })
      expect(JSON.parse(heard[0].body).text).toMatch(/whose turn it is at the table/)
      for (const [method, path, body] of [
        ['GET', at(table)],
        ['PUT', at(table), { url, language: 'en' }],
        ['POST', `${at(table)}/try`],
        ['DELETE', at(table)],
      ] as const)
        expect(await bob.ask(method, path, body)).toMatchObject({ status: 403, body: { code: 'not-host' } })
      expect(JSON.stringify(await bob.ok('GET', `/api/tables/${table}`))).not.toContain(url)
      expect((await new Client(house.url).ask('GET', at(table))).status).toBe(401)
      expect(await ann.ask('PUT', at(table), { url: 'https://10.0.0.1/', language: 'en' })).toMatchObject({
        status: 400,
        body: { code: 'bad-target' },
      })
      expect(await ann.ok('GET', at(table))).toMatchObject({ url, format: 'slack' })
      expect(await ann.ok('DELETE', at(table))).toEqual({ url: null })
      expect(await ann.ok('POST', `${at(table)}/try`)).toEqual({ arrived: false })
    })

    it('is tried again where the receiver fails, and goes with whoever gave it', async () => {
      const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
      const table = await tableOf(ann, bob, { kind: 'turns', hours: 24 })
      await ann.ok('PUT', at(table), { url, language: 'fr' })
      answers.push(503)
      expect(await ann.ok('POST', `${at(table)}/try`)).toEqual({ arrived: true })
      expect(heard).toHaveLength(2)
      answers.push(403)
      expect(await ann.ok('POST', `${at(table)}/try`)).toEqual({ arrived: false })
      heard.length = 0
      await ann.ok('DELETE', '/api/me')
      expect(JSON.stringify((await house.store.load(table))?.doc)).not.toContain(url)
      const stored = await house.store.load(table)
      expect(stored?.doc.webhook).toBeUndefined()
    })
  })
})
