import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allWords } from '../src/texts/all.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { openTable } from './support/table.ts'

const { table: words, room, you } = allWords.en

/** What gives way to something else takes the focus with it: whoever uses the keyboard goes on where that went. */
let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const calm = { viewport: SIZES.desk, reducedMotion: 'reduce' } as const
const isFocused = (page: Page, what: string): Promise<boolean> =>
  page.evaluate(`document.activeElement.matches(${JSON.stringify(what)})`)

it('whoever has read what they want stands at the slate', async () => {
  const { page } = await house.visit('/local/new?game=heaven-and-ale&seats=2', calm)
  // Whoever is asked something new is led to it anyway.
  await page.waitForSelector('#slate [data-move]')
  const close = page.getByRole('button', { name: words.goalClose })
  await close.press('Enter')
  await close.waitFor({ state: 'detached' })
  expect(await isFocused(page, '#slate-title')).toBe(true)
  await page.context().close()
})

it('whoever seats somebody beside them writes the name at once, and may seat another', async () => {
  const { page } = await openTable(house, 'heaven-and-ale', { ...calm, name: 'Inès' })
  const open = page.getByRole('button', { name: room.beside.open })
  await open.press('Enter')
  await page.keyboard.type('Jef')
  await page.keyboard.press('Enter')
  await page.locator('.chairs li', { hasText: 'Jef' }).waitFor()
  expect(await page.getByLabel(room.beside.name).count()).toBe(0)
  await page.context().close()
})

it('whoever asks for a link to another device stands on it', async () => {
  const { page } = await house.visit('/privacy', calm)
  await page.evaluate(`fetch('/api/me', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Inès"}' }).then(() => localStorage.setItem('estaminet.guest', '1'))`)
  await page.goto(`${house.address}/you`)
  await page.getByRole('button', { name: you.device.make }).press('Enter')
  await page.getByLabel(you.device.link).waitFor()
  expect(await page.getByLabel(you.device.link).evaluate((field) => field === field.ownerDocument.activeElement)).toBe(
    true,
  )
  await page.context().close()
})

it('whoever puts away what was said in passing is back where they were', async () => {
  const { page } = await house.visit('/design', calm)
  const say = page.getByRole('button', { name: allWords.en.design.sayToast })
  await say.press('Enter')
  const cross = page.locator('.toast').getByRole('button', { name: words.keys.close })
  await cross.waitFor()
  await cross.press('Enter')
  await page.locator('.toast').waitFor({ state: 'detached' })
  expect(await say.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
  await page.context().close()
})
