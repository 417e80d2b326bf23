import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allWords } from '../src/texts/all.ts'
import { takesPresses } from './support/hands.ts'
import { faultsEverywhere, faultsOf, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const lines = (page: Page) => page.locator('#log ol li').count()

it('a short race is begun and a turn of it played to its end with the keyboard alone', async () => {
  const { page, complaints } = await house.visit('/', { viewport: SIZES.desk })
  await page.getByRole('link', { name: 'Play now The Belgian Beers Race' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('#slate [data-move]')
  // A first game is against the weakest of all, and its card says so.
  expect(await page.locator('.rivals .bot-mark').getAttribute('title')).toBe('Very easy')

  // Turns alternate: having answered, been passed over and asked again, a whole turn lies behind.
  const turns = new Set<string>()
  for (let answers = 0; answers < 40 && turns.size < 2; answers++) {
    await page.waitForSelector('#slate [data-move]')
    await page.keyboard.press('c')
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate('document.activeElement.dataset.move !== undefined')).toBe(true)
    const ask = await page.getAttribute('#slate', 'data-ask')
    await takesPresses(page)
    await page.keyboard.press('Enter')
    await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
    if ((await page.locator('#slate [data-move]').count()) === 0) turns.add(String(answers))
  }
  expect(turns.size).toBe(2)
  expect(await lines(page)).toBeGreaterThan(2)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a host reads what each bot is good for, and meets the one they chose', async () => {
  const { page, complaints } = await house.visit('/new', { viewport: SIZES.phone, reducedMotion: 'reduce' })
  await page.getByText('Bots', { exact: true }).click()
  await page.getByText('a garden between sun and shade').click()
  await page.getByRole('button', { name: 'Which bot for seat 2?' }).click()
  const menu = page.getByRole('dialog', { name: 'Which bot for seat 2?' })
  await menu.getByRole('radio', { name: 'Very easy knows' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  // Whoever knows little more than the rules has no way of playing of its own.
  expect(await menu.getByRole('radio', { name: 'Abbot' }).count()).toBe(0)
  await menu.getByText('beats Easy nine times in ten').click()
  await menu.getByRole('radio', { name: 'As it comes', checked: true }).waitFor()
  await menu.getByText('fills the garden with monks').click()
  expect(await faultsOf(page)).toEqual([])
  await menu.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Which bot for seat 2? Medium, Abbot' }).waitFor()
  expect(await fits(page)).toBe(true)
  await page.setViewportSize(SIZES.desk)
  await page.getByRole('button', { name: 'Start playing' }).click()
  await page.waitForSelector('.ale-others .bot-mark[title="Medium, Abbot"]')
  // Whoever plays at once the next time meets the same one.
  await page.goto(house.address)
  const again = page.getByRole('link', { name: 'Play Heaven & Ale' })
  expect(await again.getAttribute('href')).toContain('level=medium%3Aabbot')
  expect(complaints).toEqual([])
  await page.context().close()
})

it.each([
  ['hard', 0],
  ['expert', 1],
])('what bots have learned is asked for once %s has to choose: %i times', async (level, times) => {
  const { page, complaints } = await house.meet({ serviceWorkers: 'block' })
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  await page.goto(`${house.address}/local/new?game=heaven-and-ale&seats=2&level=${level}`)
  await page.waitForSelector('#slate [data-move]')
  // Whoever is asked again has seen the bot answer.
  for (let answers = 0; answers < 8; answers++) {
    const ask = await page.getAttribute('#slate', 'data-ask')
    await takesPresses(page)
    await page.locator('#slate [data-move]').first().click()
    await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
    await page.waitForSelector('#slate [data-move]')
  }
  expect(asked.filter((address) => address.includes('learned-numbers'))).toHaveLength(times)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a local game is still there after a reload', async () => {
  const { page } = await house.visit('/local/new?game=heaven-and-ale&seats=2')
  await page.waitForSelector('#slate [data-move]')
  await page.locator('#slate [data-move]').first().click()
  await expect.poll(() => lines(page)).toBeGreaterThan(1)
  const before = await lines(page)
  await page.reload()
  await expect.poll(() => lines(page)).toBeGreaterThanOrEqual(before)
  await page.goto(house.address)
  await page.getByRole('link', { name: /Heaven & Ale, with Bot/ }).click()
  await page.waitForSelector('#slate-title')
  await page.context().close()
})

it('somebody alone sits down at once, on this device or at the house', async () => {
  const { page, complaints } = await house.visit('/', { viewport: SIZES.phone, reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'New table' }).click()
  await page.getByRole('button', { name: 'Alone' }).click()
  expect(await page.getByRole('radio', { name: 'Heaven & Ale' }).isDisabled()).toBe(true)
  await page.getByRole('combobox').selectOption('15. No Pedals')
  expect(await faultsEverywhere(page)).toEqual([])
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Start playing' }).click()
  await page.waitForURL('**/local/*')
  await page.waitForSelector('#slate [data-move]')

  await page.goto(`${house.address}/new`)
  await page.getByLabel('Your name').fill('Camille')
  await page.getByText('Alone', { exact: true }).first().click()
  await page.getByText('At the house').click()
  await page.getByRole('button', { name: 'Start playing' }).click()
  await page.waitForURL('**/table/*')
  await page.waitForSelector('#slate [data-move]')

  await page.goto(house.address)
  await expect.poll(() => page.locator('.your-tables .sign', { hasText: 'Solo' }).count()).toBe(2)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a game kept under other rules says so, in every language, and the others stay', async () => {
  const { page } = await house.visit('/local/new?game=heaven-and-ale&seats=2')
  await page.waitForSelector('#slate [data-move]')
  const address = page.url()
  await page.goto(house.address)
  await page.evaluate(`{
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('estaminet.table.'))) {
      const kept = JSON.parse(localStorage.getItem(key))
      localStorage.setItem(key, JSON.stringify({ ...kept, doc: { ...kept.doc, rules: 99 } }))
    }
  }`)
  const stored = await page.context().storageState()
  for (const [locale, words] of Object.entries({
    'en-GB': allWords.en,
    'fr-BE': allWords.fr,
    'nl-BE': allWords.nl,
  })) {
    const { page: there } = await house.visit('/', { locale, storageState: stored })
    await there.goto(address)
    await there.getByRole('heading', { name: words.table.otherRules.title }).waitFor()
    await there.getByText(words.table.otherRules.text).waitFor()
    expect(await faultsOf(there)).toEqual([])
    await there.getByRole('link', { name: words.lost.home }).click()
    await there.getByRole('link', { name: /Heaven & Ale, / }).waitFor()
    await there.context().close()
  }
  await page.context().close()
})

it('a hint names three choices, marks them in the list and on the board, and goes with the move', async () => {
  const { page, complaints } = await house.visit('/local/new?game=heaven-and-ale&seats=2', {
    viewport: SIZES.desk,
    reducedMotion: 'reduce',
  })
  await page.waitForSelector('#slate [data-move]')
  const marks = page.locator('#slate [data-hint]')
  // While the hint comes the table stays where it is.
  await page.evaluate(`{
    const board = document.getElementById('board')
    window.gone = false
    new MutationObserver(() => { window.gone ||= !board.isConnected }).observe(document.body, { childList: true, subtree: true })
  }`)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const card = page.getByRole('region', { name: 'What a bot would choose' })
  await expect.poll(() => card.getByRole('listitem').count()).toBe(3)
  await expect.poll(() => marks.count()).toBe(3)
  expect(await page.evaluate('window.gone')).toBe(false)
  expect(await page.locator(':is(.hint-mark, .ale-place[data-hint])').count()).toBe(3)
  const first = page.locator('#slate [data-hint="1"]')
  expect(await card.getByRole('listitem').first().textContent()).toContain(await first.locator('.what b').textContent())
  expect(await faultsOf(page)).toEqual([])

  // Put away and brought back by its key, it has not changed its mind.
  await card.getByRole('button', { name: 'Put the hint away' }).click()
  await card.waitFor({ state: 'detached' })
  expect(await marks.count()).toBe(3)
  await page.keyboard.press('h')
  expect(await card.getByRole('listitem').count()).toBe(3)
  const ask = await page.getAttribute('#slate', 'data-ask')
  await takesPresses(page)
  await first.click()
  await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  expect(await card.count()).toBe(0)
  expect(await marks.count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('where the fine print says so nobody is given a hint', async () => {
  const { page } = await house.visit('/new', { viewport: SIZES.desk, reducedMotion: 'reduce' })
  await page.getByText('Bots', { exact: true }).click()
  await page.getByText('Fine print', { exact: true }).click()
  await page.getByRole('switch', { name: 'Hints may be asked for' }).click()
  await page.locator('.opening', { hasText: 'without hints' }).waitFor()
  expect(await faultsOf(page, ['.fine'])).toEqual([])
  await page.getByRole('button', { name: 'Start playing' }).click()
  await page.waitForSelector('#slate [data-move]')
  await page.keyboard.press('h')
  expect(await page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0)
  expect(await page.locator('.hint-card').count()).toBe(0)
  await page.context().close()
})

it('keys and seats are explained at the table', async () => {
  const { page } = await house.visit('/local/new?game=heaven-and-ale&seats=2')
  await page.waitForSelector('#slate [data-move]')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  expect(await faultsOf(page, ['[role=dialog]'])).toEqual([])
  // Behind it no key of the table does anything.
  await page.keyboard.press('h')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hint', exact: true, pressed: false }).waitFor()
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('dialog', { name: 'At the table' }).waitFor()
  expect(await faultsOf(page, ['[role=dialog]'])).toEqual([])
  await page.context().close()
})

it.each(['belgian-beers-race', 'heaven-and-ale'])('%s with four at the table fits and has no fault', async (game) => {
  const { page, complaints } = await house.visit(`/local/new?game=${game}&seats=4`, {
    viewport: SIZES.desk,
    reducedMotion: 'reduce',
  })
  await page.waitForSelector('#slate [data-move]')
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport)
    expect(await fits(page)).toBe(true)
  }
  expect(await faultsEverywhere(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

/** The next thing that is drawn slips from the hand. */
const slips = (page: Page): Promise<void> =>
  page.evaluate(`{
    const copied = Node.prototype.cloneNode
    Node.prototype.cloneNode = () => {
      Node.prototype.cloneNode = copied
      throw new Error('slipped')
    }
  }`)

it('a table that breaks while it is played says that every move was kept, and is there again when it is loaded', async () => {
  const { page } = await house.visit('/', { viewport: SIZES.phone, reducedMotion: 'reduce' })
  await page.getByRole('link', { name: allWords.en.home.playThis('The Belgian Beers Race') }).click()
  await page.waitForSelector('#slate [data-move]')
  // The menu is not the table: what slips there can be asked for again.
  const menu = page.getByRole('button', { name: allWords.en.table.bar.menu })
  await slips(page)
  await menu.click()
  await page.getByText(allWords.en.table.refused).waitFor()
  await menu.click()
  await page.getByRole('heading', { name: allWords.en.table.seats.title }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.drawer').waitFor({ state: 'detached' })

  await slips(page)
  await page.locator('#slate [data-move]:visible').first().click()
  const settle = page.locator('#slate .settle .button.brass')
  if (await settle.isVisible()) await settle.click()
  await page.getByRole('heading', { level: 1, name: allWords.en.table.broken.title }).waitFor()
  await page.getByText('slipped').waitFor()
  expect(await fits(page)).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: allWords.en.table.broken.reload }).click()
  await page.waitForSelector('#slate [data-move]')
  await page.context().close()
})
