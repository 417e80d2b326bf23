import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { en as standing } from '../src/standing/texts/en.ts'
import { allWords } from '../src/texts/all.ts'
import { type Hand, mouse } from './support/hands.ts'
import { faultsEverywhere, faultsOf, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { play } from './support/play.ts'
import { walkHome } from './support/walk-home.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const WHO = { viewport: SIZES.desk, reducedMotion: 'reduce', serviceWorkers: 'allow' } as const
const { away, home, table, create } = allWords.en

const kept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
const seated = (page: Page) => page.waitForSelector('#slate [data-move]')

/** A few moves by whoever is asked at this screen. */
const move = (page: Page, hand: Hand = mouse('offline')) => {
  const player = { page, words: allWords.en, complaints: [], press: () => Promise.resolve(), hand }
  return play([player], (deeds) => deeds.length >= 3)
}

/** The first thing that breaks no condition of the campaign. */
const carefully: Hand = async (page) => {
  await page.locator('#slate [data-move]:visible:not(:has(.warns))').first().click()
  return 'slate: the first that is safe'
}

it('with the house gone after one visit, everything that can be begun without it is begun and goes on', async () => {
  const { page } = await house.visit('/', WHO)
  await kept(page)
  await house.fall()
  const open = async (path: string) => {
    await page.goto(house.address + path)
    return page
  }

  await open('/new')
  await page.getByText(create.whomNames.here, { exact: true }).click()
  await page.getByRole('button', { name: create.start }).click()
  await page.waitForURL('**/local/local-*')
  await seated(page)
  await move(page)

  await open('/new')
  await page.getByRole('button', { name: create.whomNames.alone }).click()
  await page.getByRole('button', { name: create.start }).click()
  await page.waitForURL('**/local/local-*')
  await seated(page)
  await move(page)

  await open('/campaign?condition=15')
  await page.locator('.chosen h2', { hasText: 'No Pedals' }).waitFor()
  await page.getByRole('button', { name: 'Play “No Pedals”' }).click()
  await page.waitForURL('**/local/local-*')
  await page.locator('.opponent', { hasText: 'No Pedals' }).waitFor()
  await move(page, carefully)

  await open('/')
  await page.getByRole('link', { name: home.playThis('The Belgian Beers Race') }).click()
  await page.waitForURL('**/local/local-*')
  await seated(page)
  await move(page)
  const race = page.url()
  await page.reload()
  await page.waitForSelector('#slate-title')
  expect(page.url()).toBe(race)

  for (const game of ['heaven-and-ale', 'belgian-beers-race']) {
    await open(`/guided/${game}`)
    await page.waitForSelector('#slate .coach, .coach')
  }
  await open('/rules/heaven-and-ale/sites')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('article p').first().waitFor()

  await open('/local/new?game=heaven-and-ale&seats=2')
  await walkHome(page)
  await open(`/replay/${page.url().split('/').at(-1)}`)
  await page.waitForSelector('.replay')
  // What it was made of is counted, for whoever has no name at the house.
  await open('/you')
  await page.getByRole('heading', { name: standing.history.device }).waitFor()
  await page.getByText(away.title).waitFor()
  await page.getByRole('table', { name: standing.history.played }).getByText('Heaven & Ale').waitFor()
  await page.context().close()
  await house.rise()
})

it('a game of the device is given to the house from its result or its row, is counted there, and is seen again without the house', async () => {
  const { page } = await house.visit('/', WHO)
  await kept(page)
  const name = await page.request.post(`${house.address}/api/me`, {
    data: { name: 'Camille' },
    headers: { origin: house.address },
  })
  expect(name.ok()).toBe(true)
  await page.evaluate("localStorage.setItem('estaminet.guest', '1')")
  const give = page.getByRole('button', { name: table.giving.give })
  const yes = page.getByRole('button', { name: table.giving.yes, exact: true })
  const gone = async (from: string) => {
    const there = from.replace('/local/', '/table/')
    // On a busy machine the worker that replays it may be late the first time: who is told so presses again.
    const isGiven = async () => {
      if (page.url() !== there && (await yes.isEnabled())) await yes.click({ timeout: 5_000 }).catch(() => undefined)
      return page.url()
    }
    await expect.poll(isGiven, { interval: 1_000 }).toBe(there)
    return there.split('/').at(-1) ?? ''
  }

  await page.goto(`${house.address}/local/new?game=heaven-and-ale&seats=2`)
  await walkHome(page)
  const played = page.url()
  await page.goto(`${house.address}/you`)
  await page.getByRole('heading', { name: standing.history.device }).waitFor()
  await page.getByText(standing.history.none).waitFor()
  expect(await faultsEverywhere(page)).toEqual([])
  await page.goto(played)
  await page.locator('#slate .standing').first().waitFor()
  await give.click()
  await yes.waitFor()
  expect(await faultsOf(page, ['[role=dialog]', '#slate'])).toEqual([])
  const over = await gone(played)
  await page.locator('#slate .standing').first().waitFor()
  // The house counts it from now on, and the device no more.
  await page.goto(`${house.address}/you`)
  await page.getByRole('heading', { name: standing.history.title }).waitFor()
  await page.getByRole('table', { name: standing.history.played }).waitFor()
  expect(await page.getByRole('heading', { name: standing.history.device }).count()).toBe(0)

  await page.goto(`${house.address}/local/new?game=heaven-and-ale&seats=2`)
  await seated(page)
  const begun = page.url()
  await page.goto(house.address)
  const row = page.getByRole('region', { name: home.yourTables }).getByRole('button', { name: table.giving.give })
  await row.waitFor()
  expect(await faultsEverywhere(page, ['.your-tables'])).toEqual([])
  await row.click()
  await yes.waitFor()
  // Whoever thinks better of it is back at the row.
  await page.keyboard.press('Escape')
  await expect.poll(() => row.evaluate((at) => at === at.ownerDocument.activeElement)).toBe(true)
  await row.click()
  await gone(begun)
  await seated(page)

  await house.fall()
  await page.goto(house.address)
  await page.getByText(away.title).waitFor()
  const finished = page.getByRole('region', { name: home.finished })
  await finished.getByRole('link', { name: /^Heaven & Ale, with/ }).click()
  await page.waitForURL(`**/replay/${over}`)
  await page.waitForSelector('.replay')
  await house.rise()
  await page.goto(house.address)
  await page.getByRole('region', { name: home.yourTables }).getByRole('link').first().waitFor()
  await page.context().close()
})
