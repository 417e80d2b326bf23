import { withoutJoiners } from '../texts/whole-names.ts'
import { type Block, type Chapter, cardsIn, numbered, type Rulebook, type Section } from './book.ts'
import { plain } from './sentence.ts'

export interface Hit {
  readonly chapter: Chapter
  /** Expansions have none. */
  readonly number: number | undefined
  /** A section, or a card as if it were one. */
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
/** How much is shown of a rule that has its name alone in common with what is looked for. */
const OPENING = 140

/** Accents and capitals do not matter to somebody who searches. Every letter keeps its place. */
const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => text[i].normalize('NFD')[0].toLowerCase()).join('')

/** Words a question is made of whatever it asks: they find nothing. */
const LITTLE_WORDS = new Set(
  [
    'a am an and are at be been can could did do does for get gets happen happens have how i if in is it its many may me much must my of on or should than that the their them then there they this to was we were what when where which who whose why will with work works would you your',
    'a ai alors as au aux avec ce ces cela ca combien comment d dans de des du elle en es est et etre fait faut il ils j je l la le les leur m ma me mes mon n ne on ou par pas peut peux pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s se si son sont suis sur t tu un une vous y a-t-il',
    'aan als alle ben bent bij dan dat de die dit doe doet een en er gaat geen ge hebben heb heeft het hij hoe hoeveel i ik in is je jij kan kun kunnen mag men mijn moet naar niet of om op te tot uit van voor waar waren was waarom wanneer wat we welk welke werkt werken wie wij word wordt ze zich zijn',
  ].flatMap((words) => words.split(' ')),
)
/** A question that asks for so many things may miss one of them. */
const MANY = 3

/** The words that matter; where all are little ones, they are what is looked for. */
function wanted(query: string): string[] {
  const words: string[] = fold(query).match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !LITTLE_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

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
  if ('cards' in block)
    return block.cards.map(({ title, tag, lines }) => [title, tag, ...lines.map(({ text }) => text)].join(' · '))
  return [plain(block.caption)]
}

/** What can be found in a chapter: its sections, and each card for itself. */
const placesIn = (chapter: Chapter): Section[] =>
  chapter.sections.flatMap((section) => [
    { ...section, blocks: section.blocks.filter((block) => !('cards' in block)) },
    ...cardsIn(section).map(({ id, title, tag, lines }) => ({
      id,
      title,
      blocks: [{ list: [...lines.map(({ text }) => text), ...(tag ? [tag] : [])] }],
    })),
  ])

interface Sentence {
  readonly text: string
  readonly folded: string
}

/** A place as the search reads it: folded once, for somebody types letter by letter. */
interface Folded {
  readonly chapter: Chapter
  readonly section: Section
  readonly rules: readonly Sentence[]
  readonly odd: readonly Sentence[]
  readonly title: string
  readonly above: string
  readonly body: string
  readonly cases: string
}

const folded = new WeakMap<Rulebook, readonly Folded[]>()

function readBook(book: Rulebook): readonly Folded[] {
  const known = folded.get(book)
  if (known) return known
  const plainly = (text: string) => withoutJoiners(fold(text)).replace(/\s/g, ' ')
  const sentences = (blocks: readonly Block[]) =>
    blocks.flatMap(textsOf).map((text) => ({ text, folded: withoutJoiners(fold(text)) }))
  const joined = (parts: readonly Sentence[]) => parts.map(({ folded }) => folded).join('\n')
  const read = book.chapters.flatMap((chapter) =>
    placesIn(chapter).map((section) => {
      const rules = sentences(section.blocks.filter((block) => !('ruling' in block)))
      const odd = sentences(section.blocks.filter((block) => 'ruling' in block))
      const [title, above] = [plainly(section.title), fold(chapter.title)]
      return { chapter, section, rules, odd, title, above, body: joined(rules), cases: joined(odd) }
    }),
  )
  folded.set(book, read)
  return read
}

/** Sections that hold every word looked for, the best first; of a long question, failing that, all but one. */
export function search(book: Rulebook, query: string): Hit[] {
  const tokens = wanted(query)
  if (tokens.length === 0) return []
  const name = fold(query).trim()
  const whole = holding(book, tokens, tokens.length, name)
  return whole.length > 0 || tokens.length < MANY ? whole : holding(book, tokens, tokens.length - 1, name)
}

/** Whoever asks in the words of the race means the race, unless an expansion says much more of it. */
const OF_AN_EXPANSION = 0.4
/** Whoever writes the whole name of a thing wants that thing. */
const BY_NAME = 40

function holding(book: Rulebook, tokens: readonly string[], least: number, name: string): Hit[] {
  const each = tokens.map((token) => finder([token]))
  const any = finder(tokens)
  const phrase = tokens.join(' ')
  const order = numbered(book)
  const found = readBook(book).flatMap(({ chapter, section, rules, odd, title, above, body, cases }) => {
    const times = each.map((word) => ({
      title: count(title, word),
      above: count(above, word),
      body: count(body, word),
      cases: count(cases, word),
    }))
    if (times.filter((n) => n.title + n.above + n.body + n.cases > 0).length < least) return []
    const worth = times.reduce(
      (sum, n) => sum + 8 * Math.min(1, n.title) + 4 * Math.min(1, n.above) + Math.min(4, n.body + n.cases / 2),
      (title.includes(phrase) ? 8 : 0) + (body.includes(phrase) ? 5 : 0),
    )
    // The rule answers; what was settled for odd cases only where the rule says nothing of it.
    const answers = times.some((n) => n.title > 0) || count(body, any) > 0
    const texts = answers && rules.length > 0 ? rules : odd
    const number = chapter.icon ? undefined : order.indexOf(chapter) + 1
    const hit = { chapter, number, section, snippet: snippet(texts, tokens) }
    return [{ worth: (chapter.icon ? OF_AN_EXPANSION * worth : worth) + (title === name ? BY_NAME : 0), hit }]
  })
  return found.sort((a, b) => b.worth - a.worth).map(({ hit }) => hit)
}

const count = (text: string, word: RegExp): number => [...text.matchAll(word)].length

/** The sentence with most of the words, cut to a line or two around the first of them. */
function snippet(texts: readonly Sentence[], tokens: readonly string[]): string {
  const each = tokens.map((token) => finder([token]))
  const kinds = texts.map(({ folded }) => each.filter((word) => count(folded, word) > 0).length)
  const best = texts[kinds.indexOf(Math.max(...kinds))]?.text ?? ''
  const found = fold(best).search(finder(tokens))
  const at = Math.max(0, found)
  const after = found < 0 ? OPENING : AROUND
  const from = at <= AROUND ? 0 : best.indexOf(' ', at - AROUND) + 1
  const end = at + after >= best.length ? best.length : best.lastIndexOf(' ', at + after)
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
