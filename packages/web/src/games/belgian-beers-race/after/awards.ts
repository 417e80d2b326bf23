import type { Contest } from '../../../after/awards.ts'
import type { Deeds, RaceTale } from './tale.ts'

/** What is noticed of a weekend on the road, with its sign and where it begins to be remarkable. */
const NOTICED: readonly (readonly [deed: keyof Deeds, icon: string, least: number])[] = [
  ['roads', 'detour', 6],
  ['bike', 'bicycle', 3],
  ['bus', 'bus', 3],
  ['lifts', 'hitchhike', 3],
  ['waits', 'late', 2],
  ['bottles', 'bottle', 2],
  ['coasters', 'coaster', 2],
  ['cards', 'lightning', 2],
  ['toasts', 'toast', 2],
  ['exchanges', 'swap', 2],
  ['cheese', 'cheese', 2],
  ['tents', 'camp', 1],
  ['stops', 'callday', 1],
  ['concerts', 'note', 2],
  ['fans', 'fans', 6],
  ['tricks', 'hinder', 2],
  ['boosts', 'boost', 2],
  ['targets', 'eye', 3],
  ['shields', 'shield', 1],
  ['drawings', 'pixel', 2],
  ['jokers', 'joker', 2],
  ['redraws', 'swap', 2],
  ['teamCards', 'team', 2],
  ['rain', 'rain', 20],
  ['sun', 'event', 20],
]

export const contestsOf = ({ deeds }: RaceTale): Contest<keyof Deeds>[] =>
  NOTICED.map(([id, icon, least]) => ({ id, icon, least, counts: deeds.map((one) => one[id]) }))
