/** The colours of the pieces, by seat. */
export const PLAYER_COLOURS = ['blue', 'purple', 'pink', 'green'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]
