import { NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { MONK_SPACES, RESOURCE_SPACES } from '../src/index.ts'
import { ale, unpacked } from './table.ts'

type Table = ReturnType<typeof ale>

/** Nature draws what it lists first until somebody else is asked; the draws come back as 'space tile'. */
function layOut(t: Table): string[] {
  const drawn: string[] = []
  while (t.asked === NATURE) {
    t.nature(t.options()[0])
    drawn.push(...t.heard('drawn').map(({ space, tile }) => `${space} ${tile}`))
  }
  return drawn
}

/** Everybody walks straight home and takes the first place offered. */
function allGoHome(t: Table): Table {
  while (t.asked !== NATURE && !t.isOver) t.play(t.question === 'move' ? 'go 28' : t.options()[0])
  return t
}

/** A game in which nobody ever buys, up to the beginning of a round. */
function idle(seats: number, round: number): Table {
  const t = unpacked(seats)
  layOut(t)
  while (t.view.round < round) layOut(allGoHome(t))
  return t
}

const isMonk = (tile: string) => tile.startsWith('M')
const leftOf = (t: Table, back: 'I' | 'II', monks: boolean) =>
  Object.entries(t.view.stacks[back]).reduce((sum, [tile, left]) => sum + (isMonk(tile) === monks ? left : 0), 0)
const discs = (t: Table) => [4, 7, 12, 16, 20, 24].map((at) => t.space(at).discs)

describe('HA-NEXT: preparing the next round', () => {
  it('HA-NEXT-01, HA-RUL-38, HA-INFO-05: monks come first, one more on each monk space in walking order', () => {
    const t = allGoHome(idle(2, 1))
    expect(t.view.round).toBe(2)
    expect(t.view.players.map(({ position }) => position)).toEqual([0, 0])
    const spaces = layOut(t).map((drawn) => Number(drawn.split(' ')[0]))
    expect(spaces).toEqual([...MONK_SPACES, ...RESOURCE_SPACES])
    expect(MONK_SPACES.map((at) => t.space(at).tiles.length)).toEqual([2, 2, 2, 2])
  })

  it.each([
    { seats: 2, round: 2, back: 'I' },
    { seats: 2, round: 3, back: 'I' },
    { seats: 3, round: 3, back: 'I' },
    { seats: 3, round: 4, back: 'II' },
    { seats: 4, round: 3, back: 'I' },
    { seats: 4, round: 4, back: 'II' },
    { seats: 4, round: 6, back: 'II' },
  ] as const)('HA-NEXT-01, HA-DATA-12: round $round of $seats players takes a stack of $back monks', (one) => {
    const before = allGoHome(idle(one.seats, one.round - 1))
    const monks = { I: leftOf(before, 'I', true), II: leftOf(before, 'II', true) }
    layOut(before)
    expect(leftOf(before, 'I', true)).toBe(monks.I - (one.back === 'I' ? 4 : 0))
    expect(leftOf(before, 'II', true)).toBe(monks.II - (one.back === 'II' ? 4 : 0))
    expect(monks.I).toBe(12 - 4 * Math.min(3, one.round - 1))
  })

  it('HA-NEXT-01: which monk comes is weighed by what is left of it', () => {
    const t = allGoHome(idle(3, 3))
    expect(t.outcomes()).toEqual({ 'draw M1': 3, 'draw M2': 3, 'draw M3': 3, 'draw M4': 3 })
    t.nature('draw M2')
    expect(t.outcomes()).toEqual({ 'draw M1': 3, 'draw M2': 2, 'draw M3': 3, 'draw M4': 3 })
  })

  it('HA-NEXT-02 example: with three players round 4 uses the last 5 I tiles and 10 II tiles', () => {
    const t = allGoHome(idle(3, 3))
    expect([leftOf(t, 'I', false), leftOf(t, 'II', false)]).toEqual([5, 50])
    layOut(t)
    expect([leftOf(t, 'I', false), leftOf(t, 'II', false)]).toEqual([0, 40])
  })

  it('HA-NEXT-02, HA-RUL-39: the switch comes in mid-filling, after the last I tile', () => {
    const t = allGoHome(idle(3, 3))
    for (let monk = 0; monk < 4; monk++) t.nature(t.options()[0])
    const weights = Array.from({ length: 15 }, () => {
      const total = Object.values(t.outcomes()).reduce((sum, weight) => sum + weight, 0)
      t.nature(t.options()[0])
      return total
    })
    expect(weights).toEqual([5, 4, 3, 2, 1, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41])
  })

  it('HA-NEXT-02 example: a space nobody bought from in rounds 1 and 2 holds 3 tiles in round 3', () => {
    const t = idle(2, 3)
    expect(RESOURCE_SPACES.map((at) => t.space(at).tiles.length)).toEqual(Array(15).fill(3))
  })

  it('HA-NEXT-02, HA-RUL-24: two players see 45 resource tiles, three 60, four 90', () => {
    const seen = ([seats, round]: readonly [number, number]) => {
      const t = idle(seats, round)
      return 100 - leftOf(t, 'I', false) - leftOf(t, 'II', false)
    }
    expect([[2, 3] as const, [3, 4] as const, [4, 6] as const].map(seen)).toEqual([45, 60, 90])
  })

  it('HA-NEXT-03 example: 1 -> 1 and 0 -> 1 discs', () => {
    const t = idle(4, 1).discs(4, 0).discs(7, 1).discs(12, 0).discs(24, 0)
    layOut(allGoHome(t))
    expect(t.view.round).toBe(2)
    expect(discs(t)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it.each([
    { seats: 2, last: 3, expected: [1, 2, 2, 1, 1, 1] },
    { seats: 3, last: 4, expected: [1, 2, 2, 2, 1, 1] },
    { seats: 4, last: 6, expected: [1, 1, 1, 1, 1, 1] },
  ])('HA-NEXT-04 example: the discs of the last round of $seats players are $expected', ({ seats, last, expected }) => {
    expect(discs(idle(seats, last - 1))).toEqual([1, 1, 1, 1, 1, 1])
    const t = allGoHome(idle(seats, last - 1))
    layOut(t)
    expect(t.view.round).toBe(last)
    expect(discs(t)).toEqual(expected)
    expect(t.heard('roundBegan')).toMatchObject([{ round: last, last: true, discs: expected }])
  })

  it('HA-NEXT-05: the occupant of FIRST begins, clockwise after that, and no place pays again', () => {
    const t = ale(3).on(27, 'wood 1').home(0, 'cash').home(1, 'brew').at(2, 6).turn(2).play('go 28')
    layOut(t)
    expect(t.asked).toBe(2)
    expect(t.view.players.map(({ place }) => place)).toEqual(['cash', 'brew', 'first'])
    expect(t.view.players.map(({ position }) => position)).toEqual([0, 0, 0])
    expect(t.view.players.map(({ ducats, brewmaster }) => [ducats, brewmaster])).toEqual(Array(3).fill([25, -10]))
    expect(t.heard('roundBegan')).toEqual([
      { type: 'roundBegan', round: 2, last: false, first: 2, discs: [1, 1, 1, 1, 1, 1] },
    ])
    t.play('go 1', 'hex d1')
    expect(t.asked).toBe(0)
    t.play('go 2', 'hex d1')
    expect(t.asked).toBe(1)
  })

  it('HA-NEXT-06, HA-RUL-23: barrels and personal boards stay as they were', () => {
    const t = ale(2)
      .on(27, 'wood 1')
      .large(0, 'G1')
      .small(1, 'G1')
      .garden(0, { s1: 'hops 3', d4: 'M2' })
      .disc(0, 'hops')
      .placed(1, 'M1', 'cash')
      .hand(0, 'brew')
      .home(0, 'mark')
      .at(1, 6)
      .turn(1)
      .play('go 28')
    const before = t.view
    layOut(t)
    expect(t.view.barrels).toEqual(before.barrels)
    expect(t.view.players).toEqual(before.players)
    expect(t.space(27).tiles).toHaveLength(2)
    expect(t.space(27).tiles).toContain('wood 1')
  })
})
