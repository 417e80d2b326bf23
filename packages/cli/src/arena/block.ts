import { KeyedChance, type Place } from '@estaminet/bots'
import {
  CHANCE,
  type Game,
  type GameEvent,
  type Move,
  movesOf,
  NATURE,
  type Options,
  OVER,
  type Rng,
  type Seat,
  sealedSeats,
  seatsIn,
  seeded,
} from '@estaminet/kernel'
import { anySeat } from '../playout.ts'
import { count, countPoints, emptyHabits, type Habits, notice } from './habits.ts'
import { type Seating, seatingsOf, type TableKind } from './lineups.ts'
import type { Player } from './player.ts'

/** What is played: everything that must be the same for results to belong together. */
export interface Contest {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  readonly bots: readonly string[]
  readonly table: TableKind
  readonly seed: string
}

export interface FinishedGame {
  /** Bots by their number, seat by seat. */
  readonly bots: Seating
  readonly points: readonly number[]
  readonly ranks: readonly number[]
}

/** One deal in every rotation around the table: the unit of every estimate. */
export interface Block {
  readonly deal: number
  readonly games: readonly FinishedGame[]
  /** What each bot did, where somebody wants to look at it. */
  readonly habits?: readonly Habits[]
}

/** Plays a block. Dice and draws belong to their events, so that every seat has the same luck whoever sits there. */
export async function playBlock(
  game: Game,
  contest: Contest,
  players: readonly Player[],
  deal: number,
  withHabits: boolean,
): Promise<Block> {
  const habits = players.map(emptyHabits)
  const games: FinishedGame[] = []
  for (const [n, seating] of seatingsOf(players.length, contest.seats, contest.table, deal).entries()) {
    const name = `${contest.seed}/${deal}`
    const seen = withHabits ? habits : undefined
    games.push(
      await playTable(game, contest, { name, match: `deal ${deal}, table ${n}`, seating, players, habits: seen }),
    )
  }
  return { deal, games, ...(withHabits ? { habits } : {}) }
}

interface Sitting {
  readonly name: string
  readonly match: string
  readonly seating: Seating
  readonly players: readonly Player[]
  readonly habits: readonly Habits[] | undefined
}

async function playTable(game: Game, contest: Contest, sitting: Sitting): Promise<FinishedGame> {
  const { seats, options } = contest
  const { name, match, seating, players, habits } = sitting
  const s = game.setup(options, seats)
  const chance = new KeyedChance(name)
  const order = seeded(`${name}/order`)
  const own: readonly Rng[] = seating.map((bot, seat) => seeded(`${name}/${seat}/${contest.bots[bot]}`))
  const choose = async (seat: Seat): Promise<Move> => {
    const moves = movesOf(game, s, seat)
    if (moves.length === 1) return moves[0]
    const place: Place = { game, seat, moves, view: () => game.view(s, seat), rng: own[seat] }
    const move = await players[seating[seat]].choose(place, { game, s, match, seats, options })
    if (habits) count(habits[seating[seat]].choices, game.describe(s, seat, move).kind)
    return move
  }
  const watch = habits && ((event: GameEvent) => notice(habits, seating, event))
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    if (mask === CHANCE) {
      game.apply(s, NATURE, chance.draw(game, s, seats), watch)
      continue
    }
    // Sealed answers are all chosen before the first is applied: nobody sees another's.
    const sealed = seatsIn(sealedSeats(game, s))
    const answers: { seat: Seat; move: Move }[] = []
    for (const seat of sealed.length > 0 ? sealed : [anySeat(mask, order)])
      answers.push({ seat, move: await choose(seat) })
    for (const { seat, move } of answers) game.apply(s, seat, move, watch)
  }
  const scores = game.score(s)
  if (habits) for (const [seat, score] of scores.entries()) countPoints(habits[seating[seat]], score)
  return { bots: seating, points: scores.map(({ total }) => total), ranks: scores.map(({ rank }) => rank) }
}
