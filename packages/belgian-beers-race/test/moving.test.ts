import { describe, expect, it } from 'vitest'
import { ROADS } from '../src/content/roads.ts'
import { race } from './table.ts'

const BRUSSELS = ['GP', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6']

describe('Moving', () => {
  it('TBBR-MOVE-01 a move follows one road: these are all the ways out of 13, and nothing beyond', () => {
    const t = race(2).at(0, 13)
    const points = [9, 11, 14, ...BRUSSELS]
    for (const means of ['bike', 'bus', 'hitch'])
      expect(t.optionsOf(means)).toEqual(points.map((place) => `${means} ${place}`))
  })

  it('TBBR-MOVE-01 every brewery on the way is a move with its own arrival', () => {
    const t = race(2).disc(1, 20).play('bike 13', 'bike 9')
    expect(t.heard('moved').map(({ to }) => to)).toEqual([13, 9])
    expect(t.heard('bottleTaken').map(({ place }) => place)).toEqual([13, 9])
    expect(t.player(0).visited).toEqual([9, 13])
  })

  it('TBBR-MOVE-02 every road has a value for each means, the same both ways', () => {
    expect(Object.values(ROADS).every((times) => times.length === 3)).toBe(true)
    for (const [from, to] of [
      [9, 7],
      [7, 9],
    ] as const) {
      const t = race(2).at(0, from)
      const costs = ['hitch', 'bus', 'bike'].map((means) => t.info(`${means} ${to}`).cost)
      expect(costs).toEqual([1, 2, 2])
      expect(t.info(`bus ${to}`).road).toBe('7-9')
    }
  })

  it('TBBR-MOVE-02 example: the road between 6 and 11 takes 2, 4 or 6', () => {
    const t = race(2).at(0, 6)
    expect(['hitch 11', 'bus 11', 'bike 11'].map((text) => t.info(text).printed)).toEqual([2, 4, 6])
    expect(t.branch().play('hitch 11', 'roll tbbr').player(0).time).toBe(2)
    expect(t.branch().play('bus 11', 'roll tbbr').player(0).time).toBe(4)
    expect(t.branch().play('bike 11').player(0).time).toBe(6)
  })

  it('TBBR-MOVE-03 means and destination are announced first; then only the die is left', () => {
    const t = race(2).at(0, 6).play('bus 11')
    expect(t.events).toEqual([{ type: 'declared', seat: 0, means: 'bus', from: 6, to: 11, printed: 4, dice: 1 }])
    expect([t.step, t.player(0).time, t.player(0).place]).toEqual(['roll', 0, 6])
    expect(t.options()).toEqual(['roll failed', 'roll tbbr', 'roll late'])
  })

  it('TBBR-MOVE-04 only the planned cost has to fit, for every means', () => {
    const t = race(2).disc(1, 24).at(0, 11)
    expect(t.branch().disc(0, 18).may('bike 6')).toBe(true)
    expect(t.branch().disc(0, 19).may('bike 6')).toBe(false)
    expect(t.branch().disc(0, 20).may('bus 6')).toBe(true)
    expect(t.branch().disc(0, 21).may('bus 6')).toBe(false)
    expect(t.branch().disc(0, 22).may('hitch 6')).toBe(true)
    expect(t.branch().disc(0, 23).may('hitch 6')).toBe(false)
    expect(t.branch().level(0, 7).disc(0, 16).may('bus 6')).toBe(true)
    expect(t.branch().level(0, 7).disc(0, 17).may('bus 6')).toBe(false)
    expect(t.branch().level(0, 7).disc(0, 22).may('hitch 6')).toBe(true)
  })

  it('TBBR-MOVE-04 example: on 21 of 24 a bicycle move of 4 is illegal, a bus of 3 is legal', () => {
    const t = race(2).disc(1, 24).disc(0, 21).at(0, 9)
    expect(t.info('bus 13').cost).toBe(3)
    expect(t.may('bike 13')).toBe(false)
    expect(t.info('bus 13').mayBeCancelled).toBe(true)
    expect(t.branch().disc(0, 19).info('bus 13').mayBeCancelled).toBe(false)
    expect(t.branch().disc(0, 19).may('bike 13')).toBe(true)
  })

  it('TBBR-MOVE-05 the level at the declaration counts; cheese eaten before it helps', () => {
    const t = race(2).at(0, 11).level(0, 7).cheese(0, 3).glass(0, 7)
    expect(t.info('bus 6').cost).toBe(8)
    t.play('cheese')
    expect(t.info('bus 6').cost).toBe(4)
    expect(t.may('bike 6')).toBe(false)
    t.play('cheese', 'cheese')
    expect([t.player(0).level, t.may('bike 6')]).toEqual([4, true])
  })

  it('TBBR-MOVE-05 between the roll and its payment nobody is asked, so no cheese can change the wait', () => {
    const t = race(2).at(0, 11).level(0, 7).cheese(0, 4).glass(0, 7).disc(1, 9)
    t.play('hitch 6')
    expect(t.options()).toEqual(['roll failed', 'roll tbbr', 'roll late'])
    t.nature('roll failed')
    expect([t.player(0).time, t.player(0).level]).toEqual([4, 7])
  })

  it('TBBR-MOVE-06 moves follow one another as long as there is time', () => {
    const t = race(2).disc(1, 24)
    for (let n = 1; n <= 24; n++) t.play(`bike ${n % 2 ? 'B1' : 'B2'}`)
    expect(t.heard('moved')).toHaveLength(1)
    expect(t.view.day).toBe(2)
  })

  it('TBBR-MOVE-07 a failed hitchhike is no move: no arrival, no toast, nothing refreshed', () => {
    const t = race(2).at(0, 13).used(0, 'buy', 'taste').cubes(0, 'Y').disc(1, 20).at(1, 11).cubes(1, 'Y')
    t.visited(0, 9).coastersAt(11, 1).play('hitch 11', 'roll failed')
    expect(t.story).toEqual(['declared', 'diceRolled', 'hitchFailed', 'timeSpent'])
    expect(t.row(0)).toBe('2 @13 L0 g0 [Y1] 0')
    expect([t.may('buy'), t.may('taste')]).toEqual([false, false])
    expect(t.player(0).visited).toEqual([9, 13])
  })

  it('TBBR-MOVE-07 neither is a cancelled ride', () => {
    const t = race(2).day(3).at(0, 13).used(0, 'buy', 'taste').cubes(0, 'Y').disc(1, 24).disc(0, 21)
    t.coastersAt(11, 1).play('bus 11', 'roll late')
    expect(t.story).toEqual(['declared', 'diceRolled', 'rideCancelled', 'timeSpent'])
    expect(t.row(0)).toBe('23 @13 L0 g0 [Y1] 0')
    expect([t.may('buy'), t.may('taste')]).toEqual([false, false])
  })

  it('TBBR-MOVE-08 time is paid before the meeple moves, by every means', () => {
    for (const moves of [['bike 11'], ['bus 11', 'roll tbbr'], ['hitch 11', 'roll tbbr']]) {
      const told = race(2)
        .at(0, 13)
        .play(...moves).story
      expect(told.filter((type) => type === 'timeSpent' || type === 'moved')).toEqual(['timeSpent', 'moved'])
    }
  })
})

describe('The course of a move', () => {
  it('TBBR-SEQ-02 bicycle: pay, sober up, arrive, bottle, token, bonus, toast, claims, tokens, sleep', () => {
    const t = race(3).disc(0, 5).at(0, 16).level(0, 4).glass(0, 4).cubes(0, 'Y').at(1, 17).disc(1, 15).cubes(1, 'K')
    t.level(1, 7).glass(1, 7).disc(2, 20).bottleAt(17).machine('L1-15', 'L1-17')
    t.play('bike 17', 'break L1-17')
    expect(t.story).toEqual([
      'declared',
      'timeSpent',
      'soberedUp',
      'moved',
      'bottleTaken',
      'visited',
      'bonusGained',
      'bonusGained',
      'toastBegun',
      'cubeGiven',
      'cubeGiven',
      'timeSpent',
      'timeSpent',
      'drunk',
      'cheered',
      'drunk',
      'fellAsleep',
      'cheered',
      'cardTaken',
      'tokenBroken',
      'dayOver',
    ])
    expect(t.row(0)).toBe('10 @17 L4 g5 [–] 0')
    expect(t.row(1)).toBe('24 @17 L8 g8 [–] 0')
    expect(t.asked).toBe(0)
  })

  it('TBBR-SEQ-02 public transport: roll, pay, drink, arrive; a coaster where the bottle is gone', () => {
    const t = race(2).at(0, 16).cubes(0, 'Y').noBottle(17).coastersAt(17, 1).play('bus 17', 'roll tbbr', 'drink yellow')
    expect(t.story).toEqual([
      'declared',
      'diceRolled',
      'timeSpent',
      'drunk',
      'moved',
      'coasterTaken',
      'visited',
      'bonusGained',
      'bonusGained',
      'turnEnded',
      'turnStarted',
    ])
  })

  it('TBBR-SEQ-02 hitchhiking: roll or offer, pay, arrive; unique actions are refreshed', () => {
    const t = race(2).at(0, 16).used(0, 'buy', 'taste').cubes(0, 'YY').disc(1, 9)
    expect([t.may('buy'), t.may('taste')]).toEqual([false, false])
    t.play('offer 18')
    expect(t.story).toEqual(['declared', 'beerOffered', 'timeSpent', 'moved', 'bottleTaken', 'visited'])
    expect([t.may('buy'), t.player(0).used]).toEqual([true, { buy: false, taste: false }])
  })

  it('TBBR-SEQ-02 the active player decides on tokens first, pushed players follow clockwise', () => {
    const t = race(4).disc(0, 7).at(0, 13).cubes(0, 'YY').machine('L1-17', 'L1-19')
    t.at(1, 11).disc(1, 8).cubes(1, 'Y').at(3, 11).disc(3, 8).cubes(3, 'Y').disc(2, 20)
    t.play('hitch 11', 'roll tbbr')
    expect([t.asked, t.step]).toEqual([0, 'token'])
    t.play('keep')
    expect(t.asked).toBe(1)
    t.play('keep')
    expect([t.asked, t.step]).toEqual([3, 'token'])
    t.play('keep')
    expect([t.asked, t.step]).toEqual([0, 'action'])
  })

  it('TBBR-SEQ-08 a failure: roll, wait, one more in the series, ride counter lost, claims, then the token', () => {
    const t = race(3).disc(0, 5).disc(1, 9).disc(2, 9).at(0, 13).ride(0, 3).machine('L1-23')
    t.play('hitch 11', 'roll failed')
    expect(t.story).toEqual(['declared', 'diceRolled', 'hitchFailed', 'timeSpent', 'cardTaken'])
    expect(t.player(0)).toMatchObject({ time: 7, ride: 0, hitch: { to: 11, failures: 1 } })
  })

  it('TBBR-SEQ-08 a cancelled ride ends the series and the ride counter, and its token can be broken', () => {
    const t = race(3).day(2).disc(0, 23).disc(1, 32).disc(2, 32).at(0, 13).level(0, 7).glass(0, 7)
    t.ride(0, 3).hitched(0, 11, 2).machine('L1-22', 'L1-17')
    t.play('bus 14', 'roll late')
    expect(t.story).toEqual(['declared', 'diceRolled', 'rideCancelled', 'timeSpent', 'cardTaken'])
    expect(t.heard('cardTaken')[0]?.card).toBe('L1-22')
    expect(t.player(0)).toMatchObject({ time: 32, place: 13, ride: 0, hitch: null })
    expect(t.options()).toEqual(['keep', 'break L1-17'])
    expect(t.info('keep').token).toBe(3)
  })

  it('TBBR-SEQ-08 a ride cancelled on the last day leaves time, but the series is over', () => {
    const t = race(2).day(3).disc(1, 24).disc(0, 20).at(0, 13).ride(0, 3).hitched(0, 11, 2).play('bus 14', 'roll late')
    expect(t.player(0)).toMatchObject({ time: 22, ride: 0, hitch: null })
  })

  it('TBBR-SEQ-08 example: from 7 at level 7 a failure costs 4, earns the card, then asks about the token 8|9', () => {
    const t = race(3).disc(0, 7).disc(1, 12).disc(2, 12).at(0, 13).level(0, 7).glass(0, 7).machine('L1-23', 'L1-17')
    t.play('hitch 11', 'roll failed')
    expect(t.player(0).time).toBe(11)
    expect(t.player(0).cards).toEqual(['L1-23'])
    expect([t.step, t.asked]).toEqual(['token', 0])
    expect(t.options()).toEqual(['keep', 'break L1-17'])
    expect(t.info('keep').token).toBe(1)
  })
})
