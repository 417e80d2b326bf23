import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { en as raceEn } from '../src/guided/belgian-beers-race/texts/en.ts'
import { beginningOf } from '../src/guided/guided-game.ts'
import record from '../src/guided/heaven-and-ale/record.json' with { type: 'json' }
import { steps } from '../src/guided/heaven-and-ale/steps.ts'
import { en } from '../src/guided/heaven-and-ale/texts/en.ts'
import { fr } from '../src/guided/heaven-and-ale/texts/fr.ts'
import { nl } from '../src/guided/heaven-and-ale/texts/nl.ts'
import { plain } from '../src/rules/sentence.ts'
import { takesPresses } from './support/hands.ts'
import { faultsEverywhere, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const ABBEY = '/guided/heaven-and-ale'
const KEPT = 'estaminet.guided.heaven-and-ale'
const GO_ON = '#slate .coach ~ .settle .brass'
const DESK = { viewport: SIZES.desk, reducedMotion: 'reduce' } as const
const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const

const says = (page: Page, id: keyof typeof en.says): Promise<void> =>
  expect.poll(() => page.locator('.coach .say').textContent()).toBe(plain(en.says[id]))
const place = (page: Page) => page.evaluate<string>(`localStorage.getItem('${KEPT}')`)
const keptAt = (at: number): string => `${record.checksum} ${at}`

/** Somebody who left in the step that wakes tiles, two moves into it, and comes back. */
async function comeBack(page: Page, at: number): Promise<void> {
  await page.evaluate(`localStorage.setItem('${KEPT}', '${keptAt(at)}')`)
  await page.goto(`${house.address}${ABBEY}`)
  await page.locator('.coach .say', { hasText: 'Welcome back.' }).waitFor()
}

it('the guided abbey is left and resumed where it was, its step is begun again, and all of it from the beginning', async () => {
  const { page, complaints } = await house.visit('/', DESK)
  await comeBack(page, 37)
  expect(await page.locator('.coach .say').textContent()).toContain(en.steps.disc)
  await page.locator(GO_ON).click()
  await says(page, 'discs')
  expect(await faultsEverywhere(page)).toEqual([])
  // One move further, and away.
  await page.locator(GO_ON).click()
  await says(page, 'goDisc')
  await takesPresses(page)
  await page.locator('#slate [data-meant]').click()
  await says(page, 'wakeBarley')
  expect(await place(page)).toBe(keptAt(38))
  await page.getByRole('button', { name: 'Leave, keep my place' }).click()
  await page.locator('.learn', { hasText: 'Go on learning' }).last().click()
  await page.waitForURL(`**${ABBEY}`)
  await page.locator(GO_ON).click()
  await says(page, 'wakeBarley')
  expect(await faultsEverywhere(page)).toEqual([])

  // The step begins with its first word, and so does the place that is kept.
  await page.getByRole('button', { name: 'This step again' }).click()
  await says(page, 'spent')
  expect(await place(page)).toBe(keptAt(beginningOf({ steps }, 2)))

  await comeBack(page, 38)
  await page.getByRole('button', { name: 'From the beginning' }).click()
  await says(page, 'goal')
  expect(await place(page)).toBe(keptAt(beginningOf({ steps }, 0)))
  expect(complaints).toEqual([])
  await page.context().close()
})

it('the list of steps says what was done and what comes, and leads to each of them', async () => {
  const { page, complaints } = await house.visit('/', DESK)
  await comeBack(page, 37)
  await page.getByRole('button', { name: /^Step 3 of 9/ }).click()
  const rows = page.locator('.dialog .step-list li')
  const said = await rows.allTextContents()
  steps.forEach(({ id }, at) => {
    for (const text of [en.steps[id as keyof typeof en.steps], en.gists[id as keyof typeof en.gists]])
      expect(said[at]).toContain(text)
  })
  expect(await page.locator('.dialog .step-list .done').count()).toBe(2)
  expect(await page.locator('.dialog .step-list [aria-current="step"] b').textContent()).toBe(en.steps.disc)
  expect(await faultsEverywhere(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => rows.count()).toBe(0)
  await page.getByRole('button', { name: /^Step 3 of 9/ }).click()
  await rows.nth(4).getByRole('button').click()
  await says(page, 'goLast')
  expect(await rows.count()).toBe(0)
  expect(await place(page)).toBe(keptAt(beginningOf({ steps }, 4)))
  expect(complaints).toEqual([])
  await page.context().close()
})

it('while something is only said, the slate of the race has the whole list, and takes it away for a question', async () => {
  const { page, complaints } = await house.visit('/guided/belgian-beers-race', DESK)
  const list = page.locator('#slate .coach-steps')
  await list.waitFor()
  expect(await list.locator('[aria-current="step"] b').textContent()).toBe(raceEn.steps.goal)
  expect(await list.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true)
  for (const said of [raceEn.says.goal, raceEn.says.map]) {
    await expect.poll(() => page.locator('.coach .say').textContent()).toBe(plain(said))
    await page.locator(GO_ON).click()
  }
  await page.locator('#slate [data-meant]').waitFor()
  expect(await list.count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('on a phone the ways through the steps have words, whole and inside their buttons, in three languages', async () => {
  for (const [locale, words] of [
    ['en-GB', ['Again', 'Skip', en]],
    ['fr-BE', ['Refaire', 'Passer', fr]],
    ['nl-BE', ['Nog eens', 'Overslaan', nl]],
  ] as const) {
    const { page, complaints } = await house.visit(ABBEY, { ...PHONE, locale })
    const [again, skip, texts] = words
    await page.locator('.coach .say').waitFor()
    const ways = page.locator('.coach-ways button')
    for (const [at, word] of [again, skip].entries()) {
      const box = await ways.nth(at).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      const text = await ways.nth(at).getByText(word, { exact: true }).boundingBox()
      expect(text?.width).toBeGreaterThan(20)
      expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
      // What is seen is a part of what is said.
      expect((await ways.nth(at).getAttribute('aria-label'))?.toLowerCase()).toContain(word.toLowerCase())
    }
    expect(await fits(page)).toBe(true)
    expect(await faultsEverywhere(page)).toEqual([])
    await ways.last().tap()
    await page.locator('.coach .caps', { hasText: texts.steps.sun }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  }
})
