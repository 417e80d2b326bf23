import { describe, expect, it } from 'vitest'
import { belgianBeersRace as game } from '../src/index.ts'
import { race } from './table.ts'

type Race = ReturnType<typeof race>

/** Nobody has toasted: five points are lost at the end, so that 155 makes 150. */
const sunday = (seats: number, options = {}) => {
  const table = race(seats, options).day(3)
  for (let seat = 0; seat < seats; seat++) table.score(seat, 155)
  return table
}
const ranks = (table: Race): number[] => game.score(table.s).map(({ rank }) => rank)
const totals = (table: Race): number[] => game.score(table.s).map(({ total }) => total)

describe('Winner and ties', () => {
  it('TBBR-TIE-01 most points win', () => {
    const table = sunday(3).score(1, 156).score(2, 154).finished(2).finished(1).disc(0, 20).play('stop')
    expect(totals(table)).toEqual([150, 151, 149])
    expect(ranks(table)).toEqual([2, 1, 3])
  })

  it('TBBR-TIE-01 before the end equal points share a rank', () => {
    expect(ranks(sunday(3).score(2, 200))).toEqual([2, 2, 1])
  })

  it('TBBR-TIE-02 who is home ranks ahead of who is not', () => {
    const table = sunday(2).at(1, 'B3').score(1, 170).finished(1).disc(0, 20).play('stop')
    expect(totals(table)).toEqual([150, 150])
    expect(ranks(table)).toEqual([1, 2])
    const mirrored = sunday(2).at(0, 'B3').score(0, 170).finished(0).disc(1, 20).play('stop')
    expect(ranks(mirrored)).toEqual([2, 1])
  })

  it('TBBR-TIE-02 of two at home the earlier arrival wins, not the earlier bedtime', () => {
    const table = sunday(2).at(0, 'GP').finished(0).disc(1, 20).play('stop')
    expect(totals(table)).toEqual([150, 150])
    expect(ranks(table)).toEqual([2, 1])
  })

  it('TBBR-TIE-03 nobody home: who reached the last space first wins', () => {
    const away = () => sunday(2).at(0, 'B3').at(1, 'B4')
    expect(ranks(away().finished(1).disc(0, 20).play('stop'))).toEqual([2, 1])
    expect(ranks(away().finished(0).disc(1, 20).play('stop'))).toEqual([1, 2])
  })

  /**
   * A comes by bicycle from 14, a bonus worth 2, and is home at 20; B plays later, but by the clock is home at 18.
   */
  const twoWaysHome = (options = {}) =>
    sunday(2, options)
      .at(0, 14)
      .score(0, 153)
      .at(1, 'B4')
      .disc(1, 17)
      .disc(0, 13)
      .play('bike GP', 'hitch GP', 'roll tbbr')

  it('TBBR-TIE-04 example: A is home in an earlier turn with disc 20, B in a later turn with disc 18: A wins', () => {
    const table = twoWaysHome()
    expect([table.player(0).grandPlace, table.player(1).grandPlace]).toEqual([
      { order: 1, time: 20 },
      { order: 2, time: 18 },
    ])
    table.play('stop', 'stop')
    expect(totals(table)).toEqual([150, 150])
    expect(ranks(table)).toEqual([1, 2])
  })

  it('TBBR-TIE-04 where the table agreed on the clock, B wins', () => {
    expect(ranks(twoWaysHome({ arrival: 'clock' }).play('stop', 'stop'))).toEqual([2, 1])
  })

  it('TBBR-TIE-04 by the clock, equal times fall back on the order of play', () => {
    const table = sunday(2, { arrival: 'clock' }).at(0, 'B3').at(1, 'B4').disc(1, 19).disc(0, 19)
    table.play('bike GP', 'bike GP', 'stop', 'stop')
    expect(table.view.players.map((player) => player.grandPlace?.time)).toEqual([20, 20])
    expect(ranks(table)).toEqual([1, 2])
  })

  it('TBBR-TIE-04 leaving the Grand Place forfeits the earlier arrival', () => {
    const table = sunday(3).disc(1, 14).disc(2, 14).disc(0, 12)
    expect(table.view.players.map((player) => player.grandPlace?.order)).toEqual([1, 2, 3])
    table.play('bike B3')
    expect(table.view.players.map((player) => player.grandPlace?.order)).toEqual([undefined, 1, 2])
    table.play('bike GP')
    expect(table.view.players.map((player) => player.grandPlace?.order)).toEqual([3, 1, 2])
  })

  it('TBBR-TIE-04 who wakes up at home on the last day has arrived in the play order of that day', () => {
    const table = race(3).day(2).level(2, 7).finished(2).finished(1).disc(0, 20).play('stop')
    expect(table.view.lastDay).toBe(true)
    expect(table.view.players.map((player) => player.time)).toEqual([0, 0, 2])
    expect(table.view.players.map((player) => player.grandPlace)).toEqual([
      { order: 2, time: 0 },
      { order: 1, time: 0 },
      { order: 3, time: 0 },
    ])
    table.play('stop', 'stop', 'stop')
    expect(ranks(table)).toEqual([2, 1, 3])
  })

  it('TBBR-TIE-04 by the clock, who wakes up at home has been there since the morning', () => {
    const table = race(2, { arrival: 'clock' }).day(2).at(1, 'B4').finished(1).at(0, 'B3').disc(0, 20)
    table.play('bike GP', 'stop')
    expect(table.view).toMatchObject({ lastDay: true, active: 1 })
    expect(table.player(0).grandPlace).toEqual({ order: 1, time: 0 })
    table.play('bike GP', 'stop', 'stop')
    expect(table.player(1).grandPlace).toEqual({ order: 2, time: 1 })
    expect(totals(table)).toEqual([0, 0])
    expect(ranks(table)).toEqual([1, 2])
  })

  it('TBBR-TIE-05 all places are ranked alike: home by arrival, then the others by the last space', () => {
    const table = sunday(4).at(0, 'B3').at(1, 'GP').at(2, 11).at(3, 'GP').score(0, 170).score(2, 170)
    table.finished(2).finished(3).finished(0).disc(1, 20).play('stop')
    expect(totals(table)).toEqual([150, 150, 150, 150])
    expect(ranks(table)).toEqual([4, 1, 3, 2])
  })

  it('TBBR-TIE-05 totals raised to zero tie like any other', () => {
    const table = race(2).day(3).score(0, 2).finished(1).disc(0, 20).play('stop')
    expect(totals(table)).toEqual([0, 0])
    expect(ranks(table)).toEqual([1, 2])
  })
})
