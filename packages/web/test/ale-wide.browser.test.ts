import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
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

it('a slate too low for its choices says how many more there are, and a press brings them up', async () => {
  const { page, complaints } = await tableAsking('Where do you walk?')
  const cue = page.locator('.ale-more button')
  await cue.waitFor()
  const rows = await page.locator('#slate .row').count()
  const said = Number(/^(\d+) more$/.exec((await cue.textContent()) ?? '')?.[1])
  expect(said).toBeGreaterThan(0)
  expect(said).toBeLessThan(rows)
  for (let presses = 0; presses < 10 && (await cue.count()) > 0; presses++) {
    await cue.click({ timeout: 2000 }).catch(() => undefined)
    await page.waitForTimeout(200)
  }
  expect(await cue.count()).toBe(0)
  const list = await page.locator('#slate .list').boundingBox()
  const last = await page.locator('#slate .row').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) + 1)
  expect(complaints).toEqual([])
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

it('whoever sits here alone is told which of the names is theirs', async () => {
  const { page } = await house.visit(TABLE, { viewport: SIZES.desk })
  await page.waitForSelector('#slate [data-move]')
  expect(await page.locator('.ale-own .player-mark').textContent()).toBe('Blue (you)')
  await page.getByRole('button', { name: 'Table menu' }).click()
  const names = await page.getByRole('dialog', { name: 'At the table' }).locator('.seated-list b').allInnerTexts()
  expect(names).toEqual(['Blue (you)', 'Bot Odile'])
  await page.context().close()
})
