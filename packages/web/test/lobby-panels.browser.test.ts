import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES, visitorOf } from '../scripts/shots/album.ts'
import { lobby } from '../scripts/shots/lobby.ts'
import { fits, type OpenHouse, openHouse } from './support/house.ts'
import { drawn, faultsInBothThemes, WINDOWS } from './support/looked-at.ts'
import { cutTexts, smallTexts } from './support/readable.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** Boxes taken, explained and refused, what belongs to them, and a campaign under way. */
it.each(['lobby-confrontation', 'lobby-solo', 'campaign-begun'])(
  '%s: no fault at a desk, on a tablet and on a phone, and no word of any language is cut',
  async (name) => {
    const scene = lobby.find((shot) => shot.name === name) ?? expect.fail(`No scene is called ${name}.`)
    const visitor = visitorOf(house, { width: 1440, theme: 'paper', language: 'en' })
    const page = await scene.open(visitor)
    const faults: string[] = []
    for (const [where, size] of Object.entries(WINDOWS)) {
      await page.setViewportSize(size)
      await drawn(page)
      faults.push(...(await faultsInBothThemes(page, where, 'main')))
      expect(await fits(page), where).toBe(true)
    }
    for (const language of LANGUAGES) {
      await page.locator(`.languages button[lang=${language}]`).click()
      await page.waitForSelector(`html[lang=${language}]`)
      await drawn(page)
      expect(await fits(page), language).toBe(true)
      const unreadable = [...(await cutTexts(page, 'main')), ...(await smallTexts(page, 'main'))]
      faults.push(...unreadable.map((fault) => `${language}, ${fault}`))
    }
    expect(faults).toEqual([])
    await visitor.leave()
  },
)

it('on a phone a box is explained right below itself, not below all the others', async () => {
  const scene = lobby.find(({ name }) => name === 'lobby-confrontation') ?? expect.fail('No scene is called so.')
  const visitor = visitorOf(house, { width: 360, theme: 'paper', language: 'en' })
  const page = await scene.open(visitor)
  const taken = await page.locator('.shelf > li.on').boundingBox()
  const told = await page.locator('.shelf .primer').boundingBox()
  expect(taken && told && told.y - taken.y - taken.height).toBeLessThan(60)
  await visitor.leave()
})
