import {
  CHANCE,
  EVERYONE,
  type Game,
  MAX_MOVES,
  type Move,
  NATURE,
  OVER,
  type Pacing,
  type Seat,
  SPECTATOR,
} from './game.ts'
import { refuse } from './refusal.ts'
import type { State } from './state.ts'

const out = new Int32Array(MAX_MOVES)
const weights = new Int32Array(MAX_MOVES)

/** What one actor can do now, in canonical order. For NATURE: the outcomes. */
export function movesOf<S extends State>(game: Game<S>, s: S, actor: Seat): Move[] {
  const count = actor === NATURE ? game.chance(s, out, weights) : game.legal(s, actor, out)
  return Array.from(out.subarray(0, count))
}

/** Nature's outcomes with their weights. */
export function outcomesOf<S extends State>(game: Game<S>, s: S): { move: Move; weight: number }[] {
  const count = game.chance(s, out, weights)
  return Array.from(out.subarray(0, count), (move, i) => ({ move, weight: weights[i] }))
}

/** Seats of a mask, lowest first. */
export function seatsIn(mask: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < 30; seat++) if (mask & (1 << seat)) seats.push(seat)
  return seats
}

/** Everybody who must move now: seats in order, or NATURE, or nobody. */
export function actorsOf<S extends State>(game: Game<S>, s: S): Seat[] {
  const mask = game.waiting(s)
  return mask === OVER ? [] : mask === CHANCE ? [NATURE] : seatsIn(mask)
}

/** Seats that may move though nobody waits for them; nobody while chance decides or all is over. */
export function freeSeats<S extends State>(game: Game<S>, s: S): number {
  const mask = game.waiting(s)
  return mask === OVER || mask === CHANCE ? 0 : (game.free?.(s) ?? 0) & ~mask
}

/** Everybody who can move now, asked or of their own accord. */
export const moversOf = <S extends State>(game: Game<S>, s: S): Seat[] => [
  ...actorsOf(game, s),
  ...seatsIn(freeSeats(game, s)),
]

/** How a seat is asked now. */
export const paceOf = <S extends State>(game: Game<S>, s: S, seat: Seat): Pacing => game.pace?.(s, seat) ?? 'turn'

/** The one seat whose turn it is, asked or not; nothing where the game says nothing of it or several have it at once. */
export function turnOf<S extends State>(game: Game<S>, s: S, seats: number): Seat | undefined {
  let turn: Seat | undefined
  for (let seat = 0; seat < seats; seat++)
    if (game.pace?.(s, seat) === 'turn') {
      if (turn !== undefined) return undefined
      turn = seat
    }
  return turn
}

/** Everybody who may look: a spectator and every seat. */
export const readersOf = <S extends State>(game: Game<S>, s: S): Seat[] => [SPECTATOR, ...game.score(s).keys()]

/** Seats whose answers are sealed now. */
export const sealedSeats = <S extends State>(game: Game<S>, s: S): number => game.sealed?.(s) ?? 0

/** Whether `reader` may learn of this move. */
export function learns<S extends State>(game: Game<S>, s: S, actor: Seat, move: Move, reader: Seat): boolean {
  return inAudience(game.known?.(s, actor, move) ?? EVERYONE, reader)
}

/** Spectators are the sign bit: `EVERYONE ^ (1 << seat)` is everybody else, spectators too. */
export const inAudience = (audience: number, reader: Seat): boolean =>
  reader === SPECTATOR ? audience < 0 : (audience & (1 << reader)) !== 0

/** Refuses unless the actor may make this move now. Answers with all it could have done; `list` makes that. */
export function checkMove<S extends State>(
  game: Game<S>,
  s: S,
  actor: Seat,
  move: Move,
  list: (actor: Seat) => readonly Move[],
): readonly Move[] {
  const mask = game.waiting(s)
  if (mask === OVER) refuse('match-over', 'The match is over.')
  if (actor === NATURE ? mask !== CHANCE : mask === CHANCE || !seatsIn(mask | freeSeats(game, s)).includes(actor))
    refuse(
      'not-your-move',
      `${whoSays(actor)} cannot move now: ${mask === CHANCE ? 'chance decides' : `waiting for seat ${seatsIn(mask).join(', ')}`}.`,
    )
  const moves = list(actor)
  if (!moves.includes(move)) refuse('illegal-move', `Move ${move} is not legal for ${whoSays(actor)} now.`)
  return moves
}

const whoSays = (actor: Seat) => (actor === NATURE ? 'chance' : `seat ${actor}`)
