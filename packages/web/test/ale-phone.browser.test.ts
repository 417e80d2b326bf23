import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { middleOf } from './support/rects.ts'

let house: OpenHouse
let page: Page
beforeAll(async () => {
  house = await openHouse()
  const visit = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  page = (await house.visit('/local/new?game=heaven-and-ale&seats=2', visit)).page
  // Whoever does not begin chooses a place first.
  await page.waitForSelector('#slate [data-move]')
  const close = page.locator('.note-card button')
  if (await close.isVisible()) await close.tap()
  if ((await page.locator('.ale-tabs [aria-current]').textContent()) !== 'Ring') return
  await page.locator('#slate [data-move]').last().tap()
  await settling().tap()
})
afterAll(() => house?.close())

const settling = () => page.locator('#slate .settle .brass')
const tab = (name: string) => page.locator('.ale-tabs button', { hasText: name })

it('what is touched on another tab is told and settled on the sheet', async () => {
  await page.waitForSelector('#slate [data-move]')
  await tab('Ring').tap()
  expect(await settling().isVisible()).toBe(false)
  await page.locator('.ale-unrolled .ale-space-resource.ale-legal .ale-glow').first().tap()
  await expect.poll(() => settling().isVisible()).toBe(true)
  expect(await tab('Ring').getAttribute('aria-current')).toBe('page')
  expect(await page.locator('#slate .preview li').count()).toBeGreaterThan(0)
  await settling().tap()
})

it('a hex stays under the finger that looks at it, so that the second touch takes it', async () => {
  const hex = page.locator('.ale-garden .ale-hex.ale-legal .ale-glow').first()
  await hex.waitFor()
  const before = await middleOf(hex)
  await page.touchscreen.tap(before.x, before.y)
  await expect.poll(() => settling().isVisible()).toBe(true)
  const after = await middleOf(page.locator('.ale-garden .ale-target .ale-glow'))
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1)
  const ask = await page.getAttribute('#slate', 'data-ask')
  await page.touchscreen.tap(before.x, before.y)
  await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  await expect.poll(() => page.locator('.ale-garden .ale-tile').count()).toBeGreaterThan(0)
})
