import { describe, expect, it } from 'vitest'
import { alone, told } from './alone.ts'

describe('Alone: objectives', () => {
  it('TBBR-SOLO-30 eight cards always: a claimed one is replaced at once, and there is no limit of claims', () => {
    const t = alone(1, 34)
      .at(0, 6)
      .machine('L1-29', 'L1-31', 'L1-24', 'L1-25', 'L1-26', 'L1-27', 'L1-03', 'L1-08')
      .deck('L1-02', 'L1-01')
      .cubes(0, 'YYYYNNNNN')
      .turn()
    expect(t.step).toBe('card')
    expect(t.rightRow).toEqual(['L1-31', 'L1-24', 'L1-25', 'L1-26'])
    t.nature('card L1-02')
    expect(t.step).toBe('card')
    expect(t.player(0).cards).toEqual(['L1-29', 'L1-31'])
    t.nature('card L1-01')
    expect(t.step).toBe('action')
    expect(t.view.machine.cards).toEqual(['L1-24', 'L1-25', 'L1-26', 'L1-27', 'L1-03', 'L1-08', 'L1-02', 'L1-01'])
  })

  it('TBBR-SOLO-30, R-97 what slides in during a check is tested as a state: a star is taken, a lightning is not', () => {
    const move = alone(1, 34).at(0, 11).cubes(0, 'YYYY')
    const t = move.machine('L1-24', 'L1-03', 'L1-08', 'L1-02', 'L1-29').play('hitch B1', 'roll tbbr')
    expect(t.player(0).cards).toEqual(['L1-24', 'L1-29'])
    const other = alone(1, 34)
      .at(0, 11)
      .machine('L1-10', 'L1-03', 'L1-08', 'L1-02', 'L1-24')
      .play('hitch B1', 'roll tbbr')
    expect(other.player(0).cards).not.toContain('L1-24')
  })

  it('TBBR-SOLO-30 a lightning that slides in after the claims of a move is not won by it, but by the toast that follows', () => {
    // L1-24 (a move to Brussels) is taken; then L1-16 (a toast) slides in, and he comes for a toast.
    const t = alone(13, 'B4').at(0, 11).cubes(0, 'Y').machine('L1-24', 'L1-03', 'L1-08', 'L1-02', 'L1-16')
    t.play('hitch B4', 'roll tbbr').nature('coaster 1/18')
    expect(told(t, 'solo/destination')).toBe(1)
    expect(t.player(0).cards).toEqual(['L1-16', 'L1-24'])
  })

  it('TBBR-SOLO-31, R-66 a token lets one replace none, one or two accessible cards, named together', () => {
    const t = alone(1, 34).at(0, 6).disc(0, 7).machine('L1-24', 'L1-03', 'L1-08').play('hitch 11', 'roll tbbr')
    expect(t.step).toBe('solo/replacement')
    expect(t.options()).toEqual([
      'keep',
      'replace L1-24',
      'replace L1-03',
      'replace L1-08',
      'replace L1-24 L1-03',
      'replace L1-24 L1-08',
      'replace L1-03 L1-08',
    ])
    expect(t.fallback).toBe('keep')
    expect(t.branch().play('keep').rightRow).toEqual(['L1-24', 'L1-03', 'L1-08', null])
    t.play('replace L1-24 L1-08')
    expect(t.rightRow).toEqual(['L1-03', null, null, null])
    expect(t.view.machine.removed).toEqual(expect.arrayContaining(['L1-24', 'L1-08']))
  })

  it('TBBR-SOLO-31 example: two replaced when 8 to 9 is crossed; what slides in is claimed by the same action if it is a state', () => {
    const t = alone(1, 34)
      .at(0, 6)
      .disc(0, 7)
      .cubes(0, 'YYYY')
      .machine('L1-25', 'L1-03', 'L1-08', 'L1-02', 'L1-29', 'L1-27')
      .play('hitch 11', 'roll tbbr', 'replace L1-03 L1-08')
    expect(t.player(0).cards).toEqual(['L1-29'])
    expect(t.rightRow).toEqual(['L1-25', 'L1-02', 'L1-27', null])
  })

  it('TBBR-SOLO-31 token by token: both of a long ride are asked about, the second with the cards of then', () => {
    const t = alone(1, 34).day(2).at(0, 17).disc(0, 8).level(0, 0).machine('L1-25', 'L1-03').play('bike 10')
    expect(t.step).toBe('solo/replacement')
    expect(t.info('keep')).toMatchObject({ token: 1 })
    t.play('replace L1-25')
    expect(t.info('keep')).toMatchObject({ token: 2 })
    expect(t.options()).toEqual(['keep', 'replace L1-03'])
  })

  it('TBBR-SOLO-08 a turn begins with a successful move: what was bought before it counts with nothing after it', () => {
    const t = alone(1, 34).at(0, 6).machine('L1-28').play('buy', 'bus 11', 'roll late', 'done')
    expect(t.player(0).cards).toEqual([])
    // The late bus belongs to the turn it begins.
    expect(t.play('buy').player(0).cards).toEqual(['L1-28'])
    expect(t.active).toBe(0)
  })

  it('TBBR-SOLO-08 the player goes on until the day ends: nobody is overtaken, whatever the disc does', () => {
    const t = alone(1, 34).at(0, 6).play('buy', 'hitch 11', 'roll tbbr')
    expect(told(t, 'turnEnded')).toBe(0)
    expect(t.asked).toBe(0)
  })

  it('TBBR-SOLO-45 level 2 comes after the first day; with nothing left to draw there are fewer than eight', () => {
    const t = alone(1, 34)
      .at(0, 6)
      .levelTwo(false)
      .machine('L1-25', 'L1-03', 'L1-08', 'L1-02', 'L1-26', 'L1-27', 'L1-06', 'L1-07')
      .deck('L2-01')
      .play('camp')
    expect(t.heard('levelTwoEntered')).toMatchObject([{ merged: true }])
    expect(Object.keys(t.outcomes())).toEqual(['card L1-06', 'card L1-07', 'card L1-26', 'card L1-27', 'card L2-01'])
    t.nature('card L2-01', 'card L1-26', 'card L1-27', 'card L1-07')
    expect(t.view.machine.cards.filter((card) => card !== null).length).toBe(8)
    const few = alone(1, 34).at(0, 6).machine('L1-24', 'L1-03').play('hitch 11', 'roll tbbr')
    expect(few.view.machine.cards.filter((card) => card !== null).length).toBe(2)
    expect(few.step).toBe('action')
  })
})
