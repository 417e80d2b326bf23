import { describe, expect, it } from 'vitest'
import { ale } from './table.ts'

const ALL_CARDS = ['card colour', 'card lowest', 'card barrel', 'card cash', 'card brew', 'pass']

/** Seat 0 owns a tile for every box, and both players can stop at 27. */
const table = () =>
  ale(2)
    .garden(0, { d1: 'wood 1', d3: 'yeast 1', d5: 'hops 1', d8: 'water 1', d10: 'barley 1' })
    .garden(0, { s1: 'M1', s3: 'M2', s8: 'M3', s13: 'M4' })
    .on(27, 'wood 2', 'wood 3')

const PAIRS = [
  { first: 'X', second: 'wood', pair: 0 },
  { first: 'wood', second: 'X', pair: 0 },
  { first: 'yeast', second: 'hops', pair: 1 },
  { first: 'hops', second: 'yeast', pair: 1 },
  { first: 'water', second: 'barley', pair: 2 },
  { first: 'barley', second: 'water', pair: 2 },
  { first: 'M1', second: 'M2', pair: 3 },
  { first: 'M2', second: 'M1', pair: 3 },
  { first: 'M3', second: 'M4', pair: 4 },
  { first: 'M4', second: 'M3', pair: 4 },
]

describe('HA-PAIR: pairs of boxes', () => {
  it.each(PAIRS)(
    'HA-PAIR-01, HA-DATA-09: with a disc on $first, one on $second lets its owner place a card at their pair',
    ({ first, second, pair }) => {
      const t = table().disc(0, first).turn(0).play('go 16', `activate ${second}`)
      expect(t.question).toBe('chooseCard')
      expect(t.asked).toBe(0)
      expect(t.options()).toEqual(ALL_CARDS)
      t.play('card cash')
      expect(t.player(0).pairs.map(({ card }) => card)).toEqual(
        [0, 1, 2, 3, 4].map((at) => (at === pair ? 'cash' : null)),
      )
      expect([...t.player(0).pairs[pair].boxes].sort()).toEqual([first, second].sort())
      expect(t.player(0).hand).toEqual(['colour', 'lowest', 'barrel', 'brew'])
    },
  )

  it('HA-PAIR-01, HA-ACT-09: the disc pays first, then the card is asked for, and it pays at once', () => {
    const t = ale(2).garden(0, { d1: 'wood 3', d2: 'wood 5' }).disc(0, 'X').on(27, 'hops 1').turn(0).play('go 12')
    expect(t.player(0)).toMatchObject({ ducats: 33, boxes: ['X', 'wood'] })
    expect(t.question).toBe('chooseCard')
    t.play('card cash')
    expect(t.player(0).ducats).toBe(45)
    expect(t.asked).toBe(1)
  })

  it('HA-PAIR-01: two discs of different pairs complete nothing', () => {
    const t = table().disc(0, 'X', 'hops', 'water', 'M1', 'M3').turn(0).play('go 16')
    const t2 = table().disc(0, 'wood', 'hops', 'barley', 'M2').turn(0).play('go 16', 'activate M4')
    expect(t.options()).toEqual(['wood', 'yeast', 'barley', 'M2', 'M4'].map((box) => `activate ${box}`))
    expect(t2.heard('pairCompleted')).toEqual([])
    expect(t2.asked).toBe(1)
  })

  it('HA-PAIR-02: a declined pair never gets a card, even when another one is completed later', () => {
    const t = table().disc(0, 'X').turn(0).play('go 12', 'activate wood', 'pass')
    expect(t.heard('noCardPlaced')).toEqual([{ type: 'noCardPlaced', seat: 0, boxes: ['X', 'wood'], why: 'declined' }])
    expect(t.player(0).hand).toEqual(['colour', 'lowest', 'barrel', 'cash', 'brew'])
    expect(t.asked).toBe(1)
    t.disc(0, 'yeast').turn(0).play('go 16', 'activate hops')
    expect(t.options()).toEqual(ALL_CARDS)
    t.play('card brew')
    expect(t.player(0).pairs.map(({ card }) => card)).toEqual([null, 'brew', null, null, null])
  })

  it('HA-PAIR-02: a third disc does not ask for a pair completed before', () => {
    const t = table().disc(0, 'X', 'wood').turn(0).play('go 16', 'activate yeast')
    expect(t.heard('pairCompleted')).toEqual([])
    expect(t.question).toBe('move')
    expect(t.asked).toBe(1)
  })

  it.each(PAIRS)('HA-PAIR-03: even the tenth disc, on $second, completes one pair and asks for one card', (last) => {
    const others = PAIRS.map(({ second }) => second).filter((box) => box !== last.second)
    const t = table()
      .disc(0, ...others)
      .turn(0)
      .play('go 16')
    expect(t.heard('pairCompleted')).toHaveLength(1)
    expect(t.player(0).boxes).toHaveLength(10)
    t.play('card barrel')
    expect(t.asked).toBe(1)
    expect(t.player(0).pairs.filter(({ card }) => card !== null)).toHaveLength(1)
  })

  it('HA-PAIR-04, HA-RUL-15: with an empty hand the chance passes without a question', () => {
    const t = table().hand(0).disc(0, 'X').turn(0).play('go 12', 'activate wood')
    expect(t.heard('pairCompleted')).toEqual([{ type: 'pairCompleted', seat: 0, boxes: ['X', 'wood'] }])
    expect(t.heard('noCardPlaced')).toEqual([{ type: 'noCardPlaced', seat: 0, boxes: ['X', 'wood'], why: 'emptyHand' }])
    expect(t.asked).toBe(1)
    expect(t.player(0).pairs[0].card).toBeNull()
  })

  it('HA-PAIR-04: one card in hand is still a question, since none may be placed', () => {
    const t = table().hand(0, 'lowest').disc(0, 'X').turn(0).play('go 12', 'activate wood')
    expect(t.options()).toEqual(['card lowest', 'pass'])
  })
})
