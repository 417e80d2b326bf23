import type { Colour } from '../../content/condition.ts'
import { PIXEL_LETTER, type PixelCard, type PixelId, pixels } from '../../content/pixels.ts'
import { COLOURS } from '../../content/places.ts'
import type { Cubes } from '../../events.ts'

export interface LaidCell {
  /** What the drawing asks for here; nothing outside it. */
  readonly wants: Colour | null
  readonly holds: Colour | 'joker' | null
  /** It belongs to the drawing and lies right; it is still missing there; it lies beside it; nothing does. */
  readonly is: 'right' | 'missing' | 'spare' | 'free'
}

/** A drawing as it lies in a backpack. Beers may be moved at any time, so it is shown as far as it goes. */
export interface LaidDrawing {
  readonly points: number
  /** Row by row from the top, as on the card. */
  readonly cells: readonly LaidCell[]
  /** Jokers that lie in it. */
  readonly jokers: number
  /** What is missing beyond them. */
  readonly missing: Cubes
  readonly isReady: boolean
}

/** What jokers stand for first: the beers that are hardest to find. */
const RAREST_FIRST = ['red', 'black', 'brown', 'yellow'] as const satisfies readonly Colour[]

const cardOf = (id: PixelId): PixelCard | undefined => pixels.find((card) => card.id === id)

/** What each cell of a card asks for, row by row from the top. */
const cellsOf = (id: PixelId): (Colour | null)[] =>
  [...(cardOf(id)?.grid ?? '')].flatMap((letter) =>
    letter === '/' ? [] : [COLOURS.find((colour) => PIXEL_LETTER[colour] === letter) ?? null],
  )

/**
 * Lays a drawing into a backpack with as few jokers as it can, or with just those beers that are `used` for it. What is left over
 * lies beside it.
 */
export function layDrawing(id: PixelId, beers: Cubes, jokers: number, used?: Cubes): LaidDrawing {
  const wanted = cellsOf(id)
  const need = (colour: Colour): number => wanted.filter((cell) => cell === colour).length
  const taken = countOf((colour) => Math.min(beers[colour] ?? 0, used ? (used[colour] ?? 0) : need(colour)))
  const gaps = countOf((colour) => need(colour) - taken[colour])
  const stands = { ...NONE }
  let left = jokers
  for (const colour of RAREST_FIRST) {
    stands[colour] = Math.min(left, gaps[colour])
    left -= stands[colour]
  }
  const missing = countOf((colour) => gaps[colour] - stands[colour])
  const spare = [
    ...COLOURS.flatMap((colour) => Array<Colour>((beers[colour] ?? 0) - taken[colour]).fill(colour)),
    ...Array<'joker'>(left).fill('joker'),
  ]
  return {
    points: cardOf(id)?.vp ?? 0,
    cells: withSpare(withDrawing(wanted, taken, stands), spare),
    jokers: jokers - left,
    missing: Object.fromEntries(Object.entries(missing).filter(([, count]) => count > 0)),
    isReady: Object.values(missing).every((count) => count === 0),
  }
}

type Counts = Record<Colour, number>
const NONE: Readonly<Counts> = { yellow: 0, brown: 0, red: 0, black: 0 }

const countOf = (count: (colour: Colour) => number): Counts => ({
  yellow: count('yellow'),
  brown: count('brown'),
  red: count('red'),
  black: count('black'),
})

/** Of each colour first the beers, then the jokers that stand for some, then what is missing. */
function withDrawing(wanted: readonly (Colour | null)[], taken: Counts, stands: Counts): LaidCell[] {
  const beers = { ...taken }
  const jokers = { ...stands }
  return wanted.map((wants): LaidCell => {
    if (wants === null) return { wants, holds: null, is: 'free' }
    if (beers[wants]-- > 0) return { wants, holds: wants, is: 'right' }
    if (jokers[wants]-- > 0) return { wants, holds: 'joker', is: 'right' }
    return { wants, holds: null, is: 'missing' }
  })
}

/** What is no part of it lies in the free places from the bottom up, and in its gaps where there are no others. */
function withSpare(cells: readonly LaidCell[], spare: readonly (Colour | 'joker')[]): LaidCell[] {
  const laid = [...cells]
  const places = [...cells.keys()].reverse()
  const empty = [
    ...places.filter((at) => cells[at].is === 'free'),
    ...places.filter((at) => cells[at].is === 'missing'),
  ]
  spare.forEach((holds, n) => {
    const at = empty[n]
    laid[at] = { ...laid[at], holds, is: laid[at].wants === null ? 'spare' : 'missing' }
  })
  return laid
}
