import { withoutJoiners } from '../texts/whole-names.ts'
import type { Block, Chapter, Rulebook, Section } from './book.ts'
import { plain } from './sentence.ts'

export interface Hit {
  readonly chapter: Chapter
  readonly number: number
  readonly section: Section
  /** A few words around the best place. */
  readonly snippet: string
}

/** A piece of text and whether it is one of the words looked for. */
export interface Marked {
  readonly text: string
  readonly hit: boolean
}

const AROUND = 58

/** Accents and capitals do not matter to somebody who searches. Every letter keeps its place. */
const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => text[i].normalize('NFD')[0].toLowerCase()).join('')

const wanted = (query: string): string[] => fold(query).match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that begin with one of the words looked for. */
const finder = (tokens: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${tokens.join('|')})[\\p{L}\\p{N}]*`, 'gu')

export function textsOf(block: Block): string[] {
  if ('p' in block) return [plain(block.p)]
  if ('list' in block) return block.list.map(plain)
  if ('steps' in block) return block.steps.map(plain)
  if ('example' in block) return [plain(block.example)]
  if ('table' in block) return [block.table.head, ...block.table.rows].map((row) => row.map(plain).join(' · '))
  if ('ruling' in block) return [plain(block.says), plain(block.why)]
  return [plain(block.caption)]
}

/** Sections that hold every word looked for, the best first. */
export function search(book: Rulebook, query: string): Hit[] {
  const tokens = wanted(query)
  if (tokens.length === 0) return []
  const each = tokens.map((token) => finder([token]))
  const phrase = fold(query.trim())
  const found = book.chapters.flatMap((chapter, i) =>
    chapter.sections.flatMap((section) => {
      const texts = section.blocks.flatMap(textsOf)
      const body = withoutJoiners(fold(texts.join('\n')))
      const title = withoutJoiners(fold(section.title))
      const above = fold(chapter.title)
      const times = each.map((word) => ({
        title: count(title, word),
        above: count(above, word),
        body: count(body, word),
      }))
      if (times.some((n) => n.title + n.above + n.body === 0)) return []
      const worth = times.reduce(
        (sum, n) => sum + 8 * Math.min(1, n.title) + 4 * Math.min(1, n.above) + Math.min(4, n.body),
        (title.includes(phrase) ? 8 : 0) + (body.includes(phrase) ? 5 : 0),
      )
      return [{ worth, hit: { chapter, number: i + 1, section, snippet: snippet(texts, tokens) } }]
    }),
  )
  return found.sort((a, b) => b.worth - a.worth).map(({ hit }) => hit)
}

const count = (text: string, word: RegExp): number => [...text.matchAll(word)].length

/** The sentence with most of the words, cut to a line or two around the first of them. */
function snippet(texts: readonly string[], tokens: readonly string[]): string {
  const each = tokens.map((token) => finder([token]))
  const kinds = texts.map((text) => each.filter((word) => count(fold(text), word) > 0).length)
  const best = texts[kinds.indexOf(Math.max(...kinds))] ?? ''
  const at = Math.max(0, fold(best).search(finder(tokens)))
  const from = at <= AROUND ? 0 : best.indexOf(' ', at - AROUND) + 1
  const end = at + AROUND >= best.length ? best.length : best.lastIndexOf(' ', at + AROUND)
  const to = end > at ? end : best.length
  return `${from > 0 ? '… ' : ''}${best.slice(from, to)}${to < best.length ? ' …' : ''}`
}

/** Cuts a text into the words looked for and the rest. */
export function mark(text: string, query: string): Marked[] {
  const tokens = wanted(query)
  if (tokens.length === 0) return [{ text, hit: false }]
  const parts: Marked[] = []
  let from = 0
  for (const match of fold(text).matchAll(finder(tokens))) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), hit: false })
    parts.push({ text: text.slice(match.index, match.index + match[0].length), hit: true })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false })
  return parts
}
