import { EVERYONE } from '@estaminet/kernel'
import { COASTER_FACE, COASTERS } from '../../content/coasters.ts'
import { playableAlone, tagsOf } from '../../content/objective-tags.ts'
import { objectives } from '../../content/objectives.ts'
import { placeId } from '../../content/places.ts'
import { argumentOf, DRAW_CARD, DRAW_COASTER, move } from '../../engine/moves.ts'
import { CARDS, LEVEL_THREE_FROM, type RaceState, REMOVED, SHOWN, UNSEEN } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import { describeCard } from '../../rules/bottling-machine.ts'
import { cardId } from '../../rules/objectives.ts'
import { coaster } from '../../rules/setup.ts'
import { isWithout } from './campaign-rules.ts'
import type { SoloEvent } from './events.ts'
import { DESTINATION, PACKET, START } from './numbers.ts'
import { standAt } from './walking.ts'
import { aside, hisPlace, setCoasters, setDestination } from './zythologist.ts'

/** Cards nobody could win alone, and who is first where nobody else comes. */
const OUT_OF_REACH = Int8Array.from(objectives, (card) =>
  playableAlone(card) && !tagsOf(card).includes('first-on-grand-place') ? 0 : 1,
)

/** The level 3 cards lie in two packets: breweries to visit, and the others. */
const IS_VISIT = Int8Array.from(objectives, (card) => (tagsOf(card).includes('visits') ? 1 : 0))
const VISITS = 0
const OTHERS = 1

/** He is placed and given a destination; the cards of level 3 are drawn where the base would draw its own. */
export function prepare(s: RaceState): void {
  for (let card = 0; card < CARDS; card++) if (OUT_OF_REACH[card] === 1 || isWithout(s, card)) s.card[card] = REMOVED
  next(s, PACKET, 0, OTHERS)
  next(s, PACKET, 0, VISITS)
  next(s, DESTINATION)
  next(s, START)
}

function writeBag(s: RaceState, out: Int32Array, weights: Int32Array): number {
  const { coasterDrawn } = s
  const rejected = aside(s)
  let count = 0
  for (let token = 0; token < COASTERS.length; token++)
    if (coasterDrawn[token] === 0 && rejected[token] === 0) {
      out[count] = move(DRAW_COASTER, 2 * token)
      out[count + 1] = move(DRAW_COASTER, 2 * token + 1)
      weights[count] = weights[count + 1] = 1
      count += 2
    }
  return count
}

/** Where he begins. He keeps the coaster; being put there is no arrival. */
export const start = {
  name: 'solo/start',
  asks: 'nature',
  outcomes: (s, _a, out, weights) => writeBag(s, out, weights),
  answer(s, _seat, _a, answer, tell) {
    done(s)
    const face = argumentOf(answer)
    s.coasterDrawn[face >> 1] = 1
    setCoasters(s, 1)
    const place = COASTER_FACE[face]
    tell?.({ type: 'solo/started', place: placeId(place) } satisfies SoloEvent, EVERYONE)
    standAt(s, place, tell)
  },
  describe: coaster.describe,
} satisfies RaceStep

/** Where he goes next. A coaster that names the brewery he stands in is laid aside until another is found. */
export const destination = {
  name: 'solo/destination',
  asks: 'nature',
  /** With an empty bag he has nowhere to go, and stays. */
  settle(s) {
    if (isAnythingLeft(s)) return false
    done(s)
    aside(s).fill(0)
    return true
  },
  outcomes: (s, _a, out, weights) => writeBag(s, out, weights),
  answer(s, _seat, _a, answer, tell) {
    const face = argumentOf(answer)
    const place = COASTER_FACE[face]
    if (place === hisPlace(s)) {
      aside(s)[face >> 1] = 1
      tell?.({ type: 'solo/redrawn', place: placeId(place) } satisfies SoloEvent, EVERYONE)
      return
    }
    done(s)
    s.coasterDrawn[face >> 1] = 1
    aside(s).fill(0)
    setDestination(s, place)
    tell?.({ type: 'solo/destination', place: placeId(place) } satisfies SoloEvent, EVERYONE)
  },
  describe: coaster.describe,
} satisfies RaceStep

function isAnythingLeft(s: RaceState): boolean {
  const rejected = aside(s)
  for (let token = 0; token < COASTERS.length; token++)
    if (s.coasterDrawn[token] === 0 && rejected[token] === 0) return true
  return false
}

/** One card of each packet; the Solo card has the third place. */
export const packet = {
  name: 'solo/packet',
  asks: 'nature',
  outcomes(s, a, out, weights) {
    let count = 0
    for (let card = LEVEL_THREE_FROM; card < CARDS; card++)
      if (s.card[card] === UNSEEN && (a === VISITS) === (IS_VISIT[card] === 1)) {
        out[count] = move(DRAW_CARD, card)
        weights[count++] = 1
      }
    return count
  },
  answer(s, _seat, _a, answer, tell) {
    done(s)
    const card = argumentOf(answer)
    s.card[card] = SHOWN
    tell?.({ type: 'levelThreeRevealed', card: cardId(card) })
  },
  describe: (_s, _seat, _a, move) => describeCard(move),
} satisfies RaceStep
