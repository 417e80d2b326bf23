import { BUY_AT, CHEESE_AT, COLOUR_AT, COLOURS, placeId } from '../content/places.ts'
import { ACTION_TIME, BACKPACK, CUBES_PER_PURCHASE } from '../content/tracks.ts'
import { modified, occurs } from '../engine/expansion.ts'
import { BUY, move } from '../engine/moves.ts'
import { carried, type RaceState } from '../engine/state.ts'
import type { Tell } from '../events.ts'
import { takeCheese } from './cheese.ts'
import { BOUGHT } from './deeds.ts'
import { endSeries } from './moving.ts'
import { spend } from './time.ts'
import { isFresh, USED_BUY, useUp } from './unique-actions.ts'

export const room = (s: RaceState, seat: number): number => modified(s, 'backpack', seat, BACKPACK) - carried(s, seat)

/** With a full backpack only cheese can be bought, and only there cheese alone. */
export function writePurchases(s: RaceState, seat: number, out: Int32Array, count: number): number {
  const place = s.place[seat]
  if (BUY_AT[place] === 0 || !isFresh(s, seat, USED_BUY)) return count
  if (room(s, seat) > 0) out[count++] = move(BUY, 0)
  if (CHEESE_AT[place] === 1) out[count++] = move(BUY, 1)
  return count
}

/** What a purchase would bring now. */
export function cubesForSale(s: RaceState, seat: number): number {
  const cubes = modified(s, 'cubesPerPurchase', seat, CUBES_PER_PURCHASE)
  const space = room(s, seat)
  return Math.min(cubes, space)
}

export function buy(s: RaceState, seat: number, withCheese: boolean, tell: Tell): void {
  const place = s.place[seat]
  const colour = COLOUR_AT[place]
  const cubes = cubesForSale(s, seat)
  useUp(s, seat, USED_BUY)
  endSeries(s, seat)
  s.ride[seat] = 0
  spend(s, seat, ACTION_TIME, 'buy', tell)
  s.cubes[seat * 4 + colour] = s.cubes[seat * 4 + colour] + cubes
  // Cheese alone is no purchase of beer for the cards.
  if (cubes > 0) s.deeds |= BOUGHT
  if (cubes > 0) tell?.({ type: 'bought', seat, place: placeId(place), colour: COLOURS[colour], cubes })
  if (withCheese) takeCheese(s, seat, tell)
  occurs(s, 'bought', seat, tell)
}
