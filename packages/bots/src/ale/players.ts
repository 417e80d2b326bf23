import { type AleState, heavenAndAle } from '@estaminet/heaven-and-ale'
import { blankOf, CHANCE, copy, type Move, OVER, type Seat } from '@estaminet/kernel'
import { bestOf } from '../best-of.ts'
import type { Bot, Place } from '../bot.ts'
import { type Likes, personified } from '../personality.ts'
import { type Judge, judging, liked } from './judgement.ts'
import { asLearned, fetchNet } from './learned.ts'
import { type AleThing, alePersonalities, INDIFFERENT } from './personalities.ts'
import { RoundTree, type Thinking } from './round-tree.ts'
import { WEIGHTS } from './weights.ts'
import { ALL_HEXES, FEW_HEXES, WholeTurn } from './whole-turn.ts'

/** How many ways to go are played on to the end of the round. */
const CANDIDATES = 6

const plain = judging(WEIGHTS)

/** What anybody would do, for rounds that are played on in thought. */
const usual = new WholeTurn(plain, FEW_HEXES)

/** Thinks the own turn through to its end, by what it likes. */
const closely = (judge: Judge, likes: Likes<AleThing>) => new WholeTurn(judge, ALL_HEXES, likes)

const level = (bot: Pick<Bot, 'id' | 'prepare'>, player: (likes: Likes<AleThing>) => Bot['choose']): Bot[] =>
  personified({ ...bot, games: [heavenAndAle.id] }, alePersonalities, INDIFFERENT, player)

const asSeen = ({ view, rng }: Place): AleState => heavenAndAle.imagine(view(), rng)

/** Takes the way through its turn that leads to most points. */
export const mediumAle = level({ id: 'medium' }, (likes) => {
  const own = closely(plain, likes)
  return (place) => {
    const s = asSeen(place)
    return bestOf(place, (move) => own.worth(s, place.seat, move))
  }
})

/**
 * Lets the most promising ways be played on by everybody until the round is over: within a round nothing is left to
 * chance. What its own board is worth then decides.
 */
export const hardAle = level({ id: 'hard' }, (likes) => {
  const own = closely(plain, likes)
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

/**
 * Lets everybody look ahead: the round is played on again and again, and each way is varied where it may be bettered. What
 * its own turn leads to, and all boards at the end of the round, are judged by what was learned.
 */
export const expertAle = level({ id: 'expert', prepare: fetchNet }, (likes) => {
  const own = closely(asLearned, likes)
  const rounds = new RoundTree(THINKING, asLearned, usual, likes)
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
  return plain(board, seat) + liked(board, seat, likes)
}
