import { type AleView, dueBarrels, heavenAndAle, walkGarden } from '@estaminet/heaven-and-ale'
import { seeded, type View } from '@estaminet/kernel'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Match, type Moment, played } from '../scripts/played.ts'
import { seated } from '../scripts/seated.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const FOUR: Match = { game: 'ale', seats: 4 }
const later =
  (kind: string) =>
  ({ met, kinds }: Moment) =>
    met > 24 && kinds.has(kind)

/** Opens a game that was played until a moment came, or to its end. */
async function openGame(match: Match, until: ((moment: Moment) => boolean) | undefined, who: BrowserContextOptions) {
  const table = played(match, until)
  const memory = { [`table.${table.doc.id}`]: JSON.stringify(table), 'goal.heaven-and-ale': '1' }
  const localStorage = Object.entries(memory).map(([name, value]) => ({ name: `estaminet.${name}`, value }))
  const storageState = { cookies: [], origins: [{ origin: house.address, localStorage }] }
  const { page } = await house.visit(`/local/${table.doc.id}`, { reducedMotion: 'reduce', storageState, ...who })
  await page.waitForSelector('#slate-title')
  return page
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`Not on the screen: ${selector}`)
  return { ...box, bottom: box.y + box.height }
}

const goalsMet = (view: View): number => {
  const s = heavenAndAle.imagine(view as AleView, seeded(0))
  return dueBarrels(s, 0, walkGarden(s, 0)).toString(2).replaceAll('0', '').length
}

it('goals that are met stay ticked while a smaller question is asked', async () => {
  let met = 0
  const until = ({ kinds, view }: Moment) => {
    met = goalsMet(view)
    return kinds.has('chooseHex') && met > 0
  }
  const page = await openGame({ game: 'ale', seats: 2 }, until, { viewport: SIZES.desk })
  await expect.poll(() => page.locator('.ale-goal-met').count()).toBe(met)
  await page.context().close()
})

it.each([
  [1024, 768],
  [1280, 800],
  [1440, 900],
])('three other players stand in sight without scrolling: %i × %i', async (width, height) => {
  const page = await openGame(FOUR, later('move'), { viewport: { width, height } })
  const others = page.locator('.ale-other')
  await others.nth(2).waitFor()
  const mat = await boxOf(page, '.ale-others-mat')
  const last = await others.nth(2).boundingBox()
  if (!last) throw new Error('The third of them is not on the screen.')
  expect(mat.bottom).toBeLessThanOrEqual(height)
  expect(last.y + last.height).toBeLessThanOrEqual(mat.bottom)
  // What each of them did last has its line on the card, and the log its place on the slate.
  for (const line of await page.locator('.ale-others-mat .ale-last').all())
    expect(((await line.textContent()) ?? '').length).toBeGreaterThan(12)
  const slate = await boxOf(page, '#slate')
  const log = await boxOf(page, '.ale-decide #log')
  expect(log.y).toBeGreaterThanOrEqual(slate.y)
  expect(log.bottom).toBeLessThanOrEqual(slate.bottom)
  await page.context().close()
})

it('a slate keeps its size while others play, and what lies around it its place', async () => {
  const who = { viewport: SIZES.desk }
  const host = (await house.visit('/', who)).page
  const seating = { game: 'ale', seats: 3, friends: ['Inès', 'Jef'], start: true } as const
  const { table } = await seated(host.context().request, house.address, seating)
  // Whoever only watches is asked nothing.
  await host.goto(`${house.address}/table/${table}`)
  await host.waitForSelector('#slate-title')
  const { page } = await house.visit(`/table/${table}`, who)
  await page.locator('.ale-decide #slate.folded').waitFor()
  await page.locator('.ale-decide #log').waitFor()
  const [slate, room] = [await boxOf(page, '#slate'), await boxOf(page, '.ale-decide')]
  expect(Math.abs(slate.height - room.height)).toBeLessThan(2)
  const log = await boxOf(page, '.ale-decide #log')
  expect(log.bottom).toBeLessThanOrEqual(slate.bottom)
  await page.context().close()
  await host.context().close()
})

it('on the sheet of an opponent no box and no privilege runs into its neighbour: a tablet on its side', async () => {
  const page = await openGame(FOUR, later('move'), { viewport: { width: 1024, height: 768 } })
  await page.locator('.ale-other').first().click()
  await page.locator('.ale-visit .ale-box').nth(9).waitFor()
  const rects = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
  for (const things of [await rects('.ale-visit .ale-box'), await rects('.ale-visit .ale-card')]) {
    expect(things.length).toBeGreaterThan(4)
    for (const [at, a] of things.entries()) {
      for (const b of things.slice(at + 1)) {
        const isApart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
        expect(isApart).toBe(true)
      }
    }
  }
  await page.context().close()
})

it('beside the garden of a tablet the best places stand in sight, and what counts the others covers none', async () => {
  const page = await openGame(FOUR, later('chooseHex'), { viewport: { width: 768, height: 1024 } })
  const list = await boxOf(page, '#slate .list')
  const rows = await page
    .locator('#slate .row')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))
  expect(rows.filter((bottom) => bottom <= list.bottom + 1).length).toBeGreaterThanOrEqual(3)
  if (rows.some((bottom) => bottom > list.bottom + 6))
    expect((await boxOf(page, '.ale-more button')).y).toBeGreaterThanOrEqual(list.bottom)
  await page.context().close()
})

it('whoever watches on a phone reads whose garden and whose boxes they are', async () => {
  const who = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const host = (await house.visit('/', who)).page
  const seating = { game: 'ale', seats: 3, friends: ['Inès', 'Jef'], start: true } as const
  const { table } = await seated(host.context().request, house.address, seating)
  await host.goto(`${house.address}/table/${table}`)
  await host.waitForSelector('#slate-title')
  const { page } = await house.visit(`/table/${table}`, who)
  const name = page.locator('.ale-own .player-mark')
  await name.waitFor()
  expect(['Camille', 'Inès', 'Jef', 'Blue']).toContain(await name.textContent())
  expect(await page.locator('.ale-panel .ale-other').count()).toBe(2)
  await page.locator('.ale-tabs button', { hasText: 'Production' }).tap()
  await expect.poll(() => name.count()).toBe(1)
  await page.context().close()
  await host.context().close()
})
