import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { walked } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { rectOf } from './support/rects.ts'
import { listen } from './support/spoken.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const TABLE = '/local/new?game=heaven-and-ale&seats=2'

/** Who begins is drawn, and whoever does not is asked for a place first: a new table until this is the first question. */
async function tableAsking(question: string) {
  for (let tables = 0; tables < 16; tables++) {
    const visit = await house.visit(TABLE, { viewport: SIZES.desk, reducedMotion: 'reduce' })
    await visit.page.waitForSelector('#slate [data-move]')
    if ((await visit.page.locator('#slate-title').textContent())?.includes(question)) return visit
    await visit.page.context().close()
  }
  throw new Error(`No table asks: ${question}`)
}

const sees = (page: Page, selector: string): Promise<{ hidden: number; low: number; rows: number }> =>
  page.evaluate(`(() => {
    const list = document.querySelector('${selector}')
    const { top, bottom } = list.getBoundingClientRect()
    const rows = [...list.querySelectorAll('.row')].map((row) => row.getBoundingClientRect())
    return {
      rows: rows.length,
      hidden: rows.filter((row) => row.top < top - 1 || row.bottom > bottom + 1).length,
      low: rows.filter((row) => row.height < 44 || row.width < 40).length,
    }
  })()`)

it('a list of spaces, and one of the places of a garden, stand whole on a desk; the corner of the ring asks first as its row does', async () => {
  const { page, complaints } = await tableAsking('Where do you walk?')
  await page.locator('.note-card button').click()
  await page.locator('#slate .row').nth(10).waitFor()
  const spaces = await sees(page, '#slate .list')
  expect(spaces.rows).toBeGreaterThan(10)
  expect(spaces).toMatchObject({ hidden: 0, low: 0 })
  expect(await page.locator('.ale-more button').count()).toBe(0)
  // What is paid in ducats has its coin, also where there is little room.
  const coins = await page.locator('#slate .list .price').evaluateAll((all) =>
    all.flatMap((price) => {
      const isPaid = /^\d/.test(price.querySelector('.figure')?.textContent ?? '')
      return isPaid ? [(price.querySelector('.icon')?.getBoundingClientRect().width ?? 0) > 8] : []
    }),
  )
  expect(coins.length).toBeGreaterThan(3)
  expect(coins).not.toContain(false)
  // Many stops are open: nobody is home by one press.
  const ask = await page.getAttribute('#slate', 'data-ask')
  await page.locator('.ale-ring .ale-home .ale-glow').click()
  await page.locator('#slate .settle .sure').waitFor()
  expect(await page.getAttribute('#slate', 'data-ask')).toBe(ask)
  await page.locator('#slate .settle .else').click()
  await page.locator('#slate .settle').waitFor({ state: 'detached' })
  await page.locator('#slate [data-move]').first().click()
  // Thirty places: one of each side by name, the others behind a row.
  await page.locator('#slate .fold').nth(1).waitFor()
  expect(await sees(page, '#slate .list')).toEqual({ rows: 4, hidden: 0, low: 0 })
  expect(await page.locator('.ale-more button').count()).toBe(0)
  await page.locator('#slate .fold').first().click()
  expect(await page.locator('#slate [data-move]').count()).toBe(16)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a mouse at rest on what can be taken now opens no explanation over it, and the key I does', async () => {
  const { page } = await tableAsking('Where do you walk?')
  await page.locator('.note-card button').click()
  await page.locator('#slate [data-move]').first().click()
  const hex = page.locator('.ale-garden [role=button]').nth(9)
  await hex.waitFor()
  const shown = page.getByRole('tooltip')
  await hex.hover()
  await page.locator('#slate .preview').waitFor()
  // What explains itself would have done so by then: something beside it does.
  await page.locator('.ale-side').first().hover()
  await shown.waitFor()
  await hex.hover()
  await shown.waitFor({ state: 'detached' })
  await page.keyboard.press('i')
  await shown.waitFor()
  // It stands beside the garden, not over the other hexes.
  const garden = await rectOf(page.locator('.ale-garden'))
  expect((await rectOf(shown)).right).toBeLessThanOrEqual(garden.x)
  await page.context().close()
})

it('by keys: B leads to the board, one stop for a garden, arrows inside, and an answer with the focus shows what it does', async () => {
  const { page } = await tableAsking('Where do you walk?')
  await page.locator('.note-card button').click()
  await page.keyboard.press('c')
  // The list cuts what sticks out of it: the ring of the focus lies inside its row.
  const ring = '(({ outlineStyle, boxShadow }) => [outlineStyle, boxShadow])(getComputedStyle(document.activeElement))'
  expect(await page.evaluate(ring)).toEqual(['none', expect.stringMatching(/ 0px 0px 0px 3px inset$/)])
  await page.keyboard.press('Enter')
  await page.locator('.ale-garden [role=button]').first().waitFor()
  // The focus has gone to the new question; an arrow leads to its first answer, which shows at once what it does.
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('slate-title')
  await page.keyboard.press('ArrowDown')
  await page.locator('#slate .preview').waitFor()
  expect(await page.evaluate("document.activeElement.matches('#slate [data-move]')")).toBe(true)
  await page.keyboard.press('b')
  expect(await page.evaluate("document.activeElement.matches('.ale-garden [data-explore]')")).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate("document.activeElement.closest('.ale-garden [data-hex]') !== null")).toBe(true)
  const name = await page.evaluate("document.activeElement.getAttribute('aria-label')")
  expect(name).toMatch(/^Plant in the (sun|shade) for \d+ ducats?, /)
  await page.keyboard.press('Tab')
  expect(await page.evaluate("document.activeElement.closest('.ale-garden [data-hex]')")).toBe(null)
  expect(await page.locator('.ale [role=button][tabindex="0"], .ale-goal:not([tabindex="-1"])').count()).toBe(0)
  await page.context().close()
})

it('by keys: the arrows lead to every place of a garden, also to those behind a row that Enter opens', async () => {
  const { page } = await tableAsking('Where do you walk?')
  await page.locator('.note-card button').click()
  await page.locator('#slate [data-move]').first().click()
  await page.locator('#slate .fold').nth(1).waitFor()
  const places = await page.locator('.ale-garden [role=button]').count()
  expect(places).toBeGreaterThan(20)
  expect(new Set(await walked(page)).size).toBe(places)
  await page.context().close()
})

it('a slate too low for its choices says how many more there are, and a press brings them up', async () => {
  const { page, complaints } = await tableAsking('Where do you walk?')
  await page.setViewportSize({ width: 1040, height: 760 })
  const cue = page.locator('.ale-more button')
  await cue.waitFor()
  const rows = await page.locator('#slate .row').count()
  const said = Number(/^(\d+) more choices?$/.exec((await cue.textContent()) ?? '')?.[1])
  expect(said).toBeGreaterThan(0)
  expect(said).toBeLessThan(rows)
  // It may go while it is being pressed.
  const press = async () => {
    await cue.click({ timeout: 2000 }).catch(() => undefined)
    return cue.count()
  }
  await expect.poll(press).toBe(0)
  const list = await rectOf(page.locator('#slate .list'))
  const last = await rectOf(page.locator('#slate .row').last())
  expect(last.bottom).toBeLessThanOrEqual(list.bottom + 1)
  expect(complaints).toEqual([])
  await page.context().close()
})

it.each([
  [360, 740],
  [768, 1024],
  [1440, 900],
])('what a first visitor is told covers nothing of the table: %i wide', async (width, height) => {
  const { page } = await house.visit(TABLE, { viewport: { width, height } })
  await page.waitForSelector('#slate [data-move]')
  const card = await rectOf(page.locator('.note-card'))
  const table = await rectOf(page.locator('.ale'))
  expect(card.height).toBeLessThan(height / 4)
  expect(card.bottom).toBeLessThanOrEqual(table.y)
  expect(table.bottom).toBeLessThanOrEqual(height)
  await page.locator('.note-card button').click()
  expect((await rectOf(page.locator('.ale'))).y).toBeLessThan(card.y)
  await page.context().close()
})

it('an opened board of another player covers the whole of one’s own', async () => {
  const { page } = await house.visit(TABLE, { viewport: SIZES.desk })
  await page.locator('.ale-other').first().click()
  const visit = await rectOf(page.locator('.ale-visit'))
  const mats = await page.locator(':is(.ale-left, .ale-right) > .mat').all()
  expect(mats.length).toBeGreaterThan(3)
  for (const mat of mats) {
    const own = await rectOf(mat)
    expect(own.x).toBeGreaterThanOrEqual(visit.x)
    expect(own.y).toBeGreaterThanOrEqual(visit.y)
    expect(own.right).toBeLessThanOrEqual(visit.right)
    expect(own.bottom).toBeLessThanOrEqual(visit.bottom)
  }
  expect(await page.evaluate("(v => v.scrollHeight <= v.clientHeight)(document.querySelector('.ale-visit'))")).toBe(
    true,
  )
  await page.context().close()
})

it('a new round is called out over the board and read out, and a key ends the call', async () => {
  const { page, complaints } = await tableAsking('Which place do you start from?')
  const spoken = await listen(page)
  const call = page.locator('.ale-call')
  expect(await call.count()).toBe(0)
  await page.locator('#slate [data-move]').first().click()
  await call.waitFor()
  expect(await call.textContent()).toMatch(/^Round 1 of 3(Blue|Bot Odile) begins$/)
  await page.keyboard.press('Shift')
  await expect.poll(() => call.count()).toBe(0)
  await expect.poll(async () => (await spoken()).join(' ')).toContain('Round 1 begins with')
  expect(complaints).toEqual([])
  await page.context().close()
})

it('the log scrolls under the wheel wherever it is pointed at', async () => {
  const { page } = await house.visit(TABLE, { viewport: SIZES.desk })
  await page.waitForSelector('#slate [data-move]')
  const mat = page.locator('.ale-others-mat')
  const missing = () => mat.evaluate((one) => one.scrollHeight - one.clientHeight)
  for (let answers = 0; answers < 12 && (await missing()) < 80; answers++) {
    const ask = await page.getAttribute('#slate', 'data-ask')
    await page.locator('#slate [data-move]').first().click()
    await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
    await page.waitForSelector('#slate [data-move]')
  }
  await mat.locator('#log li').first().hover()
  // It may have had to be brought into sight.
  const from = await mat.evaluate((one) => one.scrollTop)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => mat.evaluate((one) => one.scrollTop)).toBe(from + 40)
  await page.context().close()
})

it('whoever sits here alone is told which of the names is theirs', async () => {
  const { page } = await house.visit(TABLE, { viewport: SIZES.desk })
  await page.waitForSelector('#slate [data-move]')
  expect(await page.locator('.ale-own .player-mark').textContent()).toBe('Blue (you)')
  await page.getByRole('button', { name: 'Table menu' }).click()
  const names = page.getByRole('dialog', { name: 'At the table' }).locator('.seated-list b')
  await expect
    .poll(async () => (await names.allInnerTexts()).map((name) => name.trim()))
    .toEqual(['Blue (you)', 'Bot Odile'])
  await page.context().close()
})
