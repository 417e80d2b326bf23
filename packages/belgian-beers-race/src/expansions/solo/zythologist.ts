import { type Field, field } from '@estaminet/kernel'
import { COASTERS } from '../../content/coasters.ts'
import { GRAND_PLACE, PLACE_COUNT } from '../../content/places.ts'
import { MEANS } from '../../content/roads.ts'
import { CARDS, type RaceState } from '../../engine/state.ts'

/** The Zythologist is no seat: a white meeple without board, time or hand. This is all there is of him, and of the match with him. */

/** Where things stand in `solo.him`. */
const PLACE = 0
const DESTINATION = 1
const COASTERS_KEPT = 2
const CHAT = 3
const LAST_WALK = 4
const MOVES = 5
const CONDITION = 6
const FAILED = 7
const GAINED = 8
const LOST = 9
const CELLS = 10

export const soloFields = (): Readonly<Record<string, Field>> => ({
  'solo.him': { length: CELLS },
  'solo.bottles': { length: 4 },
  'solo.stood': { length: PLACE_COUNT },
  'solo.aside': { length: COASTERS.length },
  'solo.led': { length: 3 },
  'solo.toasts': { length: 4 },
  'solo.tastings': { length: 4 },
  'solo.declared': { length: MEANS.length },
  'solo.cards': { length: CARDS },
})

const him = field('solo.him')

/** His first visitor bottles, by colour. */
export const hisBottles = field('solo.bottles')
/** Breweries he has stood in. */
export const stood = field('solo.stood')
/** Coasters drawn in vain, which go back into the bag when another is found. */
export const aside = field('solo.aside')
/** Days whose evening paid for more bottles than his. */
export const led = field('solo.led')
/** Toasts with him, by the colour of the brewery. */
export const toasts = field('solo.toasts')
/** Beers the player has tasted, by colour. */
export const tastings = field('solo.tastings')
/** Moves the player has declared, by means. */
export const declared = field('solo.declared')
/** Objective cards he has taken. */
export const hisCards = field('solo.cards')

/** Before he is placed he stands nowhere, and without a destination he goes nowhere. */
export const NOWHERE = -1

export const hisPlace = (s: RaceState): number => him(s)[PLACE] - 1
export const hisDestination = (s: RaceState): number => him(s)[DESTINATION] - 1
export const hisCoasters = (s: RaceState): number => him(s)[COASTERS_KEPT]
/** After a toast he stays where he is, once. */
export const isChatting = (s: RaceState): boolean => him(s)[CHAT] === 1
/** 0 while he has destinations; 1 on his way to the Grand Place; then the stop of his last walk that comes next, from 2. */
export const lastWalk = (s: RaceState): number => him(s)[LAST_WALK]
export const movesMade = (s: RaceState): number => him(s)[MOVES]
/** The victory condition of the campaign, or 0. */
export const condition = (s: RaceState): number => him(s)[CONDITION]
/** When a prohibition was broken: the day and the space of the disc; nothing while it is kept. */
export const failedAt = (s: RaceState): number => him(s)[FAILED]
/** Points won and lost in the race for his destinations. */
export const gained = (s: RaceState): number => him(s)[GAINED]
export const lost = (s: RaceState): number => him(s)[LOST]

export const setPlace = (s: RaceState, place: number): void => put(s, PLACE, place + 1)
export const setDestination = (s: RaceState, place: number): void => put(s, DESTINATION, place + 1)
export const setCoasters = (s: RaceState, coasters: number): void => put(s, COASTERS_KEPT, coasters)
export const setChat = (s: RaceState, chats: boolean): void => put(s, CHAT, chats ? 1 : 0)
export const setLastWalk = (s: RaceState, walk: number): void => put(s, LAST_WALK, walk)
export const setMovesMade = (s: RaceState, moves: number): void => put(s, MOVES, moves)
export const setCondition = (s: RaceState, number: number): void => put(s, CONDITION, number)
export const setFailedAt = (s: RaceState, moment: number): void => put(s, FAILED, moment)
export const setGained = (s: RaceState, points: number): void => put(s, GAINED, points)
export const setLost = (s: RaceState, points: number): void => put(s, LOST, points)

function put(s: RaceState, at: number, value: number): void {
  him(s)[at] = value
}

const sum = (cells: Int16Array): number => {
  let total = 0
  for (let at = 0; at < cells.length; at++) total += cells[at]
  return total
}

export const toastCount = (s: RaceState): number => sum(toasts(s))
/** What he has collected: bottles and coasters alike. */
export const reserve = (s: RaceState): number => sum(hisBottles(s)) + hisCoasters(s)
export const hisBottleCount = (s: RaceState): number => sum(hisBottles(s))
/** Breweries he has stood in, the first one included. */
export const stoodCount = (s: RaceState): number => sum(stood(s))

export const meetsHim = (s: RaceState, seat: number): boolean =>
  s.place[seat] === hisPlace(s) && s.place[seat] !== GRAND_PLACE
