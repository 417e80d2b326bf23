import { objectives } from '../content/objectives.ts'
import { PLACE_COUNT } from '../content/places.ts'
import { RIGHT_ROW } from '../content/tracks.ts'
import { partnersMet, refillsAtOnce } from '../engine/expansion.ts'
import { unfold } from '../engine/hooks.ts'
import { ANY_NUMBER, mostClaims, objectivePoints, reach, slots } from '../engine/reckon.ts'
import { carried, type RaceState, TAKEN, visitedIn } from '../engine/state.ts'
import { type Sequel, sequel } from '../engine/step.ts'
import { CLAIMS, next, TAKE } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { refill } from './bottling-machine.ts'
import { firstOnGrandPlace } from './brussels.ts'
import * as conditions from './conditions.ts'
import { MOVED, TASTED, TOASTED } from './deeds.ts'
import { nowOf } from './standing.ts'
import { partnerCount } from './toasting.ts'

const { ANY, EACH, TEST } = conditions
const { from, tests, sets, camping, deeds } = conditions.flatten(objectives)

export const cardId = (card: number): string => objectives[card].id
export const CARD_POINTS = Int8Array.from(objectives, (card) => card.vp)
const IS_STAR = Int8Array.from(objectives, (card) => (card.kind === 'star' ? 1 : 0))

/** Which cards a check may take: all of them after an action, stars at other moments, camping cards when camping. */
export const ALL_CARDS = 0
export const STARS = 1
export const CAMPING_CARDS = 2

/** Every fulfilled accessible card is taken, one by one from right to left in the row; then comes `then`. */
export function check(s: RaceState, seat: number, which: number, tell: Tell, then?: Sequel): void {
  if (s.expansions === 0) {
    claim(s, seat, which, tell)
    then?.run(s, seat, 0, tell, 0)
  } else {
    if (then) next(s, then.number, seat)
    unfold(s, 'check', seat, claims, tell, which)
  }
}

/** All of them at once, where nobody can answer. */
function claim(s: RaceState, seat: number, which: number, tell: Tell): void {
  s.turnDeeds |= s.deeds
  for (let slot = 0; slot < RIGHT_ROW; slot++) if (isDue(s, seat, which, slot)) takeCard(s, seat, slot, tell)
}

/** Above the slot in `b` of a check: how many cards have slid into the row since it began. */
const SLID = 4

/**
 * Looks from slot `b` on for a card to take; whoever may answer a claim does so before the next one. Cards that have slid in
 * meanwhile were not there when something was done: of them only stars are taken.
 */
export const claims = sequel(CLAIMS, 'claims', (s, seat, which, tell, from) => {
  s.turnDeeds |= s.deeds
  const slid = from >> SLID
  const slot = nextDue(s, seat, which, from & ((1 << SLID) - 1), slid)
  if (slot >= 0) {
    next(s, CLAIMS, seat, which, refillsAtOnce(s) ? slot | ((slid + 1) << SLID) : slot + 1)
    unfold(s, 'claim', seat, take, tell, slot)
  }
})

/** The next card to take, or -1. Mostly there is none: what limits claims is looked up only where one is due. */
function nextDue(s: RaceState, seat: number, which: number, from: number, slid: number): number {
  const first = dueFrom(s, seat, which, from, slid, false)
  if (first < 0 && from === 0) return -1
  const most = mostClaims(s, seat)
  if (s.claims[0] >= most) return -1
  return most < ANY_NUMBER ? dueFrom(s, seat, which, from, slid, true) : first
}

/** Whoever may not take all takes those worth most, of equal ones the rightmost. */
function dueFrom(s: RaceState, seat: number, which: number, from: number, slid: number, isLimited: boolean): number {
  const end = reach(s, seat)
  let best = -1
  for (let slot = isLimited ? 0 : from; slot < end; slot++) {
    if (!isDue(s, seat, slot < end - slid ? which : STARS, slot)) continue
    if (!isLimited) return slot
    if (best < 0 || CARD_POINTS[s.machine[slot] - 1] > CARD_POINTS[s.machine[best] - 1]) best = slot
  }
  return best
}

export const take = sequel(TAKE, 'take', (s, seat, slot, tell) => {
  takeCard(s, seat, slot, tell)
  if (s.expansions !== 0 && refillsAtOnce(s)) refill(s)
})

/** Whether a check of this kind would take the card in the slot. */
export function isDue(s: RaceState, seat: number, which: number, slot: number): boolean {
  const card = s.machine[slot] - 1
  if (card < 0) return false
  if (which === STARS && IS_STAR[card] === 0) return false
  if (which === CAMPING_CARDS && camping[card] === 0) return false
  // Most cards ask for something that was not done just now: no need to look further.
  if (deeds[card] !== 0 && (deeds[card] & s.deeds) === 0) return false
  return fulfils(s, seat, card)
}

function takeCard(s: RaceState, seat: number, slot: number, tell: Tell): void {
  const card = s.machine[slot] - 1
  s.machine[slot] = 0
  s.card[card] = TAKEN + seat
  if (s.expansions !== 0) s.claims[0] = s.claims[0] + 1
  if (tell) tellTaken(s, seat, card, tell)
}

function tellTaken(s: RaceState, seat: number, card: number, tell: NonNullable<Tell>): void {
  const points = objectivePoints(s, seat, CARD_POINTS[card])
  const worth = points === CARD_POINTS[card] ? {} : { points }
  tell({ type: 'cardTaken', seat, card: cardId(card), now: nowOf(s, seat), ...worth })
}

/** What a card taken from the machine is worth to the seat, which is not always what is printed on it. */
export function pointsFor(s: RaceState, seat: number, card: string): number {
  const at = objectives.findIndex(({ id }) => id === card)
  return at < 0 ? 0 : objectivePoints(s, seat, CARD_POINTS[at])
}

export function isStar(card: number): boolean {
  return IS_STAR[card] === 1
}

export function fulfils(s: RaceState, seat: number, card: number): boolean {
  const end = from[card + 1]
  for (let at = from[card]; at < end; at += TEST) if (!passes(s, seat, at)) return false
  return true
}

function passes(s: RaceState, seat: number, at: number): boolean {
  const a = tests[at + 1]
  const b = tests[at + 2]
  const c = tests[at + 3]
  const d = tests[at + 4]
  switch (tests[at]) {
    case conditions.MOVED_TEST:
      return (
        (s.deeds & MOVED) !== 0 && isAt(s, seat, a) && (b === ANY || s.means === b) && s.printed > c && s.offered >= d
      )
    case conditions.TASTED_TEST:
      return (s.deeds & TASTED) !== 0 && tastes(s, seat, a, b)
    case conditions.TOASTED_TEST:
      return (
        (s.deeds & TOASTED) !== 0 && isAt(s, seat, a) && partnersOf(s) >= b && holds(s.given, c) && holds(s.drunk, d)
      )
    case conditions.DEED_TEST:
      return (s.deeds & b) !== 0 && isAt(s, seat, a)
    case conditions.SAME_TURN_TEST:
      return (s.turnDeeds & a) === a && (s.deeds & a) !== 0
    case conditions.FIRST_TEST:
      return firstOnGrandPlace(s, seat)
    default:
      return short(s, seat, at) === 0
  }
}

/** Partners of the toast, or those that what stands for it counts for. */
const partnersOf = (s: RaceState): number => {
  const met = s.expansions === 0 ? -1 : partnersMet(s)
  return met < 0 ? partnerCount(s) : met
}

/** How many beers, bottles, steps or visits a player is short of; none where it is no question of how many. */
function short(s: RaceState, seat: number, at: number): number {
  const a = tests[at + 1]
  const b = tests[at + 2]
  const c = tests[at + 3]
  switch (tests[at]) {
    case conditions.CHEERS_TEST:
      return below(s.cheers[seat], a)
    case conditions.CHEESE_TEST:
      return below(s.cheese[seat], a)
    case conditions.GLASS_TEST:
      return below(s.glass[seat], a)
    case conditions.BOTTLES_TEST:
      return shortOf(s.bottles, seat, a, b)
    case conditions.COASTERS_TEST:
      return below(s.coasters[seat], s.seats === 2 ? a : s.seats === 3 ? b : c)
    case conditions.CUBES_TEST:
      return shortOf(s.cubes, seat, a, b)
    case conditions.CARRIED_TEST:
      return Math.abs(carried(s, seat) - (a === 0 ? 0 : slots(s, seat)))
    case conditions.LEVEL_TEST:
      return Math.abs(s.level[seat] - a)
    case conditions.VISITED_TEST:
      return below(a === ANY ? s.visited[seat] : visitedIn(s, 1 << seat, sets, a * PLACE_COUNT, 1), b)
    default:
      return NEVER
  }
}

/** More than anything there is to be short of. */
const NEVER = 1000

const below = (has: number, least: number): number => (has < least ? least - has : 0)

/** One more of something, and the card would be theirs. Cards that ask for a deed are never close. */
export function isClose(s: RaceState, seat: number, card: string): boolean {
  return lackingFor(s, seat, card) === 1
}

/** After this a card is further away than before: it counts what was given up. */
export const isFarther = (before: RaceState, after: RaceState, seat: number, card: string): boolean =>
  lackingFor(after, seat, card) > lackingFor(before, seat, card)

function lackingFor(s: RaceState, seat: number, card: string): number {
  const at = objectives.findIndex(({ id }) => id === card)
  if (at < 0) return 0
  let lacking = 0
  for (let test = from[at]; test < from[at + 1]; test += TEST) lacking += short(s, seat, test)
  return lacking
}

/** Events happen where the meeple stands when the action is over. */
const isAt = (s: RaceState, seat: number, set: number): boolean =>
  set === ANY || sets[set * PLACE_COUNT + s.place[seat]] === 1

/** A beer at the brewery has a place; one in transit has only a colour. */
function tastes(s: RaceState, seat: number, set: number, colour: number): boolean {
  const here = s.tasted !== 0 && isAt(s, seat, set) && (colour === ANY || s.tasted === colour + 1)
  return here || (set === ANY && s.tastedInTransit !== 0 && holds(s.tastedInTransit, colour))
}

const holds = (colours: number, colour: number): boolean => colour === ANY || ((colours >> colour) & 1) === 1

function shortOf(pieces: Int16Array, seat: number, colour: number, least: number): number {
  const at = seat * 4
  if (colour >= 0) return below(pieces[at + colour], least)
  let [sum, missing] = [0, 0]
  for (let i = at; i < at + 4; i++) {
    missing += below(pieces[i], least)
    sum += pieces[i]
  }
  return colour === EACH ? missing : below(sum, least)
}
