import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { STAGINGS, STILL } from '../src/games/belgian-beers-race/expansions/staging.ts'
import { expansionWords, openExpansionWords } from '../src/games/belgian-beers-race/texts/expansions.ts'
import { game } from '../src/games/belgian-beers-race/texts/index.ts'
import { AT_REST, LENGTHS, TUNES } from '../src/games/belgian-beers-race/timings.ts'
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
  expect(Object.keys(TUNES).every((type) => type in LENGTHS)).toBe(true)
})
