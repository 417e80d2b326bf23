import { placeNumber } from '../../content/places.ts'
import { ZYTHOLOGIST } from '../../content/solo.ts'

/** His last walk, as it is counted in `lastWalk`: to the Grand Place, and from there round Brussels. */
export const HOMEWARDS = 1
export const ROUND_FROM = 2

/** The breweries he goes round. */
export const ROUND = Int8Array.from(ZYTHOLOGIST.lastWalk, placeNumber)

/** Where he goes next on his round, and what comes after it. */
export const roundStop = (walk: number): number => ROUND[walk - ROUND_FROM]
export const afterStop = (walk: number): number => ROUND_FROM + ((walk - ROUND_FROM + 1) % ROUND.length)
