import type { Likes, Personality } from '../personality.ts'

/** What may be liked at Heaven & Ale: a ducat in hand, a monk in the garden, a barrel one has or is on the way to. */
export type AleThing = 'ducat' | 'monk' | 'barrel'

export const INDIFFERENT: Likes<AleThing> = { ducat: 0, monk: 0, barrel: 0 }

export const alePersonalities: readonly Personality<AleThing>[] = [
  { id: 'usurer', likes: { ducat: 0.1 } },
  { id: 'abbot', likes: { monk: 0.8 } },
  { id: 'cooper', likes: { barrel: 5 } },
]
