export const SIDES = ['boardgame.io', 'state only', 'estaminet'] as const
/** This house; boardgame.io, sending all that is needed to draw; and boardgame.io as it comes, sending its state. */
export type Side = (typeof SIDES)[number]
