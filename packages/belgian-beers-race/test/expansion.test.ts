import { conformance, LAWS, Match, movesOf, NATURE, seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { HOOKS } from '../src/content/hooks.ts'
import { brokenInvariants, moves, type RaceState } from '../src/index.ts'
import { raceWith } from '../src/race.ts'
import game from './expansion/race-with-whispers.ts'
import { reached, whispers } from './expansion/whispers.ts'

const long = process.env.ESTAMINET_PROOF === 'long'
const seed = process.env.ESTAMINET_SEED ?? 'behind a hand'

/** Moments that only other expansions bring about. */
const OF_OTHERS: readonly string[] = ['ownDecision', 'concertDeclared', 'cardPlayed', 'passive']

/** Nobody leaves a glass untouched: sooner or later somebody is about to fall asleep. */
function playThirstily(seed: string): void {
  const rng = seeded(seed)
  const match = new Match(game, { seats: 2, options: { whispers: true } })
  while (!match.over) {
    const [actor = NATURE] = match.actors
    const all = movesOf(game, match.state, actor)
    const thirsty = all.filter((move) => [moves.TASTE, moves.DRINK, moves.BUY].includes(moves.kindOf(move)))
    const list = thirsty.length > 0 ? thirsty : all
    match.repeat({ by: actor, move: list[rng.below(list.length)] })
  }
}

describe(`an expansion with everything, in all lengths and 2 to 4 seats (seed ${seed})`, () => {
  const report = conformance(game, {
    games: long ? 10 : 1,
    every: long ? 12 : 60,
    seed,
    maxMoves: 8000,
    perft: [{ seats: 2, depth: 2, count: 2 * 88 }],
    invariants: (before, after) => brokenInvariants(before as RaceState, after as RaceState),
  })
  console.log(`The race with whispers: ${report.positions} positions, ${report.moves} moves conform (seed ${seed})`)

  test('no law of the kernel, none of TBBR-INV and none of its own is broken', () => {
    expect(report.broken).toEqual([])
  })

  test.each(LAWS)('the law "%s" was put to the test', (law) => {
    expect(report.checked[law]).toBeGreaterThan(0)
  })

  test('something happened at every hook', () => {
    const silent = () => HOOKS.filter((hook) => !reached.has(hook))
    for (let evening = 0; silent().length > OF_OTHERS.length && evening < 20; evening++)
      playThirstily(`${seed} ${evening}`)
    expect(silent()).toEqual(OF_OTHERS)
  })
})

test('an expansion is enlisted once; another one of the same name is refused', () => {
  expect(() => raceWith([whispers])).not.toThrow()
  expect(() => raceWith([{ ...whispers }])).toThrow('whispers')
})
