import {
  BICYCLE_FORBIDDEN_FROM,
  BUS,
  belgianBeersRace,
  carried,
  DOUBLING_FROM,
  isBeside,
  left,
  moves,
  PLACE_COUNT,
  questionOf,
  type RaceState,
} from '@estaminet/belgian-beers-race'
import { blankOf, CHANCE, copy, MAX_MOVES, type Move, NATURE, OVER, type Seat, topOf } from '@estaminet/kernel'
import type { RaceJudgement } from './judgement.ts'

/** No action asks more of one player: a ride, its beers, a toast with cheese, tokens. Behind that follows the usual answer. */
const DEEPEST = 10
/** In thought cheese is eaten where a step less lets one cycle, or travel at full speed again. */
const isHungry = (level: number): boolean => level === BICYCLE_FORBIDDEN_FROM || level >= DOUBLING_FROM

/** From so many time units on nobody thinks of camping. */
const EVENING = 8

const ENDS = 1
const GOES_ON = 2
const ROLLS = 3
/** Drinks one after another: one colour stands for all, but where the choice is made. */
const DRINKS = 4
/** Asked in thought, it gets the usual answer: which card to break does not tell where to go. */
const ASIDE = 5

/** Questions between an action and its end; whatever else is asked ends it. */
const KINDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      ...['hand', 'return', 'cheese', 'beers', 'effects/cheese', 'effects/drop', 'effects/pick'],
      ...['characters/again', 'characters/beer', 'pixel-bag/swap'],
      ...[
        'confrontation/partner',
        'confrontation/give',
        'confrontation/take',
        'confrontation/extra',
        'confrontation/jump',
      ],
      ...['team/propose', 'team/consent', 'team/put-under', 'solo/gift', 'solo/way'],
    ].map((name) => [name, GOES_ON]),
  ),
  ...Object.fromEntries(['roll', 'confrontation/reroll', 'bands/applause'].map((name) => [name, ROLLS])),
  ...Object.fromEntries(['transit', 'campsite'].map((name) => [name, DRINKS])),
  ...Object.fromEntries(['token', 'offer', 'confrontation/window', 'solo/replacement'].map((name) => [name, ASIDE])),
}

/**
 * Thinks an action through to its end: every move with the best answers to all that follows, and all its dice. Others
 * give the usual answers.
 */
export class WholeAction {
  readonly judgement: RaceJudgement
  /** How many positions were judged: what thinking costs, wherever it is done. */
  judged = 0
  private layout: RaceState['layout'] | undefined
  private states: RaceState[] = []
  private readonly lists = Array.from({ length: DEEPEST + 1 }, () => new Int32Array(MAX_MOVES))
  private readonly weights = Array.from({ length: DEEPEST + 1 }, () => new Int32Array(MAX_MOVES))
  private readonly marks = new Uint8Array(PLACE_COUNT)
  private readonly roads: number
  private seat: Seat = 0

  /** @param roads how many places next door are thought of, where a player does not think as closely as it could. */
  constructor(judgement: RaceJudgement, roads = PLACE_COUNT) {
    this.judgement = judgement
    this.roads = roads
  }

  /** Whoever is asked looks at the table before its moves are weighed. */
  look(s: RaceState, seat: Seat): void {
    if (this.layout !== s.layout) this.sitDown(s)
    this.seat = seat
    this.judgement.look(s, seat)
  }

  /** What a move of who looked is worth, made in `s`, which stays as it is. */
  worth(s: RaceState, move: Move): number {
    return this.after(s, this.seat, move, 0, isBeside(move) && kindNow(s) === ENDS)
  }

  /** The best of all moves open to a seat, of which some stand for others of their kind. */
  best(s: RaceState, seat: Seat): Move {
    this.look(s, seat)
    const list = this.lists[DEEPEST]
    const count = this.shortened(s, list, belgianBeersRace.legal(s, seat, list))
    if (count === 1) return list[0]
    let chosen = list[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const value = this.worth(s, list[i])
      if (value <= most) continue
      most = value
      chosen = list[i]
    }
    return chosen
  }

  private sitDown(s: RaceState): void {
    this.layout = s.layout
    this.states = Array.from({ length: DEEPEST + 1 }, () => blankOf(s))
  }

  private after(s: RaceState, actor: Seat, move: Move, depth: number, beside = false): number {
    const tried = this.states[depth]
    copy(tried, s)
    belgianBeersRace.apply(tried, actor, move)
    const liked = actor === this.seat ? this.judgement.likedMove(move) : 0
    // What is done beside an action is judged by the action behind it.
    if (beside && belgianBeersRace.waiting(tried) === 1 << this.seat) return liked + this.bestAnswer(tried, depth + 1)
    return liked + this.finished(tried, depth + 1)
  }

  /** Plays on until the action is over, then judges. */
  private finished(s: RaceState, depth: number): number {
    for (;;) {
      const mask = belgianBeersRace.waiting(s)
      if (mask === OVER) return this.judge(s)
      const kind = kindNow(s)
      if (mask === CHANCE) return kind === ROLLS && depth < DEEPEST ? this.expected(s, depth) : this.judge(s)
      if (kind === ENDS) return this.judge(s)
      const asked = 31 - Math.clz32(mask & -mask)
      if (asked === this.seat && depth < DEEPEST && kind !== ASIDE) return this.bestAnswer(s, depth)
      belgianBeersRace.apply(s, asked, belgianBeersRace.fallback(s, asked))
    }
  }

  private judge(s: RaceState): number {
    this.judged++
    return this.judgement.projected(s, this.seat)
  }

  private bestAnswer(s: RaceState, depth: number): number {
    const list = this.lists[depth]
    const count = this.shortened(s, list, belgianBeersRace.legal(s, this.seat, list))
    const ends = kindNow(s) === ENDS
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      if (ends && isBeside(list[i])) continue
      const value = this.after(s, this.seat, list[i], depth)
      if (value > most) most = value
    }
    return most
  }

  /** The mean over all rolls, each as heavy as it is likely. */
  private expected(s: RaceState, depth: number): number {
    const list = this.lists[depth]
    const weights = this.weights[depth]
    const count = belgianBeersRace.chance(s, list, weights)
    let sum = 0
    let total = 0
    let last = 0
    for (let i = 0; i < count; i++) {
      // Without cards a roll means one of two things: those that mean the same are played once.
      if (i === 0 || s.expansions !== 0 || !isSameRoll(s, list[i - 1], list[i]))
        last = this.after(s, NATURE, list[i], depth)
      sum += weights[i] * last
      total += weights[i]
    }
    return sum / total
  }

  /** Drops what is like another move or never pays; how many are left. */
  private shortened(s: RaceState, list: Int32Array, count: number): number {
    if (count < 3) return count
    const kind = kindNow(s)
    if (kind === DRINKS) return this.oneColour(s, list, count)
    return kind === ENDS ? this.withoutFolly(s, list, count) : count
  }

  private oneColour(s: RaceState, list: Int32Array, count: number): number {
    const cubes = this.seat * 4
    let kept = 0
    let drink = -1
    for (let i = 0; i < count; i++) {
      const move = list[i]
      const kind = moves.kindOf(move)
      if (kind === moves.EAT && s.level[this.seat] < DOUBLING_FROM) continue
      if (kind === moves.DRINK && drink >= 0) {
        if (s.cubes[cubes + moves.argumentOf(move)] > s.cubes[cubes + moves.argumentOf(list[drink])]) list[drink] = move
        continue
      }
      if (kind === moves.DRINK) drink = kept
      list[kept++] = move
    }
    return kept
  }

  /** Who does not think closely goes where most is promised, camps in the evening, and takes the bus to drink on it. */
  private isOverlooked(s: RaceState, kind: number, argument: number): boolean {
    if (kind === moves.CAMP) return left(s, this.seat) > EVENING
    if (!moves.isJourney(kind)) return false
    return this.marks[argument] === 0 || (kind === moves.BY_BUS && s.lastDay === 0 && carried(s, this.seat) === 0)
  }

  /** Roads that promise little, fewer dice than one may have, and cheese with a clear head. */
  private withoutFolly(s: RaceState, list: Int32Array, count: number): number {
    const few = this.roads < PLACE_COUNT && s.place[this.seat] >= 0
    if (few) this.judgement.mark(s, this.seat, this.roads, this.marks)
    let kept = 0
    for (let i = 0; i < count; i++) {
      const move = list[i]
      const kind = moves.kindOf(move)
      if (few && this.isOverlooked(s, kind, moves.argumentOf(move))) continue
      if (kind === moves.EAT && !isHungry(s.level[this.seat])) continue
      if (
        kept > 0 &&
        moves.isHitch(kind) &&
        moves.isHitch(moves.kindOf(list[kept - 1])) &&
        moves.argumentOf(list[kept - 1]) === moves.argumentOf(move)
      )
        kept--
      list[kept++] = move
    }
    return kept
  }
}

/** Bits of a roll: dice that show a late bus, and those that stop a car. */
const LATE_FACES = 3
const LUCKY_FACES = 15

/** A bus is late or not, a car stops or not. */
function isSameRoll(s: RaceState, a: Move, b: Move): boolean {
  const faces = s.means === BUS ? LATE_FACES : LUCKY_FACES
  return (moves.argumentOf(a) & faces) > 0 === (moves.argumentOf(b) & faces) > 0
}

/** Whether somebody is asked for a new action, or for something else that belongs to none. */
export const isActionOver = (s: RaceState): boolean => kindNow(s) === ENDS

/** Whether dice are rolled, and no cards or coasters drawn. */
export const isRoll = (s: RaceState): boolean => kindNow(s) === ROLLS

/** What a question is to an action, by its step; steps of expansions differ from match to match. */
const kindsOf = new Map<number, Uint8Array>()
let known: Uint8Array = new Uint8Array(0)
let knownFor = -1

function kindNow(s: RaceState): number {
  if (s.expansions !== knownFor) {
    knownFor = s.expansions
    known = kindsOf.get(knownFor) ?? new Uint8Array(256)
    kindsOf.set(knownFor, known)
  }
  const step = s.stack[topOf(s.stack)]
  if (known[step] === 0) known[step] = KINDS[questionOf(s) ?? ''] ?? ENDS
  return known[step]
}
