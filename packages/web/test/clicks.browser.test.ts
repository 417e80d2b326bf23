import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takesPresses } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** As in browsers whose clicks do not say whether a finger or a mouse made them. */
const forgetPointers = (page: Page): Promise<void> =>
  page.evaluate(`addEventListener('click', (event) => {
    if (!(event instanceof PointerEvent)) return
    event.stopImmediatePropagation()
    event.target.dispatchEvent(new MouseEvent('click', event))
  }, true)`)

const openAsk = (page: Page) => page.locator('#slate').getAttribute('data-ask')

it('a finger is asked first even where a click does not say what made it', async () => {
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const { page, complaints } = await house.visit('/local/new?game=heaven-and-ale&seats=2', phone)
  const rows = page.locator('#slate [data-move]')
  await rows.last().waitFor()
  await forgetPointers(page)
  const ask = await openAsk(page)
  await rows.last().tap()
  const settle = page.locator('#slate .settle .button.brass')
  await settle.waitFor()
  expect(await openAsk(page)).toBe(ask)
  await settle.tap()
  await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a mouse and a key take at once there', async () => {
  const { page } = await house.visit('/local/new?game=heaven-and-ale&seats=2', { viewport: SIZES.desk })
  await page.waitForSelector('#slate [data-move]')
  await forgetPointers(page)
  for (const take of [
    () => page.locator('#slate [data-move]').first().click(),
    async () => {
      await page.keyboard.press('c')
      await takesPresses(page)
      await page.keyboard.press('Enter')
    },
  ]) {
    await page.waitForSelector('#slate [data-move]')
    const ask = await openAsk(page)
    await take()
    await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  }
  await page.context().close()
})
