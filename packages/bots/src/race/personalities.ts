import type { Likes, Personality } from '../personality.ts'

/** What may be liked at the race: a tasting, a bottle or coaster, a ride by bicycle, a step on the track of cheers, a brewery seen. */
export type RaceThing = 'tasting' | 'keepsake' | 'ride' | 'cheers' | 'brewery'

export const INDIFFERENT: Likes<RaceThing> = { tasting: 0, keepsake: 0, ride: 0, cheers: 0, brewery: 0 }

export const racePersonalities: readonly Personality<RaceThing>[] = [
  { id: 'taster', likes: { tasting: 1.5 } },
  { id: 'collector', likes: { keepsake: 2.5 } },
  { id: 'cyclist', likes: { ride: 1.2 } },
  { id: 'socialite', likes: { cheers: 4 } },
  { id: 'sprinter', likes: { brewery: 2 } },
]
