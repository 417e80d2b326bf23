import { NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { clockAt } from '../src/index.ts'
import { race } from './table.ts'

/** A toast of seats 0 and 1 at 11: seat 0 hitches there from 13 for one unit. */
const meeting = (seats: number) => race(seats).at(0, 13).at(1, 11).cubes(0, 'Y').cubes(1, 'Y')

describe('Turn order and the Time Track', () => {
  it('TBBR-TIME-01 the spaces run from 0 to the last of the day: an action that fits exactly is played, one more is not', () => {
    const t = race(2).disc(1, 24).at(0, 11).disc(0, 18)
    expect(t.may('bike 6')).toBe(true)
    expect(t.branch().play('bike 6').row(0)).toContain('@6')
    expect(race(2).disc(1, 24).at(0, 11).disc(0, 19).may('bike 6')).toBe(false)
  })

  it('TBBR-TIME-01 example: 24 units on day 1; 28 on day 2 after a morning delay of 4', () => {
    const t = race(2).asleep(0).at(0, 13).disc(1, 23).at(1, 13)
    expect(race(2).view.dayLength - race(2).player(0).time).toBe(24)
    t.play('taste')
    expect([t.view.day, t.player(0).time]).toEqual([2, 4])
    expect(t.view.dayLength - t.player(0).time).toBe(28)
  })

  it('TBBR-TIME-02 the disc advances by the units spent', () => {
    const t = race(2).at(0, 13).disc(1, 20)
    t.play('taste')
    expect(t.heard('timeSpent')).toEqual([{ type: 'timeSpent', seat: 0, from: 0, to: 1, why: 'taste' }])
    t.play('bike 11')
    expect(t.heard('timeSpent')).toEqual([{ type: 'timeSpent', seat: 0, from: 1, to: 5, why: 'move' }])
    expect(t.player(0).time).toBe(5)
  })

  it('TBBR-TIME-03 a disc lands on top, and those above it sink when it leaves', () => {
    const t = race(4).disc(1, 3).disc(2, 3).disc(3, 3).at(0, 13).disc(0, 2).play('buy')
    expect(t.stackOn(3)).toEqual([1, 2, 3, 0])
    t.play('taste')
    expect(t.stackOn(3)).toEqual([1, 2, 3])
    expect(t.asked).toBe(3)
    const below = race(3).disc(1, 3).disc(2, 3).disc(0, 3).disc(1, 5)
    expect(below.stackOn(3)).toEqual([2, 0])
    expect(below.player(0).height).toBe(1)
  })

  it('TBBR-TIME-04 the hindmost plays; whoever is finished does not', () => {
    expect(race(3).disc(0, 4).disc(1, 3).disc(2, 7).asked).toBe(1)
    expect(race(3).disc(0, 24).disc(1, 23).disc(2, 22).asked).toBe(2)
    expect(race(2).disc(0, 24).disc(1, 23).asked).toBe(1)
  })

  it('TBBR-TIME-04 example: A and B on 5, B landed later, C on 9: B plays', () => {
    expect(race(3).disc(0, 5).disc(1, 5).disc(2, 9).asked).toBe(1)
  })

  it('TBBR-TIME-05 a turn goes on until the disc is strictly ahead of every other', () => {
    const t = race(3).disc(0, 6).at(0, 11).disc(1, 8).disc(2, 7)
    expect(t.branch().play('hitch 13', 'roll tbbr').asked).toBe(0)
    expect(t.branch().play('hitch 6', 'roll tbbr').asked).toBe(0)
    expect(t.branch().play('bus 13', 'roll tbbr').asked).toBe(2)
  })

  it('TBBR-TIME-05 example: from 6 with the leader on 10, four units are not enough and a fifth is', () => {
    const t = race(2).disc(0, 6).at(0, 11).disc(1, 10).play('bus 6', 'roll tbbr')
    expect(t.stackOn(10)).toEqual([1, 0])
    expect(t.asked).toBe(0)
    t.play('buy')
    expect(t.heard('turnEnded')).toEqual([{ type: 'turnEnded', seat: 0 }])
    expect(t.asked).toBe(1)
  })

  it('TBBR-TIME-06 the overtaking action is played out first: arrival, toast, claims and the token', () => {
    const t = meeting(3).disc(1, 7).disc(0, 7).disc(2, 8).machine('L1-16', 'L1-17')
    t.play('bus 11', 'roll tbbr', 'done')
    expect(t.player(0).time).toBe(11)
    expect(t.heard('cardTaken')).toMatchObject([{ type: 'cardTaken', seat: 0, card: 'L1-16' }])
    expect(t.step).toBe('token')
    expect(t.story).not.toContain('turnEnded')
    t.play('keep')
    expect(t.story).toEqual(['tokenKept', 'turnEnded', 'turnStarted'])
    expect([t.stackOn(8), t.asked]).toEqual([[2, 1], 1])
  })

  it('TBBR-TIME-07 discs are compared after the whole action, pushed ones included', () => {
    const pushed = meeting(2).disc(1, 11).disc(0, 11).play('hitch 11', 'roll tbbr')
    expect([pushed.player(0).time, pushed.player(1).time]).toEqual([13, 12])
    expect(pushed.asked).toBe(1)
  })

  it('TBBR-TIME-07 example: landing on the leader on 12 and toasting brings both to 13, and the turn goes on', () => {
    const t = meeting(2).disc(0, 11).disc(1, 12).play('hitch 11', 'roll tbbr')
    expect(t.stackOn(13)).toEqual([1, 0])
    expect(t.asked).toBe(0)
    expect(t.story).not.toContain('turnEnded')
  })

  it('TBBR-TIME-08 a turn ends on the last space, even below or beside others', () => {
    const t = race(3).disc(2, 24).disc(1, 20).disc(0, 20).at(0, 11).play('bike 13')
    expect(t.stackOn(24)).toEqual([2, 0])
    expect(t.heard('turnEnded')).toEqual([{ type: 'turnEnded', seat: 0 }])
    expect(t.asked).toBe(1)
  })

  it('TBBR-TIME-09 where only waking discs lead, a finished player no longer stretches turns', () => {
    const t = race(3, { leader: 'awake' }).asleep(2).disc(0, 9).disc(1, 11).at(0, 13)
    t.play('taste', 'buy')
    expect(t.asked).toBe(0)
    expect(t.play('hitch 11', 'roll tbbr').asked).toBe(1)
    expect(race(2, { leader: 'awake' }).asleep(1).disc(0, 9).at(0, 13).play('taste').heard('turnEnded')).toHaveLength(1)
  })

  it('TBBR-TIME-09 example: with C asleep on 24, A on 9 and then B on 11 play their day to its end', () => {
    const t = race(3).asleep(2).disc(0, 9).disc(1, 11).at(0, 13).at(1, 16)
    t.play('taste', 'buy', 'bike 11')
    expect(t.row(0)).toBe('15 @11 L0 g1 [N3] 0')
    expect(t.asked).toBe(0)
    expect(t.play('camp', 'done').asked).toBe(1)
    t.play('taste', 'buy', 'bike 18')
    expect([t.player(1).time, t.asked]).toEqual([15, 1])
  })

  it('TBBR-TIME-10 with one unit left only what costs no more is offered', () => {
    const t = race(2).disc(1, 24).disc(0, 23).at(0, 13)
    const hitches = [9, 11, 'GP', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6'].map((place) => `hitch ${place}`)
    expect(t.options()).toEqual([...hitches, 'buy', 'taste', 'camp'])
  })

  it('TBBR-TIME-10 whoever is on the last space has no more turns today', () => {
    const t = race(2).disc(0, 23).at(0, 13).disc(1, 20).at(1, 13).play('camp')
    expect([t.player(1).time, t.asked]).toEqual([24, 0])
    t.play('taste')
    expect(t.view.day).toBe(2)
  })

  it('TBBR-TIME-11 nobody waits for part of a day: one camps, or calls it a day where camping is impossible', () => {
    const kinds = (t: ReturnType<typeof race>) => [...new Set(t.options().map((text) => text.split(' ')[0]))]
    expect(kinds(race(2).at(0, 13))).toEqual(['bike', 'bus', 'hitch', 'buy', 'taste', 'camp'])
    expect(kinds(race(2))).toEqual(['bike', 'bus', 'hitch', 'stop'])
    expect(kinds(race(2).day(3).at(0, 13))).toEqual(['bike', 'bus', 'hitch', 'buy', 'taste', 'stop'])
    expect(race(2).at(0, 13).play('camp').player(0).time).toBe(24)
    expect(race(2).play('stop').player(0).time).toBe(24)
  })

  it('TBBR-TIME-12 an action for 0 units leaves the disc where it lies, and the turn goes on', () => {
    const t = race(3).disc(1, 5).disc(0, 5).at(0, 20).disc(2, 9).play('hitch 22', 'roll tbbr')
    expect(t.player(0).place).toBe(22)
    expect(t.stackOn(5)).toEqual([1, 0])
    expect(t.heard('timeSpent')).toEqual([])
    expect(t.asked).toBe(0)
  })

  it('TBBR-TIME-13 discs that move together keep their order and land above those that stay', () => {
    const t = race(4).at(0, 13).at(1, 11).at(2, 11).cubes(0, 'YY').cubes(1, 'Y').cubes(2, 'Y')
    t.disc(2, 10).disc(1, 10).disc(3, 11).disc(0, 8).play('hitch 11', 'roll tbbr')
    expect(t.stackOn(11)).toEqual([3, 2, 1])
    expect(t.stackOn(10)).toEqual([0])
    expect(t.player(0).height).toBe(0)
  })

  it('TBBR-TIME-13 example: B and A on 10 toast, C is on 11: from the bottom C, B, A', () => {
    const t = meeting(3).disc(0, 9).disc(1, 10).disc(2, 11).play('hitch 11', 'roll tbbr')
    expect(t.stackOn(11)).toEqual([2, 1, 0])
  })

  it('TBBR-TIME-14 the stack on the last space shows who came first, at the bottom', () => {
    const t = race(3).disc(0, 21).disc(1, 22).disc(2, 23).at(1, 13).at(2, 13)
    t.play('stop')
    expect(t.stackOn(24)).toEqual([0])
    t.play('camp')
    expect(t.stackOn(24)).toEqual([0, 1])
    expect(t.story).not.toContain('dayEnded')
    expect(t.play('camp').stackOn(0).reverse()).toEqual([0, 1, 2])
  })

  it('TBBR-TIME-15 the day is over as soon as all discs are on the last space, once the turn is complete', () => {
    const t = race(2).disc(0, 24).disc(1, 23).at(1, 13).machine('L1-05', null, null, null, 'L1-01').play('taste')
    const ends = ['timeSpent', 'drunk', 'cardTaken', 'turnEnded', 'dayEnded']
    expect(t.story.filter((type) => ends.includes(type))).toEqual(ends)
    expect(t.heard('dayEnded')).toEqual([{ type: 'dayEnded', day: 1 }])
    expect(t.rightRow).toEqual(['L1-01', null, null, null])
  })

  it('TBBR-TIME-17 at dawn one action of one unit ends the turn, one of none does not', () => {
    expect(race(3).at(0, 13).play('taste').asked).toBe(1)
    expect(race(3).at(0, 20).play('hitch 22', 'roll tbbr').asked).toBe(0)
  })

  it('TBBR-TIME-17 example: A hitches for 2, B must reach 3, and C must pass both', () => {
    const t = race(3).play('hitch 12', 'roll tbbr')
    expect([t.player(0).time, t.asked]).toEqual([2, 1])
    t.play('hitch 13', 'roll tbbr')
    expect([t.player(1).time, t.asked]).toEqual([1, 1])
    t.play('taste')
    expect([t.stackOn(2), t.asked]).toEqual([[0, 1], 1])
    t.play('buy')
    expect([t.player(1).time, t.asked]).toEqual([3, 2])
    t.play('bike 13')
    expect([t.stackOn(3), t.asked]).toEqual([[1, 2], 2])
    expect(t.play('taste').asked).toBe(0)
  })

  it('TBBR-TIME-16 cheese, claims and pick-ups cost no time and change nobody’s turn', () => {
    const t = race(3).disc(1, 4).disc(2, 4).at(0, 13).level(0, 4).cheese(0, 2).cubes(0, 'YYYY').machine('L1-29')
    expect(t.heard('cardTaken')).toHaveLength(1)
    t.play('cheese', 'cheese')
    expect([t.player(0).time, t.player(0).level, t.asked]).toEqual([0, 2, 0])
  })

  it('TBBR-TIME-16 a pushed player decides on a token inside the turn of another', () => {
    const t = meeting(3).disc(0, 6).disc(1, 8).disc(2, 20).machine('L1-17').play('hitch 11', 'roll tbbr')
    expect([t.step, t.asked, t.active]).toEqual(['token', 1, 0])
    t.play('break L1-17')
    expect([t.step, t.asked]).toEqual(['action', 0])
  })

  it('TBBR-TIME-18 the clock runs from noon on Friday, from eight on Saturday and on Sunday', () => {
    expect(clockAt('base', 1, 0)).toEqual({ weekday: 'friday', time: '12:00' })
    expect(clockAt('base', 1, 24)).toEqual({ weekday: 'friday', time: '24:00' })
    expect(clockAt('base', 2, 0)).toEqual({ weekday: 'saturday', time: '8:00' })
    expect(clockAt('base', 2, 32)).toEqual({ weekday: 'saturday', time: '24:00' })
    expect(clockAt('short', 2, 1)).toEqual({ weekday: 'sunday', time: '8:30' })
  })

  it('TBBR-TIME-18 example: disc 9 on day 2 is 12:30, disc 24 on day 3 is 20:00', () => {
    expect(clockAt('base', 2, 9).time).toBe('12:30')
    expect(clockAt('base', 3, 24)).toEqual({ weekday: 'sunday', time: '20:00' })
  })

  it('TBBR-TIME-19 example: B, pushed to 24, lies below C, who falls asleep in the same toast', () => {
    const t = race(3).disc(0, 14).at(0, 6).cubes(0, 'YY').disc(1, 23).at(1, 11).cubes(1, 'Y').level(1, 3)
    t.disc(2, 15).at(2, 11).cubes(2, 'Y').level(2, 7).play('bus 11', 'roll late')
    expect([t.player(0).time, t.step]).toEqual([20, 'transit'])
    t.play('done')
    expect(t.heard('timeSpent').map(({ seat, to }) => [seat, to])).toEqual([
      [0, 21],
      [1, 24],
      [2, 16],
    ])
    expect(t.heard('dayOver')).toEqual([{ type: 'dayOver', seat: 2, from: 16, why: 'asleep' }])
    expect(t.stackOn(24)).toEqual([1, 2])
    expect([t.player(0).time, t.asked]).toEqual([21, 0])
  })
})

describe('The skeleton of a turn', () => {
  it('TBBR-SEQ-01 stars are taken before the first action, lightnings are not', () => {
    const t = race(2).at(0, 13).disc(1, 4).cubes(0, 'NNNNN').machine('L1-05', 'L1-31')
    expect(t.events).toMatchObject([
      { type: 'turnStarted', seat: 0, time: 0 },
      { type: 'cardTaken', seat: 0, card: 'L1-31' },
    ])
    expect(t.rightRow).toEqual(['L1-05', null, null, null])
  })

  it('TBBR-SEQ-01 actions follow one another, with cheese between them, until the turn is over; then the machine is refilled', () => {
    const t = race(2).at(0, 13).disc(1, 1).level(0, 1).cheese(0, 1).machine('L1-05').deck('L1-02')
    t.play('taste')
    expect(t.story).toEqual(['timeSpent', 'drunk', 'cardTaken'])
    expect(t.step).toBe('action')
    t.play('cheese')
    expect(t.step).toBe('action')
    t.play('buy')
    expect(t.story).toEqual(['timeSpent', 'bought', 'turnEnded'])
    expect(t.asked).toBe(NATURE)
    t.nature('card L1-02')
    expect(t.story).toEqual(['cardDrawn', 'turnStarted'])
    expect(t.asked).toBe(1)
  })

  it('TBBR-SEQ-01 sleep is the last step of an action, and ends the turn', () => {
    const t = race(2).at(0, 13).level(0, 7).glass(0, 7).disc(1, 9).machine('L1-05').play('taste')
    expect(t.story).toEqual(['timeSpent', 'drunk', 'fellAsleep', 'cardTaken', 'dayOver', 'turnEnded', 'turnStarted'])
    expect([t.player(0).time, t.asked]).toEqual([24, 1])
  })
})
