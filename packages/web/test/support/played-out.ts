import { type Game, Match, movesOf, type Options, type Rng, type Seat } from '@estaminet/kernel'

/** A match played at random to its end; whoever stays goes nowhere, like somebody absent. */
export function playedOut(rng: Rng, game: Game, seats: number, options: Options, stays?: Seat): Match {
  const match = Match.begin(game, { seats, options, chance: { draw: (of) => rng.below(of) } })
  while (!match.over) {
    const seat = match.actors.find((one) => !match.sealed.has(one)) ?? 0
    const moves = movesOf(game, match.state, seat)
    match.play(seat, seat === stays ? game.fallback(match.state, seat) : moves[rng.below(moves.length)])
  }
  return match
}
