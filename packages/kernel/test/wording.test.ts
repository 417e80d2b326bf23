import { expect, test } from 'vitest'
import { counter, lister, oneOf, type Tongue } from '../src/wording.ts'

/** Those who made the browsers know all languages: what they say is what we say. */
const TONGUES: readonly Tongue[] = ['en', 'fr', 'nl']
const ITEMS = ['Orval', 'Rochefort', 'Chimay', 'Westmalle']

test.each(TONGUES)('lists of any length as %s has them', (language) => {
  for (let length = 0; length <= ITEMS.length; length++) {
    const items = ITEMS.slice(0, length)
    expect(lister(language)(items)).toBe(new Intl.ListFormat(language, { type: 'conjunction' }).format(items))
    expect(oneOf(language)(items)).toBe(new Intl.ListFormat(language, { type: 'disjunction' }).format(items))
  }
})

test.each(TONGUES)('a noun follows its number as in %s', (language) => {
  const rules = new Intl.PluralRules(language)
  for (const n of [-2, -1, 0, 1, 1.5, 2, 5, 11, 21, 100])
    expect(counter(language)(n, 'one', 'other')).toBe(`${n} ${rules.select(n) === 'one' ? 'one' : 'other'}`)
})
