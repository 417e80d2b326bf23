import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shotOf } from '../scripts/shots/tables.ts'
import { type OpenHouse, openHouse } from './support/house.ts'
import { openScene } from './support/scenes.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** What has the focus, by its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate("(one => one === document.body ? 'nothing' : one.ariaLabel ?? one.title)(document.activeElement)")

it.each([1440, 768] as const)(
  'whoever opens the board of another by key is on it, and back where they were once it is closed: %i wide',
  async (width) => {
    const { page, leave } = await openScene(house, 'race-choosing', width)
    const board = page.locator('.board-drawer')
    const rival = page.locator('.rivals button').locator('visible=true').first()
    const name = (await rival.getAttribute('title')) ?? ''
    expect(name).toMatch(/board$/)

    await rival.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => board.count()).toBe(1)
    expect(await focused(page)).toBe(name)
    await page.keyboard.press('Escape')
    await expect.poll(() => board.count()).toBe(0)
    expect(await focused(page)).toBe(name)

    await page.keyboard.press('Enter')
    await board.getByRole('button', { name: 'Close' }).press('Enter')
    await expect.poll(() => board.count()).toBe(0)
    expect(await focused(page)).toBe(name)
    await leave()
  },
)

it('on a phone one’s own board over the table is drawn with nothing of the one behind its tab', async () => {
  const { page, leave } = await openScene(house, 'race-characters', 360)
  await page.locator('.tabs button').nth(1).tap()
  await page.locator('.board-spot .portrait').waitFor()
  await page.locator('.tabs button').nth(0).tap()
  await page.locator('.counters').tap()
  await page.locator('.board-drawer .portrait').waitFor()
  const twice = `[...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)`
  expect(await page.evaluate(twice)).toEqual([])
  await leave()
})

it.each([360, 1024, 1440] as const)('who the others are is read whole beside their names: %i wide', async (width) => {
  const four = { game: 'race', seats: 4, options: { characters: true } } as const
  const scene = shotOf({ name: 'four', match: four, until: ({ met, choices }) => met > 20 && choices > 7 })
  for (const language of ['en', 'fr', 'nl'] as const) {
    const { page, leave } = await openScene(house, scene, width, language)
    if (width < 600) await page.locator('.tabs button').nth(3).tap()
    await page.locator('.character-badge').locator('visible=true').first().waitFor()
    const cut = `[...document.querySelectorAll('.character-badge')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent)`
    expect(await page.evaluate(cut), language).toEqual([])
    await leave()
  }
})

it('beside one other player a wide screen for fingers shows the newest line of the log', async () => {
  const { page, leave } = await openScene(house, 'race-everything-short', 1024)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('#log li').first().waitFor()
  const seen = `(() => {
    const [line, list] = ['#log li', '#log ol'].map((one) => document.querySelector(one).getBoundingClientRect())
    return line.height > 0 && line.top >= list.top - 1 && line.bottom <= list.bottom + 1
  })()`
  await expect.poll(() => page.evaluate(seen)).toBe(true)
  await leave()
})
