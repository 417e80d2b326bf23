import { failedDice, lateDice, tbbrDice } from '../content/dice.ts'
import type { Fact } from '../content/effect.ts'
import { isShort } from '../content/lengths.ts'
import { BUY_AT, CHEESE_AT, COLOUR_AT, COLOURS, isBrussels, TASTE_AT } from '../content/places.ts'
import { MEANS } from '../content/roads.ts'
import { SETS_AT, setBit } from '../content/sets.ts'
import { cubesForSale, room } from '../rules/buying.ts'
import { PERFORMED, TOASTED } from '../rules/deeds.ts'
import { stops } from '../rules/hitchhiking.ts'
import * as today from '../rules/today.ts'
import { USED_BUY, USED_TASTE } from '../rules/unique-actions.ts'
import { quantityOf } from './quantity.ts'
import { morningDelay } from './reckon.ts'
import { all, inPlay } from './registry.ts'
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
export type Test = (s: RaceState, seat: number) => boolean

/** Made once for every card: what is looked at again and again is not looked for by its name. */
export function testOf(fact: Fact): Test {
  switch (fact.form) {
    case 'means': {
      const asked = MEANS.indexOf(fact.is)
      return () => means === asked
    }
    case 'crossesBrussels':
      return (s, seat) => isBrussels(s.place[seat]) !== isBrussels(to)
    case 'printed':
      return () => printed >= fact.atLeast
    case 'success':
      return (s) => stops(s.rolled - 1)
    case 'faces': {
      const showing = FACE_DICE[fact.face]
      return fact.quantity === 'has'
        ? (s) => showing(s.rolled - 1) > 0
        : (s) => showing(s.rolled - 1) === diceOnTable(s)
    }
    case 'symbol': {
      const offered = OFFERED[fact.is]
      return (s, seat) => offered[s.place[seat]] === 1
    }
    case 'in': {
      const set = setBit(fact.set)
      return (s, seat) => (SETS_AT[s.place[seat]] & set) !== 0
    }
    case 'firstVisit':
      return hasFound(today.FIRST_VISIT)
    case 'bottleTaken':
      return hasFound(today.BOTTLE)
    case 'coasterTaken':
      return hasFound(today.COASTER)
    case 'takesCheese':
      return hasFound(today.WITH_CHEESE)
    case 'firstToday':
      return isFirst(fact)
    case 'usedHere': {
      const used = fact.actions.reduce((mask, action) => mask | (action === 'buy' ? USED_BUY : USED_TASTE), 0)
      return (s, seat) => (s.used[seat] & used) !== 0
    }
    case 'count':
      return (s, seat) => counts(s, seat, fact)
    case 'roomAfterBuying':
      return (s, seat) => room(s, seat) - cubesForSale(s, seat) >= fact.atLeast
    case 'level':
      return (s, seat) => s.level[seat] >= fact.atLeast
    case 'left':
      return (s, seat) => left(s, seat) <= fact.atMost
    case 'lastDay':
      return (s) => s.lastDay === 1
    case 'players':
      return (s) => s.seats <= fact.atMost
    case 'inPlay':
      return (s) => isInPlay(s, fact.expansion)
    case 'met':
      return (s, seat) => (s.deeds & TOASTED) !== 0 && ((participants(s) >> seat) & 1) === 1
    case 'inConcert':
      return (s) => (s.deeds & PERFORMED) !== 0
    case 'objectiveLevel':
      // The bottling machine holds nothing but levels 1 and 2.
      return () => fact.atMost >= 2
    case 'penalty':
      return (s, seat) => morningDelay(s, seat, s.level[seat]) > 0
    case 'coasters':
      return fact.at === 'brewery'
        ? (s, seat) => s.coastersAt[s.place[seat]] > 0
        : (s, seat) => askExpansions(s, seat, fact)
    default:
      return (s, seat) => askExpansions(s, seat, fact)
  }
}

const hasFound =
  (what: number): Test =>
  (s, seat) =>
    (s.found[seat] & what) !== 0

const OFFERED = { buy: BUY_AT, cheese: CHEESE_AT, taste: TASTE_AT } as const

/** Whoever arrived, and all partners met. */
export const participants = (s: RaceState): number => s.partners | (1 << s.active)

const FACE_DICE = { failed: failedDice, tbbr: tbbrDice, late: lateDice } as const
export const diceOnTable = (s: RaceState): number =>
  failedDice(s.rolled - 1) + tbbrDice(s.rolled - 1) + lateDice(s.rolled - 1)

/** A tasting counts by its colour only where that colour is poured. */
function isFirst(fact: Extract<Fact, { readonly form: 'firstToday' }>): Test {
  switch (fact.action) {
    case 'move':
      return isNew(fact.means === undefined ? today.MOVED_TODAY : today.movedBy(MEANS.indexOf(fact.means)))
    case 'taste': {
      if (fact.colour === undefined) return isNew(today.TASTED_TODAY)
      const colour = COLOURS.indexOf(fact.colour)
      const tasted = today.tastedOf(colour)
      return (s, seat) => COLOUR_AT[s.place[seat]] === colour && (s.today[seat] & tasted) === 0
    }
    case 'buy':
      return isNew(today.BOUGHT_TODAY)
    default:
      return isNew(today.TOASTED_TODAY)
  }
}

const isNew =
  (deed: number): Test =>
  (s, seat) =>
    (s.today[seat] & deed) === 0

function counts(s: RaceState, seat: number, fact: Extract<Fact, { readonly form: 'count' }>): boolean {
  const has =
    fact.what.of === 'cubes' && fact.what.colour === undefined ? carried(s, seat) : quantityOf(s, seat, fact.what)
  if ('atMost' in fact) return has <= fact.atMost
  return has >= (isShort(s.length) ? (fact.short ?? fact.atLeast) : fact.atLeast)
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
