import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import raceRecord from '../src/guided/belgian-beers-race/record.json' with { type: 'json' }
import { steps as race } from '../src/guided/belgian-beers-race/steps.ts'
import { en as raceEn } from '../src/guided/belgian-beers-race/texts/en.ts'
import { fr as raceFr } from '../src/guided/belgian-beers-race/texts/fr.ts'
import { nl as raceNl } from '../src/guided/belgian-beers-race/texts/nl.ts'
import type { GuidedWords, Step } from '../src/guided/guided-game.ts'
import aleRecord from '../src/guided/heaven-and-ale/record.json' with { type: 'json' }
import { steps as ale } from '../src/guided/heaven-and-ale/steps.ts'
import { en as aleEn } from '../src/guided/heaven-and-ale/texts/en.ts'
import { fr as aleFr } from '../src/guided/heaven-and-ale/texts/fr.ts'
import { nl as aleNl } from '../src/guided/heaven-and-ale/texts/nl.ts'
import { plain } from '../src/rules/sentence.ts'
import type { Language } from '../src/texts/languages.ts'
import { takesPresses } from './support/hands.ts'
import { faultsEverywhere, faultsOf, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { rectOf } from './support/rects.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const CALM = { reducedMotion: 'reduce' } as const
const GO_ON = '#slate .coach ~ .settle .brass'
const MEANT = '#slate [data-meant]'
const said = async (page: Page): Promise<string> => (await page.locator('.coach .say').textContent()) ?? ''

/** Reads what is said and does what is asked for, once; whether a finger has to settle it. */
async function oneBeat(page: Page, touch: boolean): Promise<void> {
  const press = (what: string) => (touch ? page.locator(what).tap() : page.locator(what).click())
  const ask = await page.locator('#slate').getAttribute('data-ask')
  if (ask === null) return press(GO_ON)
  const next = `#slate:not([data-ask="${ask}"])`
  await takesPresses(page)
  await press(MEANT)
  // What gives something up is asked first, and a finger always is.
  await page.waitForSelector(`${next}, #slate .settle .brass`)
  if ((await page.locator(next).count()) === 0) {
    await takesPresses(page)
    await press('#slate .settle .brass')
  }
  await page.waitForSelector(next)
}

interface Playing {
  readonly touch?: boolean
  readonly until?: string
  /** Something else is done where this is said, before it is read on. */
  meet?(id: string): Promise<void>
}

/** Plays a guided game from here until so much was said, or to its end; tells what was said. */
async function play(page: Page, words: GuidedWords, how: Playing = {}): Promise<string[]> {
  const { touch = false, until = '', meet } = how
  const heard: string[] = []
  for (;;) {
    await page.waitForSelector(`${GO_ON}, ${MEANT}, #slate .parting`)
    if ((await page.locator('#slate .parting').count()) > 0) return heard
    const text = await said(page)
    const id = Object.keys(words.says).find((one) => plain(words.says[one]) === text)
    expect(id, text).toBeDefined()
    if (id === until) return heard
    heard.push(id ?? '')
    await meet?.(id ?? '')
    await oneBeat(page, touch)
    await expect.poll(() => page.locator('.coach .say, #slate .parting').first().textContent()).not.toBe(text)
  }
}
/** Everything that is said, in order. */
const all = (steps: readonly Step[]): string[] => steps.flatMap(({ beats }) => beats.map(({ id }) => id))

const textOf = ({ says }: GuidedWords, id: string): string => plain(says[id] ?? '')

/** The same thing in one language after the other, as the button in the bar goes through them. */
async function inLanguages(page: Page, languages: readonly GuidedWords[], id: string): Promise<void> {
  for (const words of languages) {
    await page.locator('.bar button', { hasText: /^(EN|FR|NL)$/ }).click()
    await expect.poll(() => said(page)).toBe(textOf(words, id))
  }
}

/** What one knows at the end, in one language after the other. */
async function partInLanguages(page: Page, languages: readonly GuidedWords[]): Promise<void> {
  for (const { known } of languages) {
    await page.locator('.bar button', { hasText: /^(EN|FR|NL)$/ }).click()
    for (const one of known) await page.locator('.parting').getByText(one).waitFor()
  }
}

/** What is wider than its button in the bar. */
const cutButtons = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.bar .bar-button')]
    .filter((button) => button.scrollWidth > button.clientWidth)
    .map((button) => button.textContent)`)

const GAMES = {
  'belgian-beers-race': { steps: race, words: { en: raceEn, fr: raceFr, nl: raceNl }, record: raceRecord },
  'heaven-and-ale': { steps: ale, words: { en: aleEn, fr: aleFr, nl: aleNl }, record: aleRecord },
}
type Name = keyof typeof GAMES

const FINGER = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
const MOUSE = { viewport: SIZES.desk }

/** Who won, and by how much, is read without a scroll: on the sheet, and on the count above it. */
async function resultIsInSight(page: Page, name: Name): Promise<void> {
  const { totals } = GAMES[name].record.result
  const won = page.locator('.parting-won')
  for (const total of totals) expect(await won.textContent()).toContain(String(total))
  const sheet = await page.locator('#slate').boundingBox()
  const line = await won.boundingBox()
  expect(line?.y).toBeGreaterThanOrEqual(sheet?.y ?? 0)
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(SIZES.phone.height)
  if (name !== 'heaven-and-ale') return
  const counted = await page.locator('.ale-conversion-seats').boundingBox()
  const panel = await page.locator('.ale-panel').boundingBox()
  expect(counted?.y).toBeGreaterThanOrEqual(panel?.y ?? 0)
  expect((counted?.y ?? 0) + (counted?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
}

/** How many things are lit, if not one: a shed wakes two. */
const LIT: Readonly<Record<string, number>> = { shed: 2, lastShed: 2 }

/** What is only spoken of lies open on its tab: nothing is lit as if it were to be pressed. */
async function liesOpen(page: Page, id: string): Promise<void> {
  const spot = ale.flatMap(({ beats }) => beats).find((beat) => beat.id === id)?.spot
  if (spot === undefined) return
  const lit = () =>
    page.evaluate(`(() => {
      const tabs = document.querySelector('.ale-tabs').getBoundingClientRect()
      const rings = [...document.querySelectorAll('.spotlight.lit .spotlight-ring')]
      return rings.map((ring) => ring.getBoundingClientRect().top < tabs.top)
    })()`)
  await expect.poll(lit, { message: id }).toEqual([true])
}

/** What is to be pressed on the board is lit, whole and above the sheet. */
async function litIsInSight(page: Page, id: string): Promise<void> {
  if ((await page.locator('#slate').getAttribute('data-ask')) === null) return liesOpen(page, id)
  const lit = () =>
    page.evaluate(`(() => {
      const sheet = document.querySelector('#slate').getBoundingClientRect()
      return [...document.querySelectorAll('.spotlight.lit .spotlight-ring')].map((ring) => {
        const { left, top, right, bottom } = ring.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= sheet.top
      })
    })()`)
  await expect.poll(lit, { message: id }).toEqual(Array.from({ length: LIT[id] ?? 1 }, () => true))
}

/** On a desk a question stands above what it is answered with, and no log lies over the guide. */
async function asksFirst(page: Page, id: string): Promise<void> {
  if ((await page.locator('#slate').getAttribute('data-ask')) === null) return
  const question = await page.locator('#slate > header').boundingBox()
  const list = await page.locator('#slate > .list').boundingBox()
  expect((question?.y ?? 0) + (question?.height ?? 0), id).toBeLessThanOrEqual((list?.y ?? 0) + 1)
  expect(await page.locator('.ale-log-beside').isVisible(), id).toBe(false)
}

/** From the first word to the last, every one of them in this language. */
async function wholeGame(name: Name, language: Language, touch: boolean): Promise<void> {
  const { steps, words } = GAMES[name]
  const who = { ...CALM, ...(touch ? FINGER : MOUSE), locale: `${language}-BE` }
  const { page, complaints } = await house.visit(`/guided/${name}`, who)
  const look = touch ? litIsInSight : asksFirst
  const meet = name === 'heaven-and-ale' ? { meet: (id: string) => look(page, id) } : {}
  expect(await play(page, words[language], { touch, ...meet })).toEqual(all(steps))
  for (const one of words[language].known) await page.locator('.parting').getByText(one).waitFor()
  if (touch) await resultIsInSight(page, name)
  expect(await page.getAttribute('html', 'lang')).toBe(language)
  expect(await fits(page)).toBe(true)
  expect(complaints).toEqual([])
  await page.context().close()
}

/** The race in English, by somebody who begins at the front door, leaves in the middle, comes back and loses the network. */
async function interruptedRace(): Promise<void> {
  const { page, complaints } = await house.visit('/', { ...CALM, ...MOUSE })
  await page.locator('.ways').getByRole('link', { name: 'Learn by playing' }).click()
  const before = await play(page, raceEn, { until: 'total' })
  await page.locator('#slate .coach-ways button').first().waitFor()
  expect(await faultsEverywhere(page)).toEqual([])
  for (const words of [raceFr, raceNl, raceEn]) {
    await inLanguages(page, [words], 'total')
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ ...SIZES.desk, width })
      expect(await cutButtons(page), `${width} px`).toEqual([])
    }
  }

  await page.getByRole('button', { name: 'Leave, keep my place' }).click()
  await page.locator('.learn', { hasText: 'Go on learning' }).click()
  await page.getByText('Welcome back.').waitFor()
  await page.locator(GO_ON).click()
  await page.context().setOffline(true)
  const after = await play(page, raceEn)
  expect([...before, ...after]).toEqual(all(race))
  await partInLanguages(page, [raceFr, raceNl, raceEn])
  await page.context().setOffline(false)
  expect(await page.locator('.parting a').getAttribute('href')).toContain('level=very-easy')
  expect(await faultsOf(page, ['#slate'])).toEqual([])
  await page.locator('.parting a').click()
  await page.waitForURL('**/local/*')
  // What is asked for ahead of time does not come without a network, and is not missed.
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await page.context().close()
}

it('a newcomer is shown both games to their end in English, leaves one and comes back, and needs no network', async () => {
  await Promise.all([interruptedRace(), wholeGame('heaven-and-ale', 'en', false)])
})

it('the ring on the map goes around the name of the brewery, never through it', async () => {
  const who = { ...CALM, viewport: { width: 1280, height: 800 } }
  const { page } = await house.visit('/guided/belgian-beers-race', who)
  await play(page, raceEn, { until: 'start' })
  const name = await rectOf(page.locator('.race-map text.town', { hasText: 'Bierghes' }))
  const ring = () => rectOf(page.locator('.spotlight.lit .spotlight-ring'))
  await expect.poll(async () => (await ring()).bottom).toBeGreaterThan(name.bottom)
  const { x, y, right } = await ring()
  expect(x).toBeLessThan(name.x)
  expect(right).toBeGreaterThan(name.right)
  expect(y).toBeLessThan(name.y)
  await page.context().close()
})

it('both games are shown to their end in French, with a finger on a phone', async () => {
  await Promise.all([wholeGame('belgian-beers-race', 'fr', true), wholeGame('heaven-and-ale', 'fr', true)])
})

it('both games are shown to their end in Dutch', async () => {
  await Promise.all([wholeGame('belgian-beers-race', 'nl', false), wholeGame('heaven-and-ale', 'nl', false)])
})

it('whoever goes from idea to idea finds each of them in the language of the moment', async () => {
  const { page, complaints } = await house.visit('/guided/heaven-and-ale', { ...CALM, locale: 'nl-BE' })
  const next = new Map<GuidedWords, GuidedWords>([
    [aleNl, aleEn],
    [aleEn, aleFr],
    [aleFr, aleNl],
  ])
  let words: GuidedWords = aleNl
  for (const [at, { id, beats }] of ale.entries()) {
    await page.locator('.coach .caps', { hasText: words.steps[id] }).waitFor()
    const first = beats[0]?.id ?? ''
    await expect.poll(() => said(page)).toBe(textOf(words, first))
    words = next.get(words) ?? words
    await inLanguages(page, [words], first)
    if (at < ale.length - 1) await page.locator('.coach-ways button').last().click()
  }
  expect(complaints).toEqual([])
  await page.context().close()
})
