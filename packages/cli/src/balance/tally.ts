import {
  belgianBeersRace,
  CARDS,
  LEVEL_THREE_FROM,
  objectives,
  type RaceState,
  RIGHT_ROW,
  SHOWN,
  TAKEN,
} from '@estaminet/belgian-beers-race'
import type { Bot, Place } from '@estaminet/bots'
import { CHANCE, copy, MAX_MOVES, OVER, type Rng, readOptions, seeded } from '@estaminet/kernel'
import { anySeat, playNature } from '../playout.ts'

/** What became of every card, by its number, in so many games. */
export interface Tally {
  readonly seats: number
  games: number
  /** Games in which a level 1 or 2 card lay in the accessible row; in which a level 3 card was revealed. */
  readonly offered: number[]
  /** Games in which it was claimed; players who fulfilled it. */
  readonly won: number[]
}

const none = () => Array<number>(CARDS).fill(0)

export const emptyTally = (seats: number): Tally => ({ seats, games: 0, offered: none(), won: none() })

export function add(to: Tally, from: Tally): Tally {
  to.games += from.games
  for (let card = 0; card < CARDS; card++) {
    to.offered[card] += from.offered[card]
    to.won[card] += from.won[card]
  }
  return to
}

/** Plays games with one bot in every seat and counts. */
export function playAndCount(bot: Bot, seats: number, games: number, seed: string, progress: (n: number) => void) {
  const start = belgianBeersRace.setup(readOptions(belgianBeersRace, seats), seats)
  const s = belgianBeersRace.setup(readOptions(belgianBeersRace, seats), seats)
  const tally = emptyTally(seats)
  const rng = seeded(seed)
  for (let n = 0; n < games; n++) {
    playOne(copy(s, start), bot, rng, tally)
    progress(n)
  }
  return tally
}

const moves = new Int32Array(MAX_MOVES)

function playOne(s: RaceState, bot: Bot, rng: Rng, tally: Tally): void {
  const game = belgianBeersRace
  const seen = new Set<number>()
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    if (mask === CHANCE) {
      playNature(game, s, rng)
      continue
    }
    for (let slot = 0; slot < RIGHT_ROW; slot++) seen.add(s.machine[slot] - 1)
    const seat = anySeat(mask, rng)
    const legal = moves.slice(0, game.legal(s, seat, moves))
    const place: Place<RaceState> = { game, seat, moves: legal, view: () => game.view(s, seat), rng }
    game.apply(s, seat, legal.length === 1 ? legal[0] : bot.choose(place as unknown as Place))
  }
  tally.games++
  for (let card = 0; card < LEVEL_THREE_FROM; card++) {
    const won = s.card[card] >= TAKEN
    // A card may be claimed in the moment it comes up, before anybody is asked anything.
    if (won || seen.has(card)) tally.offered[card]++
    if (won) tally.won[card]++
  }
  for (let card = LEVEL_THREE_FROM; card < CARDS; card++) if (s.card[card] === SHOWN) tally.offered[card]++
  for (const { parts } of game.score(s))
    for (const { reason, card } of parts)
      if (reason === 'level3') tally.won[objectives.findIndex(({ id }) => id === card)]++
}

/** Shares between which a card is neither idle nor free. */
const BOUNDS = { 1: [0.03, 0.9], 2: [0.03, 0.9], 3: [0.02, 0.6] } as const

/** How often a card was won: of the games that offered it; a level 3 card, of the players of those games. */
export function shareOf(tally: Tally, card: number): number {
  const chances = tally.offered[card] * (objectives[card].level === 3 ? tally.seats : 1)
  return chances === 0 ? 0 : tally.won[card] / chances
}

export function isBalanced(tally: Tally, card: number): boolean {
  const [least, most] = BOUNDS[objectives[card].level]
  const share = shareOf(tally, card)
  return share >= least && share <= most
}
