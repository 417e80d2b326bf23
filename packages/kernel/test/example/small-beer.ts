import {
  CHANCE,
  defineState,
  EVERYONE,
  type EventSink,
  type Game,
  NATURE,
  type Options,
  OVER,
  type Rng,
  type Seat,
  type StateOf,
  type View,
} from '@estaminet/kernel'

/**
 * Small Beer: a tiny game of cards and a die, the living example of docs/write-a-game.md.
 * Everybody holds two of twelve cards. Each round all choose one in secret; the highest pours: roll as often as three
 * times and add the pips to the glass, or take what is in it. A 1 spills the glass. Every round won is worth 1 more.
 * While somebody pours, each of the others may once in the game sip from the glass: a point for them, one less in it.
 */

const CARDS = 12
const HAND = 2
const ROLLS = 3
const SPILL = 1

/** What is printed: for programs that play through the engine protocol. */
export const data = { cards: CARDS, hand: HAND, rolls: ROLLS, die: [1, 2, 3, 4, 5, 6], spill: SPILL }

/** Moves: cards are 0 to 11 (dealt by nature, chosen by a seat); then pouring; then the faces of the die. */
const ROLL = 12
const TAKE = 13
const SIP = 14
const FACE = 20

const DEAL = 0
const CHOOSE = 1
const POUR = 2
const DIE = 3
const DONE = 4

/** Hands and choices belong to their seats; how many cards a hand has and who has chosen is seen by all. */
const smallBeerState = defineState(
  'small-beer',
  ['seats', 'rounds', 'round', 'phase', 'winner', 'glass', 'rolls'],
  ['hand', 'chosen', 'handSize', 'hasChosen', 'played', 'turned', 'poured', 'won', 'sipped'],
  ['hand', 'chosen'],
)
export type SmallBeer = StateOf<typeof smallBeerState>

export const smallBeer: Game<SmallBeer> = {
  id: 'small-beer',
  version: 1,
  seats: { min: 2, max: 3 },
  options: { rounds: { type: 'choice', of: ['two', 'three'], default: 'three' } },

  setup(options: Options, seats: number) {
    const each = { chosen: seats, handSize: seats, hasChosen: seats, turned: seats, poured: seats, won: seats }
    const s = smallBeerState.create({ hand: seats * CARDS, played: CARDS, sipped: seats, ...each }, seats)
    s.seats = seats
    s.rounds = options.rounds === 'two' ? 2 : 3
    return s
  },

  waiting(s) {
    if (s.phase === DONE) return OVER
    if (s.phase === DEAL || s.phase === DIE) return CHANCE
    if (s.phase === POUR) return 1 << s.winner
    let mask = 0
    for (let seat = 0; seat < s.seats; seat++) if (s.hasChosen[seat] === 0) mask |= 1 << seat
    return mask
  },

  free(s) {
    let mask = 0
    if (s.phase === POUR && s.glass > 0)
      for (let seat = 0; seat < s.seats; seat++) if (seat !== s.winner && s.sipped[seat] === 0) mask |= 1 << seat
    return mask
  },

  pace: (s, seat) => ((s.phase === POUR || s.phase === DIE) && seat !== s.winner ? 'answer' : 'turn'),

  sealed: (s) => (s.phase === CHOOSE ? smallBeer.waiting(s) : 0),

  legal(s, seat, out) {
    let count = 0
    if (s.phase === CHOOSE) {
      for (let card = 0; card < CARDS; card++) if (holds(s, seat, card)) out[count++] = card
    } else if (seat !== s.winner) out[count++] = SIP
    else {
      if (s.rolls < ROLLS) out[count++] = ROLL
      out[count++] = TAKE
    }
    return count
  },

  chance(s, out, weights) {
    let count = 0
    if (s.phase === DIE) for (let face = 1; face <= 6; face++) out[count++] = FACE + face
    else for (let card = 0; card < CARDS; card++) if (isInDeck(s, card)) out[count++] = card
    weights.fill(1, 0, count)
    return count
  },

  apply(s, seat, move, events) {
    if (seat === NATURE) {
      if (s.phase === DEAL) deal(s, move, events)
      else pourFace(s, move - FACE, events)
    } else if (s.phase === CHOOSE) choose(s, seat, move, events)
    else if (move === SIP) sip(s, seat, events)
    else if (move === ROLL) s.phase = DIE
    else endRound(s, events)
  },

  known(s, seat, move) {
    if (seat === NATURE) return s.phase === DEAL ? 1 << nextDealt(s) : EVERYONE
    return s.phase === CHOOSE && move < CARDS ? 1 << seat : EVERYONE
  },

  fallback: (s, seat) => (s.phase === CHOOSE ? handOf(s, seat)[0] : TAKE),

  view(s, reader): View {
    const seats = [...Array(s.seats).keys()]
    return {
      reader,
      rounds: s.rounds,
      round: s.round,
      phase: s.phase,
      winner: s.winner,
      glass: s.glass,
      rolls: s.rolls,
      hand: handOf(s, reader),
      chosen: reader >= 0 ? s.chosen[reader] - 1 : -1,
      played: [...s.played.keys()].filter((card) => s.played[card] === 1),
      seats: seats.map((seat) => ({
        cards: s.handSize[seat],
        hasChosen: s.hasChosen[seat] !== 0,
        turned: s.turned[seat],
        poured: s.poured[seat],
        won: s.won[seat],
        sipped: s.sipped[seat],
      })),
    }
  },

  imagine(view, rng) {
    const seen = view as unknown as SmallBeerView
    const s = smallBeer.setup({ rounds: seen.rounds === 2 ? 'two' : 'three' }, seen.seats.length)
    s.round = seen.round
    s.phase = seen.phase
    s.winner = seen.winner
    s.glass = seen.glass
    s.rolls = seen.rolls
    for (const card of seen.played) s.played[card] = 1
    for (const card of seen.hand) take(s, seen.reader, card)
    seen.seats.forEach((other, seat) => {
      s.turned[seat] = other.turned
      s.poured[seat] = other.poured
      s.won[seat] = other.won
      s.sipped[seat] = other.sipped
      if (seat !== seen.reader) for (let n = 0; n < other.cards; n++) dealAny(s, seat, rng)
      const hand = handOf(s, seat)
      const chosen = seat === seen.reader ? seen.chosen : (hand[rng.below(hand.length)] ?? 0)
      s.hasChosen[seat] = other.hasChosen ? 1 : 0
      s.chosen[seat] = other.hasChosen ? chosen + 1 : 0
    })
    return s
  },

  score(s) {
    const totals = Array.from(s.poured, (points, seat) => points + s.won[seat] + s.sipped[seat])
    return totals.map((total, seat) => ({
      total,
      rank: 1 + totals.filter((other) => other > total).length,
      parts: [
        { reason: 'poured', points: s.poured[seat] },
        { reason: 'rounds', points: s.won[seat] },
        { reason: 'sipped', points: s.sipped[seat] },
      ],
    }))
  },

  describe(s, _seat, move) {
    if (move === SIP) return { kind: 'sip', say: ['sip'], glass: s.glass - 1 }
    if (move === ROLL || move === TAKE) return { kind: 'pour', say: [move === ROLL ? 'roll' : 'take'], glass: s.glass }
    if (move > FACE) return { kind: 'die', say: ['die', move - FACE] }
    return { kind: 'card', say: ['card', move + 1] }
  },
}

export default smallBeer

interface SmallBeerView {
  reader: Seat
  rounds: number
  round: number
  phase: number
  winner: number
  glass: number
  rolls: number
  hand: number[]
  chosen: number
  played: number[]
  seats: { cards: number; hasChosen: boolean; turned: number; poured: number; won: number; sipped: number }[]
}

function deal(s: SmallBeer, card: number, events?: EventSink): void {
  const seat = nextDealt(s)
  take(s, seat, card)
  events?.({ type: 'Dealt', seat, card: card + 1 }, 1 << seat)
  events?.({ type: 'Dealt', seat }, EVERYONE ^ (1 << seat))
  if (nextDealt(s) < 0) s.phase = CHOOSE
}

function choose(s: SmallBeer, seat: Seat, card: number, events?: EventSink): void {
  s.chosen[seat] = card + 1
  s.hasChosen[seat] = 1
  events?.({ type: 'Chose', seat }, EVERYONE)
  if (s.hasChosen.includes(0)) return
  const chosen = Array.from(s.chosen, (one) => one - 1)
  s.winner = chosen.indexOf(Math.max(...chosen))
  chosen.forEach((one, by) => {
    s.hand[by * CARDS + one] = 0
    s.handSize[by] = s.handSize[by] - 1
    s.played[one] = 1
  })
  s.turned.set(s.chosen)
  s.chosen.fill(0)
  s.hasChosen.fill(0)
  s.won[s.winner] = s.won[s.winner] + 1
  s.phase = POUR
  events?.({ type: 'Revealed', cards: chosen.map((one) => one + 1), winner: s.winner }, EVERYONE)
}

function sip(s: SmallBeer, seat: Seat, events?: EventSink): void {
  s.glass--
  s.sipped[seat] = 1
  events?.({ type: 'Sipped', seat }, EVERYONE)
}

function pourFace(s: SmallBeer, face: number, events?: EventSink): void {
  events?.({ type: 'Rolled', face }, EVERYONE)
  s.rolls++
  s.phase = POUR
  s.glass = face === SPILL ? 0 : s.glass + face
  if (face === SPILL) endRound(s, events)
}

function endRound(s: SmallBeer, events?: EventSink): void {
  s.poured[s.winner] = s.poured[s.winner] + s.glass
  events?.({ type: 'Poured', seat: s.winner, points: s.glass }, EVERYONE)
  s.glass = 0
  s.rolls = 0
  s.winner = 0
  s.round++
  s.phase = s.round === s.rounds ? DONE : DEAL
}

/** The seat that gets the next card, or -1 when all hands are full. */
function nextDealt(s: SmallBeer): Seat {
  for (let seat = 0; seat < s.seats; seat++) if (s.handSize[seat] < HAND) return seat
  return -1
}

function take(s: SmallBeer, seat: Seat, card: number): void {
  s.hand[seat * CARDS + card] = 1
  s.handSize[seat] = s.handSize[seat] + 1
}

function dealAny(s: SmallBeer, seat: Seat, rng: Rng): void {
  const deck = [...Array(CARDS).keys()].filter((card) => isInDeck(s, card))
  take(s, seat, deck[rng.below(deck.length)])
}

const holds = (s: SmallBeer, seat: Seat, card: number): boolean => s.hand[seat * CARDS + card] === 1

/** A deck is kept nowhere: what is neither in a hand nor played is in it. */
function isInDeck(s: SmallBeer, card: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (holds(s, seat, card)) return false
  return s.played[card] === 0
}

const handOf = (s: SmallBeer, seat: Seat): number[] =>
  seat < 0 ? [] : [...Array(CARDS).keys()].filter((card) => holds(s, seat, card))
