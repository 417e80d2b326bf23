import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { everythingOn, type Game, type Options, Refusal } from '@estaminet/kernel'
import { type Command, JSON_OPTION, runAlone } from '../command.ts'
import { EXIT } from '../exit.ts'
import { findGame, houseGames } from '../games.ts'
import { terminal } from '../terminal.ts'
import { countCollections, type Garbage } from './garbage.ts'
import type { Rates } from './rounds.ts'

const COMPARE = new URL('./compare.ts', import.meta.url)
const ENDLESS = new URL('./endless.ts', import.meta.url)
const WARM_UP_SECONDS = 3

const bench: Command = {
  name: 'bench',
  summary: 'Random play through our engine beside the same rules hosted by boardgame.io.',
  takes: '',
  notes: 'Run it as: npm run bench -- [options]. What the figures mean: docs/benchmarks.md.',
  options: {
    game: { type: 'string', multiple: true, value: 'g', help: 'an id or a module (default: every game of the house)' },
    seats: { type: 'string', value: 'n', help: 'players at the table (default: as many as the game takes)' },
    seconds: { type: 'string', value: 'n', help: 'how long to measure, twice: speed, then garbage (default: 10)' },
    options: { type: 'string', value: 'JSON', help: 'options of the game (default: as it comes, then everything on)' },
    json: JSON_OPTION,
  },
  async run(given, terminal) {
    const names = given.texts('game').length > 0 ? given.texts('game') : houseGames.map(({ id }) => id)
    const seconds = String(given.count('seconds', 10))
    const results: Result[] = []
    for (const name of names) {
      const game = await findGame(name)
      const seats = given.count('seats', game.seats.max)
      for (const options of optionTexts(game, seats, given.text('options'))) {
        if (terminal.watched) await terminal.err(`\r\x1b[Kmeasuring ${name} …`)
        const table = [name, String(seats), seconds, options]
        const compared: Compared = JSON.parse(await node([], COMPARE, table))
        const watched = await node(['--trace-gc', '--expose-gc'], ENDLESS, [...table, String(WARM_UP_SECONDS)])
        results.push({ ...compared, garbage: countCollections(watched) })
      }
    }
    if (terminal.watched) await terminal.err('\r\x1b[K')
    const report = { date: new Date().toISOString().slice(0, 10), machine: machine(), results }
    await terminal.out(given.flag('json') ? `${JSON.stringify(report)}\n` : inWords(report))
    return EXIT.fine
  },
}

/** What was asked for; else the game as it comes and, where it has flags to turn on, with all of them. */
function optionTexts(game: Game, seats: number, asked: string | undefined): readonly string[] {
  if (asked !== undefined) return [asked]
  const all = everythingOn(game, seats)
  return flagsOn(all).length === 0 ? ['{}'] : ['{}', JSON.stringify(all)]
}

const flagsOn = (options: Options): string[] => Object.keys(options).filter((name) => options[name] === true)

interface Compared {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly decisionsPerSecond: Rates
  readonly boardgameIoDecisionsPerSecond: Rates
  readonly ratio: Rates
  readonly calibrationLoopsPerSecond: Rates
  readonly decisionsPerCalibrationLoop: number
  readonly stateCells: number
  readonly copyNanoseconds: number
  readonly undoReachMicroseconds: number
}

interface Result extends Compared {
  readonly garbage: Garbage
}

const machine = () => `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`

/** Runs a measurement in a process of its own, in production, with the loader this one was started with. */
async function node(flags: readonly string[], file: URL, args: readonly string[]): Promise<string> {
  const program = fileURLToPath(file)
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, ...process.execArgv, program, ...args], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 1 << 28,
    })
    return stdout
  } catch (error) {
    const said = /Refusal: (.*)/.exec((error as { stderr?: string }).stderr ?? '')?.[1]
    throw said === undefined ? error : new Refusal('bad-request', said)
  }
}

const inWords = ({ date, machine, results }: { date: string; machine: string; results: readonly Result[] }) =>
  [
    `${date}, ${machine}`,
    ...results.flatMap((result) => [
      '',
      [`${result.game}, ${result.seats} seats`, ...flagsOn(result.options)].join(', '),
      `  our engine      ${inRates(result.decisionsPerSecond)} decisions/s, ${result.decisionsPerCalibrationLoop} a calibration loop`,
      `  boardgame.io    ${inRates(result.boardgameIoDecisionsPerSecond)} decisions/s`,
      `  ratio           ${inRates(result.ratio)}`,
      `  calibration     ${inRates(result.calibrationLoopsPerSecond)} loops/s`,
      `  state copy      ${result.copyNanoseconds} ns for ${result.stateCells} cells`,
      `  undo reach      ${result.undoReachMicroseconds} µs`,
      `  garbage         ${result.garbage.collections} collections in ${result.garbage.seconds} s of play-outs`,
    ]),
    '',
  ].join('\n')

const inRates = ({ median, min, max }: Rates) => `${median} (${min} to ${max})`

process.exitCode = await runAlone(bench, process.argv.slice(2), terminal)
