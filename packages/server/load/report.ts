import type { BytesOfGame } from './bytes.ts'
import type { idleSockets } from './idle.ts'
import type { Round } from './round.ts'
import { SIDES, type Side } from './sides.ts'
import type { storedMatches } from './stored.ts'

/** Both servers at so many tables, round by round. */
export interface Comparison {
  readonly tables: number
  readonly seconds: number
  readonly rounds: Readonly<Record<Side, readonly Round[]>>
  readonly lost: number
  readonly doubled: number
  readonly faults: readonly string[]
}

export interface Report {
  readonly date: string
  readonly machine: string
  readonly comparisons: readonly Comparison[]
  readonly idle?: Awaited<ReturnType<typeof idleSockets>>
  readonly stored?: Awaited<ReturnType<typeof storedMatches>>
  readonly bytes?: readonly BytesOfGame[]
}

/** What is asked for beside another server: how many times its moves a second, and how much of its processor time a move. */
interface Bar {
  readonly moves: number
  readonly share: number
}

/** One that keeps its state in memory and leaves all drawing to the pages is hard to beat with every move on the disk. */
const barBeside = (side: Side, tables: number): Bar =>
  side === 'state only' ? { moves: 1.5, share: 1 / 1.5 } : { moves: tables >= 100 ? 3 : 2.5, share: 1 / 3 }

export function inWords({ date, machine, comparisons, idle, stored, bytes = [] }: Report): string {
  const lines = [`${date}, ${machine}`]
  for (const comparison of comparisons) lines.push('', ...compared(comparison))
  if (idle) lines.push('', `${idle.sockets} idle sockets: ${megabytes(idle.added)} MB added (bar: under 150)`)
  if (stored) {
    const { matches, start, memory, moves, load } = stored
    lines.push(
      '',
      `${matches} stored matches: open in ${whole(start)} ms (bar: 2000), ${megabytes(memory)} MB resident (bar: 250)`,
      `a match of ${moves} moves: there in ${tenths(load.median)} ms, ${tenths(load.worst)} at worst (bar: 20)`,
    )
  }
  for (const { game, whole: update, cells, position } of bytes)
    lines.push(
      '',
      `${game}, bytes a move a client: ${cells.median} (95 of 100: ${cells.p95}), as whole updates ${update.median} (${update.p95}); a first position ${position.median}`,
    )
  return `${lines.join('\n')}\n`
}

function compared({ tables, seconds, rounds, lost, doubled, faults }: Comparison): string[] {
  const ours = rounds.estaminet
  return [
    `${tables} tables of 4, both games, ${ours.length} x ${seconds} s`,
    '                 moves/s   p50 ms   p99 ms   memory MB   server ms/move',
    ...SIDES.map((side) => line(side, rounds[side])),
    ...SIDES.filter((side) => side !== 'estaminet').map((side) =>
      beside(side, ours, rounds[side], barBeside(side, tables)),
    ),
    `  moves lost ${lost}, doubled ${doubled}`,
    ...faults.slice(0, 5).map((fault) => `  trouble: ${fault}`),
  ]
}

/** Round by round: the sides take turns, so that what else a machine does falls on all of them. */
function beside(side: Side, ours: readonly Round[], theirs: readonly Round[], bar: Bar): string {
  const ratios = (of: (round: Round) => number) => ours.map((round, i) => of(round) / of(theirs[i] as Round))
  const moves = ratios((round) => round.movesPerSecond)
  const time = ratios((round) => round.cpuPerMove)
  const isSooner = median(ours.map((round) => round.p99)) < median(theirs.map((round) => round.p99))
  return [
    `  to ${side}`.padEnd(19),
    `${tenths(median(moves))} (${spread(moves, tenths)}) times the moves/s (bar: ${bar.moves}, ${met(median(moves) >= bar.moves)}), `,
    `p99 ${isSooner ? 'lower' : 'higher'}, `,
    `${hundredths(median(time))} (${spread(time, hundredths)}) of the processor time (bar: ${hundredths(bar.share)}, ${met(median(time) <= bar.share)})`,
  ].join('')
}

const met = (is: boolean): string => (is ? 'met' : 'missed')

const spread = (figures: readonly number[], say: (figure: number) => string): string =>
  `${say(Math.min(...figures))} to ${say(Math.max(...figures))}`

function line(name: string, rounds: readonly Round[]): string {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure))
  return [
    `  ${name}`.padEnd(15),
    whole(of((round) => round.movesPerSecond)).padStart(9),
    tenths(of((round) => round.p50)).padStart(9),
    tenths(of((round) => round.p99)).padStart(9),
    megabytes(of((round) => round.memory)).padStart(12),
    hundredths(of((round) => round.cpuPerMove)).padStart(17),
  ].join('')
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN
}

const whole = (figure: number) => figure.toFixed(0)
const tenths = (figure: number) => figure.toFixed(1)
const hundredths = (figure: number) => figure.toFixed(2)
const megabytes = (bytes: number) => whole(bytes / 1_000_000)
