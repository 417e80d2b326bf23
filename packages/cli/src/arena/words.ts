import { habitsInWords } from './habits.ts'
import type { Report, Standing } from './report.ts'
import type { Interval } from './statistics.ts'

/** The report as a person reads it. */
export function inWords(report: Report): string {
  const { game, seats, table, blocks, games, seed, bots, standings, sprt, habits } = report
  const company = seats === 1 ? 'each alone' : `table ${table}`
  const rows = [HEADINGS, ...standings.map(rowOf)]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return [
    `${game}, ${seats} seats, ${company}, ${blocks} blocks, ${games} games, seed ${seed}`,
    '',
    ...rows.map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
    ),
    '',
    `${seats === 1 ? 'Ahead of' : 'Elo against'} ${bots.at(-1)}. In parentheses: 95 % intervals over blocks.`,
    ...(games < ENOUGH ? [`Fewer than ${ENOUGH} games: conclude nothing from them yet.`] : []),
    ...(sprt
      ? [
          `SPRT of ${sprt.elo0} against ${sprt.elo1} Elo: ${signed(sprt.ratio, 2)} of ±${sprt.bound.toFixed(2)}; accepted: ${sprt.accepted}.`,
        ]
      : []),
    ...(habits ? ['', habitsInWords(bots, habits)] : []),
    '',
  ].join('\n')
}

const ENOUGH = 400
const HEADINGS = ['bot', 'seats', 'first', 'par', 'points', '10-50-90 %', 'ahead by', 'Elo']

function rowOf({ bot, played, first, par, points, ahead, elo }: Standing): string[] {
  return [
    bot,
    `${played}`,
    `${percent(first.value)} (${percent(first.low)} to ${percent(first.high)})`,
    percent(par),
    points.mean.toFixed(1),
    `${points.p10}-${points.p50}-${points.p90}`,
    between(ahead, 1),
    elo ? between(elo, 0) : '',
  ]
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const signed = (value: number, digits: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(digits)}`
const between = ({ value, low, high }: Interval, digits: number): string =>
  `${signed(value, digits)} (${signed(low, digits)} to ${signed(high, digits)})`

/** The running estimate beside the bar: the first bot against the others. */
export const runningEstimate = (first: number, lead: number, bot: string): string =>
  `${bot}: first ${percent(first)}, ${signed(lead, 1)} points`
