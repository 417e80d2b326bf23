import { ASLEEP_FROM } from './content/tracks.ts'
import { CAMP, DONE, EAT_NOW, GIVE, KEEP, move, STOP, splitMove } from './engine/moves.ts'
import type { RaceState } from './engine/state.ts'
import * as steps from './engine/steps.ts'
import { legal } from './legal.ts'
import { mostNumerous } from './rules/backpack.ts'
import { mayCamp } from './rules/camping.ts'
import { edible } from './rules/cheese.ts'
import { usualOffer } from './rules/hitchhiking.ts'
import { partnerCount, unpromised, usualBeers } from './rules/toasting.ts'

/** What an absent player answers. */
export function fallback(s: RaceState, seat: number): number {
  switch (s.stack[steps.topOf(s)]) {
    case steps.ACTION:
      return move(mayCamp(s, seat) ? CAMP : STOP)
    case steps.OFFER:
      return split(usualOffer(s, seat))
    case steps.HAND:
      return move(
        GIVE,
        mostNumerous(
          Int8Array.of(0, 1, 2, 3).map((colour) => unpromised(s, seat, colour)),
          0,
        ),
      )
    case steps.RETURN:
      return move(GIVE, mostNumerous(s.cubes, seat * 4))
    case steps.CHEESE:
      return move(EAT_NOW, savingCheese(s, seat))
    case steps.BEERS:
      return split(usualBeers(s, seat))
    case steps.TOKEN:
      return move(KEEP)
    case steps.TRANSIT:
    case steps.CAMPSITE:
      return move(DONE)
    default:
      return firstLegal(s, seat)
  }
}

const split = (beers: Int8Array): number => splitMove(beers[0], beers[1], beers[2], beers[3])

/** Exactly as much cheese as keeps the seat awake, if that is possible at all. */
function savingCheese(s: RaceState, seat: number): number {
  const beers = (s.partners >> seat) & 1 ? 1 : partnerCount(s)
  const needed = Math.max(0, s.level[seat] + beers - ASLEEP_FROM + 1)
  return needed <= edible(s, seat) ? needed : 0
}

const list = new Int32Array(64)

function firstLegal(s: RaceState, seat: number): number {
  legal(s, seat, list)
  return list[0]
}
