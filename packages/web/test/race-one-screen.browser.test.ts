import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultsOf, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { handedTo, playOn, WATCH_SIGNS } from './support/one-screen.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

interface Sign {
  readonly seats: readonly string[]
  /** Who had taken the screen last. */
  readonly holder: string
  /** The hand that was on the page before, and the page under the sign. */
  readonly held: readonly string[]
  readonly html: string
}
const signs = (page: Page): Promise<Sign[]> => page.evaluate('window.signs')
const inHand = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.hand-cards [data-hand-card]')].map((card) => card.dataset.handCard)`)

/** A turn that passes hands the screen on: the next may be the first whose player goes on. */
const MOST_SIGNS = 20

/** Two people around one screen, who have their cards and five seconds to react. */
async function twoAtWar() {
  const { page, complaints } = await house.visit('/', { viewport: SIZES.phone, reducedMotion: 'reduce' })
  await page.addInitScript(WATCH_SIGNS)
  await page.goto(`${house.address}/new?game=belgian-beers-race`)
  await page.getByText('Here', { exact: true }).click()
  await page.getByLabel('Your name').fill('Camille')
  await page.getByRole('button', { name: 'Brewers’ war' }).click()
  await page.locator('details.fine summary').click()
  const beat = page.getByRole('group', { name: 'A moment to react lasts at least' }).getByText('5 s', { exact: true })
  await beat.click()
  await page.getByRole('button', { name: 'Start playing' }).click()
  const first = await handedTo(page).getAttribute('data-takes')
  await handedTo(page).click()
  await expect.poll(async () => (await inHand(page)).length).toBeGreaterThan(0)
  return { page, complaints, first, second: first === '0' ? '1' : '0' }
}

/** Whoever holds the screen plays until a sign has stood once more. */
async function untilSign(page: Page, before: number): Promise<Sign> {
  const press = async (): Promise<number> => {
    const count = (await signs(page)).length
    if (count > before) return count
    const brass = page.locator('#slate .settle .button.brass:not([data-takes])').first()
    const row = page.locator('#slate [data-move]').first()
    if (await handedTo(page).first().isVisible())
      await handedTo(page)
        .first()
        .click({ timeout: 3_000 })
        .catch(() => undefined)
    else if (await brass.isVisible()) await brass.click({ timeout: 3_000 }).catch(() => undefined)
    else if (await row.isVisible()) await row.click({ timeout: 3_000 }).catch(() => undefined)
    return (await signs(page)).length
  }
  await expect.poll(press, { interval: 100 }).toBeGreaterThan(before)
  return (await signs(page))[before]
}

it('TBBR-CONF-28 around one screen a window shows one sign for a beat, with no hand on the page, and goes on where it was', async () => {
  const { page, complaints } = await twoAtWar()
  const back = async (): Promise<string> =>
    (await inHand(page)).length > 0
      ? 'back'
      : ((await handedTo(page)
          .first()
          .getAttribute('data-takes', { timeout: 1_000 })
          .catch(() => null)) ?? '')
  let is = ''
  for (let count = 0; is !== 'back' && count < MOST_SIGNS; count++) {
    const { seats, holder, held, html } = await untilSign(page, count)
    expect(seats.length).toBeGreaterThan(0)
    expect(held.length).toBeGreaterThan(0)
    for (const card of held) expect(html).not.toContain(card)
    // Nobody presses anything: the window closes, and whoever played has the screen again, unless the turn has passed.
    await expect.poll(back).not.toBe('')
    is = await back()
    expect(is).not.toBe(holder)
    if (is === 'back') for (const card of await inHand(page)) expect(held).toContain(card)
  }
  expect(is).toBe('back')
  expect(complaints).toEqual([])
  await page.context().close()
})

it('TBBR-CONF-28 whoever touches the own seat has no time limit, and the screen goes from hand to hand after it', async () => {
  const { page, complaints, first, second } = await twoAtWar()
  await page.evaluate(`window.reacts = '${second}'`)
  const sign = await untilSign(page, 0)
  expect(sign.seats).toEqual([second])
  const pass = page.locator('#slate .row.apart[data-move]')
  await pass.waitFor()
  const theirs = await inHand(page)
  for (const card of sign.held) expect(theirs).not.toContain(card)
  expect(await faultsOf(page, ['#slate'])).toEqual([])
  // Longer than the beat: a time limit would have closed it.
  await page.waitForTimeout(6_500)
  expect(await pass.isVisible()).toBe(true)
  await pass.click()
  // A finger asks first.
  const brass = page.locator('#slate .settle .button.brass')
  if (await brass.isVisible()) await brass.click()
  // Whoever reacted holds the screen now, until it goes to somebody else: then nothing of their hand is left.
  await playOn(page)
  expect(await handedTo(page).getAttribute('data-takes')).toBe(first)
  expect(await inHand(page)).toEqual([])
  const html = await page.content()
  for (const card of await page.evaluate<string[]>('window.heldLast')) expect(html).not.toContain(card)
  expect(complaints).toEqual([])
  await page.context().close()
})
