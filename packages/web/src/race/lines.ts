import { texts } from '@estaminet/belgian-beers-race/texts'
import type { Told } from '@estaminet/table'
import type { Language } from '../shell/game-screen.ts'
import type { RaceEvent } from './model.ts'

/** What the board shows anyway, or what another line already says. */
const SILENT: ReadonlySet<string> = new Set<RaceEvent['type']>([
  'coasterPlaced',
  'levelThreeRevealed',
  'cardDrawn',
  'turnStarted',
  'turnEnded',
  'timeSpent',
  'visited',
  'dayOver',
])

/** A line of the log. Events of the platform are told by the platform. */
export function line(event: Told['event'], names: readonly string[], language: Language): string | undefined {
  if (SILENT.has(event.type)) return undefined
  const lines = texts[language].events as unknown as Readonly<Record<string, Tell | undefined>>
  return lines[event.type]?.(event, (seat) => names[seat] ?? '')
}

/** Each kind of event has its own line; which one belongs to which is settled by its type. */
type Tell = (event: Told['event'], who: (seat: number) => string) => string
