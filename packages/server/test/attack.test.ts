import { describe, expect, it } from 'vitest'
import { ATTACKS } from '../attack/attacks.ts'
import { barOf, complaints, inWords, type Siege, timesOf } from '../attack/verdict.ts'

const MB = 1024 * 1024
const late = { p50: 0, p99: 1, max: 2 }
const moments = (middle: number, end: number): Siege['moments'] => [
  { when: 'begin', memory: 100 * MB, late },
  { when: 'middle', memory: middle * MB, late },
  { when: 'end', memory: end * MB, late },
]
const stood: Siege = {
  minutes: 10,
  attacks: { tallies: { noise: { tried: 9, refused: 8, how: { 'bad-request': 8 } } }, faults: [] },
  quiet: { count: 50, p50: 3, p95: 8, max: 20 },
  times: { 'a move': { count: 900, p50: 6, p95: 40, max: 700 } },
  bystander: 2,
  moves: 900,
  matches: 12,
  moments: moments(200, 210),
  lost: [],
}

describe('the verdict on a house under attack', () => {
  it('is good when nobody waited, nothing grew and nothing was lost', () => {
    expect(complaints(stood)).toEqual([])
    expect(inWords(stood)).toMatch(/noise: 9 tried, 8 refused \(bad-request 8\)[\s\S]*It stood/)
  })

  it('says who waited too long, that memory grew, and what was lost', () => {
    const times = { 'a move': { count: 900, p50: 6, p95: 140, max: 700 } }
    expect(complaints({ ...stood, times })).toEqual([expect.stringMatching(/a move: .*140 ms .*more than 100/)])
    expect(complaints({ ...stood, moments: moments(200, 260) })).toEqual([expect.stringMatching(/grew from 200 MB/)])
    expect(complaints({ ...stood, lost: ['Ann lost a seat'] })).toEqual(['Ann lost a seat'])
    expect(complaints({ ...stood, moves: 0 })).toEqual(['no honest guest made a move'])
    expect(inWords({ ...stood, moves: 0 })).toContain('It did not stand:')
  })

  it('asks less of a machine on which a bystander waits too', () => {
    expect(barOf(stood)).toBe(100)
    expect(barOf({ quiet: { ...stood.quiet, p95: 60 }, bystander: 0 })).toBe(180)
    expect(barOf({ quiet: stood.quiet, bystander: 40 })).toBe(160)
  })

  it('counts from sorted times', () => {
    expect(timesOf([5, 1, 3])).toEqual({ count: 3, p50: 3, p95: 5, max: 5 })
    expect(timesOf([])).toEqual({ count: 0, p50: 0, p95: 0, max: 0 })
  })

  it('has a name for every attack', () => {
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length)
  })
})
