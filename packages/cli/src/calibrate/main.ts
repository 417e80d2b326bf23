import { type Bot, findBot, type Place } from '@estaminet/bots'
import { adviserFor } from '@estaminet/bots/advice'
import { CHANCE, type Game, movesOf, OVER, readOptions, refuse, seatsIn, seeded } from '@estaminet/kernel'
import { type Command, runAlone } from '../command.ts'
import { EXIT } from '../exit.ts'
import { findGame } from '../games.ts'
import { optionsGiven } from '../options-given.ts'
import { playNature } from '../playout.ts'
import { progressBar } from '../progress.ts'
import { terminal } from '../terminal.ts'
import { bestSpread, type Guess, surprise } from './spread-of-leads.ts'

const BINS = 5

const calibrate: Command = {
  name: 'calibrate',
  summary: 'Measures how far leads stray until the end: the scale of the win chance in advice and analysis.',
  takes: '<game>',
  notes:
    'Run it as: npm run calibrate -- <game> [options].\n' +
    'Bots play; at every quiet moment the points everybody is expected to end with are noted, and in the end who was first.\n' +
    'For each part of the match the spread is the one under which the winners were least surprising. Surprise is told in bits\n' +
    'a moment: with that spread, with the one the house uses, and with no knowledge at all.',
  options: {
    bot: { type: 'string', value: 'id', help: 'who sits in every seat (default: easy)' },
    seats: { type: 'string', value: 'n', help: 'players at the table (default: 2)' },
    games: { type: 'string', value: 'n', help: 'how many games (default: 100)' },
    options: { type: 'string', value: 'JSON', help: 'options of the game' },
    seed: { type: 'string', value: 's', help: 'same seed, same games (default: calibrate)' },
  },
  async run(given, terminal) {
    const game = await findGame(given.positionals[0] ?? refuse('bad-request', 'calibrate takes a game.'))
    const seats = given.count('seats', 2)
    const options = optionsGiven(given.text('options'))
    const games = given.count('games', 100)
    const bot = findBot(given.text('bot') ?? 'easy', game)
    await bot.prepare?.()
    const bar = progressBar(terminal, games, 'games')
    const guesses: Guess[] = []
    for (let n = 0; n < games; n++) {
      guesses.push(...played(game, seats, options, bot, `${given.text('seed') ?? 'calibrate'}/${n}`))
      bar.at(n)
    }
    bar.end()
    const { leadSpread } = adviserFor(game)
    await terminal.out('ahead        moments  spread  used  surprise: best, used, blind\n')
    for (let bin = 0; bin < BINS; bin++) {
      const some = guesses.filter(({ ahead }) => ahead >= bin / BINS && (ahead < (bin + 1) / BINS || bin === BINS - 1))
      if (some.length === 0) continue
      const best = bestSpread(some)
      const used = leadSpread((bin + 0.5) / BINS, seats)
      const bits = (spread: number) => surprise(some, spread).toFixed(3)
      await terminal.out(
        `${(bin / BINS).toFixed(1)} to ${((bin + 1) / BINS).toFixed(1)}  ${`${some.length}`.padStart(8)}  ${best.toFixed(1).padStart(6)}  ${used.toFixed(1)}  ${bits(best)} ${bits(used)} ${Math.log2(seats).toFixed(3)}\n`,
      )
    }
    return EXIT.fine
  },
}

/** One game, and what was expected at each of its quiet moments. */
function played(game: Game, seats: number, options: unknown, bot: Bot, seed: string): Guess[] {
  const adviser = adviserFor(game)
  const rng = seeded(seed)
  const s = game.setup(readOptions(game, seats, options), seats)
  const moments: { points: number[]; ahead: number }[] = []
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    if (mask === CHANCE) {
      playNature(game, s, rng)
      continue
    }
    if (adviser.isQuiet(s))
      moments.push({
        points: Array.from({ length: seats }, (_, seat) => adviser.projected(s, seat)),
        ahead: adviser.ahead(s),
      })
    const [seat] = seatsIn(mask)
    const moves = movesOf(game, s, seat)
    const place: Place = { game, seat, moves, view: () => game.view(s, seat), rng }
    game.apply(s, seat, moves.length === 1 ? moves[0] : bot.choose(place))
  }
  const winners = game.score(s).flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []))
  return moments.map((moment) => ({ ...moment, winners }))
}

process.exitCode = await runAlone(calibrate, process.argv.slice(2), terminal)
