import { atOnce, type Game, MAX_MOVES, type Match, NATURE, type Pieces, readRecord, refuse } from '@estaminet/kernel'
import { adviserFor } from './advisers.ts'
import { type Analysis, type AnalysisEffort, summed } from './analysis.ts'
import { lookClosely, lookQuickly } from './hindsight.ts'
import { luckOf } from './luck.ts'
import { hopesIn } from './win-chance.ts'

/** Analyses a record at once; it is read, and so checked, first. */
export const analyse = (game: Game, record: unknown, effort?: AnalysisEffort): Analysis =>
  atOnce(analysing(readRecord(game, record), effort))

/** A loss at a quick look that is worth a closer one, in points. */
const DOUBTFUL = 0.3
/** How much longer a closer look takes than a step through the match, for saying how much is done. */
const CLOSER = 6

/**
 * Analyses a finished match piece by piece: first the whole line at a quick look, then the most doubtful decisions. Where an
 * earlier one had no time for all of it, the rest is added to what it found.
 */
export function* analysing(match: Match, effort: AnalysisEffort = {}): Pieces<Analysis> {
  if (!match.over) refuse('bad-request', 'Only a match that is over can be analysed.')
  const { closely = 40, samples = 12, from: found = NOTHING } = effort
  const adviser = adviserFor(match.game)
  const [decisions, luck, curve] = [[...found.decisions], [...found.luck], [...found.curve]]
  const looked = decisions.filter(({ error }) => error !== undefined).length
  const { line } = match
  const work = new Work(line.length + CLOSER * closely, found.until + CLOSER * looked, effort)
  const s = match.at(found.until)
  let at = found.until
  while (at < line.length && work.goesOn) {
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
        decisions.push(lookQuickly(adviser, { at: from, s, seat: by, played: move }))
      }
    }
    for (const step of line.slice(from, at)) match.game.apply(s, step.by, step.move)
    yield* work.done(at - from)
  }
  if (work.goesOn && curve.at(-1)?.at !== at) curve.push({ at, ...hopesIn(adviser, s) })
  const doubtful = decisions
    .filter(({ loss, error }) => loss > DOUBTFUL && error === undefined)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, closely - looked)
  for (const quick of doubtful) {
    if (!work.goesOn) break
    const chosen = { ...quick, s: match.at(quick.at) }
    decisions[decisions.indexOf(quick)] = lookClosely(adviser, chosen, quick, samples)
    yield* work.done(CLOSER)
  }
  effort.progress?.(1)
  return summed({ game: match.game.id, seats: match.seats, decisions, luck, curve, until: at, complete: work.goesOn })
}

const NOTHING = { decisions: [], luck: [], curve: [], until: 0 }

const list = new Int32Array(MAX_MOVES)

/** How much is done of it, and whether there is time for more. */
class Work {
  goesOn = true
  private readonly all: number
  private readonly effort: AnalysisEffort
  private sofar: number

  constructor(all: number, sofar: number, effort: AnalysisEffort) {
    this.all = all
    this.sofar = sofar
    this.effort = effort
  }

  *done(pieces: number): Pieces<void> {
    this.sofar += pieces
    this.effort.progress?.(Math.min(1, this.sofar / this.all))
    yield
    this.goesOn &&= this.effort.goOn?.() ?? true
  }
}
