import type { Duration, Effect } from './effect.ts'
import { ASLEEP_FROM, BICYCLE_FORBIDDEN_FROM } from './tracks.ts'

/** A card that helps is played on oneself, one that hinders on the opponent to whom its hook happens. */
export interface ConfrontationCard {
  readonly id: string
  readonly side: 'helps' | 'hinders'
  /** Several only where one card may be played at several hooks. */
  readonly effects: readonly Effect[]
  readonly lasts: Duration
}

// biome-ignore format: one card a line reads as a table
const cards = [
  { id: 'CF-P01', side: 'helps', lasts: 'instant', effects: [{ on: 'moveDeclared', when: [{ form: 'means', is: 'bike' }], does: [{ form: 'moveCost', means: 'bike', op: 'add', n: -2 }] }] },
  { id: 'CF-P02', side: 'helps', lasts: 'instant', effects: [{ on: 'diceRolled', when: [{ form: 'means', is: 'hitch' }, { form: 'faces', quantity: 'all', face: 'failed' }], does: [{ form: 'setFace', face: 'tbbr' }] }] },
  { id: 'CF-P03', side: 'helps', lasts: 'instant', effects: [{ on: 'diceRolled', when: [{ form: 'means', is: 'bus' }, { form: 'faces', quantity: 'has', face: 'late' }], does: [{ form: 'late', op: 'set', n: 0 }, { form: 'moveCost', means: 'bus', op: 'add', n: -1 }] }] },
  { id: 'CF-P04', side: 'helps', lasts: 'instant', effects: [
    { on: 'ownDecision', when: [{ form: 'level', atLeast: 1 }], does: [{ form: 'breath', n: -2 }] },
    { on: 'sleepAbout', when: [{ form: 'level', atLeast: 1 }], does: [{ form: 'breath', n: -2 }] }] },
  { id: 'CF-P05', side: 'helps', lasts: 'instant', effects: [{ on: 'buyDeclared', when: [{ form: 'roomAfterBuying', atLeast: 1 }], does: [{ form: 'yield', of: 'cubes', op: 'add', n: 2 }] }] },
  { id: 'CF-P06', side: 'helps', lasts: 'instant', effects: [{ on: 'tasteDeclared', when: [{ form: 'inConcert', not: true }], does: [{ form: 'actionCost', action: 'taste', op: 'set', n: 0 }, { form: 'points', n: 1, after: true }] }] },
  { id: 'CF-P07', side: 'helps', lasts: 'instant', effects: [{ on: 'ownDecision', when: [{ form: 'usedHere', actions: ['buy', 'taste'] }], does: [{ form: 'permit', what: 'repeat' }] }] },
  { id: 'CF-P08', side: 'helps', lasts: 'instant', effects: [{ on: 'buyDeclared', when: [{ form: 'symbol', is: 'cheese' }, { form: 'takesCheese' }], does: [{ form: 'yield', of: 'cheese', op: 'add', n: 1 }] }] },
  { id: 'CF-P09', side: 'helps', lasts: { tu: 6 }, effects: [{ on: 'ownDecision', when: [{ form: 'level', atLeast: BICYCLE_FORBIDDEN_FROM }], does: [{ form: 'waiveThresholds' }] }] },
  { id: 'CF-P10', side: 'helps', lasts: 'instant', effects: [{ on: 'arrived', when: [{ form: 'bottleTaken', not: true }, { form: 'coasterTaken', not: true }, { form: 'coasters', at: 'reserve' }], does: [{ form: 'coasters', from: 'reserve', n: 2 }] }] },
  { id: 'CF-P11', side: 'helps', lasts: 'instant', effects: [{ on: 'check', when: [{ form: 'meetsObjectiveOutOfReach' }], does: [{ form: 'permit', what: 'claimOutOfReach' }] }] },
  { id: 'CF-P12', side: 'helps', lasts: 'instant', effects: [{ on: 'wake', when: [{ form: 'penalty' }], does: [{ form: 'wakePenalty', op: 'set', n: 0 }] }] },
  { id: 'CF-P13', side: 'helps', lasts: 'instant', effects: [{ on: 'cardPlayed', does: [{ form: 'cancel' }] }] },
  { id: 'CF-P14', side: 'helps', lasts: { actions: 3 }, effects: [{ on: 'ownDecision', does: [{ form: 'moveCost', means: 'any', op: 'add', n: -1 }] }] },

  { id: 'CF-N01', side: 'hinders', lasts: 'instant', effects: [{ on: 'moveDeclared', when: [{ form: 'means', is: 'bike' }], does: [{ form: 'delay', n: 3 }] }] },
  { id: 'CF-N02', side: 'hinders', lasts: 'instant', effects: [{ on: 'moveDeclared', does: [{ form: 'delay', n: 2 }] }] },
  { id: 'CF-N03', side: 'hinders', lasts: 'instant', effects: [{ on: 'diceRolled', when: [{ form: 'means', is: 'bus' }, { form: 'faces', quantity: 'has', face: 'late', not: true }], does: [{ form: 'setFace', face: 'late' }] }] },
  { id: 'CF-N04', side: 'hinders', lasts: 'instant', effects: [{ on: 'diceRolled', when: [{ form: 'means', is: 'hitch' }, { form: 'success' }], does: [{ form: 'reroll' }] }] },
  { id: 'CF-N05', side: 'hinders', lasts: 'instant', effects: [{ on: 'hitchFailed', does: [{ form: 'wait', op: 'add', n: 2 }] }] },
  { id: 'CF-N06', side: 'hinders', lasts: 'instant', effects: [{ on: 'buyDeclared', when: [{ form: 'yield', of: 'cubes', atLeast: 3 }], does: [{ form: 'yield', of: 'cubes', op: 'add', n: -2 }] }] },
  { id: 'CF-N07', side: 'hinders', lasts: 'instant', effects: [{ on: 'meet', when: [{ form: 'isPartner' }], does: [{ form: 'control', decision: 'exchange' }, { form: 'handOver', n: 1, after: true }] }] },
  { id: 'CF-N08', side: 'hinders', lasts: 'instant', effects: [{ on: 'tasteDeclared', when: [{ form: 'levelAfter', atMost: ASLEEP_FROM - 1 }], does: [{ form: 'breath', n: 1, after: true }] }] },
  { id: 'CF-N09', side: 'hinders', lasts: 'instant', effects: [{ on: 'buyDeclared', when: [{ form: 'symbol', is: 'cheese' }, { form: 'takesCheese' }], does: [{ form: 'yield', of: 'cheese', op: 'set', n: 0 }] }] },
  { id: 'CF-N10', side: 'hinders', lasts: 'instant', effects: [{ on: 'arrived', when: [{ form: 'in', set: 'BRUSSELS', not: true }, { form: 'count', what: { of: 'cubes' }, atLeast: 3 }], does: [{ form: 'cubes', n: -2 }] }] },
  { id: 'CF-N11', side: 'hinders', lasts: 'instant', effects: [{ on: 'campDeclared', when: [{ form: 'yield', of: 'conversions', atLeast: 3 }], does: [{ form: 'limit', what: 'conversions', n: 2 }] }] },
  { id: 'CF-N12', side: 'hinders', lasts: 'instant', effects: [{ on: 'wake', does: [{ form: 'wakePenalty', op: 'add', n: 2 }] }] },
  { id: 'CF-N13', side: 'hinders', lasts: 'instant', effects: [{ on: 'claim', when: [{ form: 'objectiveLevel', atMost: 2 }], does: [{ form: 'time', n: 2, after: true }] }] },
  { id: 'CF-N14', side: 'hinders', lasts: { actions: 2 }, effects: [{ on: 'moveDeclared', does: [{ form: 'delay', n: 1 }] }] },
] as const satisfies readonly ConfrontationCard[]

export type ConfrontationId = (typeof cards)[number]['id']
/** The 28 cards: 14 that help, 14 that hinder. */
export const confrontation: readonly (ConfrontationCard & { readonly id: ConfrontationId })[] = cards

/** Cards dealt to each, by the number of players; in the short race the same for all. */
export const HAND_SIZE: Readonly<Record<number, number>> = { 2: 8, 3: 7, 4: 6 }
export const SHORT_HAND_SIZE = 4

export const POINTS_PER_CARD_LEFT = 1
