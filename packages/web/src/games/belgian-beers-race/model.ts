import type {
  CATEGORIES,
  COLOURS,
  ExpansionViews,
  Place,
  RaceEvent,
  RaceView as TableView,
} from '@estaminet/belgian-beers-race/board'
import { clockAt, objectives, PLACES, PLAYER_COLOURS, placeNumber } from '@estaminet/belgian-beers-race/board'
import type { View } from '@estaminet/kernel'
import type { Told } from '@estaminet/table'

export type PlaceName = Place['id']
export type Colour = (typeof COLOURS)[number]
export type Category = (typeof CATEGORIES)[number]
export type Player = TableView['players'][number]
export type { RaceEvent }
/** The table, with what the expansions it uses add to it. */
export type RaceView = TableView & Partial<ExpansionViews>

/** The host sends what the game's own `view` made: this is where it gets its type back. */
export const raceOf = (view: View): RaceView => view as RaceView

/** One kind of event, by its type. */
export type EventOf<Type extends RaceEvent['type']> = Extract<RaceEvent, { type: Type }>
export type Rolled = EventOf<'diceRolled'>
/** Something that goes from the table to a player. */
export type Won = EventOf<'bottleTaken' | 'coasterTaken' | 'cardTaken'>
/** Somebody without a seat, who goes about by the rules of an expansion; and a toast with them. */
export type OfNobody =
  | { readonly type: 'solo/walked'; readonly from: PlaceName; readonly to: PlaceName }
  | { readonly type: 'solo/toasted'; readonly place: PlaceName }
/** Dice thrown for an audience. */
export type Applause = {
  readonly type: 'bands/applause'
  readonly seat: number
  readonly faces: Rolled['faces']
}
/** Whoever has more bottles than the Zythologist is paid for it together with the rest of the day. */
export type Led = { readonly type: 'solo/led'; readonly seat: number; readonly points: number }
export type Shown = RaceEvent | OfNobody | Applause | Led

/** The host tells the game's own events, likewise: those of the race, and of its expansions those that are shown with them. */
export const eventOf = (event: Told['event']): Shown => event as unknown as Shown

/** An objective card; one of an expansion may be unknown here. */
export const cardOf = (id: string) => objectives.find((card) => card.id === id)
/** What a card that was taken is worth to whoever has it. */
export const pointsOfTaken = ({ card, points }: EventOf<'cardTaken'>): number => points ?? cardOf(card)?.vp ?? 0
export const placeOf = (id: PlaceName): Place => PLACES[placeNumber(id)]
/** The sign that stands for a place on the country map: Brussels has one for its seven points. */
export const signOf = (id: PlaceName): string => (typeof id === 'number' ? String(id) : 'BXL')
export const inBrussels = (id: PlaceName): boolean => typeof id !== 'number'

export const playerColour = (seat: number): string => PLAYER_COLOURS[seat] ?? 'blue'
export const carriedBy = (player: Player): number => Object.values(player.cubes).reduce((sum, cubes) => sum + cubes, 0)
export const bottlesOf = (player: Player): number => Object.values(player.bottles).reduce((sum, one) => sum + one, 0)

export const BONUS_ICON: Readonly<Record<Category, string>> = {
  player: 'bonus-meeple',
  author: 'bonus-heart',
  cardinal: 'bonus-compass',
  trappist: 'bonus-trappist',
}

/** The time of day on a space of today's track, or of another day's. */
export const hourAt = ({ match, day }: Pick<RaceView, 'match' | 'day'>, space: number, on = day): string =>
  clockAt(match.length, on, space).time

/** The space that ends the turn once it is passed, or nothing when nobody else counts. */
export function leaderSpace(view: RaceView, seat: number): number | undefined {
  const ahead = view.players.filter(
    (player, other) => other !== seat && (view.match.leader === 'all' || !player.finished),
  )
  return ahead.length === 0 ? undefined : Math.max(...ahead.map((player) => player.time))
}

/**
 * Whether a bottle on the clock is seen broken. Two players remove a card each: the second finds it as whole as the first
 * did, until they have passed it and answered.
 */
export function isSeenBroken({ tokens, players, steps }: RaceView, token: number): boolean {
  const { after, broken } = tokens[token]
  if (!broken || players.length > 2) return broken
  const isAsked = steps.some(({ step, more }) => step === 'token' && more === token)
  return !isAsked && players.every(({ time }) => time > after)
}
