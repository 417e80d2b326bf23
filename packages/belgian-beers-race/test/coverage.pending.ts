import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { EXAMPLES, RULES } from '../src/rule-index.ts'

const RULE = /\b(?:TBBR-[A-Z]+-\d+|CT-\d+)\b/g
/** What stands before the word, in 'A-01 example: ...' or 'A-01, A-02 example: ...'. */
const EXAMPLE = /^.(.*(?:TBBR-[A-Z]+-\d+|CT-\d+)) example\b/
/** Comments, so that nothing in them counts, or string literals. */
const COMMENT_OR_STRING = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const here = fileURLToPath(new URL('.', import.meta.url))
const strings = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && file !== 'coverage.test.ts')
  .flatMap((file) => readFileSync(`${here}/${file}`, 'utf8').match(COMMENT_OR_STRING) ?? [])
  .filter((text) => !text.startsWith('/'))

const named = new Set(strings.flatMap((text) => text.match(RULE) ?? []))
const examples = new Map<string, number>()
for (const text of strings)
  for (const id of text.match(EXAMPLE)?.[1]?.match(RULE) ?? []) examples.set(id, (examples.get(id) ?? 0) + 1)

test('every rule is named by a test', () => {
  expect(Object.keys(RULES).filter((id) => !named.has(id))).toEqual([])
})

test('every example of the catalogue is a test', () => {
  const short = Object.entries(EXAMPLES).flatMap(([id, count]) => {
    const found = examples.get(id) ?? 0
    return found < count ? [`${id}: ${found} of ${count}`] : []
  })
  expect(short).toEqual([])
})

test('tests name only rules that exist', () => {
  expect([...named].filter((id) => !Object.hasOwn(RULES, id))).toEqual([])
})
