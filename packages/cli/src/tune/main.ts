import { availableParallelism } from 'node:os'
import { refuse, seeded } from '@estaminet/kernel'
import { type Command, runAlone } from '../command.ts'
import { EXIT } from '../exit.ts'
import { round } from '../spread.ts'
import { terminal } from '../terminal.ts'
import { Threads } from '../threads.ts'
import { JUDGEMENTS } from './judgements.ts'
import { type Errand, playRound, type Round } from './play-round.ts'
import { Strategy } from './strategy.ts'

const PART = { name: 'play-round', source: new URL('./play-round.ts', import.meta.url) }
/** A first step goes a fifth of a weight, and at least this far. */
const FIRST_STEP = 0.2
const LEAST_STEP = 0.05
/** Whoever stops a run of hours has the weights of so many generations ago. */
const TOLD_EVERY = 10

const tune: Command = {
  name: 'tune',
  summary: 'Tunes the weights by which the bots judge a position, by play.',
  takes: `<${Object.keys(JUDGEMENTS).join('|')}>`,
  notes:
    'Run it as: npm run tune -- <game> [options].\n' +
    'Candidates sit at mixed tables, and each is worth the points it makes there itself: at tables of equals a weight\n' +
    'that gives everything to the neighbours would look good. All tables of a round have the same luck.\n' +
    'Prints one line a generation, and after every tenth and the last one the weights, for weights.ts beside the judgement in\n' +
    'packages/bots/src.',
  options: {
    generations: { type: 'string', value: 'n', help: 'how many generations (default: 50)' },
    population: { type: 'string', value: 'n', help: 'candidates in each, a multiple of the seats (default: 24)' },
    games: { type: 'string', value: 'n', help: 'games of each candidate in a generation (default: 24)' },
    seats: { type: 'string', value: 'a,b', help: 'players at the tables, in turn (default: 2,3,4; 1: alone)' },
    jobs: { type: 'string', value: 'n', help: 'rounds played at a time (default: as many as there are cores)' },
    seed: { type: 'string', value: 's', help: 'same seed, same candidates and games (default: tune)' },
  },
  async run(given, terminal) {
    const game = given.positionals[0] ?? ''
    const judgement =
      JUDGEMENTS[game] ?? refuse('bad-request', `Which game? One of ${Object.keys(JUDGEMENTS).join(', ')}.`)
    const seed = given.text('seed') ?? 'tune'
    const seats = (given.text('seats') ?? '2,3,4').split(',').map(Number)
    const games = given.count('games', 24)
    const population = given.count('population', 24)
    for (const size of seats)
      if (!(size >= judgement.seats.min && size <= judgement.seats.max) || population % size !== 0)
        refuse('bad-request', `${population} candidates cannot sit at tables of "${size}": nobody may be left over.`)
    const names = Object.keys(judgement.weights)
    const start = Object.values(judgement.weights)
    const scale = start.map((value) => Math.max(LEAST_STEP, FIRST_STEP * Math.abs(value)))
    const strategy = new Strategy(start, scale, population, seeded(seed))
    const jobs = Math.min(games, given.count('jobs', availableParallelism()))
    const errand: Errand = { game }
    const threads = jobs > 1 ? new Threads<Round, number[]>(PART, errand, jobs) : undefined
    const generations = given.count('generations', 50)
    for (let generation = 1; generation <= generations; generation++) {
      const candidates = strategy.draw()
      const rounds = Array.from({ length: games }, (_, number) => ({
        candidates,
        seats: seats[number % seats.length],
        number,
        deal: `${seed}/${generation}/${number}`,
      }))
      const points = await playAll(game, rounds, threads)
      const made = candidates.map((_, at) => points.reduce((sum, round) => sum + round[at], 0) / games)
      const order = [...candidates.keys()].sort((a, b) => made[b] - made[a])
      strategy.learn(order.map((at) => candidates[at]))
      const mean = made.reduce((sum, one) => sum + one, 0) / made.length
      await terminal.out(
        `generation ${generation}: best ${made[order[0]].toFixed(1)}, mean ${mean.toFixed(1)}, steps ${strategy.spread.toFixed(2)}\n`,
      )
      if (generation % TOLD_EVERY === 0 || generation === generations)
        await terminal.out(`${names.map((name, i) => `  ${name}: ${round(strategy.mean[i], 3)},`).join('\n')}\n`)
    }
    await threads?.leave()
    return EXIT.fine
  },
}

/** Plays the rounds of a generation, one after another or in threads; in whichever order they end, sums are the same. */
async function playAll(game: string, rounds: readonly Round[], threads: Threads<Round, number[]> | undefined) {
  if (!threads) return rounds.map((round) => playRound({ game }, round))
  const made: number[][] = []
  await threads.share(rounds, (points, at) => {
    made[at] = points
    return true
  })
  return made
}

process.exitCode = await runAlone(tune, process.argv.slice(2), terminal)
