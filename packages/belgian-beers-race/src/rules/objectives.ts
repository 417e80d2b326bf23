import { objectives } from '../content/objectives.ts'
import { RIGHT_ROW } from '../content/tracks.ts'
import { unfold } from '../engine/hooks.ts'
import { ANY_NUMBER, mostClaims, objectivePoints, reach } from '../engine/reckon.ts'
import { type RaceState, TAKEN } from '../engine/state.ts'
import { type Sequel, sequel } from '../engine/step.ts'
import { CLAIMS, next, TAKE } from '../engine/steps.ts'
import { refillsAtOnce } from '../engine/variant.ts'
import type { Tell } from '../events.ts'
import { refill } from './bottling-machine.ts'
import { fulfils, mayBeFulfilled, namesCamping } from './fulfilment.ts'
import { nowOf } from './standing.ts'

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
  if (which === CAMPING_CARDS && !namesCamping(card)) return false
  return mayBeFulfilled(s, card) && fulfils(s, seat, card)
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

export function isStar(card: number): boolean {
  return IS_STAR[card] === 1
}
