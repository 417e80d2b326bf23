import { PLACES, ROADS } from '@estaminet/belgian-beers-race'
import { describe, expect, test } from 'vitest'
import { hangChips } from '../src/race/map/chips.ts'
import { BENDS, PAGE, SPOTS } from '../src/race/map/country.ts'
import { around, BRUSSELS_SPOTS, INSET, onRoad, overlap } from '../src/race/map/geometry.ts'
import { placeLabels } from '../src/race/map/labels.ts'
import { town } from '../src/race/texts/index.ts'

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

  test('the chips of one mover do not cover each other', () => {
    for (const { id } of country) {
      const roads = Object.keys(ROADS).filter((road) => road.split('-').includes(String(id)))
      const lit = roads.map((road) => ({ road, from: String(id) }))
      const boxes = [...hangChips(lit, { w: 46, h: 25 }, plates).values()].map(({ box }) => box)
      const shared = boxes.flatMap((a, at) => boxes.slice(at + 1).map((b) => overlap(a, b)))
      // A sliver of the rounded ends is all that may touch.
      expect(Math.max(0, ...shared), `around ${id}`).toBeLessThan(40)
    }
  })
})
