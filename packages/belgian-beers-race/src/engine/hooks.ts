import { HOOKS, type Hook } from '../content/hooks.ts'
import type { Tell } from '../events.ts'
import { fireEffects } from './effects.ts'
import { inPlay } from './expansion.ts'
import type { RaceState } from './state.ts'
import { type Sequel, sequel } from './step.ts'
import { AFTERWARDS, HAPPENS, next } from './steps.ts'

/**
 * `hook` happens to `seat`: what applies by itself, then whoever may answer, then `then`, then what cards put behind it. Without
 * expansions `then` at once.
 */
export function unfold(s: RaceState, hook: Hook, seat: number, then: Sequel, tell: Tell, a = 0, b = 0): void {
  if (s.expansions === 0) then.run(s, seat, a, tell, b)
  else {
    // First what follows: everything pushed from here on lies above it.
    next(s, AFTERWARDS, seat, HOOKS.indexOf(hook))
    next(s, then.number, seat, a, b)
    react(s, hook, seat, tell)
  }
}

/** The same once everything is done that is put on the stack from here on. For matches with expansions. */
export function unfoldNext(s: RaceState, hook: Hook, seat: number, then: Sequel): void {
  const at = HOOKS.indexOf(hook)
  next(s, AFTERWARDS, seat, at)
  next(s, then.number, seat)
  next(s, HAPPENS, seat, at)
}

/** Seats in the order in which something happens to them. */
type Order = (s: RaceState) => readonly number[]

/** The same for several seats, one after the other in the order given, before `then`. */
export function unfoldForAll(s: RaceState, hook: Hook, order: Order, then: Sequel, tell: Tell): void {
  if (s.expansions === 0) then.run(s, 0, 0, tell, 0)
  else {
    next(s, then.number)
    for (const seat of order(s).toReversed()) next(s, HAPPENS, seat, HOOKS.indexOf(hook))
  }
}

/** `hook` has happened and nothing follows from it. */
export function occurs(s: RaceState, hook: Hook, seat: number, tell: Tell): void {
  if (s.expansions !== 0) react(s, hook, seat, tell)
}

export const happens = sequel(HAPPENS, 'happens', (s, seat, a, tell) => react(s, HOOKS[a], seat, tell))

export const afterwards = sequel(AFTERWARDS, 'afterwards', (s, seat, a, tell) =>
  fireEffects(s, HOOKS[a], seat, 'after', tell),
)

/** Effects apply in the order of the expansions; steps are pushed from the last to the first, so that the first come first. */
function react(s: RaceState, hook: Hook, seat: number, tell: Tell): void {
  fireEffects(s, hook, seat, 'before', tell)
  for (const { on } of inPlay(s).toReversed()) on?.[hook]?.(s, seat, tell)
}
