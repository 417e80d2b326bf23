import { BUY_AT, CHEESE_AT, COLOUR_AT, COLOURS, placeId } from '../content/places.ts'
import { takeMoreCheese } from '../engine/effects.ts'
import { unfold } from '../engine/hooks.ts'
import { BUY, move } from '../engine/moves.ts'
import { BUYS, CHEESE_BUYS } from '../engine/numbers.ts'
import { actionTime, BUYING, cheesesBought, cubesPerPurchase, isForbidden, slots } from '../engine/reckon.ts'
import { carried, left, type RaceState } from '../engine/state.ts'
import { sequel } from '../engine/step.ts'
import { PURCHASE } from '../engine/steps.ts'
import { besideBeers } from '../engine/variant.ts'
import type { Tell } from '../events.ts'
import type { Purchase } from '../race-move.ts'
import { takeCheese } from './cheese.ts'
import { BOUGHT } from './deeds.ts'
import { endSeries } from './series.ts'
import { spend } from './time.ts'
import { WITH_CHEESE } from './today.ts'
import { isFresh, USED_BUY, useUp } from './unique-actions.ts'

export const room = (s: RaceState, seat: number): number =>
  slots(s, seat) - carried(s, seat) - (s.expansions === 0 ? 0 : besideBeers(s, seat))

export const buyingTime = (s: RaceState, seat: number): number => actionTime(s, seat, BUYING)

/** With a full backpack only cheese can be bought, and only there cheese alone. */
export function writePurchases(s: RaceState, seat: number, out: Int32Array, count: number): number {
  const place = s.place[seat]
  if (BUY_AT[place] === 0 || !isFresh(s, seat, USED_BUY) || buyingTime(s, seat) > left(s, seat)) return count
  if (isForbidden(s, seat, BUYS)) return count
  if (room(s, seat) > 0) out[count++] = move(BUY, 0)
  if (CHEESE_AT[place] === 1 && !isForbidden(s, seat, CHEESE_BUYS)) out[count++] = move(BUY, 1)
  return count
}

/** What a purchase would bring now. */
export function cubesForSale(s: RaceState, seat: number): number {
  const cubes = cubesPerPurchase(s, seat)
  const space = Math.max(0, room(s, seat))
  return Math.min(cubes, space)
}

export function buy(s: RaceState, seat: number, cheese: number, tell: Tell): void {
  useUp(s, seat, USED_BUY)
  endSeries(s, seat)
  s.ride[seat] = 0
  if (s.expansions !== 0) s.found[seat] = cheese === 1 ? WITH_CHEESE : 0
  unfold(s, 'buyDeclared', seat, purchase, tell, cheese)
}

/** Paid even where it has become dearer than there is time. */
export const purchase = sequel(PURCHASE, 'purchase', (s, seat, cheese, tell) => {
  const place = s.place[seat]
  const colour = COLOUR_AT[place]
  const cubes = cubesForSale(s, seat)
  const cost = buyingTime(s, seat)
  spend(s, seat, Math.min(cost, left(s, seat)), 'buy', tell)
  s.cubes[seat * 4 + colour] = s.cubes[seat * 4 + colour] + cubes
  // Cheese alone is no purchase of beer for the cards.
  if (cubes > 0) s.deeds |= BOUGHT
  if (cubes > 0) tell?.({ type: 'bought', seat, place: placeId(place), colour: COLOURS[colour], cubes })
  if (cheese === 1) carryCheese(s, seat, tell)
})

/** The one that is bought, unless a card takes it away; then what cards add. */
function carryCheese(s: RaceState, seat: number, tell: Tell): void {
  for (let bought = cheesesBought(s, seat); bought > 0; bought--) takeCheese(s, seat, tell)
  if (s.expansions !== 0) takeMoreCheese(s, seat, tell)
}

export function describePurchase(s: RaceState, seat: number, cheese: boolean): Purchase {
  const place = s.place[seat]
  return {
    kind: 'buy',
    say: cheese ? ['buy', '+cheese'] : ['buy'],
    cost: buyingTime(s, seat),
    colour: COLOURS[COLOUR_AT[place]],
    cubes: cubesForSale(s, seat),
    cheese,
    cheeseSold: CHEESE_AT[place] === 1,
  }
}
