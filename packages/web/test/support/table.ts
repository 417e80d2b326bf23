import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { texts } from '@estaminet/belgian-beers-race/texts'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { allWords } from '../../src/texts/all.ts'
import type { Texts } from '../../src/texts/en.ts'
import type { Language } from '../../src/texts/languages.ts'
import type { OpenHouse } from './house.ts'

/** Somebody at a table of the house: their page and the words it speaks. */
export interface Guest {
  readonly page: Page
  readonly words: Texts
  readonly complaints: readonly string[]
  /** Presses something in the way of this guest's device. */
  press(what: Locator): Promise<void>
}

export interface GuestWish extends BrowserContextOptions {
  readonly name: string
  readonly language?: Language
}

const calm = { reducedMotion: 'reduce' } as const

async function comeIn(house: OpenHouse, path: string, { name: _, language = 'en', ...who }: GuestWish): Promise<Guest> {
  const visit = await house.visit(path, { locale: `${language}-BE`, ...calm, ...who })
  return { ...visit, words: allWords[language], press: (what) => (who.hasTouch ? what.tap() : what.click()) }
}

/** Opens a table for two, the second seat free. The short game, where there is one. */
export async function openTable(house: OpenHouse, game: string, wish: GuestWish): Promise<Guest & { code: string }> {
  const guest = await planTable(house, game, wish, 'friends')
  const { page, words } = guest
  await guest.press(page.getByRole('button', { name: words.create.open }))
  await page.waitForURL('**/table/*')
  const code = (await page.locator('.code').getAttribute('aria-label'))?.replaceAll(' ', '') ?? ''
  expect(code).toMatch(/^[A-Z0-9]{6}$/)
  return { ...guest, code }
}

/** Two people around one screen. */
export async function shareScreen(house: OpenHouse, game: string, wish: GuestWish): Promise<Guest> {
  const guest = await planTable(house, game, wish, 'here')
  await guest.press(guest.page.getByRole('button', { name: guest.words.create.start }))
  await guest.page.waitForSelector('#slate [data-move]')
  return guest
}

async function planTable(house: OpenHouse, game: string, wish: GuestWish, whom: 'here' | 'friends'): Promise<Guest> {
  const guest = await comeIn(house, `/new?game=${game}`, wish)
  const { page, words, press } = guest
  const { create } = words
  await press(page.getByText(create.whomNames[whom], { exact: true }))
  await page.getByLabel(create.name, { exact: true }).fill(wish.name)
  const { length } = texts[wish.language ?? 'en'].options
  if (game === belgianBeersRace.id) await press(page.getByText(length.choices.short.name))
  return guest
}

export async function joinTable(house: OpenHouse, code: string, wish: GuestWish): Promise<Guest> {
  const guest = await comeIn(house, `/join/${code}`, wish)
  const { page, words } = guest
  await page.getByLabel(words.join.name).fill(wish.name)
  await guest.press(page.getByRole('button', { name: words.join.sit }))
  await page.waitForURL('**/table/*')
  return guest
}

/** Somebody without a seat looks on. */
export const watchTable = (house: OpenHouse, url: string, wish: GuestWish): Promise<Guest> =>
  comeIn(house, new URL(url).pathname, wish)

/** Begins the game once everybody sits, and puts the card away that says what one wants. */
export async function begin(host: Guest, ...others: readonly Guest[]): Promise<void> {
  await host.press(host.page.getByRole('button', { name: host.words.room.start }))
  for (const { page, words, press } of [host, ...others]) {
    await page.waitForSelector('#slate-title')
    await press(page.getByRole('button', { name: words.table.goalClose }))
  }
}
