import { type AleState, heavenAndAle } from '@estaminet/heaven-and-ale'
import { blankOf, CHANCE, copy, type Move, OVER, type Seat } from '@estaminet/kernel'
import { bestOf } from '../best-of.ts'
import type { Bot, Place } from '../bot.ts'
import { projected } from './judgement.ts'
import { RoundTree, type Thinking } from './round-tree.ts'
import { WEIGHTS } from './weights.ts'
import { WholeTurn } from './whole-turn.ts'

/** More than lie on one side: all of them are tried. */
const ALL_HEXES = 15
/** What others do is not thought through as closely as one's own turn. */
const FEW_HEXES = 2
/** How many ways to go are played on to the end of the round. */
const CANDIDATES = 6

/** Thinks the own turn through to its end. */
const own = new WholeTurn(WEIGHTS, ALL_HEXES)
/** What anybody would do, for rounds that are played on in thought. */
const usual = new WholeTurn(WEIGHTS, FEW_HEXES)

const asSeen = ({ view, rng }: Place): AleState => heavenAndAle.imagine(view(), rng)

/** Takes the way through its turn that leads to most points. */
export const mediumAle: Bot = {
  id: 'medium',
  games: [heavenAndAle.id],
  choose(place) {
    const s = asSeen(place)
    return bestOf(place, (move) => own.worth(s, place.seat, move))
  },
}

/**
 * Lets the most promising ways be played on by everybody until the round is over: within a round nothing is left to
 * chance. What its own board is worth then decides.
 */
export const hardAle: Bot = {
  id: 'hard',
  games: [heavenAndAle.id],
  choose(place) {
    const { seat, moves, time } = place
    const s = asSeen(place)
    const soon = Array.from(moves, (move) => own.worth(s, seat, move))
    const least = soon.toSorted((a, b) => b - a)[Math.min(CANDIDATES, moves.length) - 1]
    const late = time === undefined ? Number.POSITIVE_INFINITY : Date.now() + time / 2
    let at = 0
    return bestOf(place, (move) => {
      const isPromising = soon[at++] >= least && Date.now() < late
      return isPromising ? atEndOfRound(s, seat, move) : Number.NEGATIVE_INFINITY
    })
  },
}

/** How Expert thinks a round through. */
const THINKING: Thinking = { playouts: 60, ways: 8, laterWays: 5, curiosity: 6, doubt: 2 }
const rounds = new RoundTree(THINKING, WEIGHTS, usual)

/** Lets everybody look ahead: the round is played on again and again, and each way is varied where it may be bettered. */
export const expertAle: Bot = {
  id: 'expert',
  games: [heavenAndAle.id],
  choose(place) {
    const { seat, moves, time } = place
    const s = asSeen(place)
    const late = time === undefined ? Number.POSITIVE_INFINITY : Date.now() + time / 2
    const soon = Array.from(moves, (move) => own.worth(s, seat, move))
    return rounds.best(s, seat, moves, soon, late)
  },
}

/** Boards to play rounds on in thought, by the number of seats. */
const boards: AleState[] = []

function atEndOfRound(s: AleState, seat: Seat, move: Move): number {
  boards[s.seats] ??= blankOf(s)
  const board = copy(boards[s.seats], s)
  heavenAndAle.apply(board, seat, move)
  for (let mask = heavenAndAle.waiting(board); mask !== OVER && mask !== CHANCE; mask = heavenAndAle.waiting(board)) {
    const asked = 31 - Math.clz32(mask & -mask)
    heavenAndAle.apply(board, asked, usual.best(board, asked))
  }
  return projected(board, seat, WEIGHTS)
}
