import { describe, expect, it } from 'vitest'
import { heavenAndAle as game, pointsOf } from '../src/index.ts'
import { ale } from './table.ts'

/** Nobody stands anywhere, nobody has money or cards. */
const table = (seats = 2) => {
  const t = ale(seats)
  for (let seat = 0; seat < seats; seat++) t.ducats(seat, 0).hand(seat).at(seat, 5)
  return t
}
type Table = ReturnType<typeof table>

const points = (t: Table, seat = 0) => {
  const { total, parts } = game.score(t.s)[seat]
  expect(pointsOf(t.s, seat)).toBe(total)
  return { total, parts: parts.map(({ reason, points }) => [reason, points]) }
}

describe('HA-SCORE: points', () => {
  it('HA-SCORE-01 example: minimum 9 times multiplier 4 is 36', () => {
    expect(points(table().brewmaster(0, 9).markers(0, 9, 9, 10, 9, 9))).toEqual({
      total: 36,
      parts: [['production', 36]],
    })
  })

  it('HA-SCORE-01: the production part carries its conversion', () => {
    const t = table().brewmaster(0, 9).markers(0, 9, 9, 9, 9, 9)
    expect(game.score(t.s)[0].parts).toEqual([
      {
        reason: 'production',
        points: 36,
        conversion: [
          {
            type: 'rate',
            brewmaster: 9,
            rate: 3,
            multiplier: 4,
            markers: { wood: 9, yeast: 9, hops: 9, water: 9, barley: 9 },
          },
          { type: 'production', lowest: 9, multiplier: 4, points: 36 },
        ],
      },
    ])
  })

  it('HA-SCORE-02: 4 for each large barrel, 2 for each small one, every goal named', () => {
    expect(points(table().large(0, 'G2', 'G12').small(0, 'G1', 'G7', 'G9'))).toEqual({
      total: 14,
      parts: [
        ['production', 0],
        ['smallBarrel', 2],
        ['largeBarrel', 4],
        ['smallBarrel', 2],
        ['smallBarrel', 2],
        ['largeBarrel', 4],
      ],
    })
  })

  it('HA-SCORE-03: the placed barrel card adds a point for each barrel, large or small', () => {
    const t = table().large(0, 'G2', 'G12').small(0, 'G1').placed(0, 'X', 'barrel')
    expect(points(t)).toEqual({
      total: 13,
      parts: [
        ['production', 0],
        ['smallBarrel', 2],
        ['largeBarrel', 4],
        ['largeBarrel', 4],
        ['barrelCard', 3],
      ],
    })
    expect(points(table().placed(0, 'X', 'barrel')).total).toBe(0)
    expect(points(table().large(0, 'G2').placed(1, 'X', 'barrel')).total).toBe(4)
  })

  it('HA-SCORE-04 example: 36 + 8 + 2 + 3 + 1 = 50', () => {
    const t = table()
      .brewmaster(0, 9)
      .markers(0, 9, 9, 9, 9, 9)
      .large(0, 'G1', 'G4')
      .small(0, 'G8')
      .placed(0, 'X', 'barrel')
      .home(0, 'first')
    expect(points(t)).toEqual({
      total: 50,
      parts: [
        ['production', 36],
        ['largeBarrel', 4],
        ['largeBarrel', 4],
        ['smallBarrel', 2],
        ['barrelCard', 3],
        ['firstPlace', 1],
      ],
    })
  })

  it.each(['brew', 'mark', 'cash'] as const)('HA-SCORE-04: the place %s is worth no point', (place) => {
    expect(points(table().home(0, place)).total).toBe(0)
  })

  it('HA-SCORE-05 example: minimum -3, one large barrel, on FIRST: 0 + 4 + 1 = 5', () => {
    const t = table().markers(0, -3, -3, -3, -2, -3).large(0, 'G6').home(0, 'first')
    expect(points(t)).toEqual({
      total: 5,
      parts: [
        ['production', 0],
        ['largeBarrel', 4],
        ['firstPlace', 1],
      ],
    })
  })

  it('HA-SCORE-05, HA-RUL-35: no production leaves every other point standing', () => {
    const t = table().large(0, 'G6').small(0, 'G7').placed(0, 'M1', 'barrel').home(0, 'first')
    expect(points(t).total).toBe(0 + 4 + 2 + 2 + 1)
  })

  const tied = () =>
    table(3)
      .round(4)
      .brewmaster(0, 9)
      .markers(0, 9, 9, 9, 9, 9)
      .large(0, 'G1')
      .home(0, 'first')
      .brewmaster(1, 5)
      .markers(1, 13, 13, 13, 13, 13)
      .small(1, 'G1')
      .home(1, 'mark')
      .brewmaster(2, 9)
      .markers(2, 9, 9, 9, 9, 9)
      .small(2, 'G2')
      .ducats(2, 1)
      .on(27, 'wood 1')
      .turn(2)

  it('HA-SCORE-06 example: with 41, 41 and 38 points the first two both win', () => {
    const t = tied().play('go 28', 'place brew')
    expect(t.isOver).toBe(true)
    expect(game.score(t.s).map(({ total, rank }) => [total, rank])).toEqual([
      [41, 1],
      [41, 1],
      [38, 3],
    ])
    expect(t.heard('gameEnded')).toEqual([{ type: 'gameEnded', winners: [0, 1] }])
    expect(t.heard('scored').map(({ seat, total, rank }) => [seat, total, rank])).toEqual([
      [0, 41, 1],
      [1, 41, 1],
      [2, 38, 3],
    ])
    expect(t.heard('converted').map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  it('HA-SCORE-06: one point more decides, and neither money nor brewmaster breaks a tie', () => {
    const t = table().markers(0, 1, 1, 1, 1, 1).markers(1, 1, 1, 1, 1, 1).ducats(0, 9).brewmaster(1, 0)
    expect(game.score(t.s).map(({ total, rank }) => [total, rank])).toEqual([
      [2, 1],
      [2, 1],
    ])
    expect(game.score(t.home(1, 'first').s).map(({ total, rank }) => [total, rank])).toEqual([
      [2, 2],
      [3, 1],
    ])
  })
})
