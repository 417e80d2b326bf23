import { describe, expect, it } from 'vitest'
import { ale } from './table.ts'

describe('What is said of a move', () => {
  it('of a hex: the tiles it would lie beside, and how far it brings the open sites', () => {
    const t = ale(2).garden(0, { s1: 'wood 2', d2: 'hops 3' }).on(1, 'barley 1').on(27, 'wood 1').turn(0).play('go 1')
    expect(t.info('hex d1')).toMatchObject({
      tile: 'barley 1',
      side: 'shady',
      price: 1,
      beside: ['hops 3', 'wood 2'],
      encloses: [],
      fills: [{ site: 'b1', filled: 3, sum: 6 }],
    })
    expect(t.info('hex s13')).toMatchObject({ side: 'sunny', price: 2, beside: [], fills: [{ site: 'b5', filled: 1 }] })
  })

  it('of the last hex around a site: the shed it will carry, and how many neighbours that wakes', () => {
    const five = { s1: 'wood 3', s2: 'yeast 3', s5: 'hops 3', d2: 'water 4', d3: 'barley 4' }
    const t = ale(2).garden(0, five).on(1, 'wood 1').on(27, 'hops 4').turn(0).play('go 1')
    const { encloses, fills } = t.info('hex d1')
    t.play('hex d1')
    const [built] = t.heard('siteEnclosed')
    const woken = t.options()[0].split(' ').length - 'targets b1'.split(' ').length
    expect(built).toMatchObject({ site: 'b1', sum: 18 })
    expect(encloses).toEqual([{ site: 'b1', sum: built.sum, shed: built.shed, steps: built.steps, wakes: woken }])
    expect(fills).toEqual([])
  })

  it('of the way home: the places that are free, and whether everybody else has come', () => {
    const t = ale(3).on(27, 'wood 1').home(1, 'brew').at(2, 26)
    expect(t.turn(0).info('go 28')).toMatchObject({ action: 'start', places: ['first', 'mark', 'cash'], last: false })
    expect(t.home(2, 'cash').turn(0).info('go 28')).toMatchObject({ places: ['first'], last: true })
  })
})
