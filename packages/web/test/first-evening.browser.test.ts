import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MatchPlan, type Moment, played } from '../scripts/played.ts'
import { EVENING } from '../src/games/belgian-beers-race/timings.ts'
import { takesPresses } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { press } from './support/press.ts'
import { rectOf } from './support/rects.ts'
import { seatAll } from './support/seats.ts'
import { openTable } from './support/table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** A game of this device that was played until a moment came, or to its end. */
async function openGame(
  match: MatchPlan,
  until: ((moment: Moment) => boolean) | undefined,
  who: BrowserContextOptions,
) {
  const table = played(match, until)
  const memory = {
    [`table.${table.doc.id}`]: JSON.stringify(table),
    'goal.heaven-and-ale': '1',
    'goal.belgian-beers-race': '1',
  }
  const localStorage = Object.entries(memory).map(([name, value]) => ({ name: `estaminet.${name}`, value }))
  const storageState = { cookies: [], origins: [{ origin: house.address, localStorage }] }
  const { page } = await house.visit(`/local/${table.doc.id}`, { storageState, ...who })
  await page.waitForSelector('#slate-title')
  return page
}

const onTheRoad = ({ met, kinds }: Moment) => met > 12 && kinds.has('bus')

it('on a small desk both games stand beside the door, with a button each', async () => {
  for (const viewport of [{ width: 1280, height: 800 }, SIZES.desk]) {
    const { page } = await house.visit('/', { viewport })
    const [race, ale] = await Promise.all(
      ['Play The Belgian Beers Race', 'Play Heaven & Ale'].map((name) =>
        rectOf(page.getByRole('article').getByRole('link', { name, exact: true })),
      ),
    )
    expect(race.bottom).toBeLessThanOrEqual(viewport.height)
    expect(Math.round(ale.y)).toBe(Math.round(race.y))
    expect(ale.x).toBeGreaterThan(race.right)
    await page.context().close()
  }
})

it('whoever never played is offered a guided game of the one that is chosen', async () => {
  const { page } = await house.visit('/new?game=heaven-and-ale', { viewport: SIZES.desk })
  const offer = page.locator('section', { hasText: 'Never played?' }).last()
  await offer.getByText('A guided game of Heaven & Ale takes ten minutes').waitFor()
  expect(await offer.getByRole('link').getAttribute('href')).toBe('/guided/heaven-and-ale')
  await page.context().close()
})

it('what one is after goes with the first move, and is told again beside the keys', async () => {
  const { page } = await house.visit('/local/new?game=belgian-beers-race&seats=2&length=short', {
    viewport: SIZES.desk,
    reducedMotion: 'reduce',
  })
  const goal = page.getByRole('region', { name: 'What you are after' })
  const facts = [/every evening pays/i, /bottle goes to whoever is there first/, /costs 15 VPs/]
  for (const fact of facts) await goal.getByText(fact).waitFor()
  await takesPresses(page)
  await page.locator('#slate [data-move]').first().click()
  await goal.waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  for (const fact of facts) await page.getByRole('dialog', { name: 'Keys' }).getByText(fact).waitFor()
  await page.context().close()
})

it('the room where one waits and the way in say what is played, how fast, how long and how many chairs are free', async () => {
  const host = await openTable(house, 'belgian-beers-race', { name: 'Ana', viewport: SIZES.desk })
  const { page: guest } = await house.visit(`/join/${host.code}`, { viewport: SIZES.phone })
  for (const page of [host.page, guest]) {
    const agreed = page.locator('.agreed-lines')
    await agreed.getByText('Short').waitFor()
    await agreed.getByText(/^All at once, no clock, about \d+.min$/).waitFor()
    await agreed.getByText('one free seat').waitFor()
  }
  for (const name of ['Table talk', 'Copy the link', 'Link to watch'])
    expect(await host.page.getByRole('button', { name }).count(), name).toBe(1)
  await Promise.all([host.page, guest].map((page) => page.context().close()))
})

it('a game that is over stays at the door with everybody’s points, also for who left it to a bot', async () => {
  const sitters = await seatAll(
    house,
    { game: 'heaven-and-ale' },
    { name: 'Ana', viewport: SIZES.desk },
    { name: 'Ben', viewport: SIZES.desk },
  )
  for (const [seat, one] of sitters.entries()) await one.tell('resign', { seat })
  const titles: string[] = []
  for (const { page } of sitters) {
    await page.locator('#slate').getByRole('button', { name: 'Play again' }).waitFor()
    titles.push((await page.locator('#slate-title').textContent()) ?? '')
    // They were given their names without the pages that remember it.
    await page.evaluate("localStorage.setItem('estaminet.guest', '1')")
    await page.goto(house.address)
    const over = page.getByRole('region', { name: 'Finished games' })
    const other = page === sitters[0].page ? 'Ben' : 'Ana'
    const row = over.getByRole('link', { name: new RegExp(`^Heaven & Ale, with ${other}`) })
    await row.getByText(/\d+, .* \d+/).waitFor()
    expect(await row.textContent()).toMatch(/you \d+/)
    expect(await over.getByRole('link', { name: /^See it again/ }).count()).toBe(1)
    await page.context().close()
  }
  // Whoever lost is told that a bot has won in somebody's name.
  expect(titles).toContainEqual(expect.stringMatching(/\(bot since round \d\) won|\(bot since round \d\) and/))
})

it('played again on one device, everybody keeps seat, colour and name', async () => {
  const page = await openGame({ game: 'ale', seats: 3 }, undefined, {
    viewport: SIZES.desk,
    reducedMotion: 'reduce',
  })
  const names = async () => {
    await page.getByRole('button', { name: 'Table menu' }).click()
    await page.locator('.seated-list li').nth(2).waitFor()
    const all = await page
      .locator('.seated-list li')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [row.querySelector('b')?.textContent, row.querySelector('svg')?.getAttribute('class')].join(),
        ),
      )
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    return all
  }
  const before = await names()
  expect(before).toHaveLength(3)
  const over = page.url()
  await press(
    page.locator('#slate').getByRole('button', { name: 'Play again', exact: true }),
    page.locator('#slate:not(:has(.tally)) [data-move]').first(),
  )
  expect(page.url()).not.toBe(over)
  expect(await names()).toEqual(before)
  await page.context().close()
})

/** What is written smaller than 11 pixels beside the drawing of the map, which has a lens. */
const SMALL = `(() => {
  const found = []
  const texts = document.createTreeWalker(document.querySelector('.race'), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent, parentElement: around } = texts.currentNode
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { width, height } = range.getBoundingClientRect()
    if (!textContent.trim() || width < 2 || height < 2 || around.closest('.unseen, .race-map svg')) continue
    const scale = around.closest('svg') ? around.getScreenCTM().a : 1
    const size = Number.parseFloat(getComputedStyle(around).fontSize) * scale
    if (size < 10.95) found.push(textContent.trim() + ' ' + size.toFixed(1))
  }
  return found
})()`

/** A turn of the race with two others, at every size a table has. */
async function aTurn(width: number, height: number, seats = 3) {
  const page = await openGame({ game: 'race', seats }, onTheRoad, {
    viewport: { width, height },
    hasTouch: width < 1100,
    reducedMotion: 'reduce',
  })
  await page.locator('#slate [data-move]').first().waitFor()
  return page
}

it('on a desk a sign too small to read is seen through a lens, and where the others came from stays on the map', async () => {
  const page = await aTurn(1280, 800)
  expect(await page.evaluate(SMALL)).toEqual([])
  expect(await page.locator('.trails path').count()).toBeGreaterThan(0)
  const sign = page.locator('.race-map [data-sign="34"]')
  expect(await page.locator('.lens').count()).toBe(0)
  await sign.hover()
  await page.locator('.lens path').first().waitFor()
  const [small, large] = [await rectOf(sign), await rectOf(page.locator('.lens'))]
  expect(large.height).toBeGreaterThan(1.5 * small.height)
  await takesPresses(page)
  await page.locator('#slate fieldset [data-move]').first().hover()
  const line = '.race .tip li, .race .preview li, .race-map .tip'
  await page.locator(line).first().waitFor()
  const size = await page.evaluate<string>(`getComputedStyle(document.querySelector('${line}')).fontSize`)
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(13)
  await page.context().close()
})

it('on a tablet the map has its part of the height, with the cards that are on their way below it', async () => {
  const page = await aTurn(768, 1024)
  expect(await page.evaluate(SMALL)).toEqual([])
  expect((await rectOf(page.locator('.map-spot'))).height).toBeGreaterThan(0.35 * 1024)
  const cards = page.locator('.machine .objective')
  expect(await cards.count()).toBe(8)
  const slate = await rectOf(page.locator('#slate'))
  for (const card of await cards.all()) expect((await rectOf(card)).bottom).toBeLessThanOrEqual(slate.y + 1)
  await page.context().close()
})

it('on a tablet on its side the newest line of the log is in sight, with three others at the table', async () => {
  const page = await aTurn(1024, 768, 4)
  expect(await page.evaluate(SMALL)).toEqual([])
  const [log, line] = [await rectOf(page.locator('#log')), await rectOf(page.locator('#log ol li').first())]
  expect(log.bottom).toBeLessThanOrEqual(768)
  expect(line.y).toBeGreaterThanOrEqual(log.y)
  expect(line.bottom).toBeLessThanOrEqual(log.bottom)
  await page.context().close()
})

it('the log shows only what is wished for, and whoever wants it faster says so in the menu', async () => {
  const page = await aTurn(SIZES.desk.width, SIZES.desk.height)
  expect(await page.evaluate(SMALL)).toEqual([])
  const lines = page.locator('#log ol li')
  const all = await lines.count()
  await page.locator('#log').getByRole('button', { name: 'Show only' }).click()
  await page.locator('#log').getByRole('button', { name: 'Objectives and bonuses', exact: true }).click()
  await expect.poll(() => lines.count()).toBeLessThan(all)
  expect(await lines.count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Table menu' }).click()
  const speeds = page.getByRole('group', { name: 'Movement' })
  for (const speed of ['Slow', 'Normal', 'Fast', 'None']) await speeds.getByText(speed, { exact: true }).waitFor()
  await page.getByText('A press on the board, or any key, skips the animation.').waitFor()
  await page.context().close()
})

it('sun and shade are seen around every planted tile, with what it pays in its corner', async () => {
  const hexes = '.ale-garden .ale-hex:has(.ale-tile)'
  for (const [width, least] of [
    [1440, 4],
    [390, 3],
  ] as const) {
    const page = await openGame({ game: 'ale', seats: 2 }, ({ met, kinds }) => met > 24 && kinds.has('chooseHex'), {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    await page.locator(hexes).first().waitFor()
    const rims = await page.locator(hexes).evaluateAll((all) =>
      all.map((hex) => {
        const [soil, tile] = ['.ale-soil', '.ale-tile polygon'].map((part) =>
          hex.querySelector(part)?.getBoundingClientRect(),
        )
        return ((soil?.width ?? 0) - (tile?.width ?? 0)) / 2
      }),
    )
    expect(rims.length).toBeGreaterThan(4)
    expect(Math.min(...rims)).toBeGreaterThan(least)
    expect(await page.locator('.ale-garden .ale-pays').count()).toBe(rims.length)
    expect(await page.locator('.ale-garden .ale-border').count()).toBe(1)
    await page.context().close()
  }
})

it('whoever reads the evening with a mouse keeps it until they press it away', async () => {
  const camping = ({ kinds, view }: Moment) => kinds.has('camp') && kinds.size < 4 && view !== undefined
  const page = await openGame({ game: 'race', seats: 2 }, camping, { viewport: { width: 1280, height: 800 } })
  const evening = page.locator('.race-evening:not(.quiet) .evening-sheet')
  const settle = page.locator('#slate .settle .button.brass')
  for (const deed of ['Camp', 'Turn in']) {
    await takesPresses(page)
    await page.locator('#slate [data-move]', { hasText: deed }).click()
    if (await settle.isVisible()) await settle.click()
  }
  await evening.waitFor()
  const { x, y } = await rectOf(evening.locator('h2'))
  for (const step of [0, 8, 16]) await page.mouse.move(x + step, y + step)
  await evening.getByText('closes by itself').waitFor({ state: 'detached' })
  await page.waitForTimeout(EVENING + 2_000)
  expect(await evening.isVisible()).toBe(true)
  await evening.locator('[data-lingers] .button.brass').click()
  await evening.waitFor({ state: 'detached' })
  await page.context().close()
})

it('an evening is seen by everybody, with nothing said over it', async () => {
  const camping = ({ kinds, view }: Moment) => kinds.has('camp') && kinds.size < 4 && view !== undefined
  const page = await openGame({ game: 'race', seats: 2 }, camping, {
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
  })
  await page.evaluate(`(() => {
    window.over = 0
    window.seen = 0
    window.gone = 0
    const look = () => {
      const evening = document.querySelector('.race-evening:not(.quiet)')
      if (evening) window.seen ||= performance.now()
      else if (window.seen) window.gone ||= performance.now()
      if (evening && document.querySelector('.toast')) window.over++
    }
    new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true })
  })()`)
  const here = page.locator('#slate .price-tabs button', { hasText: 'Here' })
  if (await here.count()) await here.tap()
  const settle = page.locator('#slate .settle .button.brass')
  await page.locator('#slate [data-move]', { hasText: 'Camp' }).tap()
  await takesPresses(page)
  await settle.tap()
  // In the tent one may still taste what one carries.
  await page.locator('#slate [data-move]', { hasText: 'Turn in' }).tap()
  await settle.tap()
  await expect.poll(() => page.evaluate('window.gone'), { timeout: 120_000 }).toBeGreaterThan(0)
  // Long enough to be read for the first time.
  expect(await page.evaluate('window.gone - window.seen')).toBeGreaterThan(11_000)
  expect(await page.evaluate('window.over')).toBe(0)
  await page.context().close()
})
