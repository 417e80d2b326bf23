/** Goals of the barrels, each with one large and one small barrel. */
export const GOALS = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10', 'G11', 'G12'] as const
export type Goal = (typeof GOALS)[number]

export const LARGE_POINTS = 4
export const SMALL_POINTS = 2

/** Thresholds named by the goals. */
export const TILES_OF_ONE_FERTILITY = 6
export const SHEDS_OF_ONE_TYPE = 3
export const DIFFERENT_SHEDS = 4
export const CARDS_PLACED = 3
