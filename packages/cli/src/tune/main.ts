import { type Rng, refuse, seeded } from '@estaminet/kernel'
import { type Command, runAlone } from '../command.ts'
import { EXIT } from '../exit.ts'
import { round } from '../spread.ts'
import { terminal } from '../terminal.ts'
import { JUDGEMENTS, type Tunable } from './judgements.ts'
import { Strategy } from './strategy.ts'

/** A first step goes a fifth of a weight, and at least this far. */
const FIRST_STEP = 0.2
const LEAST_STEP = 0.05

const tune: Command = {
  name: 'tune',
  summary: 'Tunes the weights by which the bots judge a position, by play.',
  takes: `<${Object.keys(JUDGEMENTS).join('|')}>`,
  notes:
    'Run it as: npm run tune -- <game> [options].\n' +
    'Candidates sit at mixed tables, and each is worth the points it makes there itself: at tables of equals a weight\n' +
    'that gives everything to the neighbours would look good.\n' +
    'Prints one line a generation, then the weights, for weights.ts beside the judgement in packages/bots/src.',
  options: {
    generations: { type: 'string', value: 'n', help: 'how many generations (default: 50)' },
    population: { type: 'string', value: 'n', help: 'candidates in each, a multiple of the seats (default: 24)' },
    games: { type: 'string', value: 'n', help: 'games of each candidate in a generation (default: 24)' },
    seats: { type: 'string', value: 'a,b', help: 'players at the tables, in turn (default: 2,3,4; 1: alone)' },
    seed: { type: 'string', value: 's', help: 'same seed, same candidates and games (default: tune)' },
  },
  async run(given, terminal) {
    const judgement =
      JUDGEMENTS[given.positionals[0] ?? ''] ??
      refuse('bad-request', `Which game? One of ${Object.keys(JUDGEMENTS).join(', ')}.`)
    const rng = seeded(given.text('seed') ?? 'tune')
    const seats = (given.text('seats') ?? '2,3,4').split(',').map(Number)
    const games = given.count('games', 24)
    const population = given.count('population', 24)
    for (const size of seats)
      if (!(size >= judgement.seats.min && size <= judgement.seats.max) || population % size !== 0)
        refuse('bad-request', `${population} candidates cannot sit at tables of "${size}": nobody may be left over.`)
    const names = Object.keys(judgement.weights)
    const start = Object.values(judgement.weights)
    const scale = start.map((value) => Math.max(LEAST_STEP, FIRST_STEP * Math.abs(value)))
    const strategy = new Strategy(start, scale, population, rng)
    for (let generation = 1; generation <= given.count('generations', 50); generation++) {
      const candidates = strategy.draw()
      const made = pointsOfAll(judgement, candidates, seats, games, rng)
      const order = [...candidates.keys()].sort((a, b) => made[b] - made[a])
      strategy.learn(order.map((at) => candidates[at]))
      const mean = made.reduce((sum, one) => sum + one, 0) / made.length
      await terminal.out(
        `generation ${generation}: best ${made[order[0]].toFixed(1)}, mean ${mean.toFixed(1)}, steps ${strategy.spread.toFixed(2)}\n`,
      )
    }
    await terminal.out(`${names.map((name, i) => `  ${name}: ${round(strategy.mean[i], 3)},`).join('\n')}\n`)
    return EXIT.fine
  },
}

/** The mean points of each candidate over its games, at tables of whoever the lot brings together. */
function pointsOfAll(
  judgement: Tunable,
  candidates: readonly Float64Array[],
  seats: readonly number[],
  games: number,
  rng: Rng,
): number[] {
  const tables = judgement.players(candidates)
  const made = candidates.map(() => 0)
  for (let game = 0; game < games; game++) {
    const size = seats[game % seats.length]
    const order = shuffled(candidates.length, rng)
    for (let first = 0; first + size <= order.length; first += size) {
      const table = order.slice(first, first + size)
      tables.play(table, game, rng).forEach((points, seat) => {
        made[table[seat]] += points / games
      })
    }
  }
  return made
}

function shuffled(count: number, rng: Rng): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let i = count - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  return order
}

process.exitCode = await runAlone(tune, process.argv.slice(2), terminal)
