import { EVERYONE, field, type Rng, seatsIn, type View } from '@estaminet/kernel'
import { HOOKS, type Hook } from '../../src/content/hooks.ts'
import type { Expansion } from '../../src/engine/expansion.ts'
import { argumentOf, EXPANSION_KINDS, kindOf, move } from '../../src/engine/moves.ts'
import { left, type RaceState } from '../../src/engine/state.ts'
import type { RaceStep } from '../../src/engine/step.ts'
import { done, EXPANSION_STEPS, next, topOf } from '../../src/engine/steps.ts'
import type { Tell } from '../../src/events.ts'
import { spend } from '../../src/rules/time.ts'

/**
 * An expansion no table will ever see: it needs everything the engine offers at once. Cards are dealt in secret; one is laid
 * down by everybody at the same time; at every hook whoever holds cards may answer with one, which gives the subject a
 * rumour; a rumour may be whispered on at any time; and everything costs more, or less.
 */
const CARDS = 20
const HAND = 3

// Steps
const DEAL = EXPANSION_STEPS
const LAY_DOWN = EXPANSION_STEPS + 1
/** seat: who has not answered yet; a: everybody asked; b: the subject. */
const WINDOW = EXPANSION_STEPS + 2

// Kinds of moves
const DRAWN = EXPANSION_KINDS
const LAY = EXPANSION_KINDS + 1
const PASS = EXPANSION_KINDS + 2
const PLAY = EXPANSION_KINDS + 3
const WHISPER = EXPANSION_KINDS + 4
const NAP = EXPANSION_KINDS + 5

const hands = field('whispers.hand')
const sizes = field('whispers.size')
/** The answer of a seat to the question all are asked, as a move; 0 for none. */
const picks = field('whispers.pick')
/** Cards laid down or played. */
const open = field('whispers.open')
const rumours = field('whispers.rumours')
const gossip = field('whispers.gossip')

const holds = (s: RaceState, seat: number, card: number): boolean => hands(s)[seat * CARDS + card] === 1
const handOf = (s: RaceState, seat: number): number[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter((card) => seat >= 0 && holds(s, seat, card))
const isInDeck = (s: RaceState, card: number): boolean =>
  open(s)[card] === 0 && !Array.from(s.time.keys()).some((seat) => holds(s, seat, card))
const deck = (s: RaceState): number[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter((card) => isInDeck(s, card))

/** How many cards may still be dealt: public, since a deck is what is neither open nor in a hand. */
const undealt = (s: RaceState): number =>
  CARDS - open(s).reduce((sum, card) => sum + card, 0) - sizes(s).reduce((sum, size) => sum + size, 0)

function take(s: RaceState, seat: number, card: number): void {
  hands(s)[seat * CARDS + card] = 1
  sizes(s)[seat]++
}

function show(s: RaceState, seat: number, card: number, tell: Tell): void {
  hands(s)[seat * CARDS + card] = 0
  sizes(s)[seat]--
  open(s)[card] = 1
  tell?.({ type: 'whispers/shown', seat, card }, EVERYONE)
}

const write = (moves: readonly number[], out: Int32Array): number => {
  out.set(moves)
  return moves.length
}

/** `seat` is dealt cards until the hand is full, each known to its owner alone. */
const deal: RaceStep = {
  name: 'whispers/deal',
  asks: 'nature',
  settle(s, seat) {
    if (sizes(s)[seat] < HAND && undealt(s) > 0) return false
    done(s)
    return true
  },
  outcomes(s, _a, out, weights) {
    const cards = deck(s)
    weights.fill(1, 0, cards.length)
    return write(
      cards.map((card) => move(DRAWN, card)),
      out,
    )
  },
  known: (_s, seat) => 1 << seat,
  answer(s, seat, _a, answer, tell) {
    const card = argumentOf(answer)
    take(s, seat, card)
    tell?.({ type: 'whispers/dealt', seat, card }, 1 << seat)
    tell?.({ type: 'whispers/dealt', seat }, EVERYONE ^ (1 << seat))
  },
  describe: (_s, _seat, _a, move) => ({ kind: 'whispers/drawn', say: ['drawn', argumentOf(move)] }),
}

/** Everybody lays a card down, at once. */
const layDown: RaceStep = {
  name: 'whispers/lay-down',
  asks: 'all',
  pace: 'setup',
  legal: (s, seat, _a, out) =>
    write(
      handOf(s, seat).map((card) => move(LAY, card)),
      out,
    ),
  known: (_s, seat) => 1 << seat,
  answer(s, seat, _a, answer, tell) {
    picks(s)[seat] = argumentOf(answer) + 1
    tell?.({ type: 'whispers/laid', seat }, EVERYONE)
  },
  settle(s, _mask, asked, tell) {
    done(s)
    for (const seat of seatsIn(asked)) {
      show(s, seat, picks(s)[seat] - 1, tell)
      picks(s)[seat] = 0
    }
    return true
  },
  describe: (_s, _seat, _a, move) => ({ kind: 'whispers/lay', say: ['lay', argumentOf(move)] }),
}

const PASSED = CARDS + 1

/** Whoever holds a card may answer what happens to somebody else; who is asked follows from what all can see. */
const window: RaceStep = {
  name: 'whispers/window',
  asks: 'all',
  pace: 'window',
  legal: (s, seat, _a, out) => write([move(PASS), ...handOf(s, seat).map((card) => move(PLAY, card))], out),
  known: (_s, seat) => 1 << seat,
  answer(s, seat, _a, answer, tell) {
    picks(s)[seat] = kindOf(answer) === PASS ? PASSED : argumentOf(answer) + 1
    tell?.({ type: 'whispers/answered', seat }, EVERYONE)
  },
  settle(s, _mask, asked, tell, subject) {
    done(s)
    for (const seat of seatsIn(asked)) {
      const pick = picks(s)[seat]
      picks(s)[seat] = 0
      if (pick === PASSED) continue
      show(s, seat, pick - 1, tell)
      rumours(s)[subject]++
    }
    return true
  },
  describe: (_s, _seat, _a, answer) =>
    kindOf(answer) === PASS
      ? { kind: 'whispers/pass', say: ['pass'] }
      : { kind: 'whispers/play', say: ['play', argumentOf(answer)] },
}

function openWindow(s: RaceState, subject: number): void {
  let asked = 0
  for (let seat = 0; seat < s.seats; seat++) if (seat !== subject && sizes(s)[seat] > 0) asked |= 1 << seat
  if (asked !== 0) next(s, WINDOW, asked, asked, subject)
}

/** Which hooks were ever reached, for the tests. */
export const reached = new Set<Hook>()

const onEveryHook = Object.fromEntries(
  HOOKS.map((hook) => [
    hook,
    (s: RaceState, seat: number): void => {
      reached.add(hook)
      openWindow(s, seat)
      if (hook === 'dayStart') next(s, DEAL, seat)
    },
  ]),
)

interface WhispersView {
  readonly reader: number
  readonly hand: readonly number[]
  readonly sizes: readonly number[]
  readonly open: readonly number[]
  readonly rumours: readonly number[]
  readonly gossip: readonly number[]
  readonly pick: number
}

export const whispers: Expansion = {
  id: 'whispers',
  options: { 'whispers-loud': { type: 'flag', default: false } },
  asides: ['whispers/pass', 'whispers/lay'],
  forbids: (options) => (options['whispers-loud'] && options.leader === 'awake' ? 'WHISPERS-01' : undefined),
  fields: (seats) => ({
    'whispers.hand': { length: seats * CARDS, owned: true },
    'whispers.pick': { length: seats, owned: true },
    'whispers.size': { length: seats },
    'whispers.open': { length: CARDS },
    'whispers.rumours': { length: seats },
    'whispers.gossip': { length: seats },
  }),
  prepare(s) {
    const everybody = (1 << s.seats) - 1
    next(s, LAY_DOWN, everybody, everybody)
    for (let seat = s.seats - 1; seat >= 0; seat--) next(s, DEAL, seat)
  },
  steps: { [DEAL]: deal, [LAY_DOWN]: layDown, [WINDOW]: window },
  on: onEveryHook,
  cards: [
    {
      id: 'rumour',
      effects: [
        {
          on: 'passive',
          does: [
            { form: 'moveCost', means: 'bus', op: 'add', n: 1 },
            { form: 'moveCost', means: 'bike', op: 'add', n: -2 },
            { form: 'late', op: 'set', n: 3 },
            { form: 'wait', op: 'set', n: 3 },
            { form: 'wait', op: 'add', n: 1 },
          ],
        },
        {
          on: 'passive',
          when: [{ form: 'lastDay', not: true }],
          does: [
            { form: 'actionCost', action: 'buy', op: 'add', n: 1 },
            { form: 'actionCost', action: 'toast', op: 'add', n: 1 },
            { form: 'yield', of: 'cubes', op: 'set', n: 4 },
            { form: 'wakePenalty', op: 'add', n: 1 },
            { form: 'limit', what: 'backpack', n: 9 },
          ],
        },
        { on: 'tasteDeclared', when: [{ form: 'left', atMost: 3 }], does: [{ form: 'breath', n: -1, after: true }] },
        {
          on: 'arrived',
          when: [{ form: 'means', is: 'hitch' }, { form: 'lastDay' }],
          does: [{ form: 'cheese', n: 1 }],
        },
      ],
    },
  ],
  slots: 1,
  cardAt: () => 0,
  kinds: {
    [NAP]: {
      act: (s, seat, _argument, tell) => spend(s, seat, 1, 'delay', tell),
      describe: () => ({ kind: 'whispers/nap', say: ['nap'] }),
    },
  },
  actions(s, seat, out, count) {
    if (s.lastDay === 1 && left(s, seat) > 0) out[count++] = move(NAP)
    return count
  },
  free: {
    kinds: [WHISPER],
    seats: (s) => rumours(s).reduce((mask, rumour, seat) => (rumour > 0 ? mask | (1 << seat) : mask), 0),
    legal(_s, _seat, out, count) {
      out[count] = move(WHISPER)
      return count + 1
    },
    answer(s, seat, _move, tell) {
      rumours(s)[seat]--
      gossip(s)[seat]++
      tell?.({ type: 'whispers/whispered', seat }, EVERYONE)
    },
    describe: () => ({ kind: 'whispers/whisper', say: ['whisper'] }),
  },
  score: (s, seat, part) => part('whispers/gossip', gossip(s)[seat]),
  result: (_s, scores) => scores.map((score) => ({ ...score, verdict: 'whispers/told' })),
  view: (s, reader): View => ({
    reader,
    hand: handOf(s, reader),
    sizes: Array.from(sizes(s)),
    open: Array.from(open(s)),
    rumours: Array.from(rumours(s)),
    gossip: Array.from(gossip(s)),
    pick: reader < 0 ? 0 : picks(s)[reader],
  }),
  imagine(s, view, rng) {
    const seen = view as unknown as WhispersView
    open(s).set(seen.open)
    rumours(s).set(seen.rumours)
    gossip(s).set(seen.gossip)
    for (const card of seen.hand) take(s, seen.reader, card)
    seen.sizes.forEach((size, seat) => {
      if (seat !== seen.reader) for (let n = 0; n < size; n++) take(s, seat, pickFrom(deck(s), rng))
    })
    const at = topOf(s)
    if (at < 0 || (s.stack[at] !== WINDOW && s.stack[at] !== LAY_DOWN)) return
    for (const seat of seatsIn(s.stack[at + 2] & ~s.stack[at + 1])) {
      const answers = [...handOf(s, seat).map((card) => card + 1), ...(s.stack[at] === WINDOW ? [PASSED] : [])]
      picks(s)[seat] = seat === seen.reader ? seen.pick : pickFrom(answers, rng)
    }
  },
  laws(_before, after) {
    const adds = Array.from(sizes(after)).every((size, seat) => handOf(after, seat).length === size)
    const once = Array.from({ length: CARDS }, (_, card) => card).every(
      (card) =>
        open(after)[card] + Array.from(after.time.keys()).filter((seat) => holds(after, seat, card)).length <= 1,
    )
    return [...(adds ? [] : ['WHISPERS-INV-01']), ...(once ? [] : ['WHISPERS-INV-02'])]
  },
}

const pickFrom = (list: readonly number[], rng: Rng): number => list[rng.below(list.length)] ?? 0
