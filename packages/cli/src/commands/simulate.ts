import { randomBytes } from 'node:crypto'
import { type Bot, findBot, random } from '@estaminet/bots'
import { copy, type Game, type Options, readOptions, refuse, seeded } from '@estaminet/kernel'
import { playBots } from '../bot-game.ts'
import { type Command, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit.ts'
import { findGame } from '../games.ts'
import { optionsGiven } from '../options-given.ts'
import { playOut } from '../playout.ts'
import { progressBar } from '../progress.ts'
import { round, Spread } from '../spread.ts'

export const simulate: Command = {
  name: 'simulate',
  summary: 'Play many games between bots and count.',
  takes: '<game>',
  notes:
    '<game> is an id (see `estaminet games`) or the path of a module whose default export is a Game.\n' +
    'A decision is a move chosen by a seat among two or more; chance and forced steps are not counted.',
  options: {
    seats: { type: 'string', value: 'n', help: 'players at the table (default: as many as the game takes)' },
    games: { type: 'string', value: 'n', help: 'how many games (default: 1000)' },
    bots: { type: 'string', value: 'a,b', help: 'who plays, seat by seat, repeated as needed (default: random)' },
    options: { type: 'string', value: 'JSON', help: 'options of the game, e.g. \'{"length":"short"}\'' },
    seed: { type: 'string', value: 's', help: 'same seed, same games (default: a new one, shown)' },
    json: JSON_OPTION,
  },
  async run(given, terminal) {
    const [name, ...more] = given.positionals
    if (name === undefined || more.length > 0)
      return refuse('bad-request', 'simulate takes one game. Try: estaminet simulate --help')
    const game = await findGame(name)
    const seats = given.count('seats', game.seats.max, 0)
    const options = readOptions(game, seats, optionsGiven(given.text('options')))
    const bots = (given.text('bots') ?? 'random').split(',').map((id) => findBot(id.trim(), game))
    if (bots.length > seats) refuse('bad-request', `${bots.length} bots cannot share ${seats} seats.`)
    for (const bot of bots) await bot.prepare?.()
    const total = given.count('games', 1000)
    const seed = given.text('seed') ?? randomBytes(4).toString('hex')
    const bar = progressBar(terminal, total, 'games')
    const report = playMany({ game, options, seats, bots, games: total, seed }, bar.at)
    bar.end()
    await terminal.out(given.flag('json') ? `${JSON.stringify(report)}\n` : inWords(report))
    return EXIT.fine
  },
}

interface Series {
  readonly game: Game
  readonly options: Options
  readonly seats: number
  readonly bots: readonly Bot[]
  readonly games: number
  readonly seed: string
}

function playMany({ game, options, seats, bots, games, seed }: Series, progress: (done: number) => void) {
  const start = game.setup(options, seats)
  const s = game.setup(options, seats)
  const rng = seeded(seed)
  const points = Array.from({ length: seats }, () => new Spread())
  const wins = points.map(() => 0)
  const allRandom = bots.every((bot) => bot === random)
  let decisions = 0
  const began = performance.now()
  for (let n = 0; n < games; n++) {
    copy(s, start)
    decisions += allRandom ? playOut(game, s, rng) : playBots(game, s, bots, rng)
    game.score(s).forEach(({ total, rank }, seat) => {
      points[seat]?.add(total)
      if (rank === 1) wins[seat]++
    })
    if (n % 16 === 0) progress(n)
  }
  const seconds = (performance.now() - began) / 1000
  return {
    game: game.id,
    rules: game.version,
    seats,
    options,
    bots: points.map((_, seat) => bots[seat % bots.length]?.id),
    seed,
    games,
    decisions,
    seconds: round(seconds, 4),
    decisionsPerSecond: round(decisions / seconds),
    gamesPerSecond: round(games / seconds, 1),
    decisionsPerGame: round(decisions / games, 2),
    scores: points.map((one) => one.summary),
    wins,
  }
}

function inWords(report: ReturnType<typeof playMany>): string {
  const { game, seats, games, seed, decisions, seconds, scores, wins, bots } = report
  return [
    `${game}, ${seats} seats, ${games} games, seed ${seed}`,
    `${decisions} decisions in ${seconds.toFixed(2)} s: ${report.decisionsPerSecond} decisions/s, ${report.gamesPerSecond} games/s, ${report.decisionsPerGame} decisions a game`,
    ...scores.map(
      ({ mean, sd, min, max }, seat) =>
        `seat ${seat} (${bots[seat]}): ${mean.toFixed(1)} points on average, sd ${sd.toFixed(1)}, ${min} to ${max}; first in ${wins[seat]} games`,
    ),
    '',
  ].join('\n')
}
