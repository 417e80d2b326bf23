import { readFileSync } from 'node:fs'
import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import {
  commitmentTo,
  fairChance,
  type Game,
  Match,
  movesOf,
  NATURE,
  seeded,
  signRecord,
  writeRecord,
} from '@estaminet/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replayGolden } from '../../cli/src/golden/golden-game.ts'
import { readGolden } from '../../cli/src/golden/golden-text.ts'
import { addressOf } from '../src/replay/source.ts'
import { type Eyes, Timeline } from '../src/replay/timeline.ts'
import { takesPresses } from './support/hands.ts'
import { faultsEverywhere, fits, SIZES } from './support/house.ts'
import { openPagesAlone, type PagesAlone } from './support/pages-alone.ts'

let pages: PagesAlone
beforeAll(async () => {
  pages = await openPagesAlone()
})
afterAll(() => pages?.close())

const race = belgianBeersRace as Game
const text = readFileSync(
  new URL('../../belgian-beers-race/test/golden-expansions/06-confrontation.txt', import.meta.url),
  'utf8',
)
const timeline = new Timeline(replayGolden(race, readGolden(text)))
const players = ['Ana', 'Bo', 'Cas']

const at = async (page: Page): Promise<number> => Number(await page.getAttribute('.replay', 'data-at'))
const mark = (page: Page) => page.getAttribute('.replay', 'data-mark')

/** The cards that lie open on the page, seat by seat. */
const handsOn = (page: Page): Promise<string[][]> =>
  page
    .locator('[data-hand]')
    .evaluateAll((hands) =>
      hands.map((hand) =>
        [...hand.querySelectorAll('[data-held]')].map((card) => card.getAttribute('data-held') ?? ''),
      ),
    )

/** Those the rules say each seat has, where these eyes may see them. */
const handsAt = (n: number, eyes: Eyes): string[][] =>
  timeline
    .views(n, eyes)
    .map((view) => (view?.confrontation as { own: { hand: string[] } } | undefined)?.own.hand ?? [])

it('a golden game is seen again from its link alone, at every one of its positions', async () => {
  const { page, complaints } = await pages.visit(addressOf({ timeline, players }, { n: 0, eyes: 'all' }), {
    viewport: SIZES.desk,
  })
  await page.waitForSelector('.replay .race:not(.unfinished)')
  // A key is heard at once: all of them are pressed from inside the page.
  const marks = await page.evaluate(`(() => {
    const table = document.querySelector('.replay')
    const marks = [table.dataset.mark]
    for (let n = 0; n < ${timeline.length}; n++) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }))
      marks.push(table.dataset.mark)
    }
    return marks
  })()`)
  expect(marks).toEqual(Array.from({ length: timeline.length + 1 }, (_, n) => timeline.mark(n)))
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe(`${timeline.length}`)

  await page.keyboard.press('Home')
  expect(await at(page)).toBe(timeline.first)
  await page.keyboard.press('ArrowRight')
  expect(await at(page)).toBe(timeline.stops.move[1])
  await page.keyboard.press('Shift+ArrowRight')
  expect(await at(page)).toBe(timeline.next(timeline.stops.move[1], 'turn'))
  await page.getByRole('radio', { name: 'day' }).check({ force: true })
  await page.getByRole('button', { name: 'Forward' }).click()
  expect(await at(page)).toBe(timeline.stops.part.find((n) => n > timeline.stops.turn[1]))

  // Whose eyes see it decides whose hand lies open: everybody's, one of them, none.
  expect(await handsOn(page)).toEqual(handsAt(await at(page), 'all'))
  expect((await handsOn(page)).every((hand) => hand.length > 0)).toBe(true)
  await page.getByRole('radio', { name: /^Bo/ }).check({ force: true })
  await expect.poll(() => handsOn(page)).toEqual(handsAt(await at(page), 1))
  expect(await page.locator('[data-hand="0"] .back').count()).toBeGreaterThan(0)
  await page.getByRole('radio', { name: 'Onlooker' }).check({ force: true })
  await expect.poll(() => handsOn(page)).toEqual([[], [], []])
  // The address is the place: whoever opens it again is there.
  await expect.poll(() => new URL(page.url()).searchParams.get('eyes')).toBe('none')
  const before = { url: page.url(), mark: await mark(page) }
  await page.reload()
  await expect.poll(() => mark(page)).toBe(before.mark)
  expect(page.url()).toBe(before.url)
  expect(await page.getByRole('radio', { name: 'Onlooker' }).isChecked()).toBe(true)

  expect(await fits(page)).toBe(true)
  expect(await faultsEverywhere(page, ['.bar', '.replay-now', '.hands', '.log', '.instrument'])).toEqual([])
  expect(complaints).toEqual([])
  expect(pages.asked).toEqual([])
  await page.context().close()
})

it('how it ended is told from its link alone', async () => {
  const { hash } = new URL(addressOf({ timeline, players }), 'http://pages')
  const { page, complaints } = await pages.visit(`/after${hash}`, { viewport: SIZES.desk, reducedMotion: 'reduce' })
  await page.locator('.podium').waitFor()
  for (const name of players) expect(await page.locator('.podium .name', { hasText: name }).count()).toBe(1)
  await page.locator('.after-sources').waitFor()
  expect(complaints).toEqual([])
  expect(pages.asked).toEqual([])
  await page.context().close()
})

it('what would have come is played on against bots', async () => {
  const n = timeline.stops.turn[3]
  const { page, complaints } = await pages.visit(addressOf({ timeline, players }, { n, eyes: 'all' }), {
    viewport: SIZES.desk,
  })
  await page.getByRole('button', { name: 'What if?' }).click()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.waitForURL(/\/local\/local-/)
  await page.waitForSelector('#slate [data-move]')
  const ask = await page.getAttribute('#slate', 'data-ask')
  await page.keyboard.press('c')
  await page.keyboard.press('ArrowDown')
  await takesPresses(page)
  await page.keyboard.press('Enter')
  await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  expect(complaints).toEqual([])
  await page.context().close()
})

/** A whole match whose dice follow from a secret, as it is written down. */
function fairRecord(name: string) {
  const secret = '5e'.repeat(32)
  const fair = { match: name, commitment: commitmentTo(secret), nonces: ['a1', ''], secret }
  const chance = fairChance(secret, fair.match, fair.nonces)
  const match = Match.begin(race, { seats: 2, options: { length: 'short' }, chance })
  const rng = seeded('dice')
  while (!match.over) {
    const moves = match.legal(match.actors[0])
    match.play(match.actors[0], moves[rng.below(moves.length)])
  }
  return { match, written: writeRecord(match, { players: ['Ana', 'easy'], fair }) }
}

it('of a match on one device nobody is told that its dice could not be chosen', async () => {
  const { page } = await pages.visit('/dice', { viewport: SIZES.phone })
  await page.getByRole('textbox').fill(JSON.stringify(fairRecord('local-1').written))
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByText(/dice and draws are as they must be/).waitFor()
  expect(await page.getByText('nobody could choose the dice').count()).toBe(0)
  expect(await page.getByText('That nobody chose the dice').count()).toBe(1)
  await page.context().close()
})

it('a file that cannot be read is said to be so, and the same one is taken when it can', async () => {
  const { page } = await pages.visit('/dice', { viewport: SIZES.phone })
  const file = {
    name: 'inn.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(fairRecord('inn-1').written)),
  }
  await page.evaluate(`{
    window.read = Blob.prototype.text
    Blob.prototype.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  }`)
  const files = page.locator('input[type=file]')
  await files.setInputFiles(file)
  await page.getByText('That did not work.').waitFor()
  expect(await files.inputValue()).toBe('')
  await page.evaluate('Blob.prototype.text = read')
  await files.setInputFiles(file)
  await page.getByText(/dice and draws are as they must be/).waitFor()
  await page.context().close()
})

it('the dice of a record are computed again, and one that was altered is found', async () => {
  const { match, written } = fairRecord('inn-1')
  const { checksum, ...record } = written
  const other = movesOf(race, match.at(0), NATURE).find((move) => move !== record.log[0])

  const { page, complaints } = await pages.visit('/dice', { viewport: SIZES.phone })
  const check = async (one: unknown) => {
    await page.getByRole('textbox').fill(JSON.stringify(one))
    await page.getByRole('button', { name: 'Open' }).click()
  }
  await check({ checksum, ...record })
  await page.getByText(/dice and draws are as they must be/).waitFor()
  expect(await page.locator('.draw.wrong').count()).toBe(0)
  const draws = page.locator('.dice-list .draw')
  expect(await draws.first().textContent()).toMatch(
    /First player.*plays first\.open 0 → [0-9a-f]{8} mod 2 = [01] → first [01]/,
  )
  const beforePlay = await draws.count()
  await page.getByText('Day 1 of 2').click()
  await expect.poll(() => draws.count()).toBeGreaterThan(beforePlay)
  expect(await fits(page)).toBe(true)
  expect(await faultsEverywhere(page)).toEqual([])
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByText(/joue en premier\./).waitFor()
  await page.getByRole('button', { name: 'English' }).click()

  await page.reload()
  await check(signRecord({ ...record, log: record.log.with(0, other ?? null) }))
  await page.locator('.draw.wrong').first().waitFor()
  expect(await page.locator('.draw.wrong').first().textContent()).toMatch(
    /Computed: .*plays first\. *In the record: .*plays first\./,
  )
  await page.getByText(/not what (it|they) must be/).waitFor()
  expect(await page.getByRole('heading', { name: 'What this means' }).count()).toBe(1)
  expect(await page.getByRole('heading', { name: 'What this proves' }).count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})
