import { NATURE, SPECTATOR } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { FIRST_MONK, heavenAndAle as game, MONK_SPACES, RESOURCE_SPACES, toCome } from '../src/index.ts'
import { ale, unpacked } from './table.ts'

describe('HA-INFO: information', () => {
  it('HA-INFO-01, HA-RUL-25: every reader sees the same: money, gardens, boxes, cards, tracks, barrels, places, tiles', () => {
    const t = ale(3)
      .garden(1, { s1: 'hops 3', d4: 'M2' })
      .shed(1, 'b3', 'T2')
      .disc(1, 'hops')
      .placed(1, 'M1', 'cash')
      .hand(1, 'brew', 'lowest')
      .ducats(1, 7)
      .large(1, 'G4')
      .on(5, 'wood 1', 'water 2')
      .at(1, 5)
      .turn(0)
    const seen = [SPECTATOR, 0, 1, 2].map((reader) => game.view(t.s, reader))
    for (const view of seen) expect(view).toEqual(t.view)
    expect(t.player(1)).toEqual({
      ducats: 7,
      markers: { wood: 0, yeast: -2, hops: -4, water: -6, barley: -8 },
      brewmaster: -10,
      position: 5,
      place: null,
      garden: { s1: 'hops 3', d4: 'M2' },
      sheds: { b3: 'T2' },
      boxes: ['hops', 'M1', 'M2'],
      number: null,
      pairs: [
        { boxes: ['X', 'wood'], card: null },
        { boxes: ['yeast', 'hops'], card: null },
        { boxes: ['water', 'barley'], card: null },
        { boxes: ['M1', 'M2'], card: 'cash' },
        { boxes: ['M3', 'M4'], card: null },
      ],
      hand: ['lowest', 'brew'],
      surrendered: ['colour', 'barrel'],
    })
    expect(t.space(5)).toEqual({ kind: 'resource', at: 5, tiles: ['wood 1', 'water 2'], discs: 0 })
    expect(t.space(4)).toEqual({ kind: 'activation', letter: 'A', at: 4, tiles: [], discs: 1 })
    expect(t.view.barrels[3]).toEqual({ goal: 'G4', large: 1, small: null })
    expect(t.view).toMatchObject({ round: 1, rounds: 4, turn: 0, question: 'move' })
  })

  it('HA-INFO-02: a stack is a count of each tile, so no order can be known or told', () => {
    const t = unpacked(2)
    expect(Object.keys(t.view.stacks)).toEqual(['I', 'II'])
    expect(Object.values(t.view.stacks.I)).toEqual([...Array(25).fill(2), ...Array(4).fill(3)])
    const one = unpacked(2).nature('draw wood 1', 'draw hops 3')
    const other = unpacked(2).nature('draw hops 3', 'draw wood 1')
    expect(one.view.stacks).toEqual(other.view.stacks)
    expect(one.outcomes()).toEqual(other.outcomes())
  })

  it('HA-INFO-03: what is left of each tile can be counted', () => {
    const t = unpacked(3).nature('draw wood 1', 'draw wood 1', 'draw hops 3')
    expect(t.view.stacks.I['wood 1']).toBeUndefined()
    expect(t.view.stacks.I['hops 3']).toBe(1)
    expect(t.view.stacks.I['hops 2']).toBe(2)
    expect(t.view.stacks.II['wood 1']).toBe(2)
    expect(t.outcomes()['draw wood 1']).toBeUndefined()
    expect(t.outcomes()['draw hops 3']).toBe(1)
    expect(t.outcomes()['draw hops 2']).toBe(2)
  })

  it('HA-INFO-03: with three players eight II monks are never seen, and nobody can tell which', () => {
    const t = ale(3).round(3).on(27, 'wood 1').home(0, 'mark').home(1, 'cash').at(2, 6).turn(2).play('go 28')
    t.nature('draw M1', 'draw M1', 'draw M2', 'draw M4')
    const monks = ['M1', 'M2', 'M3', 'M4'].map((monk) => t.view.stacks.II[monk])
    expect(monks).toEqual([1, 2, 3, 2])
  })

  it('HA-INFO-04: a tile comes as often as it lies face down, which is what a shuffled stack does', () => {
    const t = unpacked(2)
    const total = () => Object.values(t.outcomes()).reduce((sum, weight) => sum + weight, 0)
    expect(Object.values(t.outcomes())).toEqual(Array(25).fill(2))
    expect(total()).toBe(50)
    t.nature('draw barley 5')
    expect(total()).toBe(49)
    expect(t.outcomes()['draw barley 5']).toBe(1)
  })

  it('HA-INFO-04: nothing else is left to chance but the first player, each seat alike', () => {
    const t = unpacked(4)
    for (let draw = 0; draw < 19; draw++) t.nature(t.options()[0])
    expect(t.outcomes()).toEqual({ 'first 0': 1, 'first 1': 1, 'first 2': 1, 'first 3': 1 })
    t.nature('first 2')
    expect(t.asked).toBe(3)
  })

  it('HA-INFO-05: at setup 15 resource tiles in walking order, 4 monks in walking order, the first player', () => {
    const t = unpacked(2)
    const order: (string | number)[] = []
    while (t.asked === NATURE) {
      t.nature(t.options()[0])
      order.push(...t.heard('drawn').map(({ space }) => Number(space)), ...t.heard('firstPlayer').map(() => 'first'))
    }
    expect(order).toEqual([...RESOURCE_SPACES, ...MONK_SPACES, 'first'])
    expect(RESOURCE_SPACES).toEqual([1, 2, 5, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 23, 27])
    expect(MONK_SPACES).toEqual([3, 10, 18, 25])
  })

  it('HA-INFO-05: between rounds the number rises and figures have not departed before the first monk is drawn', () => {
    const t = ale(2).on(27, 'wood 1').home(0, 'mark').at(1, 6).discs(4, 0).turn(1).play('go 28')
    expect(t.view.round).toBe(2)
    expect(t.view.players.map(({ position }) => position)).toEqual([0, 0])
    expect(t.options()).toEqual(['draw M1', 'draw M2', 'draw M3', 'draw M4'])
    t.nature('draw M1', 'draw M2', 'draw M3', 'draw M4')
    expect(t.options()[0]).toBe('draw wood 1')
    for (let draw = 0; draw < 14; draw++) t.nature(t.options()[0])
    expect(t.space(4).discs).toBe(0)
    t.nature(t.options()[0])
    expect(t.space(4).discs).toBe(1)
  })

  it('what is still to be laid out is known by number and by back', () => {
    const coming = (seats: number, round: number, first: number) => {
      const t = ale(seats).round(round)
      t.s.stacks.fill(0, 1, FIRST_MONK)
      t.s.stacks[1] = first
      const { tiles, monks, tileBacks, monkBacks } = toCome(t.s)
      return [tiles, monks, tileBacks.join(), monkBacks.join()]
    }
    const [tiles, monks] = [RESOURCE_SPACES.length, MONK_SPACES.length]
    expect(coming(4, 1, 35)).toEqual([5 * tiles, 5 * monks, 'I,II', 'I,II'])
    expect(coming(2, 1, 2 * tiles)).toEqual([2 * tiles, 2 * monks, 'I', 'I'])
    expect(coming(2, 2, tiles - 1)).toEqual([tiles, monks, 'I,II', 'I'])
    expect(coming(3, 3, 0)).toEqual([tiles, monks, 'II', 'II'])
    expect(coming(2, 3, 5)).toEqual([0, 0, '', ''])
  })
})
