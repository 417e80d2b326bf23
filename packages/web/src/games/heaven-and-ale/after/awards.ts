import type { Contest } from '../../../after/awards.ts'
import type { AleTale, Gardener } from './tale.ts'

/** What is noticed in an abbey, with its sign and where it begins to be remarkable. */
const NOTICED = [
  ['sunny', 'sun', 8],
  ['shady', 'shade', 8],
  ['sheds', 'shed', 2],
  ['monks', 'monk-a', 3],
  ['barrels', 'barrel-large', 2],
  ['brewmaster', 'brewmaster', 9],
  ['stretch', 'swing', 8],
  ['spare', 'barley', 6],
  ['ducats', 'ducat', 4],
  ['passed', 'arrow', 12],
  ['givenBack', 'privilege', 2],
] as const satisfies readonly (readonly [keyof Gardener, string, number])[]

export type Noticed = (typeof NOTICED)[number][0]

export const contestsOf = ({ gardeners }: AleTale): Contest<Noticed>[] =>
  NOTICED.map(([id, icon, least]) => ({ id, icon, least, counts: gardeners.map((one) => one[id]) }))
