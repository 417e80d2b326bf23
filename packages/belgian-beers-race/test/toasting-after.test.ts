import { describe, expect, it } from 'vitest'
import { belgianBeersRace as game } from '../src/index.ts'
import { waitingAt18 } from './meetings.ts'
import { TASTED, TOASTED } from './printed-cards.ts'
import { race } from './table.ts'

describe('Toasting: what follows', () => {
  it('TBBR-TOAST-14 a partner brought to level 8 sleeps, after having toasted in full', () => {
    const t = waitingAt18(3).cubes(0, 'YY').level(2, 7).glass(2, 7).cubes(2, 'NN').play('bike 18')
    expect([t.row(2), t.player(2).cheers, t.player(2).asleep]).toEqual(['24 @18 L8 g8 [N1] 0', 1, true])
    expect(t.player(1)).toMatchObject({ time: 21, asleep: false })
  })

  it('TBBR-TOAST-15 a partner on the last space but one is pushed onto the last, and finished', () => {
    const t = waitingAt18(3).disc(2, 23).finished(1).cubes(0, 'Y').cubes(1, '').play('bike 18')
    expect(t.player(2)).toMatchObject({ time: 24, finished: true, asleep: false, cheers: 1 })
    expect(t.stackOn(24)).toEqual([1, 2])
    expect(t.heard('dayOver')).toEqual([])
  })

  it('TBBR-TOAST-15, TBBR-RUL-68 the pushed player loses ride and series with the day', () => {
    const t = waitingAt18().disc(1, 23).ride(1, 2).hitched(1, 16, 1).cubes(0, 'Y').play('bike 18')
    expect(t.player(1)).toMatchObject({ time: 24, ride: 0, hitch: null })
  })

  it.each([
    [4, 6, 0],
    [5, 6, 1],
    [6, 6, 2],
  ])('TBBR-TOAST-16 two steps from cheers %i make cheers %i and %i markers', (cheers, reached, markers) => {
    const t = waitingAt18(3).cheers(0, cheers).cubes(0, 'YY').play('bike 18')
    expect(t.player(0)).toMatchObject({ cheers: reached, cheersMarkers: markers })
  })

  it('TBBR-TOAST-16 markers add up, for partners too, and are worth four points each', () => {
    const t = race(2).day(3).at(0, 16).disc(0, 4).at(1, 18).disc(1, 20).cheers(1, 6, 2).cubes(0, 'Y').cubes(1, 'N')
    t.play('bike 18')
    expect(t.heard('cheered')[1]).toEqual({ type: 'cheered', seat: 1, cheers: 6, markers: 3 })
    t.play('stop', 'stop')
    expect(game.score(t.s)[1]?.parts).toContainEqual({ reason: 'cheers-markers', points: 12, count: 3 })
  })

  it('TBBR-TOAST-16 example: one below the last level, two partners give the last level and a marker', () => {
    const t = waitingAt18(3).cheers(0, 5).cubes(0, 'YY').play('bike 18')
    expect(t.player(0)).toMatchObject({ cheers: 6, cheersMarkers: 1 })
  })

  it('TBBR-TOAST-17 waking up together is no toast; leaving and meeting again is one', () => {
    const t = race(2).at(0, 18).at(1, 18).finished(1).cubes(0, 'YY').cubes(1, 'NN').play('camp', 'done')
    expect([t.view.day, t.heard('toastBegun'), t.asked]).toEqual([2, [], 1])
    t.play('bike 16', 'bike 17')
    expect(t.heard('toastBegun')).toEqual([])
    t.play('bike 17')
    expect(t.heard('toastBegun')).toEqual([{ type: 'toastBegun', seat: 1, partners: [0], place: 17 }])
  })

  it('TBBR-TOAST-18 the toast earns cards for the active player alone; stars of the partner wait', () => {
    const t = race(2).at(0, 16).disc(0, 1).at(1, 18).disc(1, 2).cubes(0, 'YY').cubes(1, 'NN').cheers(1, 2)
    t.machine('L2-12', 'L2-01', TOASTED).play('bike 18')
    expect(t.heard('cardTaken')).toMatchObject([
      { type: 'cardTaken', seat: 0, card: TOASTED },
      { type: 'cardTaken', seat: 1, card: 'L2-01' },
    ])
    expect(t.story.slice(-3)).toEqual(['turnEnded', 'turnStarted', 'cardTaken'])
  })

  it('TBBR-TOAST-19 for a partner it is no action: only the ride counter is reset', () => {
    const t = waitingAt18().cubes(0, 'Y').ride(1, 3).hitched(1, 16, 2).used(1, 'buy').play('bike 18')
    expect(t.player(1)).toMatchObject({
      ride: 0,
      hitch: { to: 16, failures: 2 },
      used: { buy: true, taste: false },
    })
  })

  it('TBBR-TOAST-19, TBBR-BIKE-05 the ride of the arriving player is over too, those of bystanders go on', () => {
    const t = waitingAt18(3).at(2, 17).cubes(0, 'Y').ride(0, 1).ride(2, 3).play('bike 18')
    expect([0, 1, 2].map((seat) => t.player(seat).ride)).toEqual([0, 0, 3])
    expect(waitingAt18().ride(0, 1).play('bike 18').player(0).ride).toBe(3)
  })

  it('TBBR-TOAST-20 beers of a toast are no tastings', () => {
    const t = waitingAt18().cubes(0, 'Y').cubes(1, 'R').machine(TASTED, 'L1-07').play('bike 18')
    expect([t.player(0).glass, t.player(0).cards]).toEqual([1, []])
    expect(t.rightRow).toEqual([TASTED, 'L1-07', null, null])
  })

  it('TBBR-TOAST-21 a free lift into a toast costs the unit of the toast', () => {
    const t = race(2).at(0, 3).disc(0, 4).at(1, 5).disc(1, 20).cubes(0, 'Y').cubes(1, 'N')
    t.play('hitch 5', 'roll tbbr')
    expect([t.row(0), t.row(1)]).toEqual(['5 @5 L1 g1 [–] 0', '21 @5 L1 g1 [–] 0'])
  })
})
