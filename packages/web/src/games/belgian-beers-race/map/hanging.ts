import { type ChipSpot, covers, crowded, doubtful, type Hanging, hangChips, NEAR } from './chips.ts'
import { type Box, signScale } from './geometry.ts'

/** A road with prices. */
interface PricedRoad {
  readonly road: string
  readonly from: string
  readonly to: string
  /** By how many means it can be taken. */
  readonly means: number
}

export interface HungChips {
  readonly spots: ReadonlyMap<string, ChipSpot>
  /** Whether there is room for the prices of all means. */
  readonly all: boolean
  readonly small: boolean
  /** The roads whose chips name where they lead: they may be taken for the price of something else. */
  readonly named: ReadonlyMap<string, number>
}

/** With more roads than this nobody looks for room for all prices on one chip. */
const ROADS_WITH_ALL = 4
/** A chip with the price of one means, and the smaller one for dense corners. */
const CHIP = { w: 46, h: 25 }
const SMALL_CHIP = { w: 39, h: 22 }
/** Each further means makes a chip longer by this much. */
const CHIP_STEP = 29
/** How much longer the name of where it leads makes a chip. */
const NAME: Readonly<Record<number, number>> = { 1: 15, 2: 21, 3: 32 }
export const nameWidth = (to: string): number => NAME[to.length] ?? 0

/** The largest chips that cover nothing, in a window with so many pixels to a unit of the page. */
export function chooseChips(
  roads: readonly PricedRoad[],
  zoom: number,
  taken: readonly Box[],
  inSight: Box,
): HungChips | undefined {
  const unit = 1 / zoom
  const scale = signScale(zoom) * unit
  const unclearOf = (spots: ReadonlyMap<string, ChipSpot>): string[] => [
    ...crowded(spots, NEAR * unit),
    ...doubtful(spots, scale, NEAR * unit),
  ]
  const most = Math.max(1, ...roads.map(({ means }) => means))
  const sizes = [
    ...(roads.length <= ROADS_WITH_ALL ? [{ w: 10 + CHIP_STEP * most, h: CHIP.h, all: true }] : []),
    { ...CHIP, all: false },
    { ...SMALL_CHIP, all: false },
  ]
  let hung: HungChips | undefined
  for (const { w, h, all } of sizes) {
    const [size, named] = [{ w: w * unit, h: h * unit }, new Map<string, number>()]
    const isLast = h === SMALL_CHIP.h
    const hanging: Hanging = { inSight, named, scale, unit, known: new Map() }
    let spots = hangChips(roads, size, taken, hanging)
    if (!isLast && covers(spots, taken)) continue
    // A name makes a chip longer, which may bring it close to another.
    for (let unclear = unclearOf(spots); unclear.some((road) => !named.has(road)); unclear = unclearOf(spots)) {
      for (const { road, to } of roads) if (unclear.includes(road)) named.set(road, nameWidth(to) * unit)
      spots = hangChips(roads, size, taken, hanging)
    }
    hung = { spots, all, small: isLast, named }
    if (!covers(spots, taken)) break
  }
  return hung
}
