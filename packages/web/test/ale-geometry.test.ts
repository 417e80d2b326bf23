import { BOARD, SITES, TRACK_LENGTH } from '@estaminet/heaven-and-ale'
import { describe, expect, it } from 'vitest'
import {
  AT_HOME,
  around6,
  CELL,
  cellOf,
  FIGURE,
  HEX,
  inWaiting,
  spotOf,
  stackOf,
} from '../src/games/heaven-and-ale/geometry.ts'

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

  it('lets no figure at home cover another, or leave its cell', () => {
    for (let count = 1; count <= 4; count++) {
      const feet = Array.from({ length: count }, (_, at) => inWaiting(at, count))
      for (const { x, y } of feet) {
        expect(Math.abs(x) + (FIGURE.width * AT_HOME) / 2).toBeLessThanOrEqual(CELL.width / 2)
        expect(y).toBeLessThanOrEqual(CELL.height / 2)
      }
      for (const one of feet)
        for (const other of feet) if (one !== other) expect(far(one, other)).toBeGreaterThan(FIGURE.width * AT_HOME)
    }
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
})
