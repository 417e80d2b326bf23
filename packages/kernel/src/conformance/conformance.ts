import type { ChanceSource } from '../fairness.ts'
import { CHANCE, type Game, type Move, NATURE, OVER, type Pacing, type Seat } from '../game.ts'
import { readLink, writeLink } from '../link.ts'
import { Match } from '../match.ts'
import { actorsOf, freeSeats, movesOf, outcomesOf, paceOf, readersOf, sealedSeats, seatsIn } from '../moves.ts'
import { notationOf, readNotation } from '../notation.ts'
import { type Offer, type Options, readOptions, sampleOptions } from '../options.ts'
import { perft } from '../perft.ts'
import { readRecord, writeRecord } from '../record.ts'
import { Refusal } from '../refusal.ts'
import { pickWeighted, type Rng, seeded } from '../rng.ts'
import { copy, decode, encode, hash, type State } from '../state.ts'
import { type ConformancePlan, type ConformanceReport, Findings } from './laws.ts'
import { Secrecy } from './secrecy.ts'

const MOST_OPTIONS = 64

/** Plays random games of every kind and checks every law on the way. */
export function conformance<S extends State>(game: Game<S>, plan: ConformancePlan): ConformanceReport {
  const inspector = new Inspector(game, plan)
  for (const { seats, options } of plan.tables ?? tablesOf(game, plan)) {
    inspector.checkSetup(options, seats)
    for (let n = 0; n < plan.games; n++)
      inspector.playOne(options, seats, `${plan.seed}/${seats}/${JSON.stringify(options)}/${n}`)
  }
  inspector.checkPerft()
  inspector.checkRefusals()
  return inspector.report()
}

function* tablesOf(game: Offer, { seed, mostOptions = MOST_OPTIONS }: ConformancePlan) {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const options of sampleOptions(game, seats, seeded(seed), mostOptions)) yield { seats, options }
}

const OUT_OF_TURN: readonly Pacing[] = ['answer', 'window']

class Inspector<S extends State> {
  private readonly game: Game<S>
  private readonly plan: ConformancePlan
  private readonly findings = new Findings()
  private readonly secrecy: Secrecy<S>
  private positions = 0
  private moves = 0

  constructor(game: Game<S>, plan: ConformancePlan) {
    this.game = game
    this.plan = plan
    this.secrecy = new Secrecy(game, this.findings)
  }

  report(): ConformanceReport {
    return {
      positions: this.positions,
      moves: this.moves,
      checked: this.findings.checked,
      broken: this.findings.broken,
    }
  }

  checkSetup(options: Options, seats: number): void {
    this.findings.where = `${seats} seats, ${JSON.stringify(options)}`
    this.findings.law('setup', () => {
      readOptions(this.game, seats, options)
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
      this.findings.law('setup', () => {
        try {
          new Match(this.game, { seats, options })
          return `${seats} seats with ${JSON.stringify(options)} were accepted`
        } catch (error) {
          return !(error instanceof Refusal) && 'a bad setup was not refused but failed'
        }
      })
  }

  checkPerft(): void {
    for (const { seats, depth, count } of this.plan.perft ?? [])
      this.findings.law('perft', () => {
        const blank = () => this.game.setup(readOptions(this.game, seats), seats)
        const found = perft(this.game, blank(), depth, blank)
        return found !== count && `${found} sequences of ${depth} moves, not ${count}`
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
      this.findings.where = `seed ${seed}, move ${n}`
      this.positions++
      const mask = this.checkWaiting(s, seats)
      if (mask === undefined) return
      const costly = every === 1 || rng.below(every) === 0
      if (costly) this.checkPosition(s, options, seats, rng)
      if (mask === OVER) break
      if (n >= this.plan.maxMoves) {
        this.findings.fail('ends', `still running after ${n} moves`)
        return
      }
      const choice = this.choose(s, rng)
      if (!choice) return
      copy(before, s)
      this.moves++
      if (costly) this.checkFree(s, mask)
      try {
        match.repeat(choice, this.secrecy.listening(s))
      } catch (error) {
        this.findings.fail('progress', `move ${choice.move} of ${choice.by} cannot be played: ${error}`)
        return
      }
      hashes.push(hash(s))
      for (const name of this.plan.invariants?.(before, s) ?? []) this.findings.fail('invariant', name)
      if (costly) {
        this.secrecy.checkReveals(match, before)
        this.checkUndo(match)
      }
    }
    this.findings.checked.ends++
    this.checkReplay(match, hashes)
    this.checkRecords(match)
    this.playFair(options, seats, seed)
  }

  /** Who may move of their own accord has something to do, is not waited for, and changes nothing that sealed answers rest on. */
  private checkFree(s: S, mask: number): void {
    const { game } = this
    const free = game.free?.(s) ?? 0
    this.findings.law('free', () => {
      if ((mask === CHANCE || mask === OVER) && free !== 0) return 'somebody may move while nobody is asked'
      if (free & mask) return `${free & mask} must move and may move at once`
      if (free !== 0 && sealedSeats(game, s) !== 0) return 'somebody may move while answers lie sealed'
      for (const seat of seatsIn(free)) if (movesOf(game, s, seat).length === 0) return `${seat} may move and cannot`
      return false
    })
  }

  private checkWaiting(s: S, seats: number): number | undefined {
    const mask = this.game.waiting(s)
    this.findings.checked.waiting++
    if (mask === OVER || mask === CHANCE) return mask
    this.checkAsides(s, mask)
    const sealed = sealedSeats(this.game, s)
    if (mask >= 0 && mask < 1 << seats && (sealed & ~mask) === 0) return mask
    this.findings.fail('waiting', `waiting says ${mask}, sealed says ${sealed}, for ${seats} seats`)
    return undefined
  }

  /** Standing orders can only name questions that the game has named. */
  private checkAsides(s: S, mask: number): void {
    const { game } = this
    for (const seat of seatsIn(mask).filter((one) => OUT_OF_TURN.includes(paceOf(game, s, one)))) {
      const { kind } = game.describe(s, seat, movesOf(game, s, seat)[0])
      if (!game.asides?.includes(kind)) this.findings.fail('waiting', `"${kind}" is asked out of turn and is no aside`)
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
    const by = seats[rng.below(seats.length)]
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
    this.findings.law('encode', () => {
      const back = decode(encode(s), game.setup(options, seats))
      return (
        (hash(back) !== print || JSON.stringify(game.view(back, 0)) !== JSON.stringify(game.view(s, 0))) &&
        'decoding gives another position'
      )
    })
    this.findings.law('score', () => scoreFault(game, s))
    for (const reader of readersOf(game, s)) this.secrecy.checkReader(s, reader, rng)
    this.findings.law('pure', () => hash(s) !== print && 'looking at a position changed it')
  }

  private checkMoves(s: S, actor: Seat, spare: S): void {
    const { game } = this
    const moves = movesOf(game, s, actor)
    this.findings.law('progress', () => moves.length === 0 && `${actor} must move and cannot`)
    this.findings.law('canonical', () => {
      if (new Set(moves).size !== moves.length) return `${actor}'s list holds a move twice: ${moves}`
      if (moves.some((move) => !Number.isInteger(move) || move < 0)) return `moves are whole numbers from 0: ${moves}`
      return String(movesOf(game, s, actor)) !== String(moves) && `${actor}'s list changes from one look to the next`
    })
    if (actor !== NATURE)
      this.findings.law(
        'fallback',
        () => !moves.includes(game.fallback(s, actor)) && `the fallback of ${actor} is not legal`,
      )
    const print = hash(s)
    for (const move of moves) {
      this.findings.law('progress', () => {
        copy(spare, s)
        try {
          game.apply(spare, actor, move)
        } catch (error) {
          return `legal move ${move} of ${actor} fails: ${error}`
        }
        return false
      })
      this.findings.law('copy', () => hash(s) !== print && `playing ${move} on a copy changed the original`)
      this.findings.law('notation', () => {
        const text = notationOf(game, s, actor, move)
        if (!text || text !== text.trim()) return `move ${move} has no clean notation: "${text}"`
        return readNotation(game, s, actor, text) !== move && `"${text}" is read as another move than ${move}`
      })
    }
    this.secrecy.checkSecretMoves(s, actor, moves, spare)
  }

  private checkChance(s: S): void {
    this.findings.law('chance', () => {
      const outcomes = outcomesOf(this.game, s)
      if (outcomes.length === 0) return 'chance has no outcome'
      const total = outcomes.reduce((sum, outcome) => sum + outcome.weight, 0)
      return (
        (outcomes.some(({ weight }) => !(weight > 0)) || total > 0x7fffffff) &&
        'weights are positive and add up to less than 2^31'
      )
    })
  }

  /** Taking back and playing again changes nothing, and never crosses chance or another seat's move. */
  private checkUndo(match: Match<S>): void {
    const last = match.line.at(-1)
    if (!last) return
    this.findings.law('undo', () => {
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
    this.findings.law('replay', () => {
      const twin = new Match(this.game, { seats: match.seats, options: match.options })
      for (const [i, step] of match.line.entries()) {
        twin.repeat(step)
        if (hash(twin.state) !== hashes[i + 1]) return `the replay differs after move ${i + 1}`
      }
      return false
    })
  }

  private checkRecords(match: Match<S>): void {
    this.findings.law('records', () => {
      if (hash(readRecord(this.game, JSON.stringify(writeRecord(match))).state) !== hash(match.state))
        return 'a record reads back differently'
      return (
        hash(readLink(() => this.game, writeLink(match)).state) !== hash(match.state) && 'a link reads back differently'
      )
    })
  }

  /** The same game as people play it: sealed answers, forced moves played through, a source of chance. */
  private playFair(options: Options, seats: number, seed: string): void {
    this.findings.where = `seed ${seed}, played as a match`
    const rng = seeded(`${seed}/match`)
    const dice: ChanceSource = { draw: (total) => rng.below(total) }
    this.findings.law('replay', () => {
      const match = Match.begin(this.game, { seats, options, chance: dice })
      for (let n = 0; !match.over; n++) {
        if (n > this.plan.maxMoves) return 'a match does not end'
        const open = match.actors.filter((seat) => !match.sealed.has(seat))
        const seat = open[rng.below(open.length)]
        const moves = match.legal(seat)
        match.play(seat, moves[rng.below(moves.length)])
      }
      return hash(match.at(match.line.length)) !== hash(match.state) && 'a match replays to another position'
    })
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
