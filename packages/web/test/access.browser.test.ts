import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mouse } from './support/hands.ts'
import { faultsEverywhere, faultsOf, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { play } from './support/play.ts'
import { shareScreen } from './support/table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** The sections of a board on a phone, by their tabs. */
const TABS = { 'belgian-beers-race': '.race .tabs', 'heaven-and-ale': '.ale-tabs' } as const

async function eachTab(page: Page, tabs: string): Promise<string[]> {
  const faults: string[] = []
  await page.setViewportSize(SIZES.phone)
  const buttons = page.locator(`${tabs} button`)
  await buttons.nth(2).waitFor()
  const all = await buttons.all()
  for (const tab of all) {
    await tab.click()
    const name = await tab.textContent()
    expect(await fits(page)).toBe(true)
    faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`))
  }
  await page.setViewportSize(SIZES.desk)
  return faults
}

it.each(['belgian-beers-race', 'heaven-and-ale'] as const)(
  '%s has no accessibility fault while it is played, small or wide, light or dark',
  async (game) => {
    const guest = await shareScreen(house, game, { name: 'Mie', viewport: SIZES.desk })
    const { page, words, complaints } = guest
    const player = { ...guest, hand: mouse(game) }
    expect(await faultsEverywhere(page)).toEqual([])
    await page.getByRole('button', { name: words.table.goalClose }).click()

    await play([player], (deeds) => deeds.length === 3)
    expect(await faultsEverywhere(page)).toEqual([])
    await play([player], (deeds) => deeds.length === 3)
    await page.keyboard.press('c')
    expect(await faultsEverywhere(page)).toEqual([])
    expect(await eachTab(page, TABS[game])).toEqual([])

    await page.getByRole('button', { name: words.table.bar.menu }).click()
    for (const dialog of [words.table.seats.report, words.table.seats.leave]) {
      await page.getByRole('button', { name: dialog }).click()
      expect(await faultsEverywhere(page, ['[role=dialog]'])).toEqual([])
      await page.keyboard.press('Escape')
    }
    expect(complaints).toEqual([])
  },
)
