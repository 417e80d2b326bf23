import type { Effect, Fact, Op, Predicate, Primitive } from '../content/effect.ts'
import type { Hook } from '../content/hooks.ts'
import { MEANS } from '../content/roads.ts'
import type { Tell } from '../events.ts'
import { goUp, soberUp } from '../rules/breathalyzer.ts'
import { takeCheese } from '../rules/cheese.ts'
import { spend } from '../rules/time.ts'
import { inPlay } from './expansion.ts'
import { left, type RaceState } from './state.ts'

/** Changes to a number of the rules. Of several that set it the last counts: that of the last expansion. */
export interface Changes {
  set: number | undefined
  add: number
}

/** A primitive that changes a number; a limit, or a rule of the Breathalyzer, sets it. */
export type Reckoned = Extract<Primitive, { readonly op: Op } | { readonly form: 'limit' | 'breathRule' }>

const isReckoned = (primitive: Primitive): primitive is Reckoned =>
  'op' in primitive || primitive.form === 'limit' || primitive.form === 'breathRule'

/** What all cards in force do to a number; `isAbout` picks the primitives that are about it. */
export function changesOf(s: RaceState, seat: number, isAbout: (primitive: Reckoned) => boolean): Changes {
  const changes: Changes = { set: undefined, add: 0 }
  forEachInForce(s, seat, ({ when, does }) => {
    if (!holds(s, seat, when)) return
    for (const primitive of does) {
      if (!isReckoned(primitive) || !isAbout(primitive)) continue
      if ('op' in primitive && primitive.op === 'add') changes.add += primitive.n
      else changes.set = primitive.n
    }
  })
  return changes
}

/** What happens by itself at a hook, or behind what was declared there. */
export function fireEffects(s: RaceState, hook: Hook, seat: number, when: 'before' | 'after', tell: Tell): void {
  forEachInForce(s, seat, (effect) => {
    if (effect.on !== hook || !holds(s, seat, effect.when)) return
    for (const primitive of effect.does)
      if (('after' in primitive && primitive.after === true) === (when === 'after')) perform(s, seat, primitive, tell)
  })
}

function forEachInForce(s: RaceState, seat: number, look: (effect: Effect) => void): void {
  for (const expansion of inPlay(s))
    expansion.effects?.forEach((effect, at) => {
      if (effect.may || effect.timesADay) throw new RangeError('Nothing asks for an effect or counts its uses yet.')
      if (expansion.inForce?.(s, seat, at) ?? true) look(effect)
    })
}

/** The predicates and primitives some card of a shipped or tested expansion uses; the others say so. */
const holds = (s: RaceState, seat: number, when: readonly Predicate[] = []): boolean =>
  when.every((predicate) => isTrue(s, seat, predicate) !== (predicate.not === true))

function isTrue(s: RaceState, seat: number, fact: Fact): boolean {
  switch (fact.form) {
    case 'means':
      return MEANS[s.means] === fact.is
    case 'level':
      return s.level[seat] >= fact.atLeast
    case 'left':
      return left(s, seat) <= fact.atMost
    case 'lastDay':
      return s.lastDay === 1
    case 'players':
      return s.seats <= fact.atMost
    default:
      throw new RangeError(`Nothing can tell whether "${fact.form}" holds.`)
  }
}

/** Gains stop where there is no room, losses at nothing. */
function perform(s: RaceState, seat: number, primitive: Primitive, tell: Tell): void {
  switch (primitive.form) {
    case 'points':
      s.score[seat] = Math.max(0, s.score[seat] + primitive.n)
      break
    case 'breath':
      if (primitive.n < 0) soberUp(s, seat, -primitive.n)
      else goUp(s, seat, primitive.n, tell)
      break
    case 'cheese':
      for (let i = 0; i < primitive.n; i++) takeCheese(s, seat, tell)
      break
    case 'time':
      spend(s, seat, Math.min(primitive.n, left(s, seat)), 'delay', tell)
      break
    default:
      // What changes a number is reckoned where the number is.
      if (!isReckoned(primitive)) throw new RangeError(`Nothing can do "${primitive.form}".`)
  }
}

export const isForMeans = (primitive: Reckoned, means: number): boolean =>
  primitive.form === 'moveCost' && (primitive.means === 'any' || primitive.means === MEANS[means])
