import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { visitorOf, type Width } from '../../scripts/shots/album.ts'
import { race } from '../../scripts/shots/race.ts'
import { expansions } from '../../scripts/shots/race-expansions.ts'
import type { OpenHouse } from './house.ts'
import { drawn } from './looked-at.ts'

/** A table of the race as the pictures show it. */
export async function openScene(
  house: OpenHouse,
  name: string,
  width: Width,
): Promise<{ readonly page: Page; leave(): Promise<void> }> {
  const visitor = visitorOf(house, { width, theme: 'paper', language: 'en' })
  const shot = [...race, ...expansions].find((one) => one.name === name) ?? expect.fail(`No scene is called ${name}.`)
  const page = await shot.open(visitor)
  await drawn(page)
  return { page, leave: () => visitor.leave() }
}
