import { describe, expect, it } from 'vitest'
import { complaintsOf, type Night, spendNight } from '../load/night.ts'
import { type Comparison, inWords } from '../load/report.ts'
import { playRound, type Round } from '../load/round.ts'
import { SIDES } from '../load/sides.ts'
import { numberAfter, questionIn } from '../load/talk.ts'

describe('the load command', () => {
  it.each(SIDES)(
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
    const at = (movesPerSecond: number, p99: number, cpuPerMove = 0.9): Round => ({
      ...{ movesPerSecond, p99, p50: 1, memory: 1e8, cpuPerMove },
      ...{ lost: 0, doubled: 0, faults: [] },
    })
    const rounds = {
      estaminet: [at(300, 5, 0.2), at(400, 5, 0.25), at(900, 5, 0.3)],
      'boardgame.io': [at(100, 9), at(100, 9), at(100, 9)],
      'state only': [at(200, 4, 0.5), at(200, 4, 0.5), at(200, 4, 0.5)],
    }
    const comparison: Comparison = { tables: 10, seconds: 8, rounds, lost: 0, doubled: 0, faults: [] }
    const report = inWords({ date: '', machine: '', comparisons: [comparison] })
    expect(report).toContain('4.0 (3.0 to 9.0) times the moves/s (bar: 2.5, met), p99 lower, 0.28 (0.22 to 0.33) of')
    expect(report).toContain(
      '2.0 (1.5 to 4.5) times the moves/s (bar: 1.5, met), p99 higher, 0.50 (0.40 to 0.60) of the processor time (bar: 0.67, met)',
    )
    const slower = { ...rounds, estaminet: [at(250, 5, 0.4)] }
    const missed = inWords({ date: '', machine: '', comparisons: [{ ...comparison, tables: 200, rounds: slower }] })
    expect(missed).toContain(
      '(bar: 3, missed), p99 lower, 0.44 (0.44 to 0.44) of the processor time (bar: 0.33, missed)',
    )
    expect(missed).toContain(
      '(bar: 1.5, missed), p99 higher, 0.80 (0.80 to 0.80) of the processor time (bar: 0.67, missed)',
    )
  })
})

describe('a night at the house', () => {
  it('of a few seconds loses nothing', async () => {
    const { moves, wrong } = await spendNight({ minutes: 0.1, tables: 2, seed: 'test' })
    expect(wrong).toEqual([])
    expect(moves).toBeGreaterThan(0)
  }, 120_000)

  it('is no good one when memory grows, work takes too long, or something is lost', () => {
    const megabyte = 1024 * 1024
    const good: Night = {
      ...{ moves: 9, finished: 0, running: 2, longest: 50, late: 900, wrong: [] },
      memory: { middle: 200 * megabyte, end: 240 * megabyte },
    }
    expect(complaintsOf(good)).toEqual([])
    expect(complaintsOf({ ...good, memory: { middle: 200 * megabyte, end: 260 * megabyte } })).toHaveLength(1)
    expect(complaintsOf({ ...good, longest: 51, moves: 0, wrong: ['a move'] })).toHaveLength(3)
  })
})
