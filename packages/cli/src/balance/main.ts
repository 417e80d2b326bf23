import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { belgianBeersRace, objectives } from '@estaminet/belgian-beers-race'
import { findBot } from '@estaminet/bots'
import { refuse } from '@estaminet/kernel'
import { type Command, JSON_OPTION, runAlone } from '../command.ts'
import { EXIT } from '../exit.ts'
import { readText } from '../match-file.ts'
import { progressBar } from '../progress.ts'
import { type Terminal, terminal } from '../terminal.ts'
import { expansionsInWords, outOfBounds } from './expansion-table.ts'
import { addExpansions, type ExpansionTally, emptyExpansionTally, playExpansions } from './expansion-tally.ts'
import { add, emptyTally, isBalanced, playAndCount, shareOf, type Tally } from './tally.ts'

const balance: Command = {
  name: 'balance',
  summary: 'How often each objective card of The Belgian Beers Race is won, or each card of its expansions used.',
  takes: '',
  notes:
    'Run it as: npm run balance -- [options].\n' +
    'Level 1 and 2: of the games in which the card became accessible, those in which somebody claimed it (3 to 90 %).\n' +
    'Level 3: of the players of the games in which it was revealed, those who fulfilled it (2 to 60 %).\n' +
    'With expansions: how often their cards come and are used, and how often characters and bands win (0.5 to 1.6 of a fair share).\n' +
    'Solo is played by one, as often with each victory condition of the campaign as with none.',
  options: {
    games: { type: 'string', value: 'n', help: 'how many games (default: 1000)' },
    seats: { type: 'string', value: 'n', help: 'players at the table (default: 4)' },
    with: { type: 'string', value: 'a,b', help: 'expansions on the table, e.g. events,characters' },
    bot: { type: 'string', value: 'id', help: 'who sits in every seat (default: easy)' },
    jobs: { type: 'string', value: 'n', help: 'processes that share the games (default: 1)' },
    seed: { type: 'string', value: 's', help: 'same seed and jobs, same games (default: balance)' },
    from: { type: 'string', value: 'n', help: 'with expansions, the number of the first game (default: 0)' },
    add: { type: 'string', value: 'a,b', help: 'with expansions, files of counts (--json) of other games' },
    json: JSON_OPTION,
  },
  async run(given, terminal) {
    const expansions = (given.text('with') ?? '').split(',').filter((id) => id !== '')
    const wanted: Wanted = {
      games: given.count('games', 1000),
      seats: given.count('seats', expansions.includes('solo') ? 1 : 4),
      jobs: given.count('jobs', 1),
      bot: given.text('bot') ?? 'easy',
      seed: given.text('seed') ?? 'balance',
      from: given.count('from', 0, 0),
      expansions,
    }
    const files = (given.text('add') ?? '').split(',').filter((file) => file !== '')
    return expansions.length > 0
      ? balanceExpansions(wanted, files, terminal, given.flag('json'))
      : balanceObjectives(wanted, terminal, given.flag('json'))
  },
}

interface Wanted {
  readonly games: number
  readonly seats: number
  readonly jobs: number
  readonly bot: string
  readonly seed: string
  readonly from: number
  readonly expansions: readonly string[]
}

/** What the other processes play while this one plays its own share: games of other seeds, with expansions those that follow. */
function sharedOut<Counts>({ games, seats, jobs, bot, seed, from, expansions }: Wanted) {
  const share = (job: number) => Math.floor(games / jobs) + (job < games % jobs ? 1 : 0)
  const firstOf = (job: number) => from + job * Math.floor(games / jobs) + Math.min(job, games % jobs)
  const others = Array.from({ length: jobs - 1 }, (_, i) => i + 1).map((job) =>
    elsewhere<Counts>([
      ...['--games', `${share(job)}`, '--seats', `${seats}`, '--bot', bot],
      ...(expansions.length > 0
        ? ['--with', expansions.join(','), '--seed', seed, '--from', `${firstOf(job)}`]
        : ['--seed', `${seed}/${job}`]),
    ]),
  )
  return { own: share(0), others }
}

async function balanceObjectives(wanted: Wanted, terminal: Terminal, json: boolean): Promise<number> {
  const { seats, bot, seed } = wanted
  const player = findBot(bot, belgianBeersRace)
  const { own, others } = sharedOut<Tally>(wanted)
  const bar = progressBar(terminal, own, 'games')
  const tally = add(emptyTally(seats), playAndCount(player, seats, own, seed, bar.at))
  for (const other of await Promise.all(others)) add(tally, other)
  bar.end()
  await terminal.out(json ? `${JSON.stringify(tally)}\n` : inWords(tally, seed))
  return objectives.every((_, card) => isBalanced(tally, card)) ? EXIT.fine : EXIT.wrong
}

/** What a run wrote down with --json: looked at before anything is played. */
function countsIn(file: string): ExpansionTally {
  const text = readText(file)
  try {
    const counts = JSON.parse(text)
    if (typeof counts?.games === 'number' && counts.cards && counts.conditions) return counts
  } catch {}
  return refuse('bad-file', `${file} holds no counts: write them with --with and --json.`)
}

async function balanceExpansions(
  wanted: Wanted,
  files: readonly string[],
  terminal: Terminal,
  json: boolean,
): Promise<number> {
  const { seats, seed, from, expansions } = wanted
  const bot = findBot(wanted.bot, belgianBeersRace)
  const added = files.map(countsIn)
  const { own, others } = sharedOut<ExpansionTally>(wanted)
  const bar = progressBar(terminal, own, 'games')
  const tally = emptyExpansionTally()
  const campaign = belgianBeersRace.options.campaign
  const conditions = expansions.includes('solo') && campaign?.type === 'choice' ? campaign.of : [undefined]
  const flags = Object.fromEntries(expansions.map((id) => [id, true]))
  for (let n = 0; n < own; n++) {
    const condition = conditions[(from + n) % conditions.length]
    const options = condition === undefined ? flags : { ...flags, campaign: condition }
    playExpansions({ bot, seats, options, seed: `${seed}/${condition ?? 'all'}/${from + n}` }, tally)
    bar.at(n)
  }
  for (const other of await Promise.all(others)) addExpansions(tally, other)
  for (const other of added) addExpansions(tally, other)
  bar.end()
  await terminal.out(json ? `${JSON.stringify(tally)}\n` : expansionsInWords(tally, expansions))
  return outOfBounds(tally, expansions).length === 0 ? EXIT.fine : EXIT.wrong
}

/** The same count in a process of its own. */
async function elsewhere<Counts>(args: readonly string[]): Promise<Counts> {
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

process.exitCode = await runAlone(balance, process.argv.slice(2), terminal)
