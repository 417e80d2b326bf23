import { PLACES, ROADS } from '@estaminet/belgian-beers-race'
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { badgeSpot } from '../src/games/belgian-beers-race/map/badges.ts'
import { createCamera } from '../src/games/belgian-beers-race/map/camera.ts'
import { areInSight, covers, crowded, hangChips } from '../src/games/belgian-beers-race/map/chips.ts'
import {
  boxIn,
  CARDS,
  cardsIn,
  clearestCorner,
  folded,
  freeCorner,
  PHONE,
  TABLET,
  WIDE,
} from '../src/games/belgian-beers-race/map/corner.ts'
import { BENDS, PAGE, SPOTS } from '../src/games/belgian-beers-race/map/country.ts'
import {
  around,
  BRUSSELS_SPOTS,
  gap,
  holds,
  INSET,
  nameplateOf,
  onRoad,
  overlap,
  plateOf,
  signScale,
} from '../src/games/belgian-beers-race/map/geometry.ts'
import { chooseChips } from '../src/games/belgian-beers-race/map/hanging.ts'
import { placeLabels } from '../src/games/belgian-beers-race/map/labels.ts'
import { meant, type Thing } from '../src/games/belgian-beers-race/map/tap.ts'
import { town } from '../src/games/belgian-beers-race/texts/index.ts'
import { openWords } from './support/words.ts'

await openWords()

const SCALE = 0.94
const signs = Object.entries(SPOTS)
const plates = signs.map(([id, at]) => around(at, (id === 'BXL' ? 76 : 42) * SCALE, 34 * SCALE))
const country = PLACES.filter(({ id }) => typeof id === 'number')
const towns = (language: 'en' | 'fr' | 'nl') =>
  country.map(({ id }) => ({ id: String(id), lines: [town(language, id)], bold: false }))

describe('the map of the race', () => {
  test('every brewery of the country and Brussels has a sign on the page', () => {
    expect(Object.keys(SPOTS).sort()).toEqual([...country.map(({ id }) => String(id)), 'BXL'].sort())
    for (const [x, y] of Object.values(SPOTS)) {
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(PAGE.width - 20)
      expect(y).toBeGreaterThan(20)
      expect(y).toBeLessThan(PAGE.height - 20)
    }
  })

  test('no two plates overlap', () => {
    const shared = plates.flatMap((a, at) => plates.slice(at + 1).map((b) => overlap(a, b)))
    expect(Math.max(...shared)).toBe(0)
  })

  test('every road is drawn, from sign to sign', () => {
    expect(Object.keys(BENDS).sort()).toEqual(Object.keys(ROADS).sort())
    for (const road of Object.keys(ROADS)) {
      const [a = '', b = ''] = road.split('-')
      expect(onRoad(road, 0)).toEqual(SPOTS[a])
      expect(onRoad(road, 1)[0]).toBeCloseTo(SPOTS[b][0])
    }
  })

  test('the beer mat of Brussels holds its seven points and covers no sign', () => {
    expect(Object.keys(BRUSSELS_SPOTS)).toHaveLength(7)
    for (const [x, y] of Object.values(BRUSSELS_SPOTS))
      expect(Math.hypot(x - INSET.x, y - INSET.y)).toBeLessThan(INSET.r)
    for (const [, [x, y]] of signs) expect(Math.hypot(x - INSET.x, y - INSET.y)).toBeGreaterThan(INSET.r + 20)
  })

  test.each(['en', 'fr', 'nl'] as const)('names of towns cover neither plates nor each other (%s)', (language) => {
    const labels = placeLabels(towns(language), SCALE, 1, plates)
    expect(labels).toHaveLength(country.length)
    labels.forEach(({ id, box }, at) => {
      const hidden = plates.map((plate) => overlap(box, plate) / (box.w * box.h))
      expect(Math.max(...hidden), `${id} on a plate`).toBeLessThan(0.12)
      expect(labels.slice(at + 1).filter((other) => overlap(box, other.box) > 0)).toEqual([])
    })
  })

  test('around every mover the price chips cover neither each other nor a plate', () => {
    for (const [id] of signs) {
      const roads = Object.keys(ROADS).filter((road) => road.split('-').includes(id))
      const lit = roads.map((road) => ({ road, from: id }))
      const spots = hangChips(lit, { w: 39, h: 22 }, obstaclesFor(id))
      expect([...spots.keys()].sort(), `around ${id}`).toEqual(roads.toSorted())
      expect(covers(spots, plates), `around ${id}`).toBe(false)
    }
  })

  test.each([1, 1.15, 1.3])('no price chip hangs over the edge of the map, with %s units of it to a pixel', (unit) => {
    for (const [id] of signs) {
      const roads = Object.keys(ROADS).filter((road) => road.split('-').includes(id))
      const lit = roads.map((road) => ({ road, from: id }))
      for (const [road, { box }] of hangChips(lit, { w: 46 * unit, h: 25 * unit }, obstaclesFor(id))) {
        expect(Math.min(box.x, box.y), `${road} from ${id}`).toBeGreaterThan(0)
        expect(box.x + box.w, `${road} from ${id}`).toBeLessThan(PAGE.width)
        expect(box.y + box.h, `${road} from ${id}`).toBeLessThan(PAGE.height)
      }
    }
  })

  test('chips that hang close together are found, and are longer by the names that tell them apart', () => {
    let close = 0
    for (const [id] of signs) {
      const roads = Object.keys(ROADS).filter((road) => road.split('-').includes(id))
      const lit = roads.map((road) => ({ road, from: id }))
      const spots = hangChips(lit, { w: 39, h: 22 }, obstaclesFor(id))
      const near = crowded(spots, 10)
      for (const [road, { box }] of spots) {
        const others = [...spots.values()].filter((chip) => chip.road !== road)
        const reach = { x: box.x - 10, y: box.y - 10, w: box.w + 20, h: box.h + 20 }
        expect(near.includes(road)).toBe(others.some((other) => overlap(other.box, reach) > 0))
      }
      const named = new Map(near.map((road) => [road, 21]))
      const longer = hangChips(lit, { w: 39, h: 22 }, obstaclesFor(id), { named })
      for (const [road, { box }] of longer) expect(box.w).toBe(near.includes(road) ? 60 : 39)
      close += near.length
    }
    expect(close).toBeGreaterThan(0)
  })

  test('a long name that finds no room in one line is written in two', () => {
    const [x, y] = SPOTS['8']
    const name = { id: '8', lines: ['Montignies-sur-Roc'], bold: false }
    const [whole] = placeLabels([name], SCALE, 1, plates)
    expect(whole?.lines).toEqual(['Montignies-sur-Roc'])
    // So narrow a room between what stands there.
    const walls = [-1, 1].map((side) => ({ x: x + side * 345 - 300, y: y - 300, w: 600, h: 600 }))
    const [split] = placeLabels([name], SCALE, 1, [...plates, ...walls])
    expect(split?.lines).toEqual(['Montignies-', 'sur-Roc'])
  })

  test('a chip that covers a plate or another chip is noticed', () => {
    const lit = [{ road: '16-BXL', from: 'BXL' }]
    const large = hangChips(lit, { w: 300, h: 200 }, plates)
    expect(covers(large, plates)).toBe(true)
  })
})

/** What stands round the mover on a full board: signs, a bottle at every brewery, bonuses, the mover's meeple. */
function obstaclesFor(mover: string) {
  const extras = country.flatMap(({ id, bonuses }) => {
    const [x, y] = SPOTS[String(id)]
    return [
      { x: x + 10 * SCALE, y: y - 34 * SCALE, w: 17 * SCALE, h: 16 * SCALE },
      { x: x - 31 * SCALE, y: y - 25 * SCALE, w: bonuses.length > 0 ? 16 * SCALE : 0, h: 15 * SCALE * bonuses.length },
    ]
  })
  const [x, y] = SPOTS[mover]
  const room = signs.map(([id, at]) => around(at, (id === 'BXL' ? 84 : 50) * SCALE, 40 * SCALE))
  return [...room, ...extras, { x: x - 20 * SCALE, y: y - 46 * SCALE, w: 22 * SCALE, h: 31 * SCALE }]
}

describe('a tap on the map', () => {
  const things: Thing[] = [
    { place: 6, at: [100, 100] },
    { place: 9, at: [160, 100] },
    { place: 9, at: [130, 130] },
  ]
  test('takes the nearest legal thing', () => {
    expect(meant([90, 95], things, 'finger', true)).toEqual({ place: 6, closer: false })
    expect(meant([165, 100], things, 'mouse', true)).toEqual({ place: 9, closer: false })
  })
  test('looks closer first when two lie within 44 px of the finger', () => {
    expect(meant([128, 100], things, 'finger', true)).toEqual({ place: 6, closer: true })
    expect(meant([128, 100], things, 'finger', false)).toEqual({ place: 6, closer: false })
    expect(meant([128, 100], things, 'mouse', true)).toEqual({ place: 6, closer: false })
  })
  test('right on a sign is not in doubt', () => {
    expect(meant([112, 100], things, 'finger', true)).toEqual({ place: 6, closer: false })
  })
  test('is not in doubt between a sign and the price on its own road', () => {
    expect(meant([150, 118], things, 'finger', true)).toEqual({ place: 9, closer: false })
  })
  test('a closed sign is not taken for its neighbour, and the ground beside it still is', () => {
    const closed: Thing = { place: 7, at: [100, 130], closed: true }
    expect(meant([102, 128], [...things, closed], 'finger', true)).toBeUndefined()
    expect(meant([100, 108], [...things, closed], 'finger', true)).toEqual({ place: 6, closer: false })
  })
  test('far from everything takes nothing', () => {
    expect(meant([300, 300], things, 'finger', true)).toBeUndefined()
  })
})

describe('the buttons of the map', () => {
  const map = { w: 360, h: 400 }
  test('lie in the corner they like best while nothing legal is there', () => {
    expect(freeCorner(PHONE, map, [])).toBe('north-east')
    expect(freeCorner(TABLET, map, [[200, 30]])).toBe('south-west')
    expect(freeCorner(WIDE, map, [[30, 380]])).toBe('south-east')
  })
  test('give way to a brewery one may go to', () => {
    expect(freeCorner(PHONE, map, [[300, 30]])).toBe('north-west')
    const both: [number, number][] = [
      [300, 30],
      [60, 40],
    ]
    const corner = freeCorner(PHONE, map, both)
    expect(corner).toBe('south-east')
    for (const at of both) expect(overlap(boxIn('south-east', PHONE, map), around(at, 42, 34))).toBe(0)
  })
  test('fold into one where a brewery lies in every corner', () => {
    const everywhere: [number, number][] = [
      [250, 30],
      [90, 40],
      [250, 370],
      [100, 370],
    ]
    expect(freeCorner(PHONE, map, everywhere)).toBeUndefined()
    expect(freeCorner(folded(PHONE), map, everywhere)).toBe('north-east')
    const one = boxIn('north-east', folded(PHONE), map)
    for (const at of everywhere) expect(overlap(one, around(at, 42, 34))).toBe(0)
  })
  test('hide as little as they can where even one of them has no free corner', () => {
    const everywhere: [number, number][] = [
      [330, 32],
      [32, 32],
      [300, 360],
      [32, 366],
    ]
    expect(freeCorner(folded(PHONE), map, everywhere)).toBeUndefined()
    expect(clearestCorner(folded(PHONE), map, everywhere)).toBe('south-east')
  })
})

describe('a window with room to spare beside the country', () => {
  // As high as the map is on a low desk, with everything and under what a newcomer is told.
  test.each([413, 339])('keeps every sign clear of the cards for the end of the game, %s px high', (h) => {
    const size = { w: 708, h }
    createRoot((dispose) => {
      const camera = createCamera(() => CARDS.w)
      camera.setSize(size.w, size.h)
      camera.fit()
      const { zoom } = camera.view()
      for (const id of Object.keys(SPOTS)) {
        const sign = camera.boxOnScreen(plateOf(id, signScale(zoom) / zoom))
        expect(overlap(sign, cardsIn(size, 4)), id).toBe(0)
        expect(sign.x).toBeGreaterThan(0)
      }
      dispose()
    })
  })

  test('is as it was where nothing lies over it', () => {
    createRoot((dispose) => {
      const camera = createCamera()
      camera.setSize(1000, 400)
      camera.fit()
      const { x, zoom } = camera.view()
      expect(-x).toBeCloseTo((1000 / zoom - PAGE.width) / 2)
      dispose()
    })
  })
})

describe('price chips and the window', () => {
  const from9 = Object.keys(ROADS)
    .filter((road) => road.split('-').includes('9'))
    .map((road) => ({ road, from: '9' }))
  const size = { w: 46, h: 25 }
  /** Brewery 8 stands at its lower edge, as above the sheet of a phone. */
  const inSight = { x: 150, y: 150, w: 330, h: SPOTS['8'][1] + 26 - 150 }

  test('chips of places in the window hang inside it', () => {
    const spots = hangChips(from9, size, obstaclesFor('9'), { inSight })
    expect(spots.size).toBe(from9.length)
    const near = [...spots.values()].filter(({ target }) => holds(inSight, SPOTS[target]))
    expect(near.length).toBeGreaterThan(1)
    for (const { target, box } of near) expect(overlap(box, inSight), `to ${target}`).toBeCloseTo(box.w * box.h)
  })

  test('names of signs in the window are not cut by its edge where there is another spot', () => {
    // The sign of Bruges at its very left edge.
    const [x, y] = SPOTS['3']
    const cut = { x: x - 20, y: y - 100, w: 300, h: 200 }
    const [free] = placeLabels([{ id: '3', lines: ['Sint-Brugge'], bold: true }], SCALE, 1, plates)
    const [kept] = placeLabels([{ id: '3', lines: ['Sint-Brugge'], bold: true }], SCALE, 1, plates, cut)
    expect(overlap(free.box, cut)).toBeLessThan(free.box.w * free.box.h)
    expect(overlap(kept.box, cut)).toBeCloseTo(kept.box.w * kept.box.h)
  })

  test('a long name that the edge of the window would cut is written in two lines', () => {
    // On a phone, with the sign so far in that half of the name finds room beside it.
    const [x, y] = SPOTS['8']
    const phone = { x: x - 75, y: y - 220, w: 420, h: 240 }
    const name = { id: '8', lines: ['Montignies-sur-Roc'], bold: true }
    const [whole] = placeLabels([name], SCALE, 1, plates)
    const [kept] = placeLabels([name], SCALE, 1, plates, phone)
    expect(whole.lines).toHaveLength(1)
    expect(kept.lines).toEqual(['Montignies-', 'sur-Roc'])
    expect(overlap(kept.box, phone)).toBeCloseTo(kept.box.w * kept.box.h)
  })

  test('a window moved over a chip is noticed', () => {
    const spots = hangChips(from9, size, obstaclesFor('9'), { inSight })
    expect(areInSight(spots, inSight)).toBe(true)
    expect(areInSight(spots, around(SPOTS['8'], 30, 30))).toBe(false)
  })
})

describe.each([0.7, 0.75, 0.8, 1])('prices on a map with %s pixels to a unit of the page', (zoom) => {
  const page = { x: 2, y: 2, w: PAGE.width - 4, h: PAGE.height - 4 }
  const around = signs.flatMap(([from]) => {
    const roads = Object.keys(ROADS)
      .filter((road) => road.split('-').includes(from))
      .map((road) => ({ road, from, to: road.split('-').find((end) => end !== from) ?? '', means: 4 }))
    const hung = chooseChips(roads, zoom, obstaclesFor(from), page)
    return hung ? [{ from, roads, named: hung.named, chips: [...hung.spots.values()] }] : []
  })

  test('a chip that hangs beside the open sign of another road says where it leads', () => {
    for (const { from, named, chips } of around)
      for (const { road, target, box } of chips) {
        if (named.has(road)) continue
        const own = gap(box, plateOf(target, SCALE))
        const taken = chips.filter((other) => {
          const far = gap(box, plateOf(other.target, SCALE))
          return other.target !== target && far < 10 / zoom && far < own
        })
        expect(taken, `from ${from} to ${target}`).toEqual([])
      }
  })

  test('the number of every sign can be read', () => {
    for (const { from, chips } of around)
      for (const { target, box } of chips)
        for (const [id] of signs) {
          const plate = nameplateOf(id, SCALE)
          expect(overlap(box, plate) / (plate.w * plate.h), `${id}, from ${from} to ${target}`).toBeLessThan(0.15)
        }
  })

  test('no name of a town one may go to lies under a chip', () => {
    for (const { from, roads, chips } of around) {
      const open = towns('en').filter(({ id }) => roads.some(({ to }) => to === id))
      const boxes = chips.map(({ box }) => box)
      const bold = open.map((one) => ({ ...one, bold: true }))
      for (const { id, box } of placeLabels(bold, SCALE, 1 / zoom, obstaclesFor(from), page, boxes))
        for (const chip of boxes) expect(overlap(box, chip) / (box.w * box.h), `${id}, from ${from}`).toBeLessThan(0.03)
    }
  })
})

describe('a badge that points over the edge of the map', () => {
  const map = { w: 360, h: 200 }
  const north = [180, -30] as const
  const free = { kept: [], spared: [] }

  test('stands at the edge, nearest to what it points at', () => {
    expect(badgeSpot(north, map, free)).toEqual([180, 26])
    expect(badgeSpot([-80, 90], map, free)).toEqual([52, 90])
    // What only a finger reaches beyond what is drawn covers nothing.
    expect(badgeSpot(north, map, { ...free, kept: [{ x: 160, y: 44, w: 40, h: 20 }] })).toEqual([180, 26])
  })
  test('moves along the edge where it would cover a price or an open sign', () => {
    const kept = [around([180, 26], 46, 25)]
    const [x = 0, y = 0] = badgeSpot(north, map, { ...free, kept }) ?? []
    expect(y).toBe(26)
    expect(overlap(kept[0], around([x, y], 92, 44))).toBe(0)
    expect(Math.abs(x - 180)).toBeLessThan(80)
  })
  test('leaves most of a closed sign in sight, and its middle to the finger', () => {
    const plate = around([180, 26], 36, 29)
    const at = badgeSpot(north, map, { ...free, spared: [plate] }) ?? [180, 26]
    expect(overlap(plate, around(at, 92, 44))).toBeLessThan(0.21 * plate.w * plate.h)
    expect(holds(around(at, 92, 44), [180, 26])).toBe(false)
  })
  test('stays away rather than cover a price, or point from another edge', () => {
    const kept = [{ x: 0, y: 0, w: 360, h: 60 }]
    expect(badgeSpot(north, map, { ...free, kept })).toBeUndefined()
    expect(badgeSpot(north, { w: 360, h: 40 }, free)).toBeUndefined()
  })
})
