import { depth, pop, push, top } from '@estaminet/kernel'
import { type AleState, FRAME } from '../state.ts'

/** Puts an item on top of the agenda. */
export function put(s: AleState, item: number, a = 0, b = 0, c = 0): void {
  push(s.agenda, FRAME, item, a, b, c)
}

/** Takes the top item off. */
export function strike(s: AleState): void {
  pop(s.agenda, FRAME)
}

/** The top item, or 0 when nothing is left to do. */
export function next(s: AleState): number {
  return depth(s.agenda) === 0 ? 0 : s.agenda[top(s.agenda, FRAME)]
}

/** A detail (1 to 3) of the top item. */
export function detail(s: AleState, which: number): number {
  return s.agenda[top(s.agenda, FRAME) + which]
}

export function setDetail(s: AleState, which: number, value: number): void {
  s.agenda[top(s.agenda, FRAME) + which] = value
}
