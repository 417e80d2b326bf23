import type { ChanceSource } from './fairness.ts'
import { CHANCE, EVERYONE, type EventSink, type Game, type Move, NATURE, OVER, type Seat } from './game.ts'
import { actorsOf, checkMove, freeSeats, movesOf, outcomesOf, sealedSeats, seatsIn } from './moves.ts'
import { type Options, readOptions } from './options.ts'
import { refuse } from './refusal.ts'
import { copy, decode, isOpen, type State, secretsDiffer } from './state.ts'

/** One entry of the log. Nothing is ever removed from it: undo is an entry too. */
export type LogEntry =
  | { readonly by: Seat; readonly move: Move }
  | { readonly by: Seat; readonly undo: number }
  | { readonly by: Seat; readonly redo: number }
  /** All seats agreed to go back this many moves. */
  | { readonly consent: number }

/** A move of the effective line: what the log amounts to. */
export interface Played {
  readonly by: Seat
  readonly move: Move
  /** The only thing that could be done: played by the engine, never counted as a decision. */
  readonly forced: boolean
  /** It may have told somebody something: what belongs to a seat changed, or sealed answers were opened. */
  readonly reveals: boolean
}

/** Why undo goes no further. */
export type UndoStop = 'start' | 'chance' | 'other-seat' | 'reveal' | 'turn-passed'

export interface UndoReach {
  /** How many of the seat's own decisions can be taken back freely. */
  readonly decisions: number
  readonly stop: UndoStop
}

export interface MatchSetup {
  readonly seats: number
  readonly options?: unknown
  /** Left out: the caller plays nature's moves. */
  readonly chance?: ChanceSource | undefined
  /** An encoded position to begin from; left out: the game's own beginning. */
  readonly position?: string | undefined
}

/** A match is a setup and a log; the state is computed from them. */
export class Match<S extends State = State> {
  readonly game: Game<S>
  readonly seats: number
  readonly options: Options
  readonly state: S
  readonly log: LogEntry[] = []
  readonly line: Played[] = []
  /** Sealed answers waiting for the last one; private to the platform. */
  readonly sealed = new Map<Seat, Move>()
  /** It began from a position: what led there is not known, so no record can tell it. */
  readonly fromPosition: boolean
  /** The cells it began with. */
  private readonly origin: Int16Array
  /** The cells before the move under way, where seats have secrets. */
  private readonly before: Int16Array
  private readonly chance: ChanceSource | undefined
  private readonly undone: Played[] = []
  private readonly draws = new Map<string, number>()
  /** The position after every so many moves of the line: whoever goes back begins there, not at the first move. */
  private readonly stations: Int16Array[] = []
  /** What each may do in this position, as far as it was asked for. */
  private readonly lists = new Map<Seat, readonly Move[]>()

  constructor(game: Game<S>, setup: MatchSetup) {
    this.game = game
    this.options = readOptions(game, setup.seats, setup.options)
    this.seats = setup.seats
    this.chance = setup.chance
    this.state = game.setup(this.options, this.seats)
    this.fromPosition = setup.position !== undefined
    if (setup.position !== undefined) decode(setup.position, this.state)
    this.origin = this.state.cells.slice()
    this.before = new Int16Array(isOpen(this.state) ? 0 : this.state.cells.length)
  }

  /** Begins a match and plays nature's first moves. */
  static begin<S extends State>(game: Game<S>, setup: MatchSetup, events?: EventSink): Match<S> {
    const match = new Match(game, setup)
    match.advance(events)
    return match
  }

  get over(): boolean {
    return this.game.waiting(this.state) === OVER
  }

  /** Who may move now: seats, NATURE, or nobody. */
  get actors(): Seat[] {
    return actorsOf(this.game, this.state)
  }

  /** Who may move though nobody waits for them. */
  get free(): Seat[] {
    return seatsIn(freeSeats(this.game, this.state))
  }

  legal(actor: Seat): Move[] {
    return this.actors.includes(actor) || this.free.includes(actor) ? [...this.movesOf(actor)] : []
  }

  /** What an actor can do in this position, in canonical order: made once, however many ask. */
  movesOf(actor: Seat): readonly Move[] {
    const known = this.lists.get(actor)
    if (known) return known
    const moves = movesOf(this.game, this.state, actor)
    this.lists.set(actor, moves)
    return moves
  }

  /**
   * Plays a seat's (or, with manual chance, nature's) move, then everything that needs nobody. A sealed answer is kept
   * until all are in, and may be replaced until then.
   */
  play(actor: Seat, move: Move, events?: EventSink): void {
    const moves = this.check(actor, move)
    const sealed = sealedSeats(this.game, this.state)
    if (actor !== NATURE && sealed & (1 << actor)) {
      this.sealed.set(actor, move)
      if (!seatsIn(sealed).every((seat) => this.sealed.has(seat))) return
      const answers = seatsIn(sealed).map((seat) => ({ seat, answer: this.sealed.get(seat) as Move }))
      this.sealed.clear()
      for (const { seat, answer } of answers) this.append(seat, answer, false, events)
    } else {
      this.append(actor, move, this.isForced(actor, moves), events)
    }
    this.advance(events)
  }

  /** Keeps a sealed answer as `play` does, but opens none: also the last one lies sealed until something is played. */
  seal(seat: Seat, move: Move): void {
    this.check(seat, move)
    if ((sealedSeats(this.game, this.state) & (1 << seat)) === 0)
      refuse('illegal-move', `The answer of seat ${seat} would be open.`)
    this.sealed.set(seat, move)
  }

  /** Plays chance (when the match has a source) and forced moves until somebody has a choice. */
  advance(events?: EventSink): void {
    for (;;) {
      const mask = this.game.waiting(this.state)
      if (mask === CHANCE && this.chance) this.append(NATURE, this.drawOutcome(this.chance), false, events)
      else {
        const forced = this.forcedMove()
        if (!forced) return
        this.append(forced.seat, forced.move, true, events)
      }
    }
  }

  /** A fresh state after the first `count` moves of the effective line. */
  at(count: number): S {
    const s = this.game.setup(this.options, this.seats)
    const station = Math.min(Math.floor(count / STATION), this.stations.length)
    s.cells.set(station > 0 ? this.stations[station - 1] : this.origin)
    for (const { by, move } of this.line.slice(station * STATION, count)) this.game.apply(s, by, move)
    return s
  }

  /**
   * How far this seat may go back alone. `held`: the platform holds the end of the turn for the seat's confirmation.
   * `yielding`: seats that mind nothing, so that their answers are no barrier; what chance has said stays one.
   */
  undoReach(seat: Seat, held = false, yielding: readonly Seat[] = []): UndoReach {
    // Whoever has decided nothing yet is stopped by nobody: there is nothing to take back.
    if (!this.line.some((step) => isDecision(step, seat))) return { decisions: 0, stop: 'start' }
    const { stop, from } = this.barrier(seat, yielding)
    const decisions = this.line.slice(from).filter((step) => isDecision(step, seat)).length
    const isAllowed = held || this.actors.some((actor) => actor === seat || yielding.includes(actor))
    return decisions > 0 && !isAllowed ? { decisions: 0, stop: 'turn-passed' } : { decisions, stop }
  }

  /** The other seats whose decisions go with the seat's last one. */
  takenAlong(seat: Seat): Seat[] {
    const since = this.line.slice(this.line.findLastIndex((step) => isDecision(step, seat)) + 1)
    return [...new Set(since.filter(({ by, forced }) => by !== NATURE && !forced).map(({ by }) => by))].sort()
  }

  /** Takes back the seat's last decisions, with everything that followed them. */
  undo(seat: Seat, decisions = 1, held = false, yielding: readonly Seat[] = []): void {
    const reach = this.undoReach(seat, held, yielding)
    if (!Number.isInteger(decisions) || decisions < 1 || decisions > reach.decisions)
      refuse(
        'cannot-undo',
        `Seat ${seat} can take back ${reach.decisions} decisions (${reach.stop}), not ${decisions}.`,
      )
    let from = this.line.length
    for (let left = decisions; left > 0; ) if (isDecision(this.line[--from], seat)) left--
    const count = this.line.length - from
    const dropped = this.dropLast(count)
    // What several seats did is taken back by all of them, and nobody plays it again for the others.
    if (dropped.some((step) => step.by !== seat && !step.forced)) {
      this.undone.length = 0
      this.log.push({ consent: count })
      return
    }
    this.undone.push(...dropped.reverse())
    this.log.push({ by: seat, undo: count })
  }

  /** How many moves the seat can play again after an undo. */
  redoReach(seat: Seat): number {
    return this.undone.length > 0 && this.undone.at(-1)?.by === seat ? this.undone.length : 0
  }

  /** Plays again the last thing taken back, up to the next decision. */
  redo(seat: Seat, events?: EventSink): void {
    if (this.redoReach(seat) === 0) refuse('cannot-redo', `Seat ${seat} has nothing to play again.`)
    let count = 0
    do {
      const step = this.undone.pop() as Played
      this.game.apply(this.state, step.by, step.move, events)
      this.add(step)
      count++
    } while (this.undone.at(-1)?.forced)
    this.log.push({ by: seat, redo: count })
  }

  /** Goes back to `count` moves of the line, past any barrier, because every seat agreed. */
  undoByConsent(count: number, consents: readonly Seat[]): void {
    for (let seat = 0; seat < this.seats; seat++)
      if (!consents.includes(seat)) refuse('no-consent', `Seat ${seat} has not agreed to go back.`)
    if (!Number.isInteger(count) || count < 0 || count >= this.line.length)
      refuse('cannot-undo', `The match has ${this.line.length} moves; it cannot go back to ${count}.`)
    const dropped = this.line.length - count
    this.dropLast(dropped)
    this.undone.length = 0
    this.log.push({ consent: dropped })
  }

  /** Repeats one entry of a stored log exactly; refuses what the rules do not allow. */
  repeat(entry: LogEntry, events?: EventSink): void {
    if ('move' in entry) {
      const moves = this.check(entry.by, entry.move)
      this.append(entry.by, entry.move, this.isForced(entry.by, moves), events)
    } else if ('undo' in entry) {
      const free = this.line.length - this.barrier(entry.by).from
      this.undone.push(...this.dropLast(this.checkCount(entry.undo, free)).reverse())
      this.log.push(entry)
    } else if ('redo' in entry) {
      for (let left = this.checkCount(entry.redo, this.undone.length); left > 0; left--) {
        const step = this.undone.pop() as Played
        this.game.apply(this.state, step.by, step.move, events)
        this.add(step)
      }
      this.log.push(entry)
    } else {
      this.dropLast(this.checkCount(entry.consent, this.line.length))
      this.undone.length = 0
      this.log.push(entry)
    }
  }

  /** Outcome the source gives for the coming draw; the verifier compares it with the log. */
  drawOutcome(source: ChanceSource): Move {
    const outcomes = outcomesOf(this.game, this.state)
    const stream = this.streamOf(outcomes[0]?.move ?? 0)
    const total = outcomes.reduce((sum, outcome) => sum + outcome.weight, 0)
    let at = source.draw(total, stream, this.draws.get(stream) ?? 0)
    for (const { move, weight } of outcomes) {
      at -= weight
      if (at < 0) return move
    }
    throw new RangeError(`A draw of ${total} gave ${at}.`)
  }

  private check(actor: Seat, move: Move): readonly Move[] {
    return checkMove(this.game, this.state, actor, move, (one) => this.movesOf(one))
  }

  private append(by: Seat, move: Move, forced: boolean, events?: EventSink): void {
    if (by === NATURE) {
      const stream = this.streamOf(move)
      this.draws.set(stream, (this.draws.get(stream) ?? 0) + 1)
    }
    const opensAnswers = by !== NATURE && sealedSeats(this.game, this.state) === 1 << by
    if (!isOpen(this.state)) this.before.set(this.state.cells)
    this.game.apply(this.state, by, move, events)
    this.add(played(by, move, forced, opensAnswers || secretsDiffer(this.state, this.before)))
    this.log.push(moved(by, move))
    this.undone.length = 0
  }

  /** Puts a step that was just played at the end of the line. */
  private add(step: Played): void {
    this.line.push(step)
    this.lists.clear()
    if (this.line.length % STATION === 0) this.stations.push(this.state.cells.slice())
  }

  /** Open and hidden draws are counted apart, so that the number of hidden ones shows nowhere. */
  private streamOf(move: Move): string {
    return (this.game.known?.(this.state, NATURE, move) ?? EVERYONE) === EVERYONE ? 'open' : 'hidden'
  }

  /** The single waiting seat, unless its answer is sealed or asked for anyway: a forced secret is still a secret. */
  private loneSeat(): Seat | undefined {
    const mask = this.game.waiting(this.state)
    const isOne = mask !== OVER && mask !== CHANCE && (mask & (mask - 1)) === 0
    const isPlain = sealedSeats(this.game, this.state) === 0 && !this.game.asksAnyway?.(this.state)
    return isOne && isPlain ? 31 - Math.clz32(mask) : undefined
  }

  private forcedMove(): { seat: Seat; move: Move } | undefined {
    const seat = this.loneSeat()
    if (seat === undefined) return undefined
    const moves = this.movesOf(seat)
    return moves.length === 1 ? { seat, move: moves[0] } : undefined
  }

  private isForced(actor: Seat, moves: readonly Move[]): boolean {
    return moves.length === 1 && this.loneSeat() === actor
  }

  private dropLast(count: number): Played[] {
    const dropped = this.line.splice(this.line.length - count, count)
    this.stations.length = Math.floor(this.line.length / STATION)
    copy(this.state, this.at(this.line.length))
    this.lists.clear()
    this.sealed.clear()
    return dropped
  }

  /** The point of the line a seat cannot cross alone, and why. */
  private barrier(seat: Seat, yielding: readonly Seat[] = []): { from: number; stop: UndoStop } {
    let lastOwn = this.line.length
    for (let i = this.line.length - 1; i >= 0; i--) {
      const step = this.line[i]
      if (step.by === NATURE) return { from: lastOwn, stop: 'chance' }
      if (step.by !== seat && !step.forced && !yielding.includes(step.by)) return { from: lastOwn, stop: 'other-seat' }
      if (step.reveals) return { from: lastOwn, stop: 'reveal' }
      lastOwn = i
    }
    return { from: lastOwn, stop: 'start' }
  }

  private checkCount(count: number, most: number): number {
    return Number.isInteger(count) && count >= 1 && count <= most
      ? count
      : refuse('malformed-record', `The log takes back or repeats ${count} moves where ${most} are possible.`)
  }
}

/** Far enough apart to cost nothing, near enough for a step back to cost little. */
const STATION = 16

const isDecision = (step: Played, seat: Seat) => step.by === seat && !step.forced

/** So many are remembered; then they are written anew. */
const MOST_REMEMBERED = 20_000
const playedMoves = new Map<number, Played>()
const entries = new Map<number, LogEntry>()

/**
 * Games have few moves and matches many. Each of them is one object for all of them: a house with hundreds of matches in memory would
 * hold little else.
 */
const played = (by: Seat, move: Move, forced: boolean, reveals: boolean): Played =>
  remembered(playedMoves, nameOf(by, move) * 4 + Number(forced) * 2 + Number(reveals), () => ({
    by,
    move,
    forced,
    reveals,
  }))

const moved = (by: Seat, move: Move): LogEntry => remembered(entries, nameOf(by, move), () => ({ by, move }))

const nameOf = (by: Seat, move: Move): number => move * 64 + by - NATURE

function remembered<T>(known: Map<number, T>, name: number, make: () => T): T {
  const found = known.get(name)
  if (found) return found
  const made = make()
  if (known.size >= MOST_REMEMBERED) known.clear()
  known.set(name, made)
  return made
}
