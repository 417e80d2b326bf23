import { afterEach, describe, expect, it, vi } from 'vitest'
import { COASTERS } from '../src/content/coasters.ts'
import type { PlaceName } from '../src/content/condition.ts'
import { ROLLS } from '../src/content/dice.ts'
import { objectives } from '../src/content/objectives.ts'
import { PLACES } from '../src/content/places.ts'
import { RETURN_DISTANCE, ROADS, WAY_TO } from '../src/content/roads.ts'

describe('The check at load refuses', () => {
  type Module = 'coasters' | 'dice' | 'objectives' | 'places' | 'roads' | 'tracks'
  const MODULES = {
    coasters: '../src/content/coasters.ts',
    dice: '../src/content/dice.ts',
    objectives: '../src/content/objectives.ts',
    places: '../src/content/places.ts',
    roads: '../src/content/roads.ts',
    tracks: '../src/content/tracks.ts',
  } as const

  /** What the loader says when part of a content file is replaced. */
  async function loaded(module: Module, change: Readonly<Record<string, unknown>>): Promise<string> {
    vi.resetModules()
    vi.doMock(MODULES[module], async (original) => ({ ...(await original<object>()), ...change }))
    const load: Promise<unknown> = import('../src/content/check.ts')
    return load.then(
      () => 'Nothing is wrong.',
      (error: unknown) => String(error),
    )
  }
  afterEach(() => {
    for (const module of Object.values(MODULES)) vi.doUnmock(module)
    vi.resetModules()
  })
  const places = (id: PlaceName, change: Partial<(typeof PLACES)[number]>) => ({
    PLACES: PLACES.map((place) => (place.id === id ? { ...place, ...change } : place)),
  })

  it('TBBR-DATA-26 nothing of the content as it is', async () => {
    expect(await loaded('dice', {})).toBe('Nothing is wrong.')
  })

  it.each<[string, Module, Readonly<Record<string, unknown>>, string]>([
    ['TBBR-DATA-24 a missing card', 'objectives', { objectives: objectives.slice(1) }, 'Level 1 has 31 cards'],
    ['TBBR-DATA-01 a missing brewery', 'places', { PLACES: PLACES.slice(0, 40) }, 'then 40 breweries'],
    ['TBBR-DATA-01 a wrong number', 'places', places(7, { id: 8 }), 'Place 7 is 7'],
    ['TBBR-DATA-02 a bus that takes no time', 'roads', { ROADS: { ...ROADS, '1-2': [1, 0, 3] } }, '1-2 has its times'],
    [
      'TBBR-DATA-02 a bicycle that takes no time',
      'roads',
      { ROADS: { ...ROADS, '1-2': [1, 2, 0] } },
      '1-2 has its times',
    ],
    ['TBBR-DATA-02 a lift that wins time', 'roads', { ROADS: { ...ROADS, '1-2': [-1, 2, 3] } }, '1-2 has its times'],
    [
      'TBBR-DATA-02 another printed road',
      'roads',
      { ROADS: { ...ROADS, '6-11': [2, 4, 7] } },
      'The road 6-11 is 2, 4, 6',
    ],
    [
      'TBBR-DATA-03 a ninth road to Brussels',
      'roads',
      { ROADS: { ...ROADS, '25-BXL': [2, 4, 6] } },
      'Eight roads lead',
    ],
    ['TBBR-DATA-04 a road to nowhere', 'roads', { ROADS: { ...ROADS, '35-1': [2, 4, 6] } }, '35-1 joins two places'],
    [
      'TBBR-DATA-06 a second road to the same point',
      'roads',
      { WAY_TO: WAY_TO.map(() => 1) },
      'No two roads lead from 0',
    ],
    ['TBBR-DATA-07 a brewery of another colour', 'places', places(2, { colour: 'brown' }), '10 breweries are brown'],
    ['TBBR-DATA-07 a red brewery that is no Trappist', 'places', places(2, { colour: 'red' }), '2: red and Trappist'],
    [
      'TBBR-DATA-08 a fourth Player',
      'places',
      places(2, { bonuses: ['player'] }),
      '3 breweries are of the category player',
    ],
    [
      'TBBR-DATA-08 two bonuses without Trappist',
      'places',
      places(3, { bonuses: ['player', 'author'] }),
      '3: only Trappist',
    ],
    [
      'TBBR-DATA-08 Orval without Author',
      'places',
      places(28, { bonuses: ['trappist'] }),
      'Orval is Author and Trappist',
    ],
    [
      'TBBR-DATA-09 a missing cardinal point',
      'places',
      places(30, { bonuses: [] }),
      'The cardinal points are 17, 34, 30 and 1',
    ],
    ['TBBR-DATA-10 a brewery without an action', 'places', places(5, { taste: false }), '5 offers an action'],
    [
      'TBBR-DATA-11 a colour nobody pours',
      'places',
      { PLACES: PLACES.map((p) => (p.colour === 'red' ? { ...p, taste: false } : p)) },
      'Some red beer',
    ],
    ['TBBR-DATA-12 a missing coaster', 'coasters', { COASTERS: COASTERS.slice(1) }, 'There are 44 coasters'],
    [
      'TBBR-DATA-12 a coaster with equal faces',
      'coasters',
      { COASTERS: [...COASTERS.slice(1), [3, 3]] },
      'faces of the coaster 3 differ',
    ],
    [
      'TBBR-DATA-12 a third face near Brussels',
      'coasters',
      { COASTERS: [...COASTERS.slice(0, 43), [11, 29]] },
      'Place 11 is too near',
    ],
    [
      'TBBR-DATA-12 a brewery on one face',
      'coasters',
      { COASTERS: [...COASTERS.slice(1), [2, 29]] },
      'Place 1 is on two or three',
    ],
    ['TBBR-DATA-13 another die', 'dice', { FACE_COUNT: { failed: 3, tbbr: 1, late: 2 } }, 'A die has 3, 2, 1 faces'],
    ['TBBR-DATA-13 rolls that do not add up', 'dice', { ROLLS: ROLLS.map((rolls) => rolls.slice(1)) }, '2 dice add up'],
    [
      'TBBR-DATA-14 another cheese track',
      'tracks',
      { CHEESE_POINTS: [0, 1, 3, 5, 9] },
      'The printed example comes out',
    ],
    [
      'TBBR-DATA-14 another cheers track',
      'tracks',
      { CHEERS_POINTS: [-5, 1, 3, 5, 8, 10, 14] },
      'The printed example comes out',
    ],
    [
      'TBBR-DATA-15 a falling track',
      'tracks',
      { CHEERS_POINTS: [-5, 1, 3, 2, 8, 11, 15] },
      'The track cheers never falls',
    ],
    [
      'TBBR-DATA-15 cheap markers of cheese',
      'tracks',
      { CHEESE_MARKER_POINTS: 2 },
      'beside cheese is worth its last step',
    ],
    [
      'TBBR-DATA-15 cheap markers of cheers',
      'tracks',
      { CHEERS_MARKER_POINTS: 2 },
      'beside cheers is worth its last step',
    ],
    ['TBBR-DATA-26 one shop less', 'places', places(8, { sells: 'nothing' }), '33 breweries sell beer'],
    ['TBBR-DATA-26 one cheese more', 'places', places(8, { sells: 'beer+cheese' }), '10 breweries sell cheese'],
    ['TBBR-DATA-26 one tap less', 'places', places(8, { taste: false }), 'Beer is tasted at 28'],
    [
      'TBBR-DATA-26 a free lift too many',
      'roads',
      { ROADS: { ...ROADS, '1-2': [0, 2, 3] } },
      'Hitchhiking is free on three roads',
    ],
    [
      'TBBR-DATA-26 a longer bicycle road',
      'roads',
      { ROADS: { ...ROADS, '1-2': [1, 2, 5] } },
      '43 roads take 5 or more',
    ],
    [
      'TBBR-DATA-27 a shorter way home',
      'roads',
      { RETURN_DISTANCE: RETURN_DISTANCE.map((way) => Math.min(way, 3)) },
      'Place 1 is near enough',
    ],
  ])('%s', async (_, module, change, fault) => {
    expect(await loaded(module, change)).toContain(fault)
  })

  it('TBBR-DATA-15 markers one point below the last step are allowed', async () => {
    expect(await loaded('tracks', { CHEESE_MARKER_POINTS: 3 })).toBe('Nothing is wrong.')
  })
})
