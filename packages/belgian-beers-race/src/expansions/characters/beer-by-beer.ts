import type { Colour } from '../../content/condition.ts'
import { COLOURS } from '../../content/places.ts'
import { ASLEEP_FROM } from '../../content/tracks.ts'
import { argumentOf, inSplit, move } from '../../engine/moves.ts'
import { clockwise, type RaceState } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { CHEER, done, next, topOf } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { drinkBeer, IN_A_TOAST } from '../../rules/breathalyzer.ts'
import { charactersWith } from './cast.ts'
import { DRINK_NEXT, NEXT_BEER } from './numbers.ts'

/** Where some beers of a day go to the head otherwise than the next ones, it matters in which order they are drunk. */
const mindsOrder = charactersWith(({ timesADay, does }) =>
  timesADay === undefined ? false : does.some((one) => one.form === 'breathRule' && one.rule === 'tasteStep'),
)

/** Whoever minds drinks the beers of a toast one by one. */
export const drinksOneByOne = (s: RaceState, seat: number): number | undefined =>
  mindsOrder(s, seat) ? NEXT_BEER : undefined

export type NextBeerMove = {
  readonly kind: 'characters/next'
  readonly say: readonly [string, Colour]
  readonly colour: Colour
}

const coloursLeft = (split: number): number => {
  let colours = 0
  for (let colour = 0; colour < COLOURS.length; colour++) if (inSplit(split, colour) > 0) colours++
  return colours
}

const firstLeft = (split: number): number => {
  let colour = 0
  while (inSplit(split, colour) === 0) colour++
  return colour
}

/** Until none is left or sleep has come; what is left of one colour is no question. */
export const nextBeer: RaceStep = {
  name: 'characters/beer',
  asks: 'seat',
  pace: 'answer',
  settle(s, seat, left, tell, drunk) {
    const colours = coloursLeft(left)
    if (colours === 0 || s.level[seat] >= ASLEEP_FROM) {
      done(s)
      s.returned.fill(0)
      next(s, CHEER, seat, drunk)
      return true
    }
    if (colours > 1) return false
    drink(s, seat, left, firstLeft(left), drunk, tell)
    return true
  },
  legal(_s, _seat, left, out) {
    let count = 0
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (inSplit(left, colour) > 0) out[count++] = move(DRINK_NEXT, colour)
    return count
  },
  answer: (s, seat, left, answer, tell, drunk) => drink(s, seat, left, argumentOf(answer), drunk, tell),
  /** That of the first partner clockwise. */
  fallback(s, seat, left) {
    for (let i = 1; i < s.seats; i++) {
      const colour = s.returned[clockwise(s, seat, i)] - 1
      if (colour >= 0 && inSplit(left, colour) > 0) return move(DRINK_NEXT, colour)
    }
    return move(DRINK_NEXT, firstLeft(left))
  },
  describe(_s, _seat, _left, answer) {
    const colour = COLOURS[argumentOf(answer)]
    return { kind: 'characters/next', say: ['next', colour], colour } satisfies NextBeerMove
  },
}

function drink(s: RaceState, seat: number, left: number, colour: number, drunk: number, tell: Tell): void {
  const at = topOf(s)
  s.stack[at + 2] = left - (1 << (3 * colour))
  s.stack[at + 3] = drunk + 1
  s.drunk |= 1 << colour
  drinkBeer(s, seat, colour, IN_A_TOAST, tell)
}
