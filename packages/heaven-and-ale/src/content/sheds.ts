/** Neighbours of a site are numbered 0 to 5 clockwise from the east. */
export interface Shed {
  readonly id: string
  /** Range of the sum of fertilities around the site. */
  readonly from: number
  readonly to: number
  readonly steps: number
  /** The sets of neighbours it may activate, in ascending order. */
  readonly targets: readonly (readonly number[])[]
}

const SIDES = [0, 1, 2, 3, 4, 5]

export const SHEDS: readonly Shed[] = [
  { id: 'T0', from: 0, to: 7, steps: 6, targets: [] },
  { id: 'T1', from: 8, to: 11, steps: 3, targets: subsets(1) },
  { id: 'T2', from: 12, to: 17, steps: 1, targets: subsets(2).filter(([a, b]) => b - a === 3) },
  { id: 'T3', from: 18, to: 23, steps: 1, targets: subsets(3).filter(([a, b, c]) => b - a === 2 && c - b === 2) },
  { id: 'T4', from: 24, to: 30, steps: 0, targets: subsets(4) },
]

export const HIGHEST_SUM = 30

/** Shed by sum. */
export const SHED_OF_SUM = Int8Array.from({ length: HIGHEST_SUM + 1 }, (_, sum) =>
  SHEDS.findIndex((shed) => shed.from <= sum && sum <= shed.to),
)
export const SHED_STEPS = Int8Array.from(SHEDS, (shed) => shed.steps)
export const TARGET_COUNT = Int8Array.from(SHEDS, (shed) => shed.targets.length)

/** Bit set of neighbours by shed and option. */
export const MOST_TARGETS = 15
export const TARGET_MASK = new Int8Array(SHEDS.length * MOST_TARGETS)
SHEDS.forEach((shed, type) => {
  shed.targets.forEach((sides, option) => {
    TARGET_MASK[type * MOST_TARGETS + option] = sides.reduce((mask, side) => mask | (1 << side), 0)
  })
})

/** Subsets of the six sides of one size, in ascending order. */
function subsets(size: number, from = 0): number[][] {
  if (size === 0) return [[]]
  return SIDES.filter((side) => side >= from).flatMap((side) =>
    subsets(size - 1, side + 1).map((rest) => [side, ...rest]),
  )
}
