import { type Judge, projected } from './judgement.ts'
import { corrected, ValueNet } from './value-net.ts'
import { WEIGHTS } from './weights.ts'

let withNet: Judge | undefined

/** Fetches the net: its numbers come to a page only for a level that plays by it. */
export async function fetchNet(): Promise<void> {
  if (withNet) return
  const { LEARNED } = await import('./learned-numbers.ts')
  withNet = corrected(WEIGHTS, ValueNet.from(LEARNED))
}

/** What a position is worth as far as is known here: by the judgement alone until the net has come. */
export const asLearned: Judge = (s, seat) => (withNet ? withNet(s, seat) : projected(s, seat, WEIGHTS))
