import { CHANCE, copy, NATURE, OVER, optionSets, pickWeighted, type Rng, seeded } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { type AleState, brokenLaws, heavenAndAle as game, MOVE, stepOf } from '../src/index.ts'

const long = process.env.ESTAMINET_PROOF === 'long'
const seed = process.env.ESTAMINET_SEED ?? 'three monks and a barrel'
const GAMES = long ? 100_000 : 300

const moves = new Int32Array(64)
const weights = new Int32Array(64)
const tables = [2, 3, 4].flatMap((seats) =>
  [...optionSets(game, seats)].map((options) => ({ seats, options, blank: game.setup(options, seats) })),
)

/** Long strides end rounds early, short ones fill gardens: figures of one game stride at most this far. */
const STRIDES = [1, 2, 4, 32]

function choose(s: AleState, mask: number, stride: number, rng: Rng): number {
  if (mask === CHANCE) return moves[pickWeighted(weights, game.chance(s, moves, weights), rng)]
  const count = game.legal(s, s.turn, moves)
  return moves[rng.below(stepOf(moves[0]) === MOVE ? Math.min(count, stride) : count)]
}

test('HA-INV-01, HA-INV-02, HA-INV-03, HA-INV-04, HA-INV-05, HA-INV-06, HA-INV-07, HA-INV-08, HA-INV-09: every law holds after every move of random games', () => {
  let made = 0
  for (let n = 0; n < GAMES; n++) {
    const { seats, options, blank } = tables[n % tables.length]
    const stride = STRIDES[Math.floor(n / tables.length) % STRIDES.length]
    const rng = seeded(`${seed}/${n}`)
    const s = copy(game.setup(options, seats), blank)
    const before = copy(game.setup(options, seats), blank)
    for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
      const move = choose(s, mask, stride, rng)
      game.apply(s, mask === CHANCE ? NATURE : s.turn, move)
      made++
      const broken = brokenLaws(before, s)
      if (broken.length > 0) expect.unreachable(`seed ${seed}, game ${n}, move ${move} breaks ${broken}`)
      copy(before, s)
    }
  }
  console.log(`Heaven & Ale: ${GAMES} games, ${made} moves, every law kept (seed ${seed})`)
  expect(made).toBeGreaterThan(GAMES * 50)
})
