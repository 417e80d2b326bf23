import { blankOf, CHANCE, copy, MAX_MOVES, NATURE, OVER } from '@estaminet/kernel'
import { failedDice, lateDice } from './content/dice.ts'
import { BUS } from './content/roads.ts'
import { argumentOf } from './engine/moves.ts'
import { loopFor, type RaceLoop } from './engine/play.ts'
import type { RaceState } from './engine/state.ts'
import type { ToldEvent } from './events.ts'

/** Whether the dice help or not: a bus on time and a car that stops, or a late bus and nobody who stops. */
export type Luck = 'good' | 'bad'

/** Enough for the longest action: dice, beers on the way, a toast with three, cards that are replaced, and what others may answer. */
const LONGEST = 96

export interface Tried {
  /** Who makes the move, where several are asked. Left out: the first of them. */
  readonly by?: number
  /** Whatever is drawn, the first that may come is taken: for who asks what does not depend on it. Left out: it ends there. */
  readonly draws?: true
  /** Further decisions that are not part of the move. */
  readonly ends?: readonly string[]
}

/**
 * Plays a move on another table like this one, up to the next decision that is not part of it. Everything optional is
 * left out, in a toast everybody answers as absent players do, and nothing but dice is drawn: nobody looks into a deck.
 */
export function tryOut(
  s: RaceState,
  move: number,
  luck: Luck,
  { by, draws, ends = [] }: Tried = {},
): { after: RaceState; told: ToldEvent[] } {
  const told: ToldEvent[] = []
  const after = copy(blankOf(s), s)
  const game = loopFor(s)
  const play = (seat: number, what: number): void => game.apply(after, seat, what, (event) => told.push(event))
  play(by ?? firstOf(game.waiting(s)), move)
  for (let step = 0; step < LONGEST; step++) {
    const asked = game.waiting(after)
    const question = game.questionOf(after) ?? ''
    if (asked === OVER || ENDS.includes(question) || ends.includes(question)) break
    if (asked !== CHANCE) play(firstOf(asked), game.fallback(after, firstOf(asked)))
    else if (question === 'roll') play(NATURE, rolled(game, after, luck))
    else if (draws) play(NATURE, firstDrawn(game, after))
    else break
  }
  return { after, told }
}

/** Decisions of their own, which are looked at when they are asked. */
const ENDS: readonly string[] = ['action', 'campsite', 'token']

const firstOf = (mask: number): number => 31 - Math.clz32(mask & -mask)

const outcomes = new Int32Array(MAX_MOVES)
const weights = new Int32Array(MAX_MOVES)

function firstDrawn(game: RaceLoop, s: RaceState): number {
  game.chance(s, outcomes, weights)
  return outcomes[0]
}

/** Of all rolls with these dice the first that will do; those with most failures come first. */
function rolled(game: RaceLoop, s: RaceState, luck: Luck): number {
  const count = game.chance(s, outcomes, weights)
  const rolls = Array.from(outcomes.subarray(0, count))
  const will = (failed: number, late: number): boolean =>
    luck === 'good' ? failed + late === 0 : s.means === BUS ? late > 0 : late === 0
  return rolls.find((roll) => will(failedDice(argumentOf(roll)), lateDice(argumentOf(roll)))) ?? rolls[0] ?? 0
}
