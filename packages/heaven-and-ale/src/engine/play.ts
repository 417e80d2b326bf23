import { type Move, playBySteps, type Seat, topOf } from '@estaminet/kernel'
import type { Choice } from '../ale-move.ts'
import type { Tell } from '../events.ts'
import { chooseBox, chooseNumber } from '../rules/activations.ts'
import { drawMonk, drawTile } from '../rules/draws.ts'
import { surrender } from '../rules/emergency.ts'
import { cardColour, cardLowest, chooseCard } from '../rules/pairs.ts'
import { chooseHex, chooseTile } from '../rules/purchases.ts'
import { move } from '../rules/ring.ts'
import { beginRound, nextTurn } from '../rules/rounds.ts'
import { drawFirst, pickStart, startPicks } from '../rules/setup.ts'
import { buildTargets, enclosedSite } from '../rules/sites.ts'
import { markColour, pickPlace } from '../rules/start-area.ts'
import type { AleState } from './state.ts'
import type { AleStep, StepName } from './step.ts'
import * as on from './steps.ts'

const STEPS: AleStep[] = []
STEPS[on.PICK_START] = pickStart
STEPS[on.MOVE] = move
STEPS[on.CHOOSE_TILE] = chooseTile
STEPS[on.CHOOSE_HEX] = chooseHex
STEPS[on.SURRENDER] = surrender
STEPS[on.BUILD_TARGETS] = buildTargets
STEPS[on.CHOOSE_BOX] = chooseBox
STEPS[on.CHOOSE_NUMBER] = chooseNumber
STEPS[on.CHOOSE_CARD] = chooseCard
STEPS[on.CARD_COLOUR] = cardColour
STEPS[on.CARD_LOWEST] = cardLowest
STEPS[on.PICK_PLACE] = pickPlace
STEPS[on.MARK_COLOUR] = markColour
STEPS[on.DRAW_TILE] = drawTile
STEPS[on.DRAW_MONK] = drawMonk
STEPS[on.DRAW_FIRST] = drawFirst
STEPS[on.START_PICKS] = startPicks
STEPS[on.BEGIN_ROUND] = beginRound
STEPS[on.NEXT_TURN] = nextTurn
STEPS[on.ENCLOSED_SITE] = enclosedSite

/** The one loop, over the steps beside their rules. */
export const loop = playBySteps({ steps: STEPS, stackOf: (s: AleState) => s.stack })

/** The name of the step that asks; nothing when the game is over. */
export const { questionOf } = loop

const asking = (who: AleStep['asks']): readonly StepName[] =>
  STEPS.filter(({ asks }) => asks === who).map(({ name }) => name)
/** What players are asked, and what is left to nature. */
export const QUESTIONS = asking('seat')
export const DRAWS = asking('nature')
export const isQuestion = (name: StepName): name is Choice['kind'] => QUESTIONS.includes(name)

/** Carries out one answer and nothing that follows from it by itself. */
export function answer(s: AleState, seat: Seat, move: Move, tell?: Tell): void {
  const at = topOf(s.stack)
  STEPS[s.stack[at]].answer?.(s, seat, s.stack[at + 2], move, tell, s.stack[at + 3])
}
