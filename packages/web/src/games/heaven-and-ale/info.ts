import type { AleChoice } from '@estaminet/heaven-and-ale'
import type { Choice } from '@estaminet/table'

/** The protocol carries the description as plain JSON; this is the one place that says whose it is. */
export const infoOf = (choice: Choice): AleChoice => choice.info as AleChoice
