import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Language, type Shot, visitorOf, type Width } from '../../scripts/shots/album.ts'
import { race } from '../../scripts/shots/race.ts'
import { expansions } from '../../scripts/shots/race-expansions.ts'
import type { OpenHouse } from './house.ts'
import { drawn } from './looked-at.ts'

/** A table of the race as the pictures show it, by its name. */
const sceneOf = (name: string): Shot =>
  [...race, ...expansions].find((one) => one.name === name) ?? expect.fail(`No scene is called ${name}.`)

export async function openScene(
  house: OpenHouse,
  scene: string | Shot,
  width: Width,
  language: Language = 'en',
): Promise<{ readonly page: Page; leave(): Promise<void> }> {
  const visitor = visitorOf(house, { width, theme: 'paper', language })
  const page = await (typeof scene === 'string' ? sceneOf(scene) : scene).open(visitor)
  await drawn(page)
  return { page, leave: () => visitor.leave() }
}
