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

/** Seat 0 at 16 on space 4; the others wait at 18, on 20 and a space less for each seat, with a brown cube each. */
export const waitingAt18 = (seats = 2) => {
  const t = race(seats).at(0, 16).disc(0, 4)
  for (let seat = 1; seat < seats; seat++)
    t.at(seat, 18)
      .disc(seat, 21 - seat)
      .cubes(seat, 'N')
  return t
}
/** The shortest way from 16 to 18. */
export const LIFT = ['hitch 18', 'roll tbbr'] as const
