import { MAX_MOVES, readOptions } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { asksForVisits, playableAlone, tagsOf } from '../../src/content/objective-tags.ts'
import { objectives } from '../../src/content/objectives.ts'
import { REMOVED } from '../../src/engine/state.ts'
import { alone, at, game, him, unpackedAlone } from './alone.ts'

/** He starts at B1 (coaster 18/B1) and goes to 19. */
function setUp() {
  const t = unpackedAlone().nature('first 0')
  while (t.step === 'card') t.nature(Object.keys(t.outcomes())[0] ?? '')
  return t
}

describe('Alone: setup', () => {
  it('TBBR-SOLO-01 one player, three days of 24, 32 and 24', () => {
    expect(game.seats).toEqual({ min: 1, max: 4 })
    const t = alone(11, 30)
    expect(t.view.players.length).toBe(1)
    expect([1, 2, 3].map((day) => alone(11, 30).day(day).view.dayLength)).toEqual([24, 32, 24])
  })

  it('TBBR-SOLO-01 one player without it is refused, and so are two with it', () => {
    expect(() => readOptions(game, 1)).toThrow('TBBR-COMP-01')
    expect(() => readOptions(game, 2, { solo: true })).toThrow('TBBR-EXP-02')
    expect(() => readOptions(game, 1, { solo: true, length: 'short' })).toThrow('TBBR-EXP-04')
  })

  it('TBBR-SOLO-02 no coaster lies on a brewery: all 44 are in the bag', () => {
    const t = setUp()
    expect(t.view.board.coasters).toEqual([])
    expect(t.view.board.coastersDrawn).toEqual([])
    expect(t.step).toBe('solo/start')
    expect(Object.keys(t.outcomes()).length).toBe(88)
    const weights = new Int32Array(MAX_MOVES)
    expect(game.chance(t.s, new Int32Array(MAX_MOVES), weights)).toBe(88)
    expect(weights.subarray(0, 88).every((weight) => weight === 1)).toBe(true)
  })

  it('TBBR-SOLO-03, R-67 a coaster with either side up says where he starts; he keeps it and takes the bottle', () => {
    const t = setUp()
    expect(t.outcomes()).toMatchObject({ 'coaster 18/B1': 1, 'coaster B1/18': 1 })
    t.nature('coaster B1/18')
    expect(him(t)).toMatchObject({ place: 'B1', coasters: 1, bottles: { brown: 1 }, stood: ['B1'] })
    expect(t.hasBottle('B1')).toBe(false)
  })

  it('TBBR-SOLO-04, R-50 another says where he goes; one that names his own brewery is put back when a third is drawn', () => {
    const t = setUp().nature('coaster B1/18')
    t.nature('coaster B1/12')
    expect(t.step).toBe('solo/destination')
    expect(him(t)).toMatchObject({ destination: null, aside: [34] })
    expect(Object.keys(t.outcomes())).not.toContain('coaster 12/B1')
    t.nature('coaster 19/2')
    expect(him(t)).toMatchObject({ destination: 19, aside: [], coasters: 1 })
    expect(t.view.board.coastersDrawn).toEqual([1, 17])
  })

  it('TBBR-SOLO-05 one level 3 card of the nine with visits, then one of the others', () => {
    const t = setUp().nature('coaster B1/18', 'coaster 19/2')
    const packet = () => Object.keys(t.outcomes()).map((text) => text.replace('card ', ''))
    const levelThree = objectives.filter((card) => card.level === 3)
    expect(packet()).toEqual(levelThree.filter(asksForVisits).map(({ id }) => id))
    expect(packet().length).toBe(9)
    t.nature('card L3-01')
    expect(packet().every((id) => !asksForVisits(objectives.find((card) => card.id === id) ?? objectives[0]))).toBe(
      true,
    )
    expect(packet()).not.toContain('L3-10')
    expect(packet().length).toBe(5)
    t.nature(`card ${packet()[0]}`)
    expect(t.view.levelThree.length).toBe(2)
    expect(t.step).toBe('action')
  })

  it('TBBR-SOLO-06, R-52 cards that ask for coasters or for two partners are in no deck, of any level', () => {
    const t = setUp()
    for (const [at, card] of objectives.entries())
      if (!playableAlone(card)) expect([card.id, t.s.card[at]]).toEqual([card.id, REMOVED])
    expect(objectives.filter((card) => tagsOf(card).includes('coaster')).length).toBeGreaterThan(0)
    expect(
      t.view.machine.cards.every((id) => playableAlone(objectives.find((card) => card.id === id) ?? objectives[0])),
    ).toBe(true)
  })

  it('TBBR-SOLO-07 the player starts on the Grand Place with the first turn; all but the order of decks and bag is public', () => {
    const t = setUp().nature('coaster B1/18', 'coaster 19/2', 'card L3-01', 'card L3-11')
    expect(t.asked).toBe(0)
    expect(t.player(0).place).toBe('GP')
    expect(at(t)).toBe('B1')
    expect(game.view(t.s, 0)).toEqual(game.view(t.s, -1))
  })
})
