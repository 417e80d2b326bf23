import { describe, expect, it } from 'vitest'
import { everyCondition } from './every-condition.ts'
import { type Flag, idOf, nameOf, type Table } from './named-cards.ts'
import { withDeck } from './other-deck.ts'

const { race, alone, arriving, meeting, game } = await withDeck(everyCondition)

describe('Card templates: flags', () => {
  /** The flags seat 0 and seat 1 score when everybody stops on the last day. */
  const flags = (t: Table, ...names: readonly Flag[]) => {
    t.day(3).levelThree(...names.map(idOf))
    while (t.asked !== undefined) t.play('stop')
    return game
      .score(t.s)
      .map(({ parts }) => parts.flatMap((part) => (part.reason === 'level3' ? nameOf(`${part.card}`) : [])))
  }

  it('CT-17 an empty backpack', () => {
    expect(flags(race(2).cubes(1, 'K'), 'empty backpack')).toEqual([['empty backpack'], []])
  })

  it('TBBR-DATA-21 the empty backpack is judged with the cubes that are counted', () => {
    const t = race(2).cubes(1, 'K')
    flags(t, 'empty backpack')
    const cubes = game.score(t.s).map(({ parts }) => parts.filter(({ reason }) => ['cubes', 'level3'].includes(reason)))
    expect(cubes.map((parts) => parts.map(({ reason }) => reason))).toEqual([['level3'], ['cubes']])
  })

  it('CT-18 every brewery of a set', () => {
    expect(flags(race(2).visited(0, 15, 17).visited(1, 15, 16), '15 and 17')).toEqual([['15 and 17'], []])
  })

  it('CT-19 first on the Grand Place, one player at most', () => {
    expect(flags(race(2), 'first home')).toEqual([['first home'], []])
    expect(flags(race(2).at(0, 'B5'), 'first home')).toEqual([[], ['first home']])
    expect(flags(race(2).at(0, 'B5').at(1, 'B6'), 'first home')).toEqual([[], []])
    expect(flags(race(2).at(0, 'B5').at(0, 'GP'), 'first home')).toEqual([[], ['first home']])
  })

  it('CT-20 a whole region', () => {
    expect(flags(race(2).visited(0, 5, 10, 12, 17, 21).visited(1, 5, 10, 12, 17, 16), 'north')).toEqual([['north'], []])
  })

  it('TBBR-DATA-24 visits in number, of a colour, of a complete bonus track, of a symbol; everybody scores', () => {
    const black = [2, 5, 18, 29, 'B4'] as const
    const t = race(2)
      .visited(0, ...black, 3, 14, 21)
      .visited(1, ...black.slice(1), 3, 14, 9)
    expect(flags(t, 'eight visits', 'all black ones', 'all Players')).toEqual([
      ['eight visits', 'all black ones', 'all Players'],
      [],
    ])
    const cheese = [3, 7, 12, 15, 17, 19, 25, 28, 33, 34] as const
    const both = race(2)
      .visited(0, ...cheese)
      .visited(1, ...cheese)
    expect(flags(both, 'all shops with cheese')).toEqual([['all shops with cheese'], ['all shops with cheese']])
    expect(flags(race(2).visited(0, ...cheese.slice(1), 13, 16), 'all shops with cheese')).toEqual([[], []])
  })
})

describe('What the cards can see', () => {
  it('TBBR-DATA-22 the action under way: means, point, printed time, offer, then what happened in it', () => {
    const t = alone().at(0, 20).cubes(0, 'YNK').play('bus 19')
    expect(t.view.action).toMatchObject({ means: 'bus', to: 19, printed: 4, offered: false, deeds: [] })
    t.play('roll late', 'drink brown', 'drink black')
    expect(t.view.action).toMatchObject({
      deeds: ['tasted', 'late'],
      tastedInTransit: ['brown', 'black'],
      tasted: null,
    })
    t.play('done')
    expect(t.view.action).toMatchObject({ deeds: [], turnDeeds: ['tasted', 'moved', 'late'], tastedInTransit: [] })
    const offer = alone().at(0, 20).cubes(0, 'YNN').play('offer 26')
    expect(offer.view.action).toMatchObject({ means: 'hitch', to: 26, printed: 1, offered: true })
  })

  it('TBBR-DATA-22 a toast: partners, colours given and drunk', () => {
    const t = meeting('NN', 'Y', 'K').level(0, 7).disc(1, 8).disc(2, 9).machine('L3-01')
    arriving(t)
    expect(t.view.action).toMatchObject({
      partners: [1, 2],
      given: ['brown'],
      drunk: [],
      returned: [null, 'yellow', 'black'],
    })
    expect(t.view.action.deeds).toEqual(['moved', 'toasted'])
  })

  it('TBBR-DATA-23 the state of a player: tracks with markers, pieces by colour, places and cards', () => {
    const t = alone().at(0, 20).visited(0, 1).level(0, 2).glass(0, 7).cheers(0, 6, 1).cheese(0, 4, 2)
    t.cubes(0, 'YK').bottles(0, 1, 2, 3, 4).coasters(0, 5).holds(0, 'L1-01')
    expect(t.player(0)).toMatchObject({
      level: 2,
      glass: 7,
      cheers: 6,
      cheersMarkers: 1,
      cheese: 4,
      cheeseMarkers: 2,
      bonus: { player: 0, author: 0, cardinal: 1, trappist: 1 },
      cubes: { yellow: 1, brown: 0, red: 0, black: 1 },
      bottles: { yellow: 1, brown: 2, red: 3, black: 4 },
      coasters: 5,
      visited: [1, 20],
      cards: ['L1-01'],
      place: 20,
    })
    expect(t.view.match.seats).toBe(2)
  })
})
