import { COASTER_FACE, COASTERS, COASTERS_DRAWN } from '../content/coasters.ts'
import { lengthOf } from '../content/lengths.ts'
import { GRAND_PLACE, PLACE_COUNT, placeId } from '../content/places.ts'
import type { Expansion } from '../engine/expansion.ts'
import { argumentOf, CHOOSE_FIRST, DRAW_CARD, DRAW_COASTER, move } from '../engine/moves.ts'
import { inPlay } from '../engine/registry.ts'
import { CARDS, clockwise, emptyRace, LEVEL_THREE_FROM, type RaceState, SHOWN, UNSEEN } from '../engine/state.ts'
import type { RaceStep } from '../engine/step.ts'
import { CARD, COASTER, done, FIRST, FIRST_MORNING, LEVEL_THREE, next, START, TURN, topOf } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { describeCard } from './bottling-machine.ts'
import { enterGrandPlace } from './brussels.ts'
import { cardId } from './objectives.ts'
import { NOWHERE } from './short-game.ts'
import { setDay } from './start-of-day.ts'

/** What a race is set up from: options and expansions by their numbers. */
export interface Plan {
  readonly seats: number
  readonly length: number
  readonly leader: number
  readonly arrival: number
  readonly expansions: number
}

/** The board before the first draw: a bottle on every brewery, nothing with the players. */
export function setUp(plan: Plan): RaceState {
  const s = emptyRace(plan.seats, plan.expansions)
  s.seats = plan.seats
  s.length = plan.length
  s.leader = plan.leader
  s.arrival = plan.arrival
  s.expansions = plan.expansions
  setDay(s, 0)
  s.bottleAt.fill(1, 1, PLACE_COUNT)
  s.place.fill(lengthOf(s.length).start === 'chosen' ? NOWHERE : GRAND_PLACE)
  next(s, FIRST)
  return s
}

export const firstPlayer = {
  name: 'first-player',
  asks: 'nature',
  outcomes(s, _a, out, weights) {
    for (let seat = 0; seat < s.seats; seat++) {
      out[seat] = move(CHOOSE_FIRST, seat)
      weights[seat] = 1
    }
    return s.seats
  },
  answer: (s, _seat, _a, answer, tell) => chooseFirst(s, argumentOf(answer), tell),
  describe(_s, _seat, _a, move) {
    const seat = argumentOf(move)
    return { kind: 'first', say: ['first', seat], seat }
  },
} satisfies RaceStep

/** First player on top of the stack, then clockwise downwards; the other draws of the setup follow. */
function chooseFirst(s: RaceState, first: number, tell: Tell): void {
  done(s)
  s.first = first
  const { start, levelThree } = lengthOf(s.length)
  tell?.({ type: 'firstPlayer', seat: first })
  next(s, s.expansions === 0 ? TURN : FIRST_MORNING)
  const expansions = inPlay(s)
  for (let at = 0; at < expansions.length; at++) expansions[at].prepareLast?.(s)
  for (let i = s.seats - 1; i >= 0; i--) {
    const seat = clockwise(s, first, i)
    s.height[seat] = s.seats - 1 - i
    if (start === 'chosen') next(s, START, seat)
  }
  if (start === 'grand-place') for (let i = 0; i < s.seats; i++) enterGrandPlace(s, clockwise(s, first, i))
  // What is pushed last comes first: so the first expansion prepares first.
  for (let at = expansions.length - 1; at >= 0; at--) expansions[at].prepare?.(s)
  if (levelThree && !drawsOwnLevelThree(expansions)) next(s, LEVEL_THREE, 0, s.seats)
  next(s, CARD)
  next(s, COASTER, 0, COASTERS_DRAWN[s.seats] ?? 0)
}

function drawsOwnLevelThree(expansions: readonly Expansion[]): boolean {
  for (let at = 0; at < expansions.length; at++) if (expansions[at].drawsLevelThree) return true
  return false
}

/** `a`: coasters still to draw. */
export const coaster = {
  name: 'coaster',
  asks: 'nature',
  settle: (s, _seat, a) => doneAt(s, a),
  outcomes(s, _a, out, weights) {
    const { coasterDrawn } = s
    let count = 0
    for (let token = 0; token < coasterDrawn.length; token++)
      if (coasterDrawn[token] === 0) {
        out[count] = move(DRAW_COASTER, 2 * token)
        out[count + 1] = move(DRAW_COASTER, 2 * token + 1)
        weights[count] = weights[count + 1] = 1
        count += 2
      }
    return count
  },
  answer(s, _seat, a, answer, tell) {
    const face = argumentOf(answer)
    const place = COASTER_FACE[face]
    s.stack[topOf(s) + 2] = a - 1
    s.coasterDrawn[face >> 1] = 1
    s.coastersAt[place] = s.coastersAt[place] + 1
    tell?.({ type: 'coasterPlaced', place: placeId(place) })
  },
  /** A token is known by its back as well: several show the same brewery. */
  describe(_s, _seat, _a, move) {
    const face = argumentOf(move)
    const token = COASTERS[face >> 1] ?? ['B1', 'B1']
    const [place, back] = [token[face & 1], token[1 - (face & 1)]]
    return { kind: 'coaster', say: ['coaster', `${place}/${back}`], place, back }
  },
} satisfies RaceStep

/** `a`: cards still to reveal. */
export const levelThree = {
  name: 'level-three',
  asks: 'nature',
  settle: (s, _seat, a) => doneAt(s, a),
  outcomes(s, _a, out, weights) {
    let count = 0
    for (let card = LEVEL_THREE_FROM; card < CARDS; card++)
      if (s.card[card] === UNSEEN) {
        out[count] = move(DRAW_CARD, card)
        weights[count++] = 1
      }
    return count
  },
  answer(s, _seat, a, answer, tell) {
    const card = argumentOf(answer)
    s.stack[topOf(s) + 2] = a - 1
    s.card[card] = SHOWN
    tell?.({ type: 'levelThreeRevealed', card: cardId(card) })
  },
  describe: (_s, _seat, _a, move) => describeCard(move),
} satisfies RaceStep

/** A step that counts down is done at nothing. */
function doneAt(s: RaceState, left: number): boolean {
  if (left > 0) return false
  done(s)
  return true
}
