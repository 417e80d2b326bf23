import type { Told } from '@estaminet/table'
import type { Tune } from '../../../shell/table/tunes.ts'

/** How something an expansion brings is shown before it is told: a word over the map, and a piece that flies. */
export interface Staging {
  readonly ms: number
  readonly icon: string
  readonly tune: Tune
  /** What it flies from and to, as selectors of the page; left out: it stays where it is said. */
  readonly flies?: (event: Told['event']) => readonly [from: string, to: string]
}

/** Why nothing moves for an event. */
export type Still =
  /** One player alone may know it. */
  | 'secret'
  /** What it leads to is shown right after it, or asked. */
  | 'leads'
  /** The board shows it where it lies. */
  | 'seen'
  /** The count at the end has it. */
  | 'counted'

const person = (seat: unknown): string => `[data-person="${seat}"]`
const counter = (what: string, seat: unknown): string => `[data-counter="${what} ${seat}"]`
const sign = (place: unknown): string => `[data-sign="${place}"]`
const HIM = ':is(.opponent, .opponent-line)'

const GIVEN: Staging = { ms: 450, icon: 'star', tune: 'taken' }

export const STAGINGS: Readonly<Record<string, Staging>> = {
  'confrontation/played': {
    // A card against somebody may decide the race: it is read as it falls.
    ms: 1400,
    icon: 'cards',
    tune: 'card',
    flies: ({ seat, target }) => [person(seat), person(target)],
  },
  'confrontation/cancelled': { ms: 800, icon: 'shield', tune: 'refused' },
  'confrontation/passed': { ms: 500, icon: 'cards', tune: 'card' },
  'confrontation/turned': { ms: 700, icon: 'dice', tune: 'dice' },
  'confrontation/exchanged': {
    ms: 700,
    icon: 'swap',
    tune: 'glasses',
    flies: ({ seat, partner }) => [person(seat), person(partner)],
  },
  'confrontation/extra': {
    ms: 450,
    icon: 'swap',
    tune: 'taken',
    flies: ({ seat, partner }) => [person(partner), person(seat)],
  },
  'confrontation/coasters': {
    ms: 450,
    icon: 'coaster',
    tune: 'taken',
    flies: ({ seat }) => ['.machine', counter('coasters', seat)],
  },
  'confrontation/points': GIVEN,
  'confrontation/step': GIVEN,
  'events/drawn': { ms: 1200, icon: 'sun', tune: 'day' },
  'events/points': GIVEN,
  'events/step': GIVEN,
  'events/cheese': { ...GIVEN, icon: 'cheese' },
  'characters/kept': { ms: 600, icon: 'people', tune: 'card' },
  'characters/announced': { ms: 600, icon: 'people', tune: 'card' },
  'characters/points': GIVEN,
  'characters/step': GIVEN,
  'bands/kept': { ms: 600, icon: 'note', tune: 'card' },
  'bands/concert': { ms: 700, icon: 'note', tune: 'glasses' },
  'bands/applause': { ms: 1400, icon: 'fans', tune: 'dice' },
  'pixel-bag/completed': {
    ms: 800,
    icon: 'pixel',
    tune: 'done',
    flies: ({ seat }) => [counter('backpack', seat), counter('drawings', seat)],
  },
  'pixel-bag/jokerGained': {
    ms: 420,
    icon: 'joker',
    tune: 'taken',
    flies: ({ seat }) => [counter('backpack', seat), counter('jokers', seat)],
  },
  'pixel-bag/reshuffled': { ms: 500, icon: 'pixel', tune: 'card' },
  'solo/destination': { ms: 700, icon: 'coaster', tune: 'card', flies: ({ place }) => [HIM, sign(place)] },
  'solo/bottle': { ms: 450, icon: 'bottle', tune: 'taken', flies: ({ place }) => [sign(place), HIM] },
  'solo/coaster': { ms: 450, icon: 'coaster', tune: 'taken', flies: ({ place }) => [sign(place), HIM] },
  'solo/card': { ms: 500, icon: 'lightning', tune: 'taken', flies: () => ['.machine', HIM] },
  'solo/replaced': { ms: 500, icon: 'bottle-broken', tune: 'card' },
  'solo/race-won': { ms: 1000, icon: 'trophy', tune: 'done' },
  'solo/race-lost': { ms: 1000, icon: 'hat', tune: 'lost' },
  'solo/failed': { ms: 1400, icon: 'lock', tune: 'lost' },
  'team/revealed': { ms: 700, icon: 'team', tune: 'card' },
  'team/roles': { ms: 800, icon: 'swap', tune: 'card', flies: ({ a, b }) => [person(b), person(a)] },
  'team/proposed': { ms: 500, icon: 'swap', tune: 'card' },
  'team/declined': { ms: 500, icon: 'close', tune: 'refused' },
  'team/fulfilled': { ms: 1000, icon: 'team', tune: 'done' },
  'team/put-under': { ms: 500, icon: 'team', tune: 'card' },
  'effects/dropped': { ms: 450, icon: 'cube', tune: 'refused' },
  'effects/picked': { ms: 450, icon: 'cube', tune: 'taken' },
}

/** The sign of an expansion, for what has none of its own. */
const SIGNS: Readonly<Record<string, string>> = {
  confrontation: 'cards',
  events: 'event',
  characters: 'character',
  bands: 'note',
  'pixel-bag': 'pixel',
  solo: 'hat',
  team: 'team',
  effects: 'cube',
}
/** Of what is not staged, or not here. */
const OWN: Readonly<Record<string, string>> = {
  'confrontation/sobered': 'breathalyzer',
  'confrontation/advanced': 'swap',
  'confrontation/rerolled': 'dice',
  'confrontation/met': 'swap',
  'pixel-bag/jokerDropped': 'joker',
  'pixel-bag/swapped': 'swap',
  'solo/toasted': 'toast',
  'solo/met': 'toast',
  'solo/given': 'toast',
  'solo/led': 'trophy',
  'team/scored': 'trophy',
}

/** What stands beside the line that tells of it: what flew, or else whose line it is. */
export function signOf(type: string): string {
  const { icon } = STAGINGS[type] ?? {}
  const own = OWN[type] ?? (icon === GIVEN.icon ? undefined : icon)
  return own ?? SIGNS[type.split('/')[0]] ?? GIVEN.icon
}

export const STILL: Readonly<Record<string, Still>> = {
  'confrontation/dealt': 'secret',
  'confrontation/kept': 'secret',
  'confrontation/shown': 'counted',
  'confrontation/sobered': 'seen',
  'confrontation/rerolled': 'leads',
  'confrontation/met': 'leads',
  'confrontation/again': 'leads',
  'confrontation/advanced': 'seen',
  'characters/dealt': 'secret',
  'characters/chosen': 'secret',
  'characters/again': 'leads',
  'bands/dealt': 'secret',
  'bands/chosen': 'secret',
  'pixel-bag/drawn': 'secret',
  'pixel-bag/jokerDropped': 'seen',
  'pixel-bag/swapped': 'secret',
  'pixel-bag/closing': 'leads',
  'pixel-bag/shown': 'counted',
  'pixel-bag/left': 'counted',
  'solo/started': 'seen',
  'solo/redrawn': 'leads',
  'solo/stayed': 'seen',
  'solo/met': 'leads',
  'solo/given': 'leads',
  'solo/led': 'counted',
  'team/named': 'leads',
  'team/scored': 'counted',
}
