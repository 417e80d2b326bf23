import { done, next } from '@estaminet/kernel'
import { BREW, BREW_STEPS, CASH, CASH_DUCATS, FIRST, MARK, MARK_STEPS, PLACES, type Place } from '../content/places.ts'
import { ARRIVED } from '../content/ring.ts'
import { COLOURS } from '../content/tiles.ts'
import { moveOf, optionOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { question } from '../engine/step.ts'
import { MARK_COLOUR, PICK_PLACE } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { advanceBrewmaster, advanceMarker, changeDucats, listMarkers } from './income.ts'

/** A place of the start area on arrival. */
export const pickPlace = question({
  name: 'pickPlace',
  legal: (s, _seat, _a, out) => listArrivals(s, out),
  answer(s, seat, _a, move, tell) {
    done(s.stack)
    const place = optionOf(move)
    if (tell) tell({ type: 'placeTaken', seat, place: PLACES[place], at: 'arrival' })
    stand(s, seat, place, tell)
  },
  describe(_s, _seat, _a, move) {
    const place = PLACES[optionOf(move)]
    return { kind: 'pickPlace', say: ['place', place], place }
  },
})

/** The marker advanced by the place MARK. */
export const markColour = question({
  name: 'markColour',
  legal: (_s, _seat, _a, out) => listMarkers(MARK_COLOUR, out),
  answer(s, seat, _a, move, tell) {
    done(s.stack)
    advanceMarker(s, seat, optionOf(move), MARK_STEPS, 'place', tell)
  },
  describe(_s, _seat, _a, move) {
    const colour = COLOURS[optionOf(move)]
    return { kind: 'markColour', say: ['mark', colour], colour }
  },
})

/** A figure that has not departed still occupies its place; the mover's own is already empty. */
function isFree(s: AleState, place: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.place[seat] === place) return false
  return true
}

export function listPlaces(s: AleState, step: number, out: Int32Array): number {
  let n = 0
  for (let place = 0; place < PLACES.length; place++) if (isFree(s, place)) out[n++] = moveOf(step, place)
  return n
}

/** On arrival any free place, but the last to arrive must take FIRST if nobody has. */
function listArrivals(s: AleState, out: Int32Array): number {
  if (isFree(s, FIRST) && allHaveArrived(s)) {
    out[0] = moveOf(PICK_PLACE, FIRST)
    return 1
  }
  return listPlaces(s, PICK_PLACE, out)
}

const arrivals = new Int32Array(PLACES.length)
/** The places open to a figure that has just come home. */
export const placesFor = (s: AleState): Place[] =>
  Array.from(arrivals.subarray(0, listArrivals(s, arrivals)), (move) => PLACES[optionOf(move)])

export function allHaveArrived(s: AleState): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] !== ARRIVED) return false
  return true
}

/** A figure is put on a place, which pays at once. */
export function stand(s: AleState, seat: number, place: number, tell: Tell): void {
  s.place[seat] = place
  if (place === BREW) advanceBrewmaster(s, seat, BREW_STEPS, 'place', tell)
  else if (place === CASH) changeDucats(s, seat, CASH_DUCATS, 'place', tell)
  else if (place === MARK) next(s.stack, MARK_COLOUR, seat)
}
