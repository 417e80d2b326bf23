import type {
  CATEGORIES,
  COLOURS,
  ExpansionViews,
  Place,
  RaceEvent,
  RaceView as TableView,
} from '@estaminet/belgian-beers-race/board'
import { objectives, PLACES, PLAYER_COLOURS, placeNumber } from '@estaminet/belgian-beers-race/board'
import type { View } from '@estaminet/kernel'

export type PlaceName = Place['id']
export type Colour = (typeof COLOURS)[number]
export type Category = (typeof CATEGORIES)[number]
export type Player = TableView['players'][number]
export type { RaceEvent }
/** The table, with what the expansions it uses add to it. */
export type RaceView = TableView & Partial<ExpansionViews>

/** The host sends what the game's own `view` made: this is where it gets its type back. */
export const raceOf = (view: View): RaceView => view as RaceView

/** An objective card; one of an expansion may be unknown here. */
export const cardOf = (id: string) => objectives.find((card) => card.id === id)
/** What a card that was taken is worth to whoever has it. */
export const pointsOfTaken = ({ card, points }: Extract<RaceEvent, { readonly type: 'cardTaken' }>): number =>
  points ?? cardOf(card)?.vp ?? 0
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
