import { describe, expect, test } from 'vitest'
import { BREWERY_STYLES, bands, STYLES } from '../src/content/bands.ts'
import { campaign } from '../src/content/campaign.ts'
import { characters } from '../src/content/characters.ts'
import {
  checkBands,
  checkCampaign,
  checkCharacters,
  checkConfrontation,
  checkEvents,
  checkExpansions,
  checkPixels,
  checkSets,
  checkSoloObjectives,
  checkStyles,
  checkTeam,
  SET_SIZES,
} from '../src/content/check-expansions.ts'
import { confrontation } from '../src/content/confrontation.ts'
import type { Effect } from '../src/content/effect.ts'
import { type EventCard, events } from '../src/content/events.ts'
import { playableAlone, tagsOf } from '../src/content/objective-tags.ts'
import { objectives } from '../src/content/objectives.ts'
import { pixels } from '../src/content/pixels.ts'
import { placeNumber } from '../src/content/places.ts'
import { ROADS, roadEnds } from '../src/content/roads.ts'
import { SET_NAMES, SETS, SETS_AT, setBit } from '../src/content/sets.ts'
import { teamCards } from '../src/content/team.ts'
import { BREWERY } from '../src/rule-index/brewery.ts'
import { DAYS } from '../src/rule-index/days.ts'
import { ROAD } from '../src/rule-index/road.ts'
import { RULINGS } from '../src/rule-index/rulings.ts'
import { RULES } from '../src/rule-index.ts'

/** A deck with one card changed. */
const changed = <Card extends { readonly id: string }>(cards: readonly Card[], id: string, change: Partial<Card>) =>
  cards.map((card) => (card.id === id ? { ...card, ...change } : card))

/** As it would come from a file: the types do not guard it. */
const read = <Shape>(json: string, _like: Shape): Shape => JSON.parse(json)
const effect = (json: string): readonly Effect[] => [read(json, confrontation[0].effects[0])]

const withEffect = (json: string) => checkEvents(changed(events, 'EV-01', { effects: effect(json) }))

test('the expansions pass every check at load', () => {
  expect(checkExpansions()).toEqual([])
})

describe('How many of each', () => {
  test('TBBR-CONF-01 28 Confrontation cards: 14 help, 14 hinder', () => {
    expect(confrontation).toHaveLength(28)
    expect(confrontation.filter((card) => card.side === 'helps')).toHaveLength(14)
    expect(checkConfrontation(confrontation.slice(1))).toContain('Confrontation has 27 cards, not 28.')
    expect(checkConfrontation(changed(confrontation, 'CF-P01', { side: 'hinders' }))).toEqual(
      expect.arrayContaining([
        '13 cards of Confrontation are CF-P and one that helps, not 14.',
        'CF-P01 is in no stage of moveDeclared.',
      ]),
    )
  })

  test('TBBR-EVENT-01 24 events, 12 of each sign', () => {
    expect(events).toHaveLength(24)
    expect(checkEvents(events.slice(1))).toEqual(['Events has 23 cards, not 24.', '11 events are marked +, not 12.'])
  })

  test('TBBR-CHAR-01 18 characters, each with a strength, a weakness, a majority and breweries to visit', () => {
    expect(characters).toHaveLength(18)
    for (const { strength, weakness, majority, visits } of characters)
      expect([strength.length, weakness.length, visits.length, Object.keys(majority).length]).not.toContain(0)
    expect(checkCharacters(characters.slice(1), SETS)).toEqual(['Characters has 17 cards, not 18.'])
    expect(checkCharacters(changed(characters, 'CH-04', { weakness: [] }), SETS)).toEqual(['CH-04 does nothing.'])
    expect(checkCharacters(changed(characters, 'CH-04', { visits: [] }), SETS)).toEqual(['CH-04 has nothing to visit.'])
    expect(checkCharacters(changed(characters, 'CH-04', { par: 0 }), SETS)).toEqual(['CH-04 has no par or no points.'])
    const unknown = read('{"of":"visited","in":["GHENT"]}', characters[0].majority)
    expect(checkCharacters(changed(characters, 'CH-01', { majority: unknown }), SETS)).toEqual([
      'CH-01 names the set GHENT, which is unknown.',
    ])
  })

  test('TBBR-BAND-01 12 bands, two of each style', () => {
    expect(bands).toHaveLength(12)
    expect(checkBands(changed(bands, 'BD-01', { style: 'folk' }))).toEqual([
      '1 bands play punk, not 2.',
      '3 bands play folk, not 2.',
    ])
  })

  test('TBBR-PIXEL-01 24 drawings: 8 easy, 9 medium, 7 hard', () => {
    expect(pixels).toHaveLength(24)
    expect(['easy', 'medium', 'hard'].map((level) => pixels.filter((card) => card.level === level).length)).toEqual([
      8, 9, 7,
    ])
    expect(checkPixels(pixels.slice(1))).toEqual(['Pixel Bag has 23 cards, not 24.'])
  })

  test('12 Team cards, four of each type', () => {
    expect(checkTeam(changed(teamCards, 'TM-05', { members: 'A' }), SETS)).toEqual([
      '3 Team cards are for both members, not 4.',
      '5 Team cards are for one role, not 4.',
    ])
    expect(checkTeam(teamCards.slice(1), SETS)).toContain('Team points go from no card to all of them.')
  })

  test('15 conditions, from 1 to 15', () => {
    expect(checkCampaign(campaign.slice(1), SETS)).toEqual(['The conditions are not numbered from 1 to 15.'])
  })

  test('an id is used once, and has its shape', () => {
    expect(checkEvents(changed(events, 'EV-02', { id: 'EV-01' }))).toEqual(['EV-01 occurs twice.'])
    expect(checkEvents(changed<EventCard>(events, 'EV-02', { id: 'event' }))).toEqual(['event is a misshapen id.'])
  })

  test('no rule of the expansions has the id of a base rule', () => {
    const base = [ROAD, BREWERY, DAYS, RULINGS].flatMap((index) => Object.keys(index))
    const area = (id: string) => id.replace(/\d+$/, '')
    const others = Object.keys(RULES).filter((id) => !base.includes(id))
    const areas = new Set(base.map(area))
    expect(others.filter((id) => areas.has(area(id)))).toEqual([])
    expect(Object.keys(RULES)).toHaveLength(base.length + others.length)
  })
})

describe('What a card may say', () => {
  test.each([
    [
      'a hook that never happens',
      '{"on":"sneezed","does":[{"form":"points","n":1}]}',
      'waits for sneezed, which never happens',
    ],
    ['an unknown primitive', '{"on":"wake","does":[{"form":"sing","n":1}]}', 'does sing, which is no primitive'],
    ['a primitive out of place', '{"on":"wake","does":[{"form":"delay","n":2}]}', 'cannot do delay at wake'],
    ['nothing', '{"on":"wake","does":[]}', 'does nothing'],
    ['half a step', '{"on":"wake","does":[{"form":"wakePenalty","op":"add","n":0.5}]}', 'counts 0.5 at wakePenalty'],
    ['nothing added', '{"on":"wake","does":[{"form":"wakePenalty","op":"add","n":0}]}', 'adds nothing to wakePenalty'],
    [
      'less than nothing',
      '{"on":"wake","does":[{"form":"wakePenalty","op":"set","n":-1}]}',
      'sets wakePenalty below 0',
    ],
    [
      'a fact that is hidden',
      '{"on":"wake","when":[{"form":"holds"}],"does":[{"form":"wakePenalty","op":"add","n":1}]}',
      'looks at holds, which is no open fact',
    ],
    [
      'a fact out of place',
      '{"on":"wake","when":[{"form":"firstVisit"}],"does":[{"form":"wakePenalty","op":"add","n":1}]}',
      'cannot look at firstVisit at wake',
    ],
    [
      'an unknown set',
      '{"on":"arrived","when":[{"form":"in","set":"GHENT"}],"does":[{"form":"points","n":1}]}',
      'names the set GHENT, which is unknown',
    ],
    [
      'free travel',
      '{"on":"passive","does":[{"form":"moveCost","means":"bike","op":"set","n":0}]}',
      'lets somebody travel for nothing',
    ],
  ])('not %s', (_, json, fault) => {
    expect(withEffect(json)).toEqual([`EV-01 ${fault}.`])
  })

  test('a card that reacts stands in its stage, and nowhere else', () => {
    const moved = effect('{"on":"arrived","does":[{"form":"cubes","n":-2}]}')
    expect(checkConfrontation(changed(confrontation, 'CF-N02', { effects: moved }))).toEqual([
      'CF-N02 is in no stage of arrived.',
      'CF-N02 has no effect at moveDeclared, where it is expected.',
    ])
  })

  test('a card on the table lasts', () => {
    expect(checkConfrontation(changed(confrontation, 'CF-P14', { lasts: { actions: 0 } }))).toEqual([
      'CF-P14 lasts 0, which is no duration.',
    ])
    expect(checkConfrontation(changed(confrontation, 'CF-P09', { lasts: { tu: 1 } }))).toEqual([
      'CF-P09 lasts 1, which is no duration.',
    ])
  })

  test('Team cards and conditions look at open facts too', () => {
    const hidden = [read('{"form":"holds"}', teamCards[0].when[0])]
    expect(checkTeam(changed(teamCards, 'TM-03', { when: hidden }), SETS)).toEqual([
      'TM-03 looks at holds, which is no open fact.',
    ])
    const broken = campaign.map((one) => (one.number === 8 ? { ...one, when: hidden } : one))
    expect(checkCampaign(broken, SETS)).toEqual(['Condition 8 looks at holds, which is no open fact.'])
  })
})

describe('Breweries to visit', () => {
  test.each([
    ['CHEESE', 10],
    ['BUY', 33],
    ['BLACK', 5],
    ['RED', 5],
    ['YELLOW', 20],
    ['CARDINAL4', 4],
    ['PLAYER3', 3],
    ['AUTHOR3', 3],
    ['BORDER_NORTH', 4],
    ['BORDER_WEST', 5],
    ['BORDER_SOUTH', 4],
    ['BORDER_EAST', 3],
  ] as const)('%s holds %i', (name, size) => {
    expect(SETS[name]).toHaveLength(size)
    expect(SET_SIZES[name]).toBe(size)
  })

  test('the sets as the cards were written for them', () => {
    expect(SETS.BORDER16).toEqual([1, 2, 4, 5, 7, 8, 10, 14, 15, 17, 21, 28, 30, 31, 33, 34])
    expect(SETS.YELLOW).toEqual([3, 4, 9, 11, 12, 14, 19, 21, 23, 24, 25, 27, 30, 32, 33, 34, 'B2', 'B3', 'B5', 'B6'])
    expect(SETS.BROWN).toEqual([6, 7, 8, 10, 13, 16, 20, 22, 31, 'B1'])
    expect(SETS.BLACK).toEqual([2, 5, 18, 29, 'B4'])
    expect(SETS.RED).toEqual([1, 15, 17, 26, 28])
    expect(SETS.TRAPPIST5).toEqual(SETS.RED)
    expect(SETS.CHEESE).toEqual([3, 7, 12, 15, 17, 19, 25, 28, 33, 34])
    expect([SETS.PLAYER3, SETS.AUTHOR3, SETS.CARDINAL4]).toEqual([
      [3, 14, 21],
      [9, 28, 'B2'],
      [1, 17, 30, 34],
    ])
    expect(SETS.BONUS12).toEqual([1, 3, 9, 14, 15, 17, 21, 26, 28, 30, 34, 'B2'])
    expect(SETS.TASTE.filter((id) => SETS.BLACK.includes(id))).toEqual([2, 5])
    expect(SETS.RED.filter((id) => !SETS.TASTE.includes(id))).toEqual([26])
  })

  test('a place knows its sets', () => {
    for (const name of SET_NAMES)
      for (let place = 0; place < SETS_AT.length; place++)
        expect((SETS_AT[place] & setBit(name)) !== 0).toBe(SETS[name].some((id) => placeNumber(id) === place))
  })

  test('a set of another size, or quarters that overlap, are noticed', () => {
    expect(checkSets({ ...SETS, CHEESE: SETS.CHEESE.slice(1) })).toEqual(['The set CHEESE has 9 breweries, not 10.'])
    expect(checkSets({ ...SETS, BORDER_EAST: [31, 33, 5] })).toEqual([
      'The four quarters of the border are not its 16 breweries, each once.',
      'The set BORDER_EAST does not hold one cardinal point.',
    ])
  })

  test('no character asks for more than there is, nor for more in the short race', () => {
    const sets = { ...SETS, BLACK: [2, 5, 18] as const }
    expect(checkCharacters(characters, sets)).toEqual(['CH-15 asks for 4 of 3 breweries.'])
    const short = [{ of: 'RED', standard: 2, short: 3 } as const]
    expect(checkCharacters(changed(characters, 'CH-09', { visits: short }), SETS)).toEqual([
      'CH-09 asks for 3 in the short race, 2 in the full one.',
    ])
    const unknown = [read('{"of":"GHENT","standard":2,"short":1}', characters[0].visits[0])]
    expect(checkCharacters(changed(characters, 'CH-09', { visits: unknown }), SETS)).toEqual([
      'CH-09 names the set GHENT, which is unknown.',
    ])
    const nowhere = [read('{"of":[1,35],"standard":2,"short":1}', characters[0].visits[0])]
    expect(checkCharacters(changed(characters, 'CH-03', { visits: nowhere }), SETS)).toEqual([
      'CH-03 names a place that is no brewery.',
    ])
  })

  test('no Team card and no condition asks for more than there is', () => {
    const sets = { ...SETS, CARDINAL4: [1] as const, YELLOW: SETS.YELLOW.slice(1) }
    expect(checkTeam(teamCards, sets)).toEqual(['TM-11 asks for 2 of 1 breweries.'])
    expect(checkCampaign(campaign, sets)).toEqual(['Condition 11 asks for 20 of 19 breweries.'])
  })
})

describe('Drawings', () => {
  test.each([
    ['a grid of another size', { grid: '.Y./.Y./.Y.' }, 'PX-01 is no drawing of 4 rows and 3 columns.'],
    ['an unknown beer', { grid: '.Z./.Y./.Y./...' }, 'PX-01 is no drawing of 4 rows and 3 columns.'],
    ['another need', { need: '2Y 1N' }, 'PX-01 needs 2Y 1N, which is not what is drawn.'],
    ['other points', { vp: 5 }, 'PX-01 is worth 5, not 4.'],
    ['another level', { level: 'hard' }, 'PX-01 is not hard with 3 beers.'],
  ] as const)('%s is noticed', (_, change, fault) => {
    expect(checkPixels(changed(pixels, 'PX-01', change))).toEqual([fault])
  })

  test('no drawing takes more than nine beers', () => {
    const ten = { grid: 'YYY/YYY/YYY/Y..', need: '10Y', level: 'hard', vp: 11 } as const
    expect(checkPixels(changed(pixels, 'PX-01', ten))).toEqual(['PX-01 takes 10 beers, more than 9.'])
  })
})

describe('Styles', () => {
  test('TBBR-BAND-05 every brewery has one style, every style enough stages', () => {
    const stages = STYLES.map((style) => BREWERY_STYLES[style].filter((id) => SETS.TASTE.includes(id)).length)
    expect(stages).toEqual([5, 5, 5, 5, 4, 4])
    expect(checkStyles({ ...BREWERY_STYLES, folk: [8, 17, 25, 34, 6] })).toEqual(['Brewery B4 has 0 styles, not 1.'])
    const { fanfare, folk } = BREWERY_STYLES
    expect(checkStyles({ ...BREWERY_STYLES, folk: [...folk.slice(2), 7], fanfare: [...fanfare, 8, 17] })).toContain(
      'Brewery 7 has 2 styles, not 1.',
    )
    const few = { ...BREWERY_STYLES, folk: [8, 17, 6, 'B4'], fanfare: [...fanfare, 25, 34] } as const
    expect(checkStyles(few)).toEqual(['2 breweries with a tap play folk, not 3 or more.'])
  })

  test('no country road joins equal styles, and every style is in Brussels once', () => {
    const styleOf = (id: string | number) => STYLES.find((style) => BREWERY_STYLES[style].some((other) => other === id))
    const country = Object.keys(ROADS)
      .map(roadEnds)
      .filter((ends) => !ends.includes('BXL'))
    expect(country.filter(([a, b]) => styleOf(a) === styleOf(b))).toEqual([])
    expect(new Set(SETS.BRUSSELS.map(styleOf)).size).toBe(6)
  })
})

describe('Objective cards alone', () => {
  test('the tags follow from the conditions', () => {
    const tagged = (tag: string) =>
      objectives.filter((card) => tagsOf(card).some((one) => one === tag)).map(({ id }) => id)
    expect(tagged('toast')).toEqual(['L1-16', 'L2-01', 'L2-17', 'L2-18', 'L3-13'])
    expect(tagged('coaster')).toEqual(['L2-05', 'L2-13'])
    expect(tagged('backpack')).toEqual([
      'L1-29',
      'L1-31',
      'L1-32',
      'L2-06',
      'L2-07',
      'L2-14',
      'L2-20',
      'L2-21',
      'L3-11',
    ])
    expect(tagged('first-on-grand-place')).toEqual(['L3-10'])
    expect(tagged('visits')).toHaveLength(9)
  })

  test('cards that ask for coasters or for two partners are not for one player', () => {
    expect(objectives.filter((card) => !playableAlone(card)).map(({ id }) => id)).toEqual(['L2-05', 'L2-13'])
    const two = { ...objectives[0], condition: { form: 'toasted', partners: 2 } } as const
    expect(playableAlone(two)).toBe(false)
    const both = { ...objectives[0], condition: { form: 'sameTurn', both: ['moved', 'toasted'] } } as const
    expect(tagsOf(both)).toEqual(['toast'])
  })

  test('nine visits, one first home, and something else that survives', () => {
    const without = (...ids: string[]) => checkSoloObjectives(objectives.filter((card) => !ids.includes(card.id)))
    expect(without('L3-01')).toEqual(['8 level 3 cards are visits, not 9.'])
    expect(without('L3-10')).toEqual(['0 cards are for the first on the Grand Place, not 1.'])
    expect(without('L3-12', 'L3-13', 'L3-14', 'L3-15')).toEqual([
      'No level 3 card but visits is left to a player alone who plays for a full backpack.',
    ])
    expect(without('L2-05', 'L2-13')).toEqual(['No objective card is tagged coaster.'])
  })
})
