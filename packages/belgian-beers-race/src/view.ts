import { bySeat, FRAME, viewPieces } from '@estaminet/kernel'
import type { Category, Colour, Happening, Means, PlaceName } from './content/condition.ts'
import type { Face } from './content/dice.ts'
import { LENGTH_NAMES } from './content/lengths.ts'
import { CATEGORIES, COLOURS, PLACE_COUNT, placeId } from './content/places.ts'
import { MEANS } from './content/roads.ts'
import { BOTTLE_TOKENS } from './content/tracks.ts'
import { inPlay } from './engine/registry.ts'
import { CARDS, deckEnd, LEVEL_THREE_FROM, type RaceState, REMOVED, SHOWN, TAKEN, UNSEEN } from './engine/state.ts'
import { stepOf } from './engine/table.ts'
import { ARRIVALS } from './rules/brussels.ts'
import { DEED } from './rules/deeds.ts'
import { facesOf } from './rules/dice.ts'
import { cardId } from './rules/objectives.ts'
import { NOWHERE } from './rules/short-game.ts'
import { LEADERS } from './rules/time.ts'
import { USED_BUY, USED_TASTE } from './rules/unique-actions.ts'

/** The table in words. Everything is public but the order of decks, which does not exist. */
export type RaceView = {
  readonly match: {
    readonly seats: number
    readonly length: string
    readonly leader: string
    readonly arrival: string
    readonly expansions: readonly string[]
  }
  /** Days count from 1. */
  readonly day: number
  readonly dayLength: number
  readonly lastDay: boolean
  readonly first: number
  readonly active: number
  readonly players: readonly PlayerView[]
  readonly board: {
    readonly bottles: readonly PlaceName[]
    readonly coasters: readonly { readonly place: PlaceName; readonly count: number }[]
    /** Tokens drawn at setup, by number. */
    readonly coastersDrawn: readonly number[]
  }
  readonly machine: {
    /** Four accessible cards from the right, three of the left row, the top of the deck. */
    readonly cards: readonly (string | null)[]
    readonly removed: readonly string[]
    readonly levelTwo: boolean
    /** Cards under the visible top. */
    readonly deck: number
  }
  readonly levelThree: readonly string[]
  readonly tokens: readonly { readonly after: number; readonly broken: boolean }[]
  readonly action: ActionView
  /** With expansions: what their cards look at, and what they have given. */
  readonly cards?: CardsView
  /** What is to be done, the next step last. */
  readonly steps: readonly {
    readonly step: string
    readonly seat: number
    readonly more: number
    /** A second number, where a step has one. */
    readonly also?: number
  }[]
}

export type PlayerView = {
  readonly time: number
  /** Discs below on the same space. */
  readonly height: number
  /** Nothing before the start is chosen. */
  readonly place: PlaceName | null
  readonly level: number
  readonly glass: number
  readonly cubes: Readonly<Record<Colour, number>>
  readonly cheese: number
  readonly cheeseMarkers: number
  readonly cheers: number
  readonly cheersMarkers: number
  readonly bonus: Readonly<Record<Category, number>>
  readonly bottles: Readonly<Record<Colour, number>>
  readonly coasters: number
  readonly visited: readonly PlaceName[]
  readonly cards: readonly string[]
  readonly score: number
  readonly daily: readonly number[]
  readonly penalty: number
  /** Bicycle time not yet turned into a lower level. */
  readonly ride: number
  readonly hitch: { readonly to: PlaceName; readonly failures: number } | null
  readonly used: { readonly buy: boolean; readonly taste: boolean }
  readonly asleep: boolean
  readonly camped: boolean
  readonly finished: boolean
  /** Tokens crossed in the action under way, as a mask. */
  readonly crossed: number
  readonly grandPlace: { readonly order: number; readonly time: number } | null
}

/** Masks by seat, see `rules/today.ts`; points scored at once, expansion by expansion; cards claimed this turn. */
export type CardsView = {
  readonly today: readonly number[]
  readonly found: readonly number[]
  readonly earned: readonly number[]
  readonly claims: number
}

export type ActionView = {
  readonly to: PlaceName
  readonly means: Means
  readonly printed: number
  /** What the dice of this action show. */
  readonly dice: readonly Face[]
  readonly offered: boolean
  readonly deeds: readonly Happening[]
  readonly turnDeeds: readonly Happening[]
  readonly tasted: Colour | null
  readonly tastedInTransit: readonly Colour[]
  readonly partners: readonly number[]
  readonly given: readonly Colour[]
  readonly drunk: readonly Colour[]
  readonly handed: readonly (Colour | null)[]
  readonly returned: readonly (Colour | null)[]
}

/** Parts of expansions stand beside these, under their ids. */
export function view(s: RaceState, reader: number): RaceView {
  const parts = inPlay(s).map((expansion) => [expansion.id, expansion.view?.(s, reader) ?? {}] as const)
  return {
    ...Object.fromEntries(parts),
    match: {
      seats: s.seats,
      length: LENGTH_NAMES[s.length],
      leader: LEADERS[s.leader],
      arrival: ARRIVALS[s.arrival],
      expansions: inPlay(s).map((expansion) => expansion.id),
    },
    day: s.day + 1,
    dayLength: s.dayLength,
    lastDay: s.lastDay === 1,
    first: s.first,
    active: s.active,
    players: players(s),
    board: board(s)[0],
    machine: machine(s)[0],
    levelThree: ALL_CARDS.filter((card) => card >= LEVEL_THREE_FROM && s.card[card] === SHOWN).map(cardId),
    tokens: tokens(s),
    action: action(s),
    ...(s.expansions === 0 ? {} : { cards: cards(s) }),
    steps: Array.from({ length: s.stack[0] }, (_, i) => {
      const [step, seat, more, also] = s.stack.subarray(1 + i * FRAME, 1 + (i + 1) * FRAME)
      return { step: stepOf(s, step).name, seat, more, ...(also === 0 ? {} : { also }) }
    }),
  }
}

const cards = (s: RaceState): CardsView => ({
  today: Array.from(s.today),
  found: Array.from(s.found),
  earned: Array.from(s.earned),
  claims: s.claims[0],
})

const players = viewPieces<RaceState, PlayerView>({
  windows: (s) => {
    const everybody = [s.visitors, s.card]
    return bySeat(s.seats, [
      s.time,
      s.height,
      s.place,
      s.level,
      s.glass,
      s.cubes,
      s.cheese,
      s.cheeseMarkers,
      s.cheers,
      s.cheersMarkers,
      s.bonus,
      s.bottles,
      s.coasters,
      s.score,
      s.daily,
      s.penalty,
      s.ride,
      s.hitchTo,
      s.failures,
      s.used,
      s.asleep,
      s.camped,
      s.crossed,
      s.grandPlaceOrder,
      s.grandPlaceTime,
    ]).map((own) => [...own, ...everybody])
  },
  also: (s) => s.dayLength,
  make: player,
})

const ALL_CARDS = Array.from({ length: CARDS }, (_, card) => card)

const machine = viewPieces<RaceState, RaceView['machine']>({
  windows: (s) => [[s.machine, s.card]],
  also: (s) => s.levelTwo,
  make: (s) => ({
    cards: Array.from(s.machine, (card) => (card === 0 ? null : cardId(card - 1))),
    removed: ALL_CARDS.filter((card) => s.card[card] === REMOVED).map(cardId),
    levelTwo: s.levelTwo === 1,
    deck: ALL_CARDS.filter((card) => card < deckEnd(s) && s.card[card] === UNSEEN).length,
  }),
})

const tokens = viewPieces<RaceState, RaceView['tokens'][number]>({
  windows: (s) => Array.from(s.broken, (_, token) => [s.broken.subarray(token, token + 1)]),
  make: (s, token) => ({ after: BOTTLE_TOKENS[token], broken: s.broken[token] === 1 }),
})

const PLACES_ON_MAP = Array.from({ length: PLACE_COUNT }, (_, place) => place)

const board = viewPieces<RaceState, RaceView['board']>({
  windows: (s) => [[s.bottleAt, s.coastersAt, s.coasterDrawn]],
  make: (s) => ({
    bottles: PLACES_ON_MAP.filter((place) => s.bottleAt[place] === 1).map(placeId),
    coasters: PLACES_ON_MAP.filter((place) => s.coastersAt[place] > 0).map((place) => ({
      place: placeId(place),
      count: s.coastersAt[place],
    })),
    coastersDrawn: Array.from(s.coasterDrawn.keys()).filter((token) => s.coasterDrawn[token] === 1),
  }),
})

/** Where a seat has left its visited token. */
export const visitedBy = (s: RaceState, seat: number): PlaceName[] =>
  listed(s.visitors, placeId, (visitors) => ((visitors >> seat) & 1) === 1)

function player(s: RaceState, seat: number): PlayerView {
  const place = s.place[seat]
  const hitchTo = s.hitchTo[seat]
  const order = s.grandPlaceOrder[seat]
  return {
    time: s.time[seat],
    height: s.height[seat],
    place: place === NOWHERE ? null : placeId(place),
    level: s.level[seat],
    glass: s.glass[seat],
    cubes: byName(COLOURS, s.cubes, seat),
    cheese: s.cheese[seat],
    cheeseMarkers: s.cheeseMarkers[seat],
    cheers: s.cheers[seat],
    cheersMarkers: s.cheersMarkers[seat],
    bonus: byName(CATEGORIES, s.bonus, seat),
    bottles: byName(COLOURS, s.bottles, seat),
    coasters: s.coasters[seat],
    visited: visitedBy(s, seat),
    cards: listed(s.card, cardId, (where) => where === TAKEN + seat),
    score: s.score[seat],
    daily: Array.from(s.daily.subarray(seat * 2, seat * 2 + 2)),
    penalty: s.penalty[seat],
    ride: s.ride[seat],
    hitch: hitchTo === 0 ? null : { to: placeId(hitchTo - 1), failures: s.failures[seat] },
    used: { buy: (s.used[seat] & USED_BUY) !== 0, taste: (s.used[seat] & USED_TASTE) !== 0 },
    asleep: s.asleep[seat] === 1,
    camped: s.camped[seat] === 1,
    finished: s.time[seat] === s.dayLength,
    crossed: s.crossed[seat],
    grandPlace: order === 0 ? null : { order, time: s.grandPlaceTime[seat] },
  }
}

function action(s: RaceState): ActionView {
  const colour = (counted: number) => COLOURS[counted - 1] ?? null
  const colours = (mask: number) => COLOURS.filter((_, at) => (mask >> at) & 1)
  return {
    to: placeId(s.target),
    means: MEANS[s.means],
    printed: s.printed,
    dice: s.rolled === 0 ? [] : facesOf(s.rolled - 1),
    offered: s.offered === 1,
    deeds: happenings(s.deeds),
    turnDeeds: happenings(s.turnDeeds),
    tasted: colour(s.tasted),
    tastedInTransit: colours(s.tastedInTransit),
    partners: [0, 1, 2, 3].filter((seat) => (s.partners >> seat) & 1),
    given: colours(s.given),
    drunk: colours(s.drunk),
    handed: Array.from(s.handed, colour),
    returned: Array.from(s.returned, colour),
  }
}

export const HAPPENINGS = Object.keys(DEED) as readonly Happening[]
const happenings = (mask: number): Happening[] => HAPPENINGS.filter((name) => mask & DEED[name])

function byName<Name extends string>(names: readonly Name[], cells: Int16Array, seat: number): Record<Name, number> {
  const named = {} as Record<Name, number>
  names.forEach((name, at) => {
    named[name] = cells[seat * 4 + at]
  })
  return named
}

/** Names of the cells that fit. */
function listed<T>(cells: Int16Array, name: (at: number) => T, fits: (cell: number) => boolean): T[] {
  const names: T[] = []
  for (let at = 0; at < cells.length; at++) if (fits(cells[at])) names.push(name(at))
  return names
}
