import type { Colour } from '../content/condition.ts'
import { COLOURS } from '../content/places.ts'
import { inSplit, splitMove } from '../engine/moves.ts'
import type { RaceState } from '../engine/state.ts'
import type { Cubes } from '../events.ts'

export function discard(s: RaceState, seat: number, colour: number, count: number): void {
  const at = seat * 4 + colour
  s.cubes[at] = s.cubes[at] - count
}

/** How many colours the seat carries. */
export function coloursCarried(s: RaceState, seat: number): number {
  let colours = 0
  for (let colour = 0; colour < 4; colour++) if (s.cubes[seat * 4 + colour] > 0) colours++
  return colours
}

/** The first colour the seat carries, in the order of the colours. */
export function firstCarried(s: RaceState, seat: number): number {
  let colour = 0
  while (s.cubes[seat * 4 + colour] === 0) colour++
  return colour
}

/** Every way to take `need` beers out of four heaps, most yellow first, behind `from` others. Returns how many there are then. */
export function writeSplits(heaps: ArrayLike<number>, at: number, need: number, out: Int32Array, from = 0): number {
  let count = from
  const yellows = least(heaps[at], need)
  for (let yellow = yellows; yellow >= 0; yellow--) {
    const browns = least(heaps[at + 1], need - yellow)
    for (let brown = browns; brown >= 0; brown--) {
      const reds = least(heaps[at + 2], need - yellow - brown)
      for (let red = reds; red >= 0; red--) {
        const black = need - yellow - brown - red
        if (black <= heaps[at + 3]) out[count++] = splitMove(yellow, brown, red, black)
      }
    }
  }
  return count
}

const least = (a: number, b: number): number => Math.min(a, b)

export const splitOf = (beers: Int8Array): number => splitMove(beers[0], beers[1], beers[2], beers[3])

const LETTERS = ['Y', 'N', 'R', 'K']

/** The cubes of a split in notation: `YYK`. */
export const splitLetters = (split: number): string =>
  LETTERS.map((letter, colour) => letter.repeat(inSplit(split, colour))).join('')

/** The cubes of a split by name. */
export function splitCubes(split: number): Cubes {
  const cubes: { [colour in Colour]?: number } = {}
  COLOURS.forEach((colour, at) => {
    if (inSplit(split, at) > 0) cubes[colour] = inSplit(split, at)
  })
  return cubes
}

/** Absent players part with the most numerous colour; among equals yellow, brown, black, red. */
export const PARTING_ORDER = Int8Array.of(0, 1, 3, 2)

/** Given a choice they take the colour they have least of, with the same order among equals. */
export function fewest(heaps: ArrayLike<number>, at: number): number {
  let best = 0
  for (const colour of PARTING_ORDER) if (heaps[at + colour] < heaps[at + best]) best = colour
  return best
}

export function mostNumerous(heaps: ArrayLike<number>, at: number): number {
  let best = 0
  for (const colour of PARTING_ORDER) if (heaps[at + colour] > heaps[at + best]) best = colour
  return best
}
