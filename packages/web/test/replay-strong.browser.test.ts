import { analysing } from '@estaminet/bots/advice'
import { atOnce, seeded } from '@estaminet/kernel'
import { gameOf } from '@estaminet/shelf'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { strongIn } from '../src/after/strong.ts'
import { addressOf } from '../src/replay/source.ts'
import { en } from '../src/replay/texts/en.ts'
import { fr } from '../src/replay/texts/fr.ts'
import { nl } from '../src/replay/texts/nl.ts'
import { Timeline } from '../src/replay/timeline.ts'
import { faultsEverywhere, fits, SIZES } from './support/house.ts'
import { openPagesAlone, type PagesAlone } from './support/pages-alone.ts'
import { playedOut } from './support/played-out.ts'

let pages: PagesAlone
beforeAll(async () => {
  pages = await openPagesAlone()
})
afterAll(() => pages?.close())

const race = playedOut(seeded('strong moments'), gameOf('belgian-beers-race'), 2, { length: 'short' })
const timeline = new Timeline(race)
const players = ['Camille', 'Inès']
/** As closely as the page looks. */
const strong = strongIn(atOnce(analysing(race, { closely: 12, samples: 8 })), timeline)

const at = async (page: Page): Promise<number> => Number(await page.getAttribute('.replay', 'data-at'))

/** A replay whose worker has all the time it needs, however fast the machine is; tells how often it was asked for. */
async function open(size: { width: number; height: number }, more: object = {}) {
  const { page, complaints } = await pages.visit('/privacy', { viewport: size, ...more })
  let looks = 0
  await page.route('**/after.worker*', async (route) => {
    looks++
    const answer = await route.fetch()
    const calm = 'Date.now = ((now) => () => now)(Date.now());\n'
    await route.fulfill({ response: answer, body: calm + (await answer.text()) })
  })
  const place = addressOf({ timeline, players }, { n: timeline.first, eyes: 'all' })
  await page.goto(new URL(place, page.url()).href)
  return { page, complaints, looks: () => looks }
}

it('where chances changed most is found, said and led to, and not looked for again', async () => {
  expect(strong.length).toBeGreaterThan(2)
  const { page, complaints, looks } = await open(SIZES.desk)
  const list = page.getByRole('region', { name: en.strong.title })
  const moments = list.getByRole('button')
  await expect.poll(() => moments.count()).toBe(strong.length)
  expect(await list.locator('p').textContent()).toBe('')
  expect(looks()).toBe(1)

  const [first, second] = strong
  await moments.first().click()
  expect(await at(page)).toBe(first.n)
  await page.locator('.strong-here', { hasText: players[first.seat] }).waitFor()
  // With the keyboard alone, and as something to stop at.
  await moments.nth(1).press('Enter')
  expect(await at(page)).toBe(second.n)
  expect(await moments.nth(1).getAttribute('aria-current')).toBe('true')
  await page.getByLabel(en.stopAt).selectOption({ label: en.strong.stop })
  await page.getByRole('button', { name: en.to.back, exact: true }).click()
  expect(await at(page)).toBe(first.n)
  expect(await fits(page)).toBe(true)
  expect(await faultsEverywhere(page, ['.replay-now', '.instrument'])).toEqual([])

  for (const [code, words] of Object.entries({ fr, nl, en })) {
    await page.evaluate(`localStorage.setItem('estaminet.language', '${code}')`)
    await page.reload()
    const said = page.getByRole('region', { name: words.strong.title }).getByRole('button')
    await expect.poll(() => said.count()).toBe(strong.length)
  }
  expect(looks()).toBe(1)
  expect(complaints).toEqual([])
  expect(pages.asked).toEqual([])
  await page.context().close()
})

it('on a phone they stand on the rail, each with its words', async () => {
  const { page } = await open(SIZES.phone, { hasTouch: true, isMobile: true })
  const roundels = page.locator('.rail').getByRole('button')
  await expect.poll(() => roundels.count()).toBe(strong.length)
  const [first] = strong
  expect(await roundels.first().getAttribute('aria-label')).toContain(players[first.seat])
  await roundels.first().tap()
  expect(await at(page)).toBe(first.n)
  await page.locator('.strong-here').waitFor()
  expect(await fits(page)).toBe(true)
  expect(await faultsEverywhere(page, ['.replay-now', '.instrument'])).toEqual([])
  await page.context().close()
})

it('while a device looks for them it says so, and the match is seen all the same', async () => {
  const { page } = await pages.visit('/privacy', { viewport: SIZES.desk })
  let look = () => {}
  const late = new Promise<void>((come) => {
    look = come
  })
  await page.route('**/after.worker*', (route) => late.then(() => route.continue()))
  const place = addressOf({ timeline, players }, { n: timeline.first, eyes: 'all' })
  await page.goto(new URL(place, page.url()).href)
  const list = page.getByRole('region', { name: en.strong.title })
  await list.getByText(en.strong.waiting).waitFor()
  await list.getByRole('progressbar').waitFor()
  await page.getByRole('button', { name: en.to.forward, exact: true }).click()
  expect(await at(page)).toBe(timeline.next(timeline.first))
  expect(await faultsEverywhere(page, ['.instrument'])).toEqual([])
  look()
  await list.getByRole('button').first().waitFor()
  await page.context().close()
})
