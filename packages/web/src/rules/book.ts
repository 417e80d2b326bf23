/**
 * A rulebook is data: chapters of sections of blocks. Ids are the same in every language, so a link to a rule survives
 * a change of language. In sentences **two stars** make words bold and [words](chapter#section) point to another rule.
 */
export interface Rulebook {
  readonly title: string
  readonly lead: string
  /** What somebody might look for in it. */
  readonly seek: string
  readonly chapters: readonly Chapter[]
  /** What changes the rules of a chapter: `chapter#section` of an expansion, or `chapter#card`. */
  readonly changes?: Readonly<Record<string, readonly string[]>>
}

export interface Chapter {
  readonly id: string
  /** An expansion has an icon instead of a number. Expansions stand after the numbered chapters. */
  readonly icon?: string
  readonly title: string
  readonly lead: string
  /** The whole chapter at a glance: a thing, and what there is to know about it. */
  readonly short: readonly (readonly [string, string])[]
  readonly sections: readonly Section[]
}

export interface Section {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly p: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly example: string }
  | { readonly table: Table }
  | { readonly cards: readonly Card[] }
  | Ruling
  | { /** One of the game's `rulebook/figures.tsx`. */ readonly figure: string; readonly caption: string }

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A card of the game, found by its id like a section. */
export interface Card {
  readonly id: string
  readonly title: string
  readonly icon: string
  /** What it is worth, or whose it is. */
  readonly tag?: string
  readonly lines: readonly CardLine[]
  /** One of the game's `rulebook/figures.tsx`, instead of the icon. */
  readonly picture?: string
}

export interface CardLine {
  readonly label?: string
  readonly text: string
}

/** Where the rulebooks are silent or disagree: what the house plays, and why. Expansions have numbers of their own. */
export interface Ruling {
  readonly ruling: readonly (number | string)[]
  readonly says: string
  readonly why: string
}

/** How a ruling is named to a reader: by its numbers alone, whichever count they belong to. */
export const numbersOf = ({ ruling }: Ruling): string =>
  ruling.map((number) => String(number).replace(/^R-0*/, '')).join(', ')

/** The blocks of a section, rulings that follow one another together. */
export function gathered(
  blocks: readonly Block[],
): (Exclude<Block, Ruling> | { readonly rulings: readonly Ruling[] })[] {
  const parts: (Exclude<Block, Ruling> | { readonly rulings: Ruling[] })[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (!('ruling' in block)) parts.push(block)
    else if (last && 'rulings' in last) last.rulings.push(block)
    else parts.push({ rulings: [block] })
  }
  return parts
}

export const numbered = (book: Rulebook): readonly Chapter[] => book.chapters.filter(({ icon }) => icon === undefined)
export const expansionsIn = (book: Rulebook): readonly Chapter[] =>
  book.chapters.filter(({ icon }) => icon !== undefined)

export const cardsIn = (section: Section): readonly Card[] =>
  section.blocks.flatMap((block) => ('cards' in block ? block.cards : []))

/** Something in another chapter that changes a rule: its name, and what it says or where it stands. */
export interface Change {
  readonly to: string
  readonly icon: string
  readonly name: string
  readonly says: string
}

/** What a card does; what it is worth at the end stands below that. */
const gistOf = ({ lines }: Card): string =>
  lines
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ')

/** What changes the rules of a chapter, in the order of the book's list. */
export function changesOf(book: Rulebook, chapter: string): Change[] {
  return (book.changes?.[chapter] ?? []).flatMap((to) => {
    const [id, place] = to.split('#')
    const from = book.chapters.find((one) => one.id === id)
    const section = from?.sections.find((one) => one.id === place)
    const card = from?.sections.flatMap(cardsIn).find((one) => one.id === place)
    if (!from?.icon) return []
    if (section) return [{ to, icon: from.icon, name: section.title, says: from.title }]
    return card ? [{ to, icon: card.icon, name: card.title, says: gistOf(card) }] : []
  })
}
