import { describe, expect, it } from 'vitest'
import type { ObjectiveCard } from '../src/content/condition.ts'
import { withDeck } from './other-deck.ts'

/** The deck holds no card on level 3, on brown beer or on brewery 9; for the examples of the catalogue it does. */
const ASKED: Readonly<Record<string, Pick<ObjectiveCard, 'kind' | 'condition'>>> = {
  'L1-05': { kind: 'lightning', condition: { form: 'tasted' } },
  'L1-06': { kind: 'lightning', condition: { form: 'tasted', colour: 'brown' } },
  'L1-07': { kind: 'lightning', condition: { form: 'tasted', at: { places: [9] } } },
  'L1-30': { kind: 'star', condition: { form: 'breathalyzer', exactly: 3 } },
}
const { race } = await withDeck((cards) => cards.map((card) => ({ ...card, ...ASKED[card.id] })))

const TASTED = 'L1-05'
const TASTED_BROWN = 'L1-06'
const TASTED_AT_9 = 'L1-07'
const LEVEL_THREE = 'L1-30'

/** Seat 0 has the whole day before somebody else plays. */
const alone = () => race(2).at(1, 24).disc(1, 20)

describe('Objective cards, as the catalogue tells it', () => {
  it('TBBR-OBJ-05 example: level 2, two beers on the bus pass level 3 and end at 4: not claimed', () => {
    const table = alone().at(0, 6).level(0, 2).glass(0, 2).cubes(0, 'YYY').machine(LEVEL_THREE)
    table.play('bus 11', 'roll tbbr', 'drink yellow')
    expect(table.player(0)).toMatchObject({ level: 3, cards: [] })
    const moderate = table.branch().play('done')
    expect(moderate.player(0)).toMatchObject({ level: 3, cards: [LEVEL_THREE] })
    table.play('drink yellow')
    expect(table.player(0)).toMatchObject({ level: 4, place: 11, cards: [] })
    expect(table.rightRow[0]).toBe(LEVEL_THREE)
  })

  it('TBBR-OBJ-18 example: a brown beer between 13 and 9 counts as a beer and as a brown one, not as one at 9', () => {
    const table = alone().at(0, 13).cubes(0, 'NN').machine(TASTED, TASTED_BROWN, TASTED_AT_9)
    table.play('bus 9', 'roll tbbr', 'drink brown')
    expect(table.player(0)).toMatchObject({ place: 9, cards: [TASTED, TASTED_BROWN] })
    expect(table.play('taste').player(0).cards).toEqual([TASTED, TASTED_BROWN, TASTED_AT_9])
  })
})
