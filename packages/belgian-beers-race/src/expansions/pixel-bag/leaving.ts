import { LARGEST_DRAWING } from '../../content/pixels.ts'
import { COLOURS } from '../../content/places.ts'

/**
 * What leaves a backpack for a drawing: beers of four colours and jokers, no more than the largest drawing has cells. Everybody sees
 * it, so a move may say it; the card it was for stays hidden, so a move must not say more. All such handfuls are numbered through,
 * by the number of yellow beers, then brown, red and black, then jokers.
 */
const KINDS = COLOURS.length + 1
export const JOKERS = COLOURS.length

/** How many handfuls of so many kinds have at most so many pieces, at kinds * WIDTH + most. */
const WIDTH = LARGEST_DRAWING + 1
const WAYS = new Int16Array((KINDS + 1) * WIDTH).fill(1, 0, WIDTH)
for (let kinds = 1; kinds <= KINDS; kinds++)
  for (let most = 0; most < WIDTH; most++)
    WAYS[kinds * WIDTH + most] = WAYS[(kinds - 1) * WIDTH + most] + (most > 0 ? WAYS[kinds * WIDTH + most - 1] : 0)

/** A handful while it is numbered or read: four colours and jokers. */
export const handful = new Int8Array(KINDS)

export function numberOfHandful(): number {
  let number = 0
  let most = LARGEST_DRAWING
  for (let kind = 0; kind < KINDS; kind++)
    for (let i = handful[kind]; i > 0; i--) number += WAYS[(KINDS - 1 - kind) * WIDTH + most--]
  return number
}

/** Reads it into `handful`. */
export function readHandful(number: number): void {
  let rest = number
  let most = LARGEST_DRAWING
  handful.fill(0)
  for (let kind = 0; kind < KINDS; kind++) {
    for (let ways = WAYS[(KINDS - 1 - kind) * WIDTH + most]; rest >= ways; ) {
      rest -= ways
      handful[kind]++
      ways = WAYS[(KINDS - 1 - kind) * WIDTH + --most]
    }
  }
}
