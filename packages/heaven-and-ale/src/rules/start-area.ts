import { BREW, BREW_STEPS, CASH, CASH_DUCATS, FIRST, MARK, MARK_STEPS, PLACES } from '../content/places.ts'
import { ARRIVED } from '../content/ring.ts'
import { COLOURS } from '../content/tiles.ts'
import { MARK_COLOUR, moveOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { put, strike } from '../engine/steps.ts'
import type { AleSink } from '../events.ts'
import { advanceBrewmaster, advanceMarker, changeDucats } from './income.ts'

/** A figure that has not departed still occupies its place; the mover's own is already empty. */
export function isFree(s: AleState, place: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.place[seat] === place) return false
  return true
}

export function listPlaces(s: AleState, item: number, out: Int32Array): number {
  let n = 0
  for (let place = 0; place < PLACES.length; place++) if (isFree(s, place)) out[n++] = moveOf(item, place)
  return n
}

/** On arrival any free place, but the last to arrive must take FIRST if nobody has. */
export function listArrivals(s: AleState, item: number, out: Int32Array): number {
  if (isFree(s, FIRST) && allHaveArrived(s)) {
    out[0] = moveOf(item, FIRST)
    return 1
  }
  return listPlaces(s, item, out)
}

export function allHaveArrived(s: AleState): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] !== ARRIVED) return false
  return true
}

/** A figure is put on a place, which pays at once. */
export function stand(s: AleState, seat: number, place: number, events?: AleSink): void {
  s.place[seat] = place
  if (place === BREW) advanceBrewmaster(s, seat, BREW_STEPS, 'place', events)
  else if (place === CASH) changeDucats(s, seat, CASH_DUCATS, 'place', events)
  else if (place === MARK) put(s, MARK_COLOUR)
}

export function arrive(s: AleState, seat: number, place: number, events?: AleSink): void {
  strike(s)
  if (events) events({ type: 'placeTaken', seat, place: PLACES[place], at: 'arrival' })
  stand(s, seat, place, events)
}

export function listColours(item: number, out: Int32Array): number {
  for (let colour = 0; colour < COLOURS.length; colour++) out[colour] = moveOf(item, colour)
  return COLOURS.length
}

export function markColour(s: AleState, seat: number, colour: number, events?: AleSink): void {
  strike(s)
  advanceMarker(s, seat, colour, MARK_STEPS, 'place', events)
}
