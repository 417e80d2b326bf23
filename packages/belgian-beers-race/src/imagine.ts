import type { Rng, View } from '@estaminet/kernel'
import type { Colour, Happening } from './content/condition.ts'
import { codeOf } from './content/dice.ts'
import { LENGTH_NAMES } from './content/lengths.ts'
import { objectives } from './content/objectives.ts'
import { CATEGORIES, COLOURS, placeNumber } from './content/places.ts'
import { MEANS } from './content/roads.ts'
import { inPlay, maskOf } from './engine/registry.ts'
import { emptyRace, type RaceState, REMOVED, SHOWN, TAKEN } from './engine/state.ts'
import { next } from './engine/steps.ts'
import { stepNamed } from './engine/table.ts'
import { ARRIVALS } from './rules/brussels.ts'
import { DEED } from './rules/deeds.ts'
import { NOWHERE } from './rules/short-game.ts'
import { LEADERS } from './rules/time.ts'
import { USED_BUY, USED_TASTE } from './rules/unique-actions.ts'
import type { CardsView, PlayerView, RaceView } from './view.ts'

/** The state behind a view. In the base nobody hides anything and decks have no order: only expansions deal anew. */
export function imagine(seen: View, rng: Rng): RaceState {
  const table = seen as RaceView
  const { match } = table
  const expansions = maskOf(match.expansions)
  const s = emptyRace(match.seats, expansions)
  s.seats = match.seats
  s.length = LENGTH_NAMES.indexOf(match.length)
  s.leader = LEADERS.indexOf(match.leader)
  s.arrival = ARRIVALS.indexOf(match.arrival)
  s.expansions = expansions
  s.day = table.day - 1
  s.dayLength = table.dayLength
  s.lastDay = table.lastDay ? 1 : 0
  s.first = table.first
  s.active = table.active
  table.players.forEach((player, seat) => {
    seatPlayer(s, seat, player)
  })
  layBoard(s, table)
  layAction(s, table)
  if (table.cards) layCards(s, table.cards)
  for (const { step, seat, more, also = 0 } of table.steps) next(s, stepNamed(s, step), seat, more, also)
  for (const expansion of inPlay(s)) expansion.imagine?.(s, seen[expansion.id] as View, rng)
  return s
}

const CARD_NUMBER = new Map<string, number>(objectives.map((card, at) => [card.id, at]))
const cardNumber = (id: string): number => CARD_NUMBER.get(id) ?? -1

const maskIn = <Name>(names: readonly Name[], chosen: readonly Name[]): number =>
  names.reduce((mask, name, at) => (chosen.includes(name) ? mask | (1 << at) : mask), 0)

function seatPlayer(s: RaceState, seat: number, player: PlayerView): void {
  s.time[seat] = player.time
  s.height[seat] = player.height
  s.place[seat] = player.place === null ? NOWHERE : placeNumber(player.place)
  s.level[seat] = player.level
  s.glass[seat] = player.glass
  COLOURS.forEach((colour, at) => {
    s.cubes[seat * 4 + at] = player.cubes[colour]
    s.bottles[seat * 4 + at] = player.bottles[colour]
  })
  CATEGORIES.forEach((category, at) => {
    s.bonus[seat * 4 + at] = player.bonus[category]
  })
  s.cheese[seat] = player.cheese
  s.cheeseMarkers[seat] = player.cheeseMarkers
  s.cheers[seat] = player.cheers
  s.cheersMarkers[seat] = player.cheersMarkers
  s.coasters[seat] = player.coasters
  s.visited[seat] = player.visited.length
  for (const id of player.visited) s.visitors[placeNumber(id)] |= 1 << seat
  for (const id of player.cards) s.card[cardNumber(id)] = TAKEN + seat
  s.score[seat] = player.score
  s.daily.set(player.daily, seat * 2)
  s.penalty[seat] = player.penalty
  s.ride[seat] = player.ride
  s.hitchTo[seat] = player.hitch ? placeNumber(player.hitch.to) + 1 : 0
  s.failures[seat] = player.hitch?.failures ?? 0
  s.used[seat] = (player.used.buy ? USED_BUY : 0) | (player.used.taste ? USED_TASTE : 0)
  s.asleep[seat] = player.asleep ? 1 : 0
  s.camped[seat] = player.camped ? 1 : 0
  s.crossed[seat] = player.crossed
  s.grandPlaceOrder[seat] = player.grandPlace?.order ?? 0
  s.grandPlaceTime[seat] = player.grandPlace?.time ?? 0
}

function layBoard(s: RaceState, { board, machine, levelThree, tokens }: RaceView): void {
  for (const id of board.bottles) s.bottleAt[placeNumber(id)] = 1
  for (const { place, count } of board.coasters) s.coastersAt[placeNumber(place)] = count
  for (const token of board.coastersDrawn) s.coasterDrawn[token] = 1
  machine.cards.forEach((id, slot) => {
    if (id === null) return
    s.machine[slot] = cardNumber(id) + 1
    s.card[cardNumber(id)] = SHOWN
  })
  for (const id of machine.removed) s.card[cardNumber(id)] = REMOVED
  for (const id of levelThree) s.card[cardNumber(id)] = SHOWN
  s.levelTwo = machine.levelTwo ? 1 : 0
  tokens.forEach(({ broken }, token) => {
    s.broken[token] = broken ? 1 : 0
  })
}

function layCards(s: RaceState, { today, found, earned, claims }: CardsView): void {
  s.today.set(today)
  s.found.set(found)
  s.earned.set(earned)
  s.claims[0] = claims
}

function layAction(s: RaceState, { action }: RaceView): void {
  const counted = (colour: Colour | null) => (colour === null ? 0 : COLOURS.indexOf(colour) + 1)
  const happened = (names: readonly Happening[]) => names.reduce((mask, name) => mask | DEED[name], 0)
  s.target = placeNumber(action.to)
  s.means = MEANS.indexOf(action.means)
  s.printed = action.printed
  s.rolled = action.dice.length === 0 ? 0 : 1 + codeOf(action.dice)
  s.offered = action.offered ? 1 : 0
  s.deeds = happened(action.deeds)
  s.turnDeeds = happened(action.turnDeeds)
  s.tasted = counted(action.tasted)
  s.tastedInTransit = maskIn(COLOURS, action.tastedInTransit)
  s.partners = maskIn([0, 1, 2, 3], action.partners)
  s.given = maskIn(COLOURS, action.given)
  s.drunk = maskIn(COLOURS, action.drunk)
  s.handed.set(action.handed.map(counted))
  s.returned.set(action.returned.map(counted))
}
