import { type Game, parseRecord, Refusal, readRecord } from '@estaminet/kernel'
import type { DiceMemory } from './dice-notes.ts'

/**
 * What became of the dice: `checked`, all is as it was promised; `partly`, it is, but a seat never opened what it had
 * committed to; `differs`, the record is not what was promised.
 */
export type DiceVerdict = 'checked' | 'partly' | 'differs'

/** A finished match against what this browser remembers from before its first die; every draw is made again. */
export function verdictOn(
  record: unknown,
  { nonces, promised, taken }: DiceMemory,
  gameOf: (id: string) => Game,
): DiceVerdict {
  try {
    const { fair, game } = parseRecord(record)
    if (!promised || !fair?.hashes || fair.secret === undefined || fair.commitment !== promised.commitment)
      return 'differs'
    if (fair.hashes.join() !== promised.hashes.join()) return 'differs'
    const opened = new Map(fair.hashes.map((hash, seat) => [hash, fair.nonces[seat]]))
    if (taken.some((hash) => opened.get(hash) !== nonces[hash])) return 'differs'
    readRecord(gameOf(game), record)
    return fair.hashes.some((hash, seat) => hash !== '' && fair.nonces[seat] === '') ? 'partly' : 'checked'
  } catch (error) {
    if (error instanceof Refusal) return 'differs'
    throw error
  }
}
