import { expect, it } from 'vitest'
import { languageOf } from '../src/http/language.ts'

it.each([
  ['fr', 'fr'],
  ['fr-BE,fr;q=0.9,en;q=0.8', 'fr'],
  ['de-BE, nl;q=0.7, fr;q=0.3', 'nl'],
  ['en;q=0.2, nl;q=0.9', 'nl'],
  ['NL-be', 'nl'],
  ['fr;q=0, nl;q=0.1', 'nl'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;q=,,x', 'en'],
])('a reader who accepts %j is spoken to in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
