import {
  CHANCE,
  EVERYONE,
  type EventSink,
  type Game,
  type GameEvent,
  type Move,
  NATURE,
  OVER,
  type Seat,
  type SeatScore,
  SPECTATOR,
} from '../game.ts'
import type { Match } from '../match.ts'
import { actorsOf, freeSeats, inAudience, learns, movesOf, paceOf, readersOf, sealedSeats } from '../moves.ts'
import { type Rng, seeded } from '../rng.ts'
import { copy, encode, isOpen, project, type State } from '../state.ts'
import type { Findings } from './laws.ts'
import { revealsAnything } from './reveal.ts'

/** The laws of what each may know: of a position, of a move, and of what is told about it. */
export class Secrecy<S extends State> {
  private readonly game: Game<S>
  private readonly findings: Findings

  constructor(game: Game<S>, findings: Findings) {
    this.game = game
    this.findings = findings
  }

  /** Where seats have secrets every event says who may see it. */
  listening(s: S): EventSink {
    return (event, audience) =>
      this.findings.law(
        'audience',
        () => !isOpen(s) && audience === undefined && `"${event.type}" is told without an audience`,
      )
  }

  /** Whatever a world dealt anew finds revealed was noted when the step was made. */
  checkReveals(match: Match<S>, before: S): void {
    const step = match.line.at(-1)
    if (!step || step.by === NATURE) return
    this.findings.law(
      'reveals',
      () =>
        !step.reveals &&
        !isOpen(before) &&
        revealsAnything(this.game, before, step.by, step.move) &&
        `move ${step.move} of ${step.by} told somebody something, and nobody noted it`,
    )
  }

  /** Two secret moves look the same to whoever may not learn them. The last sealed answer is the exception: it reveals. */
  checkSecretMoves(s: S, actor: Seat, moves: readonly Move[], spare: S): void {
    const { game } = this
    if (sealedSeats(game, s) === 1 << actor) return
    for (const reader of readersOf(game, s)) {
      const hidden = moves.filter((move) => !learns(game, s, actor, move, reader))
      if (hidden.length < 2) continue
      this.findings.law('secrecy', () => {
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

  /** Deals anew what the reader cannot know: nothing it sees may change. */
  checkReader(s: S, reader: Seat, rng: Rng): void {
    const { game } = this
    const view = game.view(s, reader)
    const seen = JSON.stringify(view)
    if (isOpen(s))
      this.findings.law(
        'knowledge',
        () => JSON.stringify(game.view(s, SPECTATOR)) !== seen && `an open match shows ${reader} more`,
      )
    const known = this.checkProjection(s, reader, seen)
    let world: S | undefined
    this.findings.law('imagine', () => {
      if (JSON.stringify(JSON.parse(seen)) !== seen) return 'a view is plain JSON'
      world = game.imagine(JSON.parse(seen), rng)
      return JSON.stringify(game.view(world, reader)) !== seen && `imagining ${reader}'s view gives another view`
    })
    const other = world
    if (!other) return
    this.findings.law('projection', () => {
      const anew = project(other, reader, copy(game.imagine(view, seeded(0)), other))
      return encode(anew) !== encode(known) && `what ${reader} cannot know shows in its projection`
    })
    this.findings.law('knowledge', () => {
      const [here, there] = [s, other].map((from) => this.publicFacts(from))
      const differs = Object.keys(here).find((name) => here[name] !== there[name])
      if (differs) return `${differs} depends on what ${reader} cannot know`
      const mine = reader >= 0 && game.waiting(s) !== CHANCE && game.waiting(s) & (1 << reader)
      return (
        Boolean(mine) &&
        String(movesOf(game, other, reader)) !== String(movesOf(game, s, reader)) &&
        `${reader}'s moves depend on what it cannot know`
      )
    })
    this.checkCommonMoves(s, other, reader)
  }

  /** What everybody is told, or can tell from who is asked and how. */
  private publicFacts(s: S): Readonly<Record<string, unknown>> {
    const { game } = this
    const seats = [...game.score(s).keys()]
    return {
      'who must move': game.waiting(s),
      'whose answers are sealed': sealedSeats(game, s),
      'whether a single answer is asked for': game.asksAnyway?.(s),
      'the part of the match': game.part?.(s),
      'how a seat is asked': String(seats.map((seat) => paceOf(game, s, seat))),
      'the moment of the match': JSON.stringify(seats.map((seat) => game.moment?.(s, seat))),
    }
  }

  /** Views, lists, descriptions and one's own points are made of what the reader may know, whatever the true state holds. */
  private checkProjection(s: S, reader: Seat, seen: string): S {
    const { game } = this
    const known = project(s, reader, copy(game.imagine(game.view(s, reader), seeded(0)), s))
    this.findings.law('projection', () => {
      if (JSON.stringify(game.view(known, reader)) !== seen) return `${reader}'s view is not made of its projection`
      const points = this.pointsFault(s, known, reader)
      if (points) return points
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

  /** Everybody knows who is counted together, and what they have themselves; at the end also what was secret may count. */
  private pointsFault(s: S, known: S, reader: Seat): string | false {
    const { game } = this
    const [points, seen] = [s, known].map((from) => game.score(from))
    if (String(seen.map(({ team }) => team)) !== String(points.map(({ team }) => team)))
      return `the points ${reader} knows of are of other seats or teams`
    if (reader === SPECTATOR || game.waiting(s) === OVER) return false
    const own = (scores: readonly SeatScore[]) => JSON.stringify([scores[reader].total, scores[reader].parts])
    return own(seen) !== own(points) && `${reader}'s points are not made of its projection`
  }

  /** In both worlds the same move, if it leaves the same view, must have been told in the same words. */
  private checkCommonMoves(s: S, world: S, reader: Seat): void {
    const { game } = this
    for (const actor of actorsOf(game, s)) {
      const possible = new Set(movesOf(game, world, actor))
      const move = movesOf(game, s, actor).find((one) => possible.has(one) && learns(game, s, actor, one, reader))
      if (move === undefined) continue
      this.findings.law('secrecy', () => {
        const [here, there] = [s, world].map((from) => {
          const to = game.imagine(game.view(from, reader), seeded(0))
          copy(to, from)
          return this.whatReaderSees(to, actor, move, reader)
        })
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
}
