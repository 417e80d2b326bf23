import { describe, expect, it } from 'vitest'
import { bookOf } from '../src/rules/books.ts'
import { addressOf } from '../src/rules/reading.ts'
import { mark, search, textsOf } from '../src/rules/search.ts'
import { plain, runs } from '../src/rules/sentence.ts'

const places = async (language: 'en' | 'fr' | 'nl', query: string) => {
  const book = await bookOf('belgian-beers-race', language)
  return search(book, query).map(({ chapter, section }) => `${chapter.id}#${section.id}`)
}

describe('searching the rules', () => {
  it('finds the chapter somebody would open', async () => {
    expect((await places('en', 'late bus'))[0]).toMatch(/^public-transport/)
    expect((await places('en', 'cheese'))[0]).toBe('buying#cheese')
    expect((await places('en', 'grand place'))[0]).toBe('brussels#grand-place')
    expect((await places('fr', 'grand-place'))[0]).toBe('brussels#grand-place')
    expect((await places('en', 'ties'))[0]).toBe('scoring#ties')
    expect((await places('nl', 'kamperen'))[0]).toBe('ending-the-day#camp')
  })

  it('answers a question as it answers its words', async () => {
    expect((await places('en', 'how does a toast work?'))[0]).toMatch(/^toast/)
    expect((await places('fr', 'comment fait-on pour trinquer ?'))[0]).toMatch(/^toast/)
    expect((await places('nl', 'hoe werkt een toost?'))[0]).toMatch(/^toast/)
    expect(await places('en', 'what is the cheese for')).toEqual(await places('en', 'cheese'))
    const late = await places('en', 'late home')
    expect((await places('en', 'what happens if I am late home on the last day'))[0]).toBe(late[0])
    // Of three things one may be missing; of two none.
    expect((await places('en', 'bus late zebra')).length).toBeGreaterThan(0)
    // Little words alone are looked for all the same.
    expect((await places('en', 'how')).length).toBeGreaterThan(0)
  })

  it('answers with the rule, not with what was settled for odd cases', async () => {
    const book = await bookOf('belgian-beers-race', 'en')
    expect(search(book, 'late home')[0].snippet).toContain('loses 15 VPs')
    const found = search(book, 'home').flatMap(({ section, snippet }) => {
      const rules = section.blocks.filter((block) => !('ruling' in block)).flatMap(textsOf)
      return rules.some((text) => /\bhome/i.test(text)) ? [{ rules, snippet }] : []
    })
    expect(found).not.toEqual([])
    for (const { rules, snippet } of found)
      expect(rules.some((text) => text.includes(snippet.replace(/^… | …$/g, '')))).toBe(true)
  })

  it('forgives accents and capitals', async () => {
    expect((await places('fr', 'ethylometre'))[0]).toBe('tasting#levels')
    expect(await places('fr', 'ÉTHYLOMÈTRE')).toEqual(await places('fr', 'ethylometre'))
  })

  it('wants every word, and finds nothing for none', async () => {
    expect(await places('en', 'cheese zebra')).toEqual([])
    expect(await places('en', '  ')).toEqual([])
    expect(await places('en', '(?*')).toEqual([])
  })

  it('knows what everybody begins with, which boxes a letter allows and whose monks form a pair', async () => {
    const found = async (language: 'en' | 'fr' | 'nl', query: string) =>
      search(await bookOf('heaven-and-ale', language), query).map(
        ({ chapter, section }) => `${chapter.id}#${section.id}`,
      )
    for (const [language, ducats] of [
      ['en', '25 ducats'] as const,
      ['fr', '25 ducats'] as const,
      ['nl', '25 dukaten'] as const,
    ])
      expect(await found(language, ducats)).toContain('setup#pieces')
    expect(await found('en', 'disc B monk box')).toContain('activating#disc')
    expect(await found('fr', 'disque B case moine')).toContain('activating#disc')
    expect(await found('nl', 'schijf B monnikenkistje')).toContain('activating#disc')
    expect(await found('en', 'Arnold Fiacre pair')).toContain('buying#monks')
    expect(await found('fr', 'Bède Martin paire')).toContain('buying#monks')
    expect(await found('nl', 'Beda Maarten paar')).toContain('buying#monks')
  })

  it('shows each place in its context', async () => {
    const book = await bookOf('heaven-and-ale', 'en')
    for (const query of ['barrel', 'brewmaster track', 'first player']) {
      const hits = search(book, query)
      expect(hits.length).toBeGreaterThan(0)
      for (const { snippet } of hits) {
        expect(snippet.length).toBeGreaterThan(0)
        expect(snippet.length).toBeLessThan(180)
      }
    }
  })

  it('marks the words found and loses none of the text', () => {
    const parts = mark('The Éthylomètre, or ethyl', 'ethylo')
    expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Éthylomètre'])
    expect(parts.map(({ text }) => text).join('')).toBe('The Éthylomètre, or ethyl')
  })
})

describe('a sentence of the rules', () => {
  it('is split at bold words and links', () => {
    expect(runs('Take **one**, see [Brussels](brussels#inside).')).toEqual([
      { text: 'Take ' },
      { text: 'one', bold: true },
      { text: ', see ' },
      { text: 'Brussels', to: 'brussels#inside' },
      { text: '.' },
    ])
    expect(plain('Take **one**, see [Brussels](brussels).')).toBe('Take one, see Brussels.')
  })
})

describe('the address of a rule', () => {
  it('carries chapter, section and what is looked for', () => {
    expect(addressOf('heaven-and-ale', 'sites#sheds', '')).toBe('/rules/heaven-and-ale/sites#sheds')
    expect(addressOf('heaven-and-ale', 'sites#sheds', 'six & more')).toBe(
      '/rules/heaven-and-ale/sites?q=six%20%26%20more#sheds',
    )
    expect(addressOf('belgian-beers-race', '', '')).toBe('/rules/belgian-beers-race')
  })
})
