import { describe, expect, it } from 'vitest'
import { race } from './table.ts'

/** Seat 1 sleeps at brewery 24, seat 0 is about to camp at B3. */
const night = () => race(2).at(0, 'B3').at(1, 24).finished(1).disc(0, 20)

describe('Start of the day', () => {
  it('TBBR-DAY-01 what one owns lasts through the night', () => {
    const table = night().glass(1, 6).cubes(1, 'YNRK').cheese(1, 4, 2).cheers(1, 6, 3).bottles(1, 3, 2, 1, 1)
    table.coasters(1, 2).visited(1, 3, 28).holds(1, 'L1-01', 'L1-02')
    const before = table.player(1)
    const after = table.play('camp').player(1)
    for (const what of ['glass', 'cubes', 'cheese', 'cheeseMarkers', 'cheers', 'cheersMarkers', 'bottles'] as const)
      expect(after[what], what).toEqual(before[what])
    for (const what of ['coasters', 'bonus', 'visited', 'cards'] as const)
      expect(after[what], what).toEqual(before[what])
    expect(after.bonus).toEqual({ player: 1, author: 1, cardinal: 0, trappist: 1 })
  })

  it('TBBR-DAY-02 series, ride counters, used actions, sleep and camping are cleared', () => {
    const table = night().asleep(1).ride(1, 3).hitched(1, 22, 2).used(1, 'buy', 'taste').used(0, 'buy').play('camp')
    for (const seat of [0, 1])
      expect(table.player(seat)).toMatchObject({
        ride: 0,
        hitch: null,
        used: { buy: false, taste: false },
        asleep: false,
        camped: false,
        finished: false,
      })
    expect(Array.from(table.s.failures)).toEqual([0, 0])
  })

  it('TBBR-DAY-03 everybody wakes up where they went to bed', () => {
    expect(race(3).at(0, 'B3').at(1, 24).finished(1).finished(2).disc(0, 20).play('camp').places).toEqual([
      'B3',
      24,
      'GP',
    ])
  })

  it('TBBR-DAY-04 a coaster for whoever wakes up beside one', () => {
    const table = night().coastersAt(24, 2).coastersAt('B3', 1).coastersAt(16, 1).play('camp')
    expect([table.player(0).coasters, table.player(1).coasters]).toEqual([1, 1])
    expect([table.coastersOn(24), table.coastersOn('B3'), table.coastersOn(16)]).toEqual([1, 0, 1])
  })

  it('TBBR-DAY-04 example: one coaster, Pink on space 1 and Blue on space 4: Pink takes it', () => {
    const [blue, pink, green] = [0, 1, 2]
    const table = race(3).at(blue, 24).at(pink, 24).at(green, 'B3').asleep(blue).level(pink, 5).finished(pink)
    table.disc(green, 20).coastersAt(24, 1).play('camp')
    expect([table.player(pink).time, table.player(blue).time]).toEqual([1, 4])
    expect([table.player(pink).coasters, table.player(blue).coasters]).toEqual([1, 0])
    expect(table.heard('coasterTaken')).toEqual([{ type: 'coasterTaken', seat: pink, place: 24 }])
  })

  it('TBBR-DAY-04 two coasters serve both, in play order', () => {
    const table = race(3).at(0, 24).at(1, 24).at(2, 'B3').asleep(0).level(1, 5).finished(1).disc(2, 20)
    table.coastersAt(24, 2).play('camp')
    expect(table.heard('coasterTaken').map((event) => event.seat)).toEqual([1, 0])
    expect(table.coastersOn(24)).toBe(0)
  })

  it('TBBR-DAY-04 on a shared space the upper disc comes first', () => {
    const table = race(3).at(0, 24).at(1, 24).at(2, 'B3').finished(1).finished(0).disc(2, 20)
    table.coastersAt(24, 1).play('camp')
    expect([table.player(0).coasters, table.player(1).coasters]).toEqual([0, 1])
  })

  it('TBBR-DAY-05 waking up is no visit: no bottle, no token, no bonus, no toast', () => {
    const table = race(2).at(0, 'B3').at(1, 'B3').cubes(0, 'Y').cubes(1, 'Y').finished(1).disc(0, 20)
    table.s.bottleAt[37] = 1
    table.play('camp', 'done')
    expect(table.view.day).toBe(2)
    for (const what of ['toastBegun', 'visited', 'bottleTaken', 'bonusGained'] as const)
      expect(table.heard(what), what).toEqual([])
    expect(table.player(0)).toMatchObject({ visited: ['B3'], cheers: 0, cubes: { yellow: 1 } })
    expect(table.hasBottle('B3')).toBe(true)
  })

  it('TBBR-DAY-06 buy and taste are open again', () => {
    const table = night().used(1, 'buy', 'taste').at(1, 19).play('camp')
    expect(table.active).toBe(1)
    expect(table.options()).toEqual(expect.arrayContaining(['buy', 'buy +cheese', 'taste']))
  })
})
