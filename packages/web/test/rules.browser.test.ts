import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Block } from '../src/rules/book.ts'
import { bookOf, ruledGames } from '../src/rules/books.ts'
import { faultsOf, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const pages = [
  ['/rules', 'fr-BE'],
  ['/rules/belgian-beers-race', 'nl-BE'],
  ['/rules/belgian-beers-race/tasting?q=fromage', 'fr-BE'],
  ['/rules/belgian-beers-race/scoring', 'en-GB'],
  ['/rules/belgian-beers-race/pixel-bag?q=joker', 'fr-BE'],
  ['/rules/heaven-and-ale/sites', 'nl-BE'],
  ['/rules/heaven-and-ale/no-such-chapter', 'en-GB'],
] as const

it.each(pages)('%s fits and has no fault, by day and after dark', async (path, locale) => {
  for (const [viewport, colorScheme] of [
    [SIZES.desk, 'light'],
    [SIZES.phone, 'dark'],
  ] as const) {
    const { page, complaints } = await house.visit(path, { locale, viewport, colorScheme })
    await page.waitForSelector('main:not(.setting) h1')
    expect(await fits(page)).toBe(true)
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  }
})

const broad = (table: Block): boolean => 'table' in table && table.table.head.length > 2

it.each(['en', 'fr', 'nl'] as const)(
  'no table of the rulebooks has to be pushed sideways on a phone (%s)',
  async (code) => {
    const { page } = await house.visit('/rules', { locale: `${code}-BE`, viewport: SIZES.phone })
    let seen = 0
    for (const game of ruledGames)
      for (const chapter of (await bookOf(game, code)).chapters) {
        const tables = chapter.sections.flatMap(({ blocks }) => blocks.filter(broad)).length
        if (tables === 0) continue
        await page.goto(`${house.address}/rules/${game}/${chapter.id}`)
        // Figures have tables of their own, which may be folded away.
        await page.waitForSelector('.chapter .wide > table')
        const pushed =
          "[...document.querySelectorAll('.wide')].filter((one) => one.scrollWidth > one.clientWidth).length"
        expect(await page.evaluate(pushed), `${game}/${chapter.id}`).toBe(0)
        seen += tables
      }
    expect(seen).toBeGreaterThan(6)
    await page.context().close()
  },
)

it('on a phone a row that begins with a number says what it counts', async () => {
  const { page } = await house.visit('/rules/belgian-beers-race/bands', { locale: 'nl-BE', viewport: SIZES.phone })
  const rows = page.locator('.chapter .broad tbody th', { hasText: /^\d+$/ })
  await rows.first().waitFor()
  const headings = "[...document.querySelectorAll('.chapter .broad th[data-column]')]"
  const said = (await page.evaluate(`${headings}.map((row) => getComputedStyle(row, '::before').content)`)) as string[]
  expect(said).toHaveLength(3)
  for (const one of said) expect(one).toContain('Spelers')
  await page.context().close()
})

it('somebody looks up a late bus with the keyboard alone', async () => {
  const { page } = await house.visit('/rules/belgian-beers-race')
  await page.waitForSelector('main:not(.setting) h1')
  await page.keyboard.press('/')
  await page.keyboard.type('late bus')
  await page.getByRole('status').filter({ hasText: 'best first' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'The bus' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/rules/belgian-beers-race/public-transport')
  expect(await page.locator('main mark').count()).toBeGreaterThan(0)

  await page.getByLabel('Search the rules').focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('mark').count()).toBe(0)
  await page.context().close()
})

it('a rule keeps its address when the reader changes the language', async () => {
  const { page } = await house.visit('/rules/heaven-and-ale/scoring#points')
  await page.getByRole('heading', { level: 1, name: 'Final scoring' }).waitFor()
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('heading', { level: 1, name: 'Décompte final' }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/rules/heaven-and-ale/scoring#points')
  await page.context().close()
})

it('somebody finds a card by its name, and learns what its expansion is in one minute', async () => {
  const { page } = await house.visit('/rules/belgian-beers-race?q=wilde+staking', { locale: 'nl-BE' })
  await page
    .getByRole('link', { name: /Wilde staking/ })
    .first()
    .click()
  const card = page.locator('#cf-n03')
  await card.waitFor()
  expect(await card.getAttribute('class')).toContain('sought')
  await page.getByRole('button', { name: /In één minuut/ }).click()
  const primer = page.getByRole('dialog', { name: 'Confrontatie' })
  await expect.poll(() => primer.getByRole('listitem').count()).toBe(3)
  expect(await faultsOf(page, ['[role=dialog]'])).toEqual([])
  await page.context().close()
})

/** The lead of a chapter in lines of many widths: how often its name is torn apart, and what a copy of it says. */
const LEAD = `(() => {
  const lead = document.querySelector('main .lead')
  const text = document.createTreeWalker(lead, NodeFilter.SHOW_TEXT).nextNode()
  const name = document.createRange()
  const from = text.data.indexOf('Grand-')
  name.setStart(text, from)
  name.setEnd(text, text.data.indexOf('Place', from) + 'Place'.length)
  let torn = 0
  for (let width = 180; width < 600; width += 5) {
    lead.style.width = width + 'px'
    if (name.getClientRects().length !== 1) torn++
  }
  getSelection().selectAllChildren(lead)
  const clipboardData = new DataTransfer()
  lead.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  return { torn, copied: clipboardData.getData('text/plain') }
})()`

it('no line ends inside a name, which is found and copied as it is written', async () => {
  const { page } = await house.visit('/rules/belgian-beers-race/race', { locale: 'fr-BE' })
  await page.locator('main .lead', { hasText: 'Grand-' }).waitFor()
  const seen = await page.evaluate<{ torn: number; copied: string }>(LEAD)
  expect(seen.torn).toBe(0)
  expect(seen.copied).toContain('la Grand-Place de Bruxelles')
  const find = (words: string) => page.evaluate(`getSelection().removeAllRanges(), find(${JSON.stringify(words)})`)
  expect([await find('la Grand-Place de Bruxelles'), await find('la Grand-Plaine de Bruxelles')]).toEqual([true, false])
  await page.context().close()
})

it('whoever came from a table finds the way back, also some chapters later, and nobody else is offered one', async () => {
  const { page } = await house.visit('/rules/heaven-and-ale/buying?from=%2Flocal%2Fabc#price', {
    viewport: SIZES.phone,
  })
  const back = page.getByRole('link', { name: 'Back to the table' })
  await back.waitFor()
  await page.goto(`${house.address}/rules/heaven-and-ale/scoring`)
  expect(await back.getAttribute('href')).toBe('/local/abc')
  await page.context().close()
  const { page: other } = await house.visit('/rules/heaven-and-ale/buying?from=https%3A%2F%2Felsewhere.example')
  await other.locator('.chapter h1').waitFor()
  expect(await other.getByRole('link', { name: 'Back to the table' }).count()).toBe(0)
  await other.context().close()
})

it('on a phone the chapters fold away and open on a tap', async () => {
  const { page } = await house.visit('/rules/heaven-and-ale/sites', { viewport: SIZES.phone, hasTouch: true })
  const chapters = page.getByRole('navigation', { name: 'Contents' })
  await page.waitForSelector('main:not(.setting) h1')
  expect(await chapters.getByRole('link').count()).toBe(0)
  await chapters.getByRole('button', { name: 'Contents' }).tap()
  await chapters.getByRole('link', { name: /Barrels/ }).tap()
  await page.getByRole('heading', { level: 1, name: 'Barrels' }).waitFor()
  expect(await chapters.getByRole('link').count()).toBe(0)
  await page.context().close()
})

it('odd cases are folded away, but for whoever looks for one of them', async () => {
  const ruling = '/rules/belgian-beers-race/bottle-tokens'
  const { page } = await house.visit(ruling)
  const folded = page.locator('details.rulings')
  await folded.first().waitFor()
  const open = () => folded.evaluateAll((all) => all.filter((one) => one.hasAttribute('open')).length)
  expect(await open()).toBe(0)
  await expect.poll(() => page.locator('#ruling-27').isVisible()).toBe(false)
  await folded.locator('summary').last().click()
  expect(await open()).toBe(1)
  await page.goto(`${house.address}${ruling}#ruling-27`)
  await page.reload()
  await expect.poll(() => page.locator('#ruling-27').isVisible()).toBe(true)
  expect(await open()).toBe(1)
  await page.context().close()
})
