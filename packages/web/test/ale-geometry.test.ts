import { BOARD, SITES, TRACK_LENGTH } from '@estaminet/heaven-and-ale'
import { describe, expect, it } from 'vitest'
import {
  AT_HOME,
  around6,
  atPlace,
  CELL,
  cellOf,
  FIGURE,
  HEX,
  inWaiting,
  PIECE,
  PLACE,
  PLACE_AT,
  type Point,
  pileOf,
  spotOf,
  stackOf,
  stretches,
} from '../src/ale/geometry.ts'

/** The room between the heading of the production track and its spaces. */
const ABOVE_TRACK = 64

const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

describe('the drawing of Heaven & Ale', () => {
  it('walks the ring in steps of one cell and comes home', () => {
    for (let at = 0; at <= TRACK_LENGTH; at++) expect(far(cellOf(at), cellOf(at + 1))).toBeCloseTo(CELL.width)
    expect(cellOf(TRACK_LENGTH + 1)).toEqual(cellOf(0))
    expect(new Set(Array.from({ length: TRACK_LENGTH + 1 }, (_, at) => JSON.stringify(cellOf(at)))).size).toBe(28)
  })

  it('lets no two hexes of a garden overlap', () => {
    for (const one of BOARD)
      for (const other of BOARD)
        if (one !== other) expect(far(spotOf(one.id), spotOf(other.id))).toBeGreaterThan(HEX * 1.73)
  })

  it('closes each site with six hexes', () => {
    for (const site of SITES) expect(around6(site)).toHaveLength(6)
  })

  it('lets no figure at home cover a sign of the start area, and those at their places not each other', () => {
    const width = FIGURE.width * AT_HOME
    const height = FIGURE.height * AT_HOME
    const placed = PLACE_AT.map((_, place) => atPlace(place))
    const waiting = [1, 2, 3, 4].flatMap((count) => Array.from({ length: count }, (_, at) => inWaiting(at, count)))
    /** A figure stands on its point. */
    const middle = ({ x, y }: Point): Point => ({ x, y: y - height / 2 })
    for (const feet of [...placed, ...waiting]) {
      const { x, y } = middle(feet)
      expect(Math.abs(x) + width / 2).toBeLessThanOrEqual(CELL.width / 2)
      for (const sign of PLACE_AT)
        if (Math.abs(sign.x - x) < (PLACE.width + width) / 2)
          expect(Math.abs(sign.y - y)).toBeGreaterThanOrEqual((PLACE.height + height) / 2 - 0.5)
    }
    for (const one of placed)
      for (const other of placed) if (one !== other) expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(width)
  })

  it('keeps a stack of up to six tiles inside its cell, none hidden', () => {
    for (let count = 1; count <= 6; count++) {
      const { radius, at } = stackOf(count)
      const used = at.slice(0, count)
      expect(used).toHaveLength(count)
      for (const { x, y } of used) {
        expect(Math.abs(x) + radius).toBeLessThanOrEqual(CELL.width / 2)
        expect(Math.abs(y) + radius).toBeLessThanOrEqual(CELL.height / 2)
      }
      for (const one of used)
        for (const other of used) if (one !== other) expect(far(one, other)).toBeGreaterThan(radius)
    }
  })

  it('piles pieces of one space so that none covers another or grows over the heading', () => {
    for (let count = 1; count <= 6; count++) {
      const spots = Array.from({ length: count }, (_, index) => pileOf(index, count))
      for (const one of spots) {
        expect(-one.y + (PIECE.height / 2 + 2) * one.scale).toBeLessThanOrEqual(ABOVE_TRACK)
        for (const other of spots)
          if (one !== other) expect(far(one, other)).toBeGreaterThan(PIECE.height * one.scale - 0.01)
      }
      expect(spots.some(({ lowest }) => lowest)).toBe(true)
    }
  })

  it('shows the whole track on one line or on three', () => {
    expect(stretches(1)).toEqual([{ from: -10, to: 20 }])
    expect(stretches(3).map(({ from, to }) => to - from + 1)).toEqual([11, 10, 10])
  })
})
