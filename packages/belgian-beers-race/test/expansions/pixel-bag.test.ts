import { EVERYONE, NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { unpacked } from '../table.ts'
import { drawings, game, giveJokers, jokersOf, seen, withDrawings } from './with-drawings.ts'

describe('Pixel Bag: the deal', () => {
  it('TBBR-PIXEL-02, R-28 everybody is dealt two drawings that nobody else sees', () => {
    const t = unpacked(3, { 'pixel-bag': true }, game)
    t.nature('first 1')
    while (t.step !== 'pixel-bag/draw') t.nature(Object.keys(t.outcomes())[0])
    expect(Object.keys(t.outcomes())).toHaveLength(24)
    t.nature('drawn PX-03')
    expect(seen(t, 1).own?.hand).toEqual(['PX-03', null])
    expect(seen(t, 0).players.map(({ slots }) => slots)).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ])
    expect(Object.keys(t.outcomes())).toHaveLength(23)
    t.nature('drawn PX-07', 'drawn PX-01', 'drawn PX-02', 'drawn PX-11', 'drawn PX-12')
    expect(t.step).toBe('action')
    expect([0, 1, 2].map((seat) => seen(t, seat).own?.hand)).toEqual([
      ['PX-11', 'PX-12'],
      ['PX-03', 'PX-07'],
      ['PX-01', 'PX-02'],
    ])
    expect(seen(t, -1)).toMatchObject({ deck: 18, own: null })
    expect(JSON.stringify(seen(t, -1))).not.toContain('PX-')
  })

  it('TBBR-PIXEL-02 what nature draws is told to its owner alone', () => {
    const t = withDrawings([
      ['PX-01', 'PX-02'],
      ['PX-03', 'PX-04'],
    ])
    t.cubes(0, 'YYY').play('complete 1 YYY')
    expect(game.known?.(t.s, NATURE, 0)).toBe(0b01)
    const told: [unknown, number][] = []
    game.apply(t.s, NATURE, (96 << 12) | 8, (event, audience) => told.push([event, audience ?? 0]))
    expect(told).toEqual([
      [{ type: 'pixel-bag/drawn', seat: 0, slot: 1, card: 'PX-09' }, 0b01],
      [{ type: 'pixel-bag/drawn', seat: 0, slot: 1 }, EVERYONE ^ 0b01],
    ])
  })
})

describe('Pixel Bag: purchases', () => {
  it('TBBR-PIXEL-05 a purchase brings four beers', () => {
    const t = withDrawings([[], []]).at(0, 11).disc(1, 20)
    expect(t.info('buy')).toMatchObject({ cost: 1, cubes: 4 })
    expect(t.play('buy').row(0)).toBe('1 @11 L0 g0 [Y4] 0')
  })

  it('TBBR-PIXEL-05 example: 12 slots, 10 used, a purchase adds 2', () => {
    const t = withDrawings([[], []]).at(0, 11).disc(1, 20).cubes(0, 'NNNNNNNNNN')
    expect(t.play('buy').backpack(0)).toBe('Y2 N10')
    expect(t.optionsOf('buy')).toEqual([])
  })
})

describe('Pixel Bag: completing', () => {
  it('TBBR-PIXEL-06 example: 2Y 2N with 3Y 1N and a joker is ready, with 3Y and a joker it is not', () => {
    const t = withDrawings([['PX-06', 'PX-20'], []])
    expect(drawings(giveJokers(t.cubes(0, 'YYYN'), 0, 1).options())[0]).toBe('complete 1 YYN*')
    expect(drawings(giveJokers(t.cubes(0, 'YYY'), 0, 1).options())).toEqual([])
  })

  it('TBBR-PIXEL-06 example: PX-06 with Y, Y, N and a joker leaves the backpack empty and scores 7', () => {
    const t = giveJokers(withDrawings([['PX-06', 'PX-20'], []]).cubes(0, 'YYN'), 0, 1)
    expect(t.info('complete 1 YYN*')).toMatchObject({ points: 7, cubes: { yellow: 2, brown: 1 }, jokers: 1 })
    t.play('complete 1 YYN*')
    expect([t.backpack(0), jokersOf(t)]).toEqual(['–', [0, 0]])
  })

  it('TBBR-PIXEL-06 example: PX-11 with 2Y 2K 1R and a joker is ready; with a brown beer for the joker it is not', () => {
    const t = withDrawings([['PX-11', 'PX-20'], []])
    expect(drawings(giveJokers(t.cubes(0, 'YYKKR'), 0, 1).options())).toEqual(['complete 1 YYRKK*'])
    expect(drawings(giveJokers(t.cubes(0, 'YYKKRN'), 0, 0).options())).toEqual([])
  })

  it('TBBR-PIXEL-07, R-29 the owner chooses which of two ready drawings, and which cells jokers fill; fewest jokers first', () => {
    const t = giveJokers(withDrawings([['PX-01', 'PX-07'], []]).cubes(0, 'YYYNN'), 0, 1)
    expect(drawings(t.options())).toEqual([
      'complete 1 YYY',
      'complete 1 YY*',
      'complete 2 YNN',
      'complete 2 YN*',
      'complete 2 NN*',
    ])
    expect(t.fallback).toBe('stop')
  })

  it('TBBR-PIXEL-07 nobody has to complete a drawing that is ready: other actions stay', () => {
    const t = withDrawings([['PX-01', 'PX-07'], []])
      .at(0, 11)
      .cubes(0, 'YYY')
      .disc(1, 20)
    expect(t.play('buy').backpack(0)).toBe('Y7')
  })

  it('TBBR-PIXEL-08 example: 2Y 2N from 3Y 2N 1K leaves 1Y 1K', () => {
    const t = withDrawings([['PX-06', 'PX-20'], []])
      .cubes(0, 'YYYNNK')
      .play('complete 1 YYNN')
    expect(t.backpack(0)).toBe('Y1 K1')
    expect(t.events.filter(({ type }) => type === 'cardTaken')).toEqual([])
  })

  it('TBBR-PIXEL-03, TBBR-PIXEL-08 a new card is drawn at once into the slot, from cards nobody has seen', () => {
    const t = withDrawings([
      ['PX-06', 'PX-20'],
      ['PX-01', 'PX-02'],
    ])
      .cubes(0, 'YYNN')
      .play('complete 1 YYNN')
    expect(t.step).toBe('pixel-bag/draw')
    expect(Object.keys(t.outcomes())).toHaveLength(20)
    expect(Object.keys(t.outcomes())).not.toContain('drawn PX-06')
    t.nature('drawn PX-09')
    expect(seen(t, 0).own?.hand).toEqual(['PX-09', 'PX-20'])
    expect([t.step, t.active, t.player(0).time]).toEqual(['action', 0, 0])
  })

  it('TBBR-PIXEL-09, R-30 in another’s turn, without a question, as soon as nothing is under way', () => {
    const t = withDrawings([[], ['PX-06', 'PX-01']])
      .at(0, 6)
      .cubes(0, 'N')
      .cubes(1, 'YYNN')
    expect(game.free?.(t.s)).toBe(0b10)
    expect(game.waiting(t.s)).toBe(0b01)
    expect(t.options(1)).toEqual(['complete 1 YYNN'])
    t.by(1, 'complete 1 YYNN').nature('drawn PX-24')
    expect([t.backpack(1), t.active, t.asked]).toEqual(['–', 0, 0])
    expect(game.free?.(t.s)).toBe(0)
  })

  it('TBBR-PIXEL-09, R-30 never in the middle of a resolution', () => {
    const t = withDrawings([
      ['PX-03', 'PX-02'],
      ['PX-06', 'PX-01'],
    ])
      .at(0, 6)
      .cubes(0, 'YRK')
      .cubes(1, 'YYNN')
      .disc(1, 9)
    t.play('bus 11', 'roll tbbr')
    expect(t.step).toBe('transit')
    expect(game.free?.(t.s)).toBe(0)
    expect(drawings(t.options())).toEqual([])
  })

  it('TBBR-PIXEL-09 several in a row, the card just drawn included', () => {
    const t = withDrawings([['PX-01', 'PX-06'], []]).cubes(0, 'YYYYYYYYYNN')
    t.play('complete 1 YYY', 'drawn PX-04', 'complete 1 YYYY', 'drawn PX-24', 'complete 2 YYNN', 'drawn PX-23')
    expect(seen(t, 0).own).toMatchObject({ hand: ['PX-24', 'PX-23'], completed: ['PX-01', 'PX-04', 'PX-06'] })
    expect(t.asked).toBe(0)
  })

  it('TBBR-PIXEL-09 a star that a completed drawing fulfils is taken by the active player', () => {
    const t = withDrawings([['PX-01', 'PX-06'], []])
      .cubes(0, 'YYY')
      .level(0, 1)
    t.machine('L1-30').play('complete 1 YYY')
    expect(t.step).toBe('pixel-bag/draw')
  })

  it('TBBR-PIXEL-11 a drawing is no objective card: its number is public, its face is not', () => {
    const t = withDrawings([['PX-01', 'PX-06'], []])
      .cubes(0, 'YYY')
      .play('complete 1 YYY', 'drawn PX-24')
    expect(t.player(0).cards).toEqual([])
    expect(seen(t, 1).players[0]).toMatchObject({ completed: 1, shown: [] })
    expect(JSON.stringify(game.view(t.s, 1))).not.toContain('PX-01')
    expect(t.view.players[0].score).toBe(0)
  })
})

describe('Pixel Bag: jokers', () => {
  it('TBBR-PIXEL-15 a beer drunk on the bus leaves a joker in its place', () => {
    const t = withDrawings([[], []]).at(0, 6).cubes(0, 'YYN').disc(1, 9)
    t.play('bus 11', 'roll tbbr', 'drink yellow', 'drink brown')
    expect([t.backpack(0), jokersOf(t)]).toEqual(['Y1', [2, 0]])
  })

  it('TBBR-PIXEL-16 a beer of the brewery brings none', () => {
    const t = withDrawings([[], []]).at(0, 8).cubes(0, 'Y').disc(1, 9).play('taste')
    expect(jokersOf(t)).toEqual([0, 0])
  })

  it('TBBR-PIXEL-16 beers for a driver bring none', () => {
    const t = withDrawings([[], []]).at(0, 6).cubes(0, 'YYYY').disc(1, 9).play('offer 11')
    expect([t.player(0).place, t.backpack(0), jokersOf(t)]).toEqual([11, '–', [0, 0]])
  })

  it('TBBR-PIXEL-17, R-31, R-78 example: a toast with two partners is two jokers for the arriver and one for each of them', () => {
    const t = withDrawings([[], [], []]).at(0, 6).cubes(0, 'YY').at(1, 11).cubes(1, 'N').at(2, 11).cubes(2, 'NN')
    t.disc(1, 9).disc(2, 9).play('bike 11')
    expect([0, 1, 2].map((seat) => t.backpack(seat))).toEqual(['–', '–', 'N1'])
    expect(jokersOf(t)).toEqual([2, 1, 1])
  })

  it('TBBR-PIXEL-17, R-31 at level 7 without cheese two beers go, one is tasted, one joker comes', () => {
    const t = withDrawings([[], [], []]).at(0, 6).cubes(0, 'YY').at(1, 11).cubes(1, 'N').at(2, 11).cubes(2, 'N')
    t.level(0, 7).disc(1, 12).disc(2, 12).play('bus 11', 'roll tbbr', 'done')
    expect([t.backpack(0), t.player(0).asleep, jokersOf(t)]).toEqual(['–', true, [1, 1, 1]])
  })

  it('TBBR-PIXEL-17 example: three conversions in the tent are three jokers', () => {
    const t = withDrawings([[], []]).at(0, 11).cubes(0, 'YYYN').disc(1, 20)
    t.play('camp', 'drink yellow', 'drink yellow', 'drink yellow', 'done')
    expect([t.backpack(0), jokersOf(t)]).toEqual(['N1', [3, 0]])
  })

  it('TBBR-PIXEL-17 example: at level 7 the arriver falls asleep over the first of two beers', () => {
    const t = withDrawings([[], [], []]).at(0, 6).cubes(0, 'NN').at(1, 11).cubes(1, 'Y').at(2, 11).cubes(2, 'K')
    t.level(0, 7).disc(1, 12).disc(2, 12).play('bus 11', 'roll tbbr', 'done', 'drink K')
    expect([t.player(0).glass, jokersOf(t)]).toEqual([1, [1, 1, 1]])
  })

  it('TBBR-PIXEL-18, R-32 a joker is no beer for a toast, a driver or the objective of a full backpack', () => {
    const t = giveJokers(withDrawings([[], []]).at(0, 6).at(1, 11).cubes(1, 'Y').disc(1, 9), 0, 4)
    expect(t.optionsOf('offer')).toEqual([])
    t.play('bike 11')
    expect(t.story).not.toContain('toastBegun')
    const full = giveJokers(withDrawings([[], []]).machine('L1-32').cubes(0, 'YYYYYYYYYYY'), 0, 1)
    expect(full.player(0).cards).toEqual([])
    expect(withDrawings([[], []]).machine('L1-32').cubes(0, 'YYYYYYYYYYYY').player(0).cards).toEqual(['L1-32'])
  })

  it('TBBR-PIXEL-19, R-33 example: 8 beers and 4 jokers are full: cheese alone is sold; with 3 jokers dropped, 3 beers', () => {
    const t = giveJokers(withDrawings([[], []]).at(0, 3).cubes(0, 'NNNNNNNN').disc(1, 9), 0, 4)
    expect(t.optionsOf('buy')).toEqual(['buy +cheese'])
    expect(t.info('buy +cheese')).toMatchObject({ cubes: 0 })
    expect(t.info('drop')).toMatchObject({ jokers: 3 })
    t.play('drop', 'drop', 'drop')
    expect([t.player(0).time, jokersOf(t)]).toEqual([0, [1, 0]])
    expect(t.info('buy')).toMatchObject({ cubes: 3 })
    expect(t.play('buy').backpack(0)).toBe('Y3 N8')
  })

  it('TBBR-PIXEL-19 example: two jokers and no beer are an empty backpack', () => {
    const t = giveJokers(withDrawings([[], []], {}).day(3).levelThree('L3-11').finished(1).disc(0, 23), 0, 2)
    t.cubes(1, 'Y').play('stop').by(0, 'confirm').by(1, 'confirm')
    const reasons = game.score(t.s).map(({ parts }) => parts.filter(({ reason }) => reason === 'level3'))
    expect(reasons[0]).toMatchObject([{ card: 'L3-11', points: 6 }])
    expect(reasons[1]).toEqual([])
  })

  it('TBBR-PIXEL-19 jokers may be dropped in another’s turn, and only where there are some', () => {
    const t = giveJokers(withDrawings([[], []]), 1, 1)
    expect(t.options(1)).toEqual(['drop'])
    expect(t.may('drop')).toBe(false)
    t.by(1, 'drop')
    expect([jokersOf(t), game.free?.(t.s)]).toEqual([[0, 0], 0])
  })

  it('TBBR-PIXEL-20, R-34 jokers never run out', () => {
    const t = giveJokers(withDrawings([[], []]).at(0, 6).cubes(0, 'Y').disc(1, 9), 0, 11)
    giveJokers(t, 1, 12).play('bus 11', 'roll tbbr', 'drink yellow')
    expect(jokersOf(t)).toEqual([12, 12])
  })
})
