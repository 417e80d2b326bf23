import type { Hook } from '../content/hooks.ts'
import { HOOKS, hookNumber } from '../content/hooks.ts'
import type { Tell } from '../events.ts'
import { BOUGHT_TODAY, noteTasting, noteToday, TOASTED_TODAY } from '../rules/today.ts'
import { fireEffects } from './effects.ts'
import type { Expansion } from './expansion.ts'
import { lookAtDeclared, participants } from './facts.ts'
import { perMatch } from './registry.ts'
import type { RaceState } from './state.ts'
import { type Sequel, sequel } from './step.ts'
import { AFTERWARDS, EFFECTS, HAPPENS, next } from './steps.ts'

/**
 * `hook` happens to `seat`: what applies by itself, then whoever may answer, then `then`, then what cards put behind it. Without
 * expansions `then` at once.
 */
export function unfold(s: RaceState, hook: Hook, seat: number, then: Sequel, tell: Tell, a = 0, b = 0): void {
  if (s.expansions === 0) then.run(s, seat, a, tell, b)
  else {
    // First what follows: everything pushed from here on lies above it.
    const number = hookNumber(hook)
    followWith(s, number, seat, then, a, b)
    react(s, number, seat, tell)
  }
}

/** The same once everything is done that is put on the stack from here on. For matches with expansions. */
export function unfoldNext(s: RaceState, hook: Hook, seat: number, then: Sequel): void {
  const number = hookNumber(hook)
  followWith(s, number, seat, then, 0, 0)
  next(s, HAPPENS, seat, number)
}

const TASTED = hookNumber('tasteDeclared')
const BOUGHT = hookNumber('buyDeclared')
const MET = hookNumber('meet')
const CLAIMED = hookNumber('claim')

/** Cards put something behind these, or somebody counts them. As a mask. */
const FOLLOWED = (1 << TASTED) | (1 << BOUGHT) | (1 << MET) | (1 << CLAIMED)

function followWith(s: RaceState, hook: number, seat: number, then: Sequel, a: number, b: number): void {
  if ((FOLLOWED >> hook) & 1) next(s, AFTERWARDS, seat, hook)
  next(s, then.number, seat, a, b)
}

/** Writes the seats in the order in which something happens to them; returns how many. */
type Order = (s: RaceState, out: Int8Array) => number

const queue = new Int8Array(4)

/** The same for several seats, one after the other in the order given, before `then`. */
export function unfoldForAll(s: RaceState, hook: Hook, order: Order, then: Sequel, tell: Tell): void {
  if (s.expansions === 0) then.run(s, 0, 0, tell, 0)
  else {
    next(s, then.number)
    const number = hookNumber(hook)
    for (let i = order(s, queue) - 1; i >= 0; i--) next(s, HAPPENS, queue[i], number)
  }
}

/** `hook` has happened and nothing follows from it. */
export function occurs(s: RaceState, hook: Hook, seat: number, tell: Tell): void {
  if (s.expansions !== 0) react(s, hookNumber(hook), seat, tell)
}

export const happens = sequel(HAPPENS, 'happens', (s, seat, hook, tell) => react(s, hook, seat, tell))

/** What cards put behind it; then it has been done today. */
export const afterwards = sequel(AFTERWARDS, 'afterwards', (s, seat, hook, tell) => fire(s, hook, true, seat, 0, tell))

/** What cards do, from where somebody was asked in between. */
export const effects = sequel(EFFECTS, 'effects', (s, seat, a, tell, from) =>
  fire(s, a >> 1, (a & 1) === 1, seat, from, tell),
)

const react = (s: RaceState, hook: number, seat: number, tell: Tell): void => fire(s, hook, false, seat, 0, tell)

/** Effects apply in the order of the expansions; whoever may answer is asked when all of them are done. */
function fire(s: RaceState, hook: number, after: boolean, seat: number, from: number, tell: Tell): void {
  lookAtDeclared(s)
  if (!fireEffects(s, hook, after, seat, from, tell)) return
  if (after) count(s, hook, seat)
  const list = (after ? followers(s) : answers(s))[hook]
  for (let at = 0; at < list.length; at++) list[at](s, seat, tell)
}

type Reaction = (s: RaceState, seat: number, tell: Tell) => void

/** By hook, from the last expansion to the first: steps are pushed, so that those of the first come first. */
const byHook = (expansions: readonly Expansion[], part: 'on' | 'after'): readonly (readonly Reaction[])[] =>
  HOOKS.map((hook) => expansions.toReversed().flatMap((expansion) => expansion[part]?.[hook] ?? []))

const answers = perMatch((expansions) => byHook(expansions, 'on'))
const followers = perMatch((expansions) => byHook(expansions, 'after'))

/** The first of the day is over once everything that looks for it has been done. */
function count(s: RaceState, hook: number, seat: number): void {
  if (hook === TASTED) noteTasting(s, seat)
  else if (hook === BOUGHT) noteToday(s, seat, BOUGHT_TODAY)
  else if (hook === MET)
    for (let other = 0; other < s.seats; other++) if ((participants(s) >> other) & 1) noteToday(s, other, TOASTED_TODAY)
}
