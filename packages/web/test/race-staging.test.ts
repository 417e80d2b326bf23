import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openStagings } from '../src/games/belgian-beers-race/expansions/screens.ts'
import { STAGINGS, STILL } from '../src/games/belgian-beers-race/expansions/staging.ts'
import { mark } from '../src/games/belgian-beers-race/lines.ts'
import { expansionWords, openExpansionWords } from '../src/games/belgian-beers-race/texts/expansions.ts'
import { game } from '../src/games/belgian-beers-race/texts/index.ts'
import { AT_REST, LENGTHS, TUNES, UNHEARD } from '../src/games/belgian-beers-race/timings.ts'
import { LANGUAGES } from './support/race-questions.ts'
import { openWords } from './support/words.ts'

await openWords()
for (const language of LANGUAGES) await openExpansionWords(language)

/** Every event of the rules has a line, which its type asks for: the lines are the list of them. */
const eventsOf = (language: (typeof LANGUAGES)[number]): string[] => [
  ...Object.keys(game(language).events),
  ...Object.keys(expansionWords(language)?.atPlay.events ?? {}),
]
const MOVING = [...Object.keys(LENGTHS), ...Object.keys(STAGINGS)]
const RESTING = [...Object.keys(AT_REST), ...Object.keys(STILL)]

test.each(LANGUAGES)('every event that is told in %s is shown, or says why nothing moves for it', (language) => {
  expect(eventsOf(language).length).toBeGreaterThan(90)
  expect(eventsOf(language).toSorted()).toEqual([...MOVING, ...RESTING].toSorted())
})

test('nothing both moves and rests', () => expect(MOVING.filter((type) => RESTING.includes(type))).toEqual([]))

test('what is shown is short, has a sign of the house and can be heard', () => {
  const drawn = readFileSync(fileURLToPath(new URL('../src/look/icons.svg', import.meta.url)), 'utf8')
  for (const [type, { ms, icon, tune }] of Object.entries(STAGINGS)) {
    expect(ms, type).toBeGreaterThan(0)
    expect(ms, type).toBeLessThanOrEqual(1400)
    expect(drawn.includes(`id="i-${icon}"`), `${type}: ${icon}`).toBe(true)
    expect(tune, type).not.toBe('')
  }
  expect([...Object.keys(TUNES), ...UNHEARD].toSorted()).toEqual(Object.keys(LENGTHS).toSorted())
})

test('a line of an expansion has the sign of what happens, and never one star for all', async () => {
  await openStagings()
  const drawn = readFileSync(fileURLToPath(new URL('../src/look/icons.svg', import.meta.url)), 'utf8')
  const told = Object.keys(expansionWords('en')?.atPlay.events ?? {}).filter((type) => type.includes('/'))
  const signs = told.map((type) => [type, mark({ type })?.icon] as const)
  for (const [type, icon] of signs) expect(drawn.includes(`id="i-${icon}"`), `${type}: ${icon}`).toBe(true)
  expect(signs.filter(([, icon]) => icon === 'star')).toEqual([])
  expect(new Set(signs.map(([, icon]) => icon)).size).toBeGreaterThan(20)
  const iconOf = (type: string) => mark({ type })?.icon
  expect(['confrontation/cancelled', 'events/cheese', 'solo/toasted', 'bands/points'].map(iconOf)).toEqual([
    'shield',
    'cheese',
    'toast',
    'note',
  ])
  expect(iconOf('confrontation/advanced')).toBe(iconOf('confrontation/exchanged'))
})
