import { BONUS_AT, PLACE_COUNT, placeId } from '../content/places.ts'
import { argumentOf, BEGIN, move } from '../engine/moves.ts'
import type { RaceStep } from '../engine/step.ts'
import { done } from '../engine/steps.ts'
import { takeBottle, visit } from './arriving.ts'

/** Before the start is chosen a meeple is nowhere. */
export const NOWHERE = -1

/** A brewery without any bonus that nobody else has chosen. */
export const start = {
  name: 'start',
  asks: 'seat',
  legal(s, _seat, _a, out) {
    let count = 0
    for (let place = 1; place < PLACE_COUNT; place++)
      if (BONUS_AT[place] === 0 && s.visitors[place] === 0) out[count++] = move(BEGIN, place)
    return count
  },
  /** The bottle and a visited token, but no coaster: the placement is not a move. */
  answer(s, seat, _a, answer, tell) {
    const place = argumentOf(answer)
    done(s)
    s.place[seat] = place
    tell?.({ type: 'startChosen', seat, place: placeId(place) })
    takeBottle(s, seat, place, tell)
    visit(s, seat, place, tell)
  },
  describe(_s, _seat, _a, move) {
    const to = placeId(argumentOf(move))
    return { kind: 'start', say: ['start', to], to }
  },
} satisfies RaceStep
