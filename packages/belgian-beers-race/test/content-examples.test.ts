import { describe, expect, test } from 'vitest'
import {
  BREWERY_STYLES,
  bands,
  CONCERT_DICE,
  CONCERT_TIME,
  FAN_AWARDS,
  FANS_PER_FACE,
  FANS_PER_POINT,
  STYLE_AT,
  STYLES,
  wheelDistance,
} from '../src/content/bands.ts'
import { campaign } from '../src/content/campaign.ts'
import { characters, MAJORITY_POINTS } from '../src/content/characters.ts'
import {
  type Combination,
  EXPANSION_NAMES,
  REFUSAL_RULE,
  type Refusal,
  refusalOf,
} from '../src/content/combinations.ts'
import { confrontation, HAND_SIZE, POINTS_PER_CARD_LEFT, SHORT_HAND_SIZE } from '../src/content/confrontation.ts'
import { FACE_COUNT, FACES } from '../src/content/dice.ts'
import { events } from '../src/content/events.ts'
import {
  drawingPoints,
  gridNeed,
  PIXEL_CUBES_PER_PURCHASE,
  PIXEL_HAND,
  PIXEL_NEED,
  pixels,
} from '../src/content/pixels.ts'
import { COLOURS, placeNumber } from '../src/content/places.ts'
import { ROADS } from '../src/content/roads.ts'
import { SETS } from '../src/content/sets.ts'
import { SOLO_TITLES, SOLO_WIN_FROM, soloTitle, ZYTHOLOGIST } from '../src/content/solo.ts'
import { TEAM_POINTS, teamCards } from '../src/content/team.ts'
import { BACKPACK, CUBES_PER_PURCHASE, RETURN_PENALTY } from '../src/content/tracks.ts'

const card = <Card extends { readonly id: string }>(cards: readonly Card[], id: string): Card => {
  const found = cards.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}
const refused = (expansions: Combination['expansions'], seats: number, short = false, campaignPicked = false) =>
  refusalOf({ expansions, seats, short, campaign: campaignPicked })
const rule = (refusal: Refusal | undefined) => refusal && REFUSAL_RULE[refusal]

describe('Which expansions go together', () => {
  test('TBBR-EXP-05 example: Solo with Confrontation, and Team with three players, are refused by their rules', () => {
    expect(rule(refused(['solo', 'confrontation'], 1))).toBe('TBBR-EXP-01')
    expect(rule(refused(['team'], 3))).toBe('TBBR-EXP-02')
  })

  test('TBBR-EXP-05 example: six expansions, four players, short', () => {
    expect(refused(['confrontation', 'events', 'characters', 'bands', 'pixel-bag', 'team'], 4, true)).toBeUndefined()
  })

  test('TBBR-EXP-05 example: Solo with four others in the full game, not in the short one', () => {
    const alone = ['solo', 'events', 'characters', 'bands', 'pixel-bag'] as const
    expect(refused(alone, 1)).toBeUndefined()
    expect(rule(refused(alone, 1, true))).toBe('TBBR-EXP-04')
  })

  test('TBBR-EXP-05 the first rule against a set is named', () => {
    expect(refused(['solo', 'confrontation', 'team'], 2, true)).toBe('solo-confrontation')
    expect(refused(['solo', 'team'], 1, true)).toBe('team-seats')
    expect(refused(['solo', 'team'], 4, true)).toBe('solo-seats')
    expect(refused(['solo'], 2, true)).toBe('solo-seats')
  })

  test('TBBR-EXP-03 all but Team and Solo are for two to four players, and one without Solo is too few', () => {
    for (const name of EXPANSION_NAMES.filter((one) => one !== 'team' && one !== 'solo')) {
      for (const seats of [2, 3, 4]) expect(refused([name], seats)).toBeUndefined()
      expect(rule(refused([name], 1))).toBe('TBBR-COMP-01')
      expect(refused([name, 'solo'], 1)).toBe(name === 'confrontation' ? 'solo-confrontation' : undefined)
    }
  })

  test('TBBR-EXP-01, TBBR-EXP-02, TBBR-EXP-04 how many combinations can be played', () => {
    let playable = 0
    for (let mask = 0; mask < 1 << EXPANSION_NAMES.length; mask++)
      for (let seats = 1; seats <= 4; seats++)
        for (const short of [false, true])
          if (
            refused(
              EXPANSION_NAMES.filter((_, at) => (mask >> at) & 1),
              seats,
              short,
            ) === undefined
          )
            playable++
    // Five free expansions with 2 to 4 players in both lengths, again with Team for 4, and four with Solo.
    expect(playable).toBe(32 * 3 * 2 + 32 * 2 + 16)
  })

  test('a victory condition is for Solo alone', () => {
    expect(refused(['solo'], 1, false, true)).toBeUndefined()
    expect(refused(['events'], 2, false, true)).toBe('campaign-alone')
  })
})

describe('Confrontation', () => {
  test('hands: 24 of 28 cards are dealt to four players, 21 to three, 8 to two in the short game', () => {
    expect([4 * HAND_SIZE[4], 3 * HAND_SIZE[3], 2 * HAND_SIZE[2], 2 * SHORT_HAND_SIZE]).toEqual([24, 21, 16, 8])
    expect(POINTS_PER_CARD_LEFT).toBe(1)
  })

  test('only three cards stay on the table', () => {
    const lasting = confrontation.filter(({ lasts }) => lasts !== 'instant').map(({ id, lasts }) => [id, lasts])
    expect(lasting).toEqual([
      ['CF-P09', { tu: 6 }],
      ['CF-P14', { actions: 3 }],
      ['CF-N14', { actions: 2 }],
    ])
  })
})

describe('Events', () => {
  const latecomer = (id: string) =>
    card(events, id).effects.flatMap(({ does }) => does.flatMap((one) => (one.form === 'scoreRule' ? one.n : [])))

  test('EV-07 example: two moves from home cost 20, not 30; with EV-21 36', () => {
    expect([RETURN_PENALTY, ...latecomer('EV-07'), ...latecomer('EV-21')].map((step) => 2 * step)).toEqual([30, 20, 36])
  })

  test('only two events change on the last day, and one for two players and for one', () => {
    const looking = (form: string) =>
      events
        .filter(({ effects }) => effects.some(({ when }) => when?.some((one) => one.form === form)))
        .map(({ id }) => id)
    expect(looking('lastDay')).toEqual(['EV-07', 'EV-21'])
    expect(looking('players')).toEqual(['EV-10'])
  })
})

describe('Characters', () => {
  const visits = (id: string) => card(characters, id).visits.map(({ standard, short }) => [standard, short])

  test('CH-02 example: six Brussels breweries for 7 VPs, five in the short game', () => {
    expect([visits('CH-02'), card(characters, 'CH-02').vp, SETS.BRUSSELS.length]).toEqual([[[6, 5]], 7, 6])
  })

  test('CH-14 example: four in Brussels and three on the border for 6 VPs', () => {
    expect([visits('CH-14'), card(characters, 'CH-14').vp]).toEqual([
      [
        [4, 3],
        [3, 1],
      ],
      6,
    ])
  })

  test('CH-09 example: par is three red bottles, worth 5 VPs', () => {
    const { majority, par } = card(characters, 'CH-09')
    expect([majority, par, MAJORITY_POINTS]).toEqual([{ of: 'bottles', colour: 'red' }, 3, 5])
  })

  test('CH-11 still carries every drawing', () => {
    const limits = card(characters, 'CH-11').weakness.flatMap(({ does }) => does.map((one) => 'n' in one && one.n))
    const largest = Math.max(...pixels.map(({ grid }) => gridNeed(grid).reduce((sum, n) => sum + n, 0)))
    expect([limits, largest]).toEqual([[9], 9])
  })
})

describe('Bands on Tour', () => {
  const diceOf = (band: string, place: number) =>
    CONCERT_DICE[wheelDistance(STYLES.indexOf(card(bands, band).style), STYLE_AT[place])]

  test('TBBR-BAND-04 opposite styles: punk and chanson, electro and fanfare, metal and folk', () => {
    const opposite = STYLES.map((_, at) => STYLES.filter((__, other) => wheelDistance(at, other) === 3))
    expect(opposite).toEqual([['chanson'], ['fanfare'], ['folk'], ['punk'], ['electro'], ['metal']])
  })

  test('BD-03 example: three dice at 13, one at 7, two at 8, and no concert at 11', () => {
    expect([diceOf('BD-03', 13), diceOf('BD-03', 7), diceOf('BD-03', 8)]).toEqual([3, 1, 2])
    expect(SETS.TASTE).not.toContain(11)
    expect(CONCERT_TIME).toBe(2)
  })

  test('a style at home is worth three dice, the two next to it and the two further off two, the opposite one', () => {
    expect(STYLES.map((_, at) => CONCERT_DICE[wheelDistance(0, at)])).toEqual([3, 2, 2, 1, 2, 2])
  })

  test('fans: 12 for one die of each face, 2 for a failed one, 12 for two late ones; 10/3 a die on average', () => {
    const [failed, tbbr, late] = FANS_PER_FACE
    expect([failed + tbbr + late, failed, 2 * late]).toEqual([12, 2, 12])
    expect(FACES.reduce((sum, face, at) => sum + FACE_COUNT[face] * FANS_PER_FACE[at], 0) / 6).toBeCloseTo(10 / 3)
    expect(FANS_PER_POINT).toBe(2)
  })

  test('awards by rank', () => {
    expect(FAN_AWARDS).toEqual({ 2: [10, 0], 3: [20, 10, 5], 4: [20, 10, 5, 0] })
  })

  test('in Brussels four styles can play; fanfare has its nearest stage at 16', () => {
    const heard = STYLES.filter((style) =>
      BREWERY_STYLES[style].some((id) => SETS.BRUSSELS.includes(id) && SETS.TASTE.includes(id)),
    )
    expect(heard).toEqual(['punk', 'electro', 'metal', 'chanson'])
    expect(STYLES[STYLE_AT[placeNumber(16)]]).toBe('fanfare')
    expect(STYLE_AT[placeNumber('GP')]).toBe(-1)
  })
})

describe('Pixel Bag', () => {
  test('PX-23 example: 1Y 4N 2K 2R is 11.4, so 12, and four colours: 16', () => {
    expect(drawingPoints([1, 4, 2, 2])).toBe(16)
    expect(card(pixels, 'PX-23').vp).toBe(16)
  })

  const jokers = (id: string, have: readonly number[]) =>
    gridNeed(card(pixels, id).grid).reduce((sum, need, at) => sum + Math.max(0, need - have[at]), 0)

  test('PX-06 example: two yellow and one brown beer want one joker; 7 VPs', () => {
    expect([jokers('PX-06', [2, 1, 0, 0]), card(pixels, 'PX-06').vp]).toEqual([1, 7])
  })

  test('PX-11 example: a beer of another colour stands for nothing', () => {
    expect([jokers('PX-11', [2, 0, 1, 2]), jokers('PX-11', [2, 1, 1, 2])]).toEqual([1, 1])
  })

  test('a drawing always beats its beers left in the backpack', () => {
    for (const { grid, vp } of pixels) expect(vp).toBeGreaterThan(gridNeed(grid).reduce((sum, n) => sum + n, 0))
  })

  test('the needs lie flat, four numbers a card', () => {
    expect(PIXEL_NEED).toHaveLength(pixels.length * COLOURS.length)
    expect([...PIXEL_NEED.subarray(22 * 4, 23 * 4)]).toEqual([1, 4, 2, 2])
  })

  test('a purchase brings four, and three of them fill the backpack', () => {
    expect([PIXEL_CUBES_PER_PURCHASE, BACKPACK, PIXEL_HAND]).toEqual([CUBES_PER_PURCHASE + 1, 12, 2])
  })
})

describe('Team', () => {
  test('the points for fulfilled cards never fall: 7 cards are worth 13, 3 are worth 3', () => {
    expect([TEAM_POINTS[7], TEAM_POINTS[3], TEAM_POINTS[4], TEAM_POINTS[12]]).toEqual([13, 3, 5, 40])
    expect([...TEAM_POINTS]).toEqual([...TEAM_POINTS].sort((a, b) => a - b))
  })

  test('the board they were written for: four Brussels taps, 43 long bicycle roads, five red and five black bottles', () => {
    expect(SETS.BRUSSELS.filter((id) => SETS.TASTE.includes(id))).toHaveLength(4)
    expect(Object.values(ROADS).filter(([, , bike]) => bike >= 5)).toHaveLength(43)
    expect([SETS.RED.length, SETS.BLACK.length]).toEqual([5, 5])
  })

  test('states look at numbers, acts at what was done', () => {
    expect(teamCards.filter(({ kind }) => kind === 'act').map(({ id }) => id)).toEqual([
      'TM-01',
      'TM-02',
      'TM-04',
      'TM-09',
      'TM-12',
    ])
    for (const { kind, when } of teamCards) expect(when.every(({ form }) => form === 'count')).toBe(kind === 'state')
  })
})

describe('Alone', () => {
  test('TBBR-SOLO-44 example: 199 beaten, 200 amateur, 226 and 250 connoisseur, 251 Great Zythologist', () => {
    expect([0, 199, 200, 225, 226, 250, 251].map(soloTitle)).toEqual([
      'beaten',
      'beaten',
      'amateur',
      'amateur',
      'connoisseur',
      'connoisseur',
      'great-zythologist',
    ])
    expect(SOLO_WIN_FROM).toBe(250)
    expect(SOLO_TITLES.map(({ from }) => from)).toEqual([0, 200, 226, 251])
  })

  test('the Zythologist walks round Brussels at the end', () => {
    expect(ZYTHOLOGIST.lastWalk).toEqual(SETS.BRUSSELS)
    expect(ZYTHOLOGIST.staysOnDeparture).toBe(true)
    expect(ZYTHOLOGIST.tieBreak).toEqual(['hitch', 'bus', 'bike'])
  })

  test('five conditions are prohibitions; four change the game', () => {
    expect(campaign.filter(({ kind }) => kind === 'prohibition').map(({ number }) => number)).toEqual([
      1, 12, 13, 14, 15,
    ])
    expect(campaign.filter(({ rules }) => rules).map(({ number }) => number)).toEqual([1, 4, 5, 7])
  })
})
