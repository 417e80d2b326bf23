import { expect, test } from 'vitest'

/** A copy of its own: what is opened everywhere here is opened nowhere else, whichever files of tests were read before. */
const own: string = '../src/texts/catalogue.ts?own'
const { createCatalogue, openAllLanguages, openEverywhere }: typeof import('../src/texts/catalogue.ts') = await import(
  own
)

/** A catalogue that notes what was fetched. */
function watched() {
  const fetched: string[] = []
  const from = (language: string) => async () => {
    fetched.push(language)
    return `words in ${language}`
  }
  return { fetched, catalogue: createCatalogue({ en: from('en'), fr: from('fr'), nl: from('nl') }) }
}

test('words are fetched once, in the languages that are read', async () => {
  const { fetched, catalogue } = watched()
  await catalogue.open('fr')
  await catalogue.open('fr')
  expect(catalogue.in('fr')).toBe('words in fr')
  expect(fetched).toEqual(['fr'])
  expect(() => catalogue.in('nl')).toThrow('nl')
})

test('another language is there in every catalogue somebody reads, also one opened meanwhile', async () => {
  const [first, second, unread] = [watched(), watched(), watched()]
  await first.catalogue.open('en')
  const changing = openEverywhere('nl')
  const opening = second.catalogue.open('en')
  await Promise.all([changing, opening])
  expect(first.catalogue.in('nl')).toBe('words in nl')
  expect(second.catalogue.in('nl')).toBe('words in nl')
  expect(unread.fetched).toEqual([])
})

test('a language that cannot be had now is asked for again', async () => {
  let isOffline = true
  const words = async () => {
    if (isOffline) throw new Error('no network')
    return 'words'
  }
  const catalogue = createCatalogue({ en: async () => 'words', fr: words, nl: words })
  await catalogue.open('en')
  await expect(openEverywhere('fr')).rejects.toThrow('no network')
  await openAllLanguages()
  isOffline = false
  await openAllLanguages()
  expect([catalogue.in('fr'), catalogue.in('nl')]).toEqual(['words', 'words'])
})
