/** Goals of the barrels, each with one large and one small barrel. */
export const GOALS = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10', 'G11', 'G12'] as const
export type Goal = (typeof GOALS)[number]

/** Goals as bits of a set. */
export const G1 = 1 << 0
export const G2 = 1 << 1
export const G3 = 1 << 2
export const G4 = 1 << 3
export const G5 = 1 << 4
export const G6 = 1 << 5
export const G7 = 1 << 6
export const G8 = 1 << 7
export const G9 = 1 << 8
export const G10 = 1 << 9
export const G11 = 1 << 10
export const G12 = 1 << 11

export const LARGE_POINTS = 4
export const SMALL_POINTS = 2

/** Thresholds named by the goals. */
export const TILES_OF_ONE_FERTILITY = 6
export const SHEDS_OF_ONE_TYPE = 3
export const DIFFERENT_SHEDS = 4
export const CARDS_PLACED = 3
