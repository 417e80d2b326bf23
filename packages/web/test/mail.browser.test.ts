import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from '../../server/test/support/client.ts'
import { inHead, MailServer } from '../../server/test/support/mail-server.ts'
import { passTurn, tableOf } from '../../server/test/support/turns.ts'
import { faultsEverywhere, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'

let server: MailServer
let house: OpenHouse
beforeAll(async () => {
  server = await MailServer.open()
  house = await openHouse('localhost', undefined, (port) => ({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(server.port),
    SMTP_SECURE: 'none',
    SMTP_FROM: 'Chez nous <play@example.org>',
    PUBLIC_URL: `http://localhost:${port}`,
  }))
})
afterAll(async () => {
  await house?.close()
  server?.close()
})

it('an address is given on the page, proved by the code that was sent there, told of a turn, and given up by a link', async () => {
  const { page, complaints } = await house.visit('/', { locale: 'nl-BE', viewport: SIZES.phone })
  await page.request.post(`${house.address}/api/me`, { data: { name: 'Ann' } })
  await page.goto(`${house.address}/you`)
  await page.getByLabel('Jouw mailadres').fill('ann@example.org')
  await page.getByRole('button', { name: 'Stuur me een code' }).click()
  await page.getByText('Er is een code onderweg naar ann@example.org.').waitFor()
  await expect.poll(() => server.received.length).toBe(1)
  const [letter] = server.received
  expect(letter.to).toBe('ann@example.org')
  const [code] = /^\d{6}$/m.exec(letter.text) ?? ['']
  await page.getByLabel('Code uit de mail').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await page.getByRole('button', { name: 'Dit is de code' }).click()
  await page.getByText('Dat is de code niet.').waitFor()
  expect(await faultsEverywhere(page)).toEqual([])
  expect(await fits(page)).toBe(true)
  await page.getByLabel('Code uit de mail').fill(code)
  await page.getByRole('button', { name: 'Dit is de code' }).click()
  await page.getByText('Het huis schrijft naar ann@example.org.').waitFor()

  const ann = new Client(house.address)
  ann.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const bob = await Client.named(house.address, 'Bob')
  const table = await tableOf(ann, bob, { kind: 'turns', hours: 24 }, 'heaven-and-ale')
  for (let turns = 0; turns < 2; turns++) await passTurn(table, [ann, bob])
  await expect.poll(() => server.received.length).toBeGreaterThan(1)
  const [, told] = server.received
  expect(inHead(told, 'Subject')).toMatch(/^Jij bent aan zet: /)
  // Nobody else has given an address.
  expect(new Set(server.received.map(({ to }) => to))).toEqual(new Set(['ann@example.org']))

  // What the mail leads to is the table, and a page that ends the mails.
  const link = (path: string) => new RegExp(`${house.address}${path}\\S+`).exec(told.text)?.[0] ?? ''
  await page.goto(link('/table/'))
  await page.locator('.slate').first().waitFor()
  expect(new URL(page.url()).pathname).toBe(`/table/${table}`)
  await page.goto(link('/api/unsubscribe/'))
  await page.getByRole('button', { name: 'Stop de mails' }).click()
  await page.getByText('Het huis schrijft je niet meer').waitFor()
  await page.goto(`${house.address}/you`)
  await expect.poll(() => page.getByLabel('Jouw mailadres').inputValue()).toBe('')
  // A wrong code is refused, and the browser says so of its own.
  expect(complaints.filter((one) => !one.includes('/api/me/mail/confirm'))).toEqual([])
  await page.context().close()
})
