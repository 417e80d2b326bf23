import type { OptionSchema } from '@estaminet/kernel'

/** In which direction the start places are picked, from the first player on. */
export const PICKS = ['clockwise', 'counterclockwise'] as const
/** Whether the exchange of the final conversion runs until exhausted or may stop when money does better. */
export const EXCHANGES = ['exhaustive', 'optional'] as const

export const OPTIONS: OptionSchema = {
  picks: { type: 'choice', of: PICKS, default: 'clockwise' },
  exchange: { type: 'choice', of: EXCHANGES, default: 'exhaustive' },
}
