import { describe, expect, it } from 'vitest'
import type { SimpleCondition } from '../src/content/condition.ts'
import { type CardId, objectives } from '../src/content/objectives.ts'
import { fulfils } from '../src/rules/fulfilment.ts'
import { race } from './table.ts'

const BOUGHT = 'L1-01'
const BOUGHT_BLACK = 'L1-02'
const BOUGHT_IN_BRUSSELS = 'L1-04'
const TASTED = 'L1-05'
const TASTED_RED = 'L1-07'
const TASTED_IN_BRUSSELS = 'L1-08'
const TO_1_OR_30 = 'L1-09'
const TO_CHEESE = 'L1-13'
const TO_TRAPPIST = 'L1-15'
const TOASTED = 'L1-16'
const CAMPED = 'L1-17'
const LONG_RIDE = 'L1-18'
const LONG_BUS = 'L1-19'
const LONG_HITCH = 'L1-20'
const OFFERED = 'L1-21'
const LATE = 'L1-22'
const STRANDED = 'L1-23'
const TO_BRUSSELS = 'L1-24'
const FOUR_YELLOW = 'L1-29'
const LEVEL_SIX = 'L1-30'
const THREE_CHEERS = 'L2-01'
const FIVE_YELLOW_BOTTLES = 'L2-04'
const COASTERS = 'L2-05'
const FOUR_TRAPPISTS = 'L2-09'
const GAVE_BROWN = 'L2-17'
const CAMPED_AT_TRAPPIST = 'L2-19'
const NORTH_BY_BIKE = 'L2-23'
const TASTED_AND_CAMPED = 'L2-25'
const EMPTY_BACKPACK = 'L3-11'

const numberOf = (id: CardId): number => objectives.findIndex((card) => card.id === id)

/** Seat 0 has the whole day before somebody else plays. */
const alone = () => race(2).at(1, 24).disc(1, 20)

describe('Objective cards', () => {
  it('TBBR-OBJ-01 a lightning asks for an event, a star or a flag for a state', () => {
    expect(new Set(objectives.map((card) => card.kind))).toEqual(new Set(['lightning', 'star', 'flag']))
    const events = ['bought', 'tasted', 'moved', 'toasted', 'camped', 'late', 'stranded', 'sameTurn']
    const isEvent = ({ form }: SimpleCondition) => events.includes(form)
    for (const { id, kind, condition } of objectives) {
      const parts = condition.form === 'all' ? condition.of : [condition]
      expect(parts.some(isEvent), id).toBe(kind === 'lightning')
    }
  })

  it('TBBR-OBJ-01 lightning strikes with the action, a star shines before it', () => {
    const table = alone().at(0, 'B3').cubes(0, 'YYYY').machine(BOUGHT, FOUR_YELLOW)
    expect(table.heard('cardTaken')).toMatchObject([{ seat: 0, card: FOUR_YELLOW }])
    expect(table.play('buy').heard('cardTaken')).toMatchObject([{ seat: 0, card: BOUGHT }])
  })

  it('TBBR-OBJ-02 flags are exactly the level 3 cards', () => {
    for (const card of objectives) expect(card.kind === 'flag', card.id).toBe(card.level === 3)
  })

  it("TBBR-OBJ-02 a fulfilled flag stays on the board and is nobody's", () => {
    const table = alone().at(0, 'B3').levelThree(EMPTY_BACKPACK)
    table.play('taste')
    expect(table.view.levelThree).toEqual([EMPTY_BACKPACK])
    expect(table.player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-03 the others take nothing, whatever they have', () => {
    const table = race(2).at(0, 'B3').at(1, 24).cubes(1, 'YYYY').disc(1, 1).machine(FOUR_YELLOW)
    table.play('taste')
    expect(table.player(1).cards).toEqual([])
    expect(table.rightRow[0]).toBe(FOUR_YELLOW)
    table.play('buy')
    expect(table.active).toBe(1)
    expect(table.player(1).cards).toEqual([FOUR_YELLOW])
    expect(table.player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-03 a card of the left row or the deck is out of reach, the fourth of the right row is not', () => {
    const far = alone().at(0, 'B3').machine(null, null, null, null, BOUGHT, null, null, BOUGHT_IN_BRUSSELS)
    expect(far.play('buy').player(0).cards).toEqual([])
    const near = alone().at(0, 'B3').machine(null, null, null, BOUGHT)
    expect(near.play('buy').player(0).cards).toEqual([BOUGHT])
  })

  it('TBBR-OBJ-04 a fulfilled card is taken without being asked', () => {
    const table = alone().at(0, 'B3').machine(BOUGHT, TO_1_OR_30).play('buy')
    expect(table.player(0).cards).toEqual([BOUGHT])
    expect(table.view.machine.cards).toEqual([null, TO_1_OR_30, null, null, null, null, null, null])
    expect(table.step).toBe('action')
    expect(table.options().filter((text) => text.includes('L1-'))).toEqual([])
  })

  it('TBBR-OBJ-05 a level passed in the middle of a ride earns nothing', () => {
    const table = alone().at(0, 6).level(0, 5).cubes(0, 'YYY').machine(LEVEL_SIX)
    table.play('bus 11', 'roll tbbr', 'drink yellow')
    expect(table.player(0)).toMatchObject({ level: 6, cards: [] })
    const moderate = table.branch().play('done')
    expect(moderate.player(0)).toMatchObject({ level: 6, cards: [LEVEL_SIX] })
    table.play('drink yellow')
    expect(table.player(0)).toMatchObject({ level: 7, place: 11, cards: [] })
  })

  it('TBBR-OBJ-05 stars are checked at the start of the turn, after an action and after free cheese', () => {
    const star = () => alone().at(0, 'B3').machine(LEVEL_SIX)
    expect(star().level(0, 6).heard('cardTaken')).toHaveLength(1)
    expect(star().level(0, 5).play('taste').player(0).cards).toEqual([LEVEL_SIX])
    expect(star().level(0, 7).cheese(0, 1).play('cheese').player(0).cards).toEqual([LEVEL_SIX])
  })

  it('TBBR-OBJ-05 a failed attempt is an action with a check', () => {
    const table = alone().at(0, 6).machine(STRANDED).play('hitch 9', 'roll failed')
    expect(table.player(0)).toMatchObject({ place: 6, cards: [STRANDED] })
  })

  it('TBBR-OBJ-06 one action fulfils several cards, all are taken', () => {
    const table = alone().at(0, 'B3').cubes(0, 'Y').machine(BOUGHT, BOUGHT_IN_BRUSSELS, FOUR_YELLOW)
    expect(table.play('buy').player(0).cards).toEqual([BOUGHT, BOUGHT_IN_BRUSSELS, FOUR_YELLOW])
  })

  it('TBBR-OBJ-07 four cards a turn at most, as nothing slides before it ends', () => {
    const table = alone().at(0, 'B3').cubes(0, 'Y')
    table.machine(BOUGHT, BOUGHT_IN_BRUSSELS, FOUR_YELLOW, TASTED, TASTED_IN_BRUSSELS)
    table.play('buy', 'taste')
    expect(table.player(0).cards).toEqual([BOUGHT, BOUGHT_IN_BRUSSELS, TASTED, FOUR_YELLOW])
    expect(table.rightRow).toEqual([null, null, null, null])
    expect(table.leftRow).toEqual([TASTED_IN_BRUSSELS, null, null])
  })

  it('TBBR-OBJ-08 to be toasted by somebody else earns nothing, then or later', () => {
    const table = race(2).at(0, 16).at(1, 18).cubes(0, 'Y').cubes(1, 'K').disc(1, 1)
    table.machine(null, null, null, null, TOASTED).play('hitch 18', 'roll tbbr', 'buy')
    expect(table.player(0)).toMatchObject({ cheers: 1, cards: [] })
    expect(table.player(1)).toMatchObject({ cheers: 1, cards: [] })
    expect(table.active).toBe(1)
    expect(table.rightRow).toEqual([TOASTED, null, null, null])
  })

  it("TBBR-OBJ-08 the toast of one's own turn counts", () => {
    const table = race(2).at(0, 16).at(1, 18).cubes(0, 'Y').cubes(1, 'K').disc(1, 9).machine(TOASTED)
    table.play('hitch 18', 'roll tbbr')
    expect([table.player(0).cards, table.player(1).cards]).toEqual([[TOASTED], []])
  })

  it('TBBR-OBJ-08 an action of an earlier turn is forgotten', () => {
    const table = race(2).at(0, 'B3').at(1, 24).machine(null, null, null, null, BOUGHT)
    table.play('buy')
    expect(table.active).toBe(1)
    table.play('taste', 'camp')
    expect(table.active).toBe(0)
    expect(table.rightRow[0]).toBe(BOUGHT)
    expect(table.play('taste').player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-08 a red beer in transit is not the tasting of whoever plays next', () => {
    const table = race(2).at(0, 13).at(1, 'B3').cubes(0, 'RR').machine(null, null, null, null, TASTED_RED)
    table.play('bus 9', 'roll tbbr', 'drink red')
    expect(table.rightRow[0]).toBe(TASTED_RED)
    expect(table.play('taste').player(1)).toMatchObject({ glass: 1, cards: [] })
  })

  it('TBBR-OBJ-08 a red beer at the abbey is not the ride of whoever plays next', () => {
    const table = race(2).at(0, 17).at(1, 13).cubes(1, 'YY').machine(null, null, null, null, TASTED_RED)
    table.play('taste', 'bus 9', 'roll tbbr', 'drink yellow')
    expect(table.player(1)).toMatchObject({ glass: 1, place: 9, cards: [] })
  })

  it('TBBR-OBJ-08 an offer of beer is not the lift of whoever plays next', () => {
    const table = race(2).at(0, 4).at(1, 11).cubes(0, 'YYYY').machine(null, null, null, null, OFFERED)
    table.play('offer 7', 'hitch 12', 'roll tbbr')
    expect(table.player(1)).toMatchObject({ place: 12, cards: [] })
  })

  it('TBBR-OBJ-08 a brown beer given is not the toast of whoever plays next', () => {
    const table = race(4).at(0, 16).at(1, 18).at(2, 8).at(3, 9).disc(1, 6).disc(3, 5).disc(2, 2).disc(0, 1)
    table.cubes(0, 'N').cubes(1, 'K').cubes(2, 'Y').cubes(3, 'K').machine(null, null, null, null, GAVE_BROWN)
    table.play('bike 18', 'buy', 'camp', 'done')
    expect(table.active).toBe(2)
    expect(table.rightRow[0]).toBe(GAVE_BROWN)
    expect(table.play('hitch 9', 'roll tbbr').player(2)).toMatchObject({ cheers: 1, cards: [] })
  })

  it("TBBR-OBJ-09 example: the card slides in at the end of A's turn, B has five yellow bottles and takes it", () => {
    const table = race(2).at(0, 'B3').at(1, 24).bottles(1, 5)
    table.machine(null, null, null, null, FIVE_YELLOW_BOTTLES).play('taste')
    expect(table.story.slice(-3)).toEqual(['turnEnded', 'turnStarted', 'cardTaken'])
    expect(table.player(1).cards).toEqual([FIVE_YELLOW_BOTTLES])
    expect(table.player(1).time).toBe(0)
  })

  it('TBBR-OBJ-10 what was taken stays, even when the state is lost', () => {
    const table = alone().at(0, 'B3').cubes(0, 'YYYY').machine(FOUR_YELLOW)
    table.play('offer GP')
    expect(table.backpack(0)).toBe('Y2')
    expect(table.player(0).cards).toEqual([FOUR_YELLOW])
  })

  it('TBBR-OBJ-11 the action that reaches the last space still earns its card', () => {
    const table = alone().at(0, 'B3').finished(1).disc(0, 23).machine(TASTED)
    expect(table.play('taste').player(0).cards).toEqual([TASTED])
  })

  it('TBBR-OBJ-11 so does the failed attempt that ends the day', () => {
    const table = alone().at(0, 'B3').finished(1).disc(0, 23).machine(STRANDED)
    expect(table.play('hitch GP', 'roll failed').player(0).cards).toEqual([STRANDED])
  })

  it('TBBR-OBJ-11 so does the beer that puts to sleep', () => {
    const table = race(3).at(0, 'B3').level(0, 7).disc(1, 9).disc(2, 9).machine(TASTED)
    expect(table.play('taste').player(0)).toMatchObject({ asleep: true, time: 24, cards: [TASTED] })
  })

  it('TBBR-OBJ-11 a camper reaches a star and does not take it', () => {
    const table = race(3).at(0, 'B3').level(0, 5).cubes(0, 'YY').disc(1, 9).disc(2, 9).machine(LEVEL_SIX, CAMPED)
    table.play('camp', 'drink yellow', 'done')
    expect(table.player(0)).toMatchObject({ level: 6, time: 24, cards: [CAMPED] })
  })

  it('TBBR-OBJ-12 a taken card moves no score', () => {
    const table = alone().at(0, 'B3').score(0, 30).machine(BOUGHT).play('buy')
    expect(table.player(0)).toMatchObject({ cards: [BOUGHT], score: 30 })
  })

  it('TBBR-OBJ-13 every player who fulfils a level 3 card scores it', () => {
    const table = race(3).day(3).levelThree(EMPTY_BACKPACK).cubes(1, 'Y').finished(0).finished(1).play('stop')
    const flags = table.view.players.map((_, seat) => fulfils(table.s, seat, numberOf(EMPTY_BACKPACK)))
    expect(flags).toEqual([true, false, true])
  })

  it('TBBR-OBJ-14 a bicycle move of five counts, one of four does not, nor two of them', () => {
    expect(alone().at(0, 6).machine(LONG_RIDE).play('bike 9').player(0).cards).toEqual([LONG_RIDE])
    const table = alone().at(0, 7).machine(LONG_RIDE)
    expect(table.play('bike 8', 'bike 9').player(0)).toMatchObject({ time: 8, cards: [] })
  })

  it('TBBR-OBJ-14 neither bus nor thumb is a bicycle', () => {
    const table = alone().at(0, 14).machine(LONG_RIDE, LONG_BUS, LONG_HITCH)
    expect(table.branch().play('bus 15', 'roll tbbr').player(0).cards).toEqual([LONG_BUS])
    expect(table.branch().play('hitch 15', 'roll tbbr').player(0).cards).toEqual([LONG_HITCH])
    expect(table.branch().play('bus 19', 'roll late').player(0)).toMatchObject({ time: 6, cards: [] })
  })

  it('TBBR-OBJ-15 a late bus counts, a bus on time does not', () => {
    const table = alone().at(0, 6).machine(LATE)
    expect(table.branch().play('bus 11', 'roll late').player(0).cards).toEqual([LATE])
    expect(table.branch().play('bus 11', 'roll tbbr').player(0).cards).toEqual([])
    expect(table.branch().play('bus 11', 'roll failed').player(0).cards).toEqual([])
    expect(table.branch().play('hitch 11', 'roll late').player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-15 a late bus counts even when it never leaves', () => {
    const table = race(2).at(0, 6).finished(1).disc(0, 20).machine(LATE).play('bus 11', 'roll late')
    expect(table.heard('rideCancelled')).toHaveLength(1)
    expect(table.player(0)).toMatchObject({ place: 6, cards: [LATE] })
  })

  it('TBBR-OBJ-16 all dice must fail', () => {
    const table = alone().at(0, 6).hitched(0, 9, 2).machine(STRANDED)
    expect(table.branch().play('hitch 9 x3', 'roll failed failed failed').player(0).cards).toEqual([STRANDED])
    expect(table.branch().play('hitch 9 x3', 'roll failed failed tbbr').player(0).cards).toEqual([])
    expect(table.branch().play('bus 9', 'roll failed').player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-16 also when the end of the day cuts the wait', () => {
    const table = race(2).at(0, 'B3').finished(1).level(0, 7).disc(0, 22).machine(STRANDED)
    expect(table.play('hitch GP', 'roll failed').player(0).cards).toEqual([STRANDED])
  })

  it.each([
    [5, false],
    [6, true],
    [7, false],
  ])('TBBR-OBJ-17 level exactly six: at %i %s', (level, taken) => {
    expect(alone().at(0, 'B3').level(0, level).machine(LEVEL_SIX).player(0).cards.length === 1).toBe(taken)
  })

  it.each([
    ['YYY', false],
    ['YYYNN', false],
    ['YYYY', true],
    ['YYYYY', true],
  ])('TBBR-OBJ-17 at least four yellow cubes: %s %s', (cubes, taken) => {
    expect(alone().at(0, 'B3').cubes(0, cubes).machine(FOUR_YELLOW).player(0).cards.length === 1).toBe(taken)
  })

  it.each([
    [2, 3],
    [3, 4],
    [4, 6],
  ])('TBBR-OBJ-17 with %i players the coaster card asks for %i', (seats, needed) => {
    const table = () => race(seats).machine(COASTERS)
    expect(
      table()
        .coasters(0, needed - 1)
        .player(0).cards,
    ).toEqual([])
    expect(table().coasters(0, needed).player(0).cards).toEqual([COASTERS])
  })

  it('TBBR-OBJ-18 a beer in transit has a colour but no place', () => {
    const table = alone().at(0, 13).cubes(0, 'RR').machine(TASTED, TASTED_RED, TASTED_IN_BRUSSELS)
    const away = table.branch().play('bus 9', 'roll tbbr', 'drink red')
    expect(away.player(0)).toMatchObject({ place: 9, cards: [TASTED, TASTED_RED] })
    const downtown = table.branch().play('bus B3', 'roll tbbr', 'drink red')
    expect(downtown.player(0)).toMatchObject({ place: 'B3', cards: [TASTED, TASTED_RED] })
    expect(downtown.play('taste').player(0).cards).toEqual([TASTED, TASTED_RED, TASTED_IN_BRUSSELS])
  })

  it('TBBR-OBJ-18 another colour in transit is not the one asked for', () => {
    const table = alone().at(0, 13).cubes(0, 'YY').machine(TASTED_RED).play('bus 9', 'roll tbbr', 'drink yellow')
    expect(table.player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-18 a beer of the brewery has the colour of the brewery', () => {
    expect(alone().at(0, 17).machine(TASTED_RED).play('taste').player(0).cards).toEqual([TASTED_RED])
    expect(alone().at(0, 16).machine(TASTED_RED).play('taste').player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-18 a move counts where it arrives, a purchase where the meeple stands', () => {
    const table = alone().at(0, 16).machine(TO_BRUSSELS, BOUGHT_BLACK, BOUGHT_IN_BRUSSELS, TO_TRAPPIST)
    expect(table.branch().play('hitch B4', 'roll tbbr', 'buy').player(0).cards).toEqual([
      BOUGHT_BLACK,
      BOUGHT_IN_BRUSSELS,
      TO_BRUSSELS,
    ])
    expect(table.branch().play('hitch GP', 'roll tbbr').player(0).cards).toEqual([])
    expect(table.branch().play('hitch B4', 'roll failed').player(0).cards).toEqual([])
    expect(table.branch().play('hitch 17', 'roll tbbr').player(0).cards).toEqual([TO_TRAPPIST])
  })

  it('TBBR-OBJ-18 camping counts where the tent stands', () => {
    const table = race(2).disc(1, 9).machine(CAMPED_AT_TRAPPIST)
    expect(table.branch().at(0, 17).turn().play('camp').player(0).cards).toEqual([CAMPED_AT_TRAPPIST])
    expect(table.branch().at(0, 16).turn().play('camp').player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-18 events of one action are tested together', () => {
    const table = race(2).at(0, 16).at(1, 18).cubes(0, 'N').cubes(1, 'K').disc(1, 9).machine(TOASTED, GAVE_BROWN)
    expect(table.play('hitch 18', 'roll tbbr').player(0).cards).toEqual([TOASTED, GAVE_BROWN])
    const yellow = race(2).at(0, 16).at(1, 18).cubes(0, 'Y').cubes(1, 'N').disc(1, 9).machine(GAVE_BROWN)
    expect(yellow.play('hitch 18', 'roll tbbr').player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-19 cards are listed from right to left', () => {
    const table = alone().at(0, 'B3').cubes(0, 'Y').machine(FOUR_YELLOW, BOUGHT_IN_BRUSSELS, TO_CHEESE, BOUGHT)
    table.play('buy')
    expect(table.heard('cardTaken').map((event) => event.card)).toEqual([FOUR_YELLOW, BOUGHT_IN_BRUSSELS, BOUGHT])
  })
})

describe('What cards ask for', () => {
  it('TBBR-OBJ-18 a move to one of two breweries, or to one that sells cheese', () => {
    const table = alone().at(0, 2).machine(TO_1_OR_30, TO_CHEESE)
    expect(table.branch().play('bike 1').player(0).cards).toEqual([TO_1_OR_30])
    expect(table.branch().play('bike 3').player(0).cards).toEqual([TO_CHEESE])
    expect(table.branch().play('bike 5').player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-18 means and region must both fit', () => {
    const table = alone().at(0, 16).machine(NORTH_BY_BIKE)
    expect(table.branch().play('bike 12').player(0).cards).toEqual([NORTH_BY_BIKE])
    expect(table.branch().play('bus 12', 'roll tbbr').player(0).cards).toEqual([])
    expect(table.branch().play('bike 18').player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-08 a lift earned with beer is not one earned by thumb', () => {
    const table = alone().at(0, 4).cubes(0, 'YYYY').machine(OFFERED)
    expect(table.branch().play('offer 7').player(0).cards).toEqual([OFFERED])
    expect(table.branch().play('hitch 7', 'roll tbbr').player(0).cards).toEqual([])
  })

  it('TBBR-OBJ-08 two deeds of the same turn, the second one camping', () => {
    const table = race(2).at(0, 'B3').disc(1, 9).machine(TASTED_AND_CAMPED)
    expect(table.branch().play('taste', 'camp').player(0).cards).toEqual([TASTED_AND_CAMPED])
    expect(table.branch().play('camp').player(0).cards).toEqual([])
    const interrupted = race(2).at(0, 'B3').at(1, 24).machine(TASTED_AND_CAMPED).play('taste', 'camp')
    expect(interrupted.active).toBe(0)
    expect(interrupted.play('camp').player(0)).toMatchObject({ camped: false, glass: 1, cards: [] })
  })

  it('TBBR-OBJ-17 cheers three and four Trappists', () => {
    const trappists = [1, 15, 17, 26] as const
    expect(alone().cheers(0, 2).machine(THREE_CHEERS).player(0).cards).toEqual([])
    expect(alone().cheers(0, 3).machine(THREE_CHEERS).player(0).cards).toEqual([THREE_CHEERS])
    expect(
      alone()
        .visited(0, ...trappists.slice(1), 2)
        .machine(FOUR_TRAPPISTS)
        .player(0).cards,
    ).toEqual([])
    expect(
      alone()
        .visited(0, ...trappists)
        .machine(FOUR_TRAPPISTS)
        .player(0).cards,
    ).toEqual([FOUR_TRAPPISTS])
  })
})
