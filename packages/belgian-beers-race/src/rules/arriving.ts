import { BONUS_AT, CATEGORIES, COLOUR_AT, COLOURS, GRAND_PLACE, placeId } from '../content/places.ts'
import { MEANS } from '../content/roads.ts'
import { lookAtDeclared } from '../engine/facts.ts'
import { charge } from '../engine/gather.ts'
import { unfoldNext } from '../engine/hooks.ts'
import { TRAVEL } from '../engine/numbers.ts'
import { all } from '../engine/registry.ts'
import type { RaceState } from '../engine/state.ts'
import { sequel } from '../engine/step.ts'
import { ARRIVAL, MEETING, next, TOAST } from '../engine/steps.ts'
import { meetingStep } from '../engine/variant.ts'
import type { Tell } from '../events.ts'
import { enterGrandPlace, leaveGrandPlace } from './brussels.ts'
import { MOVED } from './deeds.ts'
import { beginToast } from './toasting.ts'
import { BOTTLE, COASTER, FIRST_VISIT, movedBy, noteFound, noteToday } from './today.ts'
import { refreshUniqueActions } from './unique-actions.ts'

/** The meeple reaches the declared point; what lies there is taken, then comes the toast. */
export function arrive(s: RaceState, seat: number, tell: Tell): void {
  const from = s.place[seat]
  const to = s.target
  if (from === GRAND_PLACE) leaveGrandPlace(s, seat)
  s.place[seat] = to
  s.deeds |= MOVED
  refreshUniqueActions(s, seat)
  tell?.({ type: 'moved', seat, means: MEANS[s.means], from: placeId(from), to: placeId(to) })
  if (s.expansions !== 0) completed(s, seat)
  if (to === GRAND_PLACE) enterGrandPlace(s, seat)
  else if (s.expansions === 0) {
    pickUp(s, seat, to, tell)
    meeting.run(s, seat, 0, tell, 0)
  } else {
    s.found[seat] = 0
    // What has to be drawn for somebody who picks something up lies above the arrival.
    unfoldNext(s, 'arrived', seat, meeting)
    pickUp(s, seat, to, tell)
  }
}

/** The travel time was charged: whatever shortened it, and is counted, is used; and the first move of the day is over. */
function completed(s: RaceState, seat: number): void {
  lookAtDeclared(s)
  charge(s, TRAVEL, seat, s.means)
  noteToday(s, seat, movedBy(s.means))
}

/** A ride is over. */
export const arrival = sequel(ARRIVAL, 'arrival', (s, seat, _a, tell) => arrive(s, seat, tell))

/** Whoever stands there is met: with a toast, unless an expansion has something else in its place. */
export const meeting = sequel(MEETING, 'meeting', (s, seat, _a, tell) => {
  const other = meetingStep(s, TOAST)
  if (other === TOAST) beginToast(s, seat, tell)
  else next(s, other, seat)
})

/** The first visitor bottle, otherwise one coaster; never both. Then the visited token. */
function pickUp(s: RaceState, seat: number, place: number, tell: Tell): void {
  if (!takeBottle(s, seat, place, tell)) takeCoaster(s, seat, place, tell)
  if (s.expansions !== 0) pickUpMore(s, seat, place, tell)
  visit(s, seat, place, tell)
}

function pickUpMore(s: RaceState, seat: number, place: number, tell: Tell): void {
  const list = pickUps(s)
  for (let at = 0; at < list.length; at++) list[at](s, seat, place, tell)
}
const pickUps = all('pickUp')

export function takeBottle(s: RaceState, seat: number, place: number, tell: Tell): boolean {
  if (s.bottleAt[place] === 0) return false
  const colour = COLOUR_AT[place]
  s.bottleAt[place] = 0
  if (s.expansions !== 0) noteFound(s, seat, BOTTLE)
  s.bottles[seat * 4 + colour] = s.bottles[seat * 4 + colour] + 1
  tell?.({ type: 'bottleTaken', seat, place: placeId(place), colour: COLOURS[colour] })
  return true
}

export function takeCoaster(s: RaceState, seat: number, place: number, tell: Tell): void {
  if (s.coastersAt[place] === 0) return
  s.coastersAt[place] = s.coastersAt[place] - 1
  keepCoaster(s, seat, place, tell)
}

/** A coaster was found there, whoever had laid it down. */
export function keepCoaster(s: RaceState, seat: number, place: number, tell: Tell): void {
  if (s.expansions !== 0) noteFound(s, seat, COASTER)
  s.coasters[seat] = s.coasters[seat] + 1
  tell?.({ type: 'coasterTaken', seat, place: placeId(place) })
}

/** A first visit leaves a token, and a step on each bonus track of the brewery. */
export function visit(s: RaceState, seat: number, place: number, tell: Tell): void {
  const visitors = s.visitors[place]
  if ((visitors >> seat) & 1 || (s.expansions !== 0 && !leavesToken(s, seat, place))) return
  s.visitors[place] = visitors | (1 << seat)
  s.visited[seat] = s.visited[seat] + 1
  if (s.expansions !== 0) noteFound(s, seat, FIRST_VISIT)
  tell?.({ type: 'visited', seat, place: placeId(place), count: s.visited[seat] })
  const bonuses = BONUS_AT[place]
  for (let category = 0; bonuses >> category > 0; category++) {
    if (((bonuses >> category) & 1) === 0) continue
    const at = seat * 4 + category
    s.bonus[at] = s.bonus[at] + 1
    tell?.({ type: 'bonusGained', seat, category: CATEGORIES[category], steps: s.bonus[at] })
  }
}

/** Whether a first visit leaves a token there: some expansions know places where it does not. */
export function leavesToken(s: RaceState, seat: number, place: number): boolean {
  const list = objections(s)
  for (let at = 0; at < list.length; at++) if (!list[at](s, seat, place)) return false
  return true
}
const objections = all('leavesToken')
