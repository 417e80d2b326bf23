import {
  type AleChoice,
  type AleView,
  dueBarrels,
  heavenAndAle,
  TRACK_LENGTH,
  walkGarden,
} from '@estaminet/heaven-and-ale'
import { seeded, type View } from '@estaminet/kernel'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MatchPlan, type Moment, played } from '../scripts/played.ts'
import { seated } from '../scripts/seated.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { rectOf } from './support/rects.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const FOUR: MatchPlan = { game: 'ale', seats: 4 }
const later =
  (kind: string) =>
  ({ met, kinds }: Moment) =>
    met > 24 && kinds.has(kind)

/** Opens a game that was played until a moment came, or to its end. */
async function openGame(
  match: MatchPlan,
  until: ((moment: Moment) => boolean) | undefined,
  who: BrowserContextOptions,
) {
  const table = played(match, until)
  const memory = { [`table.${table.doc.id}`]: JSON.stringify(table), 'goal.heaven-and-ale': '1' }
  const localStorage = Object.entries(memory).map(([name, value]) => ({ name: `estaminet.${name}`, value }))
  const storageState = { cookies: [], origins: [{ origin: house.address, localStorage }] }
  const { page } = await house.visit(`/local/${table.doc.id}`, { reducedMotion: 'reduce', storageState, ...who })
  await page.waitForSelector('#slate-title')
  return page
}

/** Somebody looks on at a table of three that has begun. */
async function watchTable(who: BrowserContextOptions) {
  const host = (await house.visit('/', who)).page
  const seating = { game: 'ale', seats: 3, friends: ['Inès', 'Jef'], start: true } as const
  const { table } = await seated(host.context().request, house.address, seating)
  await host.goto(`${house.address}/table/${table}`)
  await host.waitForSelector('#slate-title')
  const { page } = await house.visit(`/table/${table}`, who)
  return { page, leave: () => Promise.all([page.context().close(), host.context().close()]) }
}

const goalsMet = (view: View): number => {
  const s = heavenAndAle.imagine(view as AleView, seeded(0))
  return dueBarrels(s, 0, walkGarden(s, 0)).toString(2).replaceAll('0', '').length
}

it('goals that are met stay ticked while a smaller question is asked, and every place says what it costs', async () => {
  let met = 0
  let asked: readonly AleChoice[] = []
  const until = ({ kinds, view, told }: Moment) => {
    met = goalsMet(view)
    asked = told as unknown as readonly AleChoice[]
    return kinds.has('chooseHex') && met > 0 && asked.some((one) => one.kind === 'chooseHex' && one.cards > 0)
  }
  const page = await openGame({ game: 'ale', seats: 2 }, until, { viewport: SIZES.desk })
  await expect.poll(() => page.locator('.ale-goal-met').count()).toBe(met)
  // Every place says its price, and one that asks for privileges shows them.
  for (const one of asked)
    if (one.kind === 'chooseHex') {
      const hex = page.locator(`.ale-garden [data-garden="0"][data-hex="${one.hex}"]`)
      expect(await hex.locator('.ale-price-figure').textContent()).toBe(String(one.price))
      expect(await hex.locator('.ale-price-card').count()).toBe(one.cards)
    }
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
  const mat = await rectOf(page.locator('.ale-others-mat'))
  const last = await rectOf(others.nth(2))
  expect(mat.bottom).toBeLessThanOrEqual(height)
  expect(last.bottom).toBeLessThanOrEqual(mat.bottom)
  // What each of them did last has its line on the card, and the log its place on the slate.
  const lines = await page.locator('.ale-others-mat .ale-last').allTextContents()
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line.length).toBeGreaterThan(12)
  const slate = await rectOf(page.locator('#slate'))
  const log = await rectOf(page.locator('.ale-decide #log'))
  expect(log.y).toBeGreaterThanOrEqual(slate.y)
  expect(log.bottom).toBeLessThanOrEqual(slate.bottom)
  await page.context().close()
})

it('a slate keeps its size while others play, and what lies around it its place', async () => {
  // Whoever only watches is asked nothing.
  const { page, leave } = await watchTable({ viewport: SIZES.desk })
  await page.locator('.ale-decide #slate.folded').waitFor()
  await page.locator('.ale-decide #log').waitFor()
  const heights = async () => {
    const [slate, room] = [page.locator('.ale-decide #slate'), page.locator('.ale-decide')]
    return [await rectOf(slate), await rectOf(room)].map(({ height }) => Math.round(height))
  }
  await expect
    .poll(async () => {
      const [slate, room] = await heights()
      return slate === room
    })
    .toBe(true)
  await leave()
})

it('on a desk three opponents have their whole names, and what one holds covers no word of the question', async () => {
  for (const locale of ['en-GB', 'fr-BE', 'nl-BE']) {
    const page = await openGame(FOUR, later('chooseHex'), { viewport: SIZES.desk, locale })
    await page.evaluate('document.fonts.ready')
    // A name may be cut for want of less than a pixel, which `scrollWidth` does not tell.
    const missing =
      (await page.evaluate(`[...document.querySelectorAll('.ale-others-many .ale-summary-name b')].map((name) => {
      const whole = document.createRange()
      whole.selectNodeContents(name)
      return whole.getBoundingClientRect().width - name.getBoundingClientRect().width
    })`)) as number[]
    expect(missing, locale).toHaveLength(3)
    expect(Math.max(...missing), locale).toBeLessThanOrEqual(0)
    const held = await rectOf(page.locator('#slate > header .ale-tile-mark'))
    for (const words of ['h2 > span', 'p >> nth=0']) {
      const said = await rectOf(page.locator(`#slate > header > ${words}`))
      expect(said.right <= held.x || said.bottom <= held.y, `${locale}: ${words}`).toBe(true)
    }
    await page.context().close()
  }
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
  const list = await rectOf(page.locator('#slate .list'))
  const rows = await page
    .locator('#slate .row')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))
  expect(rows.filter((bottom) => bottom <= list.bottom + 1).length).toBeGreaterThanOrEqual(2)
  if (rows.some((bottom) => bottom > list.bottom + 6))
    expect((await rectOf(page.locator('.ale-more button'))).y).toBeGreaterThanOrEqual(list.bottom)
  await page.context().close()
})

it('the card of an opponent on a tablet gives no number to a figure that is at home, and keeps to its frame', async () => {
  const isOut = ({ position }: { readonly position: number }) => position > 0 && position <= TRACK_LENGTH
  const until = ({ view }: Moment) => (view as AleView).players.filter(isOut).length === 2
  const page = await openGame(FOUR, until, { viewport: { width: 768, height: 1024 } })
  const places = await page.locator('.ale-others-compact [data-explain="term figure"]').allInnerTexts()
  expect(places.filter((place) => /\d/.test(place)).length).toBeLessThan(3)
  expect(places.filter((place) => /at the start|home/.test(place)).length).toBeGreaterThan(0)
  for (const card of await page.locator('.ale-others-compact .ale-other').all()) {
    const { right } = await rectOf(card)
    expect((await rectOf(card.locator('.ale-now'))).right).toBeLessThan(right)
  }
  await page.context().close()
})

it('on the wall of a tablet no mark of a rival covers how far one is oneself', async () => {
  const page = await openGame(FOUR, later('move'), { viewport: { width: 768, height: 1024 }, hasTouch: true })
  const goals = await page.locator('.ale-goal').evaluateAll((all) =>
    all.map((goal) => {
      const far = goal.querySelector('.ale-goal-far')?.getBoundingClientRect().bottom ?? Number.NaN
      const tops = [...goal.querySelectorAll('.ale-goal-way, .ale-goal-rival')].map(
        (one) => one.getBoundingClientRect().top,
      )
      return Math.min(...tops) - far
    }),
  )
  expect(goals).toHaveLength(12)
  expect(Math.min(...goals)).toBeGreaterThanOrEqual(0)
  await page.context().close()
})

it('on a phone no way back is offered in a log one has not yet come to', async () => {
  const page = await openGame(FOUR, later('move'), { viewport: SIZES.phone, hasTouch: true, isMobile: true })
  await page.locator('.ale-tabs button').last().tap()
  await page.locator('#log li').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(300)
  expect(await page.locator('.newest').count()).toBe(0)
  await page.context().close()
})

it('whoever watches on a phone reads whose garden and whose boxes they are', async () => {
  const { page, leave } = await watchTable({ viewport: SIZES.phone, hasTouch: true, isMobile: true })
  const name = page.locator('.ale-own .player-mark')
  await name.waitFor()
  expect(['Camille', 'Inès', 'Jef', 'Blue']).toContain(await name.textContent())
  expect(await page.locator('.ale-panel .ale-other').count()).toBe(2)
  await page.locator('.ale-tabs button', { hasText: 'Production' }).tap()
  await expect.poll(() => name.count()).toBe(1)
  await leave()
})

const waking = ({ met, kinds, choices }: Moment) => met > 30 && kinds.has('chooseBox') && choices > 2
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The tiles that pay for a disc on a resource box: all of that resource. */
const tilesOf = (page: Page, box: string) => page.locator(`.ale-garden .ale-hex:has(.ale-tile.ale-of-${box})`).count()

it('a disc on a box lights the tiles it wakes, each with what it pays', async () => {
  const page = await openGame({ game: 'ale', seats: 3 }, waking, { viewport: SIZES.desk })
  // A disc lies on its box and on no other, and the one of the numbers says which.
  const discs = await page.locator('.ale-boxes .ale-box:has(.ale-box-disc)').evaluateAll((boxes) =>
    boxes.map((box) => {
      const [around, disc] = [box, box.querySelector('.ale-box-disc') ?? box].map((one) => one.getBoundingClientRect())
      const isInside = disc.left >= around.left && disc.right <= around.right && disc.top >= around.top
      return isInside && disc.bottom <= around.bottom
    }),
  )
  expect(discs.length).toBeGreaterThan(0)
  expect(discs).not.toContain(false)
  let looked = 0
  for (const box of ['wood', 'yeast', 'hops', 'water', 'barley']) {
    const face = page.locator(`.ale-boxes [data-box="0 ${box}"].ale-legal`)
    if ((await face.count()) === 0) continue
    await face.hover()
    const tiles = await tilesOf(page, box)
    await expect.poll(() => page.locator('.ale-hex.ale-woken').count()).toBe(tiles)
    const pays = await page.locator('.ale-pill > text').allTextContents()
    expect(pays).toHaveLength(tiles)
    for (const text of pays) expect(text).toMatch(/^\+\d+$/)
    looked++
  }
  expect(looked).toBeGreaterThan(0)
  await page.context().close()
})

it('on a phone the whole garden stays in sight while a disc is placed, with the ten boxes in one row', async () => {
  const page = await openGame({ game: 'ale', seats: 3 }, waking, PHONE)
  const boxes = page.locator('.ale-box-row .ale-box')
  await expect.poll(() => boxes.count()).toBe(10)
  const tops = await boxes.evaluateAll((all) => all.map((box) => Math.round(box.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  const sheet = await rectOf(page.locator('.ale-sheet'))
  expect((await rectOf(page.locator('.ale-garden > svg'))).bottom).toBeLessThanOrEqual(sheet.y + 1)
  await page.locator('.ale-box-row .ale-box.ale-legal').first().tap()
  await expect.poll(() => page.locator('.ale-pill').count()).toBeGreaterThan(0)
  await page.context().close()
})

it('on a phone the sheet stands as high for two choices as for many', async () => {
  const tops: number[] = []
  for (const isMeant of [(choices: number) => choices > 9, (choices: number) => choices === 2]) {
    const until = ({ kinds, told }: Moment) => kinds.has('move') && isMeant(told.length)
    const page = await openGame({ game: 'ale', seats: 2 }, until, PHONE)
    await page.locator('#slate [data-move]').nth(1).waitFor()
    tops.push((await rectOf(page.locator('.ale-sheet'))).y)
    await page.context().close()
  }
  expect(tops[1]).toBe(tops[0])
})

it('the numbers that may be named stand inside their box on the narrowest phone', async () => {
  const until = ({ kinds, view }: Moment) => kinds.has('chooseBox') && !(view as AleView).players[0].boxes.includes('X')
  const page = await openGame({ game: 'ale', seats: 2 }, until, { ...PHONE, viewport: SIZES.phone })
  const numbers = page.locator('.ale-box-row .ale-box-number')
  const [written, box] = [await rectOf(numbers), await rectOf(numbers.locator('..'))]
  expect(written.x).toBeGreaterThanOrEqual(box.x)
  expect(written.right).toBeLessThanOrEqual(box.right)
  expect(written.bottom).toBeLessThanOrEqual(box.bottom)
  await page.context().close()
})

it('on the strip of a phone a loss has the colour of a loss', async () => {
  let hex = ''
  const until = ({ told }: Moment) => {
    const losing = (told as unknown as readonly AleChoice[]).find(
      (choice) => choice.kind === 'chooseHex' && choice.level !== undefined && choice.level.to < choice.level.from,
    )
    hex = losing?.kind === 'chooseHex' ? losing.hex : ''
    return losing !== undefined
  }
  const page = await openGame({ game: 'ale', seats: 2 }, until, PHONE)
  await page.locator(`[data-hex="${hex}"] .ale-glow`).tap()
  const level = '.ale-flat-sums .ale-ended-then'
  await page.waitForSelector(level)
  const coloured = (name: string): Promise<string> =>
    page.evaluate(`(() => {
      const sample = document.body.appendChild(document.createElement('i'))
      sample.style.color = 'var(${name})'
      return getComputedStyle(sample).color
    })()`)
  const colour = await page.evaluate(`getComputedStyle(document.querySelector('${level}')).color`)
  expect(colour).toBe(await coloured('--alert'))
  expect(colour).not.toBe(await coloured('--good'))
  await page.context().close()
})

it('the final count is played on the track, step by step or at once, to the points of the result', async () => {
  const page = await openGame({ game: 'ale', seats: 2 }, undefined, { viewport: SIZES.desk })
  const count = page.locator('.ale-conversion')
  const next = count.locator('.ale-conversion-next')
  const places = () => count.locator('.ale-slid').evaluateAll((all) => all.map((piece) => piece.getAttribute('style')))
  const [own] = await page.locator('.ale-conversion-seats b').allTextContents()
  const before = await places()
  expect(await count.locator('[aria-current=step]').count()).toBe(0)
  await next.click()
  await expect.poll(() => count.locator('[aria-current=step]').count()).toBe(1)
  const steps = await count.locator('.ale-conversion-steps li').count()
  for (let made = 1; made < steps; made++) await next.click()
  await expect.poll(() => next.isDisabled()).toBe(true)
  const after = await places()
  expect(after).not.toEqual(before)
  expect(await count.locator('.ale-conversion-reached').textContent()).toContain(`${own} point`)
  // Back to the start and straight to the end comes to the same.
  await count.getByRole('button', { name: 'Step back' }).click()
  await count.getByRole('button', { name: 'Straight to the end' }).click()
  expect(await places()).toEqual(after)
  await page.context().close()
})

/** Everything written on the board with less than 11 pixels. */
const SMALL = `(() => {
  const found = []
  const texts = document.createTreeWalker(document.querySelector('.ale'), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const around = text.parentElement
    const range = document.createRange()
    range.selectNodeContents(text)
    const { width, height } = range.getBoundingClientRect()
    if (!text.textContent.trim() || width < 2 || height < 2 || around.closest('.unseen')) continue
    const scale = around.closest('svg') ? around.getScreenCTM().a : 1
    const size = Number.parseFloat(getComputedStyle(around).fontSize) * scale
    if (size < 10.95) found.push(text.textContent.trim() + ' ' + size.toFixed(1))
  }
  return found
})()`

it.each([
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
])(
  'nothing on the board is written smaller than 11 pixels, and barrels and places have names: %i × %i',
  async (width, height) => {
    const touch = width < 640 ? PHONE : {}
    const page = await openGame(FOUR, later('move'), { ...touch, viewport: { width, height } })
    await page.locator('.ale-production, .ale-flat').first().waitFor()
    expect(await page.evaluate(SMALL)).toEqual([])
    for (const tab of width < 640 ? ['Ring', 'Production', 'Barrels', 'Players'] : []) {
      await page.locator('.ale-tabs button', { hasText: tab }).tap()
      expect(await page.evaluate(SMALL), tab).toEqual([])
    }
    if (width < 640) await page.locator('.ale-tabs button', { hasText: 'Barrels' }).tap()
    const goals = await page.locator('.ale-goal-name').all()
    expect(goals.length).toBeGreaterThan(3)
    for (const name of goals) expect(await name.isVisible()).toBe(true)
    if (width < 640) await page.locator('.ale-tabs button', { hasText: 'Ring' }).tap()
    expect(await page.locator('.ale-place > b').allTextContents()).toEqual([
      'First player',
      'Brewhouse',
      'Granary',
      'Treasury',
    ])
    for (const name of await page.locator('.ale-place > b').all())
      expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true)
    await page.context().close()
  },
)
