import type { Move } from '@estaminet/kernel'

const OPTION_BITS = 5
const OPTION_MASK = (1 << OPTION_BITS) - 1
/** The longest list of options of one step. */
export const MOST_OPTIONS = 1 << OPTION_BITS
/** The option that ends the purchases or places no card; always the last of its list. */
export const NO_MORE = OPTION_MASK

/** A move is its step and an option, so that it means the same in every position. */
export const moveOf = (step: number, option: number): Move => (step << OPTION_BITS) | option
export const stepOf = (move: Move): number => move >> OPTION_BITS
export const optionOf = (move: Move): number => move & OPTION_MASK
