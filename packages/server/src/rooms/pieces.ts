import type { Pieces } from '@estaminet/kernel'

/** Nobody else waits longer than this for long work, in milliseconds. */
const PIECE = 4

/** Carries out long work in pieces, so that everybody else is answered meanwhile. */
export async function inPieces<T>(work: Pieces<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + PIECE
    do {
      const { done, value } = work.next()
      if (done) return value
    } while (performance.now() < until)
    await new Promise((soon) => setImmediate(soon))
  }
}
