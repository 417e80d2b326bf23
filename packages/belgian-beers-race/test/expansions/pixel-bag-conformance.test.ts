import { conformance, LAWS } from '@estaminet/kernel'
import { describe, expect, it, test } from 'vitest'
import { pixelBag } from '../../src/expansions/pixel-bag/index.ts'
import { brokenInvariants, type RaceState } from '../../src/index.ts'
import { raceWith } from '../../src/race.ts'
import { pixelBagPlay } from '../../src/texts/pixel-bag-play.ts'
import { sayAll } from './said.ts'

const long = process.env.ESTAMINET_PROOF === 'long'
const game = raceWith([pixelBag])
const seed = process.env.ESTAMINET_SEED ?? 'a full bag'

describe(`TBBR-PIXEL-32 the drawings in all lengths and 2 to 4 seats (seed ${seed})`, () => {
  const report = conformance(game, {
    games: long ? 10 : 1,
    every: long ? 12 : 60,
    seed,
    maxMoves: 8000,
    perft: [{ seats: 2, depth: 2, count: 2 * 88 }],
    mostOptions: long ? 16 : 6,
    invariants: (before, after) => brokenInvariants(before as RaceState, after as RaceState),
  })
  console.log(`The race with drawings: ${report.positions} positions, ${report.moves} moves conform (seed ${seed})`)

  it('everything that is asked, chosen and told has its words in every language', () => {
    const until = ['decisions pixel-bag/closing', 'events pixel-bag/drawn', 'moves pixel-bag/confirm']
    const asked = { id: 'pixel-bag', seats: 3, options: { 'pixel-bag': true }, seed, until }
    const { unsaid, odd, heard } = sayAll(game, asked, pixelBagPlay)
    expect([unsaid, odd]).toEqual([[], []])
    expect(heard).toEqual(expect.arrayContaining(until))
  })

  it('TBBR-PIXEL-01, TBBR-PIXEL-03, TBBR-PIXEL-11, TBBR-PIXEL-19 hold after every move of random games', () => {
    expect(report.broken).toEqual([])
  })

  test.each(LAWS)('the law "%s" was put to the test', (law) => {
    expect(report.checked[law]).toBeGreaterThan(0)
  })
})
