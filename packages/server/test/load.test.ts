import { describe, expect, it } from 'vitest'
import { type Comparison, inWords } from '../load/report.ts'
import { playRound, type Round } from '../load/round.ts'
import { numberAfter, questionIn } from '../load/talk.ts'

describe('the load command', () => {
  it.each(['estaminet', 'boardgame.io'] as const)(
    'plays against %s and loses nothing',
    async (side) => {
      const round = await playRound(side, { tables: 2, seconds: 0.5, warmUp: 0.2, seed: 'test' })
      expect(round).toMatchObject({ lost: 0, doubled: 0, faults: [] })
      expect(round.movesPerSecond).toBeGreaterThan(0)
      expect(round.p99).toBeGreaterThanOrEqual(round.p50)
    },
    120_000,
  )

  it('reads a question without reading the whole frame', () => {
    const choices = [4, 17].map((move) => ({ move, say: `bus ${move}`, info: { kind: 'bus' } }))
    const frame = { n: 12, asks: [{ id: '3.0.ab', seat: 2, choices, sealed: false }], waiting: [2] }
    const bytes = Buffer.from(JSON.stringify(frame))
    expect(questionIn(bytes)).toEqual({ ask: '3.0.ab', seat: 2, moves: [4, 17] })
    expect(numberAfter(bytes, '"n":')).toBe(12)
    expect(questionIn(Buffer.from(JSON.stringify({ ...frame, asks: [] })))).toBeUndefined()
  })

  it('compares round by round, and says which bar was missed', () => {
    const at = (movesPerSecond: number, p99: number): Round => ({
      ...{ movesPerSecond, p99, p50: 1, memory: 1e8, cpuPerMove: 0.3 },
      ...{ lost: 0, doubled: 0, faults: [] },
    })
    const rounds = {
      estaminet: [at(300, 5), at(400, 5), at(900, 5)],
      'boardgame.io': [at(100, 9), at(100, 9), at(100, 9)],
    }
    const comparison: Comparison = { tables: 10, seconds: 8, rounds, lost: 0, doubled: 0, faults: [] }
    const report = (tables: number) => inWords({ date: '', machine: '', comparisons: [{ ...comparison, tables }] })
    expect(report(10)).toContain('ratio          4.0 (3.0 to 9.0; bar: 3, met), p99 lower')
    expect(report(200)).toContain('bar: 5, missed')
  })
})
