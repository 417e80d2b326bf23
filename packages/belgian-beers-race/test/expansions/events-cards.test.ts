import { describe, expect, it } from 'vitest'
import { today } from './on-days.ts'

const cost = (t: ReturnType<typeof today>, move: string): unknown => t.info(move).cost
const score = (t: ReturnType<typeof today>): number[] => t.view.players.map((player) => player.score)

describe('Good days', () => {
  it('EV-01 a bicycle takes 1 TU less, other means do not', () => {
    const t = today(2, 'EV-01').at(0, 6).disc(1, 20)
    expect([cost(t, 'bike 11'), cost(t, 'bus 11'), cost(t, 'hitch 11')]).toEqual([5, 4, 2])
    expect(t.play('bike 11').player(0).time).toBe(5)
  })
  it('EV-01 not: a road that takes 1 TU goes on taking it', () => {
    expect(cost(today(2, 'EV-01').at(0, 'B1'), 'bike B2')).toBe(1)
  })

  it('EV-02 public transport takes 1 TU less, after doubling', () => {
    expect(cost(today(2, 'EV-02').at(0, 6), 'bus 11')).toBe(3)
    expect(cost(today(2, 'EV-02').at(0, 6).level(0, 7), 'bus 11')).toBe(7)
  })
  it('EV-02 not: other means', () => {
    const t = today(2, 'EV-02').at(0, 6)
    expect([cost(t, 'bike 11'), cost(t, 'hitch 11')]).toEqual([6, 2])
  })

  it('EV-03 example: two dice at once, three after a failure, three after the next', () => {
    const t = today(2, 'EV-03').at(0, 6).disc(1, 24)
    expect(t.options().filter((text) => text.startsWith('hitch 11'))).toEqual(['hitch 11', 'hitch 11 x2'])
    t.play('hitch 11 x2', 'roll failed failed')
    expect(t.may('hitch 11 x3')).toBe(true)
    t.play('hitch 11 x3', 'roll failed failed failed')
    expect(t.options().filter((text) => text.startsWith('hitch 11'))).toHaveLength(3)
  })
  it('EV-03 not: more than three dice', () => {
    expect(
      today(2, 'EV-03')
        .at(0, 6)
        .hitched(0, 11, 2)
        .optionsOf('hitch')
        .filter((text) => / 11\b/.test(text)),
    ).toHaveLength(3)
  })

  it('EV-04 the first glass of a day is free', () => {
    const t = today(2, 'EV-04').at(0, 13).disc(1, 20)
    expect(cost(t, 'taste')).toBe(0)
    expect(t.play('taste').row(0)).toBe('0 @13 L1 g1 [–] 0')
  })
  it('EV-04, TBBR-EVENT-26 not: the second; and everybody has a first one', () => {
    const t = today(2, 'EV-04').at(0, 13).at(1, 8).disc(1, 20).play('taste', 'hitch 14', 'roll tbbr')
    expect(cost(t, 'taste')).toBe(1)
    t.disc(0, 22).turn()
    expect(cost(t, 'taste')).toBe(0)
  })

  it('EV-05 a purchase brings one beer more', () => {
    const t = today(2, 'EV-05').at(0, 11).disc(1, 20)
    expect(t.info('buy').cubes).toBe(4)
    expect(t.play('buy').backpack(0)).toBe('Y4')
  })
  it('EV-05, TBBR-EXP-24 not: more than there is room for', () => {
    expect(today(2, 'EV-05').at(0, 11).cubes(0, 'YYYYYNNNNN').disc(1, 20).play('buy').backpack(0)).toBe('Y7 N5')
  })

  it('EV-06 example: cheese 2 becomes 4 with one bought, cheese 3 becomes 4', () => {
    expect(today(2, 'EV-06').at(0, 12).cheese(0, 2).disc(1, 20).play('buy +cheese').player(0)).toMatchObject({
      cheese: 4,
      cheeseMarkers: 0,
    })
    expect(today(2, 'EV-06').at(0, 12).cheese(0, 3).disc(1, 20).play('buy +cheese').player(0)).toMatchObject({
      cheese: 4,
      cheeseMarkers: 0,
    })
  })
  it('EV-06, TBBR-EXP-24 not: a token of its own on the last level, nor anything without cheese', () => {
    expect(today(2, 'EV-06').at(0, 12).cheese(0, 4).disc(1, 20).play('buy +cheese').player(0)).toMatchObject({
      cheese: 4,
      cheeseMarkers: 1,
    })
    expect(today(2, 'EV-06').at(0, 12).disc(1, 20).play('buy').player(0).cheese).toBe(0)
  })

  it('EV-08 a first visit to a Trappist brewery is worth 2 points at once', () => {
    const t = today(2, 'EV-08').at(0, 16).disc(1, 20).play('bike 17')
    expect(score(t)).toEqual([2, 0])
    expect(t.view.cards?.earned).toEqual([2, 0])
  })
  it('EV-08 not: a second visit, nor another colour', () => {
    expect(score(today(2, 'EV-08').at(0, 16).visited(0, 17).disc(1, 20).play('bike 17'))).toEqual([0, 0])
    expect(score(today(2, 'EV-08').at(0, 6).disc(1, 20).play('bike 11'))).toEqual([0, 0])
  })

  it('EV-09, TBBR-EXP-46 example: 2 points for each of three who toast, not 4 for the arriver', () => {
    const t = today(3, 'EV-09')
      .at(0, 6)
      .at(1, 11)
      .at(2, 11)
      .cubes(0, 'YY')
      .cubes(1, 'N')
      .cubes(2, 'N')
      .disc(1, 8)
      .disc(2, 8)
    expect(score(t.play('bike 11'))).toEqual([2, 2, 2])
  })
  it('EV-09 not: where nobody toasts', () => {
    const t = today(3, 'EV-09').at(0, 6).at(1, 11).at(2, 11).cubes(1, 'N').cubes(2, 'N').disc(1, 8).disc(2, 8)
    expect(score(t.play('bike 11'))).toEqual([0, 0, 0])
  })

  it('EV-10, TBBR-EVENT-27 example: between two, a bottle in Brussels is worth 1 point, and so is a coaster', () => {
    const t = today(2, 'EV-10').at(0, 'B1').coastersAt('B3', 1).disc(1, 20).play('bike B3')
    expect(score(t)).toEqual([1, 0])
    expect(score(t.play('bike B1', 'bike B3'))).toEqual([2, 0])
  })
  it('EV-10 not: a bottle among three, nor one outside Brussels', () => {
    expect(score(today(3, 'EV-10').at(0, 'B1').disc(1, 20).disc(2, 20).play('bike B3'))).toEqual([0, 0, 0])
    expect(score(today(2, 'EV-10').at(0, 6).disc(1, 20).play('bike 11'))).toEqual([0, 0])
  })

  it('EV-11 a first visit in Brussels is worth 2 points', () => {
    expect(score(today(2, 'EV-11').at(0, 'B1').disc(1, 20).play('bike B3'))).toEqual([2, 0])
  })
  it('EV-11 not: the Grand Place, nor a second visit', () => {
    expect(score(today(2, 'EV-11').at(0, 'B1').disc(1, 20).play('bike GP'))).toEqual([0, 0])
    expect(score(today(2, 'EV-11').at(0, 'B1').visited(0, 'B3').disc(1, 20).play('bike B3'))).toEqual([0, 0])
  })
})

describe('Bad days', () => {
  it('EV-13 a bicycle takes 1 TU more', () => {
    const t = today(2, 'EV-13').at(0, 6).disc(1, 20)
    expect(cost(t, 'bike 11')).toBe(7)
    expect(t.play('bike 11').player(0).time).toBe(7)
  })
  it('EV-13 not: other means', () => {
    const t = today(2, 'EV-13').at(0, 6)
    expect([cost(t, 'bus 11'), cost(t, 'hitch 11')]).toEqual([4, 2])
  })
  it('EV-13 a road that takes too long is not offered', () => {
    expect(today(2, 'EV-13').at(0, 6).disc(0, 18).disc(1, 24).may('bike 11')).toBe(false)
  })

  it('EV-14 example: a late bus of 4 TU takes 8', () => {
    const t = today(2, 'EV-14').at(0, 6).disc(1, 20)
    expect(t.info('bus 11')).toMatchObject({ cost: 4, lateCost: 8 })
    expect(t.play('bus 11', 'roll late').player(0).time).toBe(8)
  })
  it('EV-14 not: one that is on time', () => {
    expect(today(2, 'EV-14').at(0, 6).disc(1, 20).play('bus 11', 'roll tbbr').player(0).time).toBe(4)
  })

  it('EV-15 example: a failed hitch costs 3 TU, beyond B 6', () => {
    expect(today(2, 'EV-15').at(0, 6).disc(1, 20).play('hitch 11', 'roll failed').player(0).time).toBe(3)
    expect(today(2, 'EV-15').at(0, 6).level(0, 7).disc(1, 20).play('hitch 11', 'roll failed').player(0).time).toBe(6)
  })
  it('EV-15 not: a lift', () => {
    expect(today(2, 'EV-15').at(0, 6).disc(1, 20).play('hitch 11', 'roll tbbr').player(0).time).toBe(2)
  })

  it('EV-16 a purchase brings one beer less', () => {
    expect(today(2, 'EV-16').at(0, 11).disc(1, 20).play('buy').backpack(0)).toBe('Y2')
  })
  it('EV-16 not: cheese', () => {
    expect(today(2, 'EV-16').at(0, 12).disc(1, 20).play('buy +cheese').player(0).cheese).toBe(1)
  })

  it('EV-17 the first beer at a brewery today brings a second level, and the glass one beer', () => {
    const t = today(2, 'EV-17').at(0, 13).disc(1, 20).play('taste')
    expect(t.row(0)).toBe('1 @13 L2 g1 [–] 0')
    expect(t.play('hitch 14', 'roll tbbr', 'taste').player(0)).toMatchObject({ level: 3, glass: 2 })
  })
  it('EV-17 not: beers on the bus', () => {
    const t = today(2, 'EV-17').at(0, 6).cubes(0, 'YY').disc(1, 20).play('bus 11', 'roll tbbr', 'drink yellow', 'done')
    expect(t.player(0)).toMatchObject({ level: 1, glass: 1 })
  })
  it('EV-17, TBBR-EXP-45 cheese may be eaten before the level that would bring sleep', () => {
    const t = today(2, 'EV-17').at(0, 13).level(0, 6).glass(0, 6).cheese(0, 1).disc(1, 20).play('taste')
    expect([t.step, t.options(), t.fallback]).toEqual(['effects/cheese', ['eat 0', 'eat 1'], 'eat 1'])
    expect(t.branch().play('eat 1').player(0)).toMatchObject({ level: 7, asleep: false })
    expect(t.play('eat 0').player(0)).toMatchObject({ level: 8, asleep: true })
  })
  it('EV-17, TBBR-EXP-45, R-91 example: on 23 of 24 no cheese is eaten on the last space, and without cheese there is no question', () => {
    const none = today(2, 'EV-17').at(0, 13).level(0, 6).glass(0, 6).disc(1, 20).play('taste')
    expect(none.player(0)).toMatchObject({ level: 8, asleep: true })
    const late = today(2, 'EV-17').at(0, 13).level(0, 6).glass(0, 6).cheese(0, 1).disc(1, 23).disc(0, 23)
    expect(late.play('taste').player(0)).toMatchObject({ cheese: 1, time: 24, level: 8, asleep: true })
  })

  it('EV-18 no cheese is sold, and beer is', () => {
    expect(today(2, 'EV-18').at(0, 12).optionsOf('buy')).toEqual(['buy'])
  })
  it('EV-18 not: eating', () => {
    expect(today(2, 'EV-18').at(0, 12).cheese(0, 1).level(0, 2).glass(0, 2).may('cheese')).toBe(true)
  })

  it('EV-19 roads into and out of Brussels take 1 TU more, by every means', () => {
    const t = today(2, 'EV-19').at(0, 11)
    expect([cost(t, 'bike GP'), cost(t, 'bus B1'), cost(t, 'hitch B2')]).toEqual([5, 4, 2])
    expect(cost(today(2, 'EV-19').at(0, 'B1'), 'bike 13')).toBe(4)
  })
  it('EV-19 not: inside Brussels, nor elsewhere', () => {
    expect(cost(today(2, 'EV-19').at(0, 'B1'), 'bike B2')).toBe(1)
    expect(cost(today(2, 'EV-19').at(0, 6), 'bike 11')).toBe(6)
  })

  it('EV-20 example: with 3 TU left nothing is sold or poured', () => {
    expect(today(2, 'EV-20').at(0, 13).disc(0, 21).disc(1, 24).staying()).toEqual(['camp'])
  })
  it('EV-20 example, not: with 4 TU left', () => {
    expect(today(2, 'EV-20').at(0, 13).disc(0, 20).disc(1, 24).staying()).toEqual(['buy', 'taste', 'camp'])
  })

  it('EV-22 example: a toast takes everybody in it 2 TU', () => {
    const t = today(2, 'EV-22').at(0, 6).at(1, 11).cubes(0, 'Y').cubes(1, 'N').disc(1, 8).play('bike 11')
    expect([t.player(0).time, t.player(1).time]).toEqual([8, 10])
  })
  it('EV-22, TBBR-EXP-23, R-08 example: it happens with 1 TU left too, and the disc stops on the last space', () => {
    const t = today(2, 'EV-22').at(0, 6).at(1, 11).cubes(0, 'Y').cubes(1, 'N').disc(0, 17).disc(1, 18).play('bike 11')
    expect([t.player(0).time, t.player(0).cheers]).toEqual([24, 1])
  })

  it('EV-22, TBBR-TIME-14 of two whom it brings to the last space the one who was nearer arrives there first', () => {
    // Seat 1 comes to 22, where seat 0 lies on 23, or the other way round.
    const arriving = (from: number, other: number) => {
      const t = today(3, 'EV-22')
        .at(1, 6)
        .at(0, 11)
        .cubes(0, 'Y')
        .cubes(1, 'N')
        .disc(1, from)
        .disc(0, other)
        .disc(2, 23)
      return t.play('bike 11').stackOn(24)
    }
    expect([arriving(16, 23), arriving(17, 22)]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
  it('EV-22 not: an arrival without a toast', () => {
    expect(today(2, 'EV-22').at(0, 6).at(1, 11).cubes(1, 'N').disc(1, 8).play('bike 11').player(0).time).toBe(6)
  })

  it('EV-23, TBBR-EVENT-08 example: with Y5 N2 one beer is lost, of the colour the owner picks', () => {
    const t = today(2, 'EV-23').at(0, 6).cubes(0, 'YYYYYNN').disc(1, 20).play('bike 11')
    expect([t.step, t.options(), t.fallback]).toEqual(['effects/drop', ['drop yellow', 'drop brown'], 'drop yellow'])
    expect(t.play('drop brown').backpack(0)).toBe('Y5 N1')
  })
  it('EV-23 not: with 6 beers; and one colour is no question', () => {
    expect(today(2, 'EV-23').at(0, 6).cubes(0, 'YYYYYN').disc(1, 20).play('bike 11').backpack(0)).toBe('Y5 N1')
    expect(today(2, 'EV-23').at(0, 6).cubes(0, 'YYYYYYY').disc(1, 20).play('bike 11').backpack(0)).toBe('Y6')
  })

  it('EV-24 example: the leftmost place of the row is locked, until a refill moves its card to the right', () => {
    const t = today(2, 'EV-24')
      .at(0, 11)
      .machine(null, null, null, 'L1-01')
      .deck('L1-09', 'L1-10')
      .disc(1, 20)
      .play('buy')
    expect(t.rightRow[3]).toBe('L1-01')
    const open = today(2, 'EV-24').at(0, 11).machine(null, null, 'L1-01', null).disc(1, 20).play('buy')
    expect(open.player(0).cards).toEqual(['L1-01'])
  })
  it('EV-24 not: a token, which may remove the locked card', () => {
    const t = today(2, 'EV-24').at(0, 6).machine('L1-09', null, null, 'L1-10').disc(0, 5).disc(1, 20).play('bike 11')
    expect(t.options()).toEqual(['keep', 'break L1-09', 'break L1-10'])
  })
})
