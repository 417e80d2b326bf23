import { type AleState, heavenAndAle } from '@estaminet/heaven-and-ale'
import { blankOf, CHANCE, copy, type Move, OVER, type Seat } from '@estaminet/kernel'
import { bestOf } from '../best-of.ts'
import type { Bot, Place } from '../bot.ts'
import { type Likes, personified } from '../personality.ts'
import { liked, projected } from './judgement.ts'
import { type AleThing, alePersonalities, INDIFFERENT } from './personalities.ts'
import { RoundTree, type Thinking } from './round-tree.ts'
import { WEIGHTS } from './weights.ts'
import { WholeTurn } from './whole-turn.ts'

/** More than lie on one side: all of them are tried. */
const ALL_HEXES = 15
/** What others do is not thought through as closely as one's own turn. */
const FEW_HEXES = 2
/** How many ways to go are played on to the end of the round. */
const CANDIDATES = 6

/** What anybody would do, for rounds that are played on in thought. */
const usual = new WholeTurn(WEIGHTS, FEW_HEXES)

/** Thinks the own turn through to its end, by what it likes. */
const closely = (likes: Likes<AleThing>) => new WholeTurn(WEIGHTS, ALL_HEXES, likes)

const level = (id: string, player: (likes: Likes<AleThing>) => Bot['choose']): Bot[] =>
  personified({ id, games: [heavenAndAle.id] }, alePersonalities, INDIFFERENT, player)

const asSeen = ({ view, rng }: Place): AleState => heavenAndAle.imagine(view(), rng)

/** Takes the way through its turn that leads to most points. */
export const mediumAle = level('medium', (likes) => {
  const own = closely(likes)
  return (place) => {
    const s = asSeen(place)
    return bestOf(place, (move) => own.worth(s, place.seat, move))
  }
})

/**
 * Lets the most promising ways be played on by everybody until the round is over: within a round nothing is left to
 * chance. What its own board is worth then decides.
 */
export const hardAle = level('hard', (likes) => {
  const own = closely(likes)
  return (place) => {
    const { seat, moves, time } = place
    const s = asSeen(place)
    const soon = Array.from(moves, (move) => own.worth(s, seat, move))
    const least = soon.toSorted((a, b) => b - a)[Math.min(CANDIDATES, moves.length) - 1]
    const late = time === undefined ? Number.POSITIVE_INFINITY : Date.now() + time / 2
    let at = 0
    return bestOf(place, (move) => {
      const isPromising = soon[at++] >= least && Date.now() < late
      return isPromising ? atEndOfRound(s, seat, move, likes) : Number.NEGATIVE_INFINITY
    })
  }
})

/** How Expert thinks a round through. */
const THINKING: Thinking = { playouts: 60, ways: 8, laterWays: 5, curiosity: 6, doubt: 2 }

/** Lets everybody look ahead: the round is played on again and again, and each way is varied where it may be bettered. */
export const expertAle = level('expert', (likes) => {
  const own = closely(likes)
  const rounds = new RoundTree(THINKING, WEIGHTS, usual, likes)
  return (place) => {
    const { seat, moves, time } = place
    const s = asSeen(place)
    const late = time === undefined ? Number.POSITIVE_INFINITY : Date.now() + time / 2
    const soon = Array.from(moves, (move) => own.worth(s, seat, move))
    return rounds.best(s, seat, moves, soon, late)
  }
})

/** Boards to play rounds on in thought, by the number of seats. */
const boards: AleState[] = []

function atEndOfRound(s: AleState, seat: Seat, move: Move, likes: Likes<AleThing>): number {
  boards[s.seats] ??= blankOf(s)
  const board = copy(boards[s.seats], s)
  heavenAndAle.apply(board, seat, move)
  for (let mask = heavenAndAle.waiting(board); mask !== OVER && mask !== CHANCE; mask = heavenAndAle.waiting(board)) {
    const asked = 31 - Math.clz32(mask & -mask)
    heavenAndAle.apply(board, asked, usual.best(board, asked))
  }
  return projected(board, seat, WEIGHTS) + liked(board, seat, likes)
}
