import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenHouse, openHouse } from './support/house.ts'
import { drawn } from './support/looked-at.ts'
import { openScene } from './support/scenes.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** What the badges that point over the edge of the map lie on, of what can be pressed and read there. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const boxOf = (one) => one.getBoundingClientRect()
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    const signs = [...document.querySelectorAll('.race-map .place:has(.ring) > .strip, .race-map .petrol-sign:has(.ring) .face')]
    const map = boxOf(document.querySelector('.race-map'))
    const inSight = signs.filter((one) => {
      const { x, y, width, height } = boxOf(one)
      return x + width / 2 > map.left + 10 && x + width / 2 < map.right - 10 && y + height / 2 > map.top + 6 && y + height / 2 < map.bottom - 6
    })
    const things = [...inSight, ...document.querySelectorAll('.race-map .chip > rect')]
    return [...document.querySelectorAll('.edge-pointer .badge')].flatMap((badge) =>
      things.filter((thing) => meet(boxOf(badge), boxOf(thing))).map((thing) => badge.textContent + ' on ' + thing.parentElement.textContent))
  })()`)

it.each(['race-war', 'race-everything', 'race-choosing'])(
  '%s: what points over the edge of a phone’s map covers neither a price nor a sign one may go to',
  async (name) => {
    const { page, leave } = await openScene(house, name, 360)
    await page.locator('.race-map .chip').first().waitFor()
    await expect.poll(() => covered(page)).toEqual([])
    await leave()
  },
)

it.each(['race-everything-over', 'race-everything-short-over', 'race-team-over'])(
  '%s: what the count leaves of the map on a tablet can be used, or there is none',
  async (name) => {
    const { page, leave } = await openScene(house, name, 768)
    const map = await page.locator('.race-map').boundingBox()
    expect(map?.height ?? 160).toBeGreaterThanOrEqual(160)
    await leave()
  },
)

it('what an audience thought covers no price on a phone', async () => {
  const { page, leave } = await openScene(house, 'race-everything', 360)
  await page.locator('.race-map .chip').first().waitFor()
  // As right after a concert: with the next move that is no longer told.
  const over = `(() => {
    const legend = document.querySelector('.band-legend')
    legend.innerHTML = '<p class="applause"><span>Polder & Pint: 6 more fans</span></p>'
    const told = legend.getBoundingClientRect()
    return [...document.querySelectorAll('.race-map .chip > rect')].map((one) => one.getBoundingClientRect())
      .filter(({ left, right, top, bottom }) => right > told.left && left < told.right && bottom > told.top && top < told.bottom).length
  })()`
  expect(await page.evaluate(over)).toBe(0)
  await leave()
})

it('no sign lies under the cards for the end of the game at a small desk', async () => {
  const { page, leave } = await openScene(house, 'race-team', 1280)
  const hidden = `(() => {
    const cards = document.querySelector('.map-spot .flags').getBoundingClientRect()
    return [...document.querySelectorAll('.race-map .place > .strip')].map((one) => one.getBoundingClientRect())
      .filter(({ right, top }) => right > cards.left + 1 && top < cards.bottom - 1).length
  })()`
  await page.locator('.map-spot .flags').waitFor()
  expect(await page.evaluate(hidden)).toBe(0)
  await leave()
})

it.each([
  ['race-everything-over', 1440, [900, 860, 800]],
  ['race-over-four', 1440, [900, 860, 800]],
  ['race-war-over', 1440, [900, 860, 800]],
  ['race-team-over', 1024, [768]],
] as const)(
  '%s: beside the count in a window of %s px every rival is whole, or none is there',
  async (name, width, heights) => {
    const { page, leave } = await openScene(house, name, width)
    for (const height of heights) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      const cut = `(() => {
        const room = document.querySelector('.rivals-low').getBoundingClientRect()
        return [...document.querySelectorAll('.rivals-low li')].filter((one) => one.getBoundingClientRect().bottom > room.bottom + 1).length
      })()`
      expect(await page.evaluate(cut), `${height}`).toBe(0)
    }
    await leave()
  },
)

const windowOf = (page: Page): Promise<string | null> =>
  page.locator('.race-map svg.land > g').first().getAttribute('transform')

it('a mouse let go outside the map it was pressed in takes the map along no further', async () => {
  const { page, leave } = await openScene(house, 'race-choosing', 1440)
  const map = await page.locator('.race-map').boundingBox()
  if (!map) expect.fail('There is no map.')
  const [edge, middle] = [map.x + 3, map.y + map.height / 2]
  // The whole country has nowhere to go.
  const whole = await windowOf(page)
  await page.locator('.race-map').press('+')
  await expect.poll(() => windowOf(page)).not.toBe(whole)
  await drawn(page)
  const still = await windowOf(page)
  await page.mouse.move(edge, middle)
  await page.mouse.down()
  // Out by less than would be a drag.
  await page.mouse.move(edge - 5, middle)
  await page.mouse.up()
  await page.mouse.move(edge + 60, middle)
  await page.mouse.move(edge + 120, middle)
  await drawn(page)
  expect(await windowOf(page)).toBe(still)
  await leave()
})
