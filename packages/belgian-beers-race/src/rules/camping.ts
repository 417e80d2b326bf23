import { GRAND_PLACE, placeId } from '../content/places.ts'
import { ACTION_TIME } from '../content/tracks.ts'
import { occurs } from '../engine/expansion.ts'
import { DONE, DRINK, EAT, move } from '../engine/moves.ts'
import { carried, left, type RaceState } from '../engine/state.ts'
import { CAMPSITE, done, next } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { discard } from './backpack.ts'
import { askTokens } from './bottle-tokens.ts'
import { drinkBeer } from './breathalyzer.ts'
import { eatCheese, edible } from './cheese.ts'
import { CAMPED, forgetDeeds } from './deeds.ts'
import { endSeries } from './moving.ts'
import { CAMPING_CARDS, claim } from './objectives.ts'
import { placeOnLast, spend } from './time.ts'
import { endTurn } from './turn.ts'

/** At any brewery, on any day but the last. Elsewhere one may call it a day. */
export const mayCamp = (s: RaceState, seat: number): boolean => s.lastDay === 0 && s.place[seat] !== GRAND_PLACE

/** The declaration earns the camping cards; then carried beers are converted one by one. */
export function camp(s: RaceState, seat: number, tell: Tell): void {
  s.camped[seat] = 1
  s.ride[seat] = 0
  endSeries(s, seat)
  tell?.({ type: 'camped', seat, place: placeId(s.place[seat]) })
  s.deeds |= CAMPED
  occurs(s, 'camped', seat, tell)
  claim(s, seat, CAMPING_CARDS, tell)
  forgetDeeds(s)
  next(s, CAMPSITE, seat)
}

const mayConvert = (s: RaceState, seat: number): boolean =>
  s.asleep[seat] === 0 && left(s, seat) > 0 && carried(s, seat) > 0

/** Something is left to choose: asleep, out of time, or with nothing to drink or eat, camping ends by itself. */
export const mayGoOnCamping = (s: RaceState, seat: number): boolean =>
  mayConvert(s, seat) || (s.asleep[seat] === 0 && left(s, seat) > 0 && edible(s, seat) > 0)

export function writeCampsite(s: RaceState, seat: number, out: Int32Array): number {
  let count = 0
  if (mayConvert(s, seat))
    for (let colour = 0; colour < 4; colour++) if (s.cubes[seat * 4 + colour] > 0) out[count++] = move(DRINK, colour)
  if (edible(s, seat) > 0) out[count++] = move(EAT)
  out[count++] = move(DONE)
  return count
}

export function atCampsite(s: RaceState, seat: number, kind: number, colour: number, tell: Tell): void {
  if (kind === EAT) eatCheese(s, seat, 1, tell)
  else if (kind === DRINK) convert(s, seat, colour, tell)
  else endCamping(s, seat, tell)
}

function convert(s: RaceState, seat: number, colour: number, tell: Tell): void {
  discard(s, seat, colour, 1)
  spend(s, seat, ACTION_TIME, 'camp', tell)
  drinkBeer(s, seat, colour, 'camp', tell)
  askTokens(s, seat)
}

export function endCamping(s: RaceState, seat: number, tell: Tell): void {
  done(s)
  placeOnLast(s, seat, s.asleep[seat] === 1 ? 'asleep' : 'camped', tell)
  endTurn(s, seat, tell)
}
