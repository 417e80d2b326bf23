import type { Box, Point } from './geometry.ts'

export type Corner = 'north-east' | 'north-west' | 'south-east' | 'south-west'

/** How the map's own buttons lie, and the corners they like, best first. */
export interface Buttons {
  readonly w: number
  readonly h: number
  readonly corners: readonly Corner[]
}

/** As the style sheet draws them: two in a row on a phone, four on a tablet, three on top of each other beside it. */
export const PHONE: Buttons = { w: 94, h: 44, corners: ['north-east', 'north-west', 'south-east', 'south-west'] }
/** Always in the same corner: where something can be pressed there they fold. */
export const TABLET: Buttons = { w: 194, h: 44, corners: ['south-west'] }
// The cards for the end of the game lie in the upper right corner.
export const WIDE: Buttons = { w: 40, h: 116, corners: ['south-east', 'south-west', 'north-west'] }

/** Folded into one, where there is room for no more. */
export const folded = ({ w, h, corners }: Buttons): Buttons => ({ w: Math.min(w, h), h: Math.min(w, h), corners })

/** So wide are the cards for the end of the game in the upper right corner of a wide map, and so high each line of them. */
export const CARDS = { w: 218, head: 36, line: 19.5 }
const WITH_CARDS = 700
/** What so many of them take of it. */
export const cardsIn = ({ w }: { readonly w: number }, count: number): Box =>
  w < WITH_CARDS || count === 0
    ? { x: 0, y: 0, w: 0, h: 0 }
    : { x: w - CARDS.w, y: 0, w: CARDS.w, h: CARDS.head + CARDS.line * count }

const MARGIN = 10
/** So far from the middle of a sign its name is written, and so far it can be pressed. */
const REACHES = [
  { x: 56, y: 34 },
  { x: 28, y: 26 },
]

export function boxIn(corner: Corner, { w, h }: Buttons, map: { readonly w: number; readonly h: number }): Box {
  return {
    x: corner.endsWith('west') ? MARGIN : map.w - MARGIN - w,
    y: corner.startsWith('north') ? MARGIN : map.h - MARGIN - h,
    w,
    h,
  }
}

/** The first corner in which the buttons hide no name of what can be pressed, or at least nothing to press; if any. */
export function freeCorner(
  buttons: Buttons,
  map: { readonly w: number; readonly h: number },
  signs: readonly Point[],
): Corner | undefined {
  for (const reach of REACHES) {
    const isFree = (corner: Corner): boolean => {
      const { x, y, w, h } = boxIn(corner, buttons, map)
      return !signs.some(
        ([px, py]) => px > x - reach.x && px < x + w + reach.x && py > y - reach.y && py < y + h + reach.y,
      )
    }
    const found = buttons.corners.find(isFree)
    if (found) return found
  }
  return undefined
}

/** Where every corner has a sign under it: the one whose nearest sign is furthest. */
export function clearestCorner(
  buttons: Buttons,
  map: { readonly w: number; readonly h: number },
  signs: readonly Point[],
): Corner {
  const clear = (corner: Corner): number => {
    const { x, y, w, h } = boxIn(corner, buttons, map)
    return Math.min(...signs.map(([px, py]) => Math.hypot(px - x - w / 2, py - y - h / 2)))
  }
  return buttons.corners.reduce((best, corner) => (clear(corner) > clear(best) ? corner : best))
}
