import { readFileSync } from 'node:fs'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import type { Game } from '@estaminet/kernel'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replayGolden } from '../../cli/src/golden/golden-game.ts'
import { readGolden } from '../../cli/src/golden/golden-text.ts'
import { addressOf } from '../src/replay/source.ts'
import { Timeline } from '../src/replay/timeline.ts'
import { takesPresses } from './support/hands.ts'
import { SIZES } from './support/house.ts'
import { openPagesAlone, type PagesAlone } from './support/pages-alone.ts'

let pages: PagesAlone
beforeAll(async () => {
  pages = await openPagesAlone()
})
afterAll(() => pages?.close())

const text = readFileSync(new URL('../../heaven-and-ale/test/golden/07-goal-g2.txt', import.meta.url), 'utf8')
const timeline = new Timeline(replayGolden(heavenAndAle as Game, readGolden(text)))
const players = ['Ana', 'Bo', 'Cas', 'Dré']

/** Whatever has moved to where it is drawn stays where it was before, until all of it is shown. */
const HOLD = `
  window.held = new Set()
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, how) {
    const one = animate.call(this, frames, how)
    if (how.fill !== 'backwards') return one
    held.add(this)
    one.play = () => {}
    for (const end of ['cancel', 'finish']) one[end] = () => {
      held.delete(this)
      Animation.prototype[end].call(one)
    }
    return one
  }
`

/** All that is said at the table, and where everything lies that can move. */
const LOOK = `
  const all = (selector) => [...document.querySelectorAll(selector)]
  const read = (selector) => all(selector).map((one) => one.textContent).join(' | ')
  const named = (selector) => all(selector).map((one) => one.getAttribute('aria-label')).join(' | ')
  window.said = () => ({
    purse: read('.bar .chip, .ale-own, .ale-in-hand'),
    cards: read('.ale-others :is(.ale-summary-name, .ale-counts, .ale-markers)'),
    track: read('.ale-level, .ale-spare, .ale-lacks, .ale-flat') + named('.ale-line .ale-piece'),
    sums: read('.ale-ended'),
    wall: named('.ale-goal') + all('.ale-goal-barrels use').map((one) => one.getAttribute('href')),
    ring: named('.ale-ring [data-space] > .ale-space') + all('.ale-ring .ale-disc ellipse').length,
    places: named('.ale-place'),
    sites: named('.ale-site') + read('.ale-sum') + all('.ale-pays').length,
    boxes: all('.ale-box-disc, .ale-card-gone').length + read('.ale-pair'),
    count: all('.ale-conversion').length,
  })
  window.lying = () =>
    Object.fromEntries(all('[data-figure], [data-piece]').map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [one.dataset.figure ?? one.dataset.piece, [x + width / 2, y + height / 2]]
    }))
`

type Said = Readonly<Record<string, string | number>>
const said = (page: Page): Promise<Said> => page.evaluate('said()')

/** Goes through all of a match move by move, and tells what changed while something moved, and what when it rested. */
const THROUGH = `(async () => {
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const replay = document.querySelector('.replay')
  const space = document.querySelector('[data-space]').getBoundingClientRect()
  const early = []
  const moved = new Set()
  const changed = new Set()
  let [words, places] = [said(), lying()]
  for (let at = Number(replay.dataset.at), last = -1; at !== last; ) {
    press('.')
    // What moves is held back as soon as it is drawn.
    await null
    last = at
    at = Number(replay.dataset.at)
    if (held.size > 0) {
      for (const one of held) moved.add(one.classList[0] ?? one.tagName)
      const now = said()
      for (const what in words) if (now[what] !== words[what]) early.push({ at, what, was: words[what], is: now[what] })
      // A figure sets out from the middle of its space.
      for (const [thing, [x, y]] of Object.entries(lying())) {
        const far = Math.hypot(places[thing][0] - x, places[thing][1] - y)
        if (far > (isNaN(thing) ? 1 : space.width / 2)) early.push({ at, what: thing, far })
      }
      press('x')
      await null
    }
    const then = said()
    for (const what in words) if (then[what] !== words[what]) changed.add(what)
    ;[words, places] = [then, lying()]
  }
  return { early, moved: [...moved], changed: [...changed] }
})()`

it('through a whole game no figure, word or total changes before what led to it has been shown', async () => {
  const who = { viewport: SIZES.desk, reducedMotion: 'no-preference' } as const
  const { page, complaints } = await pages.visit('/privacy', who)
  await page.addInitScript(HOLD)
  await page.goto(new URL(addressOf({ timeline, players }, { n: 0, eyes: 'all' }), page.url()).href)
  await page.waitForSelector('.replay .ale-left:not(.unfinished)')
  await page.evaluate(LOOK)
  const seen = await page.evaluate<{ early: object[]; moved: string[]; changed: string[] }>(THROUGH)
  expect(seen.early).toEqual([])
  expect(seen.moved).toEqual(expect.arrayContaining(['ale-walker', 'ale-tile', 'ale-shed', 'ale-slid', 'ale-box']))
  // What the last walk came to stands there at its end.
  expect(seen.changed.toSorted()).toEqual(Object.keys(await said(page)).toSorted())
  expect(await page.locator('.ale-conversion').count()).toBe(1)
  expect(complaints).toEqual([])
  await page.context().close()
})

/** The first position in which somebody decides what tells all of these, and has more or fewer ducats for it. */
const positionOf = (...events: readonly string[]): number =>
  timeline.stops.move.find((n) => {
    const step = timeline.steps[n]
    const told = (step?.told ?? []).map(({ event }) => event.type)
    const gains = step && timeline.game.describe(timeline.state(n), step.by, step.move).gains
    return events.every((type) => told.includes(type)) && Object.hasOwn(Object(gains), 'ducats')
  }) ?? -1

/** Somebody plays on from there, and no time passes for them but what we give them. */
async function playOn(n: number, who: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }> {
  const visit = await pages.visit('/privacy', { ...who, viewport: SIZES.desk, reducedMotion: 'no-preference' })
  const { page } = visit
  await page.addInitScript(HOLD)
  await page.clock.install()
  await page.goto(new URL(addressOf({ timeline, players }, { n, eyes: 'all' }), page.url()).href)
  await page.getByRole('button', { name: 'What if?' }).click()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.waitForURL(/\/local\/local-/)
  await page.setViewportSize(who.viewport ?? SIZES.desk)
  await page.waitForSelector('#slate [data-move]')
  await page.evaluate(LOOK)
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 60_000)
  return visit
}

/** Looks at what was answered then: a mouse points at it, a finger presses once. */
async function look(page: Page, n: number): Promise<void> {
  await takesPresses(page)
  const row = page.locator(`#slate [data-move="${timeline.steps[n].move}"]`)
  await ((await isPhone(page)) ? row.click() : row.hover())
  await page.locator('#slate .preview').waitFor()
}

async function take(page: Page, n: number): Promise<void> {
  const row = page.locator(`#slate [data-move="${timeline.steps[n].move}"]`)
  await ((await isPhone(page)) ? page.locator('#slate .settle .button.brass') : row).click()
}

const isPhone = (page: Page): Promise<boolean> => page.evaluate('innerWidth < 600')

/** Time goes on in steps shorter than anything moves, until something does. */
const untilMoving = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(20)
      return page.evaluate('held.size > 0')
    })
    .toBe(true)
const glows = (page: Page): Promise<number> => page.locator('.ale :is(.ale-legal, .ale-price)').count()

/** What the purse holds now, as it is said where one looks at a choice that changes it. */
const foretoldFrom = async (page: Page): Promise<string | undefined> =>
  /ducats (\d+) →/.exec((await page.locator('#slate .preview').allInnerTexts()).join())?.[1]

it.each([
  ['a purchase', 'desk', ['bought', 'siteEnclosed', 'brewmasterAdvanced']],
  ['a purchase', 'phone', ['bought', 'siteEnclosed', 'brewmasterAdvanced']],
  ['a disc', 'desk', ['discPlaced', 'markerAdvanced']],
] as const)('what comes of %s of one’s own is counted once while it is shown, on a %s', async (_, size, events) => {
  const n = positionOf(...events)
  const { page, complaints } = await playOn(n, { viewport: SIZES[size] })
  const { sites: _sites, ...before } = await said(page)
  expect(await glows(page)).toBeGreaterThan(0)
  await look(page, n)
  const purse = await foretoldFrom(page)
  expect(purse).toBeDefined()
  await take(page, n)
  await untilMoving(page)
  expect(await said(page)).toMatchObject(before)
  expect(await foretoldFrom(page)).toBe(purse)
  expect(await glows(page)).toBe(0)
  await page.clock.runFor(10_000)
  expect((await said(page)).purse).not.toBe(before.purse)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('nothing of the result stands there while one’s own last move is still shown', async () => {
  const n = timeline.stops.move.findLast((stop) => stop < timeline.length) ?? 0
  const { page, complaints } = await playOn(n, {})
  await look(page, n)
  await take(page, n)
  await untilMoving(page)
  expect(await page.locator('.ale-conversion, #slate .standing').count()).toBe(0)
  expect(await page.locator('.ale-ring').count()).toBe(1)
  await page.clock.runFor(10_000)
  expect(await page.locator('.ale-conversion').count()).toBe(1)
  expect(await page.locator('#slate .standing').count()).toBe(timeline.seats)
  expect(complaints).toEqual([])
  await page.context().close()
})

const TABLET = { width: 768, height: 1024 }

/** A walk after which whoever walked is asked where the one tile goes that lies there. */
const WALK =
  timeline.stops.move.find((n) => {
    const next = timeline.next(n)
    const step = timeline.steps[next]
    const isWalk = timeline.steps[n]?.told.some(({ event }) => event.type === 'moved')
    return isWalk && step && timeline.game.describe(timeline.state(next), step.by, step.move).kind === 'chooseHex'
  }) ?? -1

const isTaken = async (page: Page): Promise<boolean> => (await page.getAttribute('#slate', 'aria-busy')) === 'true'
const EMPTY = '.ale-garden .ale-hex:not(:has(.ale-tile))'

it('a tap that only ends what moves takes nothing that it uncovers; a second one looks, and a click no finger made takes', async () => {
  const { page, complaints } = await playOn(WALK, { viewport: TABLET, hasTouch: true })
  await page.locator(`#slate [data-move="${timeline.steps[WALK].move}"]`).tap()
  await page.locator('#slate .settle .button.brass').tap()
  await untilMoving(page)
  const hex = page.locator(EMPTY).first()
  const tap = async () => {
    const { x, y, width, height } = (await hex.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.touchscreen.tap(x + width / 2, y + height / 2)
  }
  await hex.scrollIntoViewIfNeeded()
  await tap()
  expect(await page.evaluate('held.size')).toBe(0)
  expect(await glows(page)).toBeGreaterThan(1)
  expect([await isTaken(page), await page.locator('.ale .ale-target').count()]).toEqual([false, 0])
  await tap()
  expect([await isTaken(page), await page.locator('.ale .ale-target').count()]).toEqual([false, 1])
  await page.evaluate(
    "document.querySelectorAll('.ale-garden .ale-glow')[9].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
  )
  expect(await isTaken(page)).toBe(true)
  expect(complaints).toEqual([])
  await page.context().close()
})
