import {
  BUS,
  belgianBeersRace,
  finalPoints,
  left,
  moves,
  type RaceState,
  returnDue,
  steps,
  timeHome,
} from '@estaminet/belgian-beers-race'
import { CHANCE, OVER, type SeatScore, seeded } from '@estaminet/kernel'
import type { RaceEvent, RaceView } from './model.ts'

/** Enough for the longest action: dice, beers on the way, a toast with three. */
const LONGEST = 16

/** What a move would bring whoever makes it. */
export interface Foretold {
  readonly events: readonly RaceEvent[]
  /** What it changes in the final scoring. */
  readonly points: number
  /** What is paid for the way home, when the last day ends with it. */
  readonly penalty: number
  /** What is left of the last day afterwards, and the least the way to the Grand Place takes from there. */
  readonly home?: { readonly left: number; readonly way: number; readonly wasTooFar: boolean }
}

/** What a move would bring if luck helps. */
export const playOut = (view: RaceView, seat: number, move: number): Foretold => imagined(view, seat, move, luckiest)

/** What it would bring if it does not: the bus is late, nobody stops. */
export const playOutBadly = (view: RaceView, seat: number, move: number): Foretold =>
  imagined(view, seat, move, unluckiest)

/**
 * Everything optional is left out: the game itself plays the move on a table imagined from the view. Nothing hidden is
 * used, and nothing reaches the real table.
 */
function imagined(view: RaceView, seat: number, move: number, roll: (s: RaceState) => number): Foretold {
  const told: RaceEvent[] = []
  const s = belgianBeersRace.imagine(view, seeded('foretell'))
  const play = (who: number, what: number): void =>
    belgianBeersRace.apply(s, who, what, (event) => told.push(event as unknown as RaceEvent))
  const before = { points: finalPoints(s, seat), time: left(s, seat), way: timeHome(s, seat) }
  play(seat, move)
  for (let step = 0; step < LONGEST; step++) {
    const waiting = belgianBeersRace.waiting(s)
    const top = s.stack[steps.topOf(s)]
    if (waiting === OVER || top === steps.ACTION) break
    if (waiting === CHANCE) {
      if (top !== steps.ROLL) break
      play(-1, roll(s))
      continue
    }
    const asked = 31 - Math.clz32(waiting)
    if (top === steps.CAMPSITE || top === steps.TOKEN) break
    play(asked, belgianBeersRace.fallback(s, asked))
  }
  const stops = s.lastDay === 1 && before.time > 0 && left(s, seat) === 0
  return {
    events: told,
    points: finalPoints(s, seat) - before.points,
    penalty: stops ? (belgianBeersRace.waiting(s) === OVER ? s.penalty[seat] : returnDue(s, seat)) : 0,
    ...(view.lastDay
      ? { home: { left: left(s, seat), way: timeHome(s, seat), wasTooFar: before.way > before.time } }
      : {}),
  }
}

/** The game's own count, which needs nothing that the board does not show. */
export const scoresOf = (view: RaceView): SeatScore[] =>
  belgianBeersRace.score(belgianBeersRace.imagine(view, seeded('score')))

const outcomes = new Int32Array(64)
const weights = new Int32Array(64)

/** A roll of the TBBR face alone: the bus is on time and a car stops. */
const luckiest = (s: RaceState): number => rolled(s, (failed, late) => failed + late === 0)
/** A late bus, or dice that all say that nobody stops. */
const unluckiest = (s: RaceState): number => rolled(s, (_failed, late) => (s.means === BUS ? late > 0 : late === 0))

/** Of all rolls with these dice the first that will do; those with most failures come first. */
function rolled(s: RaceState, will: (failed: number, late: number) => boolean): number {
  const count = belgianBeersRace.chance(s, outcomes, weights)
  const rolls = Array.from(outcomes.subarray(0, count))
  const does = (roll: number): boolean => will(moves.argumentOf(roll) >> 4, moves.argumentOf(roll) & 3)
  return rolls.find(does) ?? rolls[0] ?? 0
}
