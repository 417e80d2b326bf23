import { type Face, failedDice, lateDice, tbbrDice } from '../content/dice.ts'
import type { Fact } from '../content/effect.ts'
import { lengthOf } from '../content/lengths.ts'
import { BUY_AT, CHEESE_AT, COLOUR_AT, COLOURS, GRAND_PLACE, isBrussels, TASTE_AT } from '../content/places.ts'
import { MEANS } from '../content/roads.ts'
import { SETS_AT, setBit } from '../content/sets.ts'
import { cubesForSale, room } from '../rules/buying.ts'
import { PERFORMED, TOASTED } from '../rules/deeds.ts'
import { stops } from '../rules/hitchhiking.ts'
import * as today from '../rules/today.ts'
import { USED_BUY, USED_TASTE } from '../rules/unique-actions.ts'
import { all, inPlay } from './expansion.ts'
import { quantityOf } from './quantity.ts'
import { morningDelay } from './reckon.ts'
import { carried, left, type RaceState } from './state.ts'

/** The move that is looked at: the declared one, or one that is only thought of while a list or a price is made. */
let means = 0
let to = 0
let printed = 0

export function lookAt(ofMeans: number, towards: number, time: number): void {
  means = ofMeans
  to = towards
  printed = time
}

export const lookAtDeclared = (s: RaceState): void => lookAt(s.means, s.target, s.printed)

/** Whether what a card looks at is so for the seat. */
export function isTrue(s: RaceState, seat: number, fact: Fact): boolean {
  switch (fact.form) {
    case 'means':
      return MEANS[means] === fact.is
    case 'crossesBrussels':
      return isBrussels(s.place[seat]) !== isBrussels(to)
    case 'printed':
      return printed >= fact.atLeast
    case 'success':
      return stops(s.rolled - 1)
    case 'faces':
      return fact.quantity === 'has' ? diceWith(s, fact.face) > 0 : diceWith(s, fact.face) === diceOnTable(s)
    case 'symbol':
      return OFFERED[fact.is][s.place[seat]] === 1
    case 'in':
      return (SETS_AT[s.place[seat]] & setBit(fact.set)) !== 0
    case 'firstVisit':
      return (s.found[seat] & today.FIRST_VISIT) !== 0
    case 'bottleTaken':
      return (s.found[seat] & today.BOTTLE) !== 0
    case 'coasterTaken':
      return (s.found[seat] & today.COASTER) !== 0
    case 'takesCheese':
      return (s.found[seat] & today.WITH_CHEESE) !== 0
    case 'firstToday':
      return isFirst(s, seat, fact)
    case 'usedHere':
      return hasUsed(s, seat, fact.actions)
    case 'count':
      return counts(s, seat, fact)
    case 'backpackFull':
      return room(s, seat) === 0
    case 'roomAfterBuying':
      return room(s, seat) - cubesForSale(s, seat) >= fact.atLeast
    case 'level':
      return s.level[seat] >= fact.atLeast
    case 'left':
      return left(s, seat) <= fact.atMost
    case 'lastDay':
      return s.lastDay === 1
    case 'players':
      return s.seats <= fact.atMost
    case 'inPlay':
      return isInPlay(s, fact.expansion)
    case 'met':
      return (s.deeds & TOASTED) !== 0 && ((participants(s) >> seat) & 1) === 1
    case 'inConcert':
      return (s.deeds & PERFORMED) !== 0
    case 'penalty':
      return morningDelay(s, seat, s.level[seat]) > 0
    case 'onGrandPlace':
      return s.place[seat] === GRAND_PLACE
    case 'coasters':
      return fact.at === 'brewery' ? s.coastersAt[s.place[seat]] > 0 : askExpansions(s, seat, fact)
    default:
      return askExpansions(s, seat, fact)
  }
}

const OFFERED = { buy: BUY_AT, cheese: CHEESE_AT, taste: TASTE_AT } as const

/** Whoever arrived, and all partners met. */
export const participants = (s: RaceState): number => s.partners | (1 << s.active)

const FACE_DICE = { failed: failedDice, tbbr: tbbrDice, late: lateDice } as const
const diceWith = (s: RaceState, face: Face): number => FACE_DICE[face](s.rolled - 1)
export const diceOnTable = (s: RaceState): number =>
  failedDice(s.rolled - 1) + tbbrDice(s.rolled - 1) + lateDice(s.rolled - 1)

/** A tasting counts by its colour only where that colour is poured. */
function isFirst(s: RaceState, seat: number, fact: Extract<Fact, { readonly form: 'firstToday' }>): boolean {
  const done = s.today[seat]
  switch (fact.action) {
    case 'move':
      return (done & (fact.means === undefined ? today.MOVED_TODAY : today.movedBy(MEANS.indexOf(fact.means)))) === 0
    case 'taste': {
      if (fact.colour === undefined) return (done & today.TASTED_TODAY) === 0
      const colour = COLOURS.indexOf(fact.colour)
      return COLOUR_AT[s.place[seat]] === colour && (done & today.tastedOf(colour)) === 0
    }
    case 'buy':
      return (done & today.BOUGHT_TODAY) === 0
    default:
      return (done & today.TOASTED_TODAY) === 0
  }
}

function hasUsed(s: RaceState, seat: number, actions: readonly ('buy' | 'taste')[]): boolean {
  for (let at = 0; at < actions.length; at++)
    if ((s.used[seat] & (actions[at] === 'buy' ? USED_BUY : USED_TASTE)) !== 0) return true
  return false
}

function counts(s: RaceState, seat: number, fact: Extract<Fact, { readonly form: 'count' }>): boolean {
  const has =
    fact.what.of === 'cubes' && fact.what.colour === undefined ? carried(s, seat) : quantityOf(s, seat, fact.what)
  if ('atMost' in fact) return has <= fact.atMost
  const isShort = lengthOf(s.length).start === 'chosen'
  return has >= (isShort ? (fact.short ?? fact.atLeast) : fact.atLeast)
}

export function isInPlay(s: RaceState, id: string): boolean {
  const expansions = inPlay(s)
  for (let at = 0; at < expansions.length; at++) if (expansions[at].id === id) return true
  return false
}

/** What lies with an expansion, only it can tell. */
function askExpansions(s: RaceState, seat: number, fact: Fact): boolean {
  const list = tellers(s)
  for (let at = 0; at < list.length; at++) {
    const so = list[at](s, seat, fact)
    if (so !== undefined) return so
  }
  throw new RangeError(`Nothing can tell whether "${fact.form}" holds.`)
}
const tellers = all('isSo')
