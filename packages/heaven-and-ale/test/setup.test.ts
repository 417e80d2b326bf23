import { NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { ale, unpacked } from './table.ts'

type Table = ReturnType<typeof ale>

const RESOURCE_SPACES = [1, 2, 5, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 23, 27]
const MONK_SPACES = [3, 10, 18, 25]
const ACTIVATION_SPACES = [4, 7, 12, 16, 20, 24]

/** Nature turns up the first tile it can, again and again; the spaces they went to. */
function drawAll(table: Table, what: 'drawTile' | 'drawMonk'): unknown[] {
  const spaces: unknown[] = []
  while (table.asked === NATURE && table.info(table.options()[0]).kind === what) {
    table.nature(table.options()[0])
    spaces.push(...table.heard('drawn').map((event) => event.space))
  }
  return spaces
}

const dealt = (seats: number): Table => {
  const table = unpacked(seats)
  drawAll(table, 'drawTile')
  drawAll(table, 'drawMonk')
  return table
}

/** Everybody walks straight home, on whatever place is offered first, until the next draw or the end. */
function goHome(table: Table): Table {
  while (table.asked !== undefined && table.asked !== NATURE)
    table.play(table.options().includes('go 28') ? 'go 28' : table.options()[0])
  return table
}

const faceDown = (table: Table, back: 'I' | 'II', monks: boolean): number =>
  Object.entries(table.view.stacks[back])
    .filter(([name]) => name.startsWith('M') === monks)
    .reduce((sum, [, left]) => sum + left, 0)

/** Backs of the monks turned up round by round, and how many, until the game is over. */
function monksByRound(seats: number): { rounds: string[]; left: { I: number; II: number } } {
  const table = unpacked(seats)
  const rounds: string[] = []
  while (!table.isOver) {
    const before = [faceDown(table, 'I', true), faceDown(table, 'II', true)]
    while (table.asked === NATURE) table.nature(table.options()[0])
    rounds.push(`${before[0] - faceDown(table, 'I', true)}+${before[1] - faceDown(table, 'II', true)}`)
    goHome(table)
  }
  return { rounds, left: { I: faceDown(table, 'I', true), II: faceDown(table, 'II', true) } }
}

describe('Setup', () => {
  it('HA-SETUP-01 the first draw may be any tile of stack I, each as often as it lies there', () => {
    const table = unpacked(2)
    const outcomes = table.outcomes()
    expect(Object.keys(outcomes)).toHaveLength(25)
    expect(Object.values(outcomes).every((weight) => weight === 2)).toBe(true)
    table.nature('draw hops 3')
    expect(table.outcomes()['draw hops 3']).toBe(1)
    table.nature('draw hops 3')
    expect(table.outcomes()).not.toHaveProperty('draw hops 3')
    expect([table.space(1).tiles, table.space(2).tiles]).toEqual([['hops 3'], ['hops 3']])
  })

  it('HA-SETUP-01, HA-RUL-38 resource spaces are filled in walking order', () => {
    const table = unpacked(3)
    expect(table.info('draw wood 1')).toMatchObject({ kind: 'drawTile', tile: 'wood 1', space: 1 })
    expect(drawAll(table, 'drawTile')).toEqual(RESOURCE_SPACES)
  })

  it('HA-SETUP-01 example: stack I 50 to 35 tiles, every resource space 0 to 1', () => {
    const table = unpacked(4)
    expect(faceDown(table, 'I', false)).toBe(50)
    expect(RESOURCE_SPACES.map((at) => table.space(at).tiles.length)).toEqual(Array(15).fill(0))
    drawAll(table, 'drawTile')
    expect(faceDown(table, 'I', false)).toBe(35)
    expect(faceDown(table, 'II', false)).toBe(50)
    expect(RESOURCE_SPACES.map((at) => table.space(at).tiles.length)).toEqual(Array(15).fill(1))
  })

  it('HA-SETUP-02 the twelve I monks last exactly three fillings of four', () => {
    expect(monksByRound(2)).toEqual({ rounds: ['4+0', '4+0', '4+0'], left: { I: 0, II: 12 } })
  })

  it.each([
    [2, ['4+0', '4+0', '4+0'], 12],
    [3, ['4+0', '4+0', '4+0', '0+4'], 8],
    [4, ['4+0', '4+0', '4+0', '0+4', '0+4', '0+4'], 0],
  ])('HA-SETUP-03 with %i players the monk stacks are %j and %i II monks stay out, unseen', (seats, rounds, out) => {
    expect(monksByRound(seats)).toEqual({ rounds, left: { I: 0, II: out } })
  })

  it('HA-SETUP-04, HA-RUL-38 one monk goes on each of the four monk spaces, in walking order', () => {
    const table = unpacked(3)
    drawAll(table, 'drawTile')
    expect(table.outcomes()).toEqual({ 'draw M1': 3, 'draw M2': 3, 'draw M3': 3, 'draw M4': 3 })
    expect(table.info('draw M2')).toMatchObject({ kind: 'drawMonk', tile: 'M2', space: 3 })
    table.nature('draw M2', 'draw M2', 'draw M2', 'draw M4')
    expect(MONK_SPACES.map((at) => table.space(at).tiles)).toEqual([['M2'], ['M2'], ['M2'], ['M4']])
  })

  it('HA-SETUP-04 the stacks are used from left to right: II comes after the third round', () => {
    const table = unpacked(3)
    const outcomes: Record<string, number>[] = []
    while (!table.isOver) {
      while (table.asked === NATURE) {
        const coming = table.options()[0]
        if (table.info(coming).kind === 'drawMonk' && table.info(coming).space === 3) outcomes.push(table.outcomes())
        table.nature(coming)
      }
      goHome(table)
    }
    expect(outcomes).toEqual([
      { 'draw M1': 3, 'draw M2': 3, 'draw M3': 3, 'draw M4': 3 },
      { 'draw M2': 2, 'draw M3': 3, 'draw M4': 3 },
      { 'draw M3': 1, 'draw M4': 3 },
      { 'draw M1': 3, 'draw M2': 3, 'draw M3': 3, 'draw M4': 3 },
    ])
  })

  it('HA-SETUP-04 example: with 3 players 4 stacks, of which 3 are left', () => {
    const OUT = 8
    const stacks = (table: Table) => (faceDown(table, 'I', true) + faceDown(table, 'II', true) - OUT) / 4
    expect(stacks(unpacked(3))).toBe(4)
    expect(stacks(dealt(3))).toBe(3)
  })

  it('HA-SETUP-05 one disc lies on each of the six activation spaces', () => {
    const table = dealt(2).nature('first 0').play('place cash')
    expect(ACTIVATION_SPACES.map((at) => table.space(at).discs)).toEqual([1, 1, 1, 1, 1, 1])
    expect(table.view.track.reduce((sum, space) => sum + space.discs, 0)).toBe(6)
  })

  it('HA-SETUP-06 the large barrel lies on top: it goes first, the small one after it', () => {
    expect(unpacked(2).view.barrels.every(({ large, small }) => large === null && small === null)).toBe(true)
    const table = ale(2).brewmaster(0, 1).brewmaster(1, 1).turn(0)
    table.play('go 14')
    expect(table.view.barrels[0]).toEqual({ goal: 'G1', large: 0, small: null })
    expect(table.info('go 14').barrels).toEqual([{ goal: 'G1', size: 'small' }])
    table.play('go 14')
    expect(table.view.barrels[0]).toEqual({ goal: 'G1', large: 0, small: 1 })
  })

  it('HA-SETUP-07 a player begins with 25 ducats, five cards, an empty board and pieces on the start spaces', () => {
    for (const seats of [2, 3, 4])
      expect(unpacked(seats).view.players).toEqual(
        Array(seats).fill({
          ducats: 25,
          markers: { wood: 0, yeast: -2, hops: -4, water: -6, barley: -8 },
          brewmaster: -10,
          position: 0,
          place: null,
          garden: {},
          sheds: {},
          number: null,
          boxes: [],
          pairs: [
            { boxes: ['X', 'wood'], card: null },
            { boxes: ['yeast', 'hops'], card: null },
            { boxes: ['water', 'barley'], card: null },
            { boxes: ['M1', 'M2'], card: null },
            { boxes: ['M3', 'M4'], card: null },
          ],
          hand: ['colour', 'lowest', 'barrel', 'cash', 'brew'],
          surrendered: [],
        }),
      )
  })

  it.each([
    [2, 3],
    [3, 4],
    [4, 6],
  ])('HA-SETUP-08 a game of %i players lasts %i rounds', (seats, rounds) => {
    const table = unpacked(seats)
    const begun: unknown[] = []
    while (!table.isOver) {
      if (table.asked === NATURE) table.nature(table.options()[0])
      else table.play(table.options().includes('go 28') ? 'go 28' : table.options()[0])
      begun.push(...table.heard('roundBegan').map(({ round, last }) => `${round}${last ? ' last' : ''}`))
    }
    expect(begun).toEqual(Array.from({ length: rounds }, (_, i) => (i + 1 < rounds ? `${i + 1}` : `${i + 1} last`)))
    expect([table.view.round, table.view.rounds]).toEqual([rounds, rounds])
  })
})
