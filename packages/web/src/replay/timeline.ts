import {
  actorsOf,
  blankOf,
  EVERYONE,
  type Game,
  hash,
  inAudience,
  isOpen,
  type Match,
  type Move,
  movesOf,
  NATURE,
  project,
  type Seat,
  type SeatScore,
  SPECTATOR,
  type State,
  turnOf,
  type View,
} from '@estaminet/kernel'
import type { Told } from '@estaminet/table'

/** Through whose eyes a match is seen: a seat's, a spectator's (`SPECTATOR`), or with everything open. */
export type Eyes = Seat | 'all'

/** A move of the match and what came of it. */
export interface Step {
  readonly by: Seat
  readonly move: Move
  /** Nobody was asked: it was the only thing that could be done. */
  readonly forced: boolean
  /** Whose turn it was. */
  readonly turn: Seat
  readonly told: readonly (Told & { readonly audience: number })[]
}

/** How far one goes at once: a decision and all that came of it, until it is somebody else's turn, until the next day or round. */
export type Unit = 'move' | 'turn' | 'part'

/**
 * Every position of a match, by its own rules. Position 0 is the beginning, position n comes of the first n moves of the line that
 * counts: what was taken back is not seen again. The moves of chance and those nobody was asked for are positions too; the
 * `stops` are those at which somebody has a choice, and the end.
 */
export class Timeline {
  readonly match: Match
  readonly game: Game
  readonly seats: number
  /** The last position. */
  readonly length: number
  /** `steps[n - 1]` led to position n. */
  readonly steps: readonly Step[]
  readonly stops: Readonly<Record<Unit, readonly number[]>>
  private readonly cells: readonly Int16Array[]
  private readonly known = new Map<Eyes, readonly Told[]>()

  constructor(match: Match) {
    const { game, seats } = match
    this.match = match
    this.game = game
    this.seats = seats
    this.length = match.line.length
    const steps: Step[] = []
    const s = match.at(0)
    const cells = [s.cells.slice()]
    const stops: Record<Unit, number[]> = { move: [], turn: [], part: [] }
    let turn = SPECTATOR
    let part: number | undefined
    const look = (n: number): void => {
      const holder = turnAt(game, s, seats) ?? turn
      const isStop = n === match.line.length || hasChoice(game, s)
      if (!isStop) return
      const now = game.part?.(s) ?? 0
      const isOver = actorsOf(game, s).length === 0
      if (isOver || now !== part) stops.part.push(n)
      if (isOver || now !== part || holder !== turn) stops.turn.push(n)
      stops.move.push(n)
      part = now
      turn = holder
    }
    look(0)
    match.line.forEach(({ by, move, forced }, at) => {
      const told: Step['told'][number][] = []
      game.apply(s, by, move, (event, audience = EVERYONE) => told.push({ n: at + 1, event: { ...event }, audience }))
      steps.push({ by, move, forced, turn, told })
      cells.push(s.cells.slice())
      look(at + 1)
    })
    this.steps = steps
    this.stops = stops
    this.cells = cells
  }

  /** A state of its own for whoever asks. */
  state(n: number): State {
    const s = blankOf(this.match.state)
    s.cells.set(this.cells[n])
    return s
  }

  /** The mark of a position, as records write it. */
  mark(n: number): string {
    return hash(this.state(n))
  }

  /** Whose board is in front: with everything open, of whoever moved last, and before that of who is asked. */
  reader(n: number, eyes: Eyes): Seat {
    if (eyes !== 'all') return eyes
    return this.lastMove(n)?.step.by ?? this.waiting(n)[0] ?? 0
  }

  view(n: number, eyes: Eyes): View {
    const s = this.state(n)
    return this.game.view(s, isOpen(s) ? SPECTATOR : this.reader(n, eyes))
  }

  /** What each seat knows, where its hand lies open to these eyes: with everything open that is every seat, to an onlooker none. */
  views(n: number, eyes: Eyes): (View | undefined)[] {
    const s = this.state(n)
    return Array.from({ length: this.seats }, (_, seat) =>
      !isOpen(s) && (eyes === 'all' || eyes === seat) ? this.game.view(s, seat) : undefined,
    )
  }

  /** Points so far with their reasons, as far as these eyes know them; at the end they are everybody's. */
  scores(n: number, eyes: Eyes = 'all'): SeatScore[] {
    const s = this.state(n)
    const isHidden = !isOpen(s) && eyes !== 'all' && actorsOf(this.game, s).length > 0
    return this.game.score(isHidden ? project(s, eyes, blankOf(s)) : s)
  }

  /** Where the match stood, as the game says it: day and hour, round. */
  moment(n: number, seat: Seat): View | undefined {
    return this.game.moment?.(this.state(n), seat)
  }

  /** The day or round a position belongs to. */
  part(n: number): number {
    return this.game.part?.(this.state(n)) ?? 0
  }

  /** Seats that are asked. */
  waiting(n: number): Seat[] {
    return actorsOf(this.game, this.state(n)).filter((seat) => seat !== NATURE)
  }

  /** Everything told up to a position, oldest first. What was told once stays the same object. */
  told(n: number, eyes: Eyes): readonly Told[] {
    const all = this.toldTo(eyes)
    const past = all.findIndex((one) => one.n > n)
    return past < 0 ? all : all.slice(0, past)
  }

  /** Of that, what came after an earlier position. */
  since(before: number, n: number, eyes: Eyes): readonly Told[] {
    return this.told(n, eyes).filter((one) => one.n > before)
  }

  private toldTo(eyes: Eyes): readonly Told[] {
    const known = this.known.get(eyes)
    if (known) return known
    const told = this.steps.flatMap((step) =>
      step.told.flatMap(({ n, event, audience }) =>
        eyes === 'all' || inAudience(audience, eyes) ? [{ n, event }] : [],
      ),
    )
    this.known.set(eyes, told)
    return told
  }

  /** The last decision up to a position: whoever moved, and what. Nothing before the first. */
  lastMove(n: number): { readonly n: number; readonly step: Step } | undefined {
    for (let at = Math.min(n, this.length); at > 0; at--) {
      const step = this.steps[at - 1]
      if (step.by !== NATURE && !step.forced) return { n: at, step }
    }
    return undefined
  }

  /** The next stop in either direction; the position itself where there is none. */
  next(n: number, unit: Unit = 'move'): number {
    return this.stops[unit].find((stop) => stop > n) ?? this.length
  }

  previous(n: number, unit: Unit = 'move'): number {
    return this.stops[unit].findLast((stop) => stop < n) ?? this.first
  }

  /** The first position in which somebody has a choice: before it there is only chance. */
  get first(): number {
    return this.stops.move[0] ?? 0
  }

  /** The stop a position belongs to, and how many there are after the first. */
  count(n: number): { readonly at: number; readonly of: number } {
    const { move } = this.stops
    return {
      at: Math.max(
        0,
        move.findLastIndex((stop) => stop <= n),
      ),
      of: move.length - 1,
    }
  }
}

/** Somebody knows what others do not. */
export const hidesHands = ({ match }: Timeline): boolean => !isOpen(match.state)

/** Somebody has more than one way to go on, or the match is over. */
function hasChoice(game: Game, s: State): boolean {
  const actors = actorsOf(game, s)
  if (actors[0] === NATURE) return false
  return actors.length !== 1 || movesOf(game, s, actors[0]).length > 1
}

/** A game that says nothing of turns has that of the one it asks. */
function turnAt(game: Game, s: State, seats: number): Seat | undefined {
  const asked = actorsOf(game, s)
  return turnOf(game, s, seats) ?? (asked.length === 1 && asked[0] !== NATURE ? asked[0] : undefined)
}
