import type { Game } from '@estaminet/kernel'
import { SEATS } from './content/rounds.ts'
import { describe } from './describe.ts'
import { loop } from './engine/play.ts'
import type { AleState } from './engine/state.ts'
import { imagine } from './imagine.ts'
import { OPTIONS } from './options.ts'
import { roundsFor } from './rules/rounds.ts'
import { score } from './rules/scoring.ts'
import { setup } from './rules/setup.ts'
import { view } from './view.ts'

export type { AleChoice, AleMove, Enclosure, Foretold, Gains, Outcome, Stop } from './ale-move.ts'
export * from './content/barrels.ts'
export * from './content/boxes.ts'
export * from './content/garden.ts'
export * from './content/places.ts'
export * from './content/privileges.ts'
export * from './content/production.ts'
export * from './content/ring.ts'
export * from './content/rounds.ts'
export * from './content/sheds.ts'
export * from './content/tiles.ts'
export { type DiscUse, discUses, usesOfDisc } from './disc-uses.ts'
export * from './engine/moves.ts'
export { DRAWS, QUESTIONS, questionOf } from './engine/play.ts'
export type { AleState } from './engine/state.ts'
export * from './engine/steps.ts'
export type { AleEvent, Reason } from './events.ts'
export { brokenLaws } from './invariants.ts'
export { countBits, dueBarrels, type Progress, progressOf } from './rules/barrels.ts'
export { type ConversionStep, explainConversion, type Markers } from './rules/conversion.ts'
export { type ToCome, toCome } from './rules/draws.ts'
export { basePrice, cardsDue, cheapestBase, pricesOn, tileChosen } from './rules/purchases.ts'
export { type Closed, whyClosed } from './rules/ring.ts'
export { pointsOf, type Standing, standingOf } from './rules/scoring.ts'
export { walkGarden } from './rules/survey.ts'
export { type AleView, isOver, type PlayerView, pairAsked, type SpaceView } from './view.ts'
export type { Waking } from './waking.ts'

const { waiting, legal, chance, apply, fallback } = loop

export const heavenAndAle: Game<AleState> = {
  id: 'heaven-and-ale',
  version: 1,
  // Version 0 wrote the same moves; its states had no seats on the stack.
  reads: (version, move) => (version === 0 ? move : undefined),
  seats: SEATS,
  options: OPTIONS,
  setup,
  waiting,
  legal,
  chance,
  apply,
  fallback,
  view: (s) => view(s),
  imagine,
  score,
  describe,
  part: (s) => s.round,
  moment: (s) => ({ round: s.round, rounds: roundsFor(s.seats) }),
}
