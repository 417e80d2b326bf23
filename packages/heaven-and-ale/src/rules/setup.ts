import type { Options } from '@estaminet/kernel'
import { FIRST, PLACES } from '../content/places.ts'
import { FULL_HAND } from '../content/privileges.ts'
import { BREWMASTER_START, MARKER_START, START_DUCATS } from '../content/production.ts'
import { BACKS, COLOURS, FIRST_MONK, MONK_COPIES, RESOURCE_COPIES, TILE_KINDS } from '../content/tiles.ts'
import { BEGIN_ROUND, DRAW_FIRST, DRAW_MONK, DRAW_TILE, moveOf, PICK_START, START_PICKS } from '../engine/moves.ts'
import { type AleState, blank } from '../engine/state.ts'
import { detail, put, setDetail, strike } from '../engine/steps.ts'
import type { AleSink } from '../events.ts'
import { CLOCKWISE, EXCHANGES, PICKS } from '../options.ts'
import { stand } from './start-area.ts'

export function setup(options: Options, seats: number): AleState {
  const s = blank(seats)
  s.round = 1
  s.picks = PICKS.indexOf(String(options.picks))
  s.exchange = EXCHANGES.indexOf(String(options.exchange))
  BACKS.forEach((back, at) => {
    for (let tile = 1; tile < TILE_KINDS; tile++)
      s.stacks[at * TILE_KINDS + tile] = tile < FIRST_MONK ? RESOURCE_COPIES[back] : MONK_COPIES[back]
  })
  s.ringDiscs.fill(1)
  s.ducats.fill(START_DUCATS)
  s.hand.fill(FULL_HAND)
  s.brewmaster.fill(BREWMASTER_START)
  s.place.fill(-1)
  for (let seat = 0; seat < seats; seat++) s.markers.set(MARKER_START, seat * COLOURS.length)
  put(s, BEGIN_ROUND)
  put(s, START_PICKS)
  put(s, DRAW_FIRST)
  put(s, DRAW_MONK)
  put(s, DRAW_TILE)
  return s
}

export function listFirstPlayers(s: AleState, out: Int32Array, weights: Int32Array): number {
  for (let seat = 0; seat < s.seats; seat++) {
    out[seat] = moveOf(DRAW_FIRST, seat)
    weights[seat] = 1
  }
  return s.seats
}

/** The first player stands on FIRST and takes no income. */
export function drawFirstPlayer(s: AleState, seat: number, events?: AleSink): void {
  strike(s)
  s.turn = seat
  s.place[seat] = FIRST
  if (events) events({ type: 'firstPlayer', seat })
}

/** Then each other player picks a free place, one after another in the direction of the table's option. */
export function nextStartPick(s: AleState): void {
  const made = detail(s, 1)
  if (made === s.seats - 1) {
    strike(s)
    return
  }
  setDetail(s, 1, made + 1)
  s.turn = (s.turn + (s.picks === CLOCKWISE ? 1 : s.seats - 1)) % s.seats
  put(s, PICK_START)
}

export function pickStart(s: AleState, seat: number, place: number, events?: AleSink): void {
  strike(s)
  if (events) events({ type: 'placeTaken', seat, place: PLACES[place], at: 'setup' })
  stand(s, seat, place, events)
}
