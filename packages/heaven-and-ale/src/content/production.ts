/** The production track: numbered spaces 1 to 20, below them unnumbered ones written 0, -1, -2 and so on. */
export const LOWEST_SPACE = -10
export const LAST_SPACE = 20

/** Printed start spaces: the markers in the order of the colours, and the brewmaster. */
export const MARKER_START: readonly number[] = [0, -2, -4, -6, -8]
export const BREWMASTER_START = -10

export const START_DUCATS = 25
/** What a step on the production track costs in the final conversion. */
export const DUCATS_PER_STEP = 10

export interface Band {
  readonly from: number
  readonly to: number
  readonly rate: number
  readonly multiplier: number
}

/** What the brewmaster's space is worth: `rate` steps back for one forward, and points per production step. */
export const BANDS: readonly Band[] = [
  { from: -10, to: 0, rate: 5, multiplier: 2 },
  { from: 1, to: 4, rate: 4, multiplier: 3 },
  { from: 5, to: 8, rate: 3, multiplier: 3 },
  { from: 9, to: 11, rate: 3, multiplier: 4 },
  { from: 12, to: 14, rate: 2, multiplier: 4 },
  { from: 15, to: 17, rate: 2, multiplier: 5 },
  { from: 18, to: 19, rate: 2, multiplier: 6 },
  { from: 20, to: 20, rate: 1, multiplier: 6 },
]

const bySpace = (value: (band: Band) => number) =>
  Int8Array.from({ length: LAST_SPACE - LOWEST_SPACE + 1 }, (_, i) => {
    const space = i + LOWEST_SPACE
    return BANDS.filter((band) => band.from <= space && space <= band.to).map(value)[0] ?? 0
  })

const RATES = bySpace((band) => band.rate)
const MULTIPLIERS = bySpace((band) => band.multiplier)

export const rateAt = (brewmaster: number): number => RATES[brewmaster - LOWEST_SPACE]
export const multiplierAt = (brewmaster: number): number => MULTIPLIERS[brewmaster - LOWEST_SPACE]
