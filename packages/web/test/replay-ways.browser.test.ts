import { readFileSync } from 'node:fs'
import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import type { Game } from '@estaminet/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replayGolden } from '../../cli/src/golden/golden-game.ts'
import { readGolden } from '../../cli/src/golden/golden-text.ts'
import { mark } from '../src/games/heaven-and-ale/log.ts'
import { addressOf } from '../src/replay/source.ts'
import { stopAfter, stopsFor } from '../src/replay/stops.ts'
import { type Eyes, Timeline } from '../src/replay/timeline.ts'
import { faultsEverywhere, faultsOf, fits, SIZES } from './support/house.ts'
import { openPagesAlone, type PagesAlone } from './support/pages-alone.ts'

let pages: PagesAlone
beforeAll(async () => {
  pages = await openPagesAlone()
})
afterAll(() => pages?.close())

const golden = (game: unknown, path: string): Timeline =>
  new Timeline(replayGolden(game as Game, readGolden(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))))
const ale = golden(heavenAndAle, 'heaven-and-ale/test/golden/02-shed-t4.txt')
const cards = golden(belgianBeersRace, 'belgian-beers-race/test/golden-expansions/06-confrontation.txt')
const NAMES = ['Ana', 'Bo', 'Cas', 'Dré']

const at = async (page: Page): Promise<number> => Number(await page.getAttribute('.replay', 'data-at'))

async function open(timeline: Timeline, n: number, size: { width: number; height: number }, eyes: Eyes = 'all') {
  const players = NAMES.slice(0, timeline.seats)
  const opened = await pages.visit(addressOf({ timeline, players }, { n, eyes }), { viewport: size })
  await opened.page.waitForSelector('.replay .board > *')
  return opened
}

/** A key as a keyboard of this layout sends it: heard at once. */
const press = (page: Page, key: string, code = ''): Promise<unknown> =>
  page.evaluate(
    `document.body.dispatchEvent(new KeyboardEvent('keydown', ${JSON.stringify({ key, code, bubbles: true })}))`,
  )

describe('Heaven & Ale seen again', () => {
  it('shows every one of its positions, by keys, by the log and by what happened', async () => {
    const { page, complaints } = await open(ale, 0, SIZES.desk)
    const marks = await page.evaluate(`(() => {
      const table = document.querySelector('.replay')
      const marks = [table.dataset.mark]
      for (let n = 0; n < ${ale.length}; n++) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }))
        marks.push(table.dataset.mark)
      }
      return marks
    })()`)
    expect(marks).toEqual(Array.from({ length: ale.length + 1 }, (_, n) => ale.mark(n)))

    await page.keyboard.press('Home')
    await page.keyboard.press('PageDown')
    expect(await at(page)).toBe(ale.stops.part[1])
    await page.keyboard.press('PageUp')
    expect(await at(page)).toBe(ale.first)

    // Jump by event: the next shed, and the one after it.
    const sheds = stopsFor(ale, 'move', { kind: 'sheds' }, 'all', mark)
    expect(sheds.length).toBeGreaterThan(3)
    await page.getByLabel('Stop at').selectOption({ label: 'Sheds' })
    const forward = page.getByRole('button', { name: 'Forward' })
    await forward.click()
    expect(await at(page)).toBe(sheds[1])
    await forward.click()
    expect(await at(page)).toBe(stopAfter(sheds, sheds[1]))

    // A line of the log leads to where it was told.
    await page.keyboard.press('End')
    const line = page.locator('.log .jump').nth(40)
    const said = await line.textContent()
    await line.click()
    await expect.poll(() => page.locator('.log li.fresh').allTextContents()).toContain(said)
    expect(ale.stops.move).toContain(await at(page))
    expect(await at(page)).toBeLessThan(ale.length)
    expect(await fits(page)).toBe(true)
    expect(await faultsEverywhere(page, ['.bar', '.replay-now', '.log', '.instrument'])).toEqual([])
    expect(complaints).toEqual([])
    expect(pages.asked).toEqual([])
    await page.context().close()
  })

  it('is played on from the middle, against bots', async () => {
    const { page, complaints } = await open(ale, ale.stops.turn[6], SIZES.phone)
    await page.getByRole('button', { name: 'What if?' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await faultsOf(page, ['.dialog'])).toEqual([])
    await page.getByRole('button', { name: 'Sit down' }).click()
    await page.waitForURL(/\/local\/local-/)
    await page.waitForSelector('#slate [data-move]')
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

/** The worker that plays tables of this device refuses whatever is asked of it. */
const refuseTables = (page: Page): Promise<unknown> =>
  page.route('**/local.worker*', async (route) => {
    const answer = await route.fetch()
    const refuse = `addEventListener('message', (event) => {
      event.stopImmediatePropagation()
      postMessage({ t: 'refused', cmd: 'open', code: 'broken', message: '' })
    });`
    await route.fulfill({ response: answer, body: refuse + (await answer.text()) })
  })

it('who could not sit down may try it again', async () => {
  const { page } = await open(ale, ale.stops.turn[6], SIZES.desk)
  await refuseTables(page)
  await page.getByRole('button', { name: 'What if?' }).click()
  const sitDown = page.getByRole('button', { name: 'Sit down' })
  await sitDown.click()
  await page.getByText('That did not work.').waitFor()
  await expect.poll(() => sitDown.isEnabled()).toBe(true)
  await page.unroute('**/local.worker*')
  await sitDown.click()
  await page.waitForURL(/\/local\/local-/)
  await page.context().close()
})

describe('the instrument', () => {
  it('says in the address where one is, not more often than it may, and goes on where a browser has heard it too often', async () => {
    const { page, complaints } = await pages.visit('/privacy', { viewport: SIZES.desk })
    // Its time is ours: how fast the machine is decides nothing.
    await page.clock.install()
    const place = addressOf({ timeline: ale, players: NAMES }, { n: 0, eyes: 'all' })
    await page.goto(new URL(place, page.url()).href)
    await page.waitForSelector('.replay .board > *')
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 3_600_000)
    await page.evaluate(`{
      window.said = 0
      const say = history.replaceState.bind(history)
      history.replaceState = (...what) => { said++; say(...what) }
    }`)
    const drag = (moves: readonly number[]) =>
      page.evaluate(`{
        const rail = document.querySelector('.rail input')
        for (const at of ${JSON.stringify(moves)}) {
          rail.value = at
          rail.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }
      }`)
    await drag(Array.from({ length: 120 }, (_, move) => move + 1))
    expect(await page.evaluate('said')).toBe(1)
    await page.clock.runFor(1000)
    expect(await page.evaluate('said')).toBe(2)
    expect(new URL(page.url()).searchParams.get('at')).toBe(`${await at(page)}`)
    await page.evaluate("history.replaceState = () => { said++; throw new DOMException('too often', 'SecurityError') }")
    await drag([40])
    expect(await page.evaluate('said')).toBe(3)
    expect(await at(page)).toBe(ale.stops.move[40])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('plays to the end by itself, begins anew, and stands still when it is told to', async () => {
    const [from] = ale.stops.move.slice(-4)
    const { page, complaints } = await open(ale, from, SIZES.desk)
    await page.getByRole('radio', { name: '4×' }).check({ force: true })
    expect(await page.getByRole('radio', { name: '4×' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => at(page)).toBe(ale.length)
    // Nobody has to stop what is over; played once more it begins at the beginning.
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => at(page)).toBeLessThan(from)
    await page.getByRole('button', { name: 'Pause' }).click()
    const stood = await at(page)
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Forward' }).click()
    expect(await at(page)).toBe(ale.next(stood))
    // Space does the same; whoever steps by hand stops it.
    await page.locator('main.board').focus()
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('has keys for everything, and says so to the eye and the ear', async () => {
    const { page, complaints } = await open(cards, cards.first, { width: 1024, height: 768 })
    const eye = (name: RegExp | string) => page.getByRole('radio', { name }).isChecked()
    await press(page, '2')
    expect(await eye(/^Bo/)).toBe(true)
    // Unshifted digits of an azerty keyboard.
    await press(page, '"', 'Digit3')
    expect(await eye(/^Cas/)).toBe(true)
    await press(page, '4')
    expect(await eye('Onlooker')).toBe(true)
    await press(page, '0')
    expect(await eye('All open')).toBe(true)

    await press(page, 'PageDown')
    expect(await at(page)).toBe(cards.next(cards.first, 'part'))
    await press(page, 'PageUp')
    expect(await at(page)).toBe(cards.first)
    // Where one stops: the list goes round, and is told.
    await press(page, 'ArrowDown')
    expect(await page.getByLabel('Stop at').inputValue()).toBe('seat 0')
    await page.getByRole('status').filter({ hasText: 'Stop at: moves of Ana' }).waitFor()
    await press(page, 'ArrowRight')
    expect(await at(page)).toBe(stopAfter(stopsFor(cards, 'move', { seat: 0 }, 'all', undefined), cards.first))
    await press(page, 'ArrowUp')
    await press(page, 'ArrowUp')
    expect(await page.getByLabel('Stop at').inputValue()).toBe('kind days')
    // Where beers are exchanged nobody is offered toasts.
    const offered = await page.getByLabel('Stop at').locator('option').allTextContents()
    expect(offered).toContain('Exchanges')
    expect(offered).toContain('Expansion cards')
    expect(offered).not.toContain('Toasts')

    // At this width the line has no room: it is read out all the same, and the button shows it.
    const line = page.getByRole('list', { name: 'Keys' })
    expect(await line.getByRole('listitem').allTextContents()).toContainEqual(expect.stringContaining('PgUp PgDn'))
    await press(page, '?')
    const help = page.getByRole('dialog', { name: 'Keys' })
    await help.waitFor()
    for (const deed of ['day or round', 'what to stop at', 'all open, or seen by a seat'])
      expect(await help.getByText(deed).count()).toBe(1)
    expect(await faultsOf(page, ['.dialog'])).toEqual([])
    const before = await at(page)
    await press(page, 'ArrowRight')
    expect(await at(page)).toBe(before)
    await page.keyboard.press('Escape')
    await expect.poll(() => help.count()).toBe(0)
    const keys = page.getByRole('button', { name: 'Keys' })
    await keys.click()
    await help.waitFor()
    // Whoever has read them goes on from where they were.
    await page.keyboard.press('Escape')
    await expect.poll(() => keys.evaluate((at) => at === at.ownerDocument.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it.each([
    ['the race', cards],
    ['Heaven & Ale', ale],
  ])('of %s is in sight on a phone, all of it', async (_name, timeline) => {
    const { page, complaints } = await open(timeline, timeline.stops.turn[8], SIZES.phone)
    const parts = page.locator('.transport').locator('.ways > button, .segmented label, select')
    expect(await parts.count()).toBe(12)
    const { width, height } = SIZES.phone
    for (const part of await parts.all()) {
      const box = await part.boundingBox()
      if (!box) throw new Error('It is not to be seen.')
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
      expect(box.height).toBeGreaterThanOrEqual(40)
    }
    expect(await fits(page)).toBe(true)
    expect(await faultsEverywhere(page, ['.bar', '.replay-now', '.instrument'])).toEqual([])
    await page.getByRole('button', { name: 'What if?' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await faultsOf(page, ['.dialog'])).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

it('on a phone the hands lie behind the tab of the players', async () => {
  const { page } = await open(cards, cards.stops.turn[8], SIZES.phone)
  expect(await page.locator('.hands').isVisible()).toBe(false)
  await page.locator('nav.tabs').getByRole('button', { name: 'Players' }).click()
  await expect.poll(() => page.locator('.hands').isVisible()).toBe(true)
  expect(await page.locator('.hands .open').count()).toBe(3)
  expect(await fits(page)).toBe(true)
  expect(await faultsEverywhere(page, ['.hands'])).toEqual([])
  await page.context().close()
})
