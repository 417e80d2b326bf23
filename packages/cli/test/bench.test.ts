import { spawnSync } from 'node:child_process'
import { copy, type Game, seeded } from '@estaminet/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { boardgameIo } from '../src/bench/boardgame-io.ts'
import { calibrationLoop } from '../src/bench/calibration.ts'
import { countCollections } from '../src/bench/garbage.ts'
import { summarise } from '../src/bench/rounds.ts'
import { houseGames } from '../src/games.ts'
import { playOut } from '../src/playout.ts'
import { house, SMALL_BEER } from './at-the-terminal.ts'

const GAMES = 60

describe('the same rules hosted by boardgame.io', () => {
  // In development boardgame.io refuses typed arrays; in production it does not look.
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  const defaults = (game: Game) =>
    Object.fromEntries(Object.entries(game.options).map(([name, field]) => [name, field.default]))

  for (const game of [smallBeer as Game, ...houseGames])
    test(`play games of ${game.id} as long as ours`, () => {
      const { max } = game.seats
      const playOne = boardgameIo(game, defaults(game), max)
      const [start, s] = [game.setup(defaults(game), max), game.setup(defaults(game), max)]
      const mean = (one: () => number) => Array.from({ length: GAMES }, one).reduce((sum, n) => sum + n, 0) / GAMES
      const [theirDice, ourDice] = [seeded('theirs'), seeded('ours')]
      const theirs = mean(() => playOne(theirDice))
      const ours = mean(() => playOut(game, copy(s, start), ourDice))
      expect(Math.abs(theirs / ours - 1)).toBeLessThan(0.15)
    })
})

describe('the bench', () => {
  test('measures a game and answers in JSON', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'packages/cli/src/bench/main.ts', '--json', '--seconds', '1', '--game', SMALL_BEER],
      { cwd: house, encoding: 'utf8' },
    )
    expect(status, stderr).toBe(0)
    const { machine, results } = JSON.parse(stdout)
    expect(machine).toContain(process.versions.node)
    const [result] = results
    expect(result).toMatchObject({ game: 'small-beer', seats: 3, rounds: 7, garbage: { seconds: 1 } })
    for (const rates of [result.decisionsPerSecond, result.boardgameIoDecisionsPerSecond, result.ratio]) {
      expect(rates.min).toBeLessThanOrEqual(rates.median)
      expect(rates.median).toBeLessThanOrEqual(rates.max)
    }
    expect(result.copyNanoseconds).toBeGreaterThan(0)
    expect(result.undoReachMicroseconds).toBeGreaterThan(0)
  })

  test('counts the collections of the heap that plays, between the two that were asked for', () => {
    const trace = [
      '[7:0xaa]      40 ms: Scavenge 10.7 (15.2) -> 7.4 (15.5) MB, 3.99 / 0.02 ms  (average) task;',
      '[7:0xaa]    3000 ms: Mark-Compact 13.2 (27.2) -> 8.8 (27.2) MB, 11.96 / 0.01 ms  (average) testing; GC requested',
      '[7:0xaa]    4000 ms: Scavenge 16.6 (27.5) -> 9.2 (27.5) MB, 7.25 / 0.00 ms  (average) allocation failure;',
      '[7:0xbb]    4100 ms: Mark-Compact (reduce) 11.6 (16.2) -> 6.2 (9.2) MB, 3.41 / 0.03 ms',
      '[7:0xaa]    5000 ms: Mark-Compact 8.9 (27.2) -> 8.8 (27.2) MB, 15.53 / 0.00 ms  (average) testing; GC requested',
      '{"seconds":2,"decisions":5}',
      '[7:0xaa]    5100 ms: Mark-Compact (reduce) 14.6 (27.0) -> 8.9 (10.2) MB, 7.96 / 0.01 ms',
    ]
    expect(countCollections(trace.join('\n'))).toEqual({ seconds: 2, decisions: 5, collections: 1 })
    expect(() => countCollections('nothing')).toThrow('cannot be read')
  })

  test('takes the middle of its rounds', () => {
    expect(summarise([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5 })
    expect(summarise([1.26, 1.24, 9.91], 1)).toEqual({ median: 1.3, min: 1.2, max: 9.9 })
  })

  test('the calibration loop does the work it always did', () => {
    expect([calibrationLoop(), calibrationLoop()]).toMatchInlineSnapshot(`
      [
        -1240203391,
        -2064581372,
      ]
    `)
  })
})
