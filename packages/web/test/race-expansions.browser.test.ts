import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAsk } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const EVERYTHING = { confrontation: true, events: true, characters: true, bands: true, 'pixel-bag': true }
/** Both choices of the setup, and some turns with windows between them. */
const QUESTIONS = 8

it('a table with expansions is played from its list, in the words of its reader', async () => {
  const { page, complaints } = await house.visit('/', {
    viewport: SIZES.desk,
    reducedMotion: 'reduce',
    locale: 'fr-BE',
  })
  const post = async (path: string, data: object): Promise<{ table: string }> => {
    const answer = await page.context().request.post(`${house.address}/api${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  await post('/me', { name: 'Camille' })
  const { table } = await post('/tables', {
    game: 'belgian-beers-race',
    options: { length: 'short', ...EVERYTHING },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'very-easy' }],
    access: 'link',
    pace: { kind: 'live', clock: { bank: 900, increment: 10, cap: 900 } },
  })
  await post(`/tables/${table}/start`, { cmd: 'start' })
  await page.goto(`${house.address}/table/${table}`)
  await page.locator('#slate-title', { hasText: 'Choisissez' }).waitFor()
  const asked = new Set<string>()
  // A window may close while one reaches for its list: what was not pressed is asked again.
  const answer = async (): Promise<number> => {
    const ask = await openAsk(page)
    if (ask === null) return asked.size
    asked.add(ask)
    await page
      .locator('#slate [data-move]')
      .first()
      .click({ timeout: 3_000 })
      .catch(() => undefined)
    const settle = page.locator('#slate .settle button').first()
    if (await settle.isVisible()) await settle.click({ timeout: 3_000 }).catch(() => undefined)
    return asked.size
  }
  await expect.poll(answer, { interval: 500, timeout: 240_000 }).toBeGreaterThan(QUESTIONS)
  expect(complaints).toEqual([])
})
