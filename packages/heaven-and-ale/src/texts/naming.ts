import type { Colour, Monk } from '../content/tiles.ts'

/** Events and views name tiles ('hops 3', 'M2'); readers see an ingredient with its fertility, or a monk by name. */
export function tileNamer(
  ingredients: Readonly<Record<Colour, string>>,
  monks: Readonly<Record<Monk, { name: string }>>,
) {
  const words = new Map<string, string>(Object.entries(ingredients))
  for (const [monk, { name }] of Object.entries(monks)) words.set(monk, name)
  return (tile: string): string => {
    const [kind, ...fertility] = tile.split(' ')
    return [words.get(kind) ?? kind, ...fertility].join(' ')
  }
}

/** Hexes are known by their side and what lies there: 's4' is in the sun, 'd11' in the shade. */
export const sideOf = (hex: string): 'sunny' | 'shady' => (hex.startsWith('s') ? 'sunny' : 'shady')

/** A, B and C. */
export function lister(language: string): (items: readonly string[]) => string {
  let format: Intl.ListFormat | undefined
  return (items) => {
    if (items.length < 2) return items.join()
    // It takes long to make the first time: not before a sentence needs it.
    format ??= new Intl.ListFormat(language, { type: 'conjunction' })
    return format.format(items)
  }
}

/** A number with its noun, by the language's own rule: 1 step, 2 steps; 0 step in French. */
export function counter(language: string): (n: number, one: string, other: string) => string {
  let rules: Intl.PluralRules | undefined
  return (n, one, other) => {
    rules ??= new Intl.PluralRules(language)
    return `${n} ${rules.select(n) === 'one' ? one : other}`
  }
}

/** A space of the production track, with a true minus sign. */
export const trackSpace = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)
