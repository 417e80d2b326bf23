import { afterAll, beforeAll, expect, it } from 'vitest'
import { finger } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { play } from './support/play.ts'
import { rectOf } from './support/rects.ts'
import { shareScreen } from './support/table.ts'

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
      await settle.waitFor()
      const tabs = await rectOf(page.locator('.tabs, .ale-tabs'))
      expect((await rectOf(settle)).bottom).toBeLessThanOrEqual(tabs.y)
      await settle.tap()
      await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
      await page.context().close()
    }
  })

/** From the last line of what is asked down to the tabs, where there are tabs. */
const ROOM_OVER_TABS = `(() => {
  const tabs = document.querySelector('#slate .price-tabs')
  const lines = [...document.querySelectorAll('#slate > header > *')].filter(({ textContent }) => textContent)
  const end = Math.max(...lines.map((line) => line.getBoundingClientRect().bottom))
  return tabs ? tabs.getBoundingClientRect().top - end : undefined
})()`

it('on a phone the tabs stand right below what is asked, whether there is news or not', async () => {
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const guest = await shareScreen(house, 'belgian-beers-race', { name: 'Mie', ...phone })
  await guest.press(guest.page.getByRole('button', { name: guest.words.table.goalClose }))
  /** The empty room over the tabs, at every question that has some. */
  const rooms: number[] = []
  const measure = async () => {
    const room = await guest.page.evaluate<number | undefined>(ROOM_OVER_TABS)
    if (room !== undefined) rooms.push(room)
    return rooms.length === 8
  }
  await play([{ ...guest, hand: finger('Mie') }], measure)
  expect(rooms).toHaveLength(8)
  expect(Math.max(...rooms)).toBeLessThan(12)
  await guest.page.context().close()
})
