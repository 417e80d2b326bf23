import { describe, expect, it } from 'vitest'
import { COASTERS } from '../src/content/coasters.ts'
import type { Category, Colour, PlaceName } from '../src/content/condition.ts'
import { FACE_COUNT, FACES, ROLLS } from '../src/content/dice.ts'
import { objectives } from '../src/content/objectives.ts'
import { PLACES, placeNumber } from '../src/content/places.ts'
import { regions } from '../src/content/regions.ts'
import { printedTime, RETURN_DISTANCE, ROADS, roadEnds, WAY_FROM, WAY_ROAD, WAY_TO } from '../src/content/roads.ts'
import * as tracks from '../src/content/tracks.ts'
import { belgianBeersRace as game } from '../src/index.ts'
import { BREWERIES, CHEESE_SHOPS, NO_SHOPS, NO_TAPS } from './sights.ts'
import { race } from './table.ts'

const breweries = PLACES.slice(1)
const where = (wanted: (place: (typeof PLACES)[number]) => boolean) => breweries.filter(wanted).map(({ id }) => id)
const inColour = (colour: Colour) => where((place) => place.colour === colour)
const inCategory = (category: Category) => where((place) => place.bonuses.includes(category))
const roads = Object.entries(ROADS)
const BRUSSELS: readonly PlaceName[] = ['GP', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6']
const times = (from: PlaceName, to: PlaceName) =>
  [0, 1, 2].map((means) => printedTime(means, placeNumber(from), placeNumber(to)))

describe('The map', () => {
  it('TBBR-DATA-01 the Grand Place, breweries 1 to 34, and B1 to B6 in Brussels', () => {
    expect(PLACES.map(({ id }) => id)).toEqual(['GP', ...BREWERIES])
  })

  it('TBBR-DATA-02 a road has the same three times both ways: 2, 4 and 6 between 6 and 11', () => {
    expect(times(6, 11)).toEqual([2, 4, 6])
    for (const [road, printed] of roads) {
      const [a, b] = roadEnds(road).map((end) => (end === 'BXL' ? 'GP' : end))
      if (a === undefined || b === undefined) throw new Error(road)
      expect(times(a, b), road).toEqual(printed)
      expect(times(b, a), road).toEqual(printed)
    }
  })

  it('TBBR-DATA-02 the hitchhiker may travel for nothing, bus and bicycle never do', () => {
    expect(Math.min(...roads.map(([, [hitch]]) => hitch))).toBe(0)
    expect(Math.min(...roads.map(([, [, bus]]) => bus))).toBe(2)
    expect(Math.min(...roads.map(([, [, , bike]]) => bike))).toBe(1)
  })

  it('TBBR-DATA-03 a road to Brussels leads to each of its points, and between two points everything is 1', () => {
    for (const to of BRUSSELS) expect(times(13, to)).toEqual([1, 2, 3])
    for (const from of BRUSSELS)
      for (const to of BRUSSELS) if (from !== to) expect(times(from, to), `${from} to ${to}`).toEqual([1, 1, 1])
  })

  it('TBBR-DATA-04 everybody can get home, some roads are long, and only 3-5 is quicker by bicycle than by bus', () => {
    expect(Math.min(...RETURN_DISTANCE)).toBe(0)
    expect(roads.some(([, [, , bike]]) => bike >= 5)).toBe(true)
    const odd = roads.filter(([, [hitch, bus, bike]]) => hitch > bus || bus > bike)
    expect(odd).toEqual([['3-5', [0, 2, 1]]])
  })

  it('TBBR-DATA-05 the north, and the breweries along the border', () => {
    expect(regions.north).toEqual([5, 10, 12, 17, 21])
    expect(where((place) => place.border)).toEqual([1, 2, 4, 5, 7, 8, 10, 14, 15, 17, 21, 28, 30, 31, 33, 34])
  })

  it('TBBR-DATA-06 a road is named by its ends, inside Brussels it is BXL; no two lead to the same point', () => {
    expect(new Set(roads.map(([road]) => [...roadEnds(road)].sort().join())).size).toBe(75)
    const road = (from: PlaceName, to: PlaceName) => {
      const start = WAY_FROM[placeNumber(from)]
      return WAY_ROAD[start + WAY_TO.subarray(start).indexOf(placeNumber(to))]
    }
    expect(road(6, 11)).toBe('6-11')
    expect(road(11, 6)).toBe('6-11')
    expect(road(11, 'B4')).toBe('11-BXL')
    expect(road('B4', 11)).toBe('11-BXL')
    expect(road('B4', 'GP')).toBe('BXL')
    for (let place = 0; place < PLACES.length; place++) {
      const points = [...WAY_TO.subarray(WAY_FROM[place], WAY_FROM[place + 1])]
      expect(new Set(points).size).toBe(points.length)
    }
  })

  it('TBBR-DATA-27 moves needed to get home', () => {
    const distances = (moves: number) => PLACES.map(({ id }) => id).filter((_, at) => RETURN_DISTANCE[at] === moves)
    expect(distances(0)).toEqual(['GP'])
    expect(distances(1)).toEqual([11, 12, 13, 14, 16, 18, 19, 23, 'B1', 'B2', 'B3', 'B4', 'B5', 'B6'])
    expect(distances(2)).toEqual([6, 8, 9, 10, 15, 17, 20, 21, 22, 24, 25, 27])
    expect(distances(3)).toEqual([2, 3, 4, 5, 7, 26, 29, 31, 32])
    expect(distances(4)).toEqual([1, 28, 30, 33, 34])
  })

  it('TBBR-DATA-27 the dearest way home costs 60, for a sleeper 75', () => {
    const t = race(2).day(3).at(0, 33).at(1, 34).score(0, 200).score(1, 200).asleep(1).play('stop')
    expect(t.heard('returnPenalty').map(({ points }) => points)).toEqual([-60, -75])
  })
})

describe('The breweries', () => {
  it('TBBR-DATA-07 twenty yellow, ten brown, five red and five black; the red ones are the Trappists', () => {
    expect((['yellow', 'brown', 'red', 'black'] as const).map((colour) => inColour(colour).length)).toEqual([
      20, 10, 5, 5,
    ])
    expect(inColour('red')).toEqual([1, 15, 17, 26, 28])
    expect(inCategory('trappist')).toEqual([1, 15, 17, 26, 28])
    expect(inColour('black')).toEqual([2, 5, 18, 29, 'B4'])
  })

  it('TBBR-DATA-08 sizes of the categories; only 1, 17 and 28 belong to two; 28 breweries have no bonus', () => {
    expect(inCategory('player')).toEqual([3, 14, 21])
    expect(inCategory('author')).toEqual([9, 28, 'B2'])
    expect(where(({ bonuses }) => bonuses.length === 2)).toEqual([1, 17, 28])
    expect(where(({ bonuses }) => bonuses.length > 2)).toEqual([])
    expect(where(({ bonuses }) => bonuses.length > 0)).toHaveLength(12)
    expect(where(({ bonuses }) => bonuses.length === 0)).toHaveLength(28)
  })

  it('TBBR-DATA-09 17 north, 34 east, 30 south and 1 west, although others lie farther out', () => {
    expect(inCategory('cardinal')).toEqual([1, 17, 30, 34])
    const at = (id: PlaceName) => PLACES[placeNumber(id)]
    expect(at(21).lat).toBeGreaterThan(at(17).lat)
    expect(at(33).lon).toBeGreaterThan(at(34).lon)
    expect(at(28).lat).toBeLessThan(at(30).lat)
  })

  it('TBBR-DATA-10 some do not sell, some do not pour, some have cheese, none has nothing', () => {
    expect(where(({ sells }) => sells === 'nothing')).toEqual(NO_SHOPS)
    expect(where(({ taste }) => !taste)).toEqual(NO_TAPS)
    expect(where(({ sells }) => sells === 'beer+cheese')).toEqual(CHEESE_SHOPS)
    expect(NO_SHOPS.filter((id) => NO_TAPS.includes(id))).toEqual([])
  })

  it('TBBR-DATA-11 every colour can be bought and tasted, even at one brewery', () => {
    const complete = where(({ sells, taste }) => sells !== 'nothing' && taste)
    for (const colour of ['yellow', 'brown', 'red', 'black'] as const)
      expect(inColour(colour).filter((id) => complete.includes(id)).length).toBeGreaterThan(0)
  })

  it('TBBR-DATA-25 cheese is sold only beside beer; thresholds and borders are counted as in the rules', () => {
    expect(new Set(breweries.map(({ sells }) => sells))).toEqual(new Set(['nothing', 'beer', 'beer+cheese']))
    expect([tracks.BICYCLE_FORBIDDEN_FROM, tracks.DOUBLING_FROM, tracks.ASLEEP_FROM]).toEqual([5, 7, 8])
    expect([...tracks.BOTTLE_TOKENS]).toEqual([8, 16, 24])
    expect(FACES).toEqual(['failed', 'tbbr', 'late'])
  })

  it('TBBR-DATA-26 the figures of the content', () => {
    expect(where(({ sells }) => sells !== 'nothing')).toHaveLength(33)
    expect(CHEESE_SHOPS).toHaveLength(10)
    expect(where(({ taste }) => taste)).toHaveLength(28)
    expect(roads).toHaveLength(75)
    const intoBrussels = roads.map(([road]) => roadEnds(road)).filter((ends) => ends.includes('BXL'))
    expect(intoBrussels.map(([from]) => from)).toEqual([11, 12, 13, 14, 16, 18, 19, 23])
    expect(roads.filter(([, [hitch]]) => hitch === 0).map(([road]) => road)).toEqual(['3-5', '4-6', '20-22'])
    expect(roads.filter(([, [, , bike]]) => bike >= 5)).toHaveLength(43)
    expect(COASTERS.flat()).toHaveLength(88)
    expect(objectives.filter(({ template }) => template === 'CT-18' || template === 'CT-20')).toHaveLength(9)
  })
})

describe('Coasters, dice and tracks', () => {
  it('TBBR-DATA-12 44 tokens with different faces; each brewery on two of them, eight far ones on three', () => {
    expect(COASTERS).toHaveLength(44)
    expect(COASTERS.filter(([front, back]) => front === back)).toEqual([])
    const faces = (id: PlaceName) => COASTERS.flat().filter((face) => face === id).length
    expect(BREWERIES.filter((id) => faces(id) === 3)).toEqual([2, 4, 8, 20, 27, 29, 31, 33])
    expect(BREWERIES.filter((id) => faces(id) === 2)).toHaveLength(32)
    for (const id of [2, 4, 8, 20, 27, 29, 31, 33] as const)
      expect(RETURN_DISTANCE[placeNumber(id)]).toBeGreaterThanOrEqual(2)
  })

  it('TBBR-DATA-13 three failed faces, two TBBR, one late: a lift in 1/2, 3/4 and 7/8, a late bus in 1/6', () => {
    expect(FACE_COUNT).toEqual({ failed: 3, tbbr: 2, late: 1 })
    const lift = (dice: number) =>
      (ROLLS[dice] ?? []).reduce((sum, roll) => sum + (roll.tbbr + roll.late > 0 ? roll.weight : 0), 0) / 6 ** dice
    expect([1, 2, 3].map(lift)).toEqual([1 / 2, 3 / 4, 7 / 8])
    expect(race(2).play('bus B1').outcomes()).toEqual({ 'roll failed': 3, 'roll tbbr': 2, 'roll late': 1 })
    expect(race(2).hitched(0, 'B1', 1).play('hitch B1 x2').outcomes()).toEqual({
      'roll failed failed': 9,
      'roll failed tbbr': 12,
      'roll failed late': 6,
      'roll tbbr tbbr': 4,
      'roll tbbr late': 4,
      'roll late late': 1,
    })
  })

  it('TBBR-DATA-14 the printed example of the final scoring comes out at 118 and the cards', () => {
    const visited = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 26, 34, 'B2'] as const
    const t = race(2)
      .day(3)
      .visited(0, ...visited)
      .glass(0, 13)
      .bottles(0, 6, 4, 1, 1)
      .coasters(0, 4)
      .cubes(0, 'YYNNRK')
    t.cheese(0, 3).cheers(0, 5).levelThree('L3-14').holds(0, 'L1-01', 'L2-04').play('stop', 'stop')
    const [pink] = game.score(t.s)
    expect(pink?.parts.map(({ reason, points }) => `${reason} ${points}`)).toEqual([
      ...['beers 26', 'bottles 12', 'coasters 4'],
      ...['bonus-player 5', 'bonus-author 5', 'bonus-cardinal 5', 'bonus-trappist 6'],
      ...['cubes 6', 'cheese 6', 'visited 22', 'card 2', 'card 4', 'level3 10', 'cheers 11'],
    ])
    expect(pink?.total).toBe(118 + 6)
  })

  it('TBBR-DATA-15 no track ever falls, and a marker is worth the last step of its track', () => {
    const { CHEESE_POINTS, CHEERS_POINTS, BONUS_POINTS, VISITED_POINTS } = tracks
    for (const track of [CHEESE_POINTS, CHEERS_POINTS, VISITED_POINTS, ...Object.values(BONUS_POINTS)])
      expect([...track]).toEqual([...track].sort((a, b) => a - b))
    expect(tracks.CHEESE_MARKER_POINTS - (CHEESE_POINTS[4] - CHEESE_POINTS[3])).toBe(1)
    expect(tracks.CHEERS_MARKER_POINTS - (CHEERS_POINTS[6] - CHEERS_POINTS[5])).toBe(0)
  })

  it('TBBR-DATA-16 laps of fifty are for the eye: a score is one number of any size', () => {
    const t = race(2).day(3).score(0, 149).score(1, 50).play('stop', 'stop')
    expect(t.view.players.map(({ score }) => score)).toEqual([144, 45])
  })

  it('TBBR-DATA-17 a card has an id, a level, a kind, points and a condition', () => {
    for (const card of objectives) {
      expect(Object.keys(card).sort()).toEqual(['condition', 'id', 'kind', 'level', 'template', 'vp'])
      expect(card.vp).toBeGreaterThan(0)
      expect(Number.isInteger(card.vp)).toBe(true)
    }
    expect([1, 2, 3].map((level) => objectives.filter((card) => card.level === level).length)).toEqual([32, 25, 15])
    expect(objectives.filter(({ level, vp }) => level === 3 && vp === 10).length).toBeGreaterThan(0)
  })

  it('TBBR-DATA-18 of level 3 nine ask for visits, one for the first place at home, five for something else', () => {
    const templates = objectives.filter(({ level }) => level === 3).map(({ template }) => template)
    const visits = templates.filter((template) => template === 'CT-18' || template === 'CT-20')
    const first = templates.filter((template) => template === 'CT-19')
    expect([visits.length, first.length, templates.length - visits.length - first.length]).toEqual([9, 1, 5])
  })
})
