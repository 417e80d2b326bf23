import { CHANCE, type Game, OVER } from '@estaminet/kernel'
import { SEATS } from './content/rounds.ts'
import { describe } from './describe.ts'
import { isQuestion } from './engine/moves.ts'
import { listOptions, listOutcomes, perform, settle } from './engine/play.ts'
import type { AleState } from './engine/state.ts'
import { next } from './engine/steps.ts'
import { fallback } from './fallback.ts'
import { imagine } from './imagine.ts'
import { OPTIONS } from './options.ts'
import { roundsFor } from './rules/rounds.ts'
import { score } from './rules/scoring.ts'
import { setup } from './rules/setup.ts'
import { view } from './view.ts'

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
export type { AleState } from './engine/state.ts'
export { detail, next } from './engine/steps.ts'
export type { AleEvent, Reason } from './events.ts'
export { brokenLaws } from './invariants.ts'
export { dueBarrels, type Progress, progressOf } from './rules/barrels.ts'
export { type ConversionStep, explainConversion, type Markers } from './rules/conversion.ts'
export { type ToCome, toCome } from './rules/draws.ts'
export { type Closed, whyClosed } from './rules/ring.ts'
export { pointsOf, type Standing, standingOf } from './rules/scoring.ts'
export { walkGarden } from './rules/survey.ts'
export { type AleView, type PlayerView, pairAsked, type SpaceView } from './view.ts'
export type { Waking } from './waking.ts'

export const heavenAndAle: Game<AleState> = {
  id: 'heaven-and-ale',
  version: 0,
  seats: SEATS,
  options: OPTIONS,
  setup,
  waiting(s) {
    const item = next(s)
    return item === 0 ? OVER : isQuestion(item) ? 1 << s.turn : CHANCE
  },
  legal: (s, seat, out) => (seat === s.turn ? listOptions(s, out) : 0),
  chance: listOutcomes,
  apply(s, seat, move, events) {
    perform(s, seat, move, events)
    settle(s, events)
  },
  fallback,
  view: (s) => view(s),
  imagine,
  score,
  describe,
  moment: (s) => ({ round: s.round, rounds: roundsFor(s.seats) }),
}
