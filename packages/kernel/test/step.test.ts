import {
  CHANCE,
  defineState,
  done,
  NATURE,
  next,
  OVER,
  playBySteps,
  type StateOf,
  type Step,
  stackSize,
} from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'

/** A round of a pub quiz: a question is drawn, everybody answers in secret, the host judges; anybody may order a beer. */
const QUIZ = defineState('quiz', ['host', 'rounds'], ['answers', 'beers', 'points', 'stack'], ['answers'])
type QuizState = StateOf<typeof QUIZ>

const DRAW = 1
const ANSWER = 2
const JUDGE = 3
const ROUND = 4
const BEER = 9

const seats = 3
const steps: Step<QuizState>[] = []
steps[ROUND] = {
  name: 'round',
  asks: 'nobody',
  settle(s) {
    if (s.rounds-- === 0) done(s.stack)
    else ask(s)
    return true
  },
}
function ask(s: QuizState): void {
  next(s.stack, JUDGE, s.host)
  next(s.stack, ANSWER, 7)
  next(s.stack, DRAW)
}
steps[DRAW] = {
  name: 'draw',
  asks: 'nature',
  outcomes(_s, _a, out, weights) {
    out.set([1, 2])
    weights.set([3, 1])
    return 2
  },
  answer(s, _seat, _a, move, tell) {
    done(s.stack)
    tell?.({ type: 'drawn', question: move })
  },
}
steps[ANSWER] = {
  name: 'answer',
  asks: 'all',
  pace: 'window',
  legal(_s, _seat, _a, out) {
    out.set([1, 2])
    return 2
  },
  answer(s, seat, _a, move) {
    s.answers[seat] = move
  },
  settle(s) {
    done(s.stack)
    return true
  },
  describe: (_s, seat, _a, move) => ({ kind: 'answer', say: ['answer', seat, move] }),
}
steps[JUDGE] = {
  name: 'judge',
  asks: 'seat',
  pace: 'answer',
  seconds: 30,
  legal(_s, _seat, _a, out) {
    out.set([4, 5])
    return 2
  },
  answer(s, _seat, _a, move) {
    done(s.stack)
    for (let seat = 0; seat < seats; seat++)
      if (s.answers[seat] === move - 3) s.points[seat] = (s.points[seat] ?? 0) + 1
    s.answers.fill(0)
  },
  fallback: () => 5,
  describe: (_s, _seat, _a, move) => ({ kind: 'judge', say: ['judge', move] }),
}
const loop = playBySteps({
  steps,
  stackOf: (s: QuizState) => s.stack,
  turn: () => 1,
  free: {
    seats: () => 7,
    legal(_s, _seat, out) {
      out[0] = BEER
      return 1
    },
    answer(s, seat) {
      s.beers[seat] = (s.beers[seat] ?? 0) + 1
    },
    describe: () => ({ kind: 'beer', say: ['beer'] }),
  },
})

function quiz(): QuizState {
  const s = QUIZ.create({ answers: seats, beers: seats, points: seats, stack: stackSize(4) }, seats)
  s.host = 2
  s.rounds = 1
  next(s.stack, ROUND)
  ask(s)
  return s
}

const everybodyAnswers = (s: QuizState): void => {
  for (const seat of [0, 1, 2]) loop.apply(s, seat, seat === 1 ? 2 : 1)
}

describe('a table of steps', () => {
  it('asks nature, then everybody at once and sealed, then one seat, until nothing is left', () => {
    const s = quiz()
    expect(loop.waiting(s)).toBe(CHANCE)
    expect(outcomes(s)).toEqual([1, 2])
    const told: unknown[] = []
    loop.apply(s, NATURE, 2, (event) => told.push(event))
    expect(told).toEqual([{ type: 'drawn', question: 2 }])
    expect([loop.waiting(s), loop.sealed(s), loop.questionOf(s)]).toEqual([7, 7, 'answer'])
    everybodyAnswers(s)
    expect([loop.waiting(s), loop.sealed(s), loop.questionOf(s)]).toEqual([4, 0, 'judge'])
    loop.apply(s, 2, 4)
    expect(Array.from(s.points)).toEqual([1, 0, 1])
    loop.apply(s, NATURE, 1)
    everybodyAnswers(s)
    loop.apply(s, 2, 5)
    expect(Array.from(s.points)).toEqual([1, 1, 1])
    expect([loop.waiting(s), loop.questionOf(s), moves(s, 2)]).toEqual([OVER, undefined, []])
  })

  it('keeps whoever has answered out of the mask, and leaves the others in it', () => {
    const s = quiz()
    loop.apply(s, NATURE, 1)
    loop.apply(s, 1, 2)
    expect([loop.waiting(s), loop.sealed(s)]).toEqual([0b101, 0b101])
  })

  it('knows how everybody is asked', () => {
    const s = quiz()
    expect([0, 1].map((seat) => loop.pace(s, seat))).toEqual(['answer', 'turn'])
    loop.apply(s, NATURE, 1)
    expect([0, 1].map((seat) => loop.pace(s, seat))).toEqual(['window', 'window'])
    everybodyAnswers(s)
    expect([1, 2].map((seat) => loop.pace(s, seat))).toEqual(['turn', 'answer'])
    expect([1, 2].map((seat) => loop.seconds(s, seat))).toEqual([undefined, 30])
  })

  it('asks nobody in their turn where all are asked at once', () => {
    const together = playBySteps({
      steps: [undefined, { ...steps[ANSWER], name: 'together', asks: 'all', pace: 'answer' }],
      stackOf: (s: QuizState) => s.stack,
      turn: () => 1,
    })
    const s = QUIZ.create({ answers: seats, beers: seats, points: seats, stack: stackSize(4) }, seats)
    next(s.stack, 1, 0b011)
    expect([0, 1, 2].map((seat) => together.pace(s, seat))).toEqual(['answer', 'answer', 'answer'])
  })

  it('lets a seat that is not asked make a move of its own accord, and the question stays', () => {
    const s = quiz()
    loop.apply(s, NATURE, 1)
    everybodyAnswers(s)
    expect([loop.free(s), moves(s, 1), moves(s, 2)]).toEqual([0b011, [BEER], [4, 5]])
    expect([loop.describe(s, 1, BEER).kind, loop.describe(s, 2, 4).kind]).toEqual(['beer', 'judge'])
    loop.apply(s, 1, BEER)
    expect(Array.from(s.beers)).toEqual([0, 1, 0])
    expect(loop.waiting(s)).toBe(0b100)
  })

  it('lets nobody do so while chance decides, nor while answers lie sealed that rest on how things are', () => {
    const s = quiz()
    expect(loop.free(s)).toBe(0)
    loop.apply(s, NATURE, 1)
    loop.apply(s, 1, 2)
    expect([loop.waiting(s), loop.free(s), moves(s, 1)]).toEqual([0b101, 0, []])
  })

  it('answers for the absent: what the step says, or the first legal move', () => {
    const s = quiz()
    loop.apply(s, NATURE, 1)
    expect(loop.fallback(s, 0)).toBe(1)
    everybodyAnswers(s)
    expect(loop.fallback(s, 2)).toBe(5)
  })

  it('tells by names what is to be done, and puts it back', () => {
    const s = quiz()
    loop.apply(s, NATURE, 1)
    const frames = loop.frames(s)
    expect(frames).toEqual([
      { step: 'round', seat: 0, a: 0, b: 0 },
      { step: 'judge', seat: 2, a: 0, b: 0 },
      { step: 'answer', seat: 7, a: 0, b: 0 },
    ])
    const before = Array.from(s.stack)
    s.stack.fill(0)
    loop.putFrames(s, frames)
    expect(Array.from(s.stack)).toEqual(before)
  })

  it('says so when nobody is asked anything', () => {
    const s = quiz()
    s.stack.fill(0)
    expect(() => loop.apply(s, NATURE, 1)).toThrow('Nobody is asked')
  })
})

const out = new Int32Array(8)
const moves = (s: QuizState, seat: number) => Array.from(out.subarray(0, loop.legal(s, seat, out)))
const outcomes = (s: QuizState) => Array.from(out.subarray(0, loop.chance(s, out, new Int32Array(8))))
