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

/** A space of the production track, with a true minus sign. */
export const trackSpace = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)
