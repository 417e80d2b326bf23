import { GRAND_PLACE, placeId } from '../content/places.ts'
import { unfold } from '../engine/hooks.ts'
import { argumentOf, DONE, DRINK, EAT, kindOf, move } from '../engine/moves.ts'
import { actionTime, CAMPING, conversionsPerTime, mostConversions } from '../engine/reckon.ts'
import { carried, left, type RaceState } from '../engine/state.ts'
import { type RaceStep, sequel } from '../engine/step.ts'
import { CAMPSITE, done, FIRESIDE, next, PITCH, topOf } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { discard } from './backpack.ts'
import { askTokens } from './bottle-tokens.ts'
import { BY_THE_TENT, describeSip, drinkBeer } from './breathalyzer.ts'
import { eatCheese, edible } from './cheese.ts'
import { CAMPED, forgetDeeds } from './deeds.ts'
import { CAMPING_CARDS, check } from './objectives.ts'
import { endSeries } from './series.ts'
import { placeOnLast, spend } from './time.ts'
import { endTurn } from './turn.ts'

/** At any brewery, on any day but the last. Elsewhere one may call it a day. */
export const mayCamp = (s: RaceState, seat: number): boolean => s.lastDay === 0 && s.place[seat] !== GRAND_PLACE

export function camp(s: RaceState, seat: number, tell: Tell): void {
  s.camped[seat] = 1
  s.ride[seat] = 0
  endSeries(s, seat)
  tell?.({ type: 'camped', seat, place: placeId(s.place[seat]) })
  s.deeds |= CAMPED
  unfold(s, 'campDeclared', seat, pitch, tell)
}

/** The declaration earns the camping cards; then carried beers are converted one by one. */
export const pitch = sequel(PITCH, 'pitch', (s, seat, _a, tell) => check(s, seat, CAMPING_CARDS, tell, fireside))

export const fireside = sequel(FIRESIDE, 'fireside', (s, seat, _a, tell) => {
  forgetDeeds(s)
  next(s, CAMPSITE, seat)
  // What crossed a token meanwhile is decided before the first beer.
  askTokens(s, seat, tell)
})

/** Where cards let several beers go for one time unit, those after the first cost nothing, also on the last space. */
const mayConvert = (s: RaceState, seat: number, free: number, converted: number): boolean =>
  s.asleep[seat] === 0 &&
  carried(s, seat) > 0 &&
  (free > 0 || (left(s, seat) > 0 && convertingTime(s, seat) <= left(s, seat))) &&
  converted < mostConversions(s, seat)

export const convertingTime = (s: RaceState, seat: number): number => actionTime(s, seat, CAMPING)

/** `a`: beers that are paid for already; `b`: beers converted. */
export const campsite = {
  name: 'campsite',
  asks: 'seat',
  /** Asleep, out of time, or with nothing to drink or eat, camping ends by itself. */
  settle(s, seat, a, tell, b) {
    if (mayConvert(s, seat, a, b) || (s.asleep[seat] === 0 && left(s, seat) > 0 && edible(s, seat) > 0)) return false
    endCamping(s, seat, tell)
    return true
  },
  legal(s, seat, a, out, b) {
    let count = 0
    if (mayConvert(s, seat, a, b))
      for (let colour = 0; colour < 4; colour++) if (s.cubes[seat * 4 + colour] > 0) out[count++] = move(DRINK, colour)
    if (edible(s, seat) > 0 && left(s, seat) > 0) out[count++] = move(EAT)
    out[count++] = move(DONE)
    return count
  },
  answer(s, seat, a, answer, tell, b) {
    const kind = kindOf(answer)
    if (kind === EAT) eatCheese(s, seat, 1, tell)
    else if (kind === DRINK) convert(s, seat, argumentOf(answer), a, b, tell)
    else endCamping(s, seat, tell)
  },
  fallback: () => move(DONE),
  describe: (s, seat, _a, move) => describeSip(s, seat, move),
} satisfies RaceStep

/** Tokens are decided when the beer is down. */
function convert(s: RaceState, seat: number, colour: number, free: number, converted: number, tell: Tell): void {
  const at = topOf(s)
  s.stack[at + 2] = (free > 0 ? free : conversionsPerTime(s, seat)) - 1
  s.stack[at + 3] = s.expansions === 0 ? 0 : converted + 1
  discard(s, seat, colour, 1)
  if (free === 0) spend(s, seat, convertingTime(s, seat), 'camp', tell)
  askTokens(s, seat, tell)
  drinkBeer(s, seat, colour, BY_THE_TENT, tell)
}

function endCamping(s: RaceState, seat: number, tell: Tell): void {
  done(s)
  placeOnLast(s, seat, s.asleep[seat] === 1 ? 'asleep' : 'camped', tell)
  endTurn(s, seat, tell)
}
