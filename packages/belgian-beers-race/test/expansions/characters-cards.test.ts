import { describe, expect, it } from 'vitest'
import { characterStanding } from '../../src/expansions/characters/scoring.ts'
import { worth } from '../../src/texts/event-lines.ts'
import type { Table } from '../table.ts'
import { as, game, inCharacter } from './in-character.ts'

const cost = (t: Table, move: string): unknown => t.info(move).cost
const scores = (t: Table): number[] => t.view.players.map((player) => player.score)
const reasons = (t: Table, seat: number): Record<string, number> =>
  Object.fromEntries((game.score(t.s)[seat]?.parts ?? []).map(({ reason, points }) => [reason, points]))

describe('Strengths and weaknesses on the road', () => {
  it('CH-01 bicycles take 1 TU less', () => {
    expect(cost(as('CH-01').at(0, 6), 'bike 11')).toBe(5)
  })
  it('CH-01 public transport 1 more; for others nothing changes', () => {
    expect(cost(as('CH-01').at(0, 6), 'bus 11')).toBe(5)
    expect(cost(inCharacter(['CH-08', 'CH-01']).at(0, 6), 'bike 11')).toBe(6)
  })

  it('CH-02 example: the first bus of the day takes 4 less 1, late or not; the second 4', () => {
    const t = as('CH-02').at(0, 6).play('bus 11', 'roll late')
    expect(t.player(0).time).toBe(3)
    t.play('bus 6', 'roll late')
    expect(t.player(0).time).toBe(7)
  })
  it('CH-02 bicycles take 1 TU more', () => {
    expect(cost(as('CH-02').at(0, 6), 'bike 11')).toBe(7)
  })

  it('CH-03 example: two dice at once; two failures cost 3 TU, then there are three', () => {
    const t = as('CH-03').at(0, 6).play('hitch 11 x2', 'roll failed failed')
    expect(t.player(0).time).toBe(3)
    expect(t.may('hitch 11 x3')).toBe(true)
  })
  it('CH-03 drivers are never paid with beer', () => {
    expect(as('CH-03').at(0, 6).cubes(0, 'YYYYYYYY').optionsOf('offer')).toEqual([])
    expect(as('CH-01').at(0, 6).cubes(0, 'YYYYYYYY').optionsOf('offer')).not.toEqual([])
  })

  it('CH-10, TBBR-CHAR-07 once a day a move may be announced as 2 TU shorter', () => {
    const t = as('CH-10').at(0, 6)
    expect(cost(t, 'bike 11 map')).toBe(4)
    t.play('bike 11 map')
    expect(t.player(0).time).toBe(4)
    expect(t.options().some((text) => text.endsWith('map'))).toBe(false)
    expect(game.view(t.s, 0).characters).toMatchObject({ uses: [1, 0], announced: [false, false] })
  })
  it('CH-10, TBBR-EXP-42, R-85 not where it shortens nothing; and it makes a move fit that would not', () => {
    const t = as('CH-10').at(0, 'B1')
    expect(t.may('bike B2 map')).toBe(false)
    const late = inCharacter(['CH-10', 'CH-08']).at(0, 6).disc(0, 20).disc(1, 24)
    expect([late.may('bike 11'), late.may('bike 11 map')]).toEqual([false, true])
  })
  it('CH-10, TBBR-EXP-41, TBBR-CHAR-26 a failed hitch does not use it up', () => {
    const t = as('CH-10').at(0, 6).play('hitch 11 map', 'roll failed')
    expect(t.player(0).time).toBe(2)
    expect(t.may('hitch 11 map')).toBe(true)
    expect(t.info('hitch 11').cost).toBe(2)
  })
  it('CH-10 example: the first purchase of the day costs 2 TU, the second 1', () => {
    const t = as('CH-10').at(0, 11).play('buy', 'hitch 13', 'roll tbbr')
    expect(t.player(0).time).toBe(3)
    expect(cost(t, 'buy')).toBe(1)
  })

  it('CH-13 example: the first move of a day takes 3 TU less, the next does not', () => {
    const t = as('CH-13').at(0, 6)
    expect(cost(t, 'bike 11')).toBe(3)
    expect(cost(t.play('bike 11'), 'bike 6')).toBe(6)
  })
  it('CH-13 example: with 6 TU left nothing is sold, with 7 it is', () => {
    const at = (space: number) => inCharacter(['CH-13', 'CH-08']).at(0, 11).disc(0, space).disc(1, 24).may('buy')
    expect([at(18), at(17)]).toEqual([false, true])
  })

  it('CH-14 example: a glass in Brussels is free, elsewhere it is not', () => {
    expect(cost(as('CH-14').at(0, 'B3'), 'taste')).toBe(0)
    expect(cost(as('CH-14').at(0, 13), 'taste')).toBe(1)
  })
  it('CH-14 example: roads into and out of Brussels take 1 TU more', () => {
    expect(cost(as('CH-14').at(0, 'B3'), 'bike 13')).toBe(4)
    expect(cost(as('CH-14').at(0, 'B3'), 'bike B1')).toBe(1)
  })

  it('CH-18 after an own roll the dice may be rolled again, once a day', () => {
    const t = as('CH-18').at(0, 6).play('hitch 11', 'roll failed')
    expect([t.step, t.options(), t.fallback]).toEqual(['characters/again', ['leave', 'again'], 'leave'])
    t.play('again', 'roll tbbr')
    expect([t.player(0).place, t.player(0).time]).toEqual([11, 2])
    t.play('hitch 6', 'roll failed')
    expect(t.step).toBe('action')
  })
  it('CH-18 it is asked until it is used; a late bus takes 1 TU more', () => {
    const t = as('CH-18').at(0, 6).play('bus 11', 'roll late', 'leave')
    expect(t.player(0).time).toBe(7)
    expect(t.play('bus 6', 'roll tbbr').step).toBe('characters/again')
  })
})

describe('Strengths and weaknesses at the brewery', () => {
  it('CH-04 example: a cheese at level 5 leaves level 3', () => {
    const t = as('CH-04').at(0, 6).level(0, 5).glass(0, 5).cheese(0, 2)
    expect(t.info('cheese').level).toBe(3)
    expect(t.play('cheese').player(0)).toMatchObject({ level: 3, cheese: 1 })
  })
  it('CH-04 no more cheeses than have an effect; one beer less where no cheese is sold', () => {
    expect(as('CH-04').at(0, 6).level(0, 1).glass(0, 1).cheese(0, 2).play('cheese').may('cheese')).toBe(false)
    expect(as('CH-04').at(0, 11).info('buy').cubes).toBe(2)
    expect(as('CH-04').at(0, 12).info('buy').cubes).toBe(3)
  })

  it('CH-05 every beer at a brewery is worth 1 point', () => {
    expect(scores(as('CH-05').at(0, 13).play('taste'))).toEqual([1, 0])
  })
  it('CH-05 beers on the bus are not; a night takes away 2 levels', () => {
    const t = as('CH-05').at(0, 6).cubes(0, 'YY').play('bus 11', 'roll tbbr', 'drink yellow', 'done')
    expect(scores(t)).toEqual([0, 0])
    const night = inCharacter(['CH-05', 'CH-08']).at(0, 6).level(0, 4).glass(0, 4).at(1, 8).finished(1).play('camp')
    expect(night.player(0).level).toBe(2)
  })

  it('CH-06 a purchase brings one beer more', () => {
    expect(as('CH-06').at(0, 11).play('buy').backpack(0)).toBe('Y4')
  })
  it('CH-06 bicycles take 1 TU more', () => {
    expect(cost(as('CH-06').at(0, 6), 'bike 11')).toBe(7)
  })

  it('CH-08 example: 10 TU in a row on the bicycle are 2 levels', () => {
    const t = as('CH-08').at(0, 6).level(0, 4).glass(0, 4).ride(0, 4).play('bike 11')
    expect(t.player(0)).toMatchObject({ level: 2, ride: 0 })
  })
  it('CH-08 four of them are none; the morning comes 2 TU earlier', () => {
    expect(as('CH-08').at(0, 11).level(0, 4).glass(0, 4).play('bike GP').player(0)).toMatchObject({ level: 4, ride: 4 })
    const t = inCharacter(['CH-08', 'CH-08']).at(0, 6).at(1, 8).asleep(1).play('camp')
    expect(t.player(1).time).toBe(2)
  })

  it('CH-09 a first visit to a Trappist brewery is worth 4 points', () => {
    expect(scores(as('CH-09').at(0, 16).play('bike 17'))).toEqual([4, 0])
    expect(scores(as('CH-09').at(0, 16).visited(0, 17).play('bike 17'))).toEqual([0, 0])
  })
  it('CH-09 example: the first yellow glass of a day takes 2 TU, the next 1', () => {
    const t = as('CH-09').at(0, 9)
    expect(cost(t, 'taste')).toBe(2)
    expect(cost(t.play('taste', 'hitch 14', 'roll tbbr'), 'taste')).toBe(1)
    expect(cost(as('CH-09').at(0, 8), 'taste')).toBe(1)
  })

  it('CH-11 a failed hitch brings a beer of a colour of choice', () => {
    const t = as('CH-11').at(0, 6).cubes(0, 'YNK').play('hitch 11', 'roll failed')
    expect([t.step, t.options(), t.fallback]).toEqual([
      'effects/pick',
      ['pick yellow', 'pick brown', 'pick red', 'pick black'],
      'pick red',
    ])
    expect(t.play('pick red').row(0)).toBe('2 @6 L0 g0 [Y1 N1 R1 K1] 0')
  })
  it('CH-11 the backpack has 9 slots, and a full one takes nothing', () => {
    expect(as('CH-11').at(0, 11).cubes(0, 'YYYYYYYN').info('buy').cubes).toBe(1)
    expect(as('CH-11').at(0, 6).cubes(0, 'YYYYYYYYY').play('hitch 11', 'roll failed').step).toBe('action')
  })

  it('CH-12, TBBR-CHAR-25 two claims a turn, those worth most first', () => {
    const t = as('CH-12').at(0, 6).cubes(0, 'YYYY').cheese(0, 3).cheers(0, 3).machine('L1-29', 'L2-01', 'L2-02', null)
    t.turn()
    expect(t.player(0).cards).toEqual(['L2-01', 'L2-02'])
    expect(t.rightRow[0]).toBe('L1-29')
  })
  it('CH-12 each of them is worth 1 point more in the end, and no token removes a card', () => {
    const t = inCharacter(['CH-12', 'CH-08']).day(3).holds(0, 'L1-01', 'L2-01').finished(1).play('stop')
    expect(
      game
        .score(t.s)[0]
        ?.parts.filter(({ reason }) => reason === 'card')
        .map(({ points }) => points),
    ).toEqual([3, 7])
    const claimed = as('CH-12').at(0, 11).machine('L1-01').play('buy').heard('cardTaken')
    // Three beers, the card, most objectives of all, and nobody toasted with.
    expect(claimed).toMatchObject([{ card: 'L1-01', points: 3, now: 3 + 3 + 5 - 5 }])
    expect(claimed.map(worth)).toEqual([' (+3), 3\u00a0→\u00a06'])
    const crossing = as('CH-12').at(0, 6).machine('L1-09', null, null, null).disc(0, 5).play('bike 11')
    expect(crossing.step).toBe('action')
  })

  it('CH-15 example: by the tent K, K, K at level 2 leave 2, 2, 3', () => {
    const t = as('CH-15').at(0, 6).level(0, 2).glass(0, 2).cubes(0, 'KKK').play('camp', 'drink black')
    expect(t.player(0).level).toBe(2)
    expect(t.play('drink black').player(0).level).toBe(2)
    expect(t.info('drink black').level).toBe(3)
  })
  it('CH-15, TBBR-DEC-11 an absent drinker eats for the beers in hand: for black none, for red two levels, for the third black one', () => {
    const met = (level: number, ...beers: readonly string[]) => {
      const t = inCharacter(['CH-15', 'CH-01', 'CH-02', 'CH-03']).at(0, 6).level(0, level).glass(0, level).cheese(0, 3)
      beers.forEach((beer, at) => {
        t.at(at + 1, 11).cubes(at + 1, beer)
      })
      t.cubes(0, 'Y'.repeat(beers.length)).disc(1, 8).disc(2, 8).disc(3, 8)
      return t.play('bus 11', 'roll tbbr').play('done').fallback
    }
    expect([met(7, 'K'), met(7, 'Y'), met(7, 'R')]).toEqual(['eat 0', 'eat 1', 'eat 2'])
    expect([met(7, 'K', 'K'), met(7, 'K', 'K', 'K'), met(6, 'K', 'K', 'K')]).toEqual(['eat 0', 'eat 1', 'eat 0'])
  })
  it('CH-15 a red beer brings two levels, and cheese may come between them', () => {
    const t = as('CH-15')
      .at(0, 6)
      .level(0, 6)
      .glass(0, 6)
      .cheese(0, 1)
      .cubes(0, 'RR')
      .play('bus 11', 'roll tbbr', 'drink red')
    expect([t.step, t.player(0).level]).toEqual(['effects/cheese', 7])
    expect(t.play('eat 1').player(0)).toMatchObject({ level: 7, glass: 7, asleep: false })
  })
  it('CH-15 the beers of one toast are drunk one by one, each chosen', () => {
    const t = inCharacter(['CH-15', 'CH-01', 'CH-02'])
      .at(0, 6)
      .at(1, 11)
      .at(2, 11)
      .cubes(0, 'YY')
      .cubes(1, 'K')
      .cubes(2, 'R')
    t.disc(1, 8).disc(2, 8).play('bike 11')
    expect([t.step, t.options(), t.fallback]).toEqual(['characters/beer', ['next red', 'next black'], 'next black'])
    t.play('next black')
    expect(t.player(0)).toMatchObject({ level: 2, glass: 2, cheers: 2 })
    expect(t.view.players.slice(1).map(({ glass, cheers }) => [glass, cheers])).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(t.view.action.returned).toEqual([null, null, null])
  })

  it('CH-15 whoever is absent drinks the beer of the first partner clockwise', () => {
    const toasted = (first: string, second: string): Table =>
      inCharacter(['CH-15', 'CH-01', 'CH-02'])
        .at(0, 6)
        .at(1, 11)
        .at(2, 11)
        .cubes(0, 'NN')
        .cubes(1, first)
        .cubes(2, second)
        .disc(1, 8)
        .disc(2, 8)
        .play('bike 11')
    expect([toasted('R', 'K').fallback, toasted('Y', 'R').fallback]).toEqual(['next red', 'next yellow'])
  })
  it('CH-15 nothing is drunk once sleep has come', () => {
    const t = inCharacter(['CH-15', 'CH-01', 'CH-02', 'CH-08']).at(0, 6).level(0, 6).glass(0, 6).cubes(0, 'NNN')
    for (const seat of [1, 2, 3]) t.at(seat, 11).disc(seat, 8).cubes(seat, ' RYK'[seat])
    t.play('hitch 11', 'roll tbbr', 'next red')
    expect([t.player(0).glass, t.step === 'characters/beer']).toEqual([7, false])
  })

  it('CH-16 among three a coaster is taken with the bottle', () => {
    const t = inCharacter(['CH-16', 'CH-08', 'CH-08'])
      .at(0, 6)
      .coastersAt(11, 1)
      .disc(1, 20)
      .disc(2, 20)
      .play('bike 11')
    expect(t.player(0).coasters).toBe(1)
  })
  it('CH-16 a coaster once a day: none there leaves it for the next bottle, the one after that brings none', () => {
    const hunter = inCharacter(['CH-16', 'CH-08', 'CH-08']).at(0, 6).finished(1).finished(2).coastersAt('B3', 1)
    const left = (t: Table) => characterStanding(t.s, 0)?.left
    const t = hunter.coastersAt(11, 0).coastersAt('B2', 1).play('bike 11')
    expect([t.player(0).coasters, left(t)]).toEqual([0, 1])
    t.play('bike B3')
    expect([t.player(0).coasters, left(t)]).toEqual([1, 0])
    t.play('bike B2')
    expect(t.player(0)).toMatchObject({ coasters: 1 })
    expect([t.heard('bottleTaken').length, t.heard('coasterTaken').length]).toEqual([1, 0])
  })
  it('CH-16 between two its power has no limit', () => {
    expect(characterStanding(as('CH-16').s, 0)?.left).toBeUndefined()
  })
  it('CH-16 example: between two a bottle of a bonus brewery is worth 2 points; beers carried are worth nothing in the end', () => {
    expect(scores(as('CH-16').at(0, 16).play('bike 17'))).toEqual([2, 0])
    expect(as('CH-16').at(0, 6).coastersAt(11, 1).play('bike 11').player(0)).toMatchObject({ coasters: 0, score: 0 })
    const t = inCharacter(['CH-16', 'CH-08']).day(3).cubes(0, 'YYYYYYY').finished(1).play('stop')
    expect(reasons(t, 0).cubes).toBeUndefined()
  })

  it('CH-17 by the tent two beers go for 1 TU, the second on the last space too', () => {
    const t = inCharacter(['CH-17', 'CH-08']).at(0, 6).disc(0, 22).at(1, 8).disc(1, 24).cubes(0, 'YYYY').play('camp')
    t.play('drink yellow', 'drink yellow')
    expect(t.player(0)).toMatchObject({ time: 23, level: 2, glass: 2 })
    t.play('drink yellow')
    expect([t.player(0).time, t.options()]).toEqual([24, ['drink yellow', 'done']])
  })
  it('CH-17 the morning comes 1 TU later, and others convert one at a time', () => {
    const t = inCharacter(['CH-17', 'CH-01']).at(0, 6).at(1, 8).finished(1).play('camp')
    expect([t.player(0).time, t.player(1).time]).toEqual([1, 0])
    const other = as('CH-01').at(0, 6).cubes(0, 'YY').play('camp', 'drink yellow', 'drink yellow')
    expect(other.heard('timeSpent')).toHaveLength(2)
  })

  it('CH-07, TBBR-EXP-46 example: level 3, first toast of the day: cheers 2 and level 5; a second: cheers 4 and level 6', () => {
    const t = inCharacter(['CH-07', 'CH-01'])
      .at(0, 6)
      .at(1, 11)
      .level(0, 3)
      .glass(0, 3)
      .cubes(0, 'YY')
      .cubes(1, 'NN')
      .disc(1, 12)
    t.play('hitch 11', 'roll tbbr')
    expect(t.player(0)).toMatchObject({ cheers: 2, level: 5, glass: 4 })
    t.at(1, 6).turn()
    t.play('hitch 6', 'roll tbbr')
    expect(t.player(0)).toMatchObject({ cheers: 4, level: 6 })
  })
  it('CH-07 as a partner too; without a toast nothing happens', () => {
    const t = inCharacter(['CH-01', 'CH-07']).at(0, 6).at(1, 11).cubes(0, 'Y').cubes(1, 'N').disc(1, 12).play('bike 11')
    expect(t.player(1)).toMatchObject({ cheers: 2, level: 2 })
    expect(as('CH-07').at(0, 6).play('bike 11').player(0)).toMatchObject({ cheers: 0, level: 0 })
  })
})
