import { bands } from '../../content/bands.ts'
import { keepOne } from '../keep-one.ts'
import { DEAL, DEALT, KEEP, KEEP_BAND } from './numbers.ts'

/** Who plays in which band. */
export const lineUp = keepOne({
  id: 'bands',
  cards: bands,
  steps: { deal: DEAL, keep: KEEP },
  kinds: { dealt: DEALT, keep: KEEP_BAND },
})
