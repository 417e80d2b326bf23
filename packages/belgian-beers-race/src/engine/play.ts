import type { Tell } from '../events.ts'
import { arrive } from '../rules/arriving.ts'
import { coloursCarried, firstCarried } from '../rules/backpack.ts'
import { mayBreak } from '../rules/bottle-tokens.ts'
import { mustDraw } from '../rules/bottling-machine.ts'
import { endCamping, mayGoOnCamping } from '../rules/camping.ts'
import { edible } from '../rules/cheese.ts'
import { mustChooseOffer, offerWhatThereIs } from '../rules/hitchhiking.ts'
import { mayDrinkInTransit } from '../rules/public-transport.ts'
import { startDay } from '../rules/start-of-day.ts'
import { clink, giveBack, hand, onlyHand } from '../rules/toasting.ts'
import { afterAction, endAction, startTurn } from '../rules/turn.ts'
import type { RaceState } from './state.ts'
import * as steps from './steps.ts'

/** Does everything that goes by itself, until somebody has to choose, nature has to draw, or the game is over. */
export function proceed(s: RaceState, tell: Tell): void {
  for (let at = steps.topOf(s); at >= 0; at = steps.topOf(s)) {
    const seat = s.stack[at + 1]
    const a = s.stack[at + 2]
    switch (s.stack[at]) {
      case steps.COASTER:
      case steps.LEVEL_THREE:
        if (a > 0) return
        steps.done(s)
        break
      case steps.CARD:
        if (mustDraw(s, tell)) return
        steps.done(s)
        break
      case steps.TRANSIT:
        if (mayDrinkInTransit(s, seat, a)) return
        steps.done(s)
        break
      case steps.OFFER:
        if (mustChooseOffer(s, seat)) return
        steps.done(s)
        offerWhatThereIs(s, seat, tell)
        break
      case steps.HAND: {
        const colour = onlyHand(s, seat)
        if (colour < 0) return
        hand(s, seat, a, colour, tell)
        break
      }
      case steps.RETURN:
        if (coloursCarried(s, seat) > 1) return
        giveBack(s, seat, a, firstCarried(s, seat), tell)
        break
      case steps.CHEESE:
        if (edible(s, seat) > 0) return
        steps.done(s)
        break
      case steps.TOKEN:
        if (mayBreak(s, a)) return
        steps.done(s)
        break
      case steps.CAMPSITE:
        if (mayGoOnCamping(s, seat)) return
        endCamping(s, seat, tell)
        break
      case steps.TURN:
        startTurn(s, tell)
        break
      case steps.ARRIVAL:
        steps.done(s)
        arrive(s, seat, tell)
        break
      case steps.TOAST:
        clink(s, seat, tell)
        break
      case steps.ACTION_END:
        endAction(s, seat, tell)
        break
      case steps.ACTION_OVER:
        afterAction(s, seat, tell)
        break
      case steps.DAY_START:
        startDay(s, tell)
        break
      default:
        return
    }
  }
}
