import type { Bot, Place } from '@estaminet/bots'
import {
  CHANCE,
  type Game,
  type Move,
  movesOf,
  OVER,
  type Rng,
  type Seat,
  type State,
  sealedSeats,
  seatsIn,
} from '@estaminet/kernel'
import { anySeat, playNature } from './playout.ts'

/** Plays `s` to its end, one bot a seat, and answers how many decisions that took. */
export function playBots<S extends State>(game: Game<S>, s: S, bots: readonly Bot[], rng: Rng): number {
  let decisions = 0
  const choose = (seat: Seat): Move => {
    const moves = movesOf(game, s, seat)
    if (moves.length === 1) return moves[0] as Move
    decisions++
    const place: Place<S> = { game, seat, moves, view: () => game.view(s, seat), rng }
    return botAt(bots, seat).choose(place as unknown as Place)
  }
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    if (mask === CHANCE) {
      playNature(game, s, rng)
      continue
    }
    // Sealed answers are all chosen before the first is applied: nobody sees another's.
    const sealed = seatsIn(sealedSeats(game, s))
    const seats = sealed.length > 0 ? sealed : [anySeat(mask, rng)]
    const answers = seats.map((seat) => ({ seat, move: choose(seat) }))
    for (const { seat, move } of answers) game.apply(s, seat, move)
  }
  return decisions
}

const botAt = (bots: readonly Bot[], seat: Seat): Bot => bots[seat % bots.length] as Bot
