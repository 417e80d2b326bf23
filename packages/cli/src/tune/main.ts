import { WEIGHTS, type Weights, WholeTurn } from '@estaminet/bots/ale'
import { heavenAndAle, pointsOf } from '@estaminet/heaven-and-ale'
import { CHANCE, type Game, OVER, type Rng, readOptions, refuse, seeded } from '@estaminet/kernel'
import { type Command, runAlone } from '../command.ts'
import { EXIT } from '../exit.ts'
import { playNature } from '../playout.ts'
import { round } from '../spread.ts'
import { terminal } from '../terminal.ts'
import { Strategy } from './strategy.ts'

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]
/** A first step goes a fifth of a weight, and at least this far. */
const FIRST_STEP = 0.2
const LEAST_STEP = 0.05
/** The judgement is tuned as the policy of the searches uses it. */
const HEXES_A_SIDE = 2

const tune: Command = {
  name: 'tune',
  summary: 'Tunes the weights by which the bots judge a position of Heaven & Ale, by play.',
  takes: '',
  notes:
    'Run it as: npm run tune -- [options].\n' +
    'Candidates sit at mixed tables, and each is worth the points it makes there itself: at tables of equals a weight\n' +
    'that gives everything to the neighbours would look good.\n' +
    'Prints one line a generation, then the weights, for packages/bots/src/ale/weights.ts.',
  options: {
    generations: { type: 'string', value: 'n', help: 'how many generations (default: 50)' },
    population: { type: 'string', value: 'n', help: 'candidates in each, a multiple of the seats (default: 24)' },
    games: { type: 'string', value: 'n', help: 'games of each candidate in a generation (default: 24)' },
    seats: { type: 'string', value: 'a,b', help: 'players at the tables, in turn (default: 2,3,4)' },
    seed: { type: 'string', value: 's', help: 'same seed, same candidates and games (default: tune)' },
  },
  async run(given, terminal) {
    const rng = seeded(given.text('seed') ?? 'tune')
    const seats = (given.text('seats') ?? '2,3,4').split(',').map(Number)
    const games = given.count('games', 24)
    const population = given.count('population', 24)
    for (const size of seats)
      if (!(size >= heavenAndAle.seats.min && size <= heavenAndAle.seats.max) || population % size !== 0)
        refuse('bad-request', `${population} candidates cannot sit at tables of "${size}": nobody may be left over.`)
    const start = NAMES.map((name) => WEIGHTS[name])
    const scale = start.map((value) => Math.max(LEAST_STEP, FIRST_STEP * Math.abs(value)))
    const strategy = new Strategy(start, scale, population, rng)
    for (let generation = 1; generation <= given.count('generations', 50); generation++) {
      const candidates = strategy.draw()
      const made = pointsOfAll(candidates, seats, games, rng)
      const order = [...candidates.keys()].sort((a, b) => made[b] - made[a])
      strategy.learn(order.map((at) => candidates[at]))
      const mean = made.reduce((sum, one) => sum + one, 0) / made.length
      await terminal.out(
        `generation ${generation}: best ${made[order[0]].toFixed(1)}, mean ${mean.toFixed(1)}, steps ${strategy.spread.toFixed(2)}\n`,
      )
    }
    await terminal.out(`${NAMES.map((name, i) => `  ${name}: ${round(strategy.mean[i], 3)},`).join('\n')}\n`)
    return EXIT.fine
  },
}

/** The mean points of each candidate over its games, at tables of whoever the lot brings together. */
function pointsOfAll(candidates: readonly Float64Array[], seats: readonly number[], games: number, rng: Rng): number[] {
  const players = candidates.map((numbers) => new WholeTurn(weightsOf(numbers), HEXES_A_SIDE))
  const made = candidates.map(() => 0)
  for (let game = 0; game < games; game++) {
    const size = seats[game % seats.length]
    const order = shuffled(players.length, rng)
    for (let first = 0; first + size <= order.length; first += size) {
      const table = order.slice(first, first + size)
      playTable(
        table.map((at) => players[at]),
        rng,
      ).forEach((points, seat) => {
        made[table[seat]] += points / games
      })
    }
  }
  return made
}

const weightsOf = (numbers: Float64Array): Weights =>
  Object.fromEntries(NAMES.map((name, i) => [name, numbers[i]])) as unknown as Weights

function shuffled(count: number, rng: Rng): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let i = count - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  return order
}

/** Nothing at this table is hidden but the order of stacks, which does not exist: players look at the position itself. */
function playTable(players: readonly WholeTurn[], rng: Rng): number[] {
  const game = heavenAndAle
  const s = game.setup(readOptions(game as unknown as Game, players.length), players.length)
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    if (mask === CHANCE) playNature(game, s, rng)
    else {
      const seat = 31 - Math.clz32(mask & -mask)
      game.apply(s, seat, players[seat].best(s, seat))
    }
  }
  return players.map((_, seat) => pointsOf(s, seat))
}

process.exitCode = await runAlone(tune, process.argv.slice(2), terminal)
