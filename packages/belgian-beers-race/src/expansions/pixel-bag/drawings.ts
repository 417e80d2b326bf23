import { PIXEL_HAND, PIXEL_NEED, pixels } from '../../content/pixels.ts'
import { COLOURS } from '../../content/places.ts'
import { move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { Cubes, Tell } from '../../events.ts'
import { discard } from '../../rules/backpack.ts'
import { COMPLETED, cardIn, completed, pixelId, takeOut, tellBoth } from './cards.ts'
import { jokers } from './jokers.ts'
import { handful, JOKERS, numberOfHandful, readHandful } from './leaving.ts'
import type { PixelBagMove } from './moves.ts'
import { COMPLETE } from './numbers.ts'

/** Cells of each drawing. */
const SIZE = Int8Array.from(pixels, (_, card) => PIXEL_NEED.subarray(card * 4, card * 4 + 4).reduce((a, b) => a + b))

/** Beers may be rearranged at any time, so a drawing is ready as soon as jokers cover what is missing. */
const shortfall = (s: RaceState, seat: number, card: number): number => {
  let missing = 0
  for (let colour = 0; colour < 4; colour++)
    missing += Math.max(0, PIXEL_NEED[card * 4 + colour] - s.cubes[seat * 4 + colour])
  return missing
}

/** The points of the drawing in a slot, 0 where there is none, and how many beers it lacks beyond the jokers. */
export const pointsIn = (s: RaceState, seat: number, slot: number): number => {
  const card = cardIn(s, seat, slot)
  return card < 0 ? 0 : pixels[card].vp
}
export const lackingIn = (s: RaceState, seat: number, slot: number): number =>
  Math.max(0, shortfall(s, seat, cardIn(s, seat, slot)) - jokers(s)[seat])

const isReady = (s: RaceState, seat: number, slot: number): boolean =>
  cardIn(s, seat, slot) >= 0 && lackingIn(s, seat, slot) === 0

export const hasReady = (s: RaceState, seat: number): boolean => isReady(s, seat, 0) || isReady(s, seat, 1)

/** For every ready drawing every choice of cells that jokers fill, those with the fewest jokers first. */
export function writeDrawings(s: RaceState, seat: number, out: Int32Array, count: number): number {
  let written = count
  for (let slot = 0; slot < PIXEL_HAND; slot++) {
    if (!isReady(s, seat, slot)) continue
    const card = cardIn(s, seat, slot)
    const most = Math.min(jokers(s)[seat], SIZE[card])
    for (let used = shortfall(s, seat, card); used <= most; used++)
      written = writeWith(s, seat, slot, card, used, out, written)
  }
  return written
}

/** With exactly so many jokers: every way to take the rest from the beers, most yellow first. */
function writeWith(
  s: RaceState,
  seat: number,
  slot: number,
  card: number,
  used: number,
  out: Int32Array,
  count: number,
): number {
  const beers = SIZE[card] - used
  let written = count
  handful[JOKERS] = used
  for (let yellow = usable(s, seat, card, 0, beers); yellow >= 0; yellow--) {
    handful[0] = yellow
    for (let brown = usable(s, seat, card, 1, beers - yellow); brown >= 0; brown--) {
      handful[1] = brown
      for (let red = usable(s, seat, card, 2, beers - yellow - brown); red >= 0; red--) {
        const black = beers - yellow - brown - red
        if (usable(s, seat, card, 3, black) < black) break
        handful[2] = red
        handful[3] = black
        out[written++] = move(COMPLETE, numberOfHandful() * PIXEL_HAND + slot)
      }
    }
  }
  return written
}

/** Beers of a colour that are there, that the drawing has a cell for, and no more than `most`. */
const usable = (s: RaceState, seat: number, card: number, colour: number, most: number): number =>
  Math.min(s.cubes[seat * 4 + colour], PIXEL_NEED[card * 4 + colour], most)

/** Beers and jokers leave the backpack, the card goes face down to the owner's objectives, a new one is drawn at once. */
export function complete(s: RaceState, seat: number, argument: number, tell: Tell): void {
  const slot = argument % PIXEL_HAND
  const card = cardIn(s, seat, slot)
  readHandful((argument / PIXEL_HAND) | 0)
  for (let colour = 0; colour < 4; colour++) discard(s, seat, colour, handful[colour])
  jokers(s)[seat] -= handful[JOKERS]
  completed(s)[seat]++
  if (tell) {
    const event = { seat, slot: slot + 1, cubes: cubesOf(), jokers: handful[JOKERS], count: completed(s)[seat] }
    tellBoth(tell, seat, { type: 'pixel-bag/completed', ...event }, card)
  }
  takeOut(s, seat, slot, COMPLETED)
}

/** The beers of the handful by name. */
const cubesOf = (): Cubes =>
  Object.fromEntries(COLOURS.flatMap((colour, at) => (handful[at] > 0 ? [[colour, handful[at]]] : [])))

const LETTERS = ['Y', 'N', 'R', 'K', '*']

export function describeDrawing(s: RaceState, seat: number, argument: number): PixelBagMove {
  const slot = argument % PIXEL_HAND
  const card = cardIn(s, seat, slot)
  readHandful((argument / PIXEL_HAND) | 0)
  return {
    kind: 'pixel-bag/complete',
    say: ['complete', slot + 1, LETTERS.map((letter, at) => letter.repeat(handful[at])).join('')],
    slot: slot + 1,
    cubes: cubesOf(),
    jokers: handful[JOKERS],
    ...(card < 0 ? {} : { card: pixelId(card), points: pixels[card].vp }),
  }
}
