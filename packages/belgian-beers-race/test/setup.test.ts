import { NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { COASTERS } from '../src/content/coasters.ts'
import { objectives } from '../src/content/objectives.ts'
import { unpacked } from './table.ts'

type Table = ReturnType<typeof unpacked>

/** Nature draws the first outcome again and again until a step of this name is done. */
function through(t: Table, step: string): Table {
  while (t.step === step) t.nature(t.options()[0] ?? '')
  return t
}
const first = (seats: number, seat = 0) => unpacked(seats).nature(`first ${seat}`)
const dealt = (seats: number, seat = 0) =>
  through(through(through(first(seats, seat), 'coaster'), 'card'), 'level-three')
const cardsOf = (level: number) => objectives.filter((card) => card.level === level).map(({ id }) => id)
const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0)

describe('Setup', () => {
  it('TBBR-SETUP-01 chance names the first player, each seat as likely as another', () => {
    expect(unpacked(3).outcomes()).toEqual({ 'first 0': 1, 'first 1': 1, 'first 2': 1 })
    const t = first(3, 2)
    expect(t.heard('firstPlayer')).toEqual([{ type: 'firstPlayer', seat: 2 }])
    expect(t.view.first).toBe(2)
    expect(dealt(3, 2).asked).toBe(2)
  })

  it('TBBR-SETUP-02 5, 15 or 25 coasters are drawn, one by one', () => {
    for (const [seats, drawn] of [
      [2, 5],
      [3, 15],
      [4, 25],
    ] as const) {
      const t = through(first(seats), 'coaster')
      expect(t.view.board.coastersDrawn).toHaveLength(drawn)
      expect(sum(t.view.board.coasters)).toBe(drawn)
    }
  })

  it('TBBR-SETUP-02 each face is as likely as another; a drawn token does not come back, and coasters may share a brewery', () => {
    const t = first(2)
    expect(Object.values(t.outcomes())).toEqual(Array(88).fill(1))
    expect(t.options()[0]).toBe('coaster 1/18')
    expect(t.options()[1]).toBe('coaster 18/1')
    t.nature('coaster 18/1')
    expect(t.heard('coasterPlaced')).toEqual([{ type: 'coasterPlaced', place: 18 }])
    expect(t.options()).toHaveLength(86)
    expect(t.may('coaster 1/18')).toBe(false)
    t.nature('coaster 18/B1')
    expect(t.view.board.coasters).toEqual([{ place: 18, count: 2 }])
    expect(t.view.board.coastersDrawn).toEqual([0, COASTERS.findIndex(([a, b]) => a === 18 && b === 'B1')])
    expect(dealt(2).view.board.coastersDrawn).toHaveLength(5)
  })

  it('TBBR-SETUP-03 a bottle lies on every brewery, coasters or not, and none on the Grand Place', () => {
    const { bottles } = dealt(4).view.board
    expect(bottles).toHaveLength(40)
    expect(bottles).not.toContain('GP')
  })

  it('TBBR-SETUP-04 three decks: level 1 is drawn from alone, level 2 waits unseen', () => {
    const t = through(first(2), 'coaster')
    expect(t.options()).toEqual(cardsOf(1).map((id) => `card ${id}`))
    expect(t.view.machine.levelTwo).toBe(false)
    expect(Object.values(t.outcomes())).toEqual(Array(32).fill(1))
    expect(through(t, 'card').options()).toEqual(cardsOf(3).map((id) => `card ${id}`))
  })

  it('TBBR-SETUP-05 four accessible cards, three in the left row and the visible top of the deck', () => {
    const t = through(first(2), 'coaster')
    const drawn = ['L1-07', 'L1-30', 'L1-02', 'L1-11', 'L1-05', 'L1-32', 'L1-01', 'L1-23']
    t.nature(...drawn.map((id) => `card ${id}`))
    expect(t.heard('cardDrawn').map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(t.rightRow).toEqual(['L1-07', 'L1-30', 'L1-02', 'L1-11'])
    expect(t.leftRow).toEqual(['L1-05', 'L1-32', 'L1-01'])
    expect(t.deckTop).toBe('L1-23')
  })

  it('TBBR-SETUP-05 example: of 32 cards 4 are accessible, 3 in the left row, and 25 make a deck whose top is visible', () => {
    const t = dealt(3)
    expect(t.rightRow.filter(Boolean)).toHaveLength(4)
    expect(t.leftRow.filter(Boolean)).toHaveLength(3)
    expect(t.deckTop).not.toBeNull()
    expect(t.view.machine.deck + 1).toBe(25)
  })

  it('TBBR-SETUP-06 as many level 3 cards as players, in the base game', () => {
    for (const seats of [2, 3, 4]) expect(dealt(seats).view.levelThree).toHaveLength(seats)
    const t = through(through(first(2), 'coaster'), 'card').nature('card L3-15')
    expect(t.heard('levelThreeRevealed')).toEqual([{ type: 'levelThreeRevealed', card: 'L3-15' }])
    expect(t.may('card L3-15')).toBe(false)
    expect(t.nature('card L3-02').view.levelThree).toEqual(['L3-02', 'L3-15'])
  })

  it('TBBR-SETUP-06 example: with three players 3 are revealed and 12 never seen', () => {
    const t = dealt(3)
    expect(t.view.levelThree).toEqual(['L3-01', 'L3-02', 'L3-03'])
    expect(cardsOf(3)).toHaveLength(3 + 12)
    expect(t.asked).not.toBe(NATURE)
  })

  it('TBBR-SETUP-07 the first day has 24 units and is not the last', () => {
    expect(unpacked(2).view).toMatchObject({ day: 1, dayLength: 24, lastDay: false })
  })

  it('TBBR-SETUP-08 all bottle tokens are filled, behind spaces 8, 16 and 24', () => {
    expect(unpacked(2).view.tokens).toEqual([
      { after: 8, broken: false },
      { after: 16, broken: false },
      { after: 24, broken: false },
    ])
  })

  it('TBBR-SETUP-09 the base game is the default, and nobody is asked anything before the first turn', () => {
    expect(unpacked(2).view.match).toMatchObject({ length: 'base', leader: 'all', arrival: 'play' })
    const chosen = { length: 'short', leader: 'awake', arrival: 'clock' }
    expect(unpacked(4, chosen).view.match).toMatchObject({ seats: 4, ...chosen })
    const t = first(2)
    while (t.asked === NATURE) t.nature(t.options()[0] ?? '')
    expect(t.step).toBe('action')
  })

  it('TBBR-SETUP-10, TBBR-SETUP-12 everybody begins on the Grand Place with nothing, and finds nothing there', () => {
    const t = dealt(2)
    const nothing = { yellow: 0, brown: 0, red: 0, black: 0 }
    for (const seat of [0, 1])
      expect(t.player(seat)).toMatchObject({
        time: 0,
        place: 'GP',
        level: 0,
        glass: 0,
        cubes: nothing,
        cheese: 0,
        cheeseMarkers: 0,
        cheers: 0,
        cheersMarkers: 0,
        bonus: { player: 0, author: 0, cardinal: 0, trappist: 0 },
        bottles: nothing,
        coasters: 0,
        visited: [],
        cards: [],
        score: 0,
        ride: 0,
        hitch: null,
        used: { buy: false, taste: false },
        asleep: false,
        camped: false,
      })
  })

  it('TBBR-SETUP-11 the discs lie in one stack on space 0, clockwise downwards from the first player', () => {
    expect(dealt(4, 2).stackOn(0)).toEqual([1, 0, 3, 2])
    expect(dealt(2, 1).stackOn(0)).toEqual([0, 1])
    expect(dealt(4, 2).view.players.map(({ grandPlace }) => grandPlace?.order)).toEqual([3, 4, 1, 2])
  })

  it('TBBR-SETUP-11 example: seats A, B, C, D and A first make a stack A, B, C, D from the top', () => {
    expect(dealt(4).stackOn(0).reverse()).toEqual([0, 1, 2, 3])
  })
})
