import { copy } from '@estaminet/kernel'
import type { AleChoice } from './ale-move.ts'
import { describe } from './describe.ts'
import { MOST_OPTIONS, moveOf } from './engine/moves.ts'
import { answer, loop, questionOf } from './engine/play.ts'
import { type AleState, blank } from './engine/state.ts'
import { MOVE } from './engine/steps.ts'

/** A box the disc may go to and, for the number box, the numbers that may be named: as the questions will describe them. */
export interface DiscUse {
  readonly box: Extract<AleChoice, { kind: 'chooseBox' }>
  readonly numbers: readonly Extract<AleChoice, { kind: 'chooseNumber' }>[]
}

const moves = new Int32Array(MOST_OPTIONS)
const listed = (s: AleState, seat: number): number[] => [...moves.subarray(0, loop.legal(s, seat, moves))]

/** What walking to a disc could bring whoever is asked for a walk: every use of the disc. */
export function discUses(s: AleState, seat: number, space: number): DiscUse[] {
  if (questionOf(s) !== 'move' || s.turn !== seat) return []
  return usesOfDisc(after(s, seat, moveOf(MOVE, space)), seat)
}

/** What the disc in hand could bring whoever is asked for a box. */
export function usesOfDisc(s: AleState, seat: number): DiscUse[] {
  if (questionOf(s) !== 'chooseBox' || s.turn !== seat) return []
  return listed(s, seat).flatMap((move) => {
    const box = describe(s, seat, move)
    return box.kind === 'chooseBox' ? [{ box, numbers: numbersOf(after(s, seat, move), seat) }] : []
  })
}

function numbersOf(s: AleState, seat: number): DiscUse['numbers'] {
  if (questionOf(s) !== 'chooseNumber') return []
  return listed(s, seat).flatMap((move) => {
    const number = describe(s, seat, move)
    return number.kind === 'chooseNumber' ? [number] : []
  })
}

/** One move later, with nothing settled: a question with one answer is still a question. */
function after(s: AleState, seat: number, move: number): AleState {
  const later = copy(blank(s.seats), s)
  answer(later, seat, move)
  return later
}
