import { LETTERS, type Letter } from './ring.ts'
import { COLOUR_MASK, COLOURS, MONKS, monkTile, RESOURCES_MASK } from './tiles.ts'

export interface Box {
  readonly id: string
  /** The letter of the discs it takes, beside ABC. */
  readonly letter: Exclude<Letter, 'ABC'>
  /** Bit set of the tiles it refers to: one of them must lie in the garden. */
  readonly tiles: number
}

export const BOXES: readonly Box[] = [
  { id: 'X', letter: 'A', tiles: RESOURCES_MASK },
  ...COLOURS.map((id, colour): Box => ({ id, letter: 'C', tiles: COLOUR_MASK[colour] })),
  ...MONKS.map((id, monk): Box => ({ id, letter: 'B', tiles: 1 << monkTile(monk) })),
]

export const NUMBER_BOX = 0
export const FIRST_COLOUR_BOX = 1
export const FIRST_MONK_BOX = 6

const PAIR_NAMES: readonly (readonly [string, string])[] = [
  ['X', 'wood'],
  ['yeast', 'hops'],
  ['water', 'barley'],
  ['M1', 'M2'],
  ['M3', 'M4'],
]

const boxNamed = (id: string) => BOXES.findIndex((box) => box.id === id)
export const PAIRS: readonly (readonly [number, number])[] = PAIR_NAMES.map(([a, b]) => [boxNamed(a), boxNamed(b)])

export const PAIR_OF = Int8Array.from(BOXES, (_, box) => PAIRS.findIndex((pair) => pair.includes(box)))
/** Bit set of the two boxes of each pair. */
export const PAIR_MASK = Int16Array.from(PAIRS, ([a, b]) => (1 << a) | (1 << b))
export const BOX_TILES = Int32Array.from(BOXES, (box) => box.tiles)

/** Bit set of the boxes each letter allows. */
export const LETTER_BOXES = Int16Array.from(LETTERS, (letter) =>
  BOXES.reduce((mask, box, at) => (letter === 'ABC' || box.letter === letter ? mask | (1 << at) : mask), 0),
)
export const MONK_BOXES = LETTER_BOXES[LETTERS.indexOf('B')]
export const COLOUR_BOXES = LETTER_BOXES[LETTERS.indexOf('C')]
