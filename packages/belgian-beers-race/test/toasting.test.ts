import { describe, expect, it } from 'vitest'
import { LIFT, waitingAt18 } from './meetings.ts'
import { race } from './table.ts'

describe('Toasting: who toasts', () => {
  it('TBBR-TOAST-01 an arrival among drinkers begins a toast, right after what lies there is taken', () => {
    const t = waitingAt18().cubes(0, 'Y').coastersAt(18, 1).play('bike 18')
    expect(t.story.slice(0, 7)).toEqual([
      'declared',
      'timeSpent',
      'moved',
      'coasterTaken',
      'visited',
      'toastBegun',
      'cubeGiven',
    ])
    expect(t.heard('toastBegun')).toEqual([{ type: 'toastBegun', seat: 0, partners: [1], place: 18 }])
  })

  it.each([
    ['bike 18', []],
    ['bus 18', ['roll tbbr', 'done']],
    ['hitch 18', ['roll late']],
  ])('TBBR-TOAST-01 by whatever means: %s', (way, rest) => {
    expect(
      waitingAt18()
        .cubes(0, 'Y')
        .play(way, ...rest)
        .player(1).cheers,
    ).toBe(1)
  })

  it('TBBR-TOAST-01 without a completed move there is none, however many stand together', () => {
    expect(waitingAt18().cubes(0, 'Y').play('hitch 18', 'roll failed').heard('toastBegun')).toEqual([])
    const together = waitingAt18().at(0, 18).cubes(0, 'Y')
    expect([together.asked, together.step, together.story]).toEqual([0, 'action', ['turnStarted']])
    expect(together.play('buy').heard('toastBegun')).toEqual([])
  })

  it('TBBR-TOAST-02 partners stand there with a cube and time, awake; others count for nothing', () => {
    const partners = (change: (t: ReturnType<typeof waitingAt18>) => void) => {
      const t = waitingAt18(4).cubes(0, 'YYY')
      change(t)
      return t.play('bike 18').heard('toastBegun')[0]?.partners
    }
    expect(partners(() => {})).toEqual([1, 2, 3])
    expect(partners((t) => t.at(1, 17))).toEqual([2, 3])
    expect(partners((t) => t.cubes(2, ''))).toEqual([1, 3])
    expect(partners((t) => t.finished(3))).toEqual([1, 2])
    expect(partners((t) => t.asleep(1))).toEqual([2, 3])
    expect(partners((t) => t.cubes(1, '').finished(2).at(3, 'GP'))).toBeUndefined()
  })

  it('TBBR-TOAST-02 a camper is gone, even with beer in the tent', () => {
    const t = race(2).at(0, 18).disc(0, 3).cubes(0, 'Y').at(1, 16).disc(1, 5).cubes(1, 'N').play('camp', 'done')
    expect([t.asked, t.player(0).camped, t.backpack(0)]).toEqual([1, true, 'Y1'])
    expect(t.play('bike 18').heard('toastBegun')).toEqual([])
    expect(t.backpack(0)).toBe('Y1')
  })

  it('TBBR-TOAST-02, TBBR-RUL-58 in Brussels only those at the same brewery meet', () => {
    const t = race(2).at(0, 'B1').at(1, 'B3').disc(1, 20).cubes(0, 'Y').cubes(1, 'N')
    expect(t.branch().play('bike B2').heard('toastBegun')).toEqual([])
    expect(t.play('bike B3').heard('toastBegun')).toHaveLength(1)
  })

  it('TBBR-TOAST-03 never on the Grand Place', () => {
    const t = race(2).at(0, 'B1').disc(1, 20).cubes(0, 'Y').cubes(1, 'N')
    expect([t.places[1], t.play('bike GP').places[0]]).toEqual(['GP', 'GP'])
    expect([t.heard('toastBegun'), t.backpack(0), t.backpack(1), t.player(0).time]).toEqual([[], 'Y1', 'N1', 1])
  })

  it('TBBR-TOAST-04 with the last unit a toast is possible, on the last space it is not', () => {
    const arriving = (from: number) => waitingAt18().disc(1, 22).disc(0, from).cubes(0, 'Y')
    const inTime = arriving(21).play('bike 18')
    expect([inTime.player(0).time, inTime.player(0).cheers]).toEqual([24, 1])
    const tooLate = arriving(22).play('bike 18')
    expect([tooLate.player(0).time, tooLate.player(0).cheers, tooLate.backpack(0)]).toEqual([24, 0, 'Y1'])
    expect(tooLate.player(1)).toMatchObject({ time: 22, cheers: 0 })
  })

  it('TBBR-TOAST-04 whoever dozed off on the bus toasts with nobody', () => {
    const t = waitingAt18().level(0, 7).glass(0, 7).cubes(0, 'YY').play('bus 18', 'roll tbbr', 'drink yellow')
    expect([t.row(0), t.player(0).cheers]).toEqual(['24 @18 L8 g8 [Y1] 0', 0])
    expect([t.row(1), t.player(1).cheers]).toEqual(['20 @18 L0 g0 [N1] 0', 0])
  })

  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 3],
    [4, 3],
  ])('TBBR-TOAST-05 with %i cubes three partners make a toast of %i', (cubes, cheers) => {
    const t = waitingAt18(4).cubes(0, 'Y'.repeat(cubes)).play('bike 18')
    expect(t.player(0)).toMatchObject({ cheers, cubes: { yellow: cubes - cheers } })
    expect([1, 2, 3].map((seat) => t.player(seat).cheers)).toEqual(Array(3).fill(cheers / 3))
  })

  it('TBBR-TOAST-05 example: one cube is not enough for two partners, and enough when one of them has none', () => {
    const both = waitingAt18(3).cubes(0, 'Y').cubes(1, 'NN').play('bike 18')
    expect([0, 1, 2].map((seat) => both.player(seat).cheers)).toEqual([0, 0, 0])
    const one = waitingAt18(3).cubes(0, 'Y').cubes(1, 'NN').cubes(2, '').play('bike 18')
    expect([0, 1, 2].map((seat) => one.player(seat).cheers)).toEqual([1, 1, 0])
    expect(one.heard('toastBegun')[0]?.partners).toEqual([1])
  })

  it('TBBR-TOAST-06 nobody is asked whether, only which cube', () => {
    const t = waitingAt18().cubes(0, 'YR').cubes(1, 'NK').play('bike 18')
    expect([t.asked, t.options()]).toEqual([0, ['give yellow', 'give red']])
    expect([t.play('give red').asked, t.options()]).toEqual([1, ['give brown', 'give black']])
    const silent = waitingAt18().cubes(0, 'Y').play('bike 18')
    expect([silent.asked, silent.step, silent.player(1).cheers]).toEqual([0, 'action', 1])
  })

  it('TBBR-TOAST-07 too few cubes, and the move is made all the same', () => {
    const t = waitingAt18().play('bike 18')
    expect([t.row(0), t.heard('toastBegun'), t.asked]).toEqual(['6 @18 L0 g0 [–] 0', [], 0])
    expect(t.staying()).toEqual(['buy', 'camp'])
  })
})

describe('Toasting: what is given', () => {
  it('TBBR-TOAST-08 the arriving player gives each partner a cube, then each partner gives one back', () => {
    const t = waitingAt18(3).cubes(0, 'YYK').cubes(1, 'NR').cubes(2, 'YR').play('bike 18')
    expect([t.asked, t.step, t.options(), t.info('give black').to]).toEqual([
      0,
      'hand',
      ['give yellow', 'give black'],
      1,
    ])
    t.play('give black', 'give red', 'give yellow')
    expect(t.heard('cubeGiven')).toEqual([
      { type: 'cubeGiven', from: 0, to: 1, colour: 'black' },
      { type: 'cubeGiven', from: 0, to: 2, colour: 'yellow' },
      { type: 'cubeGiven', from: 1, to: 0, colour: 'red' },
      { type: 'cubeGiven', from: 2, to: 0, colour: 'yellow' },
    ])
    expect([0, 1, 2].map((seat) => t.backpack(seat))).toEqual(['Y1', 'N1', 'R1'])
  })

  it('TBBR-TOAST-08 a promised cube cannot be promised again', () => {
    const t = waitingAt18(3).cubes(0, 'YRK').play('bike 18')
    expect(t.options()).toEqual(['give yellow', 'give red', 'give black'])
    expect([t.play('give red').options(), t.info('give black').to]).toEqual([['give yellow', 'give black'], 2])
  })

  it('TBBR-TOAST-08 each drinks what the other gave; the beers are drunk, not kept', () => {
    const t = waitingAt18().cubes(0, 'YR').play('bike 18', 'give red')
    expect(t.heard('drunk')).toEqual([
      { type: 'drunk', seat: 0, colour: 'brown', where: 'toast', glass: 1, level: 1 },
      { type: 'drunk', seat: 1, colour: 'red', where: 'toast', glass: 1, level: 1 },
    ])
    expect([t.backpack(0), t.backpack(1)]).toEqual(['Y1', '–'])
  })

  it('TBBR-TOAST-09 a toast of two costs each a cube and a unit, and gives each a beer and a cheers', () => {
    const t = waitingAt18().cubes(0, 'Y').play('bike 18')
    expect([t.row(0), t.row(1)]).toEqual(['7 @18 L1 g1 [–] 0', '21 @18 L1 g1 [–] 0'])
    expect(t.heard('timeSpent').slice(1)).toEqual([
      { type: 'timeSpent', seat: 0, from: 6, to: 7, why: 'toast' },
      { type: 'timeSpent', seat: 1, from: 20, to: 21, why: 'toast' },
    ])
    expect(t.heard('cheered')).toEqual([
      { type: 'cheered', seat: 0, cheers: 1, markers: 0 },
      { type: 'cheered', seat: 1, cheers: 1, markers: 0 },
    ])
  })

  it('TBBR-TOAST-09 example: disc, level, glass and cheers of both rise by one', () => {
    const t = race(2).at(0, 16).disc(0, 10).level(0, 3).glass(0, 4).cheers(0, 1).cubes(0, 'YYY')
    t.at(1, 18).disc(1, 15).level(1, 2).glass(1, 2).cubes(1, 'N').play('bike 18')
    expect([t.row(0), t.player(0).cheers]).toEqual(['13 @18 L4 g5 [Y2] 0', 2])
    expect([t.row(1), t.player(1).cheers]).toEqual(['16 @18 L3 g3 [–] 0', 1])
  })

  it('TBBR-TOAST-10 partners toast with the arriving player only', () => {
    const t = waitingAt18(4).cubes(0, 'YYY').play('bike 18')
    expect([0, 1, 2, 3].map((seat) => t.row(seat))).toEqual([
      '7 @18 L3 g3 [–] 0',
      '21 @18 L1 g1 [–] 0',
      '20 @18 L1 g1 [–] 0',
      '19 @18 L1 g1 [–] 0',
    ])
    expect([0, 1, 2, 3].map((seat) => t.player(seat).cheers)).toEqual([3, 1, 1, 1])
  })

  it('TBBR-TOAST-10 example: two partners cost the arriving player two cubes and one unit', () => {
    const t = waitingAt18(3).disc(0, 5).level(0, 1).cubes(0, 'YYYY').play('bike 18')
    expect([t.row(0), t.player(0).cheers]).toEqual(['8 @18 L3 g2 [Y2] 0', 2])
    expect([t.row(1), t.player(1).cheers]).toEqual(['21 @18 L1 g1 [–] 0', 1])
    expect([t.row(2), t.player(2).cheers]).toEqual(['20 @18 L1 g1 [–] 0', 1])
  })

  it('TBBR-TOAST-10, TBBR-TIME-13 the discs move at the same instant and keep their order', () => {
    const t = race(3).at(0, 16).disc(0, 9).at(1, 18).disc(1, 10).disc(2, 11).at(2, 17).cubes(0, 'Y').cubes(1, 'N')
    t.play(...LIFT)
    expect([t.stackOn(11), t.stackOn(10)]).toEqual([[2, 1, 0], []])
  })
})

describe('Toasting: how much is drunk', () => {
  it.each([
    [4, 3, 7],
    [5, 3, 8],
    [6, 2, 8],
    [7, 1, 8],
  ])('TBBR-TOAST-11 from level %i three beers become %i, up to level %i', (level, drunk, reached) => {
    const t = waitingAt18(4)
      .level(0, level)
      .glass(0, 10)
      .cubes(0, 'YYYY')
      .play(...LIFT)
    expect(t.player(0)).toMatchObject({ level: reached, glass: 10 + drunk, cheers: drunk, asleep: reached === 8 })
    expect([1, 2, 3].map((seat) => t.player(seat).glass)).toEqual([1, 1, 1])
  })

  it('TBBR-TOAST-11 all cubes are given and the unit is paid, whatever is drunk', () => {
    const t = waitingAt18(4).level(0, 7).glass(0, 7).cubes(0, 'YYYY')
    t.play(...LIFT)
    expect(t.heard('timeSpent').filter(({ seat }) => seat === 0)).toEqual([
      { type: 'timeSpent', seat: 0, from: 4, to: 5, why: 'move' },
      { type: 'timeSpent', seat: 0, from: 5, to: 6, why: 'toast' },
    ])
    expect([0, 1, 2, 3].map((seat) => t.backpack(seat))).toEqual(['Y1', '–', '–', '–'])
  })

  it('TBBR-TOAST-11 example: from level 7 one of two beers is drunk, then the arriving player sleeps', () => {
    const t = waitingAt18(3).level(0, 7).glass(0, 7).cubes(0, 'YY')
    t.play(...LIFT)
    expect(t.row(0)).toBe('24 @18 L8 g8 [–] 0')
    expect(t.player(0)).toMatchObject({ cheers: 1, asleep: true })
    expect(t.heard('dayOver')).toEqual([{ type: 'dayOver', seat: 0, from: 6, why: 'asleep' }])
  })

  it('TBBR-TOAST-11 example: one cheese lets both beers in and still brings sleep, two cheeses keep awake', () => {
    const t = waitingAt18(3).level(0, 7).glass(0, 7).cubes(0, 'YY').cheese(0, 2)
    t.play(...LIFT)
    const one = t.branch().play('eat 1')
    expect(one.player(0)).toMatchObject({ level: 8, glass: 9, cheers: 2, cheese: 1, asleep: true })
    const two = t.branch().play('eat 2')
    expect(two.player(0)).toMatchObject({ level: 7, glass: 9, cheers: 2, cheese: 0, asleep: false })
  })

  it('TBBR-TOAST-12 when not all beers are drunk, the arriving player picks the colours', () => {
    const t = waitingAt18(4).level(0, 6).glass(0, 6).cubes(0, 'YYY').cubes(2, 'R')
    t.play(...LIFT)
    expect([t.asked, t.step, t.options()]).toEqual([0, 'beers', ['drink NN', 'drink NR']])
    t.play('drink NR')
    expect(t.heard('drunk').map(({ seat, colour }) => [seat, colour])).toEqual([
      [0, 'brown'],
      [0, 'red'],
      [1, 'yellow'],
      [2, 'yellow'],
      [3, 'yellow'],
    ])
  })

  it('TBBR-TOAST-12 one thirst, three colours', () => {
    const t = waitingAt18(4).level(0, 7).glass(0, 7).cubes(0, 'YYY').cubes(1, 'K').cubes(3, 'Y')
    t.play(...LIFT)
    expect(t.options()).toEqual(['drink Y', 'drink N', 'drink K'])
    expect(t.play('drink K').player(0)).toMatchObject({ glass: 8, level: 8, cheers: 1 })
  })

  it('TBBR-TOAST-12 no question when all beers are drunk, or all are alike', () => {
    const all = waitingAt18(3).level(0, 6).glass(0, 6).cubes(0, 'YY').cubes(2, 'R')
    expect(all.play(...LIFT).heard('drunk').length).toBe(4)
    const alike = waitingAt18(3).level(0, 7).glass(0, 7).cubes(0, 'YY')
    expect(alike.play(...LIFT).heard('drunk').length).toBe(3)
  })

  it('TBBR-TOAST-13 any number of cheeses the pawn and the level allow, chosen before the beers', () => {
    const options = (cheese: number, level: number) =>
      waitingAt18()
        .cubes(0, 'Y')
        .cheese(0, cheese)
        .level(0, level)
        .play(...LIFT)
        .options()
    expect(options(1, 4)).toEqual(['eat 0', 'eat 1'])
    expect(options(3, 4)).toEqual(['eat 0', 'eat 1', 'eat 2', 'eat 3'])
    expect(options(4, 2)).toEqual(['eat 0', 'eat 1', 'eat 2'])
    const t = waitingAt18().cubes(0, 'Y').cheese(0, 3).level(0, 4).glass(0, 4)
    t.play(...LIFT, 'eat 3')
    expect(t.player(0)).toMatchObject({ cheese: 0, level: 2, glass: 5, time: 6 })
    expect(t.heard('cheeseEaten')).toEqual([{ type: 'cheeseEaten', seat: 0, count: 3, level: 1 }])
  })

  it('TBBR-TOAST-13 nothing eaten is nothing to tell', () => {
    const t = waitingAt18().cubes(0, 'Y').cheese(0, 3).level(0, 4).glass(0, 4)
    t.play(...LIFT, 'eat 0')
    expect([t.heard('cheeseEaten'), t.player(0).cheese, t.player(0).level]).toEqual([[], 3, 5])
  })

  it('TBBR-TOAST-13 nobody is asked at level 0 or without cheese', () => {
    const t = waitingAt18().cubes(0, 'Y').cheese(0, 2).level(1, 3).glass(1, 3).play('bike 18')
    expect([t.asked, t.step, t.player(0).cheese]).toEqual([0, 'action', 2])
  })

  it('TBBR-TOAST-13 example: a partner at level 7 eats the only cheese and stays awake', () => {
    const t = waitingAt18().cubes(0, 'Y').cheese(1, 1).level(1, 7).glass(1, 7).play('bike 18')
    expect([t.asked, t.options()]).toEqual([1, ['eat 0', 'eat 1']])
    t.play('eat 1')
    expect(t.player(1)).toMatchObject({ cheese: 0, level: 7, glass: 8, cheers: 1, asleep: false, time: 21 })
  })
})
