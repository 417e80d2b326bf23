import {
  CHANCE,
  defineState,
  EVERYONE,
  type EventSink,
  type Game,
  type Move,
  NATURE,
  OVER,
  type Seat,
  type StateOf,
  seatsIn,
} from '@estaminet/kernel'

/**
 * Spilled Beer: a game of windows. Everybody holds two of eight cards. Whoever has the turn pours or rests; when they pour, all
 * others who hold cards may spill it, with one card or with two. Cards 5 to 8 spill nothing: their holder can only pass.
 */

const CARDS = 8
const HAND = 2
const SPILLING = 4
const ROUNDS = 3

/** Moves: a card is dealt as 0 to 7 and played as the same; two of them as PAIR + 8 * first + second. */
export const POUR = 10
export const REST = 11
export const PASS = 12
const PAIR = 20
export const pair = (first: number, second: number): Move => PAIR + CARDS * first + second

const DEAL = 0
const TURN = 1
const WINDOW = 2

const spilledBeerState = defineState(
  'spilled-beer',
  ['seats', 'phase', 'turn', 'round'],
  ['hand', 'answer', 'handSize', 'asked', 'played', 'spilled'],
  ['hand', 'answer'],
)
export type SpilledBeer = StateOf<typeof spilledBeerState>

const cardsOf = (s: SpilledBeer, seat: Seat): number[] =>
  seat < 0 ? [] : [...Array(CARDS).keys()].filter((card) => s.hand[seat * CARDS + card] === 1)
const playedBy = (move: Move): number[] =>
  move >= PAIR ? [Math.floor((move - PAIR) / CARDS), (move - PAIR) % CARDS] : move >= 0 && move < CARDS ? [move] : []
const named = (card: number): string => `c${card + 1}`
const nextDealt = (s: SpilledBeer): Seat => s.handSize.findIndex((size) => size < HAND)

export const spilledBeer: Game<SpilledBeer> = {
  id: 'spilled-beer',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  setup(_options, seats) {
    const each = { answer: seats, handSize: seats, asked: seats, spilled: seats }
    const s = spilledBeerState.create({ hand: seats * CARDS, played: CARDS, ...each }, seats)
    s.seats = seats
    return s
  },
  waiting(s) {
    if (s.phase === DEAL) return CHANCE
    if (s.round >= ROUNDS) return OVER
    return s.phase === TURN ? 1 << s.turn : askedMask(s)
  },
  pace: (s, seat) => (s.phase === WINDOW && s.asked[seat] === 1 ? 'window' : seat === s.turn ? 'turn' : 'answer'),
  asides: ['pass'],
  windows: () => ({ on: ['pour'], cards: [...Array(CARDS).keys()].map(named) }),
  reaction: (s, seat) =>
    s.phase === WINDOW && s.asked[seat] === 1
      ? { on: 'pour', to: s.turn, cards: (move) => playedBy(move).map(named) }
      : undefined,
  part: (s) => s.round,
  sealed: (s) => (s.phase === WINDOW ? askedMask(s) : 0),
  legal(s, seat, out) {
    if (s.phase === TURN) {
      out.set([POUR, REST])
      return 2
    }
    const cards = cardsOf(s, seat).filter((card) => card < SPILLING)
    const pairs = cards.flatMap((first) => cards.flatMap((second) => (first === second ? [] : [pair(first, second)])))
    const moves = [PASS, ...cards, ...pairs]
    out.set(moves)
    return moves.length
  },
  chance(s, out, weights) {
    let count = 0
    const held = [...Array(s.seats).keys()].flatMap((seat) => cardsOf(s, seat))
    for (let card = 0; card < CARDS; card++) if (!held.includes(card)) out[count++] = card
    weights.fill(1, 0, count)
    return count
  },
  apply(s, seat, move, events) {
    if (seat === NATURE) deal(s, move, events)
    else if (s.phase === TURN) {
      events?.({ type: move === POUR ? 'Poured' : 'Rested', seat }, EVERYONE)
      for (let one = 0; one < s.seats; one++)
        s.asked[one] = move === POUR && one !== s.turn && (s.handSize[one] as number) > 0 ? 1 : 0
      if (askedMask(s) === 0) passOn(s)
      else s.phase = WINDOW
    } else {
      s.answer[seat] = move + 1
      s.asked[seat] = 0
      if (askedMask(s) === 0) spill(s, events)
    }
  },
  known(s, seat) {
    if (seat === NATURE) return 1 << nextDealt(s)
    return s.phase === WINDOW ? 1 << seat : EVERYONE
  },
  fallback: (s) => (s.phase === TURN ? POUR : PASS),
  view: (s, reader) => ({
    reader,
    phase: s.phase,
    turn: s.turn,
    round: s.round,
    hand: cardsOf(s, reader).map(named),
    sizes: [...s.handSize],
    spilled: [...s.spilled],
    played: [...s.played],
  }),
  imagine(view) {
    const { sizes } = view as { sizes: number[] }
    return spilledBeer.setup({}, sizes.length)
  },
  score: (s) =>
    Array.from(s.spilled, (spilled) => ({
      total: -spilled,
      rank: 1,
      parts: [{ reason: 'spilled', points: -spilled }],
    })),
  describe(_s, seat, move) {
    if (seat === NATURE) return { kind: 'dealt', say: ['dealt', move] }
    const kind = move === POUR ? 'pour' : move === REST ? 'rest' : move === PASS ? 'pass' : 'spill'
    return { kind, say: [kind, ...playedBy(move).map(named)] }
  },
}

const askedMask = (s: SpilledBeer): number => s.asked.reduce((mask, asked, seat) => mask | (asked << seat), 0)

function deal(s: SpilledBeer, card: number, events?: EventSink): void {
  const seat = nextDealt(s)
  s.hand[seat * CARDS + card] = 1
  s.handSize[seat] = (s.handSize[seat] as number) + 1
  events?.({ type: 'Dealt', seat, card: named(card) }, 1 << seat)
  if (nextDealt(s) < 0) s.phase = TURN
}

function spill(s: SpilledBeer, events?: EventSink): void {
  for (const seat of seatsIn((1 << s.seats) - 1)) {
    for (const card of playedBy((s.answer[seat] as number) - 1)) {
      s.hand[seat * CARDS + card] = 0
      s.handSize[seat] = (s.handSize[seat] as number) - 1
      s.played[card] = 1
      s.spilled[s.turn] = (s.spilled[s.turn] as number) + 1
      events?.({ type: 'Spilled', seat, of: s.turn, card: named(card) }, EVERYONE)
    }
    s.answer[seat] = 0
  }
  events?.({ type: 'WindowClosed', of: s.turn }, EVERYONE)
  passOn(s)
}

function passOn(s: SpilledBeer): void {
  s.phase = TURN
  s.turn = (s.turn + 1) % s.seats
  if (s.turn === 0) s.round++
}
