import { describe, expect, it } from 'vitest'
import { PIXEL_NEED, type PixelId, pixels } from '../../src/content/pixels.ts'
import { drawings, giveJokers, seen, withDrawings } from './with-drawings.ts'

/** Another drawing to hold, which the beers of these tests never make. */
const other = (id: PixelId): PixelId => (id === 'PX-23' ? 'PX-24' : 'PX-23')

/** Every drawing with its beers as letters. */
const deck = pixels.map(({ id, vp }, card) => ({
  id,
  vp,
  beers: [...'YNRK'].map((letter, colour) => letter.repeat(PIXEL_NEED[card * 4 + colour])).join(''),
}))

describe.each(deck)('TBBR-PIXEL-08 $id', ({ id, vp, beers }) => {
  it(`${id} is completed with its own beers for ${vp} points`, () => {
    const t = withDrawings(
      [
        [id, other(id)],
        ['PX-01', 'PX-02'],
      ].slice(0, 2) as [PixelId[], PixelId[]],
    )
    t.cubes(0, beers)
    expect(drawings(t.options())).toEqual([`complete 1 ${beers}`])
    expect(t.info(`complete 1 ${beers}`)).toMatchObject({ card: id, points: vp, jokers: 0 })
    t.play(`complete 1 ${beers}`)
    expect(t.backpack(0)).toBe('–')
    expect(seen(t, 0).own?.completed).toEqual([id])
    expect(seen(t, 1).players[0].completed).toBe(1)
  })

  it(`${id} is refused with a beer too few, and made with a joker in its place`, () => {
    const t = withDrawings([[id, other(id)], []])
    t.cubes(0, beers.slice(1))
    expect(drawings(t.options())).toEqual([])
    giveJokers(t, 0, 1)
    expect(drawings(t.options())).toEqual([`complete 1 ${beers.slice(1)}*`])
  })
})
