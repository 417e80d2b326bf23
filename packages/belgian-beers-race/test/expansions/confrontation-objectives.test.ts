import { describe, expect, it } from 'vitest'
import { everyCondition } from '../every-condition.ts'
import { type Name, offering, won } from '../named-cards.ts'
import { withDeck } from '../other-deck.ts'

// No card of the house counts partners: a deck with every condition does.
const { race } = await withDeck(everyCondition)

/** Seat 0 comes by bicycle to seat 1, both with beer, and gives and takes so much; what it has claimed then. */
function claimed(given: string, taken: string, ...asked: readonly Name[]) {
  const t = race(2, { confrontation: true }).at(0, 6).at(1, 11).cubes(0, 'YYYN').cubes(1, 'RRKK').disc(1, 20)
  return won(offering(t, ...asked).play('bike 11', `give ${given}`, `take ${taken}`))
}

describe('Confrontation: objectives that ask for a toast', () => {
  it('TBBR-EXP-44, R-88 example: two players at once are two beers given in one Exchange, one is not enough', () => {
    expect(claimed('YY', 'RR', 'toasted two')).toEqual(['toasted two'])
    expect(claimed('Y', 'R', 'toasted two')).toEqual([])
  })

  it('TBBR-EXP-44, R-88 three players at once are three beers, and three are two as well', () => {
    expect(claimed('YYY', 'RRK', 'toasted two', 'toasted three')).toEqual(['toasted two', 'toasted three'])
    expect(claimed('YY', 'RR', 'toasted three')).toEqual([])
  })

  it('TBBR-EXP-44, R-88 the colour given is that of any beer given, the colour drunk that of any beer received', () => {
    expect(claimed('YN', 'RK', 'toasted giving brown', 'toasted drinking black')).toHaveLength(2)
    expect(claimed('YY', 'RR', 'toasted giving brown', 'toasted drinking black')).toEqual([])
  })
})
