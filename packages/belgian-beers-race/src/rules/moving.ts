import { placeId } from '../content/places.ts'
import {
  BIKE,
  BUS,
  HITCH,
  MEANS,
  printedTime,
  WAY_FROM,
  WAY_ROAD,
  WAY_TIME,
  WAY_TO,
  wayBetween,
} from '../content/roads.ts'
import { MOST_DICE, OFFER_PER_TIME } from '../content/tracks.ts'
import { unfold } from '../engine/hooks.ts'
import { BY_BIKE, BY_BUS, BY_HITCH, BY_OFFER, move } from '../engine/moves.ts'
import { OFFERS } from '../engine/numbers.ts'
import { diceReckoned, isForbidden, moveDelay, travelReckoned } from '../engine/reckon.ts'
import { carried, left, type RaceState } from '../engine/state.ts'
import { sequel } from '../engine/step.ts'
import { DEPART, next, OFFER, ROLL } from '../engine/steps.ts'
import { mostAdded, mostSaved } from '../engine/survey.ts'
import type { Tell } from '../events.ts'
import { foresee } from '../foresee.ts'
import type { Journey } from '../race-move.ts'
import { goByBicycle } from './bicycle.ts'
import { mayCycle, travelsSlowly } from './breathalyzer.ts'
import { spendOnTheWay } from './delays.ts'
import { endSeries, failuresTo } from './series.ts'

/** Planned cost of a move: printed, doubled beyond B for public transport; delays and waiting come on top. */
export function travelTime(s: RaceState, seat: number, means: number, printed: number, to: number): number {
  return travelReckoned(s, seat, means, printed, timesPrinted(s, seat, means), to)
}

/** The same with the delay that is known before the move is declared. */
export const timeOnTheWay = (s: RaceState, seat: number, means: number, printed: number, to: number): number =>
  travelTime(s, seat, means, printed, to) + moveDelay(s, seat)

/** Travel time of the declared move. */
export const declaredTime = (s: RaceState, seat: number): number => travelTime(s, seat, s.means, s.printed, s.target)

const timesPrinted = (s: RaceState, seat: number, means: number): number =>
  means === BUS && travelsSlowly(s, seat) ? 2 : 1

/** Dice the next attempt to this point may use: one more for each failure in the running series. */
export function diceAllowed(s: RaceState, seat: number, to: number): number {
  const dice = diceReckoned(s, seat, 1 + failuresTo(s, seat, to))
  return Math.min(dice, MOST_DICE)
}

/**
 * All moves the seat can afford, point by point: bicycle, public transport, hitchhiking, hitchhiking with an offer. For a seat whose
 * cards were looked over.
 */
export function writeMoves(s: RaceState, seat: number, out: Int32Array, count: number): number {
  const from = s.place[seat]
  const plain = s.expansions === 0
  const remaining = plain ? left(s, seat) : left(s, seat) - moveDelay(s, seat)
  const cycles = mayCycle(s, seat)
  const busTimes = timesPrinted(s, seat, BUS)
  const offers = isForbidden(s, seat, OFFERS) ? 0 : carried(s, seat)
  const series = s.hitchTo[seat] - 1
  const moreDice = plain ? 0 : diceReckoned(s, seat, 1) - 1
  // The longest list there is: what fits whatever cards add, or does not whatever they save, is not looked up.
  const sure = remaining - mostAdded(s)
  const thinkable = remaining + mostSaved(s)
  const end = WAY_FROM[from + 1]
  for (let way = WAY_FROM[from]; way < end; way++) {
    const to = WAY_TO[way]
    const at = way * 3
    const hitch = WAY_TIME[at + HITCH]
    const bus = WAY_TIME[at + BUS]
    const bike = WAY_TIME[at + BIKE]
    if (cycles && (bike <= sure || (bike <= thinkable && travelTime(s, seat, BIKE, bike, to) <= remaining)))
      out[count++] = move(BY_BIKE, to)
    const ride = bus * busTimes
    if (ride <= sure || (ride <= thinkable && travelTime(s, seat, BUS, bus, to) <= remaining))
      out[count++] = move(BY_BUS, to)
    if (hitch > sure && (hitch > thinkable || travelTime(s, seat, HITCH, hitch, to) > remaining)) continue
    out[count++] = move(BY_HITCH, to)
    if (to === series || moreDice > 0)
      for (let dice = diceAllowed(s, seat, to), extra = 1; extra < dice; extra++)
        out[count++] = move(BY_HITCH + extra, to)
    if (hitch > 0 && hitch * OFFER_PER_TIME <= offers) out[count++] = move(BY_OFFER, to)
  }
  return count
}

/** Means and destination are announced before any die is rolled and cannot be changed afterwards. */
export function declareMove(s: RaceState, seat: number, means: number, to: number, dice: number, tell: Tell): void {
  const from = s.place[seat]
  s.target = to
  s.means = means
  s.printed = printedTime(means, from, to)
  const { printed } = s
  tell?.({
    type: 'declared',
    seat,
    means: MEANS[means],
    from: placeId(from),
    to: placeId(to),
    printed,
    dice,
  })
  unfold(s, 'moveDeclared', seat, depart, tell, dice)
}

/** On the way: by bicycle at once, for a driver the beers first, otherwise the dice. */
export const depart = sequel(DEPART, 'depart', (s, seat, dice, tell) => {
  if (s.expansions !== 0 && isHeldUp(s, seat)) {
    // Nothing changes but the disc: ride and hitchhiking series stay as they were.
    tell?.({ type: 'rideCancelled', seat, to: placeId(s.target) })
    spendOnTheWay(s, seat, 0, 'delay', tell)
    return
  }
  if (s.means !== HITCH || s.hitchTo[seat] !== s.target + 1) endSeries(s, seat)
  if (s.means !== BIKE) s.ride[seat] = 0
  if (s.means === BIKE) goByBicycle(s, seat, tell)
  else if (dice > 0) next(s, ROLL, seat, dice)
  else {
    s.offered = 1
    next(s, OFFER, seat)
  }
})

/** What cards add to the move does not fit any more: they are paid, and nobody sets off. */
const isHeldUp = (s: RaceState, seat: number): boolean => {
  const delay = moveDelay(s, seat)
  return delay > 0 && declaredTime(s, seat) + delay > left(s, seat)
}

/** Road and cost of a move, and what waits at its end. `given`: beers that will not be there any more. */
export function journey<Kind extends Journey['kind']>(
  s: RaceState,
  seat: number,
  kind: Kind,
  means: number,
  to: number,
  given = 0,
): Omit<Journey, 'say' | 'kind'> & { readonly kind: Kind } {
  const from = s.place[seat]
  const printed = printedTime(means, from, to)
  const cost = timeOnTheWay(s, seat, means, printed, to)
  return {
    kind,
    from: placeId(from),
    to: placeId(to),
    road: WAY_ROAD[wayBetween(from, to)],
    printed,
    cost,
    ...foresee(s, seat, to, cost, given),
  }
}
