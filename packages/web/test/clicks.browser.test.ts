import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takesPresses, walked } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** As in browsers whose clicks do not say whether a finger or a mouse made them. */
const forgetPointers = (page: Page): Promise<void> =>
  page.evaluate(`addEventListener('click', (event) => {
    if (!(event instanceof PointerEvent)) return
    event.stopImmediatePropagation()
    event.target.dispatchEvent(new MouseEvent('click', event))
  }, true)`)

const openAsk = (page: Page) => page.locator('#slate').getAttribute('data-ask')

it('a finger is asked first even where a click does not say what made it', async () => {
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const { page, complaints } = await house.visit('/local/new?game=heaven-and-ale&seats=2', phone)
  const rows = page.locator('#slate [data-move]')
  await rows.last().waitFor()
  await forgetPointers(page)
  const ask = await openAsk(page)
  await rows.last().tap()
  const settle = page.locator('#slate .settle .button.brass')
  await settle.waitFor()
  expect(await openAsk(page)).toBe(ask)
  await settle.tap()
  await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a mouse and a key take at once there', async () => {
  const { page } = await house.visit('/local/new?game=heaven-and-ale&seats=2', { viewport: SIZES.desk })
  await page.waitForSelector('#slate [data-move]')
  await forgetPointers(page)
  for (const take of [
    () => page.locator('#slate [data-move]').first().click(),
    async () => {
      await page.keyboard.press('c')
      await takesPresses(page)
      await page.keyboard.press('Enter')
    },
  ]) {
    await page.waitForSelector('#slate [data-move]')
    const ask = await openAsk(page)
    await take()
    await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  }
  await page.context().close()
})

const RACE = '/local/new?game=belgian-beers-race&seats=2&length=short'

/** Opens a race against a bot and begins it where it is suggested; answers once the first turn is asked. */
async function firstTurn(begin: (page: Page) => Promise<void>, who: BrowserContextOptions = {}) {
  const { page, complaints } = await house.visit(RACE, { viewport: SIZES.desk, ...who })
  await page.waitForSelector('#slate [data-move]')
  await begin(page)
  await page.waitForSelector('#slate fieldset [data-move]')
  return { page, complaints }
}
const byMouse = (page: Page) => page.locator('#slate [data-move]').first().click()

it('what lies under the hand right after a step takes no press, and then it does', async () => {
  for (const game of ['heaven-and-ale', 'belgian-beers-race']) {
    const { page } = await house.visit(`/local/new?game=${game}&seats=2`, { viewport: SIZES.desk })
    await page.waitForSelector('#slate [data-move]')
    // As soon as another question is there, everything in its list is pressed.
    await page.evaluate(`(() => {
      const slate = document.querySelector('#slate')
      const first = slate.dataset.ask
      const watch = new MutationObserver(() => {
        const rows = [...slate.querySelectorAll('[data-move]')]
        if (!slate.dataset.ask || slate.dataset.ask === first || rows.length === 0) return
        watch.disconnect()
        window.pressedAt = slate.dataset.ask
        for (const row of rows) row.click()
      })
      watch.observe(slate, { attributes: true, childList: true, subtree: true })
    })()`)
    await byMouse(page)
    await expect.poll(() => page.evaluate('window.pressedAt')).toBeTruthy()
    await takesPresses(page)
    expect(await openAsk(page)).toBe(await page.evaluate('window.pressedAt'))
    const ask = await openAsk(page)
    await byMouse(page)
    await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
    await page.context().close()
  }
})

it('after a step by key the focus lies on the question, and Enter takes nothing there', async () => {
  const { page, complaints } = await firstTurn(async (start) => {
    await start.keyboard.press('c')
    await start.keyboard.press('Enter')
  })
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('slate-title')
  await takesPresses(page)
  const ask = await openAsk(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate('document.activeElement.dataset.move !== undefined')).toBe(true)
  // What the board shows of it is read to whoever cannot see it.
  const described = () =>
    page.evaluate("document.getElementById(document.activeElement.getAttribute('aria-describedby'))?.textContent")
  await expect.poll(described).toContain('arrives')
  expect(await openAsk(page)).toBe(ask)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('the arrow keys lead to every place a race can begin at, also to those folded away', async () => {
  const { page } = await house.visit(RACE, { viewport: SIZES.desk })
  await page.waitForSelector('#slate .list[aria-busy=false] .unfold')
  const suggested = await page.locator('#slate [data-move]').count()
  const reached = await walked(page)
  expect(reached.length).toBeGreaterThan(suggested)
  expect(reached.length).toBe(await page.locator('#slate [data-move]').count())
  await page.context().close()
})

it('what was unfolded stays open when the list is drawn anew, and so does the focus on it', async () => {
  const { page } = await house.visit(RACE, { viewport: SIZES.desk })
  await page.waitForSelector('#slate .list[aria-busy=false] .unfold')
  const unfold = page.locator('#slate .unfold')
  await unfold.focus()
  await page.keyboard.press('Enter')
  const offered = await page.locator('#slate [data-move]').count()
  const english = await unfold.textContent()
  // Another language draws every row again; whoever stands on one need not move for it.
  await page.evaluate('document.querySelector(\'.bar [title="Language"]\').click()')
  await expect.poll(() => unfold.textContent()).not.toBe(english)
  expect(await unfold.getAttribute('aria-expanded')).toBe('true')
  expect(await page.locator('#slate [data-move]').count()).toBe(offered)
  await expect.poll(() => unfold.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
  await page.context().close()
})

it('whoever would end a day with much of it left is asked first, by mouse and by key', async () => {
  const { page, complaints } = await firstTurn(byMouse)
  const camp = page.locator('#slate button.row.apart')
  const asked = page.locator('#slate .settle .sure')
  await takesPresses(page)
  const ask = await openAsk(page)
  await camp.click()
  await asked.waitFor()
  await page.locator('#slate .settle .else').click()
  await expect.poll(() => asked.count()).toBe(0)
  await takesPresses(page)
  await camp.focus()
  await page.keyboard.press('Enter')
  await asked.waitFor()
  expect(await openAsk(page)).toBe(ask)
  await page.keyboard.press('Tab')
  await takesPresses(page)
  await page.keyboard.press('Enter')
  await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('slate, board, rivals and log keep their places whoever plays', async () => {
  const { page } = await firstTurn(byMouse)
  for (const viewport of [SIZES.desk, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport)
    await takesPresses(page)
    await page.evaluate(`(() => {
      const slate = document.querySelector('#slate')
      const spots = [...document.querySelectorAll('.race .right > *')]
      const boxOf = (spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      }
      window.places = new Set()
      window.players = new Set()
      const look = () => {
        places.add(JSON.stringify(spots.map(boxOf)))
        players.add(slate.dataset.ask ? 'me' : 'others')
      }
      look()
      window.watch?.disconnect()
      window.watch = new MutationObserver(look)
      watch.observe(slate, { attributes: true, childList: true, subtree: true })
    })()`)
    // Steps that take time, until the bot has had its turn.
    const hasSeen = () => page.evaluate("players.size === 2 && !!document.querySelector('#slate').dataset.ask")
    for (let steps = 0; steps < 6 && !(await hasSeen()); steps++) {
      await takesPresses(page)
      const ask = await openAsk(page)
      const trip = page.locator('#slate .ways fieldset [data-move]')
      await ((await trip.count()) ? trip.first() : page.locator('#slate [data-move]').last()).click()
      const sure = page.locator('#slate .settle .button.brass')
      await takesPresses(page)
      if (await sure.count()) await sure.click()
      await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
      await page.waitForSelector('#slate[data-ask] [data-move]')
    }
    expect(await page.evaluate('[...players].sort()')).toEqual(['me', 'others'])
    expect(await page.evaluate('places.size')).toBe(1)
  }
  await page.context().close()
})

it('every slot keeps its place from step to step, and a closed one says why', async () => {
  const { page } = await firstTurn(byMouse)
  const tiles = () =>
    page
      .locator('#slate .tiles > .row')
      .evaluateAll((all) => all.map((tile) => tile.querySelector('use')?.getAttribute('href')?.split('#')[1]))
  const order = ['i-buy', 'i-buy', 'i-taste', 'i-eat', 'i-camp', 'i-callday']
  expect(await tiles()).toEqual(order)
  const ask = await openAsk(page)
  // The suggested start sells beer.
  await page.locator('#slate .tiles button.row').first().click()
  await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  await page.waitForSelector('#slate .tiles > .row')
  expect(await tiles()).toEqual(order)
  await expect
    .poll(() => page.locator('#slate .row.closed').allTextContents())
    .toContainEqual(expect.stringMatching(/once per stay|none sold|no cheese/))
  expect(await page.locator('#slate .heads .head').count()).toBe(4)
  await page.context().close()
})

it.each([1024, 1440])(
  'what can be done here stays where it is however many destinations there are, at %i',
  async (width) => {
    // Whoever wants nothing to move waits less for the bot, and finds the same places.
    const { page } = await firstTurn(byMouse, {
      viewport: { width, height: width === 1024 ? 768 : 900 },
      reducedMotion: 'reduce',
    })
    const places = new Set<string>()
    const counts = new Set<number>()
    for (let steps = 0; steps < 20 && !(counts.size > 1 && Math.min(...counts) < 6); steps++) {
      await takesPresses(page)
      const ask = await openAsk(page)
      if (await page.locator('#slate .heads').count()) {
        counts.add(await page.locator('#slate .ways fieldset').count())
        const boxes = await page.locator('#slate .tiles > .row').evaluateAll((all) =>
          all.map((tile) => {
            const { x, y, width, height } = tile.getBoundingClientRect()
            return [x, y, width, height].map(Math.round)
          }),
        )
        places.add(JSON.stringify(boxes))
        // From the farthest place the fewest lead on.
        await page.locator('#slate .ways fieldset').last().locator('[data-move]').first().click()
      } else await page.locator('#slate [data-move]').last().click()
      const sure = page.locator('#slate .settle .button.brass')
      if (await sure.count()) await sure.click()
      // A bot with time left may play on to the evening alone.
      await page.waitForSelector(`#slate[data-ask]:not([data-ask="${ask}"]) [data-move]`)
    }
    expect(counts.size).toBeGreaterThan(1)
    expect([...places]).toHaveLength(1)
    await page.context().close()
  },
)
