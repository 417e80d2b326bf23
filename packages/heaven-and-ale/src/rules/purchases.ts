import { GARDEN, HEXES, isSunny, SUNNY } from '../content/garden.ts'
import { CARD_COUNT, EMERGENCY_DUCATS } from '../content/privileges.ts'
import { MARKET_AT, MONK_PRICE } from '../content/ring.ts'
import { MOST_ROUNDS } from '../content/rounds.ts'
import { FERTILITY, isMonk, NO_TILE, tileName } from '../content/tiles.ts'
import { CHOOSE_HEX, CHOOSE_TILE, moveOf, NO_MORE, SURRENDER } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { detail, put, setDetail, strike } from '../engine/steps.ts'
import type { AleSink } from '../events.ts'
import { changeDucats } from './income.ts'
import { encloseSites } from './sites.ts'

/** What a player can raise: ducats and every card in hand. */
export const purse = (s: AleState, seat: number): number => s.ducats[seat] + EMERGENCY_DUCATS * CARD_COUNT[s.hand[seat]]

/** Base price: the fertility of a resource tile, the number printed on the space of a monk. */
export const basePrice = (space: number, tile: number): number => (isMonk(tile) ? MONK_PRICE[space] : FERTILITY[tile])

/** The base price in the shade, twice that in the sun. */
export const priceOf = (space: number, tile: number, hex: number): number =>
  isSunny(hex) ? 2 * basePrice(space, tile) : basePrice(space, tile)

/** The lowest base price on a space, or 0 when nothing lies there. */
export function cheapestBase(s: AleState, space: number, market: number): number {
  let cheapest = 0
  for (let at = market * MOST_ROUNDS; at < (market + 1) * MOST_ROUNDS; at++) {
    const tile = s.market[at]
    if (tile === NO_TILE) break
    const base = basePrice(space, tile)
    if (cheapest === 0 || base < cheapest) cheapest = base
  }
  return cheapest
}

/** Each kind of tile once, if some free hex can be paid for; and the end, once a tile has been bought. */
export function listTiles(s: AleState, seat: number, out: Int32Array): number {
  const space = s.position[seat]
  const start = MARKET_AT[space] * MOST_ROUNDS
  const factor = hasRoom(s, seat, SUNNY, GARDEN) ? 1 : hasRoom(s, seat, 0, SUNNY) ? 2 : 0
  let n = 0
  if (factor > 0) {
    const money = purse(s, seat)
    let last = NO_TILE
    for (let slot = 0; slot < MOST_ROUNDS; slot++) {
      const tile = s.market[start + slot]
      if (tile === NO_TILE) break
      if (tile !== last && factor * basePrice(space, tile) <= money) out[n++] = moveOf(CHOOSE_TILE, tile)
      last = tile
    }
  }
  if (detail(s, 1) > 0) out[n++] = moveOf(CHOOSE_TILE, NO_MORE)
  return n
}

function hasRoom(s: AleState, seat: number, from: number, to: number): boolean {
  for (let hex = from; hex < to; hex++) if (s.garden[seat * GARDEN + hex] === NO_TILE) return true
  return false
}

export function chooseTile(s: AleState, seat: number, tile: number, events?: AleSink): void {
  if (tile !== NO_MORE) {
    put(s, CHOOSE_HEX, tile)
    return
  }
  strike(s)
  if (events) events({ type: 'purchasesEnded', seat, space: s.position[seat] })
}

/** Free hexes of the sides that can be paid for. */
export function listHexes(s: AleState, seat: number, out: Int32Array): number {
  const base = basePrice(s.position[seat], detail(s, 1))
  const money = purse(s, seat)
  let n = 0
  for (let hex = 2 * base <= money ? 0 : SUNNY; hex < GARDEN; hex++)
    if (s.garden[seat * GARDEN + hex] === NO_TILE) out[n++] = moveOf(CHOOSE_HEX, hex)
  return n
}

export function chooseHex(s: AleState, seat: number, hex: number, events?: AleSink): void {
  const tile = detail(s, 1)
  strike(s)
  if (s.ducats[seat] < priceOf(s.position[seat], tile, hex)) put(s, SURRENDER, tile, hex)
  else buy(s, seat, tile, hex, events)
}

/** Pays, places the tile, and puts the sites it encloses on the agenda. */
export function buy(s: AleState, seat: number, tile: number, hex: number, events?: AleSink): void {
  const space = s.position[seat]
  const price = priceOf(space, tile, hex)
  changeDucats(s, seat, -price, 'price', events)
  takeFromMarket(s, MARKET_AT[space], tile)
  s.garden[seat * GARDEN + hex] = tile
  setDetail(s, 1, 1)
  const side = isSunny(hex) ? 'sunny' : 'shady'
  if (events) events({ type: 'bought', seat, tile: tileName(tile), hex: HEXES[hex], side, price, space })
  encloseSites(s, seat, hex)
}

function takeFromMarket(s: AleState, market: number, tile: number): void {
  const end = (market + 1) * MOST_ROUNDS - 1
  let at = market * MOST_ROUNDS
  while (s.market[at] !== tile) at++
  for (; at < end; at++) s.market[at] = s.market[at + 1]
  s.market[end] = NO_TILE
}
