import { readdirSync, readFileSync } from 'node:fs'
import type { Match, State } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { replayGolden, writtenScores } from '../src/golden/golden-game.ts'
import { readGolden, writeGolden } from '../src/golden/golden-text.ts'
import { type GoldenTitle, shownBy } from '../src/golden/title.ts'

interface GoldenFile {
  readonly file: string
  readonly text: string
}

const filesIn = (folder: URL): GoldenFile[] =>
  readdirSync(folder)
    .sort()
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))

/** What every golden game keeps: it replays from its notation to its scores, and is written as the house writes them. */
function lawsOfEach<S extends State>({ game }: GoldenTitle<S>, files: readonly GoldenFile[]): void {
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
}

function replayed<S extends State>(title: GoldenTitle<S>, text: string): { match: Match<S>; shown: Set<string> } {
  const shown = new Set<string>()
  const match = replayGolden(title.game, readGolden(text), (step) => {
    for (const feature of shownBy(title, step)) shown.add(feature)
  })
  return { match, shown }
}

/** What the golden games of every title keep: each its scores, all together everything the title wants shown. */
export function goldenLaws<S extends State>(title: GoldenTitle<S>, folder: URL): void {
  const files = filesIn(folder)
  lawsOfEach(title, files)

  test('the twelve show together everything that was wanted', () => {
    expect(files).toHaveLength(12)
    const shown = new Set(files.flatMap(({ text }) => [...replayed(title, text).shown]))
    expect(title.wanted.filter((feature) => !shown.has(feature))).toEqual([])
  })

  test.each(Object.entries(title.moments))('%s has a game of its own, in which it happens', (moment, sentence) => {
    const own = files.filter(({ file }) => file.slice(3) === `${moment}.txt`)
    expect(own).toHaveLength(1)
    for (const { text } of own) {
      expect(readGolden(text).sentence).toContain(sentence)
      expect(replayed(title, text).shown).toContain(`moment ${moment}`)
    }
  })
}

/** What games made to order keep: each is there, says what it is, and is what was ordered; all show what they should together. */
export function orderLaws<S extends State>(title: GoldenTitle<S>, folder: URL): void {
  const files = filesIn(folder)
  const { games: orders, wanted } = title.orders ?? { games: [], wanted: [] }
  lawsOfEach(title, files)

  test('every game that was ordered is there, and no other', () => {
    expect(files.map(({ file }) => file.replace(/^\d\d-(.*)\.txt$/, '$1'))).toEqual(orders.map(({ name }) => name))
  })

  test('each is what was ordered, and they show together everything that was wanted', () => {
    const together = new Set<string>()
    for (const [at, { text }] of files.entries()) {
      const order = orders[at]
      const { sentence, seats } = readGolden(text)
      const { match, shown } = replayed(title, text)
      for (const feature of shown) together.add(feature)
      expect([sentence, seats]).toEqual([order?.sentence, order?.table.seats])
      expect(match.options).toMatchObject(order?.table.options ?? {})
      expect(order?.fits(match, shown), order?.name).toBeGreaterThan(0)
    }
    expect(wanted.filter((feature) => !together.has(feature))).toEqual([])
  })
}
