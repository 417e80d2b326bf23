import { describe, expect, it } from 'vitest'
import type { Table } from '../table.ts'
import { confronting, game, seen } from './with-hands.ts'

const plays = (t: Table): string[] => t.optionsOf('play')
const runningFor = (t: Table, seat: number) => seen(t, 0).running[seat].filter(({ card }) => card !== null)

describe('Confrontation: cards of the own action', () => {
  it('CF-P04 takes two levels away at once, beside the action, and lies in the pile', () => {
    const t = confronting([['CF-P04'], []])
      .at(0, 11)
      .level(0, 5)
      .disc(1, 20)
      .play('play CF-P04')
    expect([t.player(0).level, t.player(0).time, t.asked, t.step]).toEqual([3, 0, 0, 'action'])
    expect(seen(t, 1)).toMatchObject({ pile: ['CF-P04'], players: [{ hand: 0 }, { hand: 0 }] })
    expect(t.story).toContain('confrontation/sobered')
  })

  it('CF-P04 cannot be played by the sober, and takes away no more than there is', () => {
    expect(plays(confronting([['CF-P04'], []]).level(0, 0))).toEqual([])
    expect(
      confronting([['CF-P04'], []])
        .level(0, 1)
        .play('play CF-P04')
        .player(0).level,
    ).toBe(0)
  })

  it('CF-P09 lets who has had too much cycle', () => {
    const t = confronting([['CF-P09'], []])
      .at(0, 6)
      .level(0, 6)
      .disc(1, 20)
    expect(t.optionsOf('bike')).toEqual([])
    expect(t.play('play CF-P09').optionsOf('bike')).not.toEqual([])
    expect(runningFor(t, 0)).toEqual([{ card: 'CF-P09', left: 6 }])
  })

  it('CF-P09 cannot be played below the threshold', () => {
    expect(plays(confronting([['CF-P09'], []]).level(0, 4))).toEqual([])
    expect(plays(confronting([['CF-P09'], []]).level(0, 5))).toEqual(['play CF-P09'])
  })

  it('TBBR-CONF-36 example: six time units from 10: still active at 16, a declaration made there is covered, discarded at 20', () => {
    const t = confronting([['CF-P09'], []])
      .at(0, 6)
      .level(0, 6)
      .disc(0, 10)
      .disc(1, 24)
      .play('play CF-P09')
    expect(runningFor(t, 0)).toEqual([{ card: 'CF-P09', left: 16 }])
    t.play('bike 11')
    expect([t.player(0).time, runningFor(t, 0)]).toEqual([16, [{ card: 'CF-P09', left: 16 }]])
    t.play('bike 6')
    expect([t.player(0).time, runningFor(t, 0), seen(t, 0).pile]).toEqual([22, [], ['CF-P09']])
  })

  it('TBBR-CONF-37, R-17 a marker ends with the day, counters do not', () => {
    const t = confronting([['CF-P09', 'CF-P14'], []])
      .at(0, 6)
      .level(0, 6)
      .finished(1)
    t.play('play CF-P09', 'play CF-P14', 'camp')
    expect(t.view.day).toBe(2)
    expect([runningFor(t, 0), seen(t, 0).pile]).toEqual([[{ card: 'CF-P14', left: 3 }], ['CF-P09']])
  })

  it('TBBR-CONF-35 example: CF-P14 after two moves has one counter left; the third is reduced, then the card is discarded', () => {
    const t = confronting([['CF-P14'], []])
      .at(0, 6)
      .disc(1, 24)
      .play('play CF-P14')
    expect(t.info('bike 11')).toMatchObject({ printed: 6, cost: 5 })
    t.play('bike 11', 'bike 6')
    expect([t.player(0).time, runningFor(t, 0)]).toEqual([10, [{ card: 'CF-P14', left: 1 }]])
    t.play('bike 11')
    expect([t.player(0).time, runningFor(t, 0), seen(t, 0).pile]).toEqual([15, [], ['CF-P14']])
    expect(t.info('bike 6')).toMatchObject({ cost: 6 })
  })

  it('CF-P14 cannot be played outside the own action: not in a window, and not while another acts', () => {
    const t = confronting([[], ['CF-P14', 'CF-N02']])
      .at(0, 6)
      .disc(1, 20)
    expect([t.asked, t.options(1)]).toEqual([0, []])
    t.play('bike 11')
    expect([t.asked, t.options()]).toEqual([1, ['pass', 'play CF-N02']])
  })

  it('CF-P14 does not shorten what others ride', () => {
    const t = confronting([['CF-P14'], []])
      .at(0, 6)
      .at(1, 6)
      .play('play CF-P14', 'bike 11')
    expect(t.active).toBe(1)
    expect(t.info('bike 11')).toMatchObject({ cost: 6 })
  })

  it('TBBR-EXP-41, R-89 example: a failed hitch leaves the counters; a lift of 2 takes 1 and one counter; Brussels takes one without gain', () => {
    const t = confronting([['CF-P14'], []])
      .at(0, 6)
      .disc(1, 24)
      .play('play CF-P14', 'hitch 11', 'roll failed')
    expect(runningFor(t, 0)).toEqual([{ card: 'CF-P14', left: 3 }])
    const waited = t.player(0).time
    t.play('hitch 11', 'roll tbbr')
    expect([t.player(0).time - waited, runningFor(t, 0)]).toEqual([1, [{ card: 'CF-P14', left: 2 }]])
    const city = confronting([['CF-P14'], []])
      .at(0, 'B1')
      .disc(1, 24)
      .play('play CF-P14', 'bike B2')
    expect([city.player(0).time, runningFor(city, 0)]).toEqual([1, [{ card: 'CF-P14', left: 2 }]])
  })

  it('TBBR-CONF-41 example: three cards in hand and CF-P14 with a counter left are 3 points', () => {
    const t = confronting([['CF-P14', 'CF-P01', 'CF-N01', 'CF-N02'], []])
      .day(3)
      .finished(1)
      .disc(0, 22)
    const [mine] = game.score(t.play('play CF-P14', 'stop').s)
    expect(mine.parts.find(({ reason }) => reason === 'confrontation/cards')?.points).toBe(3)
  })

  it('what is played at the action is public, what is held is not, and only the holder is offered it', () => {
    const t = confronting([['CF-P14'], ['CF-P04']]).level(0, 3)
    expect(plays(t)).toEqual(['play CF-P14'])
    expect(JSON.stringify(game.view(t.s, 1))).not.toContain('CF-P14')
    expect(JSON.stringify(game.view(t.play('play CF-P14').s, 1))).toContain('CF-P14')
  })
})
