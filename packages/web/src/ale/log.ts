import type { AleEvent } from '@estaminet/heaven-and-ale'
import type { Told } from '@estaminet/table'
import type { Language } from '../shell/game-screen.ts'
import { wordsIn } from './texts/index.ts'

/** Said already by the line before or after it, or seen on the board at once. */
const QUIET: ReadonlySet<string> = new Set<AleEvent['type']>([
  'drawn',
  'turnBegan',
  'tileActivated',
  'numberChosen',
  'purchasesEnded',
])

/** The price of a tile stands in the line of the purchase. */
const isRepeated = (event: AleEvent): boolean => event.type === 'ducatsChanged' && event.reason === 'price'

export function line(event: Told['event'], names: readonly string[], language: Language): string | undefined {
  const { events } = wordsIn(language)
  if (!(event.type in events) || QUIET.has(event.type)) return undefined
  const told = event as unknown as AleEvent
  if (isRepeated(told)) return undefined
  const speak = events[told.type] as (event: AleEvent, who: (seat: number) => string) => string
  return speak(told, (seat) => names[seat] ?? String(seat + 1))
}
