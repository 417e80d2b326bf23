/** Colours of resources, in the order that settles ties without effect. */
export const COLOURS = ['wood', 'yeast', 'hops', 'water', 'barley'] as const
export type Colour = (typeof COLOURS)[number]

export const MONKS = ['M1', 'M2', 'M3', 'M4'] as const
export type Monk = (typeof MONKS)[number]

export const FERTILITIES = [1, 2, 3, 4, 5] as const

/** Copies of every (colour, fertility), and of every monk type, behind each back. */
export const RESOURCE_COPIES = { I: 2, II: 2 } as const
export const MONK_COPIES = { I: 3, II: 3 } as const
export const BACKS = ['I', 'II'] as const
export type Back = (typeof BACKS)[number]

/**
 * A tile in a state is one number: 0 nothing, 1 to 25 resources (colour by colour, fertility rising), 26 to 29 monks.
 */
export const NO_TILE = 0
export const RESOURCE_KINDS = COLOURS.length * FERTILITIES.length
export const FIRST_MONK = 1 + RESOURCE_KINDS
export const TILE_KINDS = FIRST_MONK + MONKS.length

export const resourceTile = (colour: number, fertility: number) => 1 + colour * FERTILITIES.length + fertility - 1
export const monkTile = (monk: number) => FIRST_MONK + monk
export const isMonk = (tile: number) => tile >= FIRST_MONK

/** Fertility by tile: what it costs, what it pays, what it adds to a site. Monks and nothing: 0. */
export const FERTILITY = new Int8Array(TILE_KINDS)
/** Colour by tile; -1 for monks and nothing. */
export const COLOUR = new Int8Array(TILE_KINDS).fill(-1)
/** Words by tile, as notation and views say them: ['hops', 3], ['M2']. */
export const TILE_WORDS: readonly (readonly (string | number)[])[] = wordsOfTiles()

/** Bit sets of tiles: the resources, each colour, each monk type, each fertility (index 1 to 5). */
export const RESOURCES_MASK = ((1 << FIRST_MONK) - 1) & ~1
export const COLOUR_MASK = COLOURS.map((_, colour) => maskOf((tile) => COLOUR[tile] === colour))
export const FERTILITY_MASK = [0, ...FERTILITIES].map((n) => (n === 0 ? 0 : maskOf((tile) => FERTILITY[tile] === n)))

export const tileName = (tile: number): string => TILE_WORDS[tile].join(' ')
const byName: ReadonlyMap<string, number> = new Map(TILE_WORDS.map((_, tile) => [tileName(tile), tile]))
/** The tile of this name; none where no tile has it. */
export const tileNamed = (name: string): number => byName.get(name) ?? NO_TILE

function wordsOfTiles(): (string | number)[][] {
  const words: (string | number)[][] = [[]]
  COLOURS.forEach((name, colour) => {
    for (const fertility of FERTILITIES) {
      const tile = resourceTile(colour, fertility)
      FERTILITY[tile] = fertility
      COLOUR[tile] = colour
      words[tile] = [name, fertility]
    }
  })
  MONKS.forEach((name, monk) => {
    words[monkTile(monk)] = [name]
  })
  return words
}

function maskOf(has: (tile: number) => boolean): number {
  let mask = 0
  for (let tile = 1; tile < TILE_KINDS; tile++) if (has(tile)) mask |= 1 << tile
  return mask
}
