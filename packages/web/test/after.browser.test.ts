import { text as textOf } from 'node:stream/consumers'
import { digest, hash, movesOf, seeded, writeLink } from '@estaminet/kernel'
import { gameOf } from '@estaminet/shelf'
import { type Command, Table } from '@estaminet/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fragmentOf } from '../src/after/match-link.ts'
import { readMatch } from '../src/replay/source.ts'
import { faultsEverywhere, faultsOf, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { playedOut } from './support/played-out.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const rng = seeded(`${process.env.ESTAMINET_SEED ?? 'after'} in a browser`)
const oneOf = <One>(all: readonly One[]): One => all[rng.below(all.length)]

const numbers = async (page: Page, which: string): Promise<number[]> =>
  (await page.locator(which).allTextContents()).map((text) => Number(text.replace('−', '-')))

/** Every column of the points adds up to its sum, the sums are those of the podium, and those are the rules'. */
async function addsUp(page: Page, totals: readonly number[]): Promise<void> {
  const best = totals.toSorted((a, b) => b - a)
  expect(await numbers(page, '.podium .block > b')).toEqual(best)
  expect(await numbers(page, '.after-sources .sum td b')).toEqual(best)
  expect(await numbers(page, '.after-stack > b')).toEqual(best)
  const cells = await numbers(page, '.after-sources tbody.points td b')
  const sums = best.map((_, at) =>
    cells.filter((_, cell) => cell % best.length === at).reduce((sum, one) => sum + one, 0),
  )
  expect(sums).toEqual(best)
}

const TABLES = [
  ['belgian-beers-race', 3, { length: 'short' }, '.routes-map'],
  ['heaven-and-ale', 2, {}, '.ale-conversion'],
] as const

it('whoever never left where they began stands on the map of everybody’s way', async () => {
  const match = playedOut(rng, gameOf('belgian-beers-race'), 2, { length: 'short' }, 1)
  const address = `/after#${fragmentOf(['Camille', 'Jef'], writeLink(match))}`
  const { page, complaints } = await house.visit(address, { viewport: SIZES.desk, reducedMotion: 'reduce' })
  await page.locator('.podium').waitFor()
  await page.locator('.routes-map').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

it.each(TABLES)('after %s: podium, points, course, picture and link', async (id, seats, options, drawing) => {
  const match = playedOut(rng, gameOf(id), seats, options)
  const names = ['Camille', 'Inès, from Ath', 'Jef'].slice(0, seats)
  const address = `/after#${fragmentOf(names, writeLink(match))}`
  const { page, complaints } = await house.visit(address, { viewport: SIZES.desk, reducedMotion: 'reduce' })
  await page.locator('.podium').waitFor()
  const totals = match.game.score(match.state).map(({ total }) => total)
  await addsUp(page, totals)
  for (const name of names) expect(await page.locator('.podium .name', { hasText: name }).count()).toBe(1)
  expect(await page.locator(drawing).isVisible()).toBe(true)
  expect(await page.locator('.after-curve .course').count()).toBe(seats)
  // What takes longer to work out comes later.
  await page.locator('.after-fortunes ul').first().waitFor()
  await page.getByText('Chances', { exact: true }).click()
  expect(await faultsEverywhere(page)).toEqual([])
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size)
    // What is drawn by its measure is measured after the page has its new size.
    await expect.poll(() => fits(page)).toBe(true)
  }

  await page.getByRole('button', { name: 'Share the game' }).click()
  await page.locator('canvas[data-drawn]').waitFor()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  expect((await coming).suggestedFilename()).toBe('estaminet-result.png')
  const keeping = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  const kept = await keeping
  expect(kept.suggestedFilename()).toBe('estaminet-result.json')
  const record = readMatch(await textOf(await kept.createReadStream()), gameOf)
  expect(record.players).toEqual(names)
  expect(record.timeline.mark(record.timeline.length)).toBe(hash(match.state))
  expect(await faultsOf(page, ['.dialog'])).toEqual([])
  // The link leads here again, without a word to any server.
  const link = await page.getByLabel('Link to the game').inputValue()
  expect(link).toBe(house.address + address)
  await page.goto(`${house.address}/privacy`)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto(link)
  await page.locator('.podium').waitFor()
  await addsUp(page, totals)
  expect(complaints.filter((one) => !one.includes('/api/'))).toEqual([])
  await page.context().close()
})

it('a table that is over leads there and back, and to its next game; a link cut short says so', async () => {
  const { page, complaints } = await house.visit('/', { viewport: SIZES.desk, reducedMotion: 'reduce' })
  const saved = tableOver()
  await page.evaluate(
    `localStorage.setItem('estaminet.table.${saved.doc.id}', ${JSON.stringify(JSON.stringify(saved))})`,
  )
  await page.goto(`${house.address}/local/${saved.doc.id}`)
  await page.getByRole('link', { name: 'Look back on the game' }).click()
  await page.locator('.podium').waitFor()
  await page.reload()
  await page.locator('.podium').waitFor()
  await page.locator('.after-fortunes').waitFor()
  // It is told and looked at once, by one worker.
  expect(page.workers().filter((worker) => worker.url().includes('after.worker'))).toHaveLength(1)
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await page.locator('#slate .standing').first().waitFor()
  // Beside what one has finished there is the way to what somebody else has.
  await page.goto(house.address)
  const finishedGames = page.getByRole('region', { name: 'Finished games' })
  await finishedGames.getByRole('link', { name: 'Check the dice of a record' }).click()
  await page.getByRole('heading', { name: 'Check the dice of a game' }).waitFor()
  await page.goBack()
  await finishedGames.getByRole('link', { name: 'See a game again from its record or link' }).click()
  await page.getByRole('heading', { name: 'See a game again' }).waitFor()
  await page.goto(`${house.address}/local/${saved.doc.id}?after`)
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/local/') && !url.pathname.endsWith(saved.doc.id))
  await page.locator('#slate').waitFor()

  await page.goto(`${house.address}/after#e1.heaven-and-ale.1.2.-.9`)
  await page.getByRole('heading', { name: 'This game cannot be read' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

/** A table of this device at its end, as the browser keeps it. */
function tableOver() {
  const me = { id: 'me', name: 'Camille' }
  const birth = { id: 'local-over', code: 'LOCAL', secret: '5e'.repeat(32), botSeed: 'b0', levels: ['easy'], closed: 0 }
  const plan = {
    game: 'heaven-and-ale',
    seats: [{ kind: 'me' } as const, { kind: 'me', name: 'Jef' } as const],
    access: 'link' as const,
    pace: { kind: 'live' as const },
  }
  const table = Table.create(gameOf(plan.game), plan, me, birth, Date.now())
  let count = 0
  const say = (wish: Record<string, unknown>) =>
    table.execute({ ...wish, table: birth.id, cmd: `c${count++}` } as Command, me, Date.now())
  const nonces = table.seatsOf(me.id).map((seat) => ({ seat, nonce: `${seat}`.repeat(32) }))
  for (const { seat, nonce } of nonces) say({ t: 'hash', seat, hash: digest(nonce) })
  say({ t: 'start' })
  for (const part of nonces) say({ t: 'nonce', ...part })
  for (let { match } = table; match && !match.over; { match } = table) {
    const seat = match.actors[0]
    const move = oneOf(movesOf(match.game, match.state, seat))
    say({ t: 'play', seat, ask: table.askId(seat), move })
  }
  return { doc: table.doc, log: table.match?.log ?? [] }
}
