import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenHouse, openHouse } from './support/house.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const PHONES = [
  { width: 375, height: 553 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]

for (const game of ['belgian-beers-race', 'heaven-and-ale'])
  it(`at a first table of ${game} nothing covers the button that settles a choice, however low the phone`, async () => {
    for (const viewport of PHONES) {
      const { page } = await house.visit(`/local/new?game=${game}&seats=2`, {
        viewport,
        hasTouch: true,
        isMobile: true,
      })
      const row = page.locator('#slate [data-move]').first()
      await row.waitFor()
      const ask = await page.getAttribute('#slate', 'data-ask')
      await row.tap()
      const settle = page.locator('#slate .settle .button.brass')
      const { y, height } = (await settle.boundingBox()) ?? { y: 0, height: 0 }
      const tabs = await page.locator('.tabs, .ale-tabs').boundingBox()
      expect(y + height).toBeLessThanOrEqual(tabs?.y ?? 0)
      await settle.tap()
      await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
      await page.context().close()
    }
  })
