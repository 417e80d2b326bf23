import { done, type FreeMoves, type Loop, playBySteps, topOf } from '@estaminet/kernel'
import type { Tell, ToldEvent } from '../events.ts'
import type { RaceMove } from '../race-move.ts'
import { arrival } from '../rules/arriving.ts'
import { token } from '../rules/bottle-tokens.ts'
import { card } from '../rules/bottling-machine.ts'
import { campsite } from '../rules/camping.ts'
import { offer } from '../rules/hitchhiking.ts'
import { transit } from '../rules/public-transport.ts'
import { coaster } from '../rules/setup.ts'
import { giveBack, hand, savingCheese, toast } from '../rules/toasting.ts'
import { actionEnd, actionOver, turn } from '../rules/turn.ts'
import type { Expansion, ExpansionMoves } from './expansion.ts'
import { kindOf } from './moves.ts'
import { inPlay } from './registry.ts'
import type { RaceState } from './state.ts'
import * as steps from './steps.ts'
import { runsOf, settlesOf, stepsWith } from './table.ts'

/** The game on the table of steps, with those of some expansions. */
export function playWith(expansions: readonly Expansion[]): RaceLoop {
  return playBySteps({
    steps: stepsWith(expansions),
    stackOf: (s: RaceState) => s.stack,
    turn: (s) => s.active,
    proceed,
    ...(expansions.some(({ free }) => free) ? { free: freeMoves } : {}),
  })
}

/** Does everything that goes by itself, until somebody has to choose, nature has to draw, or the game is over. */
export function proceed(s: RaceState, tell: Tell): void {
  const { stack } = s
  for (let at = topOf(stack); at >= 0; at = topOf(stack)) {
    const seat = stack[at + 1]
    const a = stack[at + 2]
    // Written out for what happens all the time; everything else is looked up.
    switch (stack[at]) {
      case steps.ACTION:
      case steps.ROLL:
        return
      case steps.COASTER:
      case steps.LEVEL_THREE:
        if (!coaster.settle(s, seat, a)) return
        break
      case steps.CARD:
        if (!card.settle(s, seat, a, tell)) return
        break
      case steps.TRANSIT:
        if (!transit.settle(s, seat, a)) return
        break
      case steps.OFFER:
        if (!offer.settle(s, seat, a, tell)) return
        break
      case steps.HAND:
        if (!hand.settle(s, seat, a, tell)) return
        break
      case steps.RETURN:
        if (!giveBack.settle(s, seat, a, tell)) return
        break
      case steps.CHEESE:
        if (!savingCheese.settle(s, seat)) return
        break
      case steps.TOKEN:
        if (!token.settle(s, seat, a)) return
        break
      case steps.CAMPSITE:
        if (!campsite.settle(s, seat, a, tell, stack[at + 3])) return
        break
      case steps.TURN:
        done(stack)
        turn.run(s, seat, a, tell, 0)
        break
      case steps.ARRIVAL:
        done(stack)
        arrival.run(s, seat, a, tell, 0)
        break
      case steps.TOAST:
        done(stack)
        toast.run(s, seat, a, tell, 0)
        break
      case steps.ACTION_END:
        done(stack)
        actionEnd.run(s, seat, a, tell, 0)
        break
      case steps.ACTION_OVER:
        done(stack)
        actionOver.run(s, seat, a, tell, 0)
        break
      default: {
        const b = stack[at + 3]
        const run = runsOf(s)[stack[at]]
        if (run === undefined) {
          if (!settlesOf(s)[stack[at]](s, seat, a, tell, b)) return
        } else {
          done(stack)
          run(s, seat, a, tell, b)
        }
      }
    }
  }
}

/** What seats may do of their own accord, whichever expansion lets them. */
const freeMoves: FreeMoves<RaceState, RaceMove, ToldEvent> = {
  seats(s) {
    const expansions = inPlay(s)
    let mask = 0
    for (let at = 0; at < expansions.length; at++) mask |= expansions[at].free?.seats(s) ?? 0
    return mask
  },
  legal(s, seat, out) {
    const expansions = inPlay(s)
    let count = 0
    for (let at = 0; at < expansions.length; at++) {
      const { free } = expansions[at]
      if (free && (free.seats(s) >> seat) & 1) count = free.legal(s, seat, out, count)
    }
    return count
  },
  answer: (s, seat, move, tell) => whose(s, move).answer(s, seat, move, tell),
  describe: (s, seat, move) => whose(s, move).describe(s, seat, move),
}

/** A move of one's own accord is a kind of the expansion that offers it. */
function whose(s: RaceState, move: number): ExpansionMoves {
  const kind = kindOf(move)
  const free = inPlay(s).find((expansion) => expansion.free?.kinds.includes(kind))?.free
  if (!free) throw new RangeError(`Nobody may play ${move} unasked.`)
  return free
}

export type RaceLoop = Loop<RaceState, RaceMove, ToldEvent>

const loops = new Map<readonly Expansion[], RaceLoop>()

/** How a match with its expansions is played. */
export function loopFor(s: RaceState): RaceLoop {
  const expansions = inPlay(s)
  let loop = loops.get(expansions)
  if (!loop) {
    loop = playWith(expansions)
    loops.set(expansions, loop)
  }
  return loop
}
