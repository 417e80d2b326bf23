import { EVERYONE } from '@estaminet/kernel'
import { COLOUR_AT, COLOURS, GRAND_PLACE, isBrussels, placeId } from '../../content/places.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import { type RaceStep, sequel } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { refill } from '../../rules/bottling-machine.ts'
import { forgetDeeds, MOVED, TOASTED } from '../../rules/deeds.ts'
import { ALL_CARDS } from '../../rules/objectives.ts'
import { loseRace, takeRightmost } from './campaign-rules.ts'
import type { SoloEvent, SoloMove } from './events.ts'
import { afterStop, HOMEWARDS, ROUND, ROUND_FROM, roundStop } from './last-walk.ts'
import { CLAIM, DESTINATION, FOLLOW, LEAD, MEETING, STOP, WAY } from './numbers.ts'
import { stopOn, stopsOn } from './routes.ts'
import {
  hisBottles,
  hisCoasters,
  hisDestination,
  hisPlace,
  isChatting,
  lastWalk,
  NOWHERE,
  setChat,
  setCoasters,
  setDestination,
  setLastWalk,
  setPlace,
  stood,
} from './zythologist.ts'

/**
 * After a successful move of the player he makes one step, unless they toasted, or he is still chatting about the toast before.
 * Whatever he does, the move is over: what was earned by it has been claimed.
 */
export const follow = sequel(FOLLOW, 'solo/follow', (s, seat, _a, tell) => {
  const { deeds } = s
  if ((deeds & MOVED) === 0) return
  forgetDeeds(s)
  if ((deeds & TOASTED) !== 0) return
  if (isChatting(s)) {
    setChat(s, false)
    tell?.({ type: 'solo/stayed', place: placeId(hisPlace(s)) } satisfies SoloEvent, EVERYONE)
    return
  }
  // Nowhere to go: he stays.
  if (lastWalk(s) === 0 && hisDestination(s) === NOWHERE) return
  next(s, CLAIM, seat, ALL_CARDS)
  next(s, MEETING, seat)
  next(s, STOP, seat)
  next(s, WAY, seat)
})

const target = (s: RaceState): number => (lastWalk(s) === HOMEWARDS ? GRAND_PLACE : hisDestination(s))

/** One road; of ways that are equally good the player chooses. */
export const way = {
  name: 'solo/way',
  asks: 'seat',
  settle(s, _seat, _a, tell) {
    const walk = lastWalk(s)
    if (walk >= ROUND_FROM) {
      done(s)
      setLastWalk(s, afterStop(walk))
      goTo(s, roundStop(walk), tell)
      return true
    }
    const to = target(s)
    if (stopsOn(hisPlace(s), to) > 1) return false
    done(s)
    goTo(s, stopOn(hisPlace(s), to, 0), tell)
    return true
  },
  legal(s, _seat, _a, out) {
    const from = hisPlace(s)
    const to = target(s)
    const count = stopsOn(from, to)
    for (let which = 0; which < count; which++) out[which] = move(LEAD, stopOn(from, to, which))
    return count
  },
  answer(s, _seat, _a, answer, tell) {
    done(s)
    goTo(s, argumentOf(answer), tell)
  },
  describe(s, _seat, _a, answer) {
    const to = placeId(argumentOf(answer))
    const destination = target(s)
    return { kind: 'solo/lead', say: ['lead', to], to, destination: placeId(destination) } satisfies SoloMove
  },
} satisfies RaceStep

function goTo(s: RaceState, place: number, tell: Tell): void {
  tell?.({ type: 'solo/walked', from: placeId(hisPlace(s)), to: placeId(place) } satisfies SoloEvent, EVERYONE)
  standAt(s, place, tell)
}

/** He stands there and takes the first visitor bottle, wherever he is on his way to. */
export function standAt(s: RaceState, place: number, tell: Tell): void {
  setPlace(s, place)
  if (place === GRAND_PLACE) return
  stood(s)[place] = 1
  if (s.bottleAt[place] === 0) return
  const colour = COLOUR_AT[place]
  s.bottleAt[place] = 0
  hisBottles(s)[colour]++
  tell?.({ type: 'solo/bottle', place: placeId(place), colour: COLOURS[colour] } satisfies SoloEvent, EVERYONE)
}

/** The rest of his step: a card where the campaign says so, then his destination; what is drawn comes before the meeting. */
export const stop = sequel(STOP, 'solo/stop', (s, seat, _a, tell) => {
  const place = hisPlace(s)
  if (lastWalk(s) === HOMEWARDS && place === GRAND_PLACE) setLastWalk(s, ROUND_FROM)
  const takes = takeRightmost(s, tell)
  if (place === hisDestination(s)) {
    takeDestination(s, tell)
    loseRace(s, seat, tell)
    if (s.lastDay === 0) next(s, DESTINATION)
    else setLastWalk(s, walkFrom(place))
  }
  if (takes) refill(s)
})

/** The coaster is his, with or without a bottle. */
function takeDestination(s: RaceState, tell: Tell): void {
  setDestination(s, NOWHERE)
  setCoasters(s, hisCoasters(s) + 1)
  tell?.({ type: 'solo/coaster', place: placeId(hisPlace(s)), coasters: hisCoasters(s) } satisfies SoloEvent, EVERYONE)
}

/** His last destination is reached: to the Grand Place; in Brussels he is there already, and goes on with the first other brewery. */
function walkFrom(place: number): number {
  if (!isBrussels(place)) return HOMEWARDS
  return place === ROUND[0] ? ROUND_FROM + 1 : ROUND_FROM
}
