import { copy, type MoveInfo } from '@estaminet/kernel'
import { describe } from './describe.ts'
import { CHOOSE_BOX, CHOOSE_NUMBER, MOVE, moveOf } from './engine/moves.ts'
import { listOptions, perform } from './engine/play.ts'
import { type AleState, blank } from './engine/state.ts'
import { next } from './engine/steps.ts'

/** A box the disc may go to and, for the number box, the numbers that may be named: as the questions will describe them. */
export interface DiscUse {
  readonly box: MoveInfo
  readonly numbers: readonly MoveInfo[]
}

const moves = new Int32Array(32)
const listed = (s: AleState): number[] => [...moves.subarray(0, listOptions(s, moves))]

/** What walking to a disc could bring whoever is asked for a walk: every use of the disc. */
export function discUses(s: AleState, seat: number, space: number): DiscUse[] {
  if (next(s) !== MOVE || s.turn !== seat) return []
  const there = after(s, seat, moveOf(MOVE, space))
  if (next(there) !== CHOOSE_BOX) return []
  return usesHere(there, seat)
}

/** What the disc in hand could bring whoever is asked for a box. */
export const usesOfDisc = (s: AleState, seat: number): DiscUse[] =>
  next(s) === CHOOSE_BOX && s.turn === seat ? usesHere(s, seat) : []

function usesHere(s: AleState, seat: number): DiscUse[] {
  return listed(s).map((move) => {
    const named = after(s, seat, move)
    const numbers = next(named) === CHOOSE_NUMBER ? listed(named) : []
    return { box: describe(s, seat, move), numbers: numbers.map((number) => describe(named, seat, number)) }
  })
}

/** One move later, with nothing settled: a question with one answer is still a question. */
function after(s: AleState, seat: number, move: number): AleState {
  const later = copy(blank(s.seats), s)
  perform(later, seat, move)
  return later
}
