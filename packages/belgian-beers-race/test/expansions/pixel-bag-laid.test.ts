import { describe, expect, it } from 'vitest'
import { pixels } from '../../src/content/pixels.ts'
import { COLOURS } from '../../src/content/places.ts'
import { type LaidDrawing, lackingIn, layDrawing, spoiltBy } from '../../src/index.ts'
import { giveJokers, withDrawings } from './with-drawings.ts'

const LETTER = { yellow: 'Y', brown: 'N', red: 'R', black: 'K', joker: '*' }

/** Rows of a backpack: capitals lie right, small letters beside the drawing, `?` is missing and `.` is free. */
const rows = ({ cells }: LaidDrawing): string =>
  cells
    .map(({ is, holds }, at) => {
      const letter = is === 'missing' ? '?' : holds === null ? '.' : LETTER[holds]
      return `${at > 0 && at % 3 === 0 ? '/' : ''}${is === 'spare' ? letter.toLowerCase() : letter}`
    })
    .join('')

describe('Pixel Bag: a drawing in the backpack', () => {
  it('TBBR-PIXEL-06 lies there as far as it goes, and what is no part of it beside it', () => {
    const laid = layDrawing('PX-06', { yellow: 3, brown: 1 }, 0)
    expect(rows(laid)).toBe('YN./?Y./.../..y')
    expect(laid).toMatchObject({ points: 7, jokers: 0, missing: { brown: 1 }, isReady: false })
  })

  it('TBBR-PIXEL-06 examples: a joker covers one beer that is missing, not two', () => {
    expect(layDrawing('PX-06', { yellow: 3, brown: 1 }, 1)).toMatchObject({ jokers: 1, missing: {}, isReady: true })
    expect(layDrawing('PX-06', { yellow: 3 }, 1)).toMatchObject({ jokers: 1, missing: { brown: 1 }, isReady: false })
  })

  it('TBBR-PIXEL-07 proposes the fewest jokers, and for the rarest beers', () => {
    expect(rows(layDrawing('PX-06', { yellow: 2, brown: 2 }, 2))).toBe('YN./NY./.../.**')
    expect(layDrawing('PX-11', { yellow: 2, black: 1 }, 2)).toMatchObject({ jokers: 2, missing: { black: 1 } })
    expect(rows(layDrawing('PX-11', { yellow: 2, black: 1 }, 2))).toBe('KY*/?Y*/.../...')
  })

  it('TBBR-PIXEL-07 is shown with the beers one chose for it', () => {
    const laid = layDrawing('PX-06', { yellow: 2, brown: 2 }, 2, { brown: 2 })
    expect(rows(laid)).toBe('*N./N*./.../.yy')
    expect(laid).toMatchObject({ jokers: 2, isReady: true })
  })

  it('a full backpack leaves no room beside it: what is in the way lies where something is missing', () => {
    const laid = layDrawing('PX-01', { brown: 12 }, 0)
    expect(laid.missing).toEqual({ yellow: 3 })
    expect(laid.cells.every(({ holds }) => holds === 'brown')).toBe(true)
  })

  it.each(pixels.map(({ id }) => id))('%s: nothing is lost in it, and it is ready when the rules say so', (id) => {
    const table = withDrawings([[id], []])
    for (let n = 0; n < 60; n++) {
      const beers = { yellow: n % 4, brown: (n >> 1) % 4, red: (n >> 2) % 3, black: (n >> 3) % 3 }
      const jokers = n % 3
      const laid = layDrawing(id, beers, jokers)
      for (const colour of COLOURS)
        expect(laid.cells.filter(({ holds }) => holds === colour)).toHaveLength(beers[colour])
      expect(laid.cells.filter(({ holds }) => holds === 'joker')).toHaveLength(jokers)
      giveJokers(table, 0, jokers).cubes(0, COLOURS.map((colour) => LETTER[colour].repeat(beers[colour])).join(''))
      const lacking = Object.values(laid.missing).reduce((sum, count) => sum + count, 0)
      expect(lacking).toBe(lackingIn(table.s, 0, 0))
      expect(laid.isReady).toBe(lacking === 0)
    }
  })
})

describe('Objectives further away', () => {
  it('a card that counts beers is further away when they leave for a drawing; one that counts others is not', () => {
    const table = withDrawings([['PX-04'], []])
      .cubes(0, 'YYYNNNN')
      .machine('L1-29', 'L1-31')
    expect(spoiltBy(table.s, 0, { yellow: 3 })).toEqual(['L1-29'])
    expect(spoiltBy(table.s, 0, { brown: 1 })).toEqual(['L1-31'])
    expect(spoiltBy(table.s, 0, {})).toEqual([])
    expect(table.backpack(0)).toBe('Y3 N4')
  })
})
