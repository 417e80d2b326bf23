import type { Colour } from './condition.ts'
import { COLOURS } from './places.ts'

/** A drawing in the backpack. Beers may be rearranged at any time, so only what it needs decides; the grid is what one sees. */
export interface PixelCard {
  readonly id: string
  /** Rows from the top, three cells each: a beer or a dot. */
  readonly grid: string
  /** As printed below the drawing. */
  readonly need: string
  readonly level: 'easy' | 'medium' | 'hard'
  readonly vp: number
}

// biome-ignore format: one card a line reads as a table
const cards = [
  { id: 'PX-01', grid: '.Y./.Y./.Y./...', need: '3Y', level: 'easy', vp: 4 },
  { id: 'PX-02', grid: '.../.../RNN/...', need: '2N 1R', level: 'easy', vp: 6 },
  { id: 'PX-03', grid: '.R./.Y./.K./...', need: '1Y 1K 1R', level: 'easy', vp: 7 },
  { id: 'PX-04', grid: 'YY./YY./.../...', need: '4Y', level: 'easy', vp: 5 },
  { id: 'PX-05', grid: '.../.NN/.NN/...', need: '4N', level: 'easy', vp: 6 },
  { id: 'PX-06', grid: 'YN./NY./.../...', need: '2Y 2N', level: 'easy', vp: 7 },
  { id: 'PX-07', grid: 'N../YN./.../...', need: '1Y 2N', level: 'easy', vp: 6 },
  { id: 'PX-08', grid: '.../K.K/.Y./...', need: '1Y 2K', level: 'easy', vp: 6 },
  { id: 'PX-09', grid: 'NN./YY./YY./...', need: '4Y 2N', level: 'medium', vp: 9 },
  { id: 'PX-10', grid: 'RRR/.Y./.Y./...', need: '2Y 3R', level: 'medium', vp: 9 },
  { id: 'PX-11', grid: 'KYR/KYR/.../...', need: '2Y 2K 2R', level: 'medium', vp: 11 },
  { id: 'PX-12', grid: '.Y./K.K/.Y./.K.', need: '2Y 3K', level: 'medium', vp: 9 },
  { id: 'PX-13', grid: '.N./NYN/.N./...', need: '1Y 4N', level: 'medium', vp: 8 },
  { id: 'PX-14', grid: '.Y./YYY/.Y./...', need: '5Y', level: 'medium', vp: 6 },
  { id: 'PX-15', grid: '.R./RRR/.N./...', need: '1N 4R', level: 'medium', vp: 10 },
  { id: 'PX-16', grid: 'K.K/N.N/K.K/...', need: '2N 4K', level: 'medium', vp: 10 },
  { id: 'PX-17', grid: 'NNN/N.N/..Y/.YY', need: '3Y 5N', level: 'hard', vp: 11 },
  { id: 'PX-18', grid: '.K./.K./NKN/NNN', need: '5N 3K', level: 'hard', vp: 12 },
  { id: 'PX-19', grid: 'K.K/.../Y.Y/YYY', need: '5Y 2K', level: 'hard', vp: 10 },
  { id: 'PX-20', grid: 'R.R/RRR/.R./...', need: '6R', level: 'medium', vp: 11 },
  { id: 'PX-21', grid: '.../Y.Y/YRY/YKY', need: '6Y 1K 1R', level: 'hard', vp: 12 },
  { id: 'PX-22', grid: 'KKK/KYK/KKK/...', need: '1Y 8K', level: 'hard', vp: 15 },
  { id: 'PX-23', grid: '.R./NRN/NYN/K.K', need: '1Y 4N 2K 2R', level: 'hard', vp: 16 },
  { id: 'PX-24', grid: 'YRY/NKN/YRY/...', need: '4Y 2N 1K 2R', level: 'hard', vp: 15 },
] as const satisfies readonly PixelCard[]

export type PixelId = (typeof cards)[number]['id']
/** The 24 drawings. */
export const pixels: readonly (PixelCard & { readonly id: PixelId })[] = cards

export const PIXEL_ROWS = 4
export const PIXEL_COLUMNS = 3
export const PIXEL_HAND = 2
export const PIXEL_CUBES_PER_PURCHASE = 4
/** So that a backpack of nine can still hold every drawing. */
export const LARGEST_DRAWING = 9

/** The beers as they are written in a grid. */
export const PIXEL_LETTER: Readonly<Record<Colour, string>> = { yellow: 'Y', brown: 'N', red: 'R', black: 'K' }
/** A beer in a drawing, in tenths of a point: rare colours pay more. */
const TENTHS: Readonly<Record<Colour, number>> = { yellow: 10, brown: 11, red: 16, black: 14 }

/** What a drawing needs, in the order of COLOURS. */
export const gridNeed = (grid: string): readonly number[] =>
  COLOURS.map((colour) => grid.split(PIXEL_LETTER[colour]).length - 1)

/** What it is worth: its beers, rounded up, and a point for each colour. */
export function drawingPoints(need: readonly number[]): number {
  const tenths = COLOURS.reduce((sum, colour, at) => sum + TENTHS[colour] * need[at], 0)
  return Math.ceil(tenths / 10) + need.filter((n) => n > 0).length
}

/** The needs of all cards, at card * 4 + colour. */
export const PIXEL_NEED = Int8Array.from(pixels.flatMap((card) => gridNeed(card.grid)))
