import {
  CHANCE,
  EVERYONE,
  type GameEvent,
  MAX_MOVES,
  type Move,
  type MoveInfo,
  NATURE,
  OVER,
  type Pacing,
  type Seat,
} from './game.ts'
import { FRAME, next, topOf } from './stack.ts'
import type { State } from './state.ts'

/** Reports an event, when somebody listens. */
export type Teller<Event extends GameEvent = GameEvent> = ((event: Event, audience?: number) => void) | undefined

/**
 * One kind of step on the stack of what is to be done: who is asked, what they may answer, and what comes of it. `seat`,
 * `a` and `b` are those of its frame. A step stays on top until something calls `done`. Its functions stand alone: they are
 * called without their step, so `this` means nothing in them.
 */
export interface Step<
  S extends State,
  Info extends MoveInfo = MoveInfo,
  Event extends GameEvent = GameEvent,
  Name extends string = string,
> {
  readonly name: Name
  /** `all`: the seats of the frame are a mask; they answer at once and sealed, and leave it one by one. */
  readonly asks: 'seat' | 'all' | 'nature' | 'nobody'
  /** Left out: whoever is asked has the turn. `answer`: asked in the turn of whoever has it; of `all` nobody has it. */
  readonly pace?: Exclude<Pacing, 'turn'>
  /** What the rules give for an answer outside a turn, in live play. Left out: as the table has it. */
  readonly seconds?: number
  /** Goes by itself; false: somebody has to answer. For `all`: called when everybody has answered. Left out: false. */
  settle?(s: S, seat: Seat, a: number, tell: Teller<Event>, b: number): boolean
  /** What the seat may answer, in canonical order. */
  legal?(s: S, seat: Seat, a: number, out: Int32Array, b: number): number
  /** What nature may do, and how likely it is. */
  outcomes?(s: S, a: number, out: Int32Array, weights: Int32Array, b: number): number
  /** An answer was given; for nature `seat` is the frame's. */
  answer?(s: S, seat: Seat, a: number, move: Move, tell: Teller<Event>, b: number): void
  /** Audience that learns of an answer, or of what nature did. Left out: everyone. */
  known?(s: S, seat: Seat, a: number, move: Move, b: number): number
  /** What an absent player answers. Left out: the first legal move. */
  fallback?(s: S, seat: Seat, a: number, b: number): Move
  describe?(s: S, seat: Seat, a: number, move: Move, b: number): Info
}

/** Moves nobody waits for: made by seats that are not asked just then, while one of the others is. */
export interface FreeMoves<S extends State, Info extends MoveInfo = MoveInfo, Event extends GameEvent = GameEvent> {
  seats(s: S): number
  legal(s: S, seat: Seat, out: Int32Array): number
  answer(s: S, seat: Seat, move: Move, tell: Teller<Event>): void
  describe(s: S, seat: Seat, move: Move): Info
}

export interface Course<
  S extends State,
  Info extends MoveInfo = MoveInfo,
  Event extends GameEvent = GameEvent,
  Name extends string = string,
> {
  /** By their numbers, from 1. */
  readonly steps: readonly (Step<S, Info, Event, Name> | undefined)[]
  stackOf(s: S): Int16Array
  /** Who has the turn, whoever is asked. Left out: whoever is asked. */
  turn?(s: S): Seat
  readonly free?: FreeMoves<S, Info, Event>
  /**
   * Does everything that goes by itself. Left out: steps settle, one after the other, until one of them needs an answer or
   * nothing is left. A game whose steps are short may write it out as a switch.
   */
  proceed?(s: S, tell: Teller<Event>): void
}

/** What a game on a table of steps need not write itself. */
export interface Loop<
  S extends State,
  Info extends MoveInfo = MoveInfo,
  Event extends GameEvent = GameEvent,
  Name extends string = string,
> {
  waiting(s: S): number
  pace(s: S, seat: Seat): Pacing
  seconds(s: S, seat: Seat): number | undefined
  sealed(s: S): number
  free(s: S): number
  legal(s: S, seat: Seat, out: Int32Array): number
  chance(s: S, out: Int32Array, weights: Int32Array): number
  apply(s: S, seat: Seat, move: Move, tell?: Teller<Event>): void
  /** Does what goes by itself: for positions that were put together, not played. */
  proceed(s: S, tell: Teller<Event>): void
  fallback(s: S, seat: Seat): Move
  describe(s: S, seat: Seat, move: Move): Info
  known(s: S, seat: Seat, move: Move): number
  /** The name of the step on top; nothing when the game is over. */
  questionOf(s: S): Name | undefined
  /** What is to be done, the next step last: for views, and for states imagined from them. */
  frames(s: S): NamedFrame<Name>[]
  putFrames(s: S, frames: readonly NamedFrame<Name>[]): void
}

/** A frame of the stack as plain JSON. */
export type NamedFrame<Name extends string = string> = {
  readonly step: Name
  readonly seat: Seat
  readonly a: number
  readonly b: number
}

const NOBODY_ASKED = 'Nobody is asked anything.'

const NOBODY = 0
const SEAT = 1
const ALL = 2
const BY_NATURE = 3
const ASKS = { nobody: NOBODY, seat: SEAT, all: ALL, nature: BY_NATURE } as const

/** The one loop: answers the step on top, then does what goes by itself until somebody, or chance, is asked again. */
export function playBySteps<
  S extends State,
  Info extends MoveInfo,
  Event extends GameEvent,
  Name extends string = string,
>(course: Course<S, Info, Event, Name>): Loop<S, Info, Event, Name> {
  const { steps, stackOf, turn, free } = course
  const asks = Int8Array.from(steps, (step) => (step ? ASKS[step.asks] : NOBODY))
  // Steps have many shapes, and their functions are looked for at every move: a list of functions is searched faster.
  const settles = Array.from(steps, (step) => step?.settle)
  const legals = Array.from(steps, (step) => step?.legal)
  const outcomes = Array.from(steps, (step) => step?.outcomes)
  const answers = Array.from(steps, (step) => step?.answer)
  const proceed = course.proceed ?? settleAll
  const first = new Int32Array(MAX_MOVES)

  const stepOn = (stack: Int16Array, at: number): Step<S, Info, Event, Name> => knownStep(steps, stack[at])

  /** Whether the frame asks this seat. */
  const isAsked = (stack: Int16Array, at: number, seat: Seat): boolean => {
    const who = asks[stack[at]]
    return who === SEAT ? stack[at + 1] === seat : who === ALL && ((stack[at + 1] >> seat) & 1) === 1
  }

  /** Whether the seat moves of its own accord. */
  const isVoluntary = (stack: Int16Array, at: number, seat: Seat): boolean =>
    free !== undefined && seat !== NATURE && !isAsked(stack, at, seat)

  function settleAll(s: S, tell: Teller<Event>): void {
    const stack = stackOf(s)
    for (let at = topOf(stack); at >= 0; at = topOf(stack)) {
      const step = stack[at]
      const settle = settles[step]
      if (settle === undefined || (asks[step] === ALL && stack[at + 1] !== 0)) return
      if (!settle(s, stack[at + 1], stack[at + 2], tell, stack[at + 3])) return
    }
  }

  function waiting(s: S): number {
    const stack = stackOf(s)
    const at = topOf(stack)
    if (at < 0) return OVER
    const who = asks[stack[at]]
    const seat = stack[at + 1]
    return who === SEAT ? 1 << seat : who === ALL ? seat : CHANCE
  }

  /** Nobody has ideas of their own while chance decides or answers lie sealed, or when they are asked anyway. */
  function freeSeats(s: S): number {
    const stack = stackOf(s)
    const at = topOf(stack)
    if (free === undefined || at < 0 || asks[stack[at]] !== SEAT) return 0
    return free.seats(s) & ~(1 << stack[at + 1])
  }

  function legal(s: S, seat: Seat, out: Int32Array): number {
    const stack = stackOf(s)
    const at = topOf(stack)
    if (at < 0) return 0
    if (isAsked(stack, at, seat)) return legals[stack[at]]?.(s, seat, stack[at + 2], out, stack[at + 3]) ?? 0
    return free !== undefined && (freeSeats(s) >> seat) & 1 ? free.legal(s, seat, out) : 0
  }

  return {
    waiting,
    legal,
    proceed,
    free: freeSeats,
    pace(s, seat) {
      const stack = stackOf(s)
      const at = topOf(stack)
      const pace = at < 0 ? 'answer' : stepOn(stack, at).pace
      const who = asks[stack[at]]
      if (pace !== undefined && (pace !== 'answer' || who === ALL) && isAsked(stack, at, seat)) return pace
      const holder = pace === undefined && who === SEAT ? stack[at + 1] : turn?.(s)
      return seat === holder ? 'turn' : 'answer'
    },
    seconds(s, seat) {
      const stack = stackOf(s)
      const at = topOf(stack)
      return at >= 0 && isAsked(stack, at, seat) ? stepOn(stack, at).seconds : undefined
    },
    sealed(s) {
      const stack = stackOf(s)
      const at = topOf(stack)
      return at >= 0 && asks[stack[at]] === ALL ? stack[at + 1] : 0
    },
    chance(s, out, weights) {
      const stack = stackOf(s)
      const at = topOf(stack)
      if (at < 0) return 0
      return outcomes[stack[at]]?.(s, stack[at + 2], out, weights, stack[at + 3]) ?? 0
    },
    apply(s, seat, move, tell) {
      const stack = stackOf(s)
      const at = topOf(stack)
      if (isVoluntary(stack, at, seat)) free?.answer(s, seat, move, tell)
      else {
        const answer = answers[stack[at]]
        if (answer === undefined) throw new RangeError(NOBODY_ASKED)
        const isSealed = asks[stack[at]] === ALL
        const by = isSealed ? seat : stack[at + 1]
        if (isSealed) stack[at + 1] = stack[at + 1] & ~(1 << seat)
        answer(s, by, stack[at + 2], move, tell, stack[at + 3])
        // Nothing goes by itself while others are still to answer.
        if (isSealed && stack[at + 1] !== 0 && topOf(stack) === at) return
      }
      proceed(s, tell)
    },
    fallback(s, seat) {
      const stack = stackOf(s)
      const at = topOf(stack)
      const usual = stepOn(stack, at).fallback?.(s, seat, stack[at + 2], stack[at + 3])
      if (usual !== undefined) return usual
      legal(s, seat, first)
      return first[0]
    },
    describe(s, seat, move) {
      const stack = stackOf(s)
      const at = topOf(stack)
      if (free !== undefined && isVoluntary(stack, at, seat)) return free.describe(s, seat, move)
      const step = stepOn(stack, at)
      const info = step.describe?.(s, seat, stack[at + 2], move, stack[at + 3])
      if (info === undefined) throw new RangeError(`The step ${step.name} has no moves to describe.`)
      return info
    },
    known(s, seat, move) {
      const stack = stackOf(s)
      const at = topOf(stack)
      if (isVoluntary(stack, at, seat)) return EVERYONE
      const by = seat === NATURE ? stack[at + 1] : seat
      return stepOn(stack, at).known?.(s, by, stack[at + 2], move, stack[at + 3]) ?? EVERYONE
    },
    questionOf(s) {
      const stack = stackOf(s)
      const at = topOf(stack)
      return at < 0 ? undefined : stepOn(stack, at).name
    },
    frames(s) {
      const stack = stackOf(s)
      return Array.from({ length: stack[0] }, (_, i) => {
        const at = 1 + i * FRAME
        const [seat = 0, a = 0, b = 0] = stack.subarray(at + 1, at + FRAME)
        return { step: stepOn(stack, at).name, seat, a, b }
      })
    },
    putFrames(s, frames) {
      const numbered = (name: Name) => steps.findIndex((step) => step?.name === name)
      for (const { step, seat, a, b } of frames) next(stackOf(s), numbered(step), seat, a, b)
    },
  }
}

function knownStep<Kind>(steps: readonly (Kind | undefined)[], number: number): Kind {
  const step = steps[number]
  if (step === undefined) throw new RangeError(NOBODY_ASKED)
  return step
}
