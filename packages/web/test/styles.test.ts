import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const games = fileURLToPath(new URL('../src/games/', import.meta.url))
const read = (path: string) => readFileSync(`${games}${path}`, 'utf8')

/** A game with sheets of its own. */
const dressed = readdirSync(games).filter((game) => existsSync(`${games}${game}/styles.ts`))

test('both tables of the house are looked at', () => expect(dressed.length).toBeGreaterThanOrEqual(2))

describe.each(dressed)('the table of %s', (game) => {
  test('every sheet has its place in the order in which they count', () => {
    const sheets = readdirSync(`${games}${game}`, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      // What comes later, with a book, the tables of an expansion or the end, counts after all of them.
      .filter((file) => file.endsWith('.css') && !/^(rulebook|expansions|after)\//.test(file))
    const listed = [...read(`${game}/styles.ts`).matchAll(/'\.\/(.*\.css)'/g)].map(([, file]) => file)
    expect(sheets.length).toBeGreaterThan(10)
    expect(listed.toSorted()).toEqual(sheets.toSorted())
  })

  // Whatever came before would bring its own sheets first.
  test.each(['screen.tsx', 'rulebook/figures.tsx', 'after/index.tsx'])(
    '%s asks for the order before anything else',
    (file) => {
      expect(read(`${game}/${file}`)).toMatch(/^import '(\.\/|\.\.\/)styles\.ts'\n/)
    },
  )
})
