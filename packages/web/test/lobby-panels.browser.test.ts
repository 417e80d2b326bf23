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

it('a box is opened without taking it, also one that cannot be had, by finger and by key', async () => {
  for (const width of [360, 1440] as const) {
    const visitor = visitorOf(house, { width, theme: 'paper', language: 'fr' })
    const page = await visitor.visit('/new')
    const box = page.getByRole('checkbox', { name: /quipe/ })
    await box.waitFor()
    expect(await box.isDisabled()).toBe(true)
    const open = page.getByRole('button', { name: /^En une minute.*quipe/ })
    await open.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.shelf .primer-steps li').count()).toBe(3)
    expect(await open.getAttribute('aria-expanded')).toBe('true')
    expect(await box.isChecked()).toBe(false)
    const bands = page.getByRole('button', { name: /^En une minute.*roupes/ })
    await bands.click()
    await expect.poll(() => page.locator('.shelf .primer').count()).toBe(1)
    expect(await page.locator('.shelf > li.on').count()).toBe(0)
    expect(await fits(page)).toBe(true)
    await bands.click()
    await page.locator('.shelf .primer').waitFor({ state: 'detached' })
    await visitor.leave()
  }
})

it('each ready-made evening is laid by its own press, and says so', async () => {
  const visitor = visitorOf(house, { width: 1440, theme: 'paper', language: 'en' })
  const page = await visitor.visit('/new')
  const presets = page.locator('.presets button')
  await presets.first().waitFor()
  const sets: string[] = []
  for (const preset of await presets.all()) {
    await preset.click()
    await expect.poll(() => preset.getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.presets button[aria-pressed=true]').count()).toBe(1)
    const boxes = await page.locator('.shelf > li.on input').evaluateAll((all) => all.length)
    const length = await page.locator('.presets button[aria-pressed=true] b').textContent()
    sets.push(`${length}: ${boxes}`)
    expect(await page.locator('main .slate .button.brass').first().isEnabled()).toBe(true)
  }
  expect(sets).toEqual(['First race: 0', 'Classic: 0', 'Brewers’ war: 1', 'On tour: 1', 'Everything: 5', 'Alone: 1'])
  await visitor.leave()
})

it('the campaign leads to the Zythologist, and to each box beside him, in one minute', async () => {
  const visitor = visitorOf(house, { width: 360, theme: 'cellar', language: 'nl' })
  const page = await visitor.visit('/campaign?condition=2')
  const ways = page.locator('.chosen .in-one-minute')
  // He, the days, the characters, the bands and the bag: nobody else plays.
  await expect.poll(() => ways.count()).toBe(5)
  const extras = page.locator('.chosen .extras [aria-pressed]')
  expect(await extras.count()).toBe(4)
  const cutOff = extras.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
  expect(await cutOff).toBe(0)
  for (const way of await ways.all()) {
    await way.click()
    await expect.poll(() => page.getByRole('dialog').locator('.primer-steps li').count()).toBe(3)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  expect(await page.locator('.chosen .extras [aria-pressed=true]').count()).toBe(0)
  expect(await faultsInBothThemes(page, 'phone', '.chosen')).toEqual([])
  await visitor.leave()
})

it('on a phone a box is explained right below itself, not below all the others', async () => {
  const scene = lobby.find(({ name }) => name === 'lobby-confrontation') ?? expect.fail('No scene is called so.')
  const visitor = visitorOf(house, { width: 360, theme: 'paper', language: 'en' })
  const page = await scene.open(visitor)
  const taken = await page.locator('.shelf > li.on').boundingBox()
  const told = await page.locator('.shelf .primer').boundingBox()
  expect(taken && told && told.y - taken.y - taken.height).toBeLessThan(60)
  await visitor.leave()
})
