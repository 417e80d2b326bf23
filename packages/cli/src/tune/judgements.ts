import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { KeyedChance } from '@estaminet/bots'
import * as ale from '@estaminet/bots/ale'
import * as race from '@estaminet/bots/race'
import { heavenAndAle, pointsOf } from '@estaminet/heaven-and-ale'
import { CHANCE, type Game, type Move, NATURE, type Options, OVER, readOptions, type State } from '@estaminet/kernel'

/** Candidates at tables: each sits there with its own weights. */
interface Tables {
  /** Plays one game of these candidates, the so-and-so-manieth of a generation, with the luck of that deal; their points, seat by seat. */
  play(table: readonly number[], game: number, deal: string): number[]
}

/** A judgement whose weights can be tuned. */
export interface Tunable {
  readonly weights: Readonly<Record<string, number>>
  /** How many players sit at a table. */
  readonly seats: { readonly min: number; readonly max: number }
  players(candidates: readonly Float64Array[]): Tables
}

/** A player with its judgement; it looks at the position itself, of which nothing it could use is hidden. */
interface Chooser<S> {
  best(s: S, seat: number): Move
}

function tunable<S extends State, W extends object>(
  game: Game<S>,
  weights: W,
  player: (weights: W) => Chooser<S>,
  points: (s: S, seat: number) => number,
  options: (seats: number) => readonly Options[],
): Tunable {
  const names = Object.keys(weights)
  return {
    weights: Object.fromEntries(Object.entries(weights)),
    seats: game.seats,
    players(candidates) {
      const players = candidates.map((numbers) =>
        player({ ...weights, ...Object.fromEntries(names.map((name, i) => [name, numbers[i]])) }),
      )
      return {
        play(table, number, deal) {
          const lengths = options(table.length)
          const plan = lengths[number % lengths.length]
          const s = game.setup(readOptions(game, table.length, plan), table.length)
          const chance = new KeyedChance(deal)
          for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
            if (mask === CHANCE) game.apply(s, NATURE, chance.draw(game, s, table.length))
            else {
              const seat = 31 - Math.clz32(mask & -mask)
              game.apply(s, seat, players[table[seat]].best(s, seat))
            }
          }
          return table.map((_, seat) => points(s, seat))
        },
      }
    },
  }
}

/** Judgements are tuned as the policies of the searches use them. */
export const JUDGEMENTS: Readonly<Record<string, Tunable>> = {
  [belgianBeersRace.id]: tunable(
    belgianBeersRace,
    race.WEIGHTS,
    (weights) => new race.WholeAction(new race.RaceJudgement(weights)),
    (s, seat) => s.score[seat],
    (seats) => (seats === 1 ? [{ solo: true }] : [{}, {}, {}, {}, { length: 'short' }]),
  ),
  [heavenAndAle.id]: tunable(
    heavenAndAle,
    ale.WEIGHTS,
    (weights) => new ale.WholeTurn(ale.judging(weights), ale.FEW_HEXES),
    pointsOf,
    () => [{}],
  ),
}
