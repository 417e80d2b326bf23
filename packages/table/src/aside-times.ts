/** Seconds of questions outside a turn, in live play: what a host may choose from, and what holds where nothing was chosen. */
export const ASIDE_TIMES = {
  /** A window lasts at least so long, whatever is answered. */
  beat: { least: 1, most: 5, usual: 2 },
  /** For an answer, or for a window somebody waits in. */
  limit: { least: 5, most: 60, usual: 12 },
} as const

/** Where two people play each other everybody knows who is thinking. */
export const isStrictAsUsual = (seats: readonly { readonly kind: string }[]): boolean =>
  seats.length === 2 && seats.every(({ kind }) => kind !== 'bot')
