import { type Analysis, analysing, type Decision } from '@estaminet/bots/advice'
import { type Match, notationOf, refuse, type Seat } from '@estaminet/kernel'
import { type Command, GAME_OPTION, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit.ts'
import { findIn, knownGames } from '../games.ts'
import { readMatch } from '../match-file.ts'
import { progressBar } from '../progress.ts'

export const analyse: Command = {
  name: 'analyse',
  summary: 'Judge the decisions of a finished game, luck apart from them.',
  takes: '<file|link>',
  notes: [
    'Worth is told in points at the end, chance in per cent to be first. The most doubtful decisions are played on by bots of',
    'the house, the best move and the one played with the same dice; a loss is called an error only when it is more than',
    'twice its standard error. Luck is what dice and draws brought less what could be expected of them.',
  ].join('\n'),
  options: {
    closely: { type: 'string', value: 'n', help: 'how many doubtful decisions are looked at closely (default: 40)' },
    samples: { type: 'string', value: 'n', help: 'how often each of them is played on (default: 12)' },
    seconds: { type: 'string', value: 'n', help: 'stop looking after so long (default: 120)' },
    game: GAME_OPTION,
    json: JSON_OPTION,
  },
  async run(given, terminal) {
    const [source, ...more] = given.positionals
    if (source === undefined || more.length > 0)
      return refuse('bad-request', 'analyse takes one file or link. Try: estaminet analyse --help')
    const match = readMatch(findIn(await knownGames(given.texts('game'))), source)
    const until = Date.now() + 1000 * given.count('seconds', 120)
    const bar = progressBar(terminal, 100, '%')
    const work = analysing(match, {
      closely: given.count('closely', 40, 0),
      samples: given.count('samples', 12, 2),
      progress: (share) => bar.at(Math.round(100 * share)),
      goOn: () => Date.now() < until,
    })
    let step = work.next()
    while (!step.done) step = work.next()
    bar.end()
    await terminal.out(given.flag('json') ? `${JSON.stringify(step.value)}\n` : inWords(match, step.value))
    return EXIT.fine
  },
}

/** Moments of the curve that are shown, and widths of its bars. */
const MOMENTS = 16
const BAR = 20

function inWords(match: Match, analysis: Analysis): string {
  const { game, state } = match
  return [
    `${game.id}, ${match.seats} seats, ${analysis.decisions.length} decisions`,
    '',
    ...game.score(state).map(({ total, rank }, seat) => {
      const { decisions, errors, lost, luck, luckOfChance } = analysis.players[seat]
      return `seat ${seat}: ${total} points, rank ${rank}; ${decisions} decisions, ${errors} errors that cost ${lost.toFixed(1)}; luck ${signed(luck)} points, ${signed(100 * luckOfChance)} % chance`
    }),
    ...chapter(match.seats === 1 ? 'Points to be expected' : 'Chance to be first, and points', curveInWords(analysis)),
    ...chapter('Errors, the costliest first', errorsInWords(match, analysis.decisions)),
    ...chapter(
      'Biggest swings',
      analysis.swings.map(
        ({ at, seat, chance, by }) =>
          `move ${at + 1}, ${by}: seat ${seat} ${signed(100 * chance)} % (${said(match, at)})`,
      ),
    ),
    ...(analysis.complete ? [] : ['', 'There was no time for all of it: more with --seconds.']),
    '',
  ].join('\n')
}

const chapter = (title: string, lines: readonly string[]): string[] => [
  '',
  title,
  ...(lines.length === 0 ? ['  none'] : lines.map((line) => `  ${line}`)),
]

function curveInWords({ curve, seats }: Analysis): string[] {
  const every = Math.max(1, Math.ceil(curve.length / MOMENTS))
  return curve
    .filter((_, i) => i % every === 0 || i === curve.length - 1)
    .map(({ at, chances, points }) => {
      const bars = chances.map((chance, seat) => {
        const filled = Math.round(chance * BAR)
        const bar = seats === 1 ? '' : `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${percent(chance)} `
        return `${bar}${points[seat].toFixed(0).padStart(4)}`
      })
      return `${`${at}`.padStart(5)}  ${bars.join('  ')}`
    })
}

function errorsInWords(match: Match, decisions: readonly Decision[]): string[] {
  return decisions
    .filter(({ isError }) => isError)
    .sort((a, b) => b.loss - a.loss)
    .map(({ at, seat, best, loss, error = 0, lossOfChance }) => {
      const better = notationOf(match.game, match.at(at), seat, best)
      return `move ${at + 1}, seat ${seat}: ${said(match, at)} cost ${loss.toFixed(1)} ± ${error.toFixed(1)} points and ${(100 * lossOfChance).toFixed(0)} % chance; better: ${better}`
    })
}

function said(match: Match, at: number): string {
  const { by, move } = match.line[at] ?? refuse('bad-request', `There is no move ${at}.`)
  return notationOf(match.game, match.at(at), by as Seat, move)
}

const percent = (share: number): string => `${(100 * share).toFixed(0).padStart(3)} %`
const signed = (value: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(1)}`
