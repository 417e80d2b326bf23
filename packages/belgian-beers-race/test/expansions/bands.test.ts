import { NATURE } from '@estaminet/kernel'
import { describe, expect, it, test } from 'vitest'
import { type BandId, BREWERY_STYLES, bands, STYLES } from '../../src/content/bands.ts'
import { placeNumber, TASTE_AT } from '../../src/content/places.ts'
import type { Expansion } from '../../src/engine/expansion.ts'
import { testOf } from '../../src/engine/facts.ts'
import { diceThere, fansFor } from '../../src/expansions/bands/concert.ts'
import { bandsOnTour } from '../../src/expansions/bands/index.ts'
import type { BandsView } from '../../src/expansions/bands/view.ts'
import type { RaceState } from '../../src/index.ts'
import { raceWith } from '../../src/race.ts'
import { unpacked } from '../table.ts'
import { fans, fansOf, game, onTour } from './on-tour.ts'

const concerts = (options: readonly string[]): string[] => options.filter((text) => text.startsWith('concert'))

describe('Bands on Tour: setup', () => {
  it('TBBR-BAND-02, R-22 two bands are dealt to everybody before the first turn, one is kept and announced', () => {
    const t = unpacked(2, { bands: true }, game)
    while (t.step !== 'bands/deal') t.nature(Object.keys(t.outcomes())[0])
    expect(Object.keys(t.outcomes())).toHaveLength(12)
    t.nature('dealt BD-03', 'dealt BD-07', 'dealt BD-12', 'dealt BD-01')
    expect(t.options(0)).toEqual(['keep BD-03', 'keep BD-07'])
    t.by(1, 'keep BD-12').by(0, 'keep BD-07')
    const view = game.view(t.s, 0).bands as BandsView
    expect(view.kept).toEqual(['BD-07', 'BD-12'])
    expect(t.step).toBe('action')
  })

  it('TBBR-BAND-03 everybody begins without fans', () => {
    expect(fansOf(onTour(['BD-01', 'BD-03', 'BD-05']))).toEqual([0, 0, 0])
  })
})

describe('Bands on Tour: concerts', () => {
  it('TBBR-BAND-06 may be given where beer is tasted, not elsewhere', () => {
    expect(concerts(onTour(['BD-03', 'BD-01']).at(0, 13).options())).toEqual(['concert', 'concert +taste'])
    expect(concerts(onTour(['BD-03', 'BD-01']).at(0, 11).options())).toEqual([])
  })

  it('TBBR-BAND-06 not on the Grand Place and not in a tent', () => {
    expect(concerts(onTour(['BD-03', 'BD-01']).options())).toEqual([])
    const t = onTour(['BD-03', 'BD-01']).at(0, 13).cubes(0, 'Y').play('camp')
    expect(t.options()).toEqual(['drink yellow', 'done'])
  })

  it('TBBR-BAND-06, TBBR-BAND-10 dice are known for every place: as many as a concert there has, none without a tap', () => {
    expect([diceThere('BD-03', 13), diceThere('BD-03', 8), diceThere('BD-03', 16)]).toEqual([3, 2, 1])
    expect([diceThere('BD-03', 11), diceThere('BD-03', 'GP')]).toEqual([0, 0])
    for (const { id } of bands)
      for (const place of [13, 8, 16, 'B2'] as const)
        expect(onTour([id, 'BD-01']).at(0, place).disc(1, 20).turn().info('concert').dice).toBe(diceThere(id, place))
  })

  it('TBBR-BAND-11 fans are known before the dice: 2 to 6 a die, 10 on average for three', () => {
    expect(fansFor(3)).toEqual({ least: 6, mean: 10, most: 18 })
  })

  it('TBBR-BAND-07 costs 2 TU, with or without a beer', () => {
    const t = onTour(['BD-03', 'BD-01']).at(0, 8).disc(0, 4).disc(1, 20)
    expect(t.branch().play('concert', 'roll failed failed').row(0)).toBe('6 @8 L0 g0 [–] 0')
    expect(t.play('concert +taste', 'roll failed failed').row(0)).toBe('6 @8 L1 g1 [–] 0')
  })

  it('TBBR-BAND-07 is like a tasting for what runs: ride and hitchhiking series are over', () => {
    const t = onTour(['BD-03', 'BD-01']).at(0, 8).disc(1, 20).ride(0, 3).hitched(0, 7, 2).play('concert')
    expect(t.player(0)).toMatchObject({ ride: 0, hitch: null })
  })

  it('TBBR-BAND-08, R-23 example: taste alone from 10 to 11, concert without taste from 10 to 12, and never both in turn', () => {
    const t = onTour(['BD-03', 'BD-01']).at(0, 13).disc(0, 10).disc(1, 20)
    const tasted = t.branch().play('taste')
    expect(tasted.player(0).time).toBe(11)
    expect(concerts(tasted.options())).toEqual([])
    t.play('concert', 'roll failed failed failed')
    expect(t.player(0).time).toBe(12)
    expect(t.may('taste')).toBe(false)
    expect(concerts(t.options())).toEqual([])
  })

  it('TBBR-BAND-08 after the next completed move and on the next day there is a choice again', () => {
    const t = onTour(['BD-03', 'BD-01']).at(0, 13).disc(1, 20).play('concert +taste', 'roll tbbr tbbr tbbr')
    const back = t.branch().play('bike 9')
    expect(concerts(back.options())).toEqual(['concert', 'concert +taste'])
    const days = onTour(['BD-03', 'BD-01'])
      .at(0, 13)
      .at(1, 13)
      .disc(0, 22)
      .finished(1)
      .play('concert', 'roll late late late')
    expect(days.view.day).toBe(2)
    while (days.active !== 0) days.play('camp')
    expect(concerts(days.options())).toEqual(['concert', 'concert +taste'])
  })

  it('TBBR-BAND-08 a tap that is opened again does not open the stage', () => {
    for (const first of ['taste', 'concert', 'concert +taste']) {
      const t = onTour(['BD-03', 'BD-01']).at(0, 8).disc(1, 20).play(first)
      if (t.asked === NATURE) t.play('roll failed failed')
      // What a card does that lets somebody taste once more.
      t.s.used[0] &= ~2
      expect([first, t.may('taste'), concerts(t.options())]).toEqual([first, true, []])
    }
  })

  it('TBBR-BAND-09 example: at 23 of 24 only the taste is offered', () => {
    const t = onTour(['BD-03', 'BD-01']).at(0, 13).disc(0, 23).finished(1)
    expect(t.may('taste')).toBe(true)
    expect(concerts(t.options())).toEqual([])
    expect(concerts(onTour(['BD-03', 'BD-01']).at(0, 13).disc(0, 22).finished(1).options())).toHaveLength(2)
  })

  it('TBBR-BAND-07 a concert says before it is given what it costs, and the beer that goes with it', () => {
    const t = onTour(['BD-03', 'BD-01']).at(0, 13)
    expect([t.info('concert').taste, t.info('concert +taste').taste]).toEqual([null, 'brown'])
    expect(t.info('concert').cost).toBe(t.info('concert +taste').cost)
    const told = (deed: string) =>
      t
        .branch()
        .play(deed)
        .events.find(({ type }) => String(type) === 'bands/concert')
    expect([told('concert'), told('concert +taste')]).toMatchObject([{ taste: false }, { taste: true }])
  })

  it('TBBR-BAND-10, R-92 example: Neon Bock on 13, 7, 8 and 11', () => {
    const dice = (place: 13 | 7 | 8) => onTour(['BD-03', 'BD-01']).at(0, place).info('concert').dice
    expect([dice(13), dice(7), dice(8)]).toEqual([3, 1, 2])
    expect(concerts(onTour(['BD-03', 'BD-01']).at(0, 11).options())).toEqual([])
  })

  it('TBBR-BAND-11, R-24 example: 12 fans from three faces, 2 from one failure, 12 from two late buses', () => {
    const won = (place: 13 | 7 | 8, roll: string) =>
      fansOf(onTour(['BD-03', 'BD-01']).at(0, place).disc(1, 20).play('concert', roll))[0]
    expect(won(13, 'roll failed tbbr late')).toBe(12)
    expect(won(7, 'roll failed')).toBe(2)
    expect(won(8, 'roll late late')).toBe(12)
  })

  it('TBBR-BAND-11 the dice are those of the road, face by face', () => {
    expect(onTour(['BD-03', 'BD-01']).at(0, 7).disc(1, 20).play('concert').outcomes()).toEqual({
      'roll failed': 3,
      'roll tbbr': 2,
      'roll late': 1,
    })
  })

  it('TBBR-BAND-12, R-25 example: level 7, 8 fans, and asleep only with a beer', () => {
    const t = onTour(['BD-03', 'BD-01']).at(0, 8).level(0, 7).glass(0, 7).disc(1, 20)
    const awake = t.branch().play('concert', 'roll tbbr tbbr')
    expect(fansOf(awake)[0]).toBe(8)
    expect(awake.row(0)).toBe('2 @8 L7 g7 [–] 0')
    t.play('concert +taste', 'roll tbbr tbbr')
    expect(fansOf(t)[0]).toBe(8)
    expect(t.row(0)).toBe('24 @8 L8 g8 [–] 0')
    expect(t.player(0).asleep).toBe(true)
  })

  it('TBBR-BAND-12 paid, rolled, cheered, tasted, claimed, then the token, then sleep', () => {
    const t = onTour(['BD-03', 'BD-01', 'BD-05']).at(0, 8).disc(0, 7).disc(1, 20).disc(2, 20).level(0, 7).glass(0, 7)
    t.machine('L1-05', 'L1-09').play('concert +taste', 'roll failed failed', 'keep')
    expect(t.story.slice(0, 8)).toEqual([
      'bands/concert',
      'timeSpent',
      'bands/applause',
      'drunk',
      'fellAsleep',
      'cardTaken',
      'tokenKept',
      'dayOver',
    ])
  })

  it('TBBR-BAND-12 concert and beer can both be answered before anything is paid; the dice are no roll on the road', () => {
    const heard: string[] = []
    const note = (what: string) => (s: RaceState, seat: number) => {
      heard.push(`${what} at ${s.time[seat]}${testOf({ form: 'inConcert' })(s, seat) ? ' in concert' : ''}`)
    }
    const listener: Expansion = {
      id: 'listener',
      on: { concertDeclared: note('concert'), tasteDeclared: note('taste'), diceRolled: note('roll') },
      after: { tasteDeclared: note('drunk') },
    }
    const tour = raceWith([bandsOnTour, listener])
    const t = onTour(['BD-03', 'BD-01'], { listener: true }, tour).at(0, 8).disc(0, 4).disc(1, 20)
    t.branch().play('taste')
    t.branch().play('concert', 'roll late late')
    t.play('concert +taste', 'roll late late')
    expect(heard).toEqual([
      'taste at 4',
      'drunk at 5',
      'concert at 4 in concert',
      'concert at 4 in concert',
      'taste at 4 in concert',
      'drunk at 6 in concert',
    ])
  })

  it('TBBR-BAND-13 fans lie open to all, survive the night and are no points of the day', () => {
    const t = fans(onTour(['BD-03', 'BD-01']).at(0, 13).at(1, 8).finished(1), 24, 6)
    t.play('camp')
    expect(t.view.day).toBe(2)
    for (const reader of [0, 1, -1]) expect((game.view(t.s, reader).bands as BandsView).fans).toEqual([24, 6])
    expect(t.heard('dailyScored').map(({ score }) => score)).toEqual([0, 0])
  })

  it('TBBR-BAND-14 objectives see the beer of a concert, and nothing else of it', () => {
    const t = onTour(['BD-03', 'BD-01']).at(0, 8).disc(1, 20).machine('L1-05')
    expect(t.branch().play('concert', 'roll late late').heard('cardTaken')).toEqual([])
    expect(t.play('concert +taste', 'roll late late').heard('cardTaken')).toMatchObject([{ seat: 0, card: 'L1-05' }])
    // It is a brown one, and no red.
    const red = onTour(['BD-03', 'BD-01']).at(0, 8).disc(1, 20).machine('L1-07')
    expect(red.play('concert +taste', 'roll late late').heard('cardTaken')).toEqual([])
  })

  it('TBBR-BAND-20 the beer comes from the brewery: nothing leaves the backpack', () => {
    const t = onTour(['BD-03', 'BD-01']).at(0, 8).disc(1, 20).cubes(0, 'YN').play('concert +taste', 'roll failed tbbr')
    expect(t.backpack(0)).toBe('Y1 N1')
    expect(t.heard('drunk')).toMatchObject([{ seat: 0, colour: 'brown', where: 'brewery' }])
  })
})

/** A stage of the style, and one where nothing is poured. */
const homes = (id: BandId, poured: boolean) => {
  const style = bands.find((band) => band.id === id)?.style ?? STYLES[0]
  return BREWERY_STYLES[style].filter((place) => (TASTE_AT[placeNumber(place)] === 1) === poured)
}
const opposite = (id: BandId): BandId => {
  const at = STYLES.indexOf(bands.find((band) => band.id === id)?.style ?? STYLES[0])
  return bands.find(({ style }) => style === STYLES[(at + 3) % 6])?.id ?? id
}

describe('each band', () => {
  test.each([
    ['BD-01', 'punk', 1],
    ['BD-02', 'punk', 9],
    ['BD-03', 'electro', 2],
    ['BD-04', 'electro', 28],
    ['BD-05', 'metal', 3],
    ['BD-06', 'metal', 'B5'],
    ['BD-07', 'chanson', 5],
    ['BD-08', 'chanson', 'B6'],
    ['BD-09', 'fanfare', 7],
    ['BD-10', 'fanfare', 33],
    ['BD-11', 'folk', 8],
    ['BD-12', 'folk', 34],
  ] as const)(
    '%s plays %s with three dice at home, one where the opposite is, and nowhere without a tap',
    (id, style, home) => {
      expect(bands.find((band) => band.id === id)?.style).toBe(style)
      expect(onTour([id, 'BD-01']).at(0, home).info('concert').dice).toBe(3)
      for (const place of homes(id, true)) expect(onTour([id, 'BD-01']).at(0, place).info('concert').dice).toBe(3)
      for (const place of homes(opposite(id), true))
        expect(onTour([id, 'BD-01']).at(0, place).info('concert').dice).toBe(1)
      for (const place of homes(id, false)) expect(concerts(onTour([id, 'BD-01']).at(0, place).options())).toEqual([])
      const others = STYLES.map((other) => BREWERY_STYLES[other][0]).map(
        (place) => onTour([id, 'BD-01']).at(0, place).info('concert').dice,
      )
      expect(others.sort()).toEqual([1, 2, 2, 2, 2, 3])
    },
  )
})
