import { describe, expect, it } from 'vitest'
import { race } from './table.ts'

/** Seat 0 at brewery 16, which sells and pours, with time to play before seat 1 on 20. */
const guest = () => race(2).at(0, 16).disc(1, 20)
const spent = () => guest().used(0, 'buy', 'taste')

describe('Unique actions', () => {
  it('TBBR-UNIQ-01 one purchase and one tasting per stay', () => {
    expect(guest().staying()).toEqual(['buy', 'taste', 'camp'])
    expect(guest().play('buy').staying()).toEqual(['taste', 'camp'])
    expect(guest().play('taste').staying()).toEqual(['buy', 'camp'])
    expect(spent().staying()).toEqual(['camp'])
  })

  it('TBBR-UNIQ-01 a stay goes on over the end of a turn', () => {
    const t = race(2).at(0, 16).disc(1, 1).disc(0, 1).at(1, 18).play('buy')
    expect([t.asked, t.play('buy', 'bike 17').asked]).toEqual([1, 0])
    expect(t.staying()).toEqual(['taste', 'camp'])
  })

  it('TBBR-UNIQ-02 in either order, with the same result', () => {
    const buyFirst = guest().play('buy', 'taste')
    const tasteFirst = guest().play('taste', 'buy')
    expect(buyFirst.row(0)).toBe('2 @16 L1 g1 [N3] 0')
    expect(tasteFirst.row(0)).toBe('2 @16 L1 g1 [N3] 0')
    expect(buyFirst.staying()).toEqual(['camp'])
    expect(tasteFirst.staying()).toEqual(['camp'])
  })

  it('TBBR-UNIQ-02 neither is compulsory', () => {
    expect(guest().play('bike 17').places[0]).toBe(17)
  })

  it.each([
    ['bicycle', ['bike 13']],
    ['public transport', ['bus 13', 'roll tbbr']],
    ['late public transport', ['bus 13', 'roll late']],
    ['hitchhiking', ['hitch 13', 'roll tbbr']],
    ['an offer of beer', ['offer 13']],
  ])('TBBR-UNIQ-03 a completed move opens a new stay: %s', (_, moves) => {
    const t = race(2).at(0, 11).disc(1, 20).used(0, 'buy', 'taste')
    if (moves[0] === 'offer 13') t.cubes(0, 'YY')
    t.play(...moves)
    expect(t.player(0).used).toEqual({ buy: false, taste: false })
    expect(t.staying()).toEqual(['buy', 'taste', 'camp'])
  })

  it('TBBR-UNIQ-03 coming back is a new stay, from another brewery as from the Grand Place', () => {
    expect(spent().play('bike 18', 'bike 16').staying()).toEqual(['buy', 'taste', 'camp'])
    const inTown = () => race(2).at(0, 'B3').disc(1, 20).used(0, 'buy', 'taste')
    expect(inTown().staying()).toEqual(['camp'])
    expect(inTown().play('bike GP', 'bike B3').staying()).toEqual(['buy', 'taste', 'camp'])
    expect(inTown().play('bike B1', 'bike B3').staying()).toEqual(['buy', 'taste', 'camp'])
  })

  it('TBBR-UNIQ-03 the move of one player opens no stay of another', () => {
    const t = spent().used(1, 'buy', 'taste').play('bike 18')
    expect(t.player(1).used).toEqual({ buy: true, taste: true })
  })

  it('TBBR-UNIQ-04 a lift that never came or a cancelled ride opens no new stay', () => {
    expect(spent().play('hitch 18', 'roll failed').staying()).toEqual(['camp'])
    const ride = race(2).day(3).at(0, 16).disc(1, 23).disc(0, 21).used(0, 'taste').play('bus 17', 'roll late')
    expect([ride.places[0], ride.player(0).time, ride.asked]).toEqual([16, 23, 0])
    expect(ride.staying()).toEqual(['buy', 'stop'])
  })

  it('TBBR-UNIQ-05 a new day opens a new stay for everybody, where they wake up', () => {
    const t = spent().at(1, 9).finished(1).used(1, 'buy', 'taste').play('camp')
    expect(t.view.day).toBe(2)
    expect([t.player(0).used, t.player(1).used]).toEqual(Array(2).fill({ buy: false, taste: false }))
    expect([t.asked, t.places[1], t.staying()]).toEqual([1, 9, ['buy', 'taste', 'camp']])
  })

  it('TBBR-UNIQ-06 a toast uses up nothing, on neither side, and refreshes no partner', () => {
    const t = race(2).at(0, 18).disc(0, 4).at(1, 16).disc(1, 20).cubes(0, 'Y').cubes(1, 'N').used(1, 'taste')
    t.play('bike 16')
    expect([t.player(0).glass, t.player(1).glass]).toEqual([1, 1])
    expect(t.player(0).used).toEqual({ buy: false, taste: false })
    expect(t.player(1).used).toEqual({ buy: false, taste: true })
    expect(t.staying()).toEqual(['buy', 'taste', 'camp'])
  })

  it('TBBR-UNIQ-06 a beer on the bus leaves the tasting at the brewery', () => {
    const t = race(2).at(0, 18).disc(1, 20).cubes(0, 'YY').play('bus 16', 'roll tbbr', 'drink yellow')
    expect([t.places[0], t.player(0).used]).toEqual([16, { buy: false, taste: false }])
    expect(t.play('taste').player(0)).toMatchObject({ glass: 2, level: 2 })
  })

  it('TBBR-UNIQ-07 the table shows used actions and tents to everybody', () => {
    const t = guest().play('buy', 'taste')
    expect(t.player(0)).toMatchObject({ used: { buy: true, taste: true }, camped: false })
    expect(t.play('camp').player(0).camped).toBe(true)
  })
})
