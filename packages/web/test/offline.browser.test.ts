import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allWords } from '../src/texts/all.ts'
import { openWholeBrowser } from './support/browser.ts'
import { faultsOf, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { newerHouse } from './support/newer-house.ts'
import { press } from './support/press.ts'
import { walkHome } from './support/walk-home.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const WHO = { viewport: SIZES.desk, reducedMotion: 'reduce', serviceWorkers: 'allow' } as const
const { away, table } = allWords.en

/** Until the whole house lies on the device. */
const kept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
const versions = (page: Page): Promise<number> => page.evaluate('caches.keys().then((keys) => keys.length)')
const waiting = (page: Page): Promise<boolean> =>
  page.evaluate('navigator.serviceWorker.getRegistration().then((known) => known.waiting !== null)')

const savedTables = `Object.keys(localStorage).filter((key) => key.startsWith('estaminet.table.')).length`

it('after one visit a whole game against a bot, and the next one, need no house, which takes the last one over later', async () => {
  const { page } = await house.visit('/', WHO)
  await kept(page)
  await house.fall()

  await page.reload()
  await page.getByText(away.title).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.goto(`${house.address}/local/new?game=heaven-and-ale&seats=2`)
  await walkHome(page)
  await page.reload()
  await page.locator('#slate .standing').first().waitFor()
  const played = page.url()
  const again = page.getByRole('button', { name: table.slate.rematch })
  await again.dblclick()
  await press(again, page.locator('#slate [data-move]'))
  // Who presses twice gets one table.
  expect(await page.evaluate(savedTables)).toBe(2)
  const begun = page.url()
  expect(begun).not.toBe(played)
  expect(await page.locator('#slate .standing').count()).toBe(0)

  await page.goto(`${house.address}/rules`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(`${house.address}/campaign`)
  await page.locator('.conditions').waitFor()
  for (const path of ['/join/GUEUZE', '/table/nowhere', '/you']) {
    await page.goto(house.address + path)
    await page.getByText(away.title).waitFor()
  }

  await house.rise()
  await page.goto(house.address)
  await page.getByRole('heading', { name: allWords.en.home.finished }).waitFor()
  await page.getByText(away.title).waitFor({ state: 'detached' })

  // The next game was begun without the house, and goes on there.
  await page.goto(begun)
  await page.getByRole('button', { name: table.bar.menu }).click()
  await page.getByRole('button', { name: table.giving.give }).click()
  await page.getByRole('dialog', { name: table.giving.ask }).waitFor()
  expect(await faultsOf(page, ['[role=dialog]'])).toEqual([])
  // On a busy machine the worker that replays it may be late the first time: who is told so presses again.
  const there = begun.replace('/local/', '/table/')
  const give = page.getByRole('button', { name: table.giving.yes, exact: true })
  const isGiven = async () => {
    if (page.url() !== there && (await give.isEnabled())) await give.click({ timeout: 5_000 }).catch(() => undefined)
    return page.url()
  }
  await expect.poll(isGiven, { interval: 1_000 }).toBe(there)
  await page.locator('#slate [data-move]').first().click()
  await page.getByRole('button', { name: table.bar.menu }).click()
  await page.getByText(table.dice.device).waitFor()
  const mine = await page.request.get(`${house.address}/api/me/tables`)
  expect(await mine.json()).toMatchObject([{ id: begun.split('/').at(-1), deviceDice: true, status: 'running' }])
  await page.context().close()
})

it('a browser shows what the house has to say, with the way to the table', async () => {
  const browser = await openWholeBrowser()
  const page = await browser.newPage({ ...WHO, permissions: ['notifications'] })
  await page.goto(`${house.address}/you`)
  await kept(page)
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => found(one.registrationId)),
  )
  await cdp.send('ServiceWorker.enable')
  const data = JSON.stringify({ text: 'It is your turn: Heaven & Ale.', table: 'somewhere' })
  const registrationId = await registered
  const deliver = () => cdp.send('ServiceWorker.deliverPushMessage', { origin: house.address, registrationId, data })
  const shown = `navigator.serviceWorker.ready
    .then((known) => known.getNotifications())
    .then((notes) => notes.map(({ body, data }) => [body, data].join(' ')))`
  // A worker that is just starting may miss one; the next takes its place.
  const notes = async (): Promise<string[]> => {
    const seen = (await page.evaluate(shown)) as string[]
    if (seen.length === 0) await deliver()
    return seen
  }
  await expect.poll(notes, { interval: 2_000 }).toEqual(['It is your turn: Heaven & Ale. /table/somewhere'])
  await browser.close()
})

it('a new version waits as long as a table is open in any tab, and is taken when the player says so', async () => {
  const next = await newerHouse(house.address)
  const { page: other } = await house.visit('/', WHO)
  await other.goto(next.address)
  await kept(other)
  const page = await other.context().newPage()
  await page.goto(`${next.address}/local/new?game=heaven-and-ale&seats=2`)
  await page.waitForSelector('#slate [data-move]')

  next.publish()
  await other.evaluate('navigator.serviceWorker.getRegistration().then((known) => known.update())')
  await page.getByText(table.connection.newVersion).waitFor()
  expect(await waiting(other)).toBe(true)
  expect(await versions(other)).toBe(2)
  const before = page.url()
  await page.getByRole('button', { name: table.connection.load }).click()
  await page.waitForSelector('#slate [data-move]')
  await expect.poll(() => waiting(other)).toBe(false)
  expect(page.url()).toBe(before)
  // The other tab was open before: what it came from stays until it is gone.
  expect(await versions(other)).toBe(2)

  // Whoever leaves the last table lets the next one in without a word, and a page that opens later tidies up.
  next.publish()
  await other.evaluate('navigator.serviceWorker.getRegistration().then((known) => known.update())')
  await expect.poll(() => waiting(other)).toBe(true)
  await page.goto(next.address)
  await expect.poll(() => waiting(page)).toBe(false)
  await other.close()
  await page.goto(`${next.address}/rules`)
  await page.reload()
  await expect.poll(() => versions(page)).toBe(1)
  await page.context().close()
  next.close()
})

it('a house that is away when it would be kept on the device is kept at the next visit, and nothing breaks', async () => {
  const { page } = await house.meet(WHO)
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.route('**/assets/versions-*.js', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/versions-'))
  await page.goto(house.address)
  await refused
  expect(await page.evaluate('document.title')).not.toBe('')
  expect(broken).toEqual([])
  await page.unroute('**/assets/versions-*.js')
  await page.reload()
  await kept(page)
})
