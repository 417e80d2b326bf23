import { done, next, topOf } from '@estaminet/kernel'
import { GARDEN, HEXES, isSunny, SUNNY } from '../content/garden.ts'
import { CARD_COUNT, EMERGENCY_DUCATS } from '../content/privileges.ts'
import { MARKET_AT, MONK_PRICE } from '../content/ring.ts'
import { MOST_ROUNDS } from '../content/rounds.ts'
import { FERTILITY, isMonk, NO_TILE, TILE_KINDS, TILE_WORDS, tileName } from '../content/tiles.ts'
import { MOST_OPTIONS, moveOf, NO_MORE, optionOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { question } from '../engine/step.ts'
import { CHOOSE_HEX, CHOOSE_TILE, SURRENDER } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { changeDucats } from './income.ts'
import { encloseSites, surroundings } from './sites.ts'
import { walkGarden } from './survey.ts'

/** What a player can raise: ducats and every card in hand. */
export const purse = (s: AleState, seat: number): number => s.ducats[seat] + EMERGENCY_DUCATS * CARD_COUNT[s.hand[seat]]

/** Base price: the fertility of a resource tile, the number printed on the space of a monk. */
export const basePrice = (space: number, tile: number): number => (isMonk(tile) ? MONK_PRICE[space] : FERTILITY[tile])

/** The base price in the shade, twice that in the sun. */
export const priceOf = (space: number, tile: number, hex: number): number =>
  isSunny(hex) ? 2 * basePrice(space, tile) : basePrice(space, tile)

/** What lies on a space of the track; nothing where nothing can. */
export function marketAt(s: AleState, at: number): Int16Array {
  const market = MARKET_AT[at]
  return market < 0 ? s.market.subarray(0, 0) : s.market.subarray(market * MOST_ROUNDS, (market + 1) * MOST_ROUNDS)
}

export const tilesOn = (s: AleState, at: number): string[] =>
  Array.from(marketAt(s, at)).flatMap((tile) => (tile === NO_TILE ? [] : [tileName(tile)]))

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

/** How many cards a price still asks for. */
export const cardsDue = (ducats: number, price: number): number =>
  Math.max(0, Math.ceil((price - ducats) / EMERGENCY_DUCATS))

/** A tile of the space, or the end of the purchases. */
export const chooseTile = question({
  name: 'chooseTile',
  legal: listTiles,
  answer: (s, seat, _taken, move, tell) => takeTile(s, seat, optionOf(move), tell),
  fallback(s, seat, taken) {
    if (taken > 0) return moveOf(CHOOSE_TILE, NO_MORE)
    listTiles(s, seat, taken, options)
    return options[0]
  },
  describe(s, seat, _taken, move) {
    const tile = optionOf(move)
    if (tile === NO_MORE) return { kind: 'chooseTile', say: ['end'] }
    const price = pricesOn(s, seat, s.position[seat], tile)
    return { kind: 'chooseTile', say: ['tile', ...TILE_WORDS[tile]], tile: tileName(tile), price }
  },
})

/** The tile whose hex is asked for; none while nothing of the kind is asked. */
export function tileChosen(s: AleState): number {
  const at = topOf(s.stack)
  return s.stack[at] === CHOOSE_HEX ? s.stack[at + 2] : NO_TILE
}

/** Where the tile goes. An absent player keeps to the shade. */
export const chooseHex = question({
  name: 'chooseHex',
  legal: listHexes,
  answer: (s, seat, tile, move, tell) => placeTile(s, seat, tile, optionOf(move), tell),
  fallback(s, seat, tile) {
    const count = listHexes(s, seat, tile, options)
    return options.subarray(0, count).find((move) => !isSunny(optionOf(move))) ?? options[0]
  },
  describe(s, seat, tile, move) {
    const hex = optionOf(move)
    const price = priceOf(s.position[seat], tile, hex)
    return {
      kind: 'chooseHex',
      say: ['hex', HEXES[hex]],
      hex: HEXES[hex],
      tile: tileName(tile),
      side: sideOf(hex),
      price,
      cards: cardsDue(s.ducats[seat], price),
      ...surroundings(s, seat, tile, hex),
    }
  },
})

const options = new Int32Array(MOST_OPTIONS)
const sideOf = (hex: number) => (isSunny(hex) ? 'sunny' : 'shady')

/** What a tile on a space costs on the sides that have room. */
export function pricesOn(
  s: AleState,
  seat: number,
  space: number,
  tile: number,
): { readonly shady?: number; readonly sunny?: number } {
  const base = basePrice(space, tile)
  const { shadyFree, sunnyFree } = walkGarden(s, seat)
  return { ...(shadyFree > 0 ? { shady: base } : {}), ...(sunnyFree > 0 ? { sunny: 2 * base } : {}) }
}

/** Each kind of tile once, if some free hex can be paid for; and the end, once a tile has been bought. */
function listTiles(s: AleState, seat: number, taken: number, out: Int32Array): number {
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
  if (taken > 0) out[n++] = moveOf(CHOOSE_TILE, NO_MORE)
  return n
}

function hasRoom(s: AleState, seat: number, from: number, to: number): boolean {
  for (let hex = from; hex < to; hex++) if (s.garden[seat * GARDEN + hex] === NO_TILE) return true
  return false
}

/** Whoever has taken a tile may stop after it. */
function takeTile(s: AleState, seat: number, tile: number, tell: Tell): void {
  done(s.stack)
  if (tile !== NO_MORE) {
    next(s.stack, CHOOSE_TILE, seat, 1)
    next(s.stack, CHOOSE_HEX, seat, tile)
  } else if (tell) tell({ type: 'purchasesEnded', seat, space: s.position[seat] })
}

/** Free hexes of the sides that can be paid for. */
function listHexes(s: AleState, seat: number, tile: number, out: Int32Array): number {
  const base = basePrice(s.position[seat], tile)
  const money = purse(s, seat)
  let n = 0
  for (let hex = 2 * base <= money ? 0 : SUNNY; hex < GARDEN; hex++)
    if (s.garden[seat * GARDEN + hex] === NO_TILE) out[n++] = moveOf(CHOOSE_HEX, hex)
  return n
}

function placeTile(s: AleState, seat: number, tile: number, hex: number, tell: Tell): void {
  done(s.stack)
  if (s.ducats[seat] < priceOf(s.position[seat], tile, hex)) next(s.stack, SURRENDER, seat, purchaseOf(tile, hex))
  else buy(s, seat, tile, hex, tell)
}

/** A tile and the hex it is meant for, while cards are given for it. */
const purchaseOf = (tile: number, hex: number): number => hex * TILE_KINDS + tile
export const tileIn = (purchase: number): number => purchase % TILE_KINDS
export const hexIn = (purchase: number): number => Math.floor(purchase / TILE_KINDS)

/** Pays, places the tile, and the sites it encloses come next. */
export function buy(s: AleState, seat: number, tile: number, hex: number, tell: Tell): void {
  const space = s.position[seat]
  const price = priceOf(space, tile, hex)
  changeDucats(s, seat, -price, 'price', tell)
  takeFromMarket(s, MARKET_AT[space], tile)
  s.garden[seat * GARDEN + hex] = tile
  if (tell) tell({ type: 'bought', seat, tile: tileName(tile), hex: HEXES[hex], side: sideOf(hex), price, space })
  encloseSites(s, seat, hex)
}

function takeFromMarket(s: AleState, market: number, tile: number): void {
  const end = (market + 1) * MOST_ROUNDS - 1
  let at = market * MOST_ROUNDS
  while (s.market[at] !== tile) at++
  for (; at < end; at++) s.market[at] = s.market[at + 1]
  s.market[end] = NO_TILE
}
