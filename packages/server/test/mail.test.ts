import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { inHead, MailServer } from './support/mail-server.ts'
import { smallHouse } from './support/school.ts'
import { passTurnsUntil, tableOf } from './support/turns.ts'

const mailFor = (port: number) => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_SECURE: 'none',
  SMTP_FROM: 'Chez nous <play@example.org>',
  PUBLIC_URL: 'https://play.example.org',
})

describe('mail', () => {
  let house: TestHouse
  let server: MailServer
  beforeAll(async () => {
    server = await MailServer.open()
    house = await houseFor({ ...smallHouse, env: { ...smallHouse.env, ...mailFor(server.port) } })
  })
  afterAll(async () => {
    await house?.close()
    server?.close()
  })
  beforeEach(() => {
    server.received.length = 0
  })

  const give = (client: Client, address: string, language = 'en') =>
    client.ask('PUT', '/api/me/mail', { address, language })
  const type = (client: Client, code: string) => client.ask('POST', '/api/me/mail/confirm', { code })
  const lastCode = () => /^\d{6}$/m.exec(server.received.at(-1)?.text ?? '')?.[0] ?? ''
  const wrong = () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0')
  const registered = async (name: string, address: string, language = 'en') => {
    const client = await Client.named(house.url, name)
    await give(client, address, language)
    expect((await type(client, lastCode())).body).toEqual({ on: true, address, waiting: null })
    server.received.length = 0
    return client
  }

  it('asks for a code before it writes anywhere, and forgets an address when asked', async () => {
    const ann = await Client.named(house.url, 'Ann')
    expect(await ann.ok('GET', '/api/me/mail')).toEqual({ on: true, address: null, waiting: null })
    expect((await give(ann, 'ann@example.org', 'fr')).body).toEqual({
      on: true,
      address: null,
      waiting: 'ann@example.org',
    })
    const [code] = server.received
    expect(code).toMatchObject({ to: 'ann@example.org', from: 'MAIL FROM:<play@example.org>' })
    expect(inHead(code, 'Subject')).toBe(`Votre code pour Estaminet\u202f: ${lastCode()}`)
    expect(inHead(code, 'From')).toBe('Chez nous <play@example.org>')
    expect(code.message + code.text + code.html).not.toContain('Ann')
    expect(await type(ann, wrong())).toMatchObject({ status: 400, body: { code: 'wrong-code' } })
    expect(await ann.ok('GET', '/api/me/mail')).toMatchObject({ address: null })
    const spaced = `${lastCode().slice(0, 3)} ${lastCode().slice(3)}`
    expect(await type(ann, spaced)).toMatchObject({ status: 200, body: { address: 'ann@example.org', waiting: null } })
    expect(await type(ann, lastCode())).toMatchObject({ body: { code: 'no-code' } })
    // A new one replaces it only when it is proved.
    await give(ann, 'ann@example.net')
    expect(await ann.ok('GET', '/api/me/mail')).toMatchObject({
      address: 'ann@example.org',
      waiting: 'ann@example.net',
    })
    expect(await ann.ok('DELETE', '/api/me/mail')).toEqual({ on: true, address: null, waiting: null })
    expect(await type(ann, lastCode())).toMatchObject({ body: { code: 'no-code' } })
  })

  it('gives a code few tries, and refuses what is no address', async () => {
    const ann = await Client.named(house.url, 'Ann')
    await give(ann, 'ann@example.org')
    const right = lastCode()
    for (let tries = 0; tries < 5; tries++)
      expect((await type(ann, wrong())).body).toMatchObject({ code: 'wrong-code' })
    expect((await type(ann, right)).body).toMatchObject({ code: 'no-code' })
    for (const bad of ['ann', 'ann@example.org\r\nBcc: eve@example.org', 'ann@localhost'])
      expect(await give(ann, bad)).toMatchObject({ status: 400, body: { code: 'bad-address' } })
    expect((await new Client(house.url).ask('GET', '/api/me/mail')).status).toBe(401)
  })

  it('says at once when the server does not take the address, or is not there', async () => {
    const ann = await Client.named(house.url, 'Ann')
    server.answers.RCPT = ['550 no such box', '450 later']
    expect(await give(ann, 'nobody@example.org')).toMatchObject({ status: 400, body: { code: 'mail-refused' } })
    expect(await give(ann, 'ann@example.org')).toMatchObject({ status: 503, body: { code: 'mail-trouble' } })
    expect(await ann.ok('GET', '/api/me/mail')).toMatchObject({ waiting: null })
  })

  it('tells whose turn it is, once for each thing they are asked, with a way to the table and a way out', async () => {
    const ann = await registered('Ann\r\nBcc: eve', 'ann@example.org')
    const bob = await registered('Bob <b>', 'bob@example.org', 'nl')
    const table = await tableOf(ann, bob, { kind: 'turns', hours: 24 })
    await passTurnsUntil(() => new Set(server.received.map(({ to }) => to)).size === 2, table, [ann, bob])
    const his = server.received.find(({ to }) => to === 'bob@example.org')
    if (!his) throw new Error('no mail')
    expect(inHead(his, 'Subject')).toMatch(/^Jij bent aan zet: /)
    expect(his.text).toContain(`https://play.example.org/table/${table}`)
    expect(his.text).toContain('Aan tafel: Ann Bcc: eve, Bob <b>.')
    expect(his.html).toContain('Bob &lt;b&gt;')
    expect(his.head).not.toMatch(/^Bcc/im)
    expect(his.message).not.toContain('ann@example.org')
    const link = /https:\/\/play\.example\.org(\/api\/unsubscribe\/\S+)/.exec(his.text)?.[1] ?? ''
    expect(inHead(his, 'List-Unsubscribe')).toBe(`<https://play.example.org${link}>`)
    expect(inHead(his, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')

    // A program that only looks at the link ends nothing; one press does, known to the house or not.
    const stranger = new Client(house.url)
    expect(await stranger.ask('GET', link)).toMatchObject({
      status: 302,
      headers: { location: link.replace('/api', '') },
    })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const other = `${link.slice(0, -2)}AA`
    expect((await stranger.ask('POST', other, 'List-Unsubscribe=One-Click', form)).body).toEqual({ done: true })
    expect(await bob.ok('GET', '/api/me/mail')).toMatchObject({ address: 'bob@example.org' })
    expect((await stranger.ask('POST', link, 'List-Unsubscribe=One-Click', form)).body).toEqual({ done: true })
    expect(await bob.ok('GET', '/api/me/mail')).toEqual({ on: true, address: null, waiting: null })
    expect((await stranger.ask('POST', link)).body).toEqual({ done: true })
  })

  it('leaves nothing of an address with whoever is forgotten', async () => {
    const ann = await registered('Ann', 'gone@example.org')
    const rows = () => JSON.stringify([...(house.store as unknown as { people: Map<string, object> }).people.values()])
    expect(rows()).toContain('gone@example.org')
    await ann.ok('DELETE', '/api/me')
    expect(rows()).not.toContain('gone@example.org')
  })

  it('sends few codes for a guest and to an address', async () => {
    const strict = await houseFor({ ...smallHouse, env: mailFor(server.port) })
    const [ann, bob] = [await Client.named(strict.url, 'Ann'), await Client.named(strict.url, 'Bob')]
    const statuses: number[] = []
    for (let times = 0; times < 4; times++) statuses.push((await give(ann, `ann${times}@example.org`)).status)
    for (let times = 0; times < 3; times++) statuses.push((await give(bob, 'Ann0@example.org')).status)
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429])
    await strict.close()
  })

  it('is nowhere where the host has named no server', async () => {
    const plain = await houseFor({ ...smallHouse })
    const ann = await Client.named(plain.url, 'Ann')
    expect(await ann.ok('GET', '/api/me/mail')).toEqual({ on: false, address: null, waiting: null })
    expect(await give(ann, 'ann@example.org')).toMatchObject({ status: 404, body: { code: 'no-mail' } })
    expect(await ann.ok('DELETE', '/api/me/mail')).toMatchObject({ on: false })
    expect((await ann.ask('POST', '/api/unsubscribe/x')).status).toBe(200)
    await plain.close()
  })
})
