/** The four places of the start area; each holds one figure. */
export const PLACES = ['first', 'brew', 'mark', 'cash'] as const
export type Place = (typeof PLACES)[number]

export const FIRST = 0
export const BREW = 1
export const MARK = 2
export const CASH = 3

/** Income of a place: steps of the brewmaster, steps of one marker, ducats. */
export const BREW_STEPS = 1
export const MARK_STEPS = 2
export const CASH_DUCATS = 2
/** What standing on FIRST is worth when the game ends. */
export const FIRST_POINTS = 1
