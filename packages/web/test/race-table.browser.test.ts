import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { played } from '../scripts/played.ts'
import { raceOf } from '../src/games/belgian-beers-race/model.ts'
import { mouse, unfold } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { play } from './support/play.ts'
import { middleOf, rectOf } from './support/rects.ts'
import { shareScreen } from './support/table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }

const answered = async (page: Page, answer: () => Promise<void>): Promise<void> => {
  const ask = await page.locator('#slate').getAttribute('data-ask')
  await answer()
  await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
}

it('whoever arrives finds open what can be done there, unless they opened a tab themselves', async () => {
  const { page, press, words } = await shareScreen(house, 'belgian-beers-race', { name: 'Mie', ...phone })
  await press(page.getByRole('button', { name: words.table.goalClose }))
  const settle = () => page.locator('#slate .settle .button.brass').tap()
  const go = (town: string) =>
    answered(page, async () => {
      await unfold(page)
      await page.locator('#slate [data-move]', { hasText: town }).first().tap()
      await settle()
    })
  const tab = (name: string) => page.locator('#slate .price-tabs button', { hasText: name })
  const pressed = (name: string) => expect.poll(() => tab(name).getAttribute('aria-pressed')).toBe('true')

  await go('Purnode')
  await go('Dottignies')
  await pressed(words.table.slate.here)
  // Far enough for the other one to travel more than once.
  await tab('Bicycle').tap()
  await go('Baillonville')

  await pressed(words.table.slate.here)
  await answered(page, async () => {
    const { x, y } = await middleOf(page.locator('[data-sign="6"]'))
    await page.touchscreen.tap(x, y)
    await pressed('Bicycle')
    await settle()
  })
  await pressed(words.table.slate.here)
  await tab('Bicycle').tap()
  const list = page.locator('#slate .list')
  await list.evaluate((all) => all.scrollTo(0, all.scrollHeight))
  await go('Dottignies')
  await pressed('Bicycle')
  // Another place, another list: it is read from its top.
  await expect.poll(() => list.evaluate((all) => all.scrollTop)).toBe(0)
})

it('a finger on a brewery that is closed learns why, and takes no other one', async () => {
  const { page, press, words } = await shareScreen(house, 'belgian-beers-race', { name: 'Mie', ...phone })
  await press(page.getByRole('button', { name: words.table.goalClose }))
  const touch = async (sign: string) => {
    const { x, y } = await middleOf(page.locator(`[data-sign="${sign}"]`))
    await page.touchscreen.tap(x, y)
  }
  // Its neighbours are a finger's width away, and open.
  await touch('9')
  await expect
    .poll(() => page.getByRole('tooltip').textContent())
    .toContain('You cannot start at a brewery with a bonus.')
  expect(await page.locator('#slate .settle').count()).toBe(0)
  await touch('11')
  await expect.poll(() => page.locator('#slate .settle').textContent()).toContain('Erpe-Mere')
})

it('a log that was scrolled offers the way back to its newest line', async () => {
  const guest = await shareScreen(house, 'belgian-beers-race', { name: 'Jef', viewport: SIZES.desk })
  const { page, press, words } = guest
  await press(page.getByRole('button', { name: words.table.goalClose }))
  const list = page.locator('#log ol')
  const scrolled = () => list.evaluate((ol) => ol.scrollTop)
  const back = page.getByRole('button', { name: words.table.log.newest })
  const hand = { ...guest, hand: mouse('Jef') }
  await play([hand], () => list.evaluate((ol) => ol.scrollHeight > ol.clientHeight + 200))
  expect(await scrolled()).toBe(0)
  expect(await back.count()).toBe(0)

  await list.evaluate((ol) => ol.scrollTo(0, 150))
  await play([hand], (deeds) => deeds.length === 1)
  await back.click()
  await expect.poll(scrolled).toBe(0)
  await expect.poll(() => back.count()).toBe(0)
})

/** What is pressed or read at a table. */
const PARTS = '.map-spot, .time, .counters-spot, .board-spot, .slate-spot, .machine-spot, .tabs'

const windowOf = (page: Page): Promise<string | null> =>
  page.locator('.race-map svg.land > g').first().getAttribute('transform')

it('the map follows whoever plays, and stays while they go on from the same place', async () => {
  const { page, press, words } = await shareScreen(house, 'belgian-beers-race', { name: 'Mie', ...phone })
  await press(page.getByRole('button', { name: words.table.goalClose }))
  const go = (what: string) =>
    answered(page, async () => {
      await unfold(page)
      await page.locator('#slate [data-move]', { hasText: what }).first().tap()
      await page.locator('#slate .settle .button.brass').tap()
    })
  const tab = (name: string) => page.locator('#slate .price-tabs button', { hasText: name }).tap()
  await go('Purnode')
  await go('Dottignies')
  const first = await windowOf(page)
  await tab('Bicycle')
  await go('Baillonville')
  // The other one is somewhere else.
  const second = await windowOf(page)
  expect(second).not.toBe(first)

  await page.getByRole('button', { name: 'Whole country' }).tap()
  const moved = await windowOf(page)
  expect(moved).not.toBe(second)
  await tab(words.table.slate.here)
  await go('Buy')
  expect(await windowOf(page)).toBe(moved)
  await tab('Bicycle')
  await go('Vichte')
  expect(await windowOf(page)).not.toBe(moved)
})

it('the buttons of a map without a free corner are folded into one that unfolds them', async () => {
  const { page, press, words } = await shareScreen(house, 'belgian-beers-race', { name: 'Mie', ...phone })
  await press(page.getByRole('button', { name: words.table.goalClose }))
  const folded = page.getByRole('button', { name: 'Map buttons' })
  const whole = page.getByRole('button', { name: 'Whole country' })
  // Almost every brewery may be the first: one lies in every corner.
  await folded.waitFor()
  expect(await folded.getAttribute('aria-expanded')).toBe('false')
  expect(await whole.count()).toBe(0)
  await folded.tap()
  await expect.poll(() => whole.isVisible()).toBe(true)
  expect(await page.locator('.race-map .zoom button:focus').getAttribute('aria-label')).toBe('Whole country')
  expect(await folded.count()).toBe(0)
  const before = await windowOf(page)
  await whole.tap()
  expect(await windowOf(page)).not.toBe(before)
})

it.each([
  [360, 740],
  [768, 1024],
  [900, 800],
  [1440, 900],
])('at a first table of %i by %i what one wants is said without covering what can be chosen', async (width, height) => {
  const viewport = { width, height }
  const { page, words } = await shareScreen(house, 'belgian-beers-race', { name: 'Mie', viewport, language: 'fr' })
  const card = await rectOf(page.getByRole('region', { name: words.table.goalTitle }))
  expect(await page.locator(PARTS).count()).toBeGreaterThan(3)
  const covered = await page.locator(PARTS).evaluateAll(
    (parts, goal) =>
      parts.flatMap((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const apart =
          width * height === 0 ||
          x >= goal.x + goal.width - 1 ||
          y >= goal.y + goal.height - 1 ||
          x + width <= goal.x + 1 ||
          y + height <= goal.y + 1
        return apart ? [] : [part.className]
      }),
    card,
  )
  expect(covered).toEqual([])
})

it.each(['en', 'fr', 'nl'] as const)(
  'on a desk six destinations stand on the slate without scrolling (%s)',
  async (language) => {
    const wish = { name: 'Mie', viewport: SIZES.desk, language }
    const { page, press, words } = await shareScreen(house, 'belgian-beers-race', wish)
    await press(page.getByRole('button', { name: words.table.goalClose }))
    const start = (brewery: string) =>
      answered(page, async () => {
        await unfold(page)
        await page.locator('#slate [data-move]', { hasText: brewery }).first().click()
      })
    // Six roads leave Liège.
    await start('Brasserie {C}')
    await start('Brasserie du Bocq')
    const list = page.locator('#slate .ways')
    const rows = await list.locator('fieldset.row').evaluateAll((all) => all.map((row) => row.clientHeight))
    expect(rows).toHaveLength(6)
    // Under a mouse they may be a little lower than a fingertip: what can be done here keeps its place below them.
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(39)
    expect(await list.evaluate((ways) => ways.scrollHeight - ways.clientHeight)).toBeLessThanOrEqual(0)
  },
)

it('on a desk a race of four has cards to be read late, and ends with all its reasons, in three languages', async () => {
  const four = { game: 'race', seats: 4 } as const
  const late = played(four, ({ view }) => raceOf(view).day === 3)
  const over = played(four)
  const visit = (table: typeof late, language: string) => {
    const localStorage = [{ name: `estaminet.table.${table.doc.id}`, value: JSON.stringify(table) }]
    const storageState = { cookies: [], origins: [{ origin: house.address, localStorage }] }
    const who = { viewport: SIZES.desk, locale: `${language}-BE`, reducedMotion: 'reduce', storageState } as const
    return house.visit(`/local/${table.doc.id}`, who)
  }
  for (const language of ['en', 'fr', 'nl'] as const) {
    const { page } = await visit(late, language)
    await page.locator('.machine .objective').first().waitFor()
    const faults = await page.evaluate(`[...document.querySelectorAll('.machine .objective')].flatMap((card) => {
      const text = card.querySelector('.text')
      const isSmall = Number.parseFloat(getComputedStyle(text).fontSize) < 12
      const isCut = card.scrollHeight > card.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1
      return isSmall || isCut ? [text.textContent] : []
    })`)
    expect(faults, language).toEqual([])
    // What everybody would have if it ended now, and what of it this evening brings.
    const figures = page.locator('[data-person] .standing-figure').locator('visible=true')
    const people = figures.locator('xpath=ancestor::*[@data-person][1]')
    expect(new Set(await people.evaluateAll((all) => all.map((one) => one.dataset.person)))).toEqual(
      new Set(['0', '1', '2', '3']),
    )
    const uncounted = async () => (await figures.allTextContents()).filter((text) => !ENDING_NOW[language].test(text))
    await expect.poll(uncounted).toEqual([])
    await page.context().close()
    const { page: ended } = await visit(over, language)
    await ended.locator('#slate .tally tbody tr').first().waitFor()
    const list = ended.locator('#slate .list')
    await expect.poll(() => list.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThanOrEqual(0)
    // Nobody takes a card any more.
    expect(await ended.locator('.machine').isVisible()).toBe(false)
    await ended.context().close()
  }
})

/** The figure of a player, and how it is read out. */
const ENDING_NOW = {
  en: /^\d+.* if it ended now: \d+ scored, \d+ this evening/,
  fr: /^\d+.* si ça s’arrêtait là\s: \d+ marqués?, \d+ ce soir/,
  nl: /^\d+.* als het nu stopte: \d+ gescoord, \d+ vanavond/,
}

/** What of one line begins before the thing to its left has ended, or ends beyond the line. */
const runningOn = (
  line: string,
  things: string,
): string => `[...document.querySelectorAll('${line}')].flatMap((line) => {
  const all = [...line.querySelectorAll('${things}')].map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, { width }]) => width > 0)
  const { right } = line.getBoundingClientRect()
  return all.filter(([, box], at) => box.right > right || (at > 0 && box.left < all[at - 1][1].right + 3)).map(([text]) => text)
})`

it.each([
  ['the counts of a small phone', { width: 360, height: 740 }, '.counters', '.count, .points'],
  [
    'three rivals on a tablet',
    { width: 768, height: 1024 },
    '.rivals-spot .head',
    '.name, .bot-mark, .race-plate, .standing-figure',
  ],
])('late in a race no figure runs into the next: %s', async (_, viewport, line, things) => {
  const table = played({ game: 'race', seats: 4 }, ({ view }) => (view as { day?: number }).day === 3)
  const localStorage = [
    { name: `estaminet.table.${table.doc.id}`, value: JSON.stringify(table) },
    // Before a first visit is over a phone does not count.
    { name: 'estaminet.goal.belgian-beers-race', value: '1' },
  ]
  const storageState = { cookies: [], origins: [{ origin: house.address, localStorage }] }
  for (const language of ['en', 'fr', 'nl'] as const) {
    const who = { viewport, locale: `${language}-BE`, reducedMotion: 'reduce', storageState } as const
    const { page } = await house.visit(`/local/${table.doc.id}`, who)
    await page.locator('.standing-figure b', { hasText: /\d{3}/ }).locator('visible=true').first().waitFor()
    expect(await page.evaluate(runningOn(line, things)), language).toEqual([])
    await page.context().close()
  }
})
