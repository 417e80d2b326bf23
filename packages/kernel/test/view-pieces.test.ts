import { describe, expect, it } from 'vitest'
import { bySeat, defineState, type StateOf, viewPieces } from '../src/index.ts'

const kind = defineState('tray', ['day'], ['glasses', 'coins'])
type Tray = StateOf<typeof kind>
const trayFor = (seats: number) => kind.create({ glasses: seats * 2, coins: seats })

let made: number[] = []
const pieces = viewPieces<Tray, { glasses: number[]; coins: number; day: number }>({
  windows: (s) => bySeat(s.coins.length, [s.glasses, s.coins]),
  also: (s) => s.day,
  make(s, seat) {
    made.push(seat)
    return { glasses: Array.from(s.glasses.subarray(seat * 2, seat * 2 + 2)), coins: s.coins[seat], day: s.day }
  },
})
const newlyMade = (s: Tray) => {
  made = []
  pieces(s)
  return made
}

describe('pieces of a view', () => {
  it('are made anew only when what they are made from has changed', () => {
    const s = trayFor(3)
    expect(newlyMade(s)).toEqual([0, 1, 2])
    expect(newlyMade(s)).toEqual([])
    s.glasses[3] = 2
    expect(newlyMade(s)).toEqual([1])
    s.coins[0] = 5
    s.coins[2] = 7
    expect(newlyMade(s)).toEqual([0, 2])
    s.day = 1
    expect(newlyMade(s)).toEqual([0, 1, 2])
    expect(pieces(s)[1]).toEqual({ glasses: [0, 2], coins: 0, day: 1 })
  })

  it('belong to one state and cannot be changed', () => {
    const [s, other] = [trayFor(2), trayFor(2)]
    other.coins[0] = 9
    expect([pieces(s)[0].coins, pieces(other)[0].coins]).toEqual([0, 9])
    expect(Object.isFrozen(pieces(s)[0])).toBe(true)
  })
})
