import { texts } from '@estaminet/belgian-beers-race/texts'
import type { Page } from 'playwright-core'
import { box } from '../../src/games/belgian-beers-race/box.ts'
import { lobby } from '../../src/games/belgian-beers-race/lobby.ts'
import { allWords } from '../../src/texts/all.ts'
import type { Mode } from './modes.ts'

/** Called on the way, when there is something to look at. */
export type Look = (what: string) => Promise<void>

/** From the front door to the first question, by what a person would press. */
export async function layTable(page: Page, mode: Mode, look: Look): Promise<void> {
  if (mode.condition?.from === 'campaign') await fromCampaign(page, mode, look)
  else await fromLobby(page, mode, look)
  await page.waitForSelector('#slate-title')
  await look('first')
  const close = page.getByRole('button', { name: allWords[mode.language].table.goalClose, exact: true })
  if (await close.isVisible()) await close.click()
}

async function fromLobby(page: Page, mode: Mode, look: Look): Promise<void> {
  const { home, create, room } = allWords[mode.language]
  await page.getByRole('link', { name: home.newTable }).first().click()
  await page.locator('.new-table .games label', { hasText: box.name }).click()
  const whom = mode.seats === 1 ? 'alone' : mode.atHouse ? 'friends' : 'bots'
  await page.locator('.whom label', { hasText: create.whomNames[whom] }).first().click()
  await page.getByLabel(create.name, { exact: true }).fill('Camille')
  for (let seat = 2; seat <= mode.seats; seat++)
    await page
      .locator('.seats li')
      .nth(seat - 1)
      .locator('.segmented label', { hasText: create.kind.bot })
      .click()
  if (mode.preset !== undefined) {
    const at = lobby.presets.findIndex(({ id }) => id === mode.preset)
    await page.locator('.presets button').nth(at).click()
  }
  for (const option of mode.boxes ?? []) {
    const { name } = box.words[mode.language].expansions?.[option] ?? { name: option }
    await page.locator('.shelf label', { hasText: name }).click()
    await look(`box-${option}`)
  }
  if (mode.short) await page.getByText(texts[mode.language].options.length.choices.short.name).first().click()
  if (mode.condition) await page.locator('.belongs select').selectOption(String(mode.condition.number))
  const beats = page.locator('.fine .windows .segmented label')
  if ((await beats.count()) > 0) {
    // An evening of windows is long enough with the shortest of pauses.
    await page.locator('.fine summary').click()
    await beats.first().click()
  }
  await look('lobby')
  await page.locator('.opening .confirm button').click()
  if (!mode.atHouse) return void (await page.waitForURL('**/local/*'))
  await page.waitForURL('**/table/*')
  const begin = page.getByRole('button', { name: room.start })
  await begin.waitFor()
  await look('room')
  await begin.click()
}

async function fromCampaign(page: Page, mode: Mode, look: Look): Promise<void> {
  const { home, create } = allWords[mode.language]
  await page.getByRole('link', { name: home.newTable }).first().click()
  await page.locator('.whom label', { hasText: create.whomNames.alone }).first().click()
  await page.locator('.seats .met a').click()
  await page
    .locator('.conditions li')
    .nth((mode.condition?.number ?? 1) - 1)
    .locator('button')
    .click()
  await look('campaign')
  await page.locator('.chosen .button.brass').click()
  await page.waitForURL('**/local/*')
}
