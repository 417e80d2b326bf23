import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Comments, so that nothing in them counts, or string literals. */
const COMMENT_OR_STRING = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

export interface RuleIndex {
  /** What an id of this game looks like, as the source of a regular expression. */
  readonly id: string
  readonly rules: Readonly<Record<string, string>>
  /** How many examples the catalogue gives for a rule. */
  readonly examples: Readonly<Record<string, number>>
}

/** The strings of all tests in the folder of `caller`, titles among them, with their quotes; not of those that look for them. */
export function stringsOfTests(caller: string): string[] {
  const here = fileURLToPath(new URL('.', caller))
  return readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('coverage.test.ts'))
    .flatMap((file) => readFileSync(`${here}/${file}`, 'utf8').match(COMMENT_OR_STRING) ?? [])
    .filter((text) => !text.startsWith('/'))
}

/** Holds the tests in the folder of `caller` against a game's index of rules. */
export function testCoverage(caller: string, { id, rules, examples }: RuleIndex): void {
  const rule = new RegExp(`\\b(?:${id})\\b`, 'g')
  // What stands before the word, in 'A-01 example: ...' or 'A-01, A-02 example: ...'.
  const example = new RegExp(`^.(.*(?:${id})) example\\b`)
  const strings = stringsOfTests(caller)
  const named = new Set(strings.flatMap((text) => text.match(rule) ?? []))
  const encoded = strings.flatMap((text) => text.match(example)?.[1]?.match(rule) ?? [])

  test('every rule is named by a test', () => {
    expect(Object.keys(rules).filter((one) => !named.has(one))).toEqual([])
  })

  test('every example of the catalogue is a test', () => {
    const short = Object.entries(examples).flatMap(([one, count]) => {
      const found = encoded.filter((other) => other === one).length
      return found < count ? [`${one}: ${found} of ${count}`] : []
    })
    expect(short).toEqual([])
  })

  test('tests name only rules that exist', () => {
    expect([...named].filter((one) => !Object.hasOwn(rules, one))).toEqual([])
  })
}
