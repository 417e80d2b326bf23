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
}

export interface Chapter {
  readonly id: string
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
  | Ruling
  | { /** One of the game's `rulebook/figures.tsx`. */ readonly figure: string; readonly caption: string }

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Where the rulebooks are silent or disagree: what the house plays, and why. */
export interface Ruling {
  readonly ruling: readonly number[]
  readonly says: string
  readonly why: string
}

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
