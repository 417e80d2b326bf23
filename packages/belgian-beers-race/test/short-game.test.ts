import { NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { objectives } from '../src/content/objectives.ts'
import { PLACES } from '../src/content/places.ts'
import { race, unpacked } from './table.ts'

const SHORT = { length: 'short' }
const plain = PLACES.filter((place) => place.id !== 'GP' && place.bonuses.length === 0).map((place) => place.id)
const levelOne = objectives.filter((card) => card.level === 1).map((card) => card.id)
const levelTwo = objectives.filter((card) => card.level === 2).map((card) => card.id)

/** Everything drawn, the first of nature's list each time: the first start is to be chosen. */
function dealt(seats: number, first: number) {
  const table = unpacked(seats, SHORT).nature(`first ${first}`)
  while (table.asked === NATURE) table.nature(table.options()[0] ?? '')
  return table
}

/** Day 1 is nearly over: seat 1 has finished at 24, seat 0 stands at B3. */
const evening = () => race(2, SHORT).at(0, 'B3').at(1, 24).finished(1).disc(0, 20)

describe('Short game', () => {
  it('TBBR-SHORT-01 the rest is as in the base game: bottles, coasters, eight cards, one stack', () => {
    const table = dealt(3, 1)
    expect(table.view.board.bottles).toHaveLength(40)
    expect(table.view.board.coasters.reduce((sum, { count }) => sum + count, 0)).toBe(15)
    expect(table.view.machine).toMatchObject({ deck: 24, levelTwo: false })
    expect(table.stackOn(0)).toEqual([0, 2, 1])
  })

  it('TBBR-SHORT-02 two days of 24', () => {
    const table = evening()
    expect(table.view).toMatchObject({ day: 1, dayLength: 24, lastDay: false })
    table.play('camp')
    expect(table.view).toMatchObject({ day: 2, dayLength: 24, lastDay: true })
    table.play('stop', 'stop')
    expect(table.asked).toBeUndefined()
  })

  it('TBBR-SHORT-02 a tent on day 1 only', () => {
    const table = evening()
    expect([table.may('camp'), table.may('stop')]).toEqual([true, false])
    table.play('camp')
    expect([table.may('camp'), table.may('stop')]).toEqual([false, true])
  })

  it('TBBR-SHORT-03 no level 3 card is revealed', () => {
    const table = dealt(4, 0)
    expect(table.view.levelThree).toEqual([])
    expect(table.step).toBe('start')
  })

  it('TBBR-SHORT-04 the first player chooses first, then clockwise, among breweries without bonus', () => {
    const table = dealt(3, 1)
    expect(table.asked).toBe(1)
    expect(table.options()).toEqual(plain.map((place) => `start ${place}`))
    expect(table.options()).toHaveLength(28)
    expect(table.options()).toEqual(expect.arrayContaining(['start B1', 'start B6']))
    expect(table.may('start B2')).toBe(false)
    expect(table.may('start GP')).toBe(false)
    table.play('start B3')
    expect(table.asked).toBe(2)
    expect(table.options()).toEqual(plain.filter((place) => place !== 'B3').map((place) => `start ${place}`))
    table.play('start 2')
    expect(table.asked).toBe(0)
    expect(table.options()).toHaveLength(26)
    table.play('start 4')
    expect(table.places).toEqual([4, 'B3', 2])
    expect(table.active).toBe(1)
  })

  it('TBBR-SHORT-04 until then a meeple is nowhere', () => {
    expect(dealt(2, 0).view.players.map((player) => player.place)).toEqual([null, null])
    expect(dealt(2, 0).fallback).toBe('start 2')
  })

  it('TBBR-SHORT-05 bottle and visited token, but no coaster', () => {
    const table = dealt(2, 0)
    const place = table.view.board.coasters.find((pile) => plain.includes(pile.place))?.place ?? 'GP'
    const coasters = table.coastersOn(place)
    table.play(`start ${place}`)
    expect(coasters).toBeGreaterThan(0)
    expect(table.coastersOn(place)).toBe(coasters)
    expect(table.hasBottle(place)).toBe(false)
    expect(table.player(0)).toMatchObject({ visited: [place], coasters: 0 })
    expect(table.heard('bottleTaken')).toHaveLength(1)
    expect(Object.values(table.player(0).bottles).reduce((sum, count) => sum + count, 0)).toBe(1)
  })

  it('TBBR-SHORT-05 the coaster waits for the next morning', () => {
    const table = evening().coastersAt('B3', 1).play('camp')
    expect(table.player(0).coasters).toBe(1)
  })

  it('TBBR-SHORT-06 the start is no move: it earns no card and no toast', () => {
    const table = dealt(2, 0).machine('L1-24', 'L1-13')
    table.play('start B3')
    table.play('start 25')
    expect(table.view.players.map((player) => player.cards)).toEqual([[], []])
    expect(table.story).not.toContain('moved')
    expect(table.story).not.toContain('toastBegun')
    expect(table.view.players.map((player) => player.time)).toEqual([0, 0])
  })

  it('TBBR-SHORT-06 buy and taste are open there from the first turn', () => {
    const table = dealt(2, 0).play('start B3', 'start 25')
    expect(table.options()).toEqual(expect.arrayContaining(['buy', 'taste', 'camp']))
  })

  it('TBBR-SHORT-07 one daily scoring, then the flag', () => {
    const table = evening().glass(1, 4).cheers(1, 1).cheers(0, 1).play('camp')
    expect(table.heard('dailyScored')).toHaveLength(2)
    expect(table.heard('dayStarted')).toEqual([{ type: 'dayStarted', day: 2, length: 24, last: true }])
    table.play('stop', 'stop')
    expect(table.heard('dailyScored')).toEqual([])
    expect(table.player(1)).toMatchObject({ daily: [8, 0], penalty: 8, score: 9 })
  })

  it('TBBR-SHORT-08 the machine goes on unchanged into day 2, level 2 stays away', () => {
    const row = levelOne.slice(8, 16)
    const table = evening().levelTwo(false)
    table
      .machine(...row)
      .deck(...levelOne.slice(16), ...levelTwo)
      .play('camp')
    expect(table.view.day).toBe(2)
    expect(table.view.machine).toMatchObject({ cards: row, levelTwo: false, deck: 16 })
    expect(table.heard('levelTwoEntered')).toEqual([])
  })

  it('TBBR-SHORT-08 level 2 enters when the deck of level 1 is exhausted', () => {
    const table = evening()
      .levelTwo(false)
      .machine('L1-09', 'L1-10')
      .deck(...levelTwo)
      .play('camp')
    expect(Object.keys(table.outcomes()).sort()).toEqual(levelTwo.map((id) => `card ${id}`).sort())
    expect(table.heard('levelTwoEntered')).toEqual([{ type: 'levelTwoEntered', merged: false }])
  })

  it('TBBR-SHORT-09 home, penalties and scoring as usual', () => {
    const table = race(2, SHORT).day(2).at(0, 6).at(1, 'GP').score(0, 100).score(1, 60).cheers(0, 1).cheers(1, 1)
    table.finished(1).disc(0, 20).play('stop')
    expect(table.player(0)).toMatchObject({ penalty: 30, score: 71 })
    expect(table.heard('finalScored')).toEqual([
      { type: 'finalScored', seat: 0, total: 71, rank: 1 },
      { type: 'finalScored', seat: 1, total: 61, rank: 2 },
    ])
  })

  it('TBBR-SHORT-10 no day is long enough for the third token', () => {
    for (const day of [1, 2]) {
      const table = race(2, SHORT).day(day).at(0, 'B3').at(1, 24).finished(1).disc(0, 23).machine('L1-09')
      expect(table.view.dayLength).toBe(24)
      table.play('taste')
      expect(table.story).not.toContain('tokenKept')
      expect(table.step).not.toBe('token')
    }
  })
})
