import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES, visitorOf } from '../scripts/shots/album.ts'
import { expansions } from '../scripts/shots/race-expansions.ts'
import { faultsOf, fits, type OpenHouse, openHouse } from './support/house.ts'
import { drawn, faultsInBothThemes, WINDOWS } from './support/looked-at.ts'
import { cutTexts, smallTexts } from './support/readable.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** Together they show every panel of every expansion. */
const SCENES = [
  'race-war-draft',
  'race-war-window',
  'race-characters-choice',
  'race-concert',
  'race-team-proposal',
  'race-team-colours',
  'race-drawing',
  'race-everything',
  'race-everything-over',
  'race-alone',
  'race-campaign-game-over',
]
/** Behind their tabs these show most. */
const TABBED = ['race-everything', 'race-alone']
/** The map is the same at every table, and half of what there is to look at: once with company and once alone. */
const butForTheMap = (name: string): string[] => (TABBED.includes(name) ? [] : ['.map-spot'])

const sceneOf = (name: string) =>
  expansions.find((shot) => shot.name === name) ?? expect.fail(`No scene is called ${name}.`)

/** The next language, by the button of the bar. */
async function speak(page: Page, language: string): Promise<void> {
  await page.setViewportSize(WINDOWS.desk)
  for (let turn = 0; turn < LANGUAGES.length; turn++) {
    const spoken = await page.getAttribute('html', 'lang')
    if (spoken === language) break
    await page.locator('header button', { hasText: /^(FR|NL|EN)$/ }).click()
    // Its words may still be on their way: a second press would go past it.
    await page.waitForSelector(`html:not([lang=${spoken}])`)
  }
  await page.setViewportSize(WINDOWS.phone)
  await drawn(page)
}

it.each(SCENES)(
  '%s: no fault at a desk, on a tablet and on a phone, and no word of any language is cut',
  async (name) => {
    const visitor = visitorOf(house, { width: 1440, theme: 'paper', language: 'en' })
    const page = await sceneOf(name).open(visitor)
    const faults: string[] = []
    for (const [where, size] of Object.entries(WINDOWS)) {
      await page.setViewportSize(size)
      await drawn(page)
      faults.push(...(await faultsInBothThemes(page, where, '#board', butForTheMap(name))))
      expect(await fits(page), where).toBe(true)
    }
    for (const language of LANGUAGES) {
      await speak(page, language)
      const tabs = TABBED.includes(name) ? await page.locator('.race .tabs button').all() : []
      expect(tabs.length > 2).toBe(TABBED.includes(name))
      for (const tab of [undefined, ...tabs.slice(1)]) {
        await tab?.click()
        if (tab && language === 'nl') {
          const where = (await tab.textContent()) ?? ''
          // Behind its tab it is not seen.
          faults.push(...(await faultsInBothThemes(page, where, '#board', ['.map-spot'])))
        }
        expect(await fits(page), language).toBe(true)
        const unreadable = [...(await cutTexts(page)), ...(await smallTexts(page))]
        faults.push(...unreadable.map((fault) => `${language}, ${fault}`))
      }
      await tabs[0]?.click()
    }
    expect(faults).toEqual([])
    await visitor.leave()
  },
)

it('the window that asks leads to what is to be answered without being asked', async () => {
  const visitor = visitorOf(house, { width: 1440, theme: 'paper', language: 'en' })
  const page = await sceneOf('race-war-window').open(visitor)
  await page.getByRole('button', { name: 'Standing answers' }).click()
  const cards = page.locator('.drawer .window-orders:not(.aside-orders) li')
  await cards.first().waitFor()
  expect(await cards.count()).toBe(await page.locator('[data-hand-card]').count())
  expect(await page.locator('.drawer .aside-orders li').count()).toBeGreaterThan(0)
  expect(await faultsOf(page, ['.drawer'])).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('.drawer').waitFor({ state: 'hidden' })
  await visitor.leave()
})

it('the busiest table fits a desk of 1440 by 900 without scrolling the page', async () => {
  const visitor = visitorOf(house, { width: 1440, theme: 'paper', language: 'nl' })
  const page = await sceneOf('race-everything').open(visitor)
  expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true)
  expect(await fits(page)).toBe(true)
  // Every panel lies within the window, and one can compare where to go.
  for (const panel of ['#slate', '.hand', '.board-spot', '.rivals-low', '.machine-spot', '.map-spot', '.day-event']) {
    const box = await page.locator(panel).first().boundingBox()
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900, panel).toBe(true)
  }
  expect(
    await page.evaluate(`(() => {
    const list = document.querySelector('#slate .ways').getBoundingClientRect()
    return [...document.querySelectorAll('#slate .ways fieldset.row')]
      .filter((row) => row.getBoundingClientRect().bottom <= list.bottom + 1).length
  })()`),
  ).toBeGreaterThanOrEqual(3)
  await visitor.leave()
})

it.each(['race-everything', 'race-events'])('%s: all cards in the prices are in sight, however many', async (name) => {
  const visitor = visitorOf(house, { width: 1440, theme: 'paper', language: 'nl' })
  const page = await sceneOf(name).open(visitor)
  await page.locator('.in-the-prices .force').first().waitFor()
  const cut = await page.evaluate(`(() => {
    const all = document.querySelector('.in-the-prices')
    for (const name of ['Pendelaar met abonnement −1', 'Wildkampeerverbod +2', 'Pixel Bag +1']) {
      const force = all.lastElementChild.cloneNode(true)
      force.firstChild.textContent = name
      all.append(force)
    }
    const { right, bottom } = all.closest('header').getBoundingClientRect()
    return [...all.querySelectorAll('.force')].filter((force) => {
      const box = force.getBoundingClientRect()
      return box.right > right + 1 || box.bottom > bottom + 1
    }).length
  })()`)
  expect(cut).toBe(0)
  await visitor.leave()
})

it('under the card of a first visit, both answers to a short question are in sight on a phone', async () => {
  const visitor = visitorOf(house, { width: 360, theme: 'paper', language: 'en' })
  const page = await sceneOf('race-everything-first').open(visitor)
  // With a team and a hand both are said, and what a slate says anyway is left to it.
  await expect.poll(() => page.locator('.note-card li').allTextContents()).toHaveLength(4)
  expect(await page.locator('.note-card').textContent()).toMatch(/weaker of you two.*Never exchanging/)
  const list = await page.locator('#slate .list').boundingBox()
  const last = await page.locator('#slate [data-move]').last().boundingBox()
  expect(list && last && last.y + last.height <= list.y + list.height + 1).toBe(true)
  await visitor.leave()
})

it.each([
  ['race-concert-weighed', 'fr'],
  ['race-everything-concert', 'nl'],
] as const)(
  '%s: what a concert brings is drawn in the sheet of a phone and of a tablet, whole',
  async (name, language) => {
    for (const width of [360, 768] as const) {
      const visitor = visitorOf(house, { width, theme: 'paper', language })
      const page = await sceneOf(name).open(visitor)
      const wheel = page.locator('#slate .drawn .style-wheel')
      await wheel.waitFor()
      // Nothing of it lies over the map.
      expect(await page.locator('.band-legend').isVisible()).toBe(false)
      const sheet = await page.locator('#slate').boundingBox()
      const ways = width === 768 ? await page.locator('#slate .ways').boundingBox() : null
      const fans = page.locator('#slate .drawn li')
      expect(await fans.count()).toBeGreaterThan(2)
      for (const part of [wheel, ...(await fans.all()), page.locator('#slate .settle .brass')]) {
        const box = await part.boundingBox()
        const isIn =
          sheet &&
          box &&
          box.x >= sheet.x &&
          box.y >= sheet.y &&
          box.x + box.width <= sheet.x + sheet.width &&
          box.y + box.height <= sheet.y + sheet.height
        expect(isIn, `${width}`).toBe(true)
        // The destinations that stay beside it are not covered.
        const isBelow = ways && box && box.y >= ways.y + ways.height - 1
        const isBeside = ways && box && box.x >= ways.x + ways.width
        expect(!ways || isBelow || isBeside, `${width}`).toBe(true)
      }
      // The tabs of a phone stay where they are.
      const tabs = await page.locator('.race .tabs').boundingBox()
      if (tabs) expect(tabs.y + tabs.height).toBeLessThanOrEqual(740)
      expect(await fits(page)).toBe(true)
      expect([...(await cutTexts(page)), ...(await smallTexts(page))]).toEqual([])
      expect(await faultsInBothThemes(page, `${width}`, '#slate')).toEqual([])
      await visitor.leave()
    }
  },
)

it('how many cards each of the others holds is in sight on a tablet', async () => {
  for (const name of ['race-everything', 'race-war-window']) {
    const visitor = visitorOf(house, { width: 768, theme: 'paper', language: 'fr' })
    const page = await sceneOf(name).open(visitor)
    for (const rival of await page.locator('.rivals-spot .rivals > li').all()) {
      const row = await rival.boundingBox()
      const hand = await rival.locator('.hand-size').boundingBox()
      const place = await rival.locator('.race-plate').first().boundingBox()
      expect(row && hand && hand.width > 20 && hand.x >= row.x && hand.x + hand.width <= row.x + row.width).toBe(true)
      expect(hand && place && hand.x + hand.width <= place.x).toBe(true)
    }
    expect(await cutTexts(page, '.rivals-spot')).toEqual([])
    await visitor.leave()
  }
})

it('beside the machine a team leaves the map half of a small desk, and nothing of its panel touches', async () => {
  const visitor = visitorOf(house, { width: 1280, theme: 'paper', language: 'nl' })
  const page = await sceneOf('race-team').open(visitor)
  expect((await page.locator('.map-spot').boundingBox())?.height).toBeGreaterThan(390)
  // What is on its way stands in the head of the machine, whole.
  const machine = await page.locator('.machine.belt').boundingBox()
  const cards = await page.locator('.machine.belt ol').boundingBox()
  for (const soon of await page.locator('.machine.belt li.soon').all()) {
    const box = await soon.boundingBox()
    expect(machine && cards && box && box.y > machine.y && box.y + box.height <= cards.y).toBe(true)
  }
  const tablet = visitorOf(house, { width: 768, theme: 'paper', language: 'fr' })
  const panel = (await sceneOf('race-team').open(tablet)).locator('.team-panel')
  const names = await panel.locator('.member').last().boundingBox()
  for (const said of await panel.locator('footer > :visible').all()) {
    const box = await said.boundingBox()
    expect(names && box && (box.x >= names.x + names.width || box.y >= names.y + names.height)).toBe(true)
  }
  await visitor.leave()
  await tablet.leave()
})

it('at the end every reason for points is in sight at a small desk, and the map has the room of the machine', async () => {
  const visitor = visitorOf(house, { width: 1280, theme: 'paper', language: 'fr' })
  const page = await sceneOf('race-everything-over').open(visitor)
  const cut = `(() => {
    const list = document.querySelector('#slate .list')
    return list.scrollHeight - list.clientHeight
  })()`
  await expect.poll(() => page.evaluate(cut)).toBeLessThanOrEqual(1)
  expect(await page.locator('.machine').isVisible()).toBe(false)
  expect((await page.locator('.map-spot').boundingBox())?.height).toBeGreaterThan(550)
  await visitor.leave()
})
