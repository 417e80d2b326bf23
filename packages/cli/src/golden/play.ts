import {
  CHANCE,
  copy,
  type Game,
  type GameEvent,
  Match,
  type Move,
  movesOf,
  NATURE,
  outcomesOf,
  pickWeighted,
  type Rng,
  type Seat,
  type State,
  seeded,
} from '@estaminet/kernel'
import { type GoldenTitle, type Leaning, shownBy } from './title.ts'

export interface PlayedGame<S extends State> {
  readonly seed: number
  readonly match: Match<S>
  readonly shown: ReadonlySet<string>
  /** Headings above the moves of the line, by their index. */
  readonly remarks: ReadonlyMap<number, readonly string[]>
}

/** How much luck mixes with judgement, game by game: from careful to careless, and quite at random. */
const MOODS = [0.5, 1, 2, 4, 1000]

/** Plays the game of a seed to its end. Table, leanings and mood follow from the seed, so that it is always the same. */
export function playSeed<S extends State>(title: GoldenTitle<S>, seed: number): PlayedGame<S> {
  const rng = seeded(`golden ${seed}`)
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)] as T
  const steered = seed < title.seeds ? undefined : title.steered
  const match = Match.begin(title.game, pick((steered ?? title).tables))
  const mood = pick(MOODS)
  const common = steered?.leaning ?? pick(title.leanings)
  const alike = steered !== undefined || rng.below(2) === 0
  const leanings = Array.from({ length: match.seats }, () => (alike ? common : pick(title.leanings)))
  const temper = { leanings, mood, rng, tables: [match.at(0), match.at(0)] }
  const shown = new Set<string>()
  const remarks = new Map<number, string[]>()
  const before = match.at(0)
  while (!match.over) {
    const by = match.actors[0] as Seat
    const move = by === NATURE ? drawn(title, match, rng) : chosen(title, match, by, temper)
    const { kind } = title.game.describe(match.state, by, move)
    const events: GameEvent[] = []
    copy(before, match.state)
    match.play(by, move, (event) => events.push(event))
    for (const feature of shownBy(title, { before, after: match.state, by, kind, events })) shown.add(feature)
    const headings = events.flatMap((event) => title.heading(event) ?? [])
    if (headings.length > 0) remarks.set(match.line.length, headings)
  }
  return { seed, match, shown, remarks }
}

function drawn<S extends State>({ game }: GoldenTitle<S>, { state }: Match<S>, rng: Rng): Move {
  const outcomes = outcomesOf(game, state)
  const weights = outcomes.map(({ weight }) => weight)
  return outcomes[pickWeighted(weights, weights.length, rng)]?.move ?? 0
}

/** How a seat chooses. `tables` are spare states to look ahead on, one for each step. */
interface Temper<S extends State> {
  readonly leanings: readonly Leaning<S>[]
  readonly mood: number
  readonly rng: Rng
  readonly tables: readonly S[]
}

/** The move that looks best one step ahead, or two where a choice only begins or dice decide, with some luck. */
function chosen<S extends State>(title: GoldenTitle<S>, { state }: Match<S>, seat: Seat, temper: Temper<S>): Move {
  const { leanings, mood, rng, tables } = temper
  const leaning = leanings[seat]
  const worth = (s: S) => title.appraise(s, seat) + (leaning?.prize?.(s, seat) ?? 0)
  return best(movesOf(title.game, state, seat), (move) => {
    const ahead = title.begins(move) ? tables : tables.slice(1)
    const luck = mood * rng.fraction()
    return worthAfter(title.game, state, seat, move, ahead, worth) + (leaning?.lean(state, seat, move) ?? 0) + luck
  }).choice
}

type Worth<S extends State> = (s: S) => number

/** `tables` are as many as the steps to look ahead. */
function worthAfter<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  move: Move,
  tables: readonly S[],
  worth: Worth<S>,
): number {
  const [table, ...others] = tables
  if (!table) return worth(s)
  const after = copy(table, s)
  game.apply(after, seat, move)
  if (others.length > 0 && game.waiting(after) === CHANCE) return worthOfRoll(game, after, others[0] ?? after, worth)
  if (others.length === 0 || game.waiting(after) !== 1 << seat) return worth(after)
  return best(movesOf(game, after, seat), (next) => worthAfter(game, after, seat, next, others, worth)).worth
}

/** Dice are weighed exactly; a draw from a whole deck is not worth the trouble. */
const MOST_FACES = 12

function worthOfRoll<S extends State>(game: Game<S>, s: S, table: S, worth: Worth<S>): number {
  const outcomes = outcomesOf(game, s)
  if (outcomes.length > MOST_FACES) return worth(s)
  let sum = 0
  let weights = 0
  for (const { move, weight } of outcomes) {
    game.apply(copy(table, s), NATURE, move)
    sum += weight * worth(table)
    weights += weight
  }
  return sum / weights
}

function best(moves: readonly Move[], worthOf: (move: Move) => number): { choice: Move; worth: number } {
  let worth = -Infinity
  let choice = 0
  for (const move of moves) {
    const found = worthOf(move)
    if (found > worth) {
      worth = found
      choice = move
    }
  }
  return { choice, worth }
}
