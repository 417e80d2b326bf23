import { notationOf } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { heavenAndAle as game } from '../src/index.ts'
import { ale } from './table.ts'

const alone = () => ale(2).home(1, 'first')
/** What is done for the seat that is asked when nobody sits there. */
const absent = (table: ReturnType<typeof ale>) => {
  const seat = table.asked ?? 0
  return notationOf(game, table.s, seat, game.fallback(table.s, seat))
}

describe('An absent player', () => {
  it('goes home', () => {
    expect(absent(alone().on(5, 'hops 1').turn(0))).toBe('go 28')
  })

  it('buys the first tile and no second one', () => {
    const table = alone().on(5, 'hops 1', 'wood 3', 'barley 1').turn(0).play('go 5')
    expect(absent(table)).toBe('tile wood 3')
    expect(absent(table.play('tile hops 1', 'hex d1'))).toBe('end')
  })

  it('plants in the shade, in the sun only when the shade is full', () => {
    expect(absent(alone().tile(0, 'd1', 'M1').on(5, 'hops 1').turn(0).play('go 5'))).toBe('hex d2')
    expect(absent(alone().fill(0, 'shady').on(5, 'hops 1').turn(0).play('go 5'))).toBe('hex s1')
  })

  it('places no card', () => {
    expect(absent(alone().tile(0, 's1', 'hops', 1).disc(0, 'yeast').turn(0).play('go 12'))).toBe('pass')
  })

  it('otherwise takes the first option', () => {
    expect(absent(alone().at(0, 27).turn(0))).toBe('place brew')
    expect(absent(alone().at(0, 27).turn(0).play('place mark'))).toBe('mark wood')
    expect(absent(alone().garden(0, { s1: 'hops 2', d1: 'wood 5' }).turn(0).play('go 4'))).toBe('number 2')
    expect(absent(alone().ducats(0, 0).on(5, 'hops 1').turn(0).play('go 5', 'hex d1'))).toBe('surrender colour')
  })
})
