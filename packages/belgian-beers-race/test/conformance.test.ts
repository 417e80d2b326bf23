import { conformance, LAWS } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { brokenInvariants, belgianBeersRace as game, type RaceState } from '../src/index.ts'
import { BASE_TABLES } from './legal-tables.ts'

const long = process.env.ESTAMINET_PROOF === 'long'
const seed = process.env.ESTAMINET_SEED ?? 'the square at noon'

/** No race of three days with four players comes near this. */
const MOST_MOVES = 5000

/** On the Grand Place with two players: somebody is first, then 88 coaster faces of 44 tokens. */
const FIRST_MOVES = [
  { seats: 2, depth: 1, count: 2 },
  { seats: 2, depth: 2, count: 2 * 88 },
  { seats: 2, depth: 3, count: 2 * 88 * 86 },
  { seats: 4, depth: 2, count: 4 * 88 },
]

describe(`every seat count and every choice of the base game (seed ${seed})`, () => {
  const report = conformance(game, {
    tables: BASE_TABLES,
    games: long ? 25 : 1,
    every: long ? 6 : 30,
    seed,
    maxMoves: MOST_MOVES,
    perft: FIRST_MOVES,
    invariants: (before, after) => brokenInvariants(before as RaceState, after as RaceState),
  })
  console.log(`The Belgian Beers Race: ${report.positions} positions, ${report.moves} moves conform (seed ${seed})`)

  test('no law of the kernel and none of TBBR-INV is broken', () => {
    expect(report.broken).toEqual([])
  })

  test.each(LAWS)('the law "%s" was put to the test', (law) => {
    expect(report.checked[law]).toBeGreaterThan(0)
  })
})
