import { describe, expect, it } from 'vitest'
import { clockFace } from '../src/shell/seats/clock-face.ts'
import { enTable } from '../src/texts/en-table.ts'
import { nlTable } from '../src/texts/nl-table.ts'

const SECOND = 1000
const HOUR = 3_600_000

describe('a clock', () => {
  it('counts seconds in live play', () => {
    const live = (left: number) => clockFace(left, 'live', enTable.clock)
    expect(live(245 * SECOND)).toBe('4:05')
    expect(live(2 * HOUR + 10 * 60 * SECOND)).toBe('2:10:00')
    expect(live(-5)).toBe('0:00')
  })

  it('counts no seconds of a day turn by turn', () => {
    const turns = (left: number) => clockFace(left, 'turns', enTable.clock)
    expect(turns(24 * HOUR - 38 * SECOND)).toBe('23\u00a0h')
    expect(turns(72 * HOUR)).toBe('3\u00a0days')
    expect(turns(HOUR - 1)).toBe('60\u00a0min')
    expect(turns(40 * 60 * SECOND)).toBe('40\u00a0min')
    expect(turns(0)).toBe('0\u00a0min')
    expect(clockFace(5 * HOUR, 'turns', nlTable.clock)).toBe('5\u00a0u')
  })
})
