import { COASTER_FACE, COASTERS_DRAWN } from '../content/coasters.ts'
import { lengthOf } from '../content/lengths.ts'
import { GRAND_PLACE, PLACE_COUNT, placeId } from '../content/places.ts'
import { inPlay } from '../engine/expansion.ts'
import { CHOOSE_FIRST, DRAW_CARD, DRAW_COASTER, move } from '../engine/moves.ts'
import { CARDS, emptyRace, LEVEL_THREE_FROM, type RaceState, SHOWN, UNSEEN } from '../engine/state.ts'
import { CARD, COASTER, done, FIRST, LEVEL_THREE, next, START, TURN } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { enterGrandPlace } from './brussels.ts'
import { cardId } from './objectives.ts'
import { NOWHERE } from './short-game.ts'
import { setDay } from './start-of-day.ts'

export interface Match {
  readonly seats: number
  readonly length: number
  readonly leader: number
  readonly arrival: number
  readonly expansions: number
}

/** The board before the first draw: a bottle on every brewery, nothing with the players. */
export function setUp(match: Match): RaceState {
  const s = emptyRace(match.seats)
  s.seats = match.seats
  s.length = match.length
  s.leader = match.leader
  s.arrival = match.arrival
  s.expansions = match.expansions
  setDay(s, 0)
  s.bottleAt.fill(1, 1, PLACE_COUNT)
  s.place.fill(lengthOf(s.length).start === 'chosen' ? NOWHERE : GRAND_PLACE)
  for (const expansion of inPlay(s)) expansion.setup?.(s)
  next(s, FIRST)
  return s
}

export function writeFirstPlayers(s: RaceState, out: Int32Array, weights: Int32Array): number {
  for (let seat = 0; seat < s.seats; seat++) {
    out[seat] = move(CHOOSE_FIRST, seat)
    weights[seat] = 1
  }
  return s.seats
}

/** First player on top of the stack, then clockwise downwards; the other draws of the setup follow. */
export function chooseFirst(s: RaceState, first: number, tell: Tell): void {
  done(s)
  s.first = first
  const { start, levelThree } = lengthOf(s.length)
  tell?.({ type: 'firstPlayer', seat: first })
  next(s, TURN)
  for (let i = s.seats - 1; i >= 0; i--) {
    const seat = (first + i) % s.seats
    s.height[seat] = s.seats - 1 - i
    if (start === 'chosen') next(s, START, seat)
  }
  if (start === 'grand-place') for (let i = 0; i < s.seats; i++) enterGrandPlace(s, (first + i) % s.seats)
  if (levelThree) next(s, LEVEL_THREE, 0, s.seats)
  next(s, CARD)
  next(s, COASTER, 0, COASTERS_DRAWN[s.seats] ?? 0)
}

export function writeCoasters(s: RaceState, out: Int32Array, weights: Int32Array): number {
  let count = 0
  for (let face = 0; face < COASTER_FACE.length; face++)
    if (s.coasterDrawn[face >> 1] === 0) {
      out[count] = move(DRAW_COASTER, face)
      weights[count++] = 1
    }
  return count
}

export function drawCoaster(s: RaceState, face: number, at: number, tell: Tell): void {
  const place = COASTER_FACE[face]
  s.stack[at + 2] = s.stack[at + 2] - 1
  s.coasterDrawn[face >> 1] = 1
  s.coastersAt[place] = s.coastersAt[place] + 1
  tell?.({ type: 'coasterPlaced', place: placeId(place) })
}

export function writeLevelThree(s: RaceState, out: Int32Array, weights: Int32Array): number {
  let count = 0
  for (let card = LEVEL_THREE_FROM; card < CARDS; card++)
    if (s.card[card] === UNSEEN) {
      out[count] = move(DRAW_CARD, card)
      weights[count++] = 1
    }
  return count
}

export function revealLevelThree(s: RaceState, card: number, at: number, tell: Tell): void {
  s.stack[at + 2] = s.stack[at + 2] - 1
  s.card[card] = SHOWN
  tell?.({ type: 'levelThreeRevealed', card: cardId(card) })
}
