import { OVER, type State } from '@estaminet/kernel'
import type { Adviser } from './adviser.ts'

/** What everybody can hope for in a position. */
export interface Hopes {
  /** Points at the end, by seat. */
  readonly points: readonly number[]
  /** Chance to be first, by seat; teams win together. Whoever plays alone has none to compare. */
  readonly chances: readonly number[]
}

/** Judges a quiet position, or counts a finished one. */
export function hopesIn<S extends State>(adviser: Adviser<S>, s: S): Hopes {
  const { game } = adviser
  const scores = game.score(s)
  if (game.waiting(s) === OVER) {
    const winners = new Set(scores.flatMap(({ rank, team }, seat) => (rank === 1 ? [team ?? seat] : [])))
    return {
      points: scores.map(({ total }) => total),
      chances: scores.map(({ rank }) => (rank === 1 ? 1 / winners.size : 0)),
    }
  }
  const points = scores.map((_, seat) => adviser.projected(s, seat))
  const sides = scores.map(({ team }, seat) => team ?? seat)
  return { points, chances: winChances(points, sides, adviser.leadSpread(adviser.ahead(s), points.length)) }
}

/**
 * Chances to be first from points as they are expected: of two, the logistic curve of the lead over its spread; of more,
 * each in proportion to the same power. Seats of one side count with their mean.
 */
export function winChances(points: readonly number[], sides: readonly number[], spread: number): number[] {
  const bySide = new Map<number, number[]>()
  points.forEach((one, seat) => {
    bySide.set(sides[seat], [...(bySide.get(sides[seat]) ?? []), one])
  })
  const means = new Map([...bySide].map(([side, all]) => [side, all.reduce((sum, one) => sum + one, 0) / all.length]))
  const most = Math.max(...means.values())
  const powers = new Map([...means].map(([side, mean]) => [side, Math.exp((mean - most) / spread)]))
  const sum = [...powers.values()].reduce((all, one) => all + one, 0)
  return sides.map((side) => (powers.get(side) ?? 0) / sum)
}
