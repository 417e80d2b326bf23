import { type Match, seeded, writeLink } from '@estaminet/kernel'
import { gameOf } from '@estaminet/shelf'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fragmentOf } from '../src/after/match-link.ts'
import { faultsEverywhere, fits, SIZES } from './support/house.ts'
import { openPagesAlone, type PagesAlone } from './support/pages-alone.ts'
import { playedOut } from './support/played-out.ts'

let pages: PagesAlone
beforeAll(async () => {
  pages = await openPagesAlone()
})
afterAll(() => pages?.close())

const rng = seeded(`${process.env.ESTAMINET_SEED ?? 'after'} controls`)

const RACE = playedOut(rng, gameOf('belgian-beers-race'), 2, { length: 'short' })
const ALE = playedOut(rng, gameOf('heaven-and-ale'), 2, {})
const addressOf = (match: Match): string => `/after#${fragmentOf(['Camille', 'Jef'], writeLink(match))}`

/** The clock of the worker that looks closely goes on by so much whenever it is read, however fast the machine is. */
const setClock = (page: Page, leap: number): Promise<unknown> =>
  page.route('**/after.worker*', async (route) => {
    const answer = await route.fetch()
    const leaps = `Date.now = ((now) => () => (now += ${leap}))(Date.now());\n`
    await route.fulfill({ response: answer, body: leaps + (await answer.text()) })
  })
/** Its time is up after a few moves, or never. */
const [HURRIED, CALM] = [2_000, 0]

it('a look that had no time for all of it says so, ends its curve there, and goes on when it is asked to', async () => {
  const { page, complaints } = await pages.visit('/privacy', { viewport: SIZES.desk })
  await setClock(page, HURRIED)
  await page.waitForLoadState('networkidle')
  const asked = pages.asked.length
  await page.evaluate(`location.href = ${JSON.stringify(addressOf(RACE))}`)
  const rest = page.getByRole('button', { name: 'Work out the rest' })
  await rest.waitFor()
  await page.locator('.after-fortunes .unfinished', { hasText: /^Worked out up to day \d/ }).waitFor()
  // Of choices nothing is known yet, and nothing is said.
  expect(await page.locator('.after-fortunes .costly').count()).toBe(0)
  const right = () =>
    page.evaluate<number>(`Math.max(...[...document.querySelectorAll('.after-curve .course')]
      .map((line) => line.getBoundingClientRect().right))`)
  const whole = await right()
  await page.getByText('Chances', { exact: true }).click()
  await expect.poll(right).toBeLessThan(whole - 20)
  expect(await page.locator('.after-curve header p').textContent()).toContain(', worked out up to day')
  await page.getByText('In numbers').click()
  expect(await page.locator('.after-curve .numbers td').last().textContent()).toBe('')
  for (const size of [SIZES.phone, SIZES.desk]) {
    await page.setViewportSize(size)
    await expect.poll(() => fits(page)).toBe(true)
  }
  expect(await faultsEverywhere(page)).toEqual([])

  await rest.press('Enter')
  // The button is gone, and whoever pressed it stands where the answer comes, with or without words there.
  await page.locator('.after-fortunes .unfinished p:focus').waitFor({ state: 'attached' })
  await page.locator('.after-fortunes .costly').waitFor()
  expect(await page.locator('.after-fortunes .unfinished').textContent()).toBe('')
  await expect.poll(right).toBeGreaterThan(whole - 2)
  expect(await page.locator('.after-curve .numbers td').last().textContent()).not.toBe('')
  // Another link in the same tab: nothing is known yet of the chances that were shown.
  await page.evaluate(`location.hash = ${JSON.stringify(new URL(addressOf(ALE), page.url()).hash)}`)
  await page.locator('.ale-conversion').waitFor()
  expect(pages.asked.slice(asked)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a choice that cost points is named beside the better one, and leads to where it was made', async () => {
  const { page, complaints } = await pages.visit('/privacy', { viewport: SIZES.desk })
  await setClock(page, CALM)
  await page.goto(new URL(addressOf(RACE), page.url()).href)
  const missed = page.locator('.after-fortunes .missed')
  await missed.first().waitFor()
  for (const one of await missed.all()) {
    const [played, best] = await one.locator('dd').allTextContents()
    expect(played).not.toBe(best)
    expect(await one.locator('.change').textContent()).toMatch(/^−\d+points, ± \d+$/)
  }
  expect(await page.locator('.after-fortunes .costly .lucks').textContent()).toMatch(/\d choices?−\d+/)
  expect(await faultsEverywhere(page)).toEqual([])
  await page.setViewportSize(SIZES.phone)
  await expect.poll(() => fits(page)).toBe(true)
  const link = missed.first().getByRole('link')
  const at = new URL((await link.getAttribute('href')) ?? '', 'http://pages').searchParams.get('at')
  await link.click()
  await page.waitForSelector(`.replay[data-at="${at}"]`)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('everybody’s way is travelled again, leg by leg, and may be stopped', async () => {
  const who = { viewport: SIZES.desk, reducedMotion: 'no-preference' } as const
  const { page, complaints } = await pages.visit('/privacy', who)
  // Its time is ours: how fast the machine is decides nothing.
  await page.clock.install()
  await page.goto(new URL(addressOf(RACE), page.url()).href)
  const legs = page.locator('.routes-map .ways > *')
  await page.locator('.routes-map').waitFor()
  const all = await legs.count()
  expect(all).toBeGreaterThan(3)
  const now = await page.evaluate<number>('Date.now()')
  await page.clock.pauseAt(now + 3_600_000)
  await page.getByRole('button', { name: 'Travel it again' }).click()
  expect(await legs.count()).toBe(0)
  await page.clock.runFor(700)
  const some = await legs.count()
  expect([some > 0, some < all]).toEqual([true, true])
  // A leg is drawn as far as it has been travelled.
  const drawn = () => legs.last().locator('path').last().getAttribute('d')
  const before = await drawn()
  await page.clock.runFor(60)
  expect(await drawn()).not.toBe(before)
  await page.clock.runFor(20_000)
  await page.getByRole('button', { name: 'Travel it again' }).click()
  await page.clock.runFor(300)
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(await legs.count()).toBe(all)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('Heaven & Ale from its link alone: its count is played step by step, for everybody, and no house is asked', async () => {
  const asked = pages.asked.length
  const { page, complaints } = await pages.visit(addressOf(ALE), { viewport: SIZES.desk })
  await page.locator('.ale-conversion').waitFor()
  const at = () => page.locator('.ale-conversion-at').textContent()
  const here = page.locator('.ale-conversion-steps li[aria-current="step"]')
  const steps = await page.locator('.ale-conversion-steps li').count()
  const back = page.getByRole('button', { name: 'Step back' })
  const next = page.getByRole('button', { name: 'Next step' })
  const all = page.getByRole('button', { name: 'Straight to the end' })
  expect([await at(), await back.isDisabled(), await here.count()]).toEqual([`0 of ${steps}`, true, 0])
  for (let step = 1; step <= steps; step++) {
    await next.click()
    expect(await at()).toBe(`${step} of ${steps}`)
    const text = await page
      .locator('.ale-conversion-steps li button')
      .nth(step - 1)
      .textContent()
    expect(await here.locator('button').textContent()).toBe(text)
    expect(await page.locator('.ale-conversion-play > .unseen').textContent()).toBe(text)
  }
  expect([await next.isDisabled(), await all.isDisabled()]).toEqual([true, true])
  expect(await page.locator('.ale-conversion-reached').count()).toBe(1)
  await back.click()
  expect(await at()).toBe(`${steps - 1} of ${steps}`)
  await page.locator('.ale-conversion-steps li button').first().click()
  expect(await at()).toBe(`1 of ${steps}`)
  await all.click()
  expect(await at()).toBe(`${steps} of ${steps}`)
  // Whoever looks at another's count begins it anew, and finds their points.
  const seats = page.locator('.ale-conversion-seats button')
  const pressed = await seats.evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')))
  const other = pressed.indexOf('false')
  const { total } = ALE.game.score(ALE.state)[other]
  await seats.nth(other).click()
  expect(await at()).toMatch(/^0 of /)
  expect(await page.locator('.ale-conversion-total').textContent()).toContain(`${total}`.replace('-', '−'))
  expect(await page.locator('.podium .block').count()).toBe(2)
  expect(pages.asked.slice(asked)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a picture that cannot be drawn is said to be missing, and link and record are there all the same', async () => {
  const { page } = await pages.visit(addressOf(ALE), { viewport: SIZES.desk })
  await page.evaluate("HTMLCanvasElement.prototype.getContext = () => { throw new Error('no ink') }")
  await page.getByRole('button', { name: 'Share the game' }).click()
  await page.getByText('That did not work.').waitFor()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('img').count()).toBe(0)
  expect(await dialog.getByRole('button', { name: 'Save the picture' }).count()).toBe(0)
  expect(await dialog.getByLabel('Link to the game').inputValue()).toContain('/after#')
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the record' }).click()
  expect((await saved).suggestedFilename()).toBe('estaminet-result.json')
  await page.context().close()
})

it('a picture that the browser does not give away is said not to be saved', async () => {
  const { page } = await pages.visit(addressOf(ALE), { viewport: SIZES.desk })
  await page.evaluate('HTMLCanvasElement.prototype.toBlob = (made) => made(null)')
  await page.getByRole('button', { name: 'Share the game' }).click()
  await page.locator('canvas[data-drawn]').waitFor()
  await page.getByRole('button', { name: 'Save the picture' }).click()
  await page.getByText('That did not work.').waitFor()
  await page.context().close()
})
