import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allWords } from '../src/texts/all.ts'
import { finger, mouse } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { linesOf, play } from './support/play.ts'
import { begin, joinTable, openTable } from './support/table.ts'

/** Three phones in one living room: the house has a name on the network, and no certificate. */
let house: OpenHouse
beforeAll(async () => {
  house = await openHouse('estaminet.test')
})
afterAll(() => house?.close())

/** What the clipboard holds, seen by pasting it. */
async function pasted(page: Page, into: string): Promise<string> {
  await page.getByPlaceholder(into).fill('')
  await page.getByPlaceholder(into).press('Control+V')
  return page.getByPlaceholder(into).inputValue()
}

it('a table is opened, joined and played where the browser withholds its safer things', async () => {
  const host = await openTable(house, 'heaven-and-ale', { name: 'Mie', viewport: SIZES.desk })
  const { page, words } = host
  expect(await page.evaluate('isSecureContext')).toBe(false)
  expect(await page.evaluate('navigator.clipboard === undefined && crypto.randomUUID === undefined')).toBe(true)
  await page.getByRole('button', { name: words.room.copy }).click()
  await page.getByText(words.room.copied).waitFor()

  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const guest = await joinTable(house, host.code, { name: 'Fons', language: 'fr', ...phone })
  await begin(host, guest)
  const deeds = await play(
    [
      { ...host, hand: mouse('Mie') },
      { ...guest, hand: finger('Fons') },
    ],
    (done) => done.length === 6,
  )
  expect(deeds.length).toBe(6)
  expect((await linesOf(host)).length).toBeGreaterThan(3)

  // The invitation is in the clipboard all the same, and so is a report.
  await page.getByRole('button', { name: words.table.bar.chat }).click()
  expect(await pasted(page, words.table.chat.say)).toBe(`${house.address}/join/${host.code}`)
  await page.getByRole('button', { name: words.table.bar.menu }).click()
  await page.getByRole('button', { name: words.table.seats.report }).click()
  await page.getByRole('button', { name: words.table.report.copy }).click()
  await page.getByText(words.table.report.copied).waitFor()
  await page.getByRole('button', { name: words.table.report.close }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.table.bar.chat }).click()
  expect(await pasted(page, words.table.chat.say)).toMatch(/version: \d+\.\d+\.\d+/)

  for (const { complaints } of [host, guest]) expect(complaints).toEqual([])
})

it('a game against a bot inside the page needs nothing of the kind either', async () => {
  const { page, complaints } = await house.visit('/local/new?game=belgian-beers-race&seats=2&length=short')
  await page.waitForSelector('#slate [data-move]')
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('#log ol li').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('what needs a secure place says why it is not there', async () => {
  const { page, complaints } = await house.visit('/you', { locale: 'nl-BE' })
  await page.getByText(allWords.nl.you.passkeys.insecure).waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

const alone = (page: Page) =>
  page
    .getByRole('group', { name: allWords.en.create.whom })
    .getByText(allWords.en.create.whomNames.alone, { exact: true })
    .click()

it('nobody is promised a train whose page is not kept on the device', async () => {
  const { device, deviceOnline } = allWords.en.create.whereHelp
  const { page, complaints } = await house.visit('/new')
  await alone(page)
  await page.getByText(deviceOnline).waitFor()
  expect(await page.getByText(device).count()).toBe(0)
  expect(complaints).toEqual([])
  await page.goto(`${house.address.replace('estaminet.test', 'localhost')}/new`)
  await alone(page)
  await page.getByText(device).waitFor()
  await page.context().close()
})

/** What opens over a table, with what it stands on, and the front door. */
const COMES_LATER = ['door', 'over-pages', 'window-orders', 'seat-menu', 'chat', 'keys']

it('whoever leaves a table after the house fell finds the menu and the front door', async () => {
  const { page } = await house.visit('/local/new?game=heaven-and-ale&seats=2')
  const { bar, seats } = allWords.en.table
  await page.waitForSelector('#slate [data-move]')
  const missing = async () => {
    const names = await page.evaluate<string[]>("performance.getEntriesByType('resource').map(({ name }) => name)")
    return COMES_LATER.filter((script) => !names.some((name) => name.includes(`/${script}-`) && name.endsWith('.js')))
  }
  await expect.poll(missing).toEqual([])
  await house.fall()
  await page.getByRole('button', { name: bar.menu }).click()
  await page.getByRole('button', { name: seats.leave }).click()
  await page.locator('.dialog .button.primary').click()
  await page.waitForSelector('main.home')
  await page.getByText(allWords.en.away.title).waitFor()
  expect(await page.locator('main.home').count()).toBe(1)
  await page.context().close()
})
