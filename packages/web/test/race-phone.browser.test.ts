import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MatchPlan } from '../scripts/played.ts'
import { shotOf } from '../scripts/shots/tables.ts'
import { finger } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { drawn } from './support/looked-at.ts'
import { play } from './support/play.ts'
import { openScene } from './support/scenes.ts'
import { shareScreen } from './support/table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** The open signs in the window of the map, from north to south. */
const inWindow = (page: Page): Promise<{ sign: string; x: number; y: number }[]> =>
  page.evaluate(`(() => {
    const { left, top, right, bottom } = document.querySelector('.race-map').getBoundingClientRect()
    return [...document.querySelectorAll('.race-map [data-sign].legal')].map((one) => {
      const { x, y, width, height } = one.querySelector('path, circle, rect').getBoundingClientRect()
      return { sign: one.dataset.sign, x: x + width / 2, y: y + height / 2 }
    }).filter(({ x, y }) => x > left && x < right && y > top && y < bottom &&
      document.elementFromPoint(x, y).closest('svg.map')).sort((a, b) => a.y - b.y)
  })()`)

it.each([
  { ...SIZES.phone, which: 'lowest' },
  { width: 390, height: 844, which: 'lowest' },
  { ...SIZES.phone, which: 'highest' },
])(
  'the $which sign stays under the finger that looks at it, so that the second touch takes it ($width px)',
  async ({ which, ...viewport }) => {
    const phone = { viewport, hasTouch: true, isMobile: true }
    const { page, press, words } = await shareScreen(house, 'belgian-beers-race', { name: 'Mie', ...phone })
    await press(page.getByRole('button', { name: words.table.goalClose }))
    await expect.poll(async () => (await inWindow(page)).length).toBeGreaterThan(4)
    await (await page.$('.race-map'))?.waitForElementState('stable')
    const target = (await inWindow(page)).at(which === 'lowest' ? -1 : 0)
    if (!target) throw new Error('No sign is in sight.')
    const ask = await page.getAttribute('#slate', 'data-ask')
    await page.touchscreen.tap(target.x, target.y)
    await page.locator('#slate .settle').waitFor()
    const now = (await inWindow(page)).find(({ sign }) => sign === target.sign)
    expect(now).toEqual(target)
    await page.touchscreen.tap(target.x, target.y)
    await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  },
)

/** Counts from now on the moves that the page gives to the table behind it. */
const COUNT_MOVES = `{
  const { postMessage } = Worker.prototype
  window.moves = 0
  Worker.prototype.postMessage = function (said, ...more) {
    if (said.t === 'play') window.moves++
    return postMessage.call(this, said, ...more)
  }
}`
const moves = (page: Page): Promise<number> => page.evaluate('window.moves')

it('a place kept while means are compared is only looked at by the first touch in another tab', async () => {
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const guest = await shareScreen(house, 'belgian-beers-race', { name: 'Mie', ...phone })
  await guest.press(guest.page.getByRole('button', { name: guest.words.table.goalClose }))
  await guest.page.evaluate(COUNT_MOVES)
  const hand = finger('Mie', 10)
  let compared = 0
  await play(
    [
      {
        ...guest,
        hand: async (page) => {
          const tabs = page.locator('#slate .price-tabs button:not(.empty)')
          if ((await tabs.count()) > 2) {
            const ask = await page.getAttribute('#slate', 'data-ask')
            await tabs.nth(0).tap()
            await page.locator('#slate [data-move]').first().tap()
            await tabs.nth(1).tap()
            const kept = page.locator('#slate .row.lit[data-move]')
            if ((await kept.count()) > 0) {
              const before = await moves(page)
              await kept.tap()
              await drawn(page)
              expect(await moves(page)).toBe(before)
              expect(await page.getAttribute('#slate', 'data-ask')).toBe(ask)
              compared++
            }
            await page.locator('#slate .settle .else').tap()
          }
          return hand(page)
        },
      },
    ],
    (deeds) => deeds.length === 6 || compared > 0,
  )
  expect(compared).toBeGreaterThan(0)
  // Those that were made were counted.
  expect(await moves(guest.page)).toBeGreaterThan(0)
})

it('nothing covers the button that settles a choice, whatever is said of it', async () => {
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const guest = await shareScreen(house, 'belgian-beers-race', { name: 'Mie', language: 'fr', ...phone })
  const { page, press, words } = guest
  await press(page.getByRole('button', { name: words.table.goalClose }))
  const hand = finger('Mie', 10)
  const rows = page.locator('#slate [data-move]')
  const undecided = page.locator('#slate .settle .else')
  let most = 0
  await play(
    [
      {
        ...guest,
        hand: async (page) => {
          // Each way to travel, and what can be done here, has a tab of its own.
          for (const tab of await page.locator('#slate .price-tabs button:enabled').all()) {
            await tab.tap()
            for (const row of (await rows.all()).slice(0, 3)) {
              await row.tap()
              expect(
                await page.evaluate(roomBelowButton),
                (await row.getAttribute('title')) ?? '',
              ).toBeGreaterThanOrEqual(0)
              most = Math.max(most, await page.locator('#slate .preview li').count())
            }
          }
          if (await undecided.isVisible()) await undecided.tap()
          return hand(page)
        },
      },
    ],
    (deeds) => deeds.length === 6,
  )
  // There was something to cover it.
  expect(most).toBeGreaterThan(3)
})

const roomBelowButton = `
  document.querySelector('.tabs').getBoundingClientRect().top -
  document.querySelector('#slate .settle .brass').getBoundingClientRect().bottom`

const ALL_BUT_TEAM = { confrontation: true, events: true, characters: true, bands: true, 'pixel-bag': true }

it.each<[string, Omit<MatchPlan, 'game'>]>([
  ['events', { seats: 3, options: { events: true } }],
  ['the Zythologist', { seats: 1, options: { solo: true } }],
  ['a condition of the campaign', { seats: 1, options: { solo: true, campaign: '7' } }],
  ['characters', { seats: 3, options: { characters: true } }],
  ['everything two can have', { seats: 2, options: ALL_BUT_TEAM }],
])('a phone on its first visit, with %s: there is enough of the map to look for a way, or none', async (name, plan) => {
  const first = shotOf({ name, match: { game: 'race', ...plan }, until: () => true, first: true })
  for (const language of ['en', 'fr'] as const) {
    const { page, leave } = await openScene(house, first, 360, language)
    await page.locator('.note-card').waitFor()
    const map = await page.locator('.map-spot').boundingBox()
    const tabs = await page.locator('.race .tabs').boundingBox()
    expect(map?.height ?? Number.POSITIVE_INFINITY, language).toBeGreaterThan(100)
    expect(tabs && tabs.y + tabs.height, language).toBe(SIZES.phone.height)
    await leave()
  }
})

it('an evening that stands still on a phone shows all four in the room of a map beside choices', async () => {
  const { page, leave } = await openScene(house, 'race-evening-still', 360)
  const sheet = page.locator('.race-evening.quiet .evening-sheet')
  expect(await sheet.locator('tbody tr').count()).toBe(4)
  const { height = 0 } = (await sheet.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(0)
  expect(height).toBeLessThan(190)
  await leave()
})

it.each([640, 740, 900])(
  'the tabs of a phone of %i px stand at its foot, however short the final count is',
  async (height) => {
    const { page, leave } = await openScene(house, 'race-over', 360)
    await page.setViewportSize({ width: 360, height })
    await page.locator('.tally').waitFor()
    const tabs = await page.locator('.race .tabs').boundingBox()
    expect(tabs && tabs.y + tabs.height).toBe(height)
    await leave()
  },
)
