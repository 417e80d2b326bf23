import type { Bot, Place } from '@estaminet/bots'
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
  sealedSeats,
  seatsIn,
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
  return { seed, match, ...playThrough(title, match, { leanings, mood, rng, tables: [match.at(0), match.at(0)] }) }
}

/** No game worth keeping is longer; where nature is kind somebody might go back and forth for ever. */
const MOST_MOVES = 2000

/** Plays a match to its end and answers what it showed. */
export function playThrough<S extends State>(
  title: GoldenTitle<S>,
  match: Match<S>,
  temper: Temper<S>,
): Pick<PlayedGame<S>, 'shown' | 'remarks'> {
  const shown = new Set<string>()
  const remarks = new Map<number, string[]>()
  const before = match.at(0)
  while (!match.over && match.line.length < MOST_MOVES) {
    // Sealed answers are all chosen before the first is known.
    const sealed = seatsIn(sealedSeats(title.game, match.state))
    const actors = sealed.length > 0 ? sealed : match.actors.slice(0, 1)
    const answers = actors.map((by) => ({ by, move: moveOf(title, match, by, temper) }))
    for (const { by, move } of answers) {
      const { kind } = title.game.describe(match.state, by, move)
      const events: GameEvent[] = []
      copy(before, match.state)
      match.play(by, move, (event) => events.push(event))
      for (const feature of shownBy(title, { before, after: match.state, by, kind, events })) shown.add(feature)
      const headings = events.flatMap((event) => title.heading(event) ?? [])
      if (headings.length > 0) remarks.set(match.line.length, headings)
    }
  }
  return { shown, remarks }
}

function moveOf<S extends State>(title: GoldenTitle<S>, match: Match<S>, by: Seat, temper: Temper<S>): Move {
  if (by !== NATURE)
    return temper.bot ? asked(title, match, by, temper.bot, temper.rng) : chosen(title, match, by, temper)
  return temper.kindTo === undefined ? drawn(title, match, temper.rng) : kindest(title, match, temper.kindTo, temper)
}

function asked<S extends State>({ game }: GoldenTitle<S>, { state }: Match<S>, seat: Seat, bot: Bot, rng: Rng): Move {
  const place: Place<S> = { game, seat, moves: movesOf(game, state, seat), view: () => game.view(state, seat), rng }
  return bot.choose(place as unknown as Place)
}

/** The outcome a seat would wish for. */
function kindest<S extends State>(title: GoldenTitle<S>, { state }: Match<S>, seat: Seat, temper: Temper<S>): Move {
  const [table] = temper.tables
  const moves = outcomesOf(title.game, state).map(({ move }) => move)
  if (!table) return moves[0] ?? 0
  return best(moves, (move) => {
    title.game.apply(copy(table, state), NATURE, move)
    return worthFor(title, seat, temper)(table) + temper.mood * temper.rng.fraction()
  }).choice
}

function drawn<S extends State>({ game }: GoldenTitle<S>, { state }: Match<S>, rng: Rng): Move {
  const outcomes = outcomesOf(game, state)
  const weights = outcomes.map(({ weight }) => weight)
  return outcomes[pickWeighted(weights, weights.length, rng)]?.move ?? 0
}

/** How a seat chooses. `tables` are spare states to look ahead on, one for each step. */
export interface Temper<S extends State> {
  readonly leanings: readonly Leaning<S>[]
  readonly mood: number
  readonly rng: Rng
  readonly tables: readonly S[]
  /** Who plays instead, if anybody. */
  readonly bot?: Bot | undefined
  /** Whom nature is kind to, if anybody. */
  readonly kindTo?: Seat
}

const worthFor =
  <S extends State>(title: GoldenTitle<S>, seat: Seat, { leanings }: Temper<S>): Worth<S> =>
  (s) =>
    title.appraise(s, seat) + (leanings[seat]?.prize?.(s, seat) ?? 0)

/** The move that looks best one step ahead, or two where a choice only begins or dice decide, with some luck. */
function chosen<S extends State>(title: GoldenTitle<S>, { state }: Match<S>, seat: Seat, temper: Temper<S>): Move {
  const { leanings, mood, rng, tables } = temper
  const leaning = leanings[seat]
  const worth = worthFor(title, seat, temper)
  return best(movesOf(title.game, state, seat), (move) => {
    const ahead = title.begins(move) ? tables : tables.slice(1)
    const luck = mood * rng.fraction()
    const after = worthAfter(title.game, state, seat, move, ahead, worth, temper.kindTo === seat)
    return after + (leaning?.lean(state, seat, move) ?? 0) + luck
  }).choice
}

type Worth<S extends State> = (s: S) => number

/** `tables` are as many as the steps to look ahead; `isKind`: nature will do what suits the seat. */
function worthAfter<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  move: Move,
  tables: readonly S[],
  worth: Worth<S>,
  isKind: boolean,
): number {
  const [table, ...others] = tables
  if (!table) return worth(s)
  const after = copy(table, s)
  game.apply(after, seat, move)
  if (others.length > 0 && game.waiting(after) === CHANCE)
    return worthOfRoll(game, after, others[0] ?? after, worth, isKind)
  if (others.length === 0 || game.waiting(after) !== 1 << seat) return worth(after)
  return best(movesOf(game, after, seat), (next) => worthAfter(game, after, seat, next, others, worth, isKind)).worth
}

/** Dice are weighed exactly; a draw from a whole deck is not worth the trouble. */
const MOST_FACES = 12

function worthOfRoll<S extends State>(game: Game<S>, s: S, table: S, worth: Worth<S>, isKind: boolean): number {
  const outcomes = outcomesOf(game, s)
  if (outcomes.length > MOST_FACES) return worth(s)
  let sum = 0
  let weights = 0
  let most = -Infinity
  for (const { move, weight } of outcomes) {
    game.apply(copy(table, s), NATURE, move)
    const value = worth(table)
    sum += weight * value
    weights += weight
    most = Math.max(most, value)
  }
  return isKind ? most : sum / weights
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
