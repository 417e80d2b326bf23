import type { OptionSchema } from '@estaminet/kernel'

/** In which direction the start places are picked, from the first player on. */
export const PICKS: readonly string[] = ['clockwise', 'counterclockwise']
/** Whether the exchange of the final conversion runs until exhausted or may stop when money does better. */
export const EXCHANGES: readonly string[] = ['exhaustive', 'optional']

export const CLOCKWISE = 0
export const EXHAUSTIVE = 0

export const OPTIONS: OptionSchema = {
  picks: { type: 'choice', of: PICKS, default: 'clockwise', finePrint: true },
  exchange: { type: 'choice', of: EXCHANGES, default: 'exhaustive', finePrint: true },
}
