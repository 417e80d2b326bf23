import type { ChanceSource } from './fairness.ts'
import {
  CHANCE,
  EVERYONE,
  type EventSink,
  type Game,
  type GameEvent,
  type Move,
  NATURE,
  OVER,
  type Pacing,
  type Seat,
  SPECTATOR,
} from './game.ts'
import { readLink, writeLink } from './link.ts'
import { Match } from './match.ts'
import {
  actorsOf,
  freeSeats,
  inAudience,
  learns,
  movesOf,
  outcomesOf,
  paceOf,
  readersOf,
  sealedSeats,
  seatsIn,
} from './moves.ts'
import { notationOf, readNotation } from './notation.ts'
import { type Options, readOptions, sampleOptions } from './options.ts'
import { perft } from './perft.ts'
import { readRecord, writeRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { revealsAnything } from './reveal.ts'
import { pickWeighted, type Rng, seeded } from './rng.ts'
import { copy, decode, encode, hash, isOpen, project, type State } from './state.ts'

/** Laws every game obeys, whatever its rules. */
export const LAWS = [
  'setup',
  'waiting',
  'progress',
  'chance',
  'canonical',
  'knowledge',
  'ends',
  'replay',
  'encode',
  'copy',
  'pure',
  'undo',
  'secrecy',
  'projection',
  'audience',
  'reveals',
  'free',
  'imagine',
  'fallback',
  'notation',
  'score',
  'records',
  'perft',
] as const
export type Law = (typeof LAWS)[number]

export interface ConformancePlan {
  /** Random games per seat count and option set. */
  readonly games: number
  readonly seed: number | string
  /** A game that takes more moves than this does not end. */
  readonly maxMoves: number
  /** The costly laws look at every n-th position (by chance, so that no phase is missed). */
  readonly every?: number
  /** Known numbers of move sequences from the first position of a seat count. */
  readonly perft?: readonly { seats: number; depth: number; count: number }[]
  /** Where there are more option sets than this, every pair of values is tried instead of all of them. */
  readonly mostOptions?: number
  /** The game's own laws: names of those a move broke. */
  readonly invariants?: (before: State, after: State) => readonly string[]
}

export interface ConformanceReport {
  readonly positions: number
  readonly moves: number
  readonly checked: Readonly<Record<Law, number>>
  readonly broken: readonly { readonly law: Law | 'invariant'; readonly what: string }[]
}

const MOST_OPTIONS = 64

/** Plays random games of every kind and checks every law on the way. */
export function conformance<S extends State>(game: Game<S>, plan: ConformancePlan): ConformanceReport {
  const inspector = new Inspector(game, plan)
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of sampleOptions(game as Game, seats, seeded(plan.seed), plan.mostOptions ?? MOST_OPTIONS)) {
      inspector.checkSetup(options, seats)
      for (let n = 0; n < plan.games; n++)
        inspector.playOne(options, seats, `${plan.seed}/${seats}/${JSON.stringify(options)}/${n}`)
    }
    inspector.checkPerft(seats)
  }
  inspector.checkRefusals()
  return inspector.report()
}

const OUT_OF_TURN: readonly Pacing[] = ['answer', 'window']

class Inspector<S extends State> {
  private readonly game: Game<S>
  private readonly plan: ConformancePlan
  private readonly broken: { law: Law | 'invariant'; what: string }[] = []
  private readonly checked = Object.fromEntries(LAWS.map((law) => [law, 0])) as Record<Law, number>
  private positions = 0
  private moves = 0
  private where = ''

  constructor(game: Game<S>, plan: ConformancePlan) {
    this.game = game
    this.plan = plan
  }

  report(): ConformanceReport {
    return { positions: this.positions, moves: this.moves, checked: this.checked, broken: this.broken }
  }

  checkSetup(options: Options, seats: number): void {
    this.where = `${seats} seats, ${JSON.stringify(options)}`
    this.law('setup', () => {
      readOptions(this.game as Game, seats, options)
      const one = this.game.setup(options, seats)
      if (hash(one) !== hash(this.game.setup(options, seats))) return 'two setups differ: setup must not use chance'
      if (this.game.score(one).length !== seats) return `score speaks of ${this.game.score(one).length} seats`
      return this.game.waiting(one) === OVER && 'the game is over before it began'
    })
  }

  /** What is not offered is refused. */
  checkRefusals(): void {
    const { min, max } = this.game.seats
    for (const [seats, options] of [
      [min - 1, {}],
      [max + 1, {}],
      [min, { 'no such option': true }],
      [min, []],
    ] as const)
      this.law('setup', () => {
        try {
          new Match(this.game, { seats, options })
          return `${seats} seats with ${JSON.stringify(options)} were accepted`
        } catch (error) {
          return !(error instanceof Refusal) && 'a bad setup was not refused but failed'
        }
      })
  }

  checkPerft(seats: number): void {
    for (const known of this.plan.perft ?? [])
      if (known.seats === seats)
        this.law('perft', () => {
          const blank = () => this.game.setup(readOptions(this.game as Game, seats), seats)
          const count = perft(this.game, blank(), known.depth, blank)
          return count !== known.count && `${count} sequences of ${known.depth} moves, not ${known.count}`
        })
  }

  playOne(options: Options, seats: number, seed: string): void {
    const rng = seeded(seed)
    const match = new Match(this.game, { seats, options, chance: undefined })
    const s = match.state
    const before = this.game.setup(options, seats)
    const hashes = [hash(s)]
    const every = this.plan.every ?? 1
    for (let n = 0; ; n++) {
      this.where = `seed ${seed}, move ${n}`
      this.positions++
      const mask = this.checkWaiting(s, seats)
      if (mask === undefined) return
      const costly = every === 1 || rng.below(every) === 0
      if (costly) this.checkPosition(s, options, seats, rng)
      if (mask === OVER) break
      if (n >= this.plan.maxMoves) {
        this.fail('ends', `still running after ${n} moves`)
        return
      }
      const choice = this.choose(s, rng)
      if (!choice) return
      copy(before, s)
      this.moves++
      if (costly) this.checkFree(s, mask)
      try {
        match.repeat(choice, this.listening(s))
      } catch (error) {
        this.fail('progress', `move ${choice.move} of ${choice.by} cannot be played: ${error}`)
        return
      }
      hashes.push(hash(s))
      for (const name of this.plan.invariants?.(before, s) ?? []) this.fail('invariant', name)
      if (costly) {
        this.checkReveals(match, before)
        this.checkUndo(match)
      }
    }
    this.checked.ends++
    this.checkReplay(match, hashes)
    this.checkRecords(match)
    this.playFair(options, seats, seed)
  }

  /** Where seats have secrets every event says who may see it. */
  private listening(s: S): EventSink {
    return (event, audience) =>
      this.law('audience', () => !isOpen(s) && audience === undefined && `"${event.type}" is told without an audience`)
  }

  /** Whatever a world dealt anew finds revealed was noted when the step was made. */
  private checkReveals(match: Match<S>, before: S): void {
    const step = match.line.at(-1)
    if (!step || step.by === NATURE) return
    this.law(
      'reveals',
      () =>
        !step.reveals &&
        !isOpen(before) &&
        revealsAnything(this.game, before, step.by, step.move) &&
        `move ${step.move} of ${step.by} told somebody something, and nobody noted it`,
    )
  }

  /** Who may move of their own accord has something to do, and is not waited for. */
  private checkFree(s: S, mask: number): void {
    const { game } = this
    const free = game.free?.(s) ?? 0
    this.law('free', () => {
      if ((mask === CHANCE || mask === OVER) && free !== 0) return 'somebody may move while nobody is asked'
      if (free & mask) return `${free & mask} must move and may move at once`
      for (const seat of seatsIn(free)) if (movesOf(game, s, seat).length === 0) return `${seat} may move and cannot`
      return (sealedSeats(game, s) & free) !== 0 && 'a voluntary move cannot be sealed'
    })
  }

  private checkWaiting(s: S, seats: number): number | undefined {
    const mask = this.game.waiting(s)
    this.checked.waiting++
    if (mask === OVER || mask === CHANCE) return mask
    this.checkAsides(s, mask)
    const sealed = sealedSeats(this.game, s)
    if (mask >= 0 && mask < 1 << seats && (sealed & ~mask) === 0) return mask
    this.fail('waiting', `waiting says ${mask}, sealed says ${sealed}, for ${seats} seats`)
    return undefined
  }

  /** Standing orders can only name questions that the game has named. */
  private checkAsides(s: S, mask: number): void {
    const { game } = this
    for (const seat of seatsIn(mask).filter((one) => OUT_OF_TURN.includes(paceOf(game, s, one)))) {
      const { kind } = game.describe(s, seat, movesOf(game, s, seat)[0] as Move)
      if (!game.asides?.includes(kind)) this.fail('waiting', `"${kind}" is asked out of turn and is no aside`)
    }
  }

  private choose(s: S, rng: Rng): { by: Seat; move: Move } | undefined {
    if (this.game.waiting(s) === CHANCE) {
      const outcomes = outcomesOf(this.game, s)
      const at = pickWeighted(
        outcomes.map((outcome) => outcome.weight),
        outcomes.length,
        rng,
      )
      return outcomes[at] && { by: NATURE, move: outcomes[at].move }
    }
    const seats = seatsIn(this.game.waiting(s) | freeSeats(this.game, s))
    const by = seats[rng.below(seats.length)] as Seat
    const moves = movesOf(this.game, s, by)
    const move = moves[rng.below(moves.length)]
    return move === undefined ? undefined : { by, move }
  }

  private checkPosition(s: S, options: Options, seats: number, rng: Rng): void {
    const { game } = this
    const print = hash(s)
    const spare = game.setup(options, seats)
    for (const actor of actorsOf(game, s)) this.checkMoves(s, actor, spare)
    if (game.waiting(s) === CHANCE) this.checkChance(s)
    this.law('encode', () => {
      const back = decode(encode(s), game.setup(options, seats))
      return (
        (hash(back) !== print || JSON.stringify(game.view(back, 0)) !== JSON.stringify(game.view(s, 0))) &&
        'decoding gives another position'
      )
    })
    this.law('score', () => scoreFault(game, s))
    for (const reader of readersOf(game, s)) this.checkReader(s, reader, rng)
    this.law('pure', () => hash(s) !== print && 'looking at a position changed it')
  }

  private checkMoves(s: S, actor: Seat, spare: S): void {
    const { game } = this
    const moves = movesOf(game, s, actor)
    this.law('progress', () => moves.length === 0 && `${actor} must move and cannot`)
    this.law('canonical', () => {
      if (new Set(moves).size !== moves.length) return `${actor}'s list holds a move twice: ${moves}`
      if (moves.some((move) => !Number.isInteger(move) || move < 0)) return `moves are whole numbers from 0: ${moves}`
      return String(movesOf(game, s, actor)) !== String(moves) && `${actor}'s list changes from one look to the next`
    })
    if (actor !== NATURE)
      this.law('fallback', () => !moves.includes(game.fallback(s, actor)) && `the fallback of ${actor} is not legal`)
    const print = hash(s)
    for (const move of moves) {
      this.law('progress', () => {
        copy(spare, s)
        try {
          game.apply(spare, actor, move)
        } catch (error) {
          return `legal move ${move} of ${actor} fails: ${error}`
        }
        return false
      })
      this.law('copy', () => hash(s) !== print && `playing ${move} on a copy changed the original`)
      this.law('notation', () => {
        const text = notationOf(game, s, actor, move)
        if (!text || text !== text.trim()) return `move ${move} has no clean notation: "${text}"`
        return readNotation(game, s, actor, text) !== move && `"${text}" is read as another move than ${move}`
      })
    }
    this.checkSecretMoves(s, actor, moves, spare)
  }

  /** Two secret moves look the same to whoever may not learn them. The last sealed answer is the exception: it reveals. */
  private checkSecretMoves(s: S, actor: Seat, moves: readonly Move[], spare: S): void {
    const { game } = this
    if (sealedSeats(game, s) === 1 << actor) return
    for (const reader of readersOf(game, s)) {
      const hidden = moves.filter((move) => !learns(game, s, actor, move, reader))
      if (hidden.length < 2) continue
      this.law('secrecy', () => {
        const seen = hidden.map((move) => {
          copy(spare, s)
          return this.whatReaderSees(spare, actor, move, reader)
        })
        return new Set(seen).size > 1 && `reader ${reader} can tell secret moves of ${actor} apart`
      })
    }
  }

  /** Applies a move to `s` and returns all the reader gets to see of it. */
  private whatReaderSees(s: S, actor: Seat, move: Move, reader: Seat): string {
    const events: GameEvent[] = []
    this.game.apply(s, actor, move, (event, audience = EVERYONE) => {
      if (inAudience(audience, reader)) events.push(event)
    })
    return JSON.stringify([this.game.view(s, reader), events, this.game.waiting(s)])
  }

  private checkChance(s: S): void {
    this.law('chance', () => {
      const outcomes = outcomesOf(this.game, s)
      if (outcomes.length === 0) return 'chance has no outcome'
      const total = outcomes.reduce((sum, outcome) => sum + outcome.weight, 0)
      return (
        (outcomes.some(({ weight }) => !(weight > 0)) || total > 0x7fffffff) &&
        'weights are positive and add up to less than 2^31'
      )
    })
  }

  /** Deals anew what the reader cannot know: nothing it sees may change. */
  private checkReader(s: S, reader: Seat, rng: Rng): void {
    const { game } = this
    const view = game.view(s, reader)
    const seen = JSON.stringify(view)
    if (isOpen(s))
      this.law(
        'knowledge',
        () => JSON.stringify(game.view(s, SPECTATOR)) !== seen && `an open match shows ${reader} more`,
      )
    const known = this.checkProjection(s, reader, seen)
    let world: S | undefined
    this.law('imagine', () => {
      if (JSON.stringify(JSON.parse(seen)) !== seen) return 'a view is plain JSON'
      world = game.imagine(JSON.parse(seen), rng)
      return JSON.stringify(game.view(world, reader)) !== seen && `imagining ${reader}'s view gives another view`
    })
    const other = world
    if (!other) return
    this.law('projection', () => {
      const anew = project(other, reader, copy(game.imagine(view, seeded(0)), other))
      return encode(anew) !== encode(known) && `what ${reader} cannot know shows in its projection`
    })
    this.law('knowledge', () => {
      if (game.waiting(other) !== game.waiting(s)) return `who must move depends on what ${reader} cannot know`
      const mine = reader >= 0 && game.waiting(s) !== CHANCE && game.waiting(s) & (1 << reader)
      return (
        Boolean(mine) &&
        String(movesOf(game, other, reader)) !== String(movesOf(game, s, reader)) &&
        `${reader}'s moves depend on what it cannot know`
      )
    })
    this.checkCommonMoves(s, other, reader)
  }

  /** Views, lists, descriptions and points are made of what the reader may know, whatever the true state holds. */
  private checkProjection(s: S, reader: Seat, seen: string): S {
    const { game } = this
    const known = project(s, reader, copy(game.imagine(game.view(s, reader), seeded(0)), s))
    this.law('projection', () => {
      if (JSON.stringify(game.view(known, reader)) !== seen) return `${reader}'s view is not made of its projection`
      const points = game.score(known)
      if (points.length !== game.score(s).length) return `the points ${reader} knows of are of other seats`
      const mask = game.waiting(s)
      if (reader < 0 || mask === CHANCE || mask === OVER || !((mask | freeSeats(game, s)) & (1 << reader))) return false
      const moves = movesOf(game, s, reader)
      if (String(movesOf(game, known, reader)) !== String(moves))
        return `${reader}'s list is not made of its projection`
      const words = (from: S) => JSON.stringify(moves.map((move) => game.describe(from, reader, move)))
      return words(known) !== words(s) && `${reader}'s moves are described by more than its projection`
    })
    return known
  }

  /** In both worlds the same move, if it leaves the same view, must have been told in the same words. */
  private checkCommonMoves(s: S, world: S, reader: Seat): void {
    const { game } = this
    for (const actor of actorsOf(game, s)) {
      const possible = new Set(movesOf(game, world, actor))
      const move = movesOf(game, s, actor).find((one) => possible.has(one) && learns(game, s, actor, one, reader))
      if (move === undefined) continue
      this.law('secrecy', () => {
        const [here, there] = [s, world].map((from) => {
          const to = game.imagine(game.view(from, reader), seeded(0))
          copy(to, from)
          return this.whatReaderSees(to, actor, move, reader)
        }) as [string, string]
        const [viewHere, eventsHere] = JSON.parse(here)
        const [viewThere, eventsThere] = JSON.parse(there)
        return (
          JSON.stringify(viewHere) === JSON.stringify(viewThere) &&
          JSON.stringify(eventsHere) !== JSON.stringify(eventsThere) &&
          `the events of ${move} tell ${reader} what its view does not`
        )
      })
    }
  }

  /** Taking back and playing again changes nothing, and never crosses chance or another seat's move. */
  private checkUndo(match: Match<S>): void {
    const last = match.line.at(-1)
    if (!last) return
    this.law('undo', () => {
      const twin = new Match(this.game, { seats: match.seats, options: match.options })
      for (const step of match.line) twin.repeat(step)
      if (last.by === NATURE) return twin.undoReach(0, true).decisions > 0 && 'undo would cross chance'
      for (let seat = 0; seat < match.seats; seat++)
        if (seat !== last.by && !last.forced && twin.undoReach(seat, true).decisions > 0)
          return "undo would cross another seat's move"
      const reach = twin.undoReach(last.by, true)
      if (reach.decisions === 0) return false
      twin.undo(last.by, 1, true)
      if (hash(twin.state) !== hash(match.at(twin.line.length))) return 'undo leads to a position that never was'
      twin.redo(last.by)
      return hash(twin.state) !== hash(match.state) && 'redo leads elsewhere'
    })
  }

  private checkReplay(match: Match<S>, hashes: readonly string[]): void {
    this.law('replay', () => {
      const twin = new Match(this.game, { seats: match.seats, options: match.options })
      for (const [i, step] of match.line.entries()) {
        twin.repeat(step)
        if (hash(twin.state) !== hashes[i + 1]) return `the replay differs after move ${i + 1}`
      }
      return false
    })
  }

  private checkRecords(match: Match<S>): void {
    this.law('records', () => {
      if (hash(readRecord(this.game, JSON.stringify(writeRecord(match))).state) !== hash(match.state))
        return 'a record reads back differently'
      return (
        hash(readLink(() => this.game, writeLink(match)).state) !== hash(match.state) && 'a link reads back differently'
      )
    })
  }

  /** The same game as people play it: sealed answers, forced moves played through, a source of chance. */
  private playFair(options: Options, seats: number, seed: string): void {
    this.where = `seed ${seed}, played as a match`
    const rng = seeded(`${seed}/match`)
    const dice: ChanceSource = { draw: (total) => rng.below(total) }
    this.law('replay', () => {
      const match = Match.begin(this.game, { seats, options, chance: dice })
      for (let n = 0; !match.over; n++) {
        if (n > this.plan.maxMoves) return 'a match does not end'
        const open = match.actors.filter((seat) => !match.sealed.has(seat))
        const seat = open[rng.below(open.length)] as Seat
        const moves = match.legal(seat)
        match.play(seat, moves[rng.below(moves.length)] as Move)
      }
      return hash(match.at(match.line.length)) !== hash(match.state) && 'a match replays to another position'
    })
  }

  /** `check` returns what is wrong, or false. */
  private law(law: Law, check: () => string | false): void {
    this.checked[law]++
    let fault: string | false
    try {
      fault = check()
    } catch (error) {
      fault = `failed: ${error}`
    }
    if (fault !== false) this.fail(law, fault)
  }

  private fail(law: Law | 'invariant', what: string): void {
    if (this.broken.filter((one) => one.law === law).length < 10)
      this.broken.push({ law, what: `${this.where}: ${what}` })
  }
}

function scoreFault<S extends State>(game: Game<S>, s: S): string | false {
  const scores = game.score(s)
  for (const [seat, score] of scores.entries()) {
    const sum = score.parts.reduce((total, part) => total + part.points, 0)
    if (sum !== score.total) return `the parts of seat ${seat} add up to ${sum}, not ${score.total}`
    const judged = score.team !== undefined || score.verdict !== undefined
    if (!judged && scores.some((other) => other.total > score.total && other.rank >= score.rank))
      return 'a rank does not fit the totals'
    if (score.team !== undefined && scores.some(({ team, rank }) => team === score.team && rank !== score.rank))
      return `team ${score.team} is ranked twice`
  }
  return false
}
