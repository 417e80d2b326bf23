import { describe, expect, it } from 'vitest'
import { everyCondition } from './every-condition.ts'
import { type Name, nameOf, offering, type Table, won } from './named-cards.ts'
import { withDeck } from './other-deck.ts'

const { race, alone, arriving, meeting } = await withDeck(everyCondition)

describe('Card templates: lightning', () => {
  it('CT-01 buying beer, anywhere, of a colour, at a place, in a region', () => {
    const buys = (place: 18 | 20 | 'B3') => {
      const t = offering(alone().at(0, place), 'bought', 'bought black', 'bought in Brussels', 'bought at 20')
      return won(t.play('buy'))
    }
    expect(buys(18)).toEqual(['bought', 'bought black'])
    expect(buys('B3')).toEqual(['bought', 'bought in Brussels'])
    expect(buys(20)).toEqual(['bought', 'bought at 20'])
    expect(won(offering(alone().at(0, 20), 'bought').play('taste'))).toEqual([])
  })

  it('TBBR-DATA-20, CT-01 cheese alone is no beer; one cube beside it is', () => {
    const buys = (cubes: number) =>
      won(offering(alone().at(0, 19).cubes(0, 'Y'.repeat(cubes)), 'bought', 'bought beside cheese').play('buy +cheese'))
    expect(buys(12)).toEqual([])
    expect(buys(11)).toEqual(['bought', 'bought beside cheese'])
  })

  it('CT-02 tasting at a brewery has a place and its colour', () => {
    const tastes = (place: 19 | 20) =>
      won(offering(alone().at(0, place), 'tasted', 'tasted brown', 'tasted at 19', 'tasted brown at 20').play('taste'))
    expect(tastes(19)).toEqual(['tasted', 'tasted at 19'])
    expect(tastes(20)).toEqual(['tasted', 'tasted brown', 'tasted brown at 20'])
    expect(won(offering(alone().at(0, 20), 'tasted').play('buy'))).toEqual([])
  })

  it('CT-02 a beer in transit has a colour only', () => {
    const ride = (...beers: readonly string[]) => {
      const t = alone().at(0, 20).cubes(0, 'NRK')
      offering(t, 'tasted', 'tasted red', 'tasted brown', 'tasted at a brown one')
      return won(t.play('bus 22', 'roll late', ...beers))
    }
    expect(ride('drink red', 'drink brown')).toEqual(['tasted', 'tasted red', 'tasted brown'])
    expect(ride('drink black', 'done')).toEqual(['tasted'])
    expect(ride('done')).toEqual([])
  })

  it('CT-02 neither a toast nor a camp is a tasting', () => {
    const t = offering(meeting('NN', 'Y', 'Y'), 'tasted', 'tasted brown')
    expect(won(arriving(t))).toEqual([])
    expect(
      won(offering(alone().at(0, 20).cubes(0, 'N'), 'tasted', 'tasted brown').play('camp', 'drink brown')),
    ).toEqual([])
  })

  it('CT-03 moving to a brewery of a set', () => {
    const to = (from: 2 | 26, point: 1 | 3 | 30 | 28) =>
      won(offering(alone().at(0, from), 'to 1 or 30').play(`hitch ${point}`, 'roll tbbr'))
    expect(to(2, 1)).toEqual(['to 1 or 30'])
    expect(to(26, 30)).toEqual(['to 1 or 30'])
    expect(to(2, 3)).toEqual([])
    expect(to(26, 28)).toEqual([])
  })

  it('CT-03 by any means; a failed attempt, a cancelled ride or standing there is no move', () => {
    const at = (disc: number) => offering(alone().at(0, 2).disc(0, disc), 'to 1 or 30')
    expect(won(at(0).play('bike 1'))).toEqual(['to 1 or 30'])
    expect(won(at(0).play('bus 1', 'roll failed'))).toEqual(['to 1 or 30'])
    expect(won(at(0).play('hitch 1', 'roll failed'))).toEqual([])
    expect(won(at(22).play('bus 1', 'roll late'))).toEqual([])
    expect(won(offering(alone().at(0, 1), 'to 1 or 30').play('taste'))).toEqual([])
  })

  it('CT-04 moving to a brewery with a symbol, a category or a colour', () => {
    const to = (from: 20 | 13 | 16, point: 15 | 19 | 22 | 26 | 18 | 'B5') => {
      const cards = ['to cheese', 'to a shop', 'to a tap', 'to a Trappist'] as const
      return won(offering(alone().at(0, from), ...cards).play(`hitch ${point}`, 'roll tbbr'))
    }
    expect(to(20, 15)).toEqual(['to cheese', 'to a shop', 'to a tap', 'to a Trappist'])
    expect(to(20, 19)).toEqual(['to cheese', 'to a shop', 'to a tap'])
    expect(to(20, 22)).toEqual(['to a shop', 'to a tap'])
    expect(to(20, 26)).toEqual(['to a shop', 'to a Trappist'])
    expect(to(16, 18)).toEqual(['to a shop'])
    expect(to(13, 'B5')).toEqual(['to a tap'])
    expect(won(offering(alone().at(0, 16), 'to a black one').play('bike 18'))).toEqual(['to a black one'])
    expect(won(offering(alone().at(0, 16), 'to a black one').play('bike 12'))).toEqual([])
  })

  it('CT-05 a toast in the own turn, with so many partners', () => {
    const with2 = offering(meeting('NN', 'Y', 'Y'), 'toasted', 'toasted two', 'toasted three')
    expect(won(arriving(with2))).toEqual(['toasted', 'toasted two'])
    const with1 = offering(meeting('NN', 'Y', ''), 'toasted', 'toasted two')
    expect(won(arriving(with1))).toEqual(['toasted'])
    expect(won(arriving(offering(meeting('NN', '', ''), 'toasted')))).toEqual([])
  })

  it('CT-05 with the colours given and drunk, at the place of arrival', () => {
    const t = () =>
      offering(meeting('NK', 'K', ''), 'toasted giving brown', 'toasted drinking black', 'toasted in the west')
    expect(won(arriving(t()).play('give brown'))).toEqual(['toasted giving brown', 'toasted drinking black'])
    expect(won(arriving(t()).play('give black'))).toEqual(['toasted drinking black'])
    const other = offering(
      meeting('NK', 'Y', ''),
      'toasted giving brown',
      'toasted drinking black',
      'toasted in Brussels',
    )
    expect(won(arriving(other).play('give brown'))).toEqual(['toasted giving brown', 'toasted in Brussels'])
  })

  it('CT-05 a beer offered but not drunk does not count, and the partner wins nothing', () => {
    const t = () => offering(meeting('NN', 'Y', 'K').level(0, 7), 'toasted drinking black', 'toasted')
    expect(won(arriving(t()).play('drink Y'))).toEqual(['toasted'])
    const black = arriving(t()).play('drink K')
    expect(won(black)).toEqual(['toasted', 'toasted drinking black'])
    expect([1, 2].flatMap((seat) => won(black, seat))).toEqual([])
  })

  it('CT-06 camping, anywhere or at a place', () => {
    expect(won(offering(alone().at(0, 17), 'camped', 'camped at a Trappist').play('camp'))).toEqual([
      'camped',
      'camped at a Trappist',
    ])
    expect(won(offering(alone().at(0, 20), 'camped', 'camped at a Trappist').play('camp'))).toEqual(['camped'])
    expect(won(offering(alone(), 'camped').play('stop'))).toEqual([])
  })

  it('CT-07 a single move printed with more than so much, by that means', () => {
    const rides = (from: 19 | 20 | 22, ...moves: readonly string[]) =>
      won(offering(alone().at(0, from), 'bike over 4', 'bus over 4', 'hitch over 2').play(...moves))
    expect(rides(19, 'bike 22')).toEqual(['bike over 4'])
    expect(rides(19, 'bike 23')).toEqual([])
    expect(rides(20, 'bus 15', 'roll tbbr')).toEqual(['bus over 4'])
    expect(rides(20, 'bus 19', 'roll tbbr')).toEqual([])
    expect(rides(20, 'bus 19', 'roll late')).toEqual([])
    expect(rides(20, 'bike 15')).toEqual(['bike over 4'])
    expect(rides(20, 'hitch 15', 'roll tbbr')).toEqual([])
    const far = offering(alone().at(0, 14), 'bike over 4', 'bus over 4', 'hitch over 2')
    expect(won(far.play('hitch 15', 'roll tbbr'))).toEqual(['hitch over 2'])
  })

  it('TBBR-RUL-65, CT-07 the doubled time of a slow traveller does not count, nor do two moves together', () => {
    const slow = offering(alone().at(0, 20).level(0, 7), 'bus over 4').play('bus 19', 'roll tbbr')
    expect(slow.player(0).time).toBe(8)
    expect(won(slow)).toEqual([])
    expect(won(offering(alone().at(0, 20), 'bike over 4').play('bike 26', 'bike 29'))).toEqual([])
  })

  it('CT-07 by any of the means, and with an offer instead of a roll', () => {
    const cards = ['by bike', 'by bus', 'by hitch', 'offered'] as const
    const goes = (...moves: readonly string[]) =>
      won(offering(alone().at(0, 20).cubes(0, 'YY'), ...cards).play(...moves))
    expect(goes('bike 22')).toEqual(['by bike'])
    expect(goes('bus 22', 'roll tbbr', 'done')).toEqual(['by bus'])
    expect(goes('hitch 26', 'roll tbbr')).toEqual(['by hitch'])
    expect(goes('offer 26')).toEqual(['by hitch', 'offered'])
  })

  it('CT-08 a late bus, whatever follows: it has the place of arrival, or of waiting when the ride is cancelled', () => {
    const boards = (place: 19 | 20, roll: string, disc = 0) => {
      const t = offering(alone().at(0, place).disc(0, disc), 'late', 'late at 20')
      return won(t.play(place === 20 ? 'bus 19' : 'bus 20', roll))
    }
    expect(boards(19, 'roll late')).toEqual(['late', 'late at 20'])
    expect(boards(20, 'roll late')).toEqual(['late'])
    expect(boards(19, 'roll tbbr')).toEqual([])
    expect(boards(19, 'roll failed')).toEqual([])
    expect(boards(20, 'roll late', 20)).toEqual(['late', 'late at 20'])
    expect(won(offering(alone().at(0, 20), 'late').play('hitch 19', 'roll late'))).toEqual([])
  })

  it('CT-09 a hitchhike with nothing but failures, where one stands', () => {
    const waits = (place: 20 | 'B5', to: string, roll: string) => {
      const t = alone()
        .at(0, place)
        .hitched(0, place === 20 ? 26 : 'B6', 1)
      return won(offering(t, 'stranded', 'stranded in Brussels').play(to, roll))
    }
    expect(waits(20, 'hitch 26', 'roll failed')).toEqual(['stranded'])
    expect(waits('B5', 'hitch B6', 'roll failed')).toEqual(['stranded', 'stranded in Brussels'])
    expect(waits(20, 'hitch 26 x2', 'roll failed failed')).toEqual(['stranded'])
    expect(waits(20, 'hitch 26 x2', 'roll failed tbbr')).toEqual([])
    expect(waits(20, 'hitch 26', 'roll late')).toEqual([])
    expect(waits(20, 'bus 26', 'roll failed')).toEqual([])
  })

  it('CT-10 moving to a brewery of a region; the Grand Place is in none', () => {
    const to = (point: string) =>
      won(offering(alone().at(0, 19), 'moved', 'to Brussels', 'to the south').play(point, 'roll tbbr'))
    expect(to('hitch B1')).toEqual(['moved', 'to Brussels'])
    expect(to('hitch B6')).toEqual(['moved', 'to Brussels'])
    expect(to('hitch GP')).toEqual(['moved'])
    expect(to('hitch 20')).toEqual(['moved', 'to the south'])
    expect(to('hitch 22')).toEqual(['moved'])
  })

  it('TBBR-DATA-19 filters add up: colour and place of a tasting, region and means of a move', () => {
    const t = offering(alone().at(0, 22), 'tasted brown at 20', 'tasted brown').play('taste')
    expect(won(t)).toEqual(['tasted brown'])
  })
})

describe('Card templates: stars', () => {
  /** What a star card sees at the start of the turn. */
  const shows = (t: Table, ...names: readonly Name[]) => won(offering(t.at(0, 24), ...names))

  it('CT-11 a track at a level or above; TBBR-RUL-65 markers do not count', () => {
    expect(shows(alone().cheers(0, 2, 4), 'cheers 3')).toEqual([])
    expect(shows(alone().cheers(0, 3), 'cheers 3')).toEqual(['cheers 3'])
    expect(shows(alone().cheers(0, 4), 'cheers 3')).toEqual(['cheers 3'])
    expect(shows(alone().cheese(0, 2, 4), 'cheese 3')).toEqual([])
    expect(shows(alone().cheese(0, 3), 'cheese 3')).toEqual(['cheese 3'])
    expect(shows(alone().glass(0, 15), 'glass 16')).toEqual([])
    expect(shows(alone().glass(0, 16), 'glass 16')).toEqual(['glass 16'])
  })

  it('CT-12 first visitor bottles of a colour', () => {
    expect(shows(alone().bottles(0, 4, 5, 5, 5), 'yellow bottles')).toEqual([])
    expect(shows(alone().bottles(0, 5), 'yellow bottles')).toEqual(['yellow bottles'])
    expect(shows(alone().bottles(1, 5), 'yellow bottles')).toEqual([])
  })

  it('TBBR-DATA-24, CT-12 bottles of any colour or of each', () => {
    expect(shows(alone().bottles(0, 2, 2, 1, 0), 'six bottles', 'a bottle of each')).toEqual([])
    expect(shows(alone().bottles(0, 3, 2, 1, 0), 'six bottles', 'a bottle of each')).toEqual(['six bottles'])
    expect(shows(alone().bottles(0, 1, 1, 1, 1), 'six bottles', 'a bottle of each')).toEqual(['a bottle of each'])
  })

  it.each([
    [2, 3],
    [3, 4],
    [4, 6],
  ])('CT-13 with %i players it takes %i coasters', (seats, coasters) => {
    const t = (count: number) => offering(race(seats).at(0, 24).disc(1, 2).coasters(0, count), 'coasters')
    expect(won(t(coasters - 1))).toEqual([])
    expect(won(t(coasters))).toEqual(['coasters'])
  })

  it('CT-14 cubes of a colour', () => {
    expect(shows(alone().cubes(0, 'YYYNNNN'), 'yellow cubes')).toEqual([])
    expect(shows(alone().cubes(0, 'YYYY'), 'yellow cubes')).toEqual(['yellow cubes'])
    expect(shows(alone().cubes(0, 'YYYYY'), 'yellow cubes')).toEqual(['yellow cubes'])
  })

  it('TBBR-DATA-24, CT-14 cubes of any colour, of each, or a full backpack', () => {
    const cards = ['six cubes', 'two cubes of each', 'full backpack'] as const
    expect(shows(alone().cubes(0, 'YYNRK'), ...cards)).toEqual([])
    expect(shows(alone().cubes(0, 'YYNNRR'), ...cards)).toEqual(['six cubes'])
    expect(shows(alone().cubes(0, 'YYYNNNRRRK'), ...cards)).toEqual(['six cubes'])
    expect(shows(alone().cubes(0, 'YYNNRRKK'), ...cards)).toEqual(['six cubes', 'two cubes of each'])
    expect(shows(alone().cubes(0, 'Y'.repeat(11)), ...cards)).toEqual(['six cubes'])
    expect(shows(alone().cubes(0, 'Y'.repeat(12)), ...cards)).toEqual(['six cubes', 'full backpack'])
  })

  it('CT-15 exactly at a level', () => {
    for (const level of [4, 6]) expect(shows(alone().level(0, level), 'level 5')).toEqual([])
    expect(shows(alone().level(0, 5), 'level 5')).toEqual(['level 5'])
  })

  it('CT-16 visited breweries of a category', () => {
    expect(shows(alone().visited(0, 1, 15, 17, 30, 34), 'four Trappists')).toEqual([])
    expect(shows(alone().visited(0, 1, 15, 17, 26), 'four Trappists')).toEqual(['four Trappists'])
    expect(shows(alone().visited(1, 1, 15, 17, 26), 'four Trappists')).toEqual([])
  })

  it('TBBR-RUL-64 all conditions of a compound card, at the same moment', () => {
    const buys = (cubes: string) => won(offering(alone().at(0, 20).cubes(0, cubes), 'bought, six cubes').play('buy'))
    expect(buys('YY')).toEqual([])
    expect(buys('YYY')).toEqual(['bought, six cubes'])
    expect(shows(alone().cubes(0, 'YYYYYY'), 'bought, six cubes')).toEqual([])
  })

  it('TBBR-DATA-24, TBBR-RUL-64 two actions in the same turn, in any order and in no other turn', () => {
    const t = () => offering(alone().at(0, 20), 'bought and tasted')
    expect(won(t().play('buy'))).toEqual([])
    expect(won(t().play('buy', 'taste'))).toEqual(['bought and tasted'])
    expect(won(t().play('taste', 'buy'))).toEqual(['bought and tasted'])
    const apart = offering(race(2).at(0, 20).at(1, 34).disc(1, 1), 'bought and tasted')
    apart.play('buy', 'taste')
    expect(won(apart)).toEqual(['bought and tasted'])
    const turns = offering(race(2).at(0, 20).at(1, 34), 'bought and tasted').play('buy', 'taste', 'buy')
    expect(turns.active).toBe(0)
    expect(won(turns.play('taste'))).toEqual([])
  })

  it('TBBR-RUL-64 a move and its toast are two; tasting and the tent are claimed with the tent', () => {
    expect(won(arriving(offering(meeting('NN', 'Y', ''), 'moved and toasted')))).toEqual(['moved and toasted'])
    expect(won(offering(alone().at(0, 20), 'tasted and camped').play('taste', 'camp'))).toEqual(['tasted and camped'])
    expect(won(offering(alone().at(0, 20), 'tasted and camped').play('camp'))).toEqual([])
  })
})

describe('When cards are taken', () => {
  it('TBBR-RUL-30 before the first action, between two and after cheese; never in the middle of one', () => {
    const at = (level: number) => offering(alone().at(0, 20).cubes(0, 'YY').level(0, level).cheese(0, 1), 'level 5')
    const ride = at(4).play('bus 19', 'roll tbbr', 'drink yellow')
    expect(ride.player(0)).toMatchObject({ level: 5, cards: [] })
    expect(won(ride.branch().play('drink yellow'))).toEqual([])
    expect(won(ride.play('done'))).toEqual(['level 5'])
    expect(at(5).heard('cardTaken')).toHaveLength(1)
    expect(won(at(6).play('cheese'))).toEqual(['level 5'])
    expect(won(at(4).play('taste'))).toEqual(['level 5'])
  })

  it('TBBR-RUL-31 all that an action fulfils, at most the four of the row', () => {
    const cards = ['bought', 'bought in Brussels', 'yellow cubes', 'full backpack'] as const
    const t = offering(alone().at(0, 'B3').cubes(0, 'YRRRRKKKK'), ...cards, 'tasted').play('buy')
    expect(t.heard('cardTaken').map(({ card }) => nameOf(card))).toEqual([...cards])
    expect(won(t.play('taste'))).toHaveLength(4)
    expect(t.rightRow).toEqual([null, null, null, null])
  })

  it('TBBR-RUL-35 a camper takes no star any more, and may eat between beers', () => {
    const t = offering(alone().at(0, 20).cubes(0, 'YY').cheese(0, 1).level(0, 4), 'level 5')
    t.play('camp', 'drink yellow', 'cheese', 'drink yellow')
    expect(t.player(0)).toMatchObject({ level: 5, cards: [], cheese: 0 })
  })
})
