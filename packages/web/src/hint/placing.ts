/** Where something lies on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where the hint lies, for the style of its card. */
export type Spot = {
  readonly left?: string
  readonly top?: string
  readonly bottom?: string
  readonly width: string
  readonly 'max-height': string
}

const GAP = 8
const WIDEST = 440
const NARROWEST = 320
/** Room for three choices. */
const HIGH = 250

/**
 * Beside the slate, never on it: whoever reads the hint can press what it names. Below the slate, to its right, above it, to
 * its left, in this order, where there is room; else where most of it is.
 */
export function besideSlate(slate: Box, floor: Box): Spot {
  const spots = [
    { room: floor.bottom - slate.bottom, spot: below },
    { room: floor.right - slate.right, spot: toTheRight },
    { room: slate.top - floor.top, spot: above },
    { room: slate.left - floor.left, spot: toTheLeft },
  ]
  const enough = [HIGH, NARROWEST, HIGH, NARROWEST]
  const fits = spots.find(({ room }, at) => room >= enough[at] + 2 * GAP)
  return (fits ?? (spots[2].room >= spots[3].room ? spots[2] : spots[3])).spot(slate, floor)
}

const px = (length: number): string => `${Math.round(length)}px`
const widthIn = (room: number): string => px(Math.min(WIDEST, room - 2 * GAP))

const below = (slate: Box, floor: Box): Spot => ({
  left: px(Math.max(slate.left, floor.left + GAP)),
  top: px(slate.bottom + GAP),
  width: widthIn(slate.right - slate.left + 2 * GAP),
  'max-height': px(floor.bottom - slate.bottom - 2 * GAP),
})
const above = (slate: Box, floor: Box): Spot => ({
  left: px(Math.max(slate.left, floor.left + GAP)),
  top: px(floor.top + GAP),
  width: widthIn(Math.min(slate.right, floor.right) - Math.max(slate.left, floor.left)),
  'max-height': px(slate.top - floor.top - 2 * GAP),
})
const toTheRight = (slate: Box, floor: Box): Spot => ({
  left: px(slate.right + GAP),
  bottom: px(GAP),
  width: widthIn(floor.right - slate.right),
  'max-height': px(floor.bottom - floor.top - 2 * GAP),
})
const toTheLeft = (slate: Box, floor: Box): Spot => ({
  left: px(Math.max(floor.left + GAP, slate.left - GAP - WIDEST)),
  bottom: px(GAP),
  width: widthIn(slate.left - floor.left),
  'max-height': px(floor.bottom - floor.top - 2 * GAP),
})
