import { EVERYONE, field } from '@estaminet/kernel'
import { confrontation } from '../../content/confrontation.ts'
import { hookNumber } from '../../content/hooks.ts'
import type { RaceState } from '../../engine/state.ts'
import { endSurvey } from '../../engine/survey.ts'
import type { Tell } from '../../events.ts'
import { isAmong } from '../keep-one.ts'
import { CARD_COUNT, cardId, hands, sizes } from './hands.ts'

/**
 * Cards that have been played: face up in the pile, running before a player for so many actions or so much time, or in force until what
 * they were played into is over. An own card lies in the pile already while it is in force, a hostile one only afterwards.
 */

/** The common pile in the order of its cards, counted from 1. */
export const pile = field('confrontation.pile')
/** Cards that run, counted from 1, at seat * RUNNING + slot; what is left of them: actions, or the space of a marker. */
export const running = field('confrontation.running')
export const remaining = field('confrontation.remaining')

/** Cards in force, counted from 1, at seat * IN_FORCE + slot: the seat is whom they were played on. */
export const inForce = field('confrontation.force')
/** One cell: the hostile card that is revealed and has not done yet what it does at once, counted from 1. */
export const revealed = field('confrontation.revealed')

/** How many cards can run before one player. */
export const RUNNING = confrontation.filter(({ lasts }) => lasts !== 'instant').length
/** How many can be in force for one player at once: a purchase is what most cards answer. */
export const IN_FORCE = 4

/** Actions a card lasts, or time units; 0 for one that does not last so. */
const ACTIONS = Int8Array.from(confrontation, ({ lasts }) =>
  lasts !== 'instant' && 'actions' in lasts ? lasts.actions : 0,
)
const TIME = Int8Array.from(confrontation, ({ lasts }) => (lasts !== 'instant' && 'tu' in lasts ? lasts.tu : 0))

/** As a mask: at which hooks a card is played. */
const HOOKS_OF = Int32Array.from(confrontation, ({ effects }) =>
  effects.reduce((mask, { on }) => mask | (1 << hookNumber(on)), 0),
)
const HOSTILE = Int8Array.from(confrontation, ({ side }) => (side === 'hinders' ? 1 : 0))
export const isHostile = (card: number): boolean => HOSTILE[card] === 1

/** What runs, then what is in force. */
export const cardAt = (s: RaceState, seat: number, slot: number): number =>
  slot < RUNNING ? running(s)[seat * RUNNING + slot] - 1 : inForce(s)[seat * IN_FORCE + slot - RUNNING] - 1

export const isAnyInForce = (s: RaceState, seat: number): boolean =>
  holdsAny(running(s), seat * RUNNING, RUNNING) || holdsAny(inForce(s), seat * IN_FORCE, IN_FORCE)

function holdsAny(cells: Int16Array, from: number, slots: number): boolean {
  for (let at = from; at < from + slots; at++) if (cells[at] !== 0) return true
  return false
}

/** Whether everybody can see the card. Asked at every window, so nothing is looked at that cannot hold it. */
export const isFaceUp = (s: RaceState, card: number): boolean =>
  revealed(s)[0] === card + 1 ||
  isOnPile(s, card) ||
  (isHostile(card) && isAmong(inForce(s), card)) ||
  (ACTIONS[card] + TIME[card] > 0 && isAmong(running(s), card))

function isOnPile(s: RaceState, card: number): boolean {
  const open = pile(s)
  for (let at = 0; at < open.length && open[at] !== 0; at++) if (open[at] === card + 1) return true
  return false
}

/** A card leaves the hand and is seen by all. */
export function show(s: RaceState, seat: number, card: number, target: number, tell: Tell): void {
  hands(s)[seat * CARD_COUNT + card] = 0
  sizes(s)[seat]--
  tell?.({ type: 'confrontation/played', seat, card: cardId(card), target }, EVERYONE)
}

/** A card leaves the hand: what lasts runs before `target`, everything else goes to the pile as it is played. */
export function layDown(s: RaceState, seat: number, card: number, target: number, tell: Tell): void {
  show(s, seat, card, target, tell)
  if (ACTIONS[card] > 0) run(s, target, card, ACTIONS[card])
  else if (TIME[card] > 0) run(s, target, card, s.time[target] + TIME[card])
  else putOnPile(s, card)
}

function run(s: RaceState, target: number, card: number, lasts: number): void {
  let at = target * RUNNING
  while (running(s)[at] !== 0) at++
  running(s)[at] = card + 1
  remaining(s)[at] = lasts
}

/** A card does what it does to the seat until `finish`, after those played before it. */
export function putInForce(s: RaceState, seat: number, card: number): void {
  endSurvey()
  let at = seat * IN_FORCE
  while (at < (seat + 1) * IN_FORCE && inForce(s)[at] !== 0) at++
  if (at === (seat + 1) * IN_FORCE) throw noRoom(card)
  inForce(s)[at] = card + 1
}

const noRoom = (card: number): Error => new RangeError(`There is no room for ${cardId(card)} beside what is in force.`)

/** The same before all others, as if it had been announced. */
export function putFirstInForce(s: RaceState, seat: number, card: number): void {
  const first = seat * IN_FORCE
  if (inForce(s)[first + IN_FORCE - 1] !== 0) throw noRoom(card)
  inForce(s).copyWithin(first + 1, first, first + IN_FORCE - 1)
  inForce(s)[first] = card + 1
}

export function isInForce(s: RaceState, seat: number, card: number): boolean {
  for (let at = seat * IN_FORCE; at < (seat + 1) * IN_FORCE; at++) if (inForce(s)[at] === card + 1) return true
  return false
}

/** What is seen of the seat as if the card were in force for it: nothing of it stays, whatever comes of looking. */
export function asIfInForce<Seen>(
  s: RaceState,
  seat: number,
  card: number,
  look: (s: RaceState, seat: number) => Seen,
): Seen {
  putInForce(s, seat, card)
  try {
    return look(s, seat)
  } finally {
    takeFromForce(s, seat, card)
  }
}

function takeFromForce(s: RaceState, seat: number, card: number): void {
  endSurvey()
  const cells = inForce(s)
  let at = seat * IN_FORCE
  while (cells[at] !== card + 1) at++
  cells[at] = 0
}

/** A hostile card that was not cancelled: it runs before its target, or is in force until what it answers is over. */
export function takeEffect(s: RaceState, target: number, card: number): void {
  if (ACTIONS[card] > 0) run(s, target, card, ACTIONS[card])
  else putInForce(s, target, card)
}

/** What these hooks, as a mask, were about is over; whether any card was in force there. */
export function finish(s: RaceState, hooks: number): boolean {
  const cells = inForce(s)
  let isAny = false
  for (let at = 0; at < cells.length; at++) {
    const card = cells[at] - 1
    if (card < 0 || (HOOKS_OF[card] & hooks) === 0) continue
    cells[at] = 0
    if (isHostile(card)) putOnPile(s, card)
    isAny = true
  }
  return isAny
}

export function putOnPile(s: RaceState, card: number): void {
  let at = 0
  while (pile(s)[at] !== 0) at++
  pile(s)[at] = card + 1
}

/** What a running card changed was charged: a counter goes, with the last of them the card. Time has its own marker. */
export function useCounter(s: RaceState, seat: number, slot: number): void {
  if (slot >= RUNNING) return
  const at = seat * RUNNING + slot
  if (ACTIONS[running(s)[at] - 1] === 0) return
  remaining(s)[at]--
  if (remaining(s)[at] === 0) stop(s, at)
}

/** Markers their discs have passed end. */
export function endPassedMarkers(s: RaceState): void {
  const cells = running(s)
  for (let at = 0; at < cells.length; at++)
    if (isMarker(cells[at] - 1) && s.time[(at / RUNNING) | 0] > remaining(s)[at]) stop(s, at)
}

/** With the day all of them end. */
export function endMarkers(s: RaceState, seat: number): void {
  const cells = running(s)
  for (let at = seat * RUNNING; at < (seat + 1) * RUNNING; at++) if (isMarker(cells[at] - 1)) stop(s, at)
}

const isMarker = (card: number): boolean => card >= 0 && TIME[card] > 0

function stop(s: RaceState, at: number): void {
  putOnPile(s, running(s)[at] - 1)
  running(s)[at] = 0
  remaining(s)[at] = 0
}

/** Moves that cards running before a seat still make shorter, less those they still hold up. */
export function movesEased(s: RaceState, seat: number): number {
  let moves = 0
  for (let at = seat * RUNNING; at < (seat + 1) * RUNNING; at++) {
    const card = running(s)[at] - 1
    if (card >= 0 && ACTIONS[card] > 0) moves += isHostile(card) ? -remaining(s)[at] : remaining(s)[at]
  }
  return moves
}
