import { describe, expect, it } from 'vitest'
import { type CardId, objectives } from '../src/content/objectives.ts'
import { race, unpacked } from './table.ts'

const levelTwo = objectives.filter((card) => card.level === 2).map((card) => card.id)

/** Two cards that a purchase at B3 earns, and others that it does not. */
const BOUGHT = 'L1-01'
const BOUGHT_IN_BRUSSELS = 'L1-04'
const [R1, R4, L1, L2, L3, T, U, V, W] = [
  'L1-09',
  'L1-10',
  'L1-11',
  'L1-12',
  'L1-15',
  'L1-20',
  'L1-25',
  'L1-26',
  'L1-27',
] as const satisfies readonly CardId[]

/** Seat 0 at B3 with the whole table one space ahead: a purchase leaves it level, a beer ends the turn. */
const counter = (options = {}) => race(2, options).at(0, 'B3').at(1, 24).disc(1, 1)
const full = () => counter().machine(R1, BOUGHT, BOUGHT_IN_BRUSSELS, R4, L1, L2, L3, T).deck(U, V, W)

describe('Bottling machine', () => {
  it('TBBR-BOTM-01 four cards within reach, three behind them, and the top of the deck', () => {
    const table = full()
    expect(table.rightRow).toEqual([R1, BOUGHT, BOUGHT_IN_BRUSSELS, R4])
    expect(table.leftRow).toEqual([L1, L2, L3])
    expect(table.deckTop).toBe(T)
    expect(table.view.machine.deck).toBe(3)
  })

  it('TBBR-BOTM-02 every turn begins with eight visible cards', () => {
    const table = full().play('buy', 'taste').nature(`card ${U}`, `card ${V}`)
    expect(table.active).toBe(1)
    expect(table.view.machine.cards.filter((card) => card !== null)).toHaveLength(8)
  })

  it('TBBR-BOTM-02 the first turn too: setup draws eight cards of level 1', () => {
    const table = unpacked(2).nature('first 0')
    for (let n = 0; n < 5; n++) table.nature(table.options()[0] ?? '')
    expect(Object.values(table.outcomes())).toEqual(Array(32).fill(1))
    for (let n = 1; n <= 8; n++) table.nature(`card L1-0${n}`)
    expect(table.view.machine.cards).toEqual(Array.from({ length: 8 }, (_, at) => `L1-0${at + 1}`))
    expect(table.view.machine.deck).toBe(24)
    expect(table.step).toBe('level-three')
  })

  it('TBBR-BOTM-03 a card taken leaves a gap while the turn lasts', () => {
    const table = full().play('buy')
    expect(table.rightRow).toEqual([R1, null, null, R4])
    expect(table.leftRow).toEqual([L1, L2, L3])
    expect(table.deckTop).toBe(T)
    expect(table.step).toBe('action')
  })

  it('TBBR-BOTM-03 a card removed leaves a gap too', () => {
    const table = race(2).at(0, 'B3').at(1, 24).disc(1, 10).disc(0, 8).machine(R1, R4, L1, L2, L3)
    table.play('taste', `break ${R4}`)
    expect(table.rightRow).toEqual([R1, null, L1, L2])
    expect(table.leftRow).toEqual([L3, null, null])
    expect(table.step).toBe('action')
  })

  it('TBBR-BOTM-04 the conveyor runs from the deck through the left row to the right', () => {
    const table = counter().machine(BOUGHT, R1, R4, L1, L2, L3, T, U).deck(V).play('buy', 'taste')
    expect(table.view.machine.cards).toEqual([R1, R4, L1, L2, L3, T, U, null])
    expect(table.nature(`card ${V}`).deckTop).toBe(V)
    expect(table.heard('cardDrawn')).toEqual([{ type: 'cardDrawn', card: V, slot: 7 }])
  })

  it('TBBR-BOTM-05 example: R2 and R3 are taken, R4 closes up, two cards slide in, two come from the deck', () => {
    const table = full().play('buy', 'taste')
    expect(table.outcomes()).toEqual({ [`card ${U}`]: 1, [`card ${V}`]: 1, [`card ${W}`]: 1 })
    table.nature(`card ${U}`, `card ${V}`)
    expect(table.rightRow).toEqual([R1, R4, L1, L2])
    expect(table.leftRow).toEqual([L3, T, U])
    expect(table.deckTop).toBe(V)
    expect(table.view.machine.deck).toBe(1)
    expect(table.step).toBe('action')
  })

  it('TBBR-BOTM-05 nothing taken, nothing moves', () => {
    const row = [R1, BOUGHT, BOUGHT_IN_BRUSSELS, R4, L1, L2, L3, T] as const
    const table = race(2)
      .at(0, 'B3')
      .machine(...row)
      .deck(U)
      .play('taste')
    expect(table.active).toBe(1)
    expect(table.view.machine.cards).toEqual(row)
  })

  it('TBBR-BOTM-06 example: the short game takes the last of level 1, and 25 cards of level 2 are the deck', () => {
    const table = counter({ length: 'short' }).levelTwo(false)
    table.machine(BOUGHT, BOUGHT_IN_BRUSSELS, R1, R4, L1, L2, L3, T).deck(U, ...levelTwo)
    table.play('buy', 'taste')
    expect(table.outcomes()).toEqual({ [`card ${U}`]: 1 })
    table.nature(`card ${U}`)
    expect(table.rightRow).toEqual([R1, R4, L1, L2])
    expect(table.leftRow).toEqual([L3, T, U])
    expect(table.heard('levelTwoEntered')).toEqual([{ type: 'levelTwoEntered', merged: false }])
    expect(table.outcomes()).toEqual(Object.fromEntries(levelTwo.map((id) => [`card ${id}`, 1])))
    expect(levelTwo).toHaveLength(25)
    expect(table.nature('card L2-25').deckTop).toBe('L2-25')
    expect(table.view.machine).toMatchObject({ deck: 24, levelTwo: true })
  })

  it('TBBR-BOTM-06 as long as a card of level 1 lies on the deck, level 2 waits', () => {
    const table = counter()
      .levelTwo(false)
      .machine(BOUGHT, R1, R4, L1, L2, L3, T, U)
      .deck(V, ...levelTwo)
    table.play('buy', 'taste')
    expect(table.outcomes()).toEqual({ [`card ${V}`]: 1 })
    table.nature(`card ${V}`)
    expect(table.view.machine).toMatchObject({ deck: 0, levelTwo: false })
    expect(table.heard('levelTwoEntered')).toEqual([])
  })

  it('TBBR-BOTM-06 in the base game as well, on day 1', () => {
    const table = counter()
      .levelTwo(false)
      .machine(BOUGHT, R1)
      .deck(...levelTwo)
      .play('buy', 'taste')
    expect(Object.keys(table.outcomes())).toHaveLength(25)
    expect(table.view.machine.levelTwo).toBe(true)
  })

  it('TBBR-BOTM-07 with nothing left to draw the right row is served first', () => {
    const table = counter().machine(BOUGHT, BOUGHT_IN_BRUSSELS, R1, R4, L1, L2, L3).play('buy', 'taste')
    expect(table.active).toBe(1)
    expect(table.rightRow).toEqual([R1, R4, L1, L2])
    expect(table.leftRow).toEqual([L3, null, null])
    expect(table.deckTop).toBeNull()
  })

  it('TBBR-BOTM-08 a removed card is out of the game', () => {
    const table = race(2).at(0, 'B3').at(1, 24).disc(0, 8).disc(1, 8).turn()
    table.machine(R1, R4).deck(U)
    table.play('taste', `break ${R1}`)
    expect(table.view.machine.removed).toContain(R1)
    expect(table.outcomes()).toEqual({ [`card ${U}`]: 1 })
    expect(table.nature(`card ${U}`).view.machine.cards).toEqual([R4, U, null, null, null, null, null, null])
  })

  it('TBBR-BOTM-08 nor does the merge after day 1 bring it back', () => {
    const table = race(2)
      .finished(1)
      .at(0, 'B3')
      .disc(0, 16)
      .levelTwo(false)
      .machine(R1, R4, L1)
      .deck(...levelTwo)
    table.play('taste', `break ${R4}`, 'camp').nature('card L2-01', 'card L2-02')
    const drawable = Object.keys(table.outcomes())
    expect(drawable).toHaveLength(23)
    expect(drawable).not.toContain(`card ${R4}`)
  })

  it('TBBR-BOTM-09 an empty left row lets the deck top pass straight to the right', () => {
    const table = counter().machine(BOUGHT, R1, R4, L1, null, null, null, T).deck(U).play('buy', 'taste')
    expect(table.view.machine.cards).toEqual([R1, R4, L1, T, null, null, null, null])
    expect(table.nature(`card ${U}`).view.machine.cards).toEqual([R1, R4, L1, T, U, null, null, null])
    expect(table.active).toBe(1)
  })

  it('TBBR-BOTM-09 the turn of the next player begins only when the machine is full', () => {
    const table = full().play('buy', 'taste')
    expect(table.story).not.toContain('turnStarted')
    expect(table.step).toBe('card')
    table.nature(`card ${U}`)
    expect(table.step).toBe('card')
    expect(table.nature(`card ${V}`).story).toEqual(['cardDrawn', 'turnStarted'])
  })
})
