import {
  atOnce,
  blankOf,
  copy,
  type Game,
  MAX_MOVES,
  type Match,
  NATURE,
  type Pieces,
  readRecord,
  refuse,
  type State,
} from '@estaminet/kernel'
import { adviserFor } from './advisers.ts'
import { type Analysis, type AnalysisEffort, type Decision, type Moment, summed } from './analysis.ts'
import { type Chosen, lookClosely, lookQuickly } from './hindsight.ts'
import { type Luck, luckOf } from './luck.ts'
import { hopesIn } from './win-chance.ts'

/** Analyses a record at once; it is read, and so checked, first. */
export const analyse = (game: Game, record: unknown, effort?: AnalysisEffort): Analysis =>
  atOnce(analysing(readRecord(game, record), effort))

/** A loss at a quick look that is worth a closer one, in points. */
const DOUBTFUL = 0.3
/** How much longer a closer look takes than a step through the match, for saying how much is done. */
const CLOSER = 6

/** Analyses a finished match piece by piece: first the whole line at a quick look, then the most doubtful decisions. */
export function* analysing(match: Match, effort: AnalysisEffort = {}): Pieces<Analysis> {
  if (!match.over) refuse('bad-request', 'Only a match that is over can be analysed.')
  const { closely = 40, samples = 12 } = effort
  const adviser = adviserFor(match.game)
  const decisions: Decision[] = []
  const luck: Luck[] = []
  const curve: Moment[] = []
  const choices = new Map<number, Chosen<State>>()
  const { line } = match
  const work = new Work(line.length + CLOSER * closely, effort)
  const s = match.at(0)
  for (let at = 0; at < line.length && work.goesOn; ) {
    const from = at
    const { by, move, forced } = line[at]
    if (by === NATURE) {
      while (line[at]?.by === NATURE) at++
      luck.push(luckOf(adviser, s, from, line.slice(from, at), samples))
    } else {
      at++
      const isAsked = (match.game.waiting(s) & (1 << by)) !== 0
      if (adviser.isQuiet(s)) curve.push({ at: from, ...hopesIn(adviser, s) })
      if (!forced && isAsked && match.game.legal(s, by, list) > 1) {
        const chosen = { at: from, s: copy(blankOf(s), s), seat: by, played: move }
        choices.set(from, chosen)
        decisions.push(lookQuickly(adviser, chosen))
      }
    }
    for (const step of line.slice(from, at)) match.game.apply(s, step.by, step.move)
    yield* work.done(at - from)
  }
  if (work.goesOn) curve.push({ at: line.length, ...hopesIn(adviser, s) })
  const doubtful = decisions
    .filter(({ loss }) => loss > DOUBTFUL)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, closely)
  for (const quick of doubtful) {
    const chosen = choices.get(quick.at)
    if (!chosen || !work.goesOn) break
    decisions[decisions.indexOf(quick)] = lookClosely(adviser, chosen, quick, samples)
    yield* work.done(CLOSER)
  }
  effort.progress?.(1)
  return summed({ game: match.game.id, seats: match.seats, decisions, luck, curve, complete: work.goesOn })
}

const list = new Int32Array(MAX_MOVES)

/** How much is done of it, and whether there is time for more. */
class Work {
  goesOn = true
  private readonly all: number
  private readonly effort: AnalysisEffort
  private sofar = 0

  constructor(all: number, effort: AnalysisEffort) {
    this.all = all
    this.effort = effort
  }

  *done(pieces: number): Pieces<void> {
    this.sofar += pieces
    this.effort.progress?.(Math.min(1, this.sofar / this.all))
    yield
    this.goesOn &&= this.effort.goOn?.() ?? true
  }
}
