import { done, next as toDo, topOf } from '@estaminet/kernel'
import type { AleState } from './state.ts'

/** Puts an item on top of the agenda. */
export function put(s: AleState, item: number, a = 0, b = 0, c = 0): void {
  toDo(s.agenda, item, a, b, c)
}

/** Takes the top item off. */
export function strike(s: AleState): void {
  done(s.agenda)
}

/** The top item, or 0 when nothing is left to do. */
export function next(s: AleState): number {
  const at = topOf(s.agenda)
  return at < 0 ? 0 : s.agenda[at]
}

/** A detail (1 to 3) of the top item. */
export function detail(s: AleState, which: number): number {
  return s.agenda[topOf(s.agenda) + which]
}

export function setDetail(s: AleState, which: number, value: number): void {
  s.agenda[topOf(s.agenda) + which] = value
}
