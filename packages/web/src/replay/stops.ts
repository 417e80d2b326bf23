import { NATURE, type Seat } from '@estaminet/kernel'
import type { GameScreen } from '../shell/table/game-screen.ts'
import type { Eyes, Timeline, Unit } from './timeline.ts'

/** At which moves one stops: at all of them, at those of a seat, or where something of a kind happened. */
export type Wanted =
  | { readonly seat: Seat }
  | { readonly kind: string }
  /** The strong moments, by where they are seen. */
  | { readonly strong: readonly number[] }
  | undefined

/** The stops on the way, beginning and end included. */
export function stopsFor(
  timeline: Timeline,
  unit: Unit,
  wanted: Wanted,
  eyes: Eyes,
  mark: GameScreen['mark'],
): readonly number[] {
  if (!wanted) return timeline.stops[unit]
  const { move } = timeline.stops
  return move.filter((stop, at) => {
    if (at === 0 || stop === timeline.length) return true
    if ('strong' in wanted) return wanted.strong.includes(stop)
    const before = move[at - 1]
    return 'seat' in wanted
      ? timeline.steps.slice(before, stop).some(({ by, forced }) => by === wanted.seat && by !== NATURE && !forced)
      : timeline.since(before, stop, eyes).some(({ event }) => mark?.(event)?.kind === wanted.kind)
  })
}

export const stopAfter = (stops: readonly number[], n: number): number =>
  stops.find((stop) => stop > n) ?? stops.at(-1) ?? n

export const stopBefore = (stops: readonly number[], n: number): number =>
  stops.findLast((stop) => stop < n) ?? stops[0] ?? n
