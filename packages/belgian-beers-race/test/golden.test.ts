import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { belgianBeersRaceTitle as title } from '../../cli/src/golden/belgian-beers-race.ts'
import { replayGolden, writtenScores } from '../../cli/src/golden/golden-game.ts'
import { readGolden, writeGolden } from '../../cli/src/golden/golden-text.ts'
import { shownBy } from '../../cli/src/golden/title.ts'

const folder = new URL('golden/', import.meta.url)
const files = readdirSync(folder)
  .sort()
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))

test.each(files)('$file replays from its notation to its exact breakdown', ({ text }) => {
  const golden = readGolden(text)
  const match = replayGolden(title.game, golden)
  expect(golden.game).toBe(title.game.id)
  expect(golden.rules).toBe(title.game.version)
  expect(match.over).toBe(true)
  expect(writtenScores(title.game, match.state)).toEqual(golden.scores)
})

test.each(files)('$file is written as the house writes golden games', ({ text }) => {
  expect(writeGolden(readGolden(text))).toBe(text)
})

test('the twelve show every decision, every event and every template of an objective', () => {
  expect(files).toHaveLength(12)
  const shown = new Set<string>()
  for (const { text } of files)
    replayGolden(title.game, readGolden(text), (step) => {
      for (const feature of shownBy(title, step)) shown.add(feature)
    })
  expect(title.wanted.filter((feature) => !shown.has(feature))).toEqual([])
})

test.each(Object.entries(title.moments))('%s has a game of its own, in which it happens', (moment, sentence) => {
  const own = files.filter(({ file }) => file.slice(3) === `${moment}.txt`)
  expect(own).toHaveLength(1)
  for (const { text } of own) {
    const golden = readGolden(text)
    const shown = new Set<string>()
    replayGolden(title.game, golden, (step) => {
      for (const feature of shownBy(title, step)) shown.add(feature)
    })
    expect(golden.sentence).toContain(sentence)
    expect(shown).toContain(`moment ${moment}`)
  }
})
