import { clockAt, PLACES } from '@estaminet/belgian-beers-race/board'
import type { Told } from '@estaminet/table'
import type { Language } from '../../shell/table/game-screen.ts'
import { colon } from '../../texts/thin.ts'
import { meetingOf, signOf } from './expansions/screens.ts'
import { eventOf, type RaceEvent, type RaceView, type Rolled } from './model.ts'
import { expansionWords } from './texts/expansions.ts'
import { game, type RaceTexts, say } from './texts/index.ts'

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
export const line = (event: Told['event'], names: readonly string[], language: Language): string | undefined =>
  SILENT.has(event.type) ? undefined : sentence(event, names, language)

/** The same for whoever sees no board: nothing is left out. */
export function sentence(event: Told['event'], names: readonly string[], language: Language): string | undefined {
  const lines = game(language).events as unknown as Readonly<Record<string, Tell | undefined>>
  const tell = lines[event.type] ?? expansionWords(language)?.atPlay.events[event.type]
  return tell?.(event, (seat) => names[seat] ?? '')
}

/**
 * What a roll came to, with the face that decided it: the same dice serve the bus and the roadside, and none of them says
 * by itself what it means there. Failures come first in a roll, and a delay last; how long that is cards may change.
 */
export function rollInWords(
  { faces, result }: Pick<Rolled, 'faces' | 'result'>,
  { match }: Pick<RaceView, 'match'>,
  language: Language,
): string {
  const { faces: names, hitch, bus } = say(language).dice
  const { lateByTwo, ...came } = { ...hitch, ...bus }
  const said = result === 'late' && match.expansions.length === 0 ? lateByTwo : came[result]
  const decided = faces.at(-1)
  return decided ? `${names[decided]}${colon(language)}${said}` : said
}

/** Each kind of event has its own line; which one belongs to which is settled by its type. */
type Tell = (event: Told['event'], who: (seat: number) => string) => string

/** Lines by what they are about, with their icon. */
const MARKS: Readonly<Partial<Record<RaceEvent['type'], { readonly kind: Kind; readonly icon: string }>>> = {
  startChosen: { kind: 'road', icon: 'pin' },
  declared: { kind: 'road', icon: 'pin' },
  diceRolled: { kind: 'road', icon: 'dice' },
  hitchFailed: { kind: 'road', icon: 'hitchhike' },
  rideCancelled: { kind: 'road', icon: 'late' },
  moved: { kind: 'road', icon: 'pin' },
  bottleTaken: { kind: 'bottles', icon: 'bottle' },
  coasterTaken: { kind: 'bottles', icon: 'coaster' },
  bonusGained: { kind: 'road', icon: 'star' },
  beerOffered: { kind: 'beer', icon: 'offer' },
  bought: { kind: 'beer', icon: 'buy' },
  cheeseBought: { kind: 'beer', icon: 'cheese' },
  cheeseEaten: { kind: 'beer', icon: 'eat' },
  drunk: { kind: 'beer', icon: 'taste' },
  toastBegun: { kind: 'meetings', icon: 'toast' },
  cubeGiven: { kind: 'meetings', icon: 'toast' },
  cheered: { kind: 'meetings', icon: 'cheers' },
  soberedUp: { kind: 'beer', icon: 'breathalyzer' },
  cardTaken: { kind: 'cards', icon: 'lightning' },
  tokenKept: { kind: 'cards', icon: 'bottle' },
  tokenBroken: { kind: 'cards', icon: 'bottle-broken' },
  levelTwoEntered: { kind: 'cards', icon: 'star' },
  fellAsleep: { kind: 'days', icon: 'sleep' },
  camped: { kind: 'days', icon: 'camp' },
  calledItADay: { kind: 'days', icon: 'callday' },
  dayEnded: { kind: 'days', icon: 'moon' },
  delayed: { kind: 'days', icon: 'late' },
  slept: { kind: 'days', icon: 'sleep' },
  dailyScored: { kind: 'days', icon: 'trophy' },
  dayStarted: { kind: 'days', icon: 'clock' },
  returnPenalty: { kind: 'days', icon: 'flag' },
  finalScored: { kind: 'days', icon: 'trophy' },
}

type Kind = keyof RaceTexts['log']
const KIND_ICON: Readonly<Record<Kind, string>> = {
  road: 'pin',
  beer: 'taste',
  meetings: 'toast',
  bottles: 'bottle',
  cards: 'lightning',
  expansions: 'cards',
  days: 'moon',
}

/** What expansions tell and the race knows by another name. */
const LIKE_THE_RACE: Readonly<Record<string, Kind>> = {
  'confrontation/met': 'meetings',
  'confrontation/exchanged': 'meetings',
  'confrontation/advanced': 'meetings',
  'confrontation/coasters': 'bottles',
  'solo/met': 'meetings',
  'solo/toasted': 'meetings',
  'solo/bottle': 'bottles',
  'solo/coaster': 'bottles',
}

const ofExpansion = (type: string): { kind: Kind; icon: string } | undefined =>
  type.includes('/') ? { kind: LIKE_THE_RACE[type] ?? 'expansions', icon: signOf(type) } : undefined

export function mark(event: Told['event']): { kind: Kind; icon: string; place?: string; seat?: number } | undefined {
  const known = MARKS[event.type as RaceEvent['type']] ?? ofExpansion(event.type)
  // A beer is given to a seat, a journey goes to a place.
  const place = event.place ?? (event.type === 'cubeGiven' ? undefined : event.to)
  const isPlace = PLACES.some(({ id }) => id === place)
  // Whoever gives a beer is the one who does something.
  const giver = event.type === 'cubeGiven' ? { seat: Number(event.from) } : {}
  return known && { ...known, ...giver, ...(isPlace ? { place: String(place) } : {}) }
}

/** Where beers are exchanged nobody toasts, and a race without expansions has no lines of theirs. */
export function kinds(language: Language, view: RaceView): { kind: Kind; name: string; icon: string }[] {
  const { log } = say(language)
  const meeting = meetingOf(view, language)
  return (Object.keys(KIND_ICON) as Kind[]).flatMap((kind) => {
    if (kind === 'expansions' && view.match.expansions.length === 0) return []
    if (kind === 'meetings' && meeting) return [{ kind, name: meeting.points, icon: 'swap' }]
    return [{ kind, name: log[kind], icon: KIND_ICON[kind] }]
  })
}

/** What the clock showed when each event happened: whoever did it has their own time. */
export function times(told: readonly Told[], { match }: Pick<RaceView, 'match'>): (string | undefined)[] {
  const spaces = new Map<number, number>()
  let day = 1
  let isNight = false
  return told.map((one) => {
    const event = eventOf(one.event)
    if (event.type === 'dayStarted') {
      day = event.day
      isNight = false
    } else if (event.type === 'dayEnded') {
      spaces.clear()
      isNight = true
    }
    if (event.type === 'turnStarted') spaces.set(event.seat, event.time)
    else if (event.type === 'timeSpent') spaces.set(event.seat, event.to)
    if (isNight || NIGHTLY.has(event.type) || !('seat' in event)) return undefined
    return clockAt(match.length, day, spaces.get(event.seat) ?? 0).time
  })
}

/** What is counted when nobody looks at the clock. */
const NIGHTLY: ReadonlySet<string> = new Set<RaceEvent['type']>([
  'firstPlayer',
  'delayed',
  'slept',
  'dailyScored',
  'returnPenalty',
  'finalScored',
])
