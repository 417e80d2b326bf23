import { describe, expect, it } from 'vitest'
import { tabOf } from '../src/games/heaven-and-ale/board/phone-tabs.ts'

describe('The marks on the tabs of a phone', () => {
  const bought = { type: 'bought', tile: 'hops 1', hex: 's1', side: 'sunny', price: 2, space: 8 } as const

  it('count what others do, where it is to be seen', () => {
    expect(tabOf({ ...bought, seat: 1 }, 0)).toBe('players')
    expect(tabOf({ type: 'barrelTaken', seat: 1, goal: 'G1', size: 'large', points: 4 }, 0)).toBe('barrels')
  })

  it('count nothing one did oneself, and nothing that happens by itself', () => {
    expect(tabOf({ ...bought, seat: 0 }, 0)).toBeUndefined()
    expect(tabOf({ type: 'roundEnded', round: 1 }, 0)).toBeUndefined()
  })
})
