import type { Expansion } from '../../engine/expansion.ts'
import { useUp } from '../../rules/unique-actions.ts'
import { applause, concert, perform, stage, writeConcerts } from './concert.ts'
import { FANS, scoreFans } from './fans.ts'
import { bandLaws } from './laws.ts'
import { lineUp } from './line-up.ts'
import { APPLAUSE, CONCERT, PERFORM, STAGE, USED_STAGE } from './numbers.ts'
import { imagineBands, viewBands } from './view.ts'

/** Bands on Tour: a band for everybody, concerts where beer is tasted, fans for the end. */
export const bandsOnTour: Expansion = {
  id: 'bands',
  asides: lineUp.asides,
  fields: (seats) => ({ ...lineUp.fields(seats), [FANS]: { length: seats } }),
  prepare: lineUp.prepare,
  steps: { ...lineUp.steps, [PERFORM]: perform, [STAGE]: stage, [APPLAUSE]: applause },
  kinds: { [CONCERT]: concert },
  actions: writeConcerts,
  on: { tasteDeclared: (s, seat) => useUp(s, seat, USED_STAGE) },
  score: scoreFans,
  view: viewBands,
  imagine: imagineBands,
  laws: bandLaws,
}
