import { conformance, LAWS, readOptions } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { campaign } from '../../src/content/campaign.ts'
import { solo } from '../../src/expansions/solo/index.ts'
import { brokenInvariants, type RaceState } from '../../src/index.ts'
import { raceWith } from '../../src/race.ts'

const long = process.env.ESTAMINET_PROOF === 'long'
const seed = process.env.ESTAMINET_SEED ?? 'one glass on the table'

const game = raceWith([solo])

describe(`alone with the Zythologist (seed ${seed})`, () => {
  const report = conformance(game, {
    games: long ? 10 : 1,
    every: long ? 3 : 8,
    seed,
    maxMoves: 4000,
    tables: ['none', ...(long ? campaign.map(({ number }) => `${number}`) : ['1', '4', '7', '14'])].map((one) => ({
      seats: 1,
      options: readOptions(game, 1, { solo: true, campaign: one }),
    })),
    perft: [{ seats: 2, depth: 1, count: 2 }],
    invariants: (before, after) => brokenInvariants(before as RaceState, after as RaceState),
  })
  console.log(`The race alone: ${report.positions} positions, ${report.moves} moves conform (seed ${seed})`)

  test('no law of the kernel, none of TBBR-INV and none of SOLO-INV is broken', () => {
    expect(report.broken).toEqual([])
  })

  test.each(LAWS)('the law "%s" was put to the test', (law) => {
    expect(report.checked[law]).toBeGreaterThan(0)
  })
})
