import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allWords } from '../src/texts/all.ts'
import { takesPresses } from './support/hands.ts'
import { faultsEverywhere, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'

const { elsewhere } = allWords.en.table

/** The house under the one name that browsers trust, and under one on the network, where pages have no locks. */
let house: OpenHouse
let inn: OpenHouse
beforeAll(async () => {
  ;[house, inn] = await Promise.all([openHouse(), openHouse('estaminet.test')])
})
afterAll(() => Promise.all([house?.close(), inn?.close()]))

const begun = async (at: OpenHouse): Promise<Page> => {
  const { page } = await at.visit('/local/new?game=heaven-and-ale&seats=2', {
    viewport: SIZES.desk,
    reducedMotion: 'reduce',
  })
  await page.waitForSelector('#slate [data-move]')
  return page
}

/** The same address in another tab of the same browser. */
async function tabBeside(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  return other
}

/** One move of one's own, until one is asked again. */
async function move(page: Page): Promise<void> {
  await page.waitForSelector('#slate [data-move]')
  const ask = await page.getAttribute('#slate', 'data-ask')
  await takesPresses(page)
  await page.locator('#slate [data-move]').first().click()
  await page.waitForSelector(`#slate:not([data-ask="${ask}"]) [data-move]`)
}

const playedIn = (page: Page): Promise<number> =>
  page.evaluate(`JSON.parse(localStorage.getItem('estaminet.table.' + location.pathname.split('/').pop())).log.length`)

const told = (page: Page) => page.getByRole('heading', { level: 1, name: elsewhere.title })

it('a table of this device is played in one tab: another one says so, takes it over, and gives it back when it goes', async () => {
  const first = await begun(house)
  await move(first)
  const second = await tabBeside(first)
  await told(second).waitFor()
  expect(await second.locator('#slate').count()).toBe(0)
  expect(await faultsEverywhere(second)).toEqual([])
  await second.setViewportSize(SIZES.phone)
  expect(await fits(second)).toBe(true)
  await second.setViewportSize(SIZES.desk)

  await second.getByRole('button', { name: elsewhere.take }).click()
  await second.waitForSelector('#slate [data-move]')
  await told(first).waitFor()
  for (let moves = 0; moves < 3; moves++) await move(second)
  const played = await playedIn(second)

  // Whoever waited for it has it again, with everything that was played.
  await second.close()
  await first.waitForSelector('#slate [data-move]')
  expect(await playedIn(first)).toBe(played)
  await move(first)
  expect(await playedIn(first)).toBeGreaterThan(played)
  // Nobody is in the way of a page that is only loaded again.
  await first.reload()
  await first.waitForSelector('#slate [data-move]')
  await first.context().close()
})

it('where pages have no locks a tab saves nothing over what another one has played', async () => {
  const first = await begun(inn)
  expect(await first.evaluate("'locks' in navigator")).toBe(false)
  const second = await tabBeside(first)
  for (let moves = 0; moves < 3; moves++) await move(second)
  const played = await playedIn(second)
  await takesPresses(first)
  await first.locator('#slate [data-move]').first().click()
  await told(first).waitFor()
  expect(await playedIn(first)).toBe(played)
  await first.getByRole('button', { name: elsewhere.take }).click()
  await move(first)
  expect(await playedIn(first)).toBeGreaterThan(played)
  await first.context().close()
})
