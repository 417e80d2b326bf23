import type { AleEvent } from '@estaminet/heaven-and-ale'
import type { Told } from '@estaminet/table'
import { onePlace } from '../../shell/log/pointing.ts'
import type { Language } from '../../shell/table/game-screen.ts'
import { PLACE_ICONS, tileIcon } from './icons.ts'
import { eventOf } from './info.ts'
import type { AleTexts } from './texts/en.ts'
import { textsIn, wordsIn } from './texts/index.ts'

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

export type Kind = keyof AleTexts['log']

/** What one may want to see alone, or jump to, with its sign. */
const KIND_ICONS: Readonly<Record<Kind, string>> = {
  tiles: 'arches',
  discs: 'disc',
  sheds: 'shed',
  privileges: 'privilege',
  barrels: 'barrel-large',
  income: 'ducat',
  rounds: 'trophy',
}

/** What each event is about. To walk is what every turn begins with, and no kind of its own. */
const KINDS: Readonly<Partial<Record<AleEvent['type'], Kind>>> = {
  bought: 'tiles',
  discPlaced: 'discs',
  numberChosen: 'discs',
  siteEnclosed: 'sheds',
  targetsChosen: 'sheds',
  cardSurrendered: 'privileges',
  pairCompleted: 'privileges',
  cardPlaced: 'privileges',
  noCardPlaced: 'privileges',
  barrelTaken: 'barrels',
  monkTriggered: 'income',
  tileActivated: 'income',
  ducatsChanged: 'income',
  markerAdvanced: 'income',
  brewmasterAdvanced: 'income',
  firstPlayer: 'rounds',
  placeTaken: 'rounds',
  roundBegan: 'rounds',
  roundEnded: 'rounds',
  converted: 'rounds',
  scored: 'rounds',
  gameEnded: 'rounds',
}

export const kinds = (language: Language): { kind: Kind; name: string; icon: string }[] =>
  (Object.keys(KIND_ICONS) as Kind[]).map((kind) => ({
    kind,
    name: textsIn(language).log[kind],
    icon: KIND_ICONS[kind],
  }))

/** What a line is about, with its sign, and the hexes and sites it speaks of: they are lit while somebody looks at it. */
export function mark(event: Told['event']): { kind?: Kind; icon?: string; place?: string } | undefined {
  const told = eventOf(event)
  const kind = KINDS[told.type]
  const icon = iconOf(told)
  const place = placeOf(told)
  if (kind === undefined && icon === undefined) return undefined
  return { ...(kind ? { kind } : {}), ...(icon ? { icon } : {}), ...(place ? { place } : {}) }
}

function iconOf(told: AleEvent): string | undefined {
  switch (told.type) {
    case 'bought':
      return tileIcon(told.tile)
    case 'monkTriggered':
      return tileIcon(told.monk)
    case 'markerAdvanced':
      return told.colour
    case 'brewmasterAdvanced':
      return 'brewmaster'
    // The garden pays in more than one coin: what is lit says with which tiles.
    case 'tileActivated':
      return 'arches'
    case 'barrelTaken':
      return `barrel-${told.size}`
    case 'placeTaken':
      return PLACE_ICONS[told.place]
    case 'firstPlayer':
    case 'roundBegan':
      return 'first'
    case 'roundEnded':
      return 'moon'
    default: {
      const kind = KINDS[told.type]
      return kind && KIND_ICONS[kind]
    }
  }
}

function placeOf(told: AleEvent): string | undefined {
  switch (told.type) {
    case 'bought':
    case 'monkTriggered':
    case 'tileActivated':
      return spotIn(told.seat, told.hex)
    case 'siteEnclosed':
      return spotIn(told.seat, told.site)
    case 'targetsChosen':
      return onePlace([told.site, ...told.hexes].map((hex) => spotIn(told.seat, hex)))
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
