import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { belgianBeersRace, objectives } from '@estaminet/belgian-beers-race'
import { findBot } from '@estaminet/bots'
import { Refusal } from '@estaminet/kernel'
import { type Command, helpOf, JSON_OPTION, readArguments } from '../command.ts'
import { EXIT } from '../exit.ts'
import { progressBar } from '../progress.ts'
import { type Terminal, terminal } from '../terminal.ts'
import { add, emptyTally, isBalanced, playAndCount, shareOf, type Tally } from './tally.ts'

const balance: Command = {
  name: 'balance',
  summary: 'How often each objective card of The Belgian Beers Race is won.',
  takes: '',
  notes:
    'Run it as: npm run balance -- [options].\n' +
    'Level 1 and 2: of the games in which the card became accessible, those in which somebody claimed it (3 to 90 %).\n' +
    'Level 3: of the players of the games in which it was revealed, those who fulfilled it (2 to 60 %).',
  options: {
    games: { type: 'string', value: 'n', help: 'how many games (default: 1000)' },
    seats: { type: 'string', value: 'n', help: 'players at the table (default: 4)' },
    bot: { type: 'string', value: 'id', help: 'who sits in every seat (default: easy)' },
    jobs: { type: 'string', value: 'n', help: 'processes that share the games (default: 1)' },
    seed: { type: 'string', value: 's', help: 'same seed and jobs, same games (default: balance)' },
    json: JSON_OPTION,
  },
  async run(given, terminal) {
    const games = given.count('games', 1000)
    const seats = given.count('seats', 4)
    const jobs = given.count('jobs', 1)
    const bot = given.text('bot') ?? 'easy'
    const seed = given.text('seed') ?? 'balance'
    const player = findBot(bot, belgianBeersRace)
    const bar = progressBar(terminal, Math.ceil(games / jobs), 'games')
    const share = (job: number) => Math.floor(games / jobs) + (job < games % jobs ? 1 : 0)
    const others = Array.from({ length: jobs - 1 }, (_, i) =>
      elsewhere(['--games', `${share(i + 1)}`, '--seats', `${seats}`, '--bot', bot, '--seed', `${seed}/${i + 1}`]),
    )
    const tally = add(emptyTally(seats), playAndCount(player, seats, share(0), seed, bar.at))
    for (const other of await Promise.all(others)) add(tally, other)
    bar.end()
    await terminal.out(given.flag('json') ? `${JSON.stringify(tally)}\n` : inWords(tally, seed))
    return objectives.every((_, card) => isBalanced(tally, card)) ? EXIT.fine : EXIT.wrong
  },
}

/** The same count in a process of its own. */
async function elsewhere(args: readonly string[]): Promise<Tally> {
  const program = fileURLToPath(import.meta.url)
  const run = promisify(execFile)(process.execPath, [...process.execArgv, program, ...args, '--json'])
  // Cards out of bounds are no failure of the process: its answer is on standard output all the same.
  const { stdout } = await run.catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
  return JSON.parse(stdout)
}

function inWords(tally: Tally, seed: string): string {
  const rows = objectives.map(({ id, level, vp, template }, card) => {
    const chances = tally.offered[card] * (level === 3 ? tally.seats : 1)
    const percent = `${(100 * shareOf(tally, card)).toFixed(1)} %${isBalanced(tally, card) ? '' : ' !'}`
    return `| ${id} | ${template} | ${vp} | ${chances} | ${percent} |`
  })
  return [
    `${tally.games} games, ${tally.seats} seats, seed ${seed}`,
    '',
    '| card | pattern | VP | chances | won |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

process.exitCode = await start(process.argv.slice(2), terminal)

async function start(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const given = readArguments(balance, args)
    if (!given.flag('help')) return await balance.run(given, terminal)
    await terminal.out(helpOf(balance))
    return EXIT.fine
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await terminal.err(`balance: ${error.message}\n`)
    return EXIT.refused
  }
}
