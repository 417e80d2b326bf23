import type { ScorePart } from '@estaminet/kernel'
import type { Tell } from '../events.ts'
import { EXPANSIONS } from '../expansions/index.ts'
import type { RaceState } from './state.ts'

/** A number of the base rules an expansion may change. */
export type Rule =
  | 'travelTime'
  | 'lateDelay'
  | 'waitingTime'
  | 'cubesPerPurchase'
  | 'backpack'
  | 'morningDelay'
  | 'nightRecovery'

/** A moment of the base rules an expansion may answer. */
export type Occurrence =
  | 'dayStart'
  | 'moveDeclared'
  | 'hitchFailed'
  | 'arrived'
  | 'toasted'
  | 'bought'
  | 'tasted'
  | 'check'
  | 'camped'
  | 'dayEnd'

/** What an expansion brings: never asked for by name, only gathered. Its id is also its option. */
export interface Expansion {
  readonly id: string
  /** Last step of setup that needs no choice. */
  readonly setup?: (s: RaceState) => void
  readonly modifiers?: { readonly [rule in Rule]?: (s: RaceState, seat: number, value: number) => number }
  readonly reactions?: { readonly [occurrence in Occurrence]?: (s: RaceState, seat: number, tell: Tell) => void }
  readonly score?: (s: RaceState, seat: number) => readonly ScorePart[]
}

/** The value of a rule after the expansions of this match. */
export const modified = (s: RaceState, rule: Rule, seat: number, value: number): number =>
  s.expansions === 0 ? value : modifiedBy(s, rule, seat, value)

export const occurs = (s: RaceState, occurrence: Occurrence, seat: number, tell: Tell): void => {
  if (s.expansions !== 0) answered(s, occurrence, seat, tell)
}

/** The expansions of this match, in the order of the list. */
export const inPlay = (s: RaceState): readonly Expansion[] => EXPANSIONS.filter((_, at) => (s.expansions >> at) & 1)

function modifiedBy(s: RaceState, rule: Rule, seat: number, value: number): number {
  for (const expansion of inPlay(s)) value = expansion.modifiers?.[rule]?.(s, seat, value) ?? value
  return value
}

function answered(s: RaceState, occurrence: Occurrence, seat: number, tell: Tell): void {
  for (const expansion of inPlay(s)) expansion.reactions?.[occurrence]?.(s, seat, tell)
}
