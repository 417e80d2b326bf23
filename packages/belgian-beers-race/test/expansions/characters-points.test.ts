import { describe, expect, it } from 'vitest'
import type { CharacterId } from '../../src/content/characters.ts'
import type { PlaceName } from '../../src/content/condition.ts'
import type { CardId } from '../../src/content/objectives.ts'
import { scoreCharacter } from '../../src/expansions/characters/scoring.ts'
import type { Table } from '../table.ts'
import { inCharacter } from './in-character.ts'
import { partsOf } from './parts.ts'
import { soloWith } from './together.ts'

// What the catalogue says, with the numbers changed for balance: written down once more, so that no card is compared with itself.

const BRUSSELS = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'] as const
const NORTH = [5, 10, 17, 21] as const
const EAST = [31, 33, 34] as const
const SOUTH = [14, 15, 28, 30] as const
const WEST = [1, 2, 4, 7, 8] as const
const BORDER = [...NORTH, ...EAST, ...SOUTH, ...WEST]
const YELLOW = [3, 4, 9, 11, 12, 14, 19, 21, 23, 24, 25, 27, 30, 32, 33, 34, 'B2', 'B3', 'B5', 'B6'] as const
const BROWN = [6, 7, 8, 10, 13, 16, 20, 22, 31, 'B1'] as const
const BLACK = [2, 5, 18, 29, 'B4'] as const
const RED = [1, 15, 17, 26, 28] as const
const CHEESE = [3, 7, 12, 15, 17, 19, 25, 28, 33, 34] as const
const EVERYWHERE: readonly PlaceName[] = [...YELLOW, ...BROWN, ...BLACK, ...RED]
const NOTHING_SOLD: readonly PlaceName[] = [5, 24, 27, 32, 'B2', 'B5', 'B6']
const SOLD = EVERYWHERE.filter((place) => !NOTHING_SOLD.includes(place))

type Has = (t: Table, seat: number, count: number, beside: number) => Table
type Visits = readonly [places: readonly PlaceName[], standard: number, short: number]

const visited =
  (places: readonly PlaceName[]): Has =>
  (t, seat, count, beside) =>
    t.visited(seat, ...places.slice(0, count), ...EVERYWHERE.filter((one) => !places.includes(one)).slice(0, beside))

const cards = (level: 1 | 2, count: number): CardId[] =>
  Array.from({ length: count }, (_, at) => `L${level}-${String(at + 1).padStart(2, '0')}` as CardId)

interface Points {
  readonly id: CharacterId
  /** A seat has so many of what is compared, and so many of what looks like it. */
  readonly has: Has
  readonly par: number
  readonly visits: readonly Visits[]
  readonly vp: number
}

// biome-ignore format: one card a line
const POINTS: readonly Points[] = [
  { id: 'CH-01', has: visited(BORDER), par: 8, visits: [[NORTH, 4, 3]], vp: 7 },
  { id: 'CH-02', has: visited(BRUSSELS), par: 5, visits: [[BRUSSELS, 6, 5]], vp: 7 },
  { id: 'CH-03', has: visited(EVERYWHERE), par: 22, visits: [[[1, 34], 2, 1]], vp: 8 },
  { id: 'CH-04', has: (t, seat, n) => t.cheese(seat, Math.min(3, n), n - Math.min(3, n)), par: 4, visits: [[CHEESE, 5, 3]], vp: 6 },
  { id: 'CH-05', has: (t, seat, n) => t.glass(seat, n), par: 14, visits: [[YELLOW, 2, 1], [BROWN, 2, 1], [RED, 2, 1], [BLACK, 2, 1]], vp: 6 },
  { id: 'CH-06', has: (t, seat, n) => t.cubes(seat, 'YYYYYNNNNNRK'.slice(0, n)), par: 8, visits: [[SOLD, 12, 7]], vp: 8 },
  { id: 'CH-07', has: (t, seat, n) => t.cheers(seat, Math.min(3, n), n - Math.min(3, n)), par: 4, visits: [[[3, 14, 21], 2, 1]], vp: 6 },
  { id: 'CH-08', has: (t, seat, n, more) => t.bottles(seat, more, n, more, more), par: 4, visits: [[WEST, 4, 3]], vp: 5 },
  { id: 'CH-09', has: (t, seat, n, more) => t.bottles(seat, more, more, n, more), par: 3, visits: [[RED, 4, 2]], vp: 8 },
  { id: 'CH-10', has: (t, seat, n) => t.bonus(seat, n - 3, 1, 1, 1), par: 8, visits: [[[1, 17, 30, 34], 2, 1]], vp: 9 },
  { id: 'CH-11', has: (t, seat, n, more) => t.bottles(seat, n, more, more, more), par: 8, visits: [[YELLOW, 8, 5]], vp: 8 },
  { id: 'CH-12', has: (t, seat, n) => t.holds(seat, ...cards(seat === 0 ? 1 : 2, n)), par: 9, visits: [[[4, 31], 2, 1]], vp: 7 },
  { id: 'CH-13', has: visited([...EAST, ...SOUTH]), par: 5, visits: [[EAST, 3, 2]], vp: 8 },
  { id: 'CH-14', has: (t, seat, n) => t.bottles(seat, n - 3, 1, 1, 1), par: 12, visits: [[BRUSSELS, 4, 3], [BORDER, 3, 1]], vp: 6 },
  { id: 'CH-15', has: (t, seat, n, more) => t.bottles(seat, more, more, more, n), par: 2, visits: [[BLACK, 4, 2]], vp: 8 },
  { id: 'CH-16', has: (t, seat, n) => t.bottles(seat, n - 2, 1).coasters(seat, 1), par: 12, visits: [[BORDER, 8, 5]], vp: 7 },
  { id: 'CH-17', has: visited(BROWN), par: 5, visits: [[SOUTH, 3, 2]], vp: 8 },
  { id: 'CH-18', has: (t, seat, n, more) => t.bonus(seat, 1, n - 1, more, more), par: 3, visits: [[[9, 28, 'B2'], 2, 1]], vp: 6 },
]

const scored = (t: Table): number[] => partsOf(scoreCharacter, t.s, 0).map(({ points }) => points)
const majority = (t: Table): number => scored(t)[0]
const visits = (t: Table): number => scored(t)[1]

/** Seat 0 with this character against two Night Porters, who have much of what does not count. */
function compared({ id, has }: Points, own: number, first: number, second: number): number {
  const t = inCharacter([id, 'CH-08', 'CH-08'])
  has(t, 0, own, 0)
  // Cards lie with one seat only: the other rival has none.
  has(t, 1, first, 3)
  if (id !== 'CH-12') has(t, 2, second, 3)
  return majority(t)
}

/** Seat 0 has been to all breweries but some of one list, of which it has seen so many. */
function toured({ id }: Points, length: 'base' | 'short', [places]: Visits, count: number): number {
  const left = places.slice(count)
  return visits(inCharacter([id, 'CH-08'], { length }).visited(0, ...EVERYWHERE.filter((one) => !left.includes(one))))
}

describe.each(POINTS)('TBBR-CHAR-10, TBBR-CHAR-11 $id', (card) => {
  const { id, has, par, vp } = card

  it('5 points for more than each of the others, none for as many as one of them', () => {
    expect(compared(card, par, par - 1, par - 1)).toBe(5)
    expect(compared(card, par, par, par - 1)).toBe(0)
    expect(compared(card, par - 1, par, par - 1)).toBe(0)
  })

  it(`alone for ${par}, not for one less`, () => {
    expect(majority(has(soloWith({ cast: [id] }), 0, par, 0))).toBe(5)
    expect(majority(has(soloWith({ cast: [id] }), 0, par - 1, 0))).toBe(0)
  })

  it.each(card.visits)(`${vp} points for so many visits, none for one less, wherever else one has been`, (...list) => {
    const [, standard, short] = list
    expect([standard, standard - 1].map((count) => toured(card, 'base', list, count))).toEqual([vp, 0])
    expect([short, short - 1].map((count) => toured(card, 'short', list, count))).toEqual([vp, 0])
  })
})

it('TBBR-CHAR-10 every character is among them', () => {
  expect(POINTS.map(({ id }) => id)).toEqual(
    Array.from({ length: 18 }, (_, at) => `CH-${String(at + 1).padStart(2, '0')}`),
  )
})
