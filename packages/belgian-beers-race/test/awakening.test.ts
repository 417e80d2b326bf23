import { describe, expect, it } from 'vitest'
import { race } from './table.ts'

describe('Difficult awakening', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 1],
    [6, 1],
    [7, 2],
    [8, 4],
  ])('TBBR-WAKE-01 an evening at level %i costs %i in the morning', (level, delay) => {
    const table = race(2).at(0, 'B3').at(1, 24).finished(1).disc(0, 20).level(1, level).play('camp')
    expect(table.player(1).time).toBe(delay)
    const told = delay === 0 ? [] : [{ type: 'delayed', seat: 1, level, delay }]
    expect(table.heard('delayed')).toEqual(told)
  })

  it('TBBR-WAKE-02 example: a sleeper begins on space 4 with level 4', () => {
    const table = race(2).at(0, 'B3').at(1, 24).asleep(1).disc(0, 20).play('camp')
    expect(table.player(1)).toMatchObject({ time: 4, level: 4, asleep: false })
    expect(table.active).toBe(0)
  })

  it('TBBR-WAKE-03 example: delays 4, 1, 1: Pink above Green on 1, Blue on 4', () => {
    const [blue, pink, green] = [0, 1, 2]
    // Whoever finished first is on top in the morning: Blue, Pink, Green.
    const table = race(3).at(blue, 24).at(pink, 24).at(green, 'B3').asleep(blue).level(pink, 6).finished(pink)
    table.level(green, 5).disc(green, 20).play('camp')
    expect(table.stackOn(0)).toEqual([])
    expect(table.stackOn(1)).toEqual([green, pink])
    expect(table.stackOn(4)).toEqual([blue])
    expect(table.active).toBe(pink)
  })

  it('TBBR-WAKE-03 Pink must pass space 4 before the turn ends', () => {
    const [blue, pink, green] = [0, 1, 2]
    const table = race(3).at(blue, 24).at(pink, 19).at(green, 'B3').asleep(blue).level(pink, 6).finished(pink)
    table.level(green, 5).disc(green, 20).play('camp', 'taste', 'buy', 'bike 23')
    expect(table.player(pink).time).toBe(7)
    expect(table.active).toBe(green)
  })

  it('TBBR-WAKE-03 four players with two equal pairs keep their order', () => {
    const table = race(4).at(0, 'B3').at(1, 24).at(2, 24).at(3, 24)
    table.level(3, 7).finished(3).level(1, 7).finished(1).finished(2).disc(0, 20).play('camp')
    expect(table.stackOn(0)).toEqual([0, 2])
    expect(table.stackOn(2)).toEqual([1, 3])
    expect(table.active).toBe(2)
  })

  it('TBBR-WAKE-03 two delayed discs in one heap hide no third one', () => {
    const table = race(4).at(0, 'B3').at(1, 24).at(2, 24).at(3, 24).level(0, 7).level(1, 7).level(3, 5)
    table.finished(3).finished(2).finished(1).disc(0, 20).play('camp')
    expect(table.view.players.map((player) => player.time)).toEqual([2, 2, 0, 1])
    expect(table.stackOn(2)).toEqual([0, 1])
  })

  it('TBBR-WAKE-04 nobody wakes up after the last day', () => {
    const table = race(2).day(3).at(1, 24).asleep(1).disc(0, 20).play('stop')
    expect(table.asked).toBeUndefined()
    expect(table.heard('delayed')).toEqual([])
    expect(table.heard('slept')).toEqual([])
    expect(table.player(1)).toMatchObject({ time: 24, level: 8 })
  })

  it('TBBR-WAKE-05 the longest delay asks nobody about a token', () => {
    const table = race(2).at(0, 'B3').at(1, 24).asleep(1).level(0, 8).disc(0, 23).machine('L1-09').play('camp')
    expect([table.player(0).time, table.player(1).time]).toEqual([4, 4])
    expect(table.player(0).crossed).toBe(0)
    expect(table.step).toBe('action')
  })
})
