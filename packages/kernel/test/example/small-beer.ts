import {
  CHANCE,
  defineState,
  EVERYONE,
  type EventSink,
  type Game,
  type Move,
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
 */

const CARDS = 12
const HAND = 2
const ROLLS = 3
const SPILL = 1

/** What is printed: for programs that play through the engine protocol. */
export const data = { cards: CARDS, hand: HAND, rolls: ROLLS, die: [1, 2, 3, 4, 5, 6], spill: SPILL }

/** Where a card is: in the deck, in the hand of seat n (n + 1), or played. */
const IN_DECK = 0
const PLAYED = 9
const inHandOf = (seat: Seat) => seat + 1

/** Moves: cards are 0 to 11 (dealt by nature, chosen by a seat); then pouring; then the faces of the die. */
const ROLL = 12
const TAKE = 13
const FACE = 20

const DEAL = 0
const CHOOSE = 1
const POUR = 2
const DIE = 3
const DONE = 4

const smallBeerState = defineState(
  'small-beer',
  ['seats', 'rounds', 'round', 'phase', 'winner', 'glass', 'rolls'],
  ['card', 'chosen', 'turned', 'poured', 'won'],
)
export type SmallBeer = StateOf<typeof smallBeerState>

export const smallBeer: Game<SmallBeer> = {
  id: 'small-beer',
  version: 1,
  seats: { min: 2, max: 3 },
  options: { rounds: { type: 'choice', of: ['two', 'three'], default: 'three' } },

  setup(options: Options, seats: number) {
    const s = smallBeerState.create({ card: CARDS, chosen: seats, turned: seats, poured: seats, won: seats })
    s.seats = seats
    s.rounds = options.rounds === 'two' ? 2 : 3
    return s
  },

  waiting(s) {
    if (s.phase === DONE) return OVER
    if (s.phase === DEAL || s.phase === DIE) return CHANCE
    if (s.phase === POUR) return 1 << s.winner
    let mask = 0
    for (let seat = 0; seat < s.seats; seat++) if (s.chosen[seat] === 0) mask |= 1 << seat
    return mask
  },

  sealed: (s) => (s.phase === CHOOSE ? smallBeer.waiting(s) : 0),

  legal(s, seat, out) {
    let count = 0
    if (s.phase === CHOOSE) {
      for (let card = 0; card < CARDS; card++) if (s.card[card] === inHandOf(seat)) out[count++] = card
    } else {
      if (s.rolls < ROLLS) out[count++] = ROLL
      out[count++] = TAKE
    }
    return count
  },

  chance(s, out, weights) {
    let count = 0
    if (s.phase === DIE) for (let face = 1; face <= 6; face++) out[count++] = FACE + face
    else for (let card = 0; card < CARDS; card++) if (s.card[card] === IN_DECK) out[count++] = card
    weights.fill(1, 0, count)
    return count
  },

  apply(s, seat, move, events) {
    if (seat === NATURE) {
      if (s.phase === DEAL) deal(s, move, events)
      else pourFace(s, move - FACE, events)
    } else if (s.phase === CHOOSE) choose(s, seat, move, events)
    else if (move === ROLL) s.phase = DIE
    else endRound(s, events)
  },

  known(s, seat, move) {
    if (seat === NATURE) return s.phase === DEAL ? 1 << nextDealt(s) : EVERYONE
    return s.phase === CHOOSE && move < CARDS ? 1 << seat : EVERYONE
  },

  fallback: (s, seat) => (s.phase === CHOOSE ? handOf(s, seat)[0] : TAKE) as Move,

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
      chosen: reader >= 0 ? (s.chosen[reader] as number) - 1 : -1,
      played: cardsAt(s, PLAYED),
      seats: seats.map((seat) => ({
        cards: handOf(s, seat).length,
        hasChosen: s.chosen[seat] !== 0,
        turned: s.turned[seat],
        poured: s.poured[seat],
        won: s.won[seat],
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
    for (const card of seen.played) s.card[card] = PLAYED
    for (const card of seen.hand) s.card[card] = inHandOf(seen.reader)
    seen.seats.forEach((other, seat) => {
      s.turned[seat] = other.turned
      s.poured[seat] = other.poured
      s.won[seat] = other.won
      if (seat !== seen.reader) for (let n = 0; n < other.cards; n++) dealAny(s, seat, rng)
      const hand = handOf(s, seat)
      const chosen = seat === seen.reader ? seen.chosen : (hand[rng.below(hand.length)] ?? 0)
      s.chosen[seat] = other.hasChosen ? chosen + 1 : 0
    })
    return s
  },

  score(s) {
    const totals = Array.from(s.poured, (points, seat) => points + (s.won[seat] as number))
    return totals.map((total, seat) => ({
      total,
      rank: 1 + totals.filter((other) => other > total).length,
      parts: [
        { reason: 'poured', points: s.poured[seat] as number },
        { reason: 'rounds', points: s.won[seat] as number },
      ],
    }))
  },

  describe(s, _seat, move) {
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
  seats: { cards: number; hasChosen: boolean; turned: number; poured: number; won: number }[]
}

function deal(s: SmallBeer, card: number, events?: EventSink): void {
  const seat = nextDealt(s)
  s.card[card] = inHandOf(seat)
  events?.({ type: 'Dealt', seat, card: card + 1 }, 1 << seat)
  events?.({ type: 'Dealt', seat }, EVERYONE ^ (1 << seat))
  if (nextDealt(s) < 0) s.phase = CHOOSE
}

function choose(s: SmallBeer, seat: Seat, card: number, events?: EventSink): void {
  s.chosen[seat] = card + 1
  events?.({ type: 'Chose', seat })
  if (s.chosen.includes(0)) return
  const chosen = Array.from(s.chosen, (one) => one - 1)
  s.winner = chosen.indexOf(Math.max(...chosen))
  for (const one of chosen) s.card[one] = PLAYED
  s.turned.set(s.chosen)
  s.chosen.fill(0)
  s.won[s.winner] = (s.won[s.winner] as number) + 1
  s.phase = POUR
  events?.({ type: 'Revealed', cards: chosen.map((one) => one + 1), winner: s.winner })
}

function pourFace(s: SmallBeer, face: number, events?: EventSink): void {
  events?.({ type: 'Rolled', face })
  s.rolls++
  s.phase = POUR
  s.glass = face === SPILL ? 0 : s.glass + face
  if (face === SPILL) endRound(s, events)
}

function endRound(s: SmallBeer, events?: EventSink): void {
  s.poured[s.winner] = (s.poured[s.winner] as number) + s.glass
  events?.({ type: 'Poured', seat: s.winner, points: s.glass })
  s.glass = 0
  s.rolls = 0
  s.winner = 0
  s.round++
  s.phase = s.round === s.rounds ? DONE : DEAL
}

/** The seat that gets the next card, or -1 when all hands are full. */
function nextDealt(s: SmallBeer): Seat {
  for (let seat = 0; seat < s.seats; seat++) if (handOf(s, seat).length < HAND) return seat
  return -1
}

function dealAny(s: SmallBeer, seat: Seat, rng: Rng): void {
  const deck = cardsAt(s, IN_DECK)
  s.card[deck[rng.below(deck.length)] as number] = inHandOf(seat)
}

const handOf = (s: SmallBeer, seat: Seat): number[] => (seat < 0 ? [] : cardsAt(s, inHandOf(seat)))

function cardsAt(s: SmallBeer, place: number): number[] {
  const cards: number[] = []
  s.card.forEach((at, card) => {
    if (at === place) cards.push(card)
  })
  return cards
}
