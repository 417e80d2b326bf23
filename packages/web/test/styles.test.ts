import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const games = fileURLToPath(new URL('../src/games/', import.meta.url))
const read = (path: string) => readFileSync(`${games}${path}`, 'utf8')

/** A game with sheets of its own. */
const dressed = readdirSync(games).filter((game) => existsSync(`${games}${game}/styles.ts`))

const source = fileURLToPath(new URL('../src/', import.meta.url))
const everySheet = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

/** Parts a selector, or a list of them, where a sign stands in no brackets. */
function parted(text: string, sign: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if ('(['.includes(letter)) depth++
    if (')]'.includes(letter)) depth--
    if (depth === 0 && sign.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

// Browsers ask at every change anywhere below whether `:has` still holds. Where the last part of such a selector names nothing,
// they draw up the style of everything there anew: 2,800 elements at each press, which took longer than all else.
test('what depends on :has is named by its class, its tag or its attribute', () => {
  const nameless = everySheet.flatMap((sheet) => {
    const text = readFileSync(`${source}${sheet}`, 'utf8').replace(/\/\*.*?\*\//gs, '')
    const selectors = [...text.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => parted(list, /,/))
    return selectors
      .filter((selector) => selector.includes(':has(') && !selector.startsWith('@'))
      .filter((selector) => /^(\*|:(?!is\())/.test(parted(selector, /[\s>+~]/).at(-1) ?? ''))
      .map((selector) => `${sheet}: ${selector}`)
  })
  expect(everySheet.length).toBeGreaterThan(100)
  expect(nameless).toEqual([])
})

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
