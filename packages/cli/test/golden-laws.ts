import { readdirSync, readFileSync } from 'node:fs'
import type { State } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { replayGolden, writtenScores } from '../src/golden/golden-game.ts'
import { readGolden, writeGolden } from '../src/golden/golden-text.ts'
import { type GoldenTitle, shownBy } from '../src/golden/title.ts'

/** What the golden games of every title keep: each its scores, all together everything the title wants shown. */
export function goldenLaws<S extends State>(title: GoldenTitle<S>, folder: URL): void {
  const { game } = title
  const files = readdirSync(folder)
    .sort()
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))
  const shownIn = (text: string): Set<string> => {
    const shown = new Set<string>()
    replayGolden(game, readGolden(text), (step) => {
      for (const feature of shownBy(title, step)) shown.add(feature)
    })
    return shown
  }

  test.each(files)('$file replays from its notation to its exact breakdown', ({ text }) => {
    const golden = readGolden(text)
    const match = replayGolden(game, golden)
    expect(golden.game).toBe(game.id)
    expect(golden.rules).toBe(game.version)
    expect(match.over).toBe(true)
    expect(writtenScores(game, match.state)).toEqual(golden.scores)
  })

  test.each(files)('$file is written as the house writes golden games', ({ text }) => {
    expect(writeGolden(readGolden(text))).toBe(text)
  })

  test('the twelve show together everything that was wanted', () => {
    expect(files).toHaveLength(12)
    const shown = new Set(files.flatMap(({ text }) => [...shownIn(text)]))
    expect(title.wanted.filter((feature) => !shown.has(feature))).toEqual([])
  })

  test.each(Object.entries(title.moments))('%s has a game of its own, in which it happens', (moment, sentence) => {
    const own = files.filter(({ file }) => file.slice(3) === `${moment}.txt`)
    expect(own).toHaveLength(1)
    for (const { text } of own) {
      expect(readGolden(text).sentence).toContain(sentence)
      expect(shownIn(text)).toContain(`moment ${moment}`)
    }
  })
}
