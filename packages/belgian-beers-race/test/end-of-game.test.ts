import { describe, expect, it } from 'vitest'
import type { PlaceName } from '../src/content/condition.ts'
import { placeNumber } from '../src/content/places.ts'
import { belgianBeersRace, timeHome } from '../src/index.ts'
import { race } from './table.ts'

/** Sunday evening: seat 0 is safe on the Grand Place, the others have finished. */
const sunday = (seats = 2) => race(seats).day(3).disc(0, 20)

/** What seat 1 pays from a place with plenty of points. */
const penaltyAt = (place: PlaceName, asleep = false): number => {
  const table = sunday().at(1, place).score(1, 200)
  return (asleep ? table.asleep(1) : table.finished(1)).play('stop').player(1).penalty
}

const DISTANCES: readonly (readonly [number, readonly PlaceName[]])[] = [
  [0, ['GP']],
  [1, ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 11, 12, 13, 14, 16, 18, 19, 23]],
  [2, [6, 8, 9, 10, 15, 17, 20, 21, 22, 24, 25, 27]],
  [3, [2, 3, 4, 5, 7, 26, 29, 31, 32]],
  [4, [1, 28, 30, 33, 34]],
]

describe('End of the game', () => {
  it('TBBR-END-01 penalties, final scoring, winner: no daily scoring, no night', () => {
    const table = sunday().at(1, 'B3').score(1, 40).finished(1).play('stop')
    expect(table.story).toEqual([
      'calledItADay',
      'dayOver',
      'turnEnded',
      'dayEnded',
      'returnPenalty',
      'finalScored',
      'finalScored',
    ])
    expect(table.asked).toBeUndefined()
    expect(table.options()).toEqual([])
    expect(table.player(1).daily).toEqual([0, 0])
  })

  it('TBBR-END-01 the result is told with its ranks', () => {
    const table = sunday().score(0, 20).at(1, 'B3').score(1, 40).finished(1).play('stop')
    expect(table.heard('finalScored')).toEqual([
      { type: 'finalScored', seat: 0, total: 15, rank: 2 },
      { type: 'finalScored', seat: 1, total: 20, rank: 1 },
    ])
  })

  it.each(DISTANCES)('TBBR-END-02 %i moves from home cost fifteen points each', (moves, places) => {
    for (const place of places) expect(penaltyAt(place), `from ${place}`).toBe(15 * moves)
  })

  it('TBBR-END-02 the way home is told', () => {
    const table = sunday().at(1, 28).score(1, 100).finished(1).play('stop')
    expect(table.heard('returnPenalty')).toEqual([
      { type: 'returnPenalty', seat: 1, distance: 4, asleep: false, points: -60 },
    ])
  })

  it('TBBR-END-03 example: 15 from a Brussels brewery, 15 from next to Brussels, 30 from two roads away', () => {
    expect([penaltyAt('B6'), penaltyAt(11), penaltyAt(6)]).toEqual([15, 15, 30])
  })

  it('TBBR-END-04 example: asleep two roads away 45, asleep in a Brussels brewery 30', () => {
    expect([penaltyAt(6, true), penaltyAt('B6', true)]).toEqual([45, 30])
  })

  it('TBBR-END-04 a sleeper on the Grand Place pays nothing', () => {
    expect(penaltyAt('GP', true)).toBe(0)
  })

  it('TBBR-END-08 who dozes off on the bus home is home', () => {
    const table = race(2).day(3).finished(1).at(0, 16).level(0, 7).cubes(0, 'YY').score(0, 50).disc(0, 18)
    table.play('bus GP', 'roll tbbr', 'drink yellow')
    expect(table.player(0)).toMatchObject({ place: 'GP', asleep: true, time: 24, penalty: 0 })
    expect(table.heard('returnPenalty')).toEqual([])
  })

  it('TBBR-END-05 a failed hitchhike, a cancelled ride and calling it a day cost the plain distance', () => {
    const late = () => race(2).day(3).finished(1).at(0, 'B3').score(0, 50).disc(0, 23)
    expect(late().play('hitch GP', 'roll failed').player(0)).toMatchObject({ time: 24, penalty: 15 })
    expect(late().play('bus GP', 'roll late').player(0)).toMatchObject({ place: 'B3', time: 24, penalty: 15 })
    expect(late().play('stop').player(0)).toMatchObject({ time: 24, penalty: 15 })
  })

  it('TBBR-END-05 the beer that puts to sleep costs one move more', () => {
    const table = race(2).day(3).finished(1).at(0, 'B3').level(0, 7).score(0, 50).disc(0, 22).play('taste')
    expect(table.player(0)).toMatchObject({ asleep: true, penalty: 30 })
  })

  it('TBBR-END-06 example: 62 points, asleep at distance 2, leave 17', () => {
    const table = sunday().at(1, 6).score(1, 62).asleep(1).cheers(1, 1).play('stop')
    expect(table.player(1).penalty).toBe(45)
    expect(table.player(1).score - 1).toBe(17)
  })

  it('TBBR-END-06 the penalty stops at zero, and the final scoring comes on top', () => {
    const table = sunday().at(1, 6).score(1, 20).asleep(1).cheers(1, 1).glass(1, 10).play('stop')
    expect(table.player(1)).toMatchObject({ penalty: 20, score: 21 })
    expect(table.heard('returnPenalty')[0]?.points).toBe(-20)
  })

  it.each([
    [44, 44, 0],
    [45, 45, 0],
    [46, 45, 1],
  ])('TBBR-END-06 of %i points a sleeper two roads away pays %i', (score, penalty, left) => {
    const table = sunday().at(1, 6).score(1, score).asleep(1).cheers(1, 2).play('stop')
    expect(table.player(1)).toMatchObject({ penalty, score: left + 3 })
  })

  it('TBBR-END-07 the order of finishing changes no penalty', () => {
    const paid = (...order: readonly number[]) => {
      const table = sunday(3).at(1, 6).at(2, 33).score(1, 90).score(2, 90)
      for (const seat of order) table.finished(seat)
      return table.play('stop').view.players.map((player) => player.score)
    }
    expect(paid(1, 2)).toEqual([0, 55, 25])
    expect(paid(2, 1)).toEqual([0, 55, 25])
  })

  it('TBBR-END-09 nobody is moved, nothing is picked up', () => {
    const table = sunday().at(1, 6).score(1, 90).finished(1).coastersAt(6, 1).coastersAt('B3', 1)
    table.levelThree('L3-10').play('stop')
    expect(table.places).toEqual(['GP', 6])
    expect(table.player(1)).toMatchObject({ visited: [6], coasters: 0, score: 55 })
    expect([table.coastersOn(6), table.coastersOn('B3')]).toEqual([1, 1])
  })

  it('nobody is home sooner than with a lift at every road', () => {
    const s = belgianBeersRace.setup({ length: 'base', leader: 'all', arrival: 'play' }, 2)
    const from = (place: PlaceName): number => {
      s.place[0] = placeNumber(place)
      return timeHome(s, 0)
    }
    expect((['GP', 'B4', 13, 9, 14, 3, 28] as const).map(from)).toEqual([0, 1, 1, 2, 3, 4, 8])
  })
})
