import { describe, expect, it } from 'vitest'
import type { Block, Rulebook } from '../src/rules/book.ts'
import { bookOf } from '../src/rules/books.ts'

const languages = ['en', 'fr', 'nl'] as const
const games = ['belgian-beers-race', 'heaven-and-ale']

const load = async (game: string) =>
  Object.fromEntries(await Promise.all(languages.map(async (code) => [code, await bookOf(game, code)] as const)))

const kind = (block: Block) => Object.keys(block)[0]
const sections = (book: Rulebook) => book.chapters.flatMap((c) => c.sections.map((s) => ({ chapter: c, section: s })))
const blocks = (book: Rulebook) => sections(book).flatMap(({ section }) => section.blocks)
const rulings = (book: Rulebook) =>
  blocks(book)
    .flatMap((block) => ('ruling' in block ? block.ruling : []))
    .sort((a, b) => a - b)

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
      expect(rulings(book)).toEqual(Array.from({ length: count[game] }, (_, i) => i + 1))
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
      const targets = new Set([...anchors, ...book.chapters.map((c) => c.id)])
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
      }
    }
    const long = (book: Rulebook) => sentences(book).filter((text) => text.split(/[^\p{L}]+/u).length > 6)
    const english = new Set(long(en))
    for (const text of [...long(fr), ...long(nl)]) expect(english.has(text), text).toBe(false)
  })
})
