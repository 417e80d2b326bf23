import { describe, expect, test } from 'vitest'
import { bestSpread, surprise } from '../src/calibrate/spread-of-leads.ts'
import { fileWith, playedMatch, SMALL_BEER, type } from './at-the-terminal.ts'

const { match, record } = playedMatch('analysed', 2)
const file = fileWith('analysed.json', record)
const analyse = (...more: string[]) => type('analyse', '--game', SMALL_BEER, '--samples', '4', ...more)

describe('analyse', () => {
  test('tells every decision to a program', async () => {
    const { code, out, err } = await analyse(file, '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { decisions, luck, curve, players, complete } = JSON.parse(out)
    expect(complete).toBe(true)
    expect(players).toHaveLength(2)
    expect(luck.length).toBeGreaterThan(0)
    expect(curve.at(-1).at).toBe(match.line.length)
    expect(decisions.length).toBeGreaterThan(0)
    for (const { at, seat, played } of decisions) expect(match.line[at]).toMatchObject({ by: seat, move: played })
  })

  test('tells a person who could hope for what, and why', async () => {
    const { out } = await analyse(file)
    for (const chapter of [
      'small-beer, 2 seats',
      'Chance to be first',
      'Errors, the costliest first',
      'Biggest swings',
    ])
      expect(out).toContain(chapter)
    expect(out).toMatch(/^seat 1: \d+ points, rank \d; \d+ decisions, \d+ errors that cost [\d.]+; luck [+-]/m)
  })

  test.each([
    [[], 'takes one file or link'],
    [['/no/such/file.json'], 'There is no file'],
    [[fileWith('torn.json', '{')], 'not JSON'],
    [[file, '--samples', '1'], '--samples takes a whole number of at least 2'],
  ])('refuses %j', async (args, says) => {
    const { code, err } = await analyse(...args)
    expect(code).toBe(2)
    expect(err).toContain(says)
  })
})

describe('the spread of leads', () => {
  /** Leads of ten points that were kept three times in four. */
  const guesses = [0, 0, 0, 1].map((winner) => ({ points: [20, 10], ahead: 0.5, winners: [winner] }))

  test('is the one under which a lead wins as often as it did', () => {
    expect(bestSpread(guesses)).toBeGreaterThan(0.94 * (10 / Math.log(3)))
    expect(bestSpread(guesses)).toBeLessThan(1.06 * (10 / Math.log(3)))
  })

  test('leaves one bit of surprise where nothing is known of two', () => {
    expect(surprise(guesses, 1e9)).toBeCloseTo(1, 6)
    expect(surprise(guesses, bestSpread(guesses))).toBeLessThan(1)
  })
})
