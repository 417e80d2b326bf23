import {
  CHANCE,
  copy,
  hash,
  type Move,
  NATURE,
  notationOf,
  OVER,
  pickWeighted,
  readOptions,
  seeded,
} from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { brokenInvariants, belgianBeersRace as game } from '../src/index.ts'

const out = new Int32Array(4096)
const weights = new Int32Array(4096)

interface Played {
  readonly moves: readonly Move[]
  readonly hash: string
  readonly asked: ReadonlySet<string>
}

/** One random game with every law checked after every move. */
function play(seats: number, options: Record<string, string>, seed: string): Played {
  const chosen = readOptions(game, seats, options)
  const s = game.setup(chosen, seats)
  const before = game.setup(chosen, seats)
  const rng = seeded(seed)
  const moves: Move[] = []
  const asked = new Set<string>()
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    const actor = mask === CHANCE ? NATURE : Math.log2(mask)
    const count = mask === CHANCE ? game.chance(s, out, weights) : game.legal(s, actor, out)
    expect(count, `somebody can move in ${seed}`).toBeGreaterThan(0)
    const said = new Set(Array.from(out.subarray(0, count), (move) => notationOf(game, s, actor, move)))
    expect(said.size, `notation is unique in ${seed}`).toBe(count)
    const move = out[mask === CHANCE ? pickWeighted(weights, count, rng) : rng.below(count)]
    asked.add(game.describe(s, actor, move).kind)
    if (actor !== NATURE) expect(out.subarray(0, count)).toContain(game.fallback(s, actor))
    copy(before, s)
    game.apply(s, actor, move)
    moves.push(move)
    expect(brokenInvariants(before, s), `${seed}, move ${moves.length}`).toEqual([])
  }
  for (const { total, parts } of game.score(s)) expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(total)
  expect(
    game
      .score(s)
      .map(({ rank }) => rank)
      .sort(),
  ).toEqual(Array.from({ length: seats }, (_, i) => i + 1))
  return { moves, hash: hash(s), asked }
}

describe('random games', () => {
  for (const seats of [2, 3, 4])
    for (const length of ['base', 'short'])
      it(`keep every law with ${seats} players, ${length} game`, () => {
        for (let n = 0; n < 6; n++) {
          const options = { length, leader: n % 2 ? 'awake' : 'all', arrival: n % 3 ? 'play' : 'clock' }
          const seed = `${seats}/${length}/${n}`
          const { moves, hash: end } = play(seats, options, seed)
          const again = game.setup(readOptions(game, seats, options), seats)
          const events: unknown[] = []
          for (const move of moves) game.apply(again, NATURE, move, (event) => events.push(event))
          expect(hash(again)).toBe(end)
          expect(events.length).toBeGreaterThan(moves.length)
          expect(hash(game.imagine(JSON.parse(JSON.stringify(game.view(again, 0))), seeded(0)))).toBe(end)
        }
      })
})
