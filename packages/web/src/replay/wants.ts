import type { SeatInfo } from '@estaminet/table'
import { language } from '../language.ts'
import { nameOf } from '../shell/seats/names.ts'
import type { GameScreen } from '../shell/table/game-screen.ts'
import type { Wanted } from './stops.ts'
import { say } from './texts/index.ts'
import type { Timeline } from './timeline.ts'

/** Something one may want to stop at, by its name. */
export interface Want {
  readonly value: string
  readonly label: string
  readonly wanted: Wanted
}

/** Everything one can stop at in a match: the moves of a seat, and what happens in it at all. */
export function wantsIn(timeline: Timeline, screen: GameScreen) {
  const end = timeline.view(timeline.length, 'all')
  const happened = new Set(timeline.told(timeline.length, 'all').map(({ event }) => screen.mark?.(event)?.kind))
  return (seats: readonly SeatInfo[], strong: readonly number[]): Want[] => [
    { value: '', label: say().everything, wanted: undefined },
    ...(strong.length > 0 ? [{ value: 'strong', label: say().strong.stop, wanted: { strong } }] : []),
    ...seats.map((_, seat) => ({
      value: `seat ${seat}`,
      label: say().movesOf(nameOf(seats, seat)),
      wanted: { seat },
    })),
    ...(screen.kinds?.(language(), end) ?? [])
      .filter(({ kind }) => happened.has(kind))
      .map(({ kind, name }) => ({ value: `kind ${kind}`, label: name, wanted: { kind } })),
  ]
}

/** By which value it goes. */
export function nameOfWanted(wanted: Wanted): string {
  if (!wanted) return ''
  if ('strong' in wanted) return 'strong'
  return 'seat' in wanted ? `seat ${wanted.seat}` : `kind ${wanted.kind}`
}
