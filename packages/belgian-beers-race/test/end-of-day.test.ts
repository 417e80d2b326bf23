import { describe, expect, it } from 'vitest'
import { objectives } from '../src/content/objectives.ts'
import { race } from './table.ts'

const levelOne = objectives.filter((card) => card.level === 1).map((card) => card.id)
const levelTwo = objectives.filter((card) => card.level === 2).map((card) => card.id)

/** The others have finished in this order, seat 0 is about to. */
const evening = (seats: number, ...finished: readonly number[]) => {
  const table = race(seats).at(0, 'B3').disc(0, 22)
  for (const seat of finished) table.at(seat, 24).finished(seat)
  return table
}

describe('End of the day', () => {
  it('TBBR-EOD-01 night falls when the last disc reaches the last space, after the refill', () => {
    const table = evening(2, 1).machine('L1-05', 'L1-09').deck('L1-10').play('taste')
    expect(table.view.day).toBe(1)
    table.play('camp')
    expect(table.story).toEqual(['camped', 'dayOver', 'turnEnded'])
    expect(table.step).toBe('card')
    expect(table.view.day).toBe(1)
    table.nature('card L1-10')
    expect(table.story.slice(0, 2)).toEqual(['cardDrawn', 'dayEnded'])
    expect(table.heard('dayEnded')).toEqual([{ type: 'dayEnded', day: 1 }])
  })

  it('TBBR-EOD-01 not before: one player is still on the road', () => {
    const table = evening(3, 1).disc(2, 10).play('stop')
    expect(table.heard('dayEnded')).toEqual([])
    expect(table.active).toBe(0)
    expect(table.play('camp').heard('dayEnded')).toHaveLength(1)
  })

  it('TBBR-SEQ-07 order, delays, levels, scoring, level 2; then tokens, end token and the start of the day', () => {
    const table = evening(2, 1).level(0, 5).level(1, 7).levelTwo(false).broken(1).coastersAt('B3', 1)
    table.machine('L1-09', 'L1-10', 'L1-11', 'L1-12', 'L1-15', 'L1-20', 'L1-25', 'L1-26').play('camp')
    expect(table.story).toEqual([
      'camped',
      'dayOver',
      'turnEnded',
      'dayEnded',
      'delayed',
      'delayed',
      'slept',
      'slept',
      'dailyScored',
      'dailyScored',
      'levelTwoEntered',
    ])
    expect(table.view).toMatchObject({ day: 1, dayLength: 24, tokens: [{ broken: true }, {}, {}] })
    table.nature('card L1-15', 'card L1-20', 'card L1-25', 'card L1-26')
    expect(table.story.slice(-4)).toEqual(['cardDrawn', 'dayStarted', 'coasterTaken', 'turnStarted'])
    expect(table.view).toMatchObject({ day: 2, dayLength: 32, tokens: [{ broken: false }, {}, {}] })
  })

  it('TBBR-EOD-02 example: Green, Pink, Blue on the last space from the bottom are the new stack from the top', () => {
    const [blue, pink, green] = [0, 1, 2]
    const table = evening(3, green, pink).play('camp')
    expect(table.stackOn(0)).toEqual([blue, pink, green])
    expect(table.active).toBe(green)
  })

  it('TBBR-EOD-02 four discs are turned over too', () => {
    expect(evening(4, 3, 1, 2).play('camp').stackOn(0)).toEqual([0, 2, 1, 3])
  })

  it('TBBR-EOD-03 example: 8 to 4, 6 to 2, 3 to 0', () => {
    const table = evening(3, 1, 2).level(0, 8).level(1, 6).level(2, 3).play('camp')
    expect(table.view.players.map((player) => player.level)).toEqual([4, 2, 0])
    expect(table.heard('slept').map((event) => event.level)).toEqual([4, 2, 0])
  })

  it('TBBR-EOD-03 the delay is read before the level falls', () => {
    const table = evening(2, 1).level(1, 5).play('camp')
    expect(table.player(1)).toMatchObject({ level: 1, time: 1 })
  })

  it('TBBR-EOD-04 example: seven beers, five bottles and two coasters make 21', () => {
    const table = evening(2, 1).glass(1, 7).bottles(1, 2, 1, 1, 1).coasters(1, 2).play('camp')
    expect(table.player(1).score).toBe(21)
    expect(table.heard('dailyScored')[1]).toEqual({
      type: 'dailyScored',
      seat: 1,
      beers: 14,
      bottles: 5,
      coasters: 2,
      score: 21,
    })
  })

  it('TBBR-EOD-04 nothing else scores, and at most 40 for beers', () => {
    const table = evening(2, 1).glass(1, 20).cubes(1, 'YNRK').cheese(1, 3, 2).cheers(1, 4, 1).bonus(1, 1, 1, 1, 1)
    table.holds(1, 'L1-01').score(1, 5).play('camp')
    expect(table.player(1)).toMatchObject({ score: 45, daily: [40, 0] })
  })

  it('TBBR-EOD-05 example: glass 7 on the first evening and 12 on the second, 38 points in all', () => {
    const friday = evening(2, 1).glass(1, 7).play('camp')
    expect(friday.player(1)).toMatchObject({ score: 14, glass: 7 })
    friday.glass(1, 12)
    while (friday.view.day === 2) friday.play('camp')
    expect(friday.player(1)).toMatchObject({ score: 38, daily: [14, 24], glass: 12 })
  })

  it('TBBR-EOD-05 bottles and coasters score again', () => {
    const table = evening(2, 1).bottles(1, 3).coasters(1, 1).play('camp')
    while (table.view.day === 2) table.play('camp')
    expect(table.player(1)).toMatchObject({ score: 8, coasters: 1, bottles: { yellow: 3 } })
  })

  it('TBBR-EOD-06 example: six cards are gone, 47 are shuffled, three lie in the left row and 44 in the deck', () => {
    const table = evening(2, 1).levelTwo(false)
    table
      .machine(...levelOne.slice(6, 14))
      .deck(...levelOne.slice(14), ...levelTwo)
      .play('camp')
    expect(table.rightRow).toEqual(levelOne.slice(6, 10))
    expect(table.leftRow).toEqual([null, null, null])
    expect(table.outcomes()).toEqual(
      Object.fromEntries([...levelOne.slice(10), ...levelTwo].map((id) => [`card ${id}`, 1])),
    )
    expect(Object.keys(table.outcomes())).toHaveLength(47)
    expect(table.heard('levelTwoEntered')).toEqual([{ type: 'levelTwoEntered', merged: true }])
    table.nature('card L2-03', 'card L1-11', 'card L2-04', 'card L2-05')
    expect(table.leftRow).toEqual(['L2-03', 'L1-11', 'L2-04'])
    expect(table.deckTop).toBe('L2-05')
    expect(table.view.machine.deck + 1).toBe(44)
    expect(table.view.day).toBe(2)
  })

  it('TBBR-EOD-06 after day 2 nothing is shuffled', () => {
    const table = race(2).day(2).at(0, 'B3').at(1, 24).finished(1).disc(0, 30)
    table.machine(...levelOne.slice(0, 8)).play('camp')
    expect(table.view.machine.cards).toEqual(levelOne.slice(0, 8))
    expect(table.heard('levelTwoEntered')).toEqual([])
    expect(table.view.day).toBe(3)
  })

  it('TBBR-EOD-06 when level 2 came early, the merge shuffles what is left', () => {
    const table = evening(2, 1).machine('L1-09', 'L1-10', 'L1-11', 'L1-12', 'L2-01', 'L2-02', 'L2-03', 'L2-04')
    table.deck('L2-05').play('camp')
    expect(Object.keys(table.outcomes()).sort()).toEqual([
      'card L2-01',
      'card L2-02',
      'card L2-03',
      'card L2-04',
      'card L2-05',
    ])
    expect(table.rightRow).toEqual(['L1-09', 'L1-10', 'L1-11', 'L1-12'])
  })

  it('TBBR-EOD-07 the moon moves to 32, then the flag to 24', () => {
    const table = evening(2, 1).play('camp')
    expect(table.heard('dayStarted')).toEqual([{ type: 'dayStarted', day: 2, length: 32, last: false }])
    expect(table.view).toMatchObject({ day: 2, dayLength: 32, lastDay: false })
    while (table.view.day === 2) table.play('camp')
    expect(table.heard('dayStarted')).toEqual([{ type: 'dayStarted', day: 3, length: 24, last: true }])
    expect(table.view).toMatchObject({ day: 3, dayLength: 24, lastDay: true })
  })
})
