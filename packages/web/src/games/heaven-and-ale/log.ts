import type { AleEvent } from '@estaminet/heaven-and-ale'
import type { Told } from '@estaminet/table'
import { onePlace } from '../../shell/log/pointing.ts'
import type { Language } from '../../shell/table/game-screen.ts'
import { eventOf } from './info.ts'
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

/** The hexes and sites a line speaks of, in whose garden: they are lit while somebody looks at the line. */
export function mark(event: Told['event']): { place: string } | undefined {
  const told = eventOf(event)
  switch (told.type) {
    case 'bought':
    case 'monkTriggered':
    case 'tileActivated':
      return { place: spotIn(told.seat, told.hex) }
    case 'siteEnclosed':
      return { place: spotIn(told.seat, told.site) }
    case 'targetsChosen':
      return { place: onePlace([told.site, ...told.hexes].map((hex) => spotIn(told.seat, hex))) }
    default:
      return undefined
  }
}

const spotIn = (seat: number, hex: string): string => `${seat} ${hex}`

export const line = (event: Told['event'], names: readonly string[], language: Language): string | undefined =>
  QUIET.has(event.type) || isRepeated(eventOf(event)) ? undefined : sentence(event, names, language)

/** The same for whoever sees no board: nothing is left out. */
export function sentence(event: Told['event'], names: readonly string[], language: Language): string | undefined {
  const { events } = wordsIn(language)
  if (!(event.type in events)) return undefined
  const told = eventOf(event)
  const speak = events[told.type] as (event: AleEvent, who: (seat: number) => string) => string
  return speak(told, (seat) => names[seat] ?? String(seat + 1))
}
