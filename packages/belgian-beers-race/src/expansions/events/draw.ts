import { EVERYONE, field } from '@estaminet/kernel'
import { type EventId, events } from '../../content/events.ts'
import { lengthOf } from '../../content/lengths.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { done, next, topOf } from '../../engine/steps.ts'
import { isAmong } from '../keep-one.ts'

// Steps and kinds of moves
export const DRAW = 72
export const DRAWN = 72

/** The card of each day, counted from 1: all of them lie open from the beginning. */
export const FIELD = 'events.drawn'
export const MOST_DAYS = 3
export const drawn = field(FIELD)

/** The card of the day, or -1 before it is drawn. */
export const todaysCard = (s: RaceState): number => drawn(s)[s.day] - 1

const daysOf = (s: RaceState): number => lengthOf(s.length).days.length

export const layOut = (s: RaceState): void => next(s, DRAW, 0, daysOf(s))

export type DrawMove = { readonly kind: 'events/draw'; readonly say: readonly [string, string]; readonly card: EventId }
export type DrawEvent = { readonly type: 'events/drawn'; readonly day: number; readonly card: EventId }

/** One card a day, in the order of the days; the rest leaves the game unseen. `a`: days without one. */
export const draw: RaceStep = {
  name: 'events/draw',
  asks: 'nature',
  settle(s, _seat, a) {
    if (a > 0) return false
    done(s)
    return true
  },
  outcomes(s, _a, out, weights) {
    const known = drawn(s)
    let count = 0
    for (let card = 0; card < events.length; card++)
      if (!isAmong(known, card)) {
        out[count] = move(DRAWN, card)
        weights[count++] = 1
      }
    return count
  },
  answer(s, _seat, a, answer, tell) {
    const day = daysOf(s) - a
    const card = argumentOf(answer)
    s.stack[topOf(s) + 2] = a - 1
    drawn(s)[day] = card + 1
    tell?.({ type: 'events/drawn', day: day + 1, card: events[card].id } satisfies DrawEvent, EVERYONE)
  },
  describe(_s, _seat, _a, move) {
    const card = events[argumentOf(move)].id
    return { kind: 'events/draw', say: ['event', card], card } satisfies DrawMove
  },
}
