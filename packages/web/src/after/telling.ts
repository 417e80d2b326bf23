import type { Insight } from './insight.ts'
import type { Story, Untold } from './story.ts'

/** Asks the worker for what it had no time for. */
export const GO_ON = 'go on'

export type FromTeller =
  | { readonly t: 'story'; readonly story: Story }
  /** How much of the close look is done. */
  | { readonly t: 'progress'; readonly share: number }
  | { readonly t: 'insight'; readonly insight: Insight }
  | ({ readonly t: 'untold' } & Untold)
