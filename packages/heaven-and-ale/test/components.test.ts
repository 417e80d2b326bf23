import { describe, expect, it } from 'vitest'
import { flawsOfContent } from '../src/content/check.ts'
import { BREWMASTER_START, LAST_SPACE, LOWEST_SPACE } from '../src/content/production.ts'
import {
  BANDS,
  BOARD,
  BOXES,
  CARDS,
  COLOURS,
  GOALS,
  HEXES,
  MARKER_START,
  neighboursOf,
  PAIRS,
  PLACES,
  SHED_OF_SUM,
  SHEDS,
  SITES,
  SPACES,
  TABLES,
} from '../src/index.ts'
import { ale, unpacked } from './table.ts'

const WALK = 'R R monk4 A R R B R R monk3 R C R K R ABC R monk2 R ABC R R R ABC monk1 K R'

const spaceNames = SPACES.flatMap((space) => {
  if (!space) return []
  if (space.kind === 'monk') return [`monk${space.price}`]
  if (space.kind === 'activation') return [space.letter]
  return [space.kind === 'barrel' ? 'K' : 'R']
})
const howMany = (kind: string) => SPACES.filter((space) => space?.kind === kind).length
const sum = (counts: Iterable<number>) => [...counts].reduce((total, n) => total + n, 0)
const stackOf = (back: 'I' | 'II', monks: boolean) =>
  Object.entries(unpacked(4).view.stacks[back]).filter(([name]) => name.startsWith('M') === monks)

/** Names of the neighbours of a hex, by direction from the east; a dot beyond the rim. */
const around = (id: string) => neighboursOf(id).map((hex) => hex?.id ?? '.')
const gardenAround = (id: string) => around(id).filter((name) => HEXES.includes(name))
const sitesAround = (id: string) => around(id).filter((name) => SITES.includes(name))

describe('Components', () => {
  it('HA-COMP-01 the board has 15 resource, 4 monk and 6 activation spaces, four start places and 12 barrel spots', () => {
    expect([howMany('resource'), howMany('monk'), howMany('activation')]).toEqual([15, 4, 6])
    expect(PLACES).toEqual(['first', 'brew', 'mark', 'cash'])
    expect(unpacked(2).view.barrels).toHaveLength(12)
  })

  it('HA-COMP-02 there are two barrel spaces, so the track has 27 spaces and the start area is number 28', () => {
    expect(howMany('barrel')).toBe(2)
    expect(unpacked(2).view.track.map((space) => space.at)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1))
    expect(ale(2).at(0, 27).turn(0).events).toContainEqual({ type: 'moved', seat: 0, from: 27, to: 28, forced: true })
  })

  it('HA-COMP-03, HA-DATA-05 a hundred resource tiles: two copies of each colour and fertility on each back', () => {
    for (const back of ['I', 'II'] as const) {
      const tiles = stackOf(back, false)
      expect(tiles).toHaveLength(25)
      expect(tiles.every(([, copies]) => copies === 2)).toBe(true)
    }
    expect(stackOf('I', false).map(([name]) => name)).toEqual(
      ['wood', 'yeast', 'hops', 'water', 'barley'].flatMap((colour) => [1, 2, 3, 4, 5].map((n) => `${colour} ${n}`)),
    )
    expect(sum([...stackOf('I', false), ...stackOf('II', false)].map(([, copies]) => copies))).toBe(100)
  })

  it('HA-COMP-04, HA-DATA-10 twenty-four monks: three of each of four types on each back', () => {
    const twelve = [
      ['M1', 3],
      ['M2', 3],
      ['M3', 3],
      ['M4', 3],
    ]
    expect(stackOf('I', true)).toEqual(twelve)
    expect(stackOf('II', true)).toEqual(twelve)
  })

  it('HA-COMP-05 sheds come in five types, which activate 0 to 4 neighbours', () => {
    expect(SHEDS.map(({ id, targets }) => [id, targets[0]?.length ?? 0])).toEqual([
      ['T0', 0],
      ['T1', 1],
      ['T2', 2],
      ['T3', 3],
      ['T4', 4],
    ])
  })

  it('HA-COMP-06, HA-DATA-13 each of the twelve goals has one large barrel of 4 points and one small one of 2', () => {
    expect(GOALS).toEqual(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10', 'G11', 'G12'])
    const table = ale(3).brewmaster(0, 1).brewmaster(1, 1).brewmaster(2, 1).turn(0)
    expect(table.play('go 14').heard('barrelTaken')).toEqual([
      { type: 'barrelTaken', seat: 0, goal: 'G1', size: 'large', points: 4 },
    ])
    expect(table.play('go 14').heard('barrelTaken')).toEqual([
      { type: 'barrelTaken', seat: 1, goal: 'G1', size: 'small', points: 2 },
    ])
    expect(table.player(2).position).toBe(28)
  })

  it('HA-COMP-07 each player owns a board, five different cards, a figure, a brewmaster and a marker per colour', () => {
    const [player] = unpacked(2).view.players
    expect(player.hand).toEqual(['colour', 'lowest', 'barrel', 'cash', 'brew'])
    expect(CARDS).toHaveLength(5)
    expect(Object.keys(player.markers)).toEqual(['wood', 'yeast', 'hops', 'water', 'barley'])
    expect([player.brewmaster, player.position]).toEqual([-10, 0])
  })

  it('HA-COMP-08 ducats never run out', () => {
    const table = ale(2).ducats(0, 5000).home(1, 'first').at(0, 27).turn(0).play('place cash')
    expect(table.player(0).ducats).toBe(5002)
  })

  it('HA-RUL-24 the supply covers every game: discs, tiles and monks by number of players', () => {
    const needs = [2, 3, 4].map((seats) => {
      const { monkStacks, secondDiscs } = TABLES[seats]
      const rounds = monkStacks.length
      return { discs: rounds * 6 + secondDiscs.length, tiles: rounds * 15, monks: rounds * 4 }
    })
    expect(needs).toEqual([
      { discs: 20, tiles: 45, monks: 12 },
      { discs: 27, tiles: 60, monks: 16 },
      { discs: 36, tiles: 90, monks: 24 },
    ])
  })
})

describe('Content', () => {
  it('HA-DATA-01 the track in walking order', () => {
    expect(spaceNames).toEqual(WALK.split(' '))
  })

  it('HA-DATA-02 one A, one B, one C and three ABC, in that order', () => {
    expect(spaceNames.filter((name) => /^[ABC]+$/.test(name))).toEqual(['A', 'B', 'C', 'ABC', 'ABC', 'ABC'])
  })

  it('HA-DATA-03 monks cost 4, 3, 2 and 1 in walking order', () => {
    expect(SPACES.flatMap((space) => (space?.kind === 'monk' ? [space.price] : []))).toEqual([4, 3, 2, 1])
  })

  it('HA-DATA-04 the garden: 15 sunny hexes, 15 shady ones, 7 sites', () => {
    expect(BOARD.map((hex) => `${hex.id}@${hex.x},${hex.y}`).join(' ')).toBe(
      's1@-1,0 d1@1,0 s2@-2,1 b1@0,1 d2@2,1 s3@-5,2 s4@-3,2 s5@-1,2 d3@1,2 d4@3,2 d5@5,2 ' +
        's6@-6,3 b2@-4,3 s7@-2,3 b3@0,3 d6@2,3 b4@4,3 d7@6,3 s8@-5,4 s9@-3,4 s10@-1,4 d8@1,4 d9@3,4 d10@5,4 ' +
        's11@-6,5 b5@-4,5 s12@-2,5 b6@0,5 d11@2,5 b7@4,5 d12@6,5 s13@-5,6 s14@-3,6 s15@-1,6 d13@1,6 d14@3,6 d15@5,6',
    )
    const zones = (zone: string) => BOARD.filter((hex) => hex.zone === zone).length
    expect([zones('sunny'), zones('shady'), zones('site')]).toEqual([15, 15, 7])
  })

  it.each([
    ['b1', 'd2 d3 s5 s2 s1 d1'],
    ['b2', 's7 s9 s8 s6 s3 s4'],
    ['b3', 'd6 d8 s10 s7 s5 d3'],
    ['b4', 'd7 d10 d9 d6 d4 d5'],
    ['b5', 's12 s14 s13 s11 s8 s9'],
    ['b6', 'd11 d13 s15 s12 s10 d8'],
    ['b7', 'd12 d15 d14 d11 d9 d10'],
  ])('HA-DATA-04 around site %s lie, clockwise from the east, %s', (site, ring) => {
    expect(around(site).join(' ')).toBe(ring)
  })

  it('HA-DATA-04 every garden hex has 2 to 4 garden neighbours and touches one or two sites, 18 and 12 of them', () => {
    const next = HEXES.map((hex) => gardenAround(hex).length)
    expect([Math.min(...next), Math.max(...next)]).toEqual([2, 4])
    const sites = HEXES.map((hex) => sitesAround(hex).length)
    expect([1, 2].map((n) => sites.filter((count) => count === n).length)).toEqual([18, 12])
  })

  it('HA-DATA-04 adjacency is mutual, and the sides touch in four places', () => {
    for (const hex of HEXES) for (const other of gardenAround(hex)) expect(gardenAround(other)).toContain(hex)
    const border = HEXES.filter((hex) => hex.startsWith('s')).flatMap((hex) =>
      gardenAround(hex).flatMap((other) => (other.startsWith('d') ? [`${hex}-${other}`] : [])),
    )
    expect(border).toEqual(['s1-d1', 's5-d3', 's10-d8', 's15-d13'])
  })

  it('HA-DATA-06 the shed table covers every sum from 0 to 30 once', () => {
    expect(SHEDS.map(({ id, from, to, steps }) => [id, from, to, steps])).toEqual([
      ['T0', 0, 7, 6],
      ['T1', 8, 11, 3],
      ['T2', 12, 17, 1],
      ['T3', 18, 23, 1],
      ['T4', 24, 30, 0],
    ])
    expect([...SHED_OF_SUM].join('')).toBe('0000000011112222223333334444444')
  })

  it('HA-DATA-07 bands never get worse on the way up and cover the whole track', () => {
    expect(BANDS.map(({ from, to, rate, multiplier }) => [from, to, rate, multiplier])).toEqual([
      [-10, 0, 5, 2],
      [1, 4, 4, 3],
      [5, 8, 3, 3],
      [9, 11, 3, 4],
      [12, 14, 2, 4],
      [15, 17, 2, 5],
      [18, 19, 2, 6],
      [20, 20, 1, 6],
    ])
  })

  it('HA-DATA-08 printed start spaces: markers two apart from 0 down, the brewmaster lowest', () => {
    expect(MARKER_START).toEqual([0, -2, -4, -6, -8])
    expect([BREWMASTER_START, LOWEST_SPACE, LAST_SPACE]).toEqual([-10, -10, 20])
  })

  it('HA-DATA-09 ten boxes in five pairs', () => {
    expect(BOXES.map((box) => `${box.letter}:${box.id}`)).toEqual([
      'A:X',
      ...COLOURS.map((colour) => `C:${colour}`),
      'B:M1',
      'B:M2',
      'B:M3',
      'B:M4',
    ])
    expect(PAIRS.map((pair) => pair.map((box) => BOXES[box].id).join('+'))).toEqual([
      'X+wood',
      'yeast+hops',
      'water+barley',
      'M1+M2',
      'M3+M4',
    ])
  })

  it('HA-DATA-11 sheds show opposite pairs, alternating threes, single neighbours and every four', () => {
    expect(SHEDS.map((shed) => shed.targets.map((sides) => sides.join('')).join(' '))).toEqual([
      '',
      '0 1 2 3 4 5',
      '03 14 25',
      '024 135',
      '0123 0124 0125 0134 0135 0145 0234 0235 0245 0345 1234 1235 1245 1345 2345',
    ])
    expect(4 * SITES.length).toBe(28)
  })

  it('HA-DATA-12 three monk stacks I come before those of II', () => {
    expect([2, 3, 4].map((seats) => TABLES[seats].monkStacks.join(' '))).toEqual([
      'I I I',
      'I I I II',
      'I I I II II II',
    ])
  })

  it('HA-DATA-14 money is a number of ducats, whatever the coins', () => {
    expect(unpacked(2).player(0).ducats).toBe(25)
  })

  it('HA-DATA-01 content is checked when it is loaded and has no flaw', () => {
    expect(flawsOfContent()).toEqual([])
  })
})
