import type { Request } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allWords } from '../src/texts/all.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { shareScreen } from './support/table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

it.each(['belgian-beers-race', 'heaven-and-ale'])('the language of a table of %s changes at once', async (game) => {
  const guest = await shareScreen(house, game, { name: 'Camille', language: 'fr', viewport: SIZES.desk })
  const { page, complaints } = guest
  const fetched: string[] = []
  const awaited = new Set<Request>()
  page.on('request', (request) => {
    fetched.push(request.url())
    awaited.add(request)
  })
  page.on('requestfinished', (request) => awaited.delete(request))
  const question = () => page.locator('#slate-title').textContent()
  const next = () => page.locator('header button', { hasText: /^(FR|NL|EN)$/ }).click()

  const inFrench = await question()
  await next()
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('nl')
  const inDutch = await question()
  expect(inDutch).not.toBe(inFrench)
  expect(fetched.filter((url) => /(race|ale)-nl-.*\.js$/.test(url)).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: allWords.nl.table.bar.menu }).waitFor()

  // The third one comes by itself while nobody asks for anything; then the network may go.
  await expect.poll(() => fetched.some((url) => /(race|ale)-en-.*\.js$/.test(url))).toBe(true)
  await expect.poll(() => awaited.size).toBe(0)
  await page.context().setOffline(true)
  await next()
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en')
  const inEnglish = await question()
  expect([inFrench, inDutch]).not.toContain(inEnglish)
  expect(complaints).toEqual([])
  await page.context().close()
})
