import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultsEverywhere, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { holdWorker } from './support/late-worker.ts'
import { press } from './support/press.ts'
import { rectOf } from './support/rects.ts'
import { type Sitter, seatAll } from './support/seats.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  house?.thaw()
  await house?.close()
})

const slate = '#slate [data-move]'
const askOf = (page: Page) => page.locator('#slate').getAttribute('data-ask')
const isAsked = (page: Page, timeout = 60_000) => page.waitForSelector(slate, { timeout })

/** Answers with the first choice until nothing is asked any more. */
async function playTurn(page: Page): Promise<void> {
  while ((await page.locator(slate).count()) > 0) {
    const asked = await askOf(page)
    // A list that has just been drawn anew takes no answer for a moment.
    const answer = async () => {
      await page.keyboard.press('c')
      await page.keyboard.press('Enter')
      return askOf(page)
    }
    await expect.poll(answer, { interval: 500 }).not.toBe(asked)
  }
}

it('a link that dies in silence is noticed, the pressed choice says that it is being sent, and it arrives once', async () => {
  const [{ page }] = await seatAll(
    house,
    { game: 'heaven-and-ale', bots: 1 },
    { name: 'Camille', viewport: SIZES.desk },
  )
  await isAsked(page)
  house.freeze()
  const isSending = async () => {
    await page.keyboard.press('c')
    await page.keyboard.press('Enter')
    return page.locator('#slate [data-sending="Sending…"]').count()
  }
  await expect.poll(isSending, { interval: 600 }).toBeGreaterThan(0)
  await page.getByText('No connection.').waitFor()
  expect(await faultsEverywhere(page, ['.connections', '#slate'])).toEqual([])
  const before = await page.locator('#log ol li').count()
  house.thaw()
  await page.getByText('No connection.').waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('#log ol li').count()).toBeGreaterThan(before)
  await page.waitForSelector('#slate:not(:has([data-sending]))')
  const lines = await page.locator('#log ol li').allTextContents()
  const own = lines.filter((line) => line.includes('Camille'))
  expect(own.length).toBeGreaterThan(0)
  expect(new Set(own).size).toBe(own.length)
  await page.context().close()
})

it('the others are asked to take a move back: they may refuse, who asks may think better of it, and all may agree', async () => {
  const pair = await seatAll(
    house,
    { game: 'heaven-and-ale' },
    { name: 'Ana', viewport: SIZES.desk },
    { name: 'Ben', viewport: SIZES.desk },
  )
  await expect
    .poll(async () => (await Promise.all(pair.map(({ page }) => page.locator(slate).count()))).some(Boolean))
    .toBe(true)
  // Whoever begins, Ana has played and Ben is asked.
  const [ana, ben] = pair.map(({ page }) => page)
  if ((await ben.locator(slate).count()) > 0) await playTurn(ben)
  await isAsked(ana)
  const asked = await askOf(ana)
  // Chance may have written lines of hers already; there is nothing to ask for yet.
  expect(await ana.locator('#log .take-back').count()).toBe(0)
  await playTurn(ana)
  await isAsked(ben)

  const ask = async () => {
    await ana.getByRole('button', { name: /^Ask to take it back (your|others)/ }).click()
    await ana.getByRole('dialog').locator('.ask-back button').first().click()
  }
  await ask()
  await ana.getByText('You ask to take a move back').waitFor()
  await ben.getByText('Ana asks to take a move back').waitFor()
  expect(await faultsEverywhere(ben, ['#slate'])).toEqual([])
  await ben.getByRole('button', { name: 'No, play on' }).click()
  await ana.getByText('The others would rather play on.').waitFor()

  await ask()
  await ana.getByRole('button', { name: 'Withdraw the request' }).click()
  await ben.getByText('Ana asks to take a move back').waitFor({ state: 'hidden' })
  await isAsked(ben)

  // On a line of the log too.
  await ana.locator('#log .take-back').first().click()
  await ben.getByRole('button', { name: 'Agree' }).click()
  await isAsked(ana)
  await ana.locator('#log').getByText('Everybody agrees to go back').first().waitFor()
  expect((await askOf(ana))?.split(':')[0]).toBe(asked?.split(':')[0])
  await Promise.all([ana, ben].map((page) => page.context().close()))
})

it('against bots undo goes back over their answers, and says whose turn goes with it', async () => {
  const { page } = await house.visit('/local/new?game=heaven-and-ale&seats=2', {
    viewport: SIZES.desk,
    reducedMotion: 'reduce',
  })
  await isAsked(page)
  const asked = await askOf(page)
  await playTurn(page)
  await isAsked(page)
  const undo = page.getByRole('button', { name: /^Undo also takes back the turn of Bot/ })
  await undo.waitFor()
  expect(await faultsEverywhere(page, ['.bar'])).toEqual([])
  await undo.click()
  await page.waitForSelector(`#slate:not([data-ask="${asked}"])`)
  await isAsked(page)
  await page.locator('#log').getByText('takes a choice back').first().waitFor()
  await page.context().close()
})

it('what somebody says floats over them, and is heard by who does not see it; a leaver is named; clocks have names', async () => {
  const [ana, ben] = await seatAll(
    house,
    { game: 'belgian-beers-race', options: { length: 'short' }, pace: { kind: 'turns', hours: 24 } },
    { name: 'Ana', viewport: SIZES.desk },
    { name: 'Ben', viewport: SIZES.desk },
  )
  const { page } = ana
  // The clock of who is to play, in hours.
  await page.locator('.bar .clock.running', { hasText: /23.h$/ }).waitFor()
  expect(await page.locator('.bar .clock .whose').textContent()).toMatch(/^(You|Ben)$/)
  // However narrow the window, the menu stays in it.
  for (const width of [360, 640, 768, 1024]) {
    await page.setViewportSize({ ...SIZES.desk, width })
    expect((await rectOf(page.locator('.bar > .bar-button').last())).right, `${width} px`).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize(SIZES.desk)

  await ben.tell('react', { what: 'cheers' })
  await page.locator('.float', { hasText: 'Cheers' }).first().waitFor()
  await page.locator('[role=status]', { hasText: 'Ben: Cheers' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Table talk, 1 new' }).waitFor()
  await ben.tell('chat', { text: 'Your round!' })
  await page.locator('.float', { hasText: 'Your round!' }).first().waitFor()
  // The signs have words.
  await page.getByRole('button', { name: 'Table talk, 2 new' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hurry up' }).waitFor()
  expect(await faultsEverywhere(page, ['[role=dialog]', '.bar'])).toEqual([])
  // A letter of what one writes is no key of what lies explained beside it.
  await page.locator('#board [data-explain="term machine"]').click({ button: 'right' })
  await page.locator('.explanation').waitFor()
  await page.getByPlaceholder('Say something').focus()
  await page.keyboard.type('rr')
  expect(await page.getByPlaceholder('Say something').inputValue()).toBe('rr')
  expect(page.context().pages()).toHaveLength(1)
  await page.keyboard.press('Escape')

  // Whoever presses something in the row of a seat stays there when the seat has changed.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Hush Ben' }).press('Enter')
  await page.getByRole('button', { name: 'Let Ben speak' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')

  await ben.tell('resign', { seat: 1 })
  await page.locator('.toast', { hasText: 'A bot plays for Ben from here on' }).waitFor()
  // The log may lie behind the card of the first visit.
  await page.locator('#log').getByText('A bot plays for Ben from here on').waitFor({ state: 'attached' })
  await page.locator('[data-person="1"] .bot-mark').first().waitFor({ state: 'attached' })
  await Promise.all([ana, ben].map((one) => one.page.context().close()))
})

/** Somebody has something to compare the dice of their table with. */
function rememberDice({ page, table }: Sitter): Promise<unknown> {
  const memory = { nonces: {}, taken: [], promised: { commitment: 'another', hashes: [] } }
  return page.evaluate(`localStorage.setItem('estaminet.dice', ${JSON.stringify(JSON.stringify([[table, memory]]))})`)
}

/** The next command of this kind is refused, as by a house at which somebody has too many tables. */
const refuseOnce = (page: Page, command: string) =>
  page.evaluate(`{
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function (said) {
      const { t, cmd } = JSON.parse(said)
      if (t !== '${command}') return send.call(this, said)
      WebSocket.prototype.send = send
      const no = { t: 'refused', cmd, code: 'too-many-tables', message: '' }
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(no) }))
    }
  }`)

it('in a rematch who asks sits down, and the other seat is kept until its person comes', async () => {
  const [ana, ben] = await seatAll(
    house,
    { game: 'heaven-and-ale' },
    { name: 'Ana', viewport: SIZES.desk },
    { name: 'Ben', viewport: SIZES.desk },
  )
  await rememberDice(ben)
  const worker = await holdWorker(ben.page)
  for (const [seat, one] of [ana, ben].entries()) await one.tell('resign', { seat })
  const again = ({ page }: typeof ana) => page.locator('#slate').getByRole('button', { name: 'Play again' })
  // The result stands there while the dice are still being checked.
  for (const one of [ana, ben]) await again(one).waitFor()
  await expect.poll(worker.isAsked).toBe(true)
  worker.come()
  await ben.page.locator('.dice-line').waitFor()

  const { page: watcher } = await house.visit(`/table/${ana.table}`, { viewport: SIZES.desk })
  await watcher.locator('#slate .standing, #slate .tally, #slate .dice-line').first().waitFor()
  const followed = watcher.locator('#slate').getByRole('link', { name: 'Go to this table' })
  expect(await followed.count()).toBe(0)

  // A house that says no is heard, in passing; pressed once more it says yes.
  await refuseOnce(ana.page, 'rematch')
  const no = ana.page.getByText('You have too many tables at the house').waitFor()
  await Promise.all([no, press(again(ana), ana.page.getByText('seat kept'))])
  // Why it cannot begin yet is said before anybody presses.
  await ana.page.getByText(/The seat of Ben is kept: .* From \d+:\d+ on you may free it/).waitFor()
  expect(await ana.page.getByRole('button', { name: 'Begin the game' }).isDisabled()).toBe(true)
  // Who is there already is not led there, the other is.
  const lead = ben.page.locator('#slate').getByRole('button', { name: 'Go to this table' })
  await lead.waitFor()
  expect(await ana.page.getByText('Go to this table').count()).toBe(0)
  expect(await faultsEverywhere(ana.page)).toEqual([])
  await press(lead, ben.page.getByRole('button', { name: 'Leave the table' }))
  // Who only watches is shown the way too, and watches there.
  await followed.click()
  await watcher.getByText('Ana').first().waitFor()
  expect(new URL(watcher.url()).pathname).toBe(new URL(ben.page.url()).pathname)
  await watcher.context().close()
  await ana.page.getByText('seat kept').waitFor({ state: 'hidden' })
  for (const { page } of [ana, ben]) await page.context().close()
})
