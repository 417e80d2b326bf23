import { NATURE } from '@estaminet/kernel'
import { race, unpacked } from './table.ts'

/** Seat 0 at a brewery with the day before it; seat 1 is far ahead and away. */
export const alone = () => race(2).at(1, 34).disc(1, 23)
/** Seat 0 on its way from B5 to B6, where seats 1 and 2 stand; the same number of cubes for all. */
export const meeting = (cubes = 'YN', partner = 'YN', other = 'YN') =>
  race(3).at(0, 'B5').at(1, 'B6').at(2, 'B6').disc(1, 4).disc(2, 5).cubes(0, cubes).cubes(1, partner).cubes(2, other)
export const arriving = (table = meeting()) => table.play('hitch B6', 'roll tbbr')

/** A short game up to its first question. */
export function unfolded(seats: number) {
  const t = unpacked(seats, { length: 'short' }).nature('first 1')
  while (t.asked === NATURE) t.nature(Object.keys(t.outcomes())[0] ?? '')
  return t
}
