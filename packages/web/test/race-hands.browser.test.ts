import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultsOf, type OpenHouse, openHouse, SIZES } from './support/house.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** What the worker last showed this page, as text; what it keeps for another visit aside. */
const LISTEN = `
  const Real = Worker
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (data.t === 'update' || data.t === 'position' || data.t === 'cells') window.lastShown = data
      })
    }
  }`
const lastShown = (page: Page): Promise<string> => page.evaluate('JSON.stringify(window.lastShown)')
const inHand = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.hand-cards [data-hand-card]')].map((card) => card.dataset.handCard)`)

/** Answers what is asked until the screen goes to somebody else. */
async function playOn(page: Page): Promise<void> {
  const answer = async (): Promise<number> => {
    const row = page.locator('#slate [data-move]').first()
    if (await row.isVisible()) await row.click({ timeout: 3_000 }).catch(() => undefined)
    const settle = page.locator('#slate .settle .button.brass:not([data-takes])').first()
    if ((await page.locator('[data-takes]').count()) === 0 && (await settle.isVisible()))
      await settle.click({ timeout: 3_000 }).catch(() => undefined)
    return page.locator('[data-takes]').count()
  }
  await expect.poll(answer, { interval: 300, timeout: 60_000 }).toBeGreaterThan(0)
}

it('around one screen nothing of one hand is left in the page when the next takes it', async () => {
  const { page, complaints } = await house.visit('/', { viewport: SIZES.desk, reducedMotion: 'reduce' })
  await page.addInitScript(LISTEN)
  await page.goto(`${house.address}/new?game=belgian-beers-race`)
  await page.getByText('Here', { exact: true }).click()
  await page.getByLabel('Your name').fill('Camille')
  await page.getByRole('button', { name: 'Brewers’ war' }).click()
  await page.getByRole('button', { name: 'Start playing' }).click()

  // Nobody looks yet: the cards have been dealt, and none of them is here.
  const take = page.locator('[data-takes]').first()
  await take.waitFor()
  expect(await inHand(page)).toEqual([])
  expect(await lastShown(page)).not.toContain('CF-')
  expect(await faultsOf(page, ['#slate'])).toEqual([])

  await take.click()
  await expect.poll(async () => (await inHand(page)).length, { timeout: 30_000 }).toBeGreaterThan(0)
  const first = await inHand(page)
  expect(await lastShown(page)).toContain(first[0])
  await playOn(page)

  // What was played lies open for everybody; what is still in hand is nowhere.
  await expect.poll(() => inHand(page), { timeout: 30_000 }).toEqual([])
  const covered = await lastShown(page)
  const { pile } = JSON.parse(covered).view.confrontation
  const hidden = first.filter((card) => !pile.includes(card))
  expect(hidden).not.toEqual([])
  for (const card of hidden) expect(covered).not.toContain(card)
  const html = await page.content()
  for (const card of hidden) expect(html).not.toContain(card)

  // Whoever takes it sees the own hand and nothing of the other.
  await page.locator('[data-takes]').first().click()
  await expect.poll(async () => (await inHand(page)).length, { timeout: 30_000 }).toBeGreaterThan(0)
  const second = await inHand(page)
  for (const card of hidden) {
    expect(second).not.toContain(card)
    expect(await lastShown(page)).not.toContain(card)
  }
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a hand is drafted, and a window let pass', async () => {
  const { page, complaints } = await house.visit('/', { viewport: SIZES.desk, reducedMotion: 'reduce' })
  const post = async (path: string, data: object): Promise<{ table: string }> => {
    const answer = await page.context().request.post(`${house.address}/api${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  await post('/me', { name: 'Camille' })
  const { table } = await post('/tables', {
    game: 'belgian-beers-race',
    options: { length: 'short', confrontation: true, 'confrontation-hands': 'draft' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'very-easy' }],
    access: 'link',
    pace: { kind: 'live', clock: { bank: 3000, increment: 10, cap: 3000 } },
  })
  await post(`/tables/${table}/start`, { cmd: 'start' })
  // Somebody looks on: hands stay where they are.
  const { page: watching } = await house.visit(`/table/${table}`, { viewport: SIZES.desk, reducedMotion: 'reduce' })
  await page.goto(`${house.address}/table/${table}`)

  // Where one starts comes first; then one of four cards is kept, and two of three; the last comes by itself.
  const settle = page.locator('#slate .settle .button.brass')
  const packet = page.locator('.drafting .hand-card.ready')
  const start = async (): Promise<number> => {
    const row = page.locator('#slate [data-move]').first()
    if ((await packet.count()) === 0 && (await row.isVisible()))
      await row.click({ timeout: 3_000 }).catch(() => undefined)
    return packet.count()
  }
  await expect.poll(start, { interval: 300, timeout: 60_000 }).toBe(4)
  expect(await faultsOf(page, ['.hand'])).toEqual([])
  await packet.first().click()
  await settle.click()
  await expect.poll(() => packet.count(), { timeout: 30_000 }).toBe(3)
  await packet.nth(0).click()
  await packet.nth(1).click()
  await settle.click()
  await expect.poll(async () => (await inHand(page)).length, { timeout: 30_000 }).toBe(4)
  expect(await watching.locator('.hand-cards [data-hand-card]').count()).toBe(0)
  for (const card of await inHand(page)) expect(await watching.content()).not.toContain(card)

  // Turns are played from the list until somebody's ride opens a window.
  const go = async (): Promise<boolean> => {
    const press = (selector: string): Promise<boolean> =>
      page
        .locator(selector)
        .first()
        .click({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        )
    if ((await page.locator('.hand.asked').count()) > 0) return press('#slate .row.apart[data-move]')
    if ((await page.locator('#slate [data-move]').count()) > 0) await press('#slate [data-move]')
    if (await settle.isVisible()) await press('#slate .settle .button.brass')
    return false
  }
  await expect.poll(go, { interval: 300, timeout: 150_000 }).toBe(true)
  expect(complaints).toEqual([])
  await page.context().close()
  await watching.context().close()
})
