import { setTimeout as wait } from 'node:timers/promises'
import { type Rng, seeded } from '@estaminet/kernel'
import type { Page } from 'playwright-core'
import { allWords } from '../../src/texts/all.ts'
import { finger, type Hand, mouse, openAsk, takesPresses, unfold } from '../../test/support/hands.ts'
import { WIDEST_TOUCHED } from '../shots/album.ts'
import type { Mode } from './modes.ts'
import { wordless } from './words.ts'

/** More answers than any evening needs. */
const MOST = 1500
/** So long nothing may happen at a table of bots. */
const PATIENCE = 90_000
/** A window may close under the hand, and a list may come once more. */
const TRIES = 4
const FIRST = { below: () => 0 }

/** Of ten times, on the board where something glows on it. */
const ALWAYS = 10

interface Evening {
  readonly decisions: number
  readonly result: string
}

/** Plays to the end by pressing what can be pressed; `meet` sees every question before it is answered. */
export async function playToTheEnd(
  page: Page,
  mode: Mode,
  faults: string[],
  meet: (title: string) => Promise<void>,
): Promise<Evening> {
  const onBoard = mode.width <= WIDEST_TOUCHED ? finger(mode.name, ALWAYS) : mouse(mode.name)
  const rng = seeded(`evening ${mode.name}`)
  const hand: Hand = (page) => (rng.below(10) < 3 ? onBoard(page) : fromTheList(page, rng))
  for (let decisions = 0; decisions < MOST; decisions++) {
    const ask = await nextAsk(page)
    if (ask === null) return { decisions, result: await resultOf(page) }
    faults.push(...(await wordless(page)), ...(await refusals(page, mode)))
    await meet(
      (await page
        .locator('#slate-title')
        .first()
        .textContent()
        .catch(() => '')) ?? '',
    )
    await answer(page, ask, hand)
  }
  throw new Error(`after ${MOST} answers it is not over`)
}

/** The next question, or none once it is over. */
async function nextAsk(page: Page): Promise<string | null> {
  let before = ''
  for (let since = Date.now(); ; await wait(40)) {
    if (await page.locator('#slate .standing').first().isVisible()) return null
    const ask = await openAsk(page)
    if (ask !== null && (await page.locator('#slate [data-move]').count()) > 0) return ask
    const now = (await page.locator('#slate').textContent()) + String(await page.locator('#log li').count())
    if (now !== before) since = Date.now()
    before = now
    if (Date.now() - since > PATIENCE) throw new Error(`nothing happens any more: “${now.slice(0, 200)}”`)
  }
}

async function answer(page: Page, ask: string, hand: Hand): Promise<void> {
  let trouble = ''
  const isGone = async () => (await openAsk(page)) !== ask
  for (let tries = 0; tries < TRIES; tries++) {
    await takesPresses(page)
    if (await isGone()) return
    const deed = await (tries === 0 ? hand(page) : fromTheList(page, FIRST)).catch((error) => {
      trouble = String(error).split('\n')[0]
      return ''
    })
    const gone = `#slate:not([data-ask="${ask}"])`
    if (
      await page.waitForSelector(gone, { timeout: 4_000 }).then(
        () => true,
        () => false,
      )
    )
      return
    trouble ||= `no answer to “${deed}”`
  }
  throw new Error(`“${await page.locator('#slate-title').textContent()}”: ${trouble}`)
}

/** One of the list. A day is not ended while something else can be done, or seldom: evenings would be short. */
async function fromTheList(page: Page, rng: Pick<Rng, 'below'>): Promise<string> {
  const ask = await openAsk(page)
  if (rng.below(4) > 0) await unfold(page)
  const going = page.locator('#slate [data-move]:not(.apart)')
  const all = page.locator('#slate [data-move]')
  const rows = (await going.count()) > 0 && rng.below(12) < 11 ? going : all
  const row = rows.nth(rng.below(await rows.count()))
  const name = (await row.getAttribute('title', { timeout: 3_000 })) ?? ''
  await row.click({ timeout: 3_000 })
  // Only where it is asked first: at the end this button begins another game.
  const settle = page.locator(`#slate[data-ask="${ask}"] .settle .button.brass`).first()
  if (await settle.isVisible()) await settle.click({ timeout: 3_000 })
  return name
}

/** What was said in passing, where it says that something was refused. */
async function refusals(page: Page, { language }: Mode): Promise<string[]> {
  const { refused, refusals } = allWords[language].table
  const told = await page.locator('.toast span').allTextContents()
  return told
    .filter((text) => text === refused || Object.values(refusals).includes(text))
    .map((text) => `refused: ${text}`)
}

async function resultOf(page: Page): Promise<string> {
  const lines = await page.locator('#slate .standing').allInnerTexts()
  const facts = await page.locator('#slate .outcome li').allInnerTexts()
  const title = await page.locator('#slate-title').textContent()
  return [title, ...facts, ...lines].map((line) => line?.replace(/\s+/g, ' ')).join('; ')
}
