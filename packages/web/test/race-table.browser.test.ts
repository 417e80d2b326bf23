import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mouse } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { play } from './support/play.ts'
import { shareScreen } from './support/table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const answered = async (page: Page, answer: () => Promise<void>): Promise<void> => {
  const ask = await page.locator('#slate').getAttribute('data-ask')
  await answer()
  await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
}

it('whoever arrives finds open what can be done there, unless they opened a tab themselves', async () => {
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const { page, press, words } = await shareScreen(house, 'belgian-beers-race', { name: 'Mie', ...phone })
  await press(page.getByRole('button', { name: words.table.goalClose }))
  const settle = () => page.locator('#slate .settle .button.brass').tap()
  const go = (town: string) =>
    answered(page, async () => {
      await page.locator('#slate [data-move]', { hasText: town }).first().tap()
      await settle()
    })
  const tab = (name: string) => page.locator('#slate .price-tabs button', { hasText: name })
  const pressed = (name: string) => expect.poll(() => tab(name).getAttribute('aria-pressed')).toBe('true')

  await go('Purnode')
  await go('Dottignies')
  await pressed(words.table.slate.here)
  // Far enough for the other one to travel more than once.
  await tab('Bicycle').tap()
  await go('Baillonville')

  await pressed(words.table.slate.here)
  await answered(page, async () => {
    const { x, y, width, height } = (await page.locator('[data-sign="6"]').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await pressed('Bicycle')
    await settle()
  })
  await pressed(words.table.slate.here)
  await tab('Bicycle').tap()
  await go('Dottignies')
  await pressed('Bicycle')
}, 60_000)

it('a log that was scrolled offers the way back to its newest line', async () => {
  const guest = await shareScreen(house, 'belgian-beers-race', { name: 'Jef', viewport: SIZES.desk })
  const { page, press, words } = guest
  await press(page.getByRole('button', { name: words.table.goalClose }))
  const list = page.locator('#log ol')
  const scrolled = () => list.evaluate((ol) => ol.scrollTop)
  const back = page.getByRole('button', { name: words.table.log.newest })
  const hand = { ...guest, hand: mouse('Jef') }
  await play([hand], () => list.evaluate((ol) => ol.scrollHeight > ol.clientHeight + 200))
  expect(await scrolled()).toBe(0)
  expect(await back.count()).toBe(0)

  await list.evaluate((ol) => ol.scrollTo(0, 150))
  await play([hand], (deeds) => deeds.length === 1)
  await back.click()
  await expect.poll(scrolled).toBe(0)
  await expect.poll(() => back.count()).toBe(0)
}, 60_000)
