import { done, next, type Options } from '@estaminet/kernel'
import { FIRST, PLACES } from '../content/places.ts'
import { FULL_HAND } from '../content/privileges.ts'
import { BREWMASTER_START, MARKER_START, START_DUCATS } from '../content/production.ts'
import { BACKS, COLOURS, FIRST_MONK, MONK_COPIES, RESOURCE_COPIES, TILE_KINDS } from '../content/tiles.ts'
import { moveOf, optionOf } from '../engine/moves.ts'
import { type AleState, blank } from '../engine/state.ts'
import { type AleStep, question } from '../engine/step.ts'
import { BEGIN_ROUND, DRAW_FIRST, DRAW_MONK, DRAW_TILE, PICK_START, START_PICKS } from '../engine/steps.ts'
import { CLOCKWISE, EXCHANGES, PICKS } from '../options.ts'
import { listPlaces, stand } from './start-area.ts'

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
  next(s.stack, BEGIN_ROUND)
  next(s.stack, START_PICKS)
  next(s.stack, DRAW_FIRST)
  next(s.stack, DRAW_MONK)
  next(s.stack, DRAW_TILE)
  return s
}

/** The first player stands on FIRST and takes no income. */
export const drawFirst: AleStep = {
  name: 'drawFirst',
  asks: 'nature',
  outcomes(s, _a, out, weights) {
    for (let seat = 0; seat < s.seats; seat++) {
      out[seat] = moveOf(DRAW_FIRST, seat)
      weights[seat] = 1
    }
    return s.seats
  },
  answer(s, _seat, _a, move, tell) {
    done(s.stack)
    const first = optionOf(move)
    s.turn = first
    s.place[first] = FIRST
    if (tell) tell({ type: 'firstPlayer', seat: first })
  },
  describe: (_s, _seat, _a, move) => ({ kind: 'drawFirst', say: ['first', optionOf(move)], seat: optionOf(move) }),
}

/** Then each other player picks a free place, one after another in the direction of the table's option. */
export const startPicks: AleStep = {
  name: 'startPicks',
  asks: 'nobody',
  settle(s, _seat, made) {
    done(s.stack)
    if (made === s.seats - 1) return true
    s.turn = (s.turn + (s.picks === CLOCKWISE ? 1 : s.seats - 1)) % s.seats
    next(s.stack, START_PICKS, 0, made + 1)
    next(s.stack, PICK_START, s.turn)
    return true
  },
}

/** A start place at setup. */
export const pickStart = question({
  name: 'pickStart',
  legal: (s, _seat, _a, out) => listPlaces(s, PICK_START, out),
  answer(s, seat, _a, move, tell) {
    done(s.stack)
    const place = optionOf(move)
    if (tell) tell({ type: 'placeTaken', seat, place: PLACES[place], at: 'setup' })
    stand(s, seat, place, tell)
  },
  describe(_s, _seat, _a, move) {
    const place = PLACES[optionOf(move)]
    return { kind: 'pickStart', say: ['place', place], place }
  },
})
