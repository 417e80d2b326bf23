import { blankOf, CHANCE, copy, NATURE, outcomesOf, type Played, type State } from '@estaminet/kernel'
import { KeyedChance } from '../keyed-chance.ts'
import type { Adviser } from './adviser.ts'
import { playOn } from './play-on.ts'
import { type Hopes, hopesIn } from './win-chance.ts'

/** What dice or draws brought, compared with what could be expected of them. */
export interface Luck {
  /** The first of these chance moves in the line of the match, and how many they are. */
  readonly at: number
  readonly moves: number
  /** By seat: points, and chance to be first, above expectation. */
  readonly points: readonly number[]
  readonly chances: readonly number[]
}

/** More outcomes than two dice have are not tried one by one: some are drawn. */
const MOST_TRIED = 21

/**
 * Compares what happened with all that could have, each as likely as it is; of many outcomes, or a long deal, with so many
 * others drawn. Dice are judged when their action is done, a deal when it has been played.
 */
export function luckOf<S extends State>(
  adviser: Adviser<S>,
  before: S,
  at: number,
  drawn: readonly Played[],
  samples: number,
): Luck {
  const { game } = adviser
  const seats = game.score(before).length
  const after = blankOf(before)
  const outlook = (): Hopes => {
    playOn(adviser, after, seats, new KeyedChance(`after ${at}`), adviser.hasShown)
    return hopesIn(adviser, after)
  }
  copy(after, before)
  for (const { move } of drawn) game.apply(after, NATURE, move)
  const came = outlook()
  const outcomes = outcomesOf(game, before)
  const weighed: { hopes: Hopes; weight: number }[] = []
  if (drawn.length === 1 && outcomes.length <= MOST_TRIED)
    for (const { move, weight } of outcomes) {
      game.apply(copy(after, before), NATURE, move)
      weighed.push({ hopes: outlook(), weight })
    }
  else
    for (let sample = 0; sample < samples; sample++) {
      copy(after, before)
      const chance = new KeyedChance(`instead ${at}/${sample}`)
      while (game.waiting(after) === CHANCE) game.apply(after, NATURE, chance.draw(game, after, seats))
      weighed.push({ hopes: outlook(), weight: 1 })
    }
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const above = (of: (hopes: Hopes) => readonly number[]) =>
    of(came).map(
      (one, seat) => one - weighed.reduce((sum, { hopes, weight }) => sum + weight * of(hopes)[seat], 0) / total,
    )
  return { at, moves: drawn.length, points: above(({ points }) => points), chances: above(({ chances }) => chances) }
}
