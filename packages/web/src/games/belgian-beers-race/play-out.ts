import {
  actionTime,
  beersOnTheBus as beersOnTheBusIn,
  carried,
  cheeseStep,
  type Luck,
  left,
  morningDelay,
  nightRecovery as nightRecoveryIn,
  type Price,
  placeNumber,
  pointsFor as pointsForIn,
  priceOf as priceIn,
  type RaceState,
  slots,
  TOASTING,
  timeHome,
  tryOut,
  type WhyNoTrip,
  type WhyNot,
  type Worth,
  whyNoTrip as whyNoTripIn,
  whyNotHere as whyNotHereIn,
  whyNoWay as whyNoWayIn,
  worthOf,
} from '@estaminet/belgian-beers-race/base'
import { ASLEEP_FROM, type ToldEvent } from '@estaminet/belgian-beers-race/board'
import type { SeatScore } from '@estaminet/kernel'
import type { Journey } from './choices.ts'
import type { PlaceName, RaceView } from './model.ts'
import { imagined, rulesOf } from './rules.ts'

/** What a move would bring whoever makes it. */
export interface Foretold {
  readonly events: readonly ToldEvent[]
  /** What it is worth by the end, evenings to come included, reason by reason. */
  readonly worth: Worth
  /** Where the pieces on their board would be. */
  readonly pieces?: Pieces
  /** With which level one would go to sleep, and how late that makes the morning; nothing on the last day. */
  readonly night?: { readonly level: number; readonly delay: number }
  /** What is left of the last day afterwards, and the least the way to the Grand Place takes from there. */
  readonly home?: { readonly left: number; readonly way: number; readonly wasTooFar: boolean }
}

export interface Pieces {
  /** As if no cheese were eaten but by the move itself: whoever would fall asleep has to know before. */
  readonly level: number
  readonly glass: number
  readonly cheese: number
  readonly cheeseMarkers: number
  readonly cheers: number
  readonly beers: number
}

/**
 * What a move would bring with that luck: the game itself plays it on a table imagined from the view. Nothing hidden is
 * used, and nothing reaches the real table.
 */
export function playOut(view: RaceView, seat: number, move: number, luck: Luck): Foretold {
  const before = imagined(view)
  const { after, told } = tryOut(before, move, luck)
  return {
    events: told,
    worth: worthOf(before, after, seat),
    pieces: piecesAfter(before, after, told, seat),
    ...(view.lastDay
      ? {
          home: {
            left: left(after, seat),
            way: timeHome(after, seat),
            wasTooFar: timeHome(before, seat) > left(before, seat),
          },
        }
      : { night: nightAfter(before, after, told, seat) }),
  }
}

function nightAfter(before: RaceState, after: RaceState, told: readonly ToldEvent[], seat: number) {
  const level = levelAfter(after, told, seat)
  return { level, delay: morningDelay(before, seat, level) }
}

/** Where the move ends the day for all, the night is over already: its event tells how it began. */
function levelAfter(after: RaceState, told: readonly ToldEvent[], seat: number): number {
  const slept = told.find((event) => event.type === 'slept' && event.seat === seat)
  return slept?.type === 'slept' ? slept.from : after.level[seat]
}

/** In a toast and before a level that comes from a card absent players eat what keeps them awake: here it is put back. */
function piecesAfter(before: RaceState, after: RaceState, told: readonly ToldEvent[], seat: number): Pieces {
  const eaten = told.reduce(
    (sum, event) => (event.type === 'cheeseEaten' && event.seat === seat ? sum + event.count : sum),
    0,
  )
  return {
    level: Math.min(ASLEEP_FROM, levelAfter(after, told, seat) + eaten * cheeseStep(before, seat)),
    glass: after.glass[seat],
    cheese: after.cheese[seat] + eaten,
    cheeseMarkers: after.cheeseMarkers[seat],
    cheers: after.cheers[seat],
    beers: carried(after, seat),
  }
}

export const whyNoTrip = (view: RaceView, seat: number, kind: Journey['kind'], to: PlaceName): WhyNot | undefined =>
  whyNoTripIn(imagined(view), seat, kind, placeNumber(to))

export const whyNoWay = (view: RaceView, seat: number, kind: Journey['kind']): WhyNoTrip | undefined =>
  whyNoWayIn(imagined(view), seat, kind)

export const whyNotHere = (view: RaceView, seat: number): ReturnType<typeof whyNotHereIn> =>
  whyNotHereIn(imagined(view), seat)

export const slotsOf = (view: RaceView, seat: number): number => slots(imagined(view), seat)

export const nightRecovery = (view: RaceView, seat: number): number => nightRecoveryIn(imagined(view), seat)

/** What a toast takes of everybody in it. */
export const toastTime = (view: RaceView, seat: number): number => actionTime(imagined(view), seat, TOASTING)

export const beersOnTheBus = (view: RaceView, seat: number, to: PlaceName): number =>
  beersOnTheBusIn(imagined(view), seat, placeNumber(to))

export const pointsFor = (view: RaceView, seat: number, card: string): number => pointsForIn(imagined(view), seat, card)

const prices = new WeakMap<RaceView, Map<number, Price>>()

/** The slate, its head and the preview all ask for the same prices. */
export function priceOf(view: RaceView, seat: number, move: number): Price {
  const known = prices.get(view) ?? new Map<number, Price>()
  prices.set(view, known)
  const price = known.get(move) ?? priceIn(imagined(view), seat, move)
  known.set(move, price)
  return price
}

/** The game's own count, which needs nothing that the board does not show. */
export const scoresOf = (view: RaceView): SeatScore[] => rulesOf(view).score(imagined(view))
