import { conformance, LAWS } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { type AleState, brokenLaws, heavenAndAle } from '../src/index.ts'

const long = process.env.ESTAMINET_PROOF === 'long'
const seed = process.env.ESTAMINET_SEED ?? 'the abbey gate'

/** No game of six rounds with four players comes near this. */
const MOST_MOVES = 4000

describe('every seat count and every set of options', () => {
  const report = conformance(heavenAndAle, {
    games: long ? 25 : 1,
    every: long ? 4 : 12,
    seed,
    maxMoves: MOST_MOVES,
    invariants: (before, after) => brokenLaws(before as AleState, after as AleState),
  })
  console.log(`Heaven & Ale: ${report.positions} positions, ${report.moves} moves conform (seed ${seed})`)

  test('no law of the kernel and none of HA-INV is broken', () => {
    expect(report.broken).toEqual([])
  })

  test.each(LAWS.filter((law) => law !== 'perft'))('the law "%s" was put to the test', (law) => {
    expect(report.checked[law]).toBeGreaterThan(0)
  })
})
