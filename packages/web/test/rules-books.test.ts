import {
  bands,
  campaign,
  characters,
  confrontation,
  events,
  pixels,
  SOLO_CARD,
  teamCards,
} from '@estaminet/belgian-beers-race/cards'
import { BAND_NAMES, expansionTexts } from '@estaminet/belgian-beers-race/texts/expansions'
import { describe, expect, it } from 'vitest'
import { type Block, cardsIn, changesOf, expansionsIn, numbered, numbersOf, type Rulebook } from '../src/rules/book.ts'
import { bookOf } from '../src/rules/books.ts'
import { search } from '../src/rules/search.ts'

const languages = ['en', 'fr', 'nl'] as const
const games = ['belgian-beers-race', 'heaven-and-ale']

const load = async (game: string) =>
  Object.fromEntries(await Promise.all(languages.map(async (code) => [code, await bookOf(game, code)] as const)))

const kind = (block: Block) => Object.keys(block)[0]
const sections = (book: Rulebook) => book.chapters.flatMap((c) => c.sections.map((s) => ({ chapter: c, section: s })))
const blocks = (book: Rulebook) => sections(book).flatMap(({ section }) => section.blocks)
const rulings = (book: Rulebook) => blocks(book).flatMap((block) => ('ruling' in block ? block.ruling : []))
/** Of a game with expansions these have a series of their own. */
const inGame = (book: Rulebook) =>
  rulings(book)
    .filter((ruling) => typeof ruling === 'number')
    .sort((a, b) => a - b)
const inExpansions = (book: Rulebook) =>
  rulings(book)
    .filter((ruling) => typeof ruling === 'string')
    .sort()

/** Ids, kinds of blocks and sizes of lists: what must be alike in every language. */
const skeleton = (book: Rulebook) =>
  book.chapters.map((c) => ({
    id: c.id,
    short: c.short.length,
    sections: c.sections.map((s) => ({
      id: s.id,
      blocks: s.blocks.map((block) => {
        if ('ruling' in block) return `ruling ${block.ruling.join(' ')}`
        if ('figure' in block) return `figure ${block.figure}`
        if ('list' in block) return `list ${block.list.length}`
        if ('steps' in block) return `steps ${block.steps.length}`
        if ('table' in block) return `table ${block.table.head.length} x ${block.table.rows.length}`
        if ('cards' in block) return `cards ${block.cards.map(({ id, lines }) => `${id} ${lines.length}`).join(', ')}`
        return kind(block)
      }),
    })),
  }))

function sentences(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentences)
  return []
}

/** The rules of the catalogues by area, and where a reader finds them. */
const covered: Record<string, Record<string, string>> = {
  'belgian-beers-race': {
    COMP: 'setup#pieces',
    SETUP: 'setup#table',
    TIME: 'time#turn',
    SEQ: 'moving#order',
    MOVE: 'moving#road',
    BIKE: 'bicycle#ride',
    PT: 'public-transport#die',
    HITCH: 'hitchhiking#roll',
    ARR: 'arriving#pick-up',
    BXL: 'brussels#inside',
    BUY: 'buying#beer',
    CHZ: 'buying#cheese',
    TASTE: 'tasting#taste',
    BREATH: 'tasting#levels',
    SLEEP: 'tasting#sleep',
    UNIQ: 'tasting#unique',
    TOAST: 'toasting#when',
    CAMP: 'ending-the-day#camp',
    STOP: 'ending-the-day#stop',
    OBJ: 'objectives#taking',
    BOTM: 'objectives#machine',
    TOK: 'bottle-tokens#cross',
    EOD: 'night#evening',
    WAKE: 'night#awakening',
    DAY: 'night#morning',
    END: 'scoring#home',
    SCORE: 'scoring#final',
    TIE: 'scoring#ties',
    SHORT: 'short-race#changes',
    INFO: 'information#open',
    DEC: 'information#choices',
  },
  'heaven-and-ale': {
    COMP: 'setup#pieces',
    SETUP: 'setup#table',
    START: 'start-area#places',
    TURN: 'moving#turn',
    MOVE: 'moving#walk',
    BUY: 'buying#price',
    RES: 'buying#resources',
    MONK: 'buying#monks',
    ACT: 'activating#disc',
    INC: 'activating#income',
    TRIG: 'activating#monks',
    SITE: 'sites#closing',
    BLD: 'sites#sheds',
    PAIR: 'privileges#pairs',
    PRIV: 'privileges#cards',
    EMER: 'privileges#emergency',
    BAR: 'barrels#taking',
    ROUND: 'rounds#home',
    NEXT: 'rounds#next',
    FIN: 'scoring#exchange',
    SCORE: 'scoring#points',
    SEQ: 'order#stops',
    INFO: 'information#open',
    DATA: 'setup#boards',
    DEC: 'information#automatic',
  },
}

const count: Record<string, number> = { 'belgian-beers-race': 71, 'heaven-and-ale': 41 }

describe.each(games)('the rulebook of %s', (game) => {
  it('has the same chapters, sections and blocks in every language', async () => {
    const { en, fr, nl } = await load(game)
    expect(skeleton(fr)).toEqual(skeleton(en))
    expect(skeleton(nl)).toEqual(skeleton(en))
  })

  it('explains every house ruling once, with its reason', async () => {
    for (const book of Object.values(await load(game))) {
      expect(inGame(book)).toEqual(Array.from({ length: count[game] }, (_, i) => i + 1))
      for (const block of blocks(book)) if ('ruling' in block) expect(block.why.length).toBeGreaterThan(10)
    }
  })

  it('leads to every area of the rules', async () => {
    const { en } = await load(game)
    const anchors = sections(en).map(({ chapter, section }) => `${chapter.id}#${section.id}`)
    for (const [area, anchor] of Object.entries(covered[game])) expect(anchors, area).toContain(anchor)
  })

  it('has anchors that are unique and links that lead somewhere', async () => {
    for (const book of Object.values(await load(game))) {
      const anchors = sections(book).map(({ chapter, section }) => `${chapter.id}#${section.id}`)
      expect(new Set(anchors).size).toBe(anchors.length)
      const cards = sections(book).flatMap(({ chapter, section }) =>
        cardsIn(section).map(({ id }) => `${chapter.id}#${id}`),
      )
      expect(new Set([...anchors, ...cards]).size).toBe(anchors.length + cards.length)
      const targets = new Set([...anchors, ...cards, ...book.chapters.map((c) => c.id)])
      for (const text of sentences(book)) {
        for (const [, target] of text.matchAll(/\]\(([^)]+)\)/g)) expect(targets, text).toContain(target)
      }
    }
  })

  it('leaves no sentence empty, untranslated or with an odd number of stars', async () => {
    const { en, fr, nl } = await load(game)
    for (const book of [en, fr, nl]) {
      for (const text of sentences(book)) {
        expect(text.trim()).toBe(text)
        expect(text).not.toBe('')
        expect(text.split('**').length % 2, text).toBe(1)
        expect(text, 'typewriter quotes').not.toMatch(/["']/)
        expect(text, 'a card without a title').not.toMatch(/\[\[|\]\]/)
      }
    }
    const long = (book: Rulebook) => sentences(book).filter((text) => text.split(/[^\p{L}]+/u).length > 6)
    const english = new Set(long(en))
    for (const text of [...long(fr), ...long(nl)]) expect(english.has(text), text).toBe(false)
  })
})

const race = 'belgian-beers-race'
const wanted = ['confrontation', 'events', 'characters', 'bands', 'pixel-bag', 'team', 'solo', 'campaign'] as const

/** The titles of every card, from the game's own words. */
function titles(language: (typeof languages)[number]): Record<string, string> {
  const texts = expansionTexts[language]
  const named = [
    ...confrontation.map(({ id }) => [id, texts.confrontation[id].title]),
    ...events.map(({ id }) => [id, texts.events[id].title]),
    ...characters.map(({ id }) => [id, texts.characters[id].title]),
    ...bands.map(({ id }) => [id, BAND_NAMES[id]]),
    ...pixels.map(({ id }) => [id, texts.drawings[id]]),
    ...teamCards.map(({ id }) => [id, texts.team[id].title]),
    [SOLO_CARD.id, texts.soloCard.title],
    ...campaign.map(({ number }) => [`REP-${number}`, texts.campaign[number].title]),
  ]
  return Object.fromEntries(named.map(([id, title]) => [id.toLowerCase(), title]))
}

/** French has spaces of its own. */
const plainly = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/\u2060/g, '')

describe('the expansions in the rulebook of the race', () => {
  it('have a chapter each, called what the game calls them', async () => {
    for (const [language, book] of Object.entries(await load(race))) {
      const named = new Map(expansionsIn(book).map(({ id, title }) => [id, title]))
      const { expansions } = expansionTexts[language as (typeof languages)[number]]
      for (const id of wanted) expect(named.get(id)).toBe(expansions[id].name)
      expect(named.size).toBe(wanted.length + 1)
      expect(numbered(book).length + named.size).toBe(book.chapters.length)
    }
  })

  it('say what they add, how they begin, what scores and what they go with', async () => {
    const { en } = await load(race)
    for (const id of wanted) {
      const sections = en.chapters.find((chapter) => chapter.id === id)?.sections.map((section) => section.id) ?? []
      expect(sections, id).toEqual(expect.arrayContaining(['adds', 'combined']))
      if (id !== 'campaign') expect(sections, id).toContain('setup')
    }
  })

  it('explain every house ruling of theirs once, but the one that concerns no player', async () => {
    const all = Array.from({ length: 99 }, (_, i) => `R-${String(i + 1).padStart(2, '0')}`)
    for (const book of Object.values(await load(race)))
      expect(inExpansions(book)).toEqual(all.filter((r) => r !== 'R-90'))
  })

  it('have rulings that go by bare numbers, as those of the game do', async () => {
    for (const book of Object.values(await load(race)))
      for (const block of blocks(book))
        if ('ruling' in block) expect(numbersOf(block)).toMatch(/^[1-9]\d*(, [1-9]\d*)*$/)
  })

  it('list every card, and the search finds each by its name', async () => {
    for (const language of languages) {
      const book = await bookOf(race, language)
      const listed = sections(book).flatMap(({ section }) => cardsIn(section))
      const known = titles(language)
      expect(listed.map(({ id }) => id).sort()).toEqual(Object.keys(known).sort())
      for (const { id, title, lines } of listed) {
        expect(plainly(title)).toContain(plainly(known[id]))
        for (const { text } of lines) expect(text.length, id).toBeGreaterThan(8)
        const found = search(book, known[id]).map(({ section }) => section.id)
        expect(found.slice(0, 3), `${language} ${known[id]}`).toContain(id)
      }
    }
  })

  it('stand beside the rules they change', async () => {
    for (const book of Object.values(await load(race))) {
      const listed = Object.entries(book.changes ?? {})
      expect(listed.map(([chapter]) => chapter)).toEqual(numbered(book).map(({ id }) => id))
      for (const [chapter, to] of listed) expect(changesOf(book, chapter).map((change) => change.to)).toEqual(to)
      const named = new Set(listed.flatMap(([, to]) => to.map((place) => place.split('#')[1])))
      // Thick Skin answers cards, and no rule of the race.
      for (const { id } of [...confrontation, ...events, ...characters])
        if (id !== 'CF-P13') expect(named, id).toContain(id.toLowerCase())
    }
  })
})
