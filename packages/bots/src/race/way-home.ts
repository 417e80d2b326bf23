import {
  BICYCLE_FORBIDDEN_FROM,
  BIKE,
  BUS,
  DOUBLING_FROM,
  GRAND_PLACE,
  HITCH,
  LATE_DELAY,
  PLACE_COUNT,
  RETURN_DISTANCE,
  RETURN_PENALTY,
  WAITING_TIME,
  WAY_FROM,
  WAY_TIME,
  WAY_TO,
} from '@estaminet/belgian-beers-race'

/** No day is longer. */
const LONGEST = 40
/** Chance that nobody stops for one, two, three dice. */
const NOBODY_STOPS = [1 / 2, 1 / 4, 1 / 8]
const LATE = 1 / 6

/** How one travels: by everything, without a bicycle, twice as long. */
const SOBER = 0
const ON_FOOT = 1
const SLOW = 2

/** The penalty to be expected of somebody who sets out for home now, at place * LONGEST + time units left. */
const LOSSES = [SOBER, ON_FOOT, SLOW].map(losses)

/** What the way home costs on average when it is begun now, with the dice as they are: nothing while there is time. */
export function lossOnTheWay(place: number, time: number, level: number): number {
  const how = level >= DOUBLING_FROM ? SLOW : level >= BICYCLE_FORBIDDEN_FROM ? ON_FOOT : SOBER
  return LOSSES[how][place * LONGEST + (time < 0 ? 0 : time < LONGEST ? time : LONGEST - 1)]
}

function losses(how: number): Float64Array {
  const least = new Float64Array(PLACE_COUNT * LONGEST)
  for (let time = 0; time < LONGEST; time++) {
    for (let place = 0; place < PLACE_COUNT; place++)
      least[place * LONGEST + time] = place === GRAND_PLACE ? 0 : RETURN_PENALTY * RETURN_DISTANCE[place]
    // Roads of no time lead on at the same hour: twice is enough, nobody takes two in a row.
    for (let again = 0; again < 2; again++)
      for (let place = 0; place < PLACE_COUNT; place++) if (place !== GRAND_PLACE) improve(least, place, time, how)
  }
  return least
}

function improve(least: Float64Array, place: number, time: number, how: number): void {
  const from = place * LONGEST
  for (let way = WAY_FROM[place]; way < WAY_FROM[place + 1]; way++) {
    const to = WAY_TO[way] * LONGEST
    const bus = WAY_TIME[way * 3 + BUS] * (how === SLOW ? 2 : 1)
    const bike = WAY_TIME[way * 3 + BIKE]
    const hitch = WAY_TIME[way * 3 + HITCH]
    if (how === SOBER && bike <= time) least[from + time] = Math.min(least[from + time], least[to + time - bike])
    if (bus <= time) {
      // Too late for the ride: only the delay is lost on the last day.
      const late =
        bus + LATE_DELAY <= time ? least[to + time - bus - LATE_DELAY] : least[from + Math.max(0, time - LATE_DELAY)]
      least[from + time] = Math.min(least[from + time], (1 - LATE) * least[to + time - bus] + LATE * late)
    }
    if (hitch <= time) least[from + time] = Math.min(least[from + time], byThumb(least, from, to, time, hitch, how))
  }
}

/** One more die with each attempt, up to three. */
function byThumb(least: Float64Array, from: number, to: number, time: number, hitch: number, how: number): number {
  let loss = 0
  let likely = 1
  let left = time
  for (let attempt = 0; hitch <= left && left > 0; attempt++) {
    const fails = NOBODY_STOPS[Math.min(attempt, NOBODY_STOPS.length - 1)]
    loss += likely * (1 - fails) * least[to + left - hitch]
    likely *= fails
    left -= WAITING_TIME * (how === SLOW ? 2 : 1)
  }
  return loss + likely * least[from + Math.max(0, left)]
}
