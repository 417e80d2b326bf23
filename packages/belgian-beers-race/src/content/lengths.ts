/** The two lengths of the game, as far as they differ. */
export interface Length {
  readonly days: readonly number[]
  readonly start: 'grand-place' | 'chosen'
  /** As many level 3 cards as players, or none. */
  readonly levelThree: boolean
  /** Level 2 is shuffled in after day 1, or waits for level 1 to run out. */
  readonly levelTwo: 'after-day-1' | 'when-level-1-runs-out'
}

export const LENGTHS: Readonly<Record<string, Length>> = {
  base: { days: [24, 32, 24], start: 'grand-place', levelThree: true, levelTwo: 'after-day-1' },
  short: { days: [24, 24], start: 'chosen', levelThree: false, levelTwo: 'when-level-1-runs-out' },
}

export const LENGTH_NAMES: readonly string[] = Object.keys(LENGTHS)
export const lengthOf = (length: number): Length => LENGTHS[LENGTH_NAMES[length]]
/** Cards print other numbers for the short game. */
export const isShort = (length: number): boolean => LENGTH_NAMES[length] === 'short'
