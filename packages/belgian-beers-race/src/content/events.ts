import type { Effect } from './effect.ts'

/** One card a day, in force from its first step to the end of its scoring, for all players alike. */
export interface EventCard {
  readonly id: string
  readonly sign: '+' | '-'
  readonly effects: readonly Effect[]
}

// biome-ignore format: one card a line reads as a table
const cards = [
  { id: 'EV-01', sign: '+', effects: [{ on: 'passive', does: [{ form: 'moveCost', means: 'bike', op: 'add', n: -1 }] }] },
  { id: 'EV-02', sign: '+', effects: [{ on: 'passive', does: [{ form: 'moveCost', means: 'bus', op: 'add', n: -1 }] }] },
  { id: 'EV-03', sign: '+', effects: [{ on: 'passive', does: [{ form: 'diceCount', op: 'add', n: 1 }] }] },
  { id: 'EV-04', sign: '+', effects: [{ on: 'tasteDeclared', when: [{ form: 'firstToday', action: 'taste' }], does: [{ form: 'actionCost', action: 'taste', op: 'set', n: 0 }] }] },
  { id: 'EV-05', sign: '+', effects: [{ on: 'buyDeclared', does: [{ form: 'yield', of: 'cubes', op: 'add', n: 1 }] }] },
  { id: 'EV-06', sign: '+', effects: [{ on: 'buyDeclared', when: [{ form: 'takesCheese' }], does: [{ form: 'yield', of: 'cheese', op: 'add', n: 1, onTrack: true }] }] },
  { id: 'EV-07', sign: '+', effects: [
    { on: 'wake', does: [{ form: 'wakePenalty', op: 'add', n: -2 }] },
    { on: 'passive', when: [{ form: 'lastDay' }], does: [{ form: 'scoreRule', item: 'latecomer', op: 'set', n: 10 }] }] },
  { id: 'EV-08', sign: '+', effects: [{ on: 'arrived', when: [{ form: 'firstVisit' }, { form: 'in', set: 'RED' }], does: [{ form: 'points', n: 2 }] }] },
  { id: 'EV-09', sign: '+', effects: [{ on: 'meet', when: [{ form: 'met' }], does: [{ form: 'points', n: 2, after: true }] }] },
  { id: 'EV-10', sign: '+', effects: [
    { on: 'arrived', when: [{ form: 'coasterTaken' }], does: [{ form: 'points', n: 1 }] },
    { on: 'dayStart', when: [{ form: 'coasterTaken' }], does: [{ form: 'points', n: 1 }] },
    { on: 'arrived', when: [{ form: 'bottleTaken' }, { form: 'in', set: 'BRUSSELS' }, { form: 'players', atMost: 2 }], does: [{ form: 'points', n: 1 }] }] },
  { id: 'EV-11', sign: '+', effects: [{ on: 'arrived', when: [{ form: 'firstVisit' }, { form: 'in', set: 'BRUSSELS' }], does: [{ form: 'points', n: 2 }] }] },
  { id: 'EV-12', sign: '+', effects: [{ on: 'dayStart', does: [{ form: 'cheese', n: 1 }] }] },
  { id: 'EV-13', sign: '-', effects: [{ on: 'passive', does: [{ form: 'moveCost', means: 'bike', op: 'add', n: 1 }] }] },
  { id: 'EV-14', sign: '-', effects: [{ on: 'passive', does: [{ form: 'late', op: 'set', n: 4 }] }] },
  { id: 'EV-15', sign: '-', effects: [{ on: 'passive', does: [{ form: 'wait', op: 'set', n: 3 }] }] },
  { id: 'EV-16', sign: '-', effects: [{ on: 'buyDeclared', does: [{ form: 'yield', of: 'cubes', op: 'add', n: -1 }] }] },
  { id: 'EV-17', sign: '-', effects: [{ on: 'tasteDeclared', when: [{ form: 'firstToday', action: 'taste' }], does: [{ form: 'breath', n: 1, after: true }] }] },
  { id: 'EV-18', sign: '-', effects: [{ on: 'passive', does: [{ form: 'forbid', what: 'cheese' }] }] },
  { id: 'EV-19', sign: '-', effects: [{ on: 'passive', when: [{ form: 'crossesBrussels' }], does: [{ form: 'moveCost', means: 'any', op: 'add', n: 1 }] }] },
  { id: 'EV-20', sign: '-', effects: [{ on: 'passive', when: [{ form: 'left', atMost: 3 }], does: [{ form: 'forbid', what: 'buy' }, { form: 'forbid', what: 'taste' }, { form: 'forbid', what: 'concert' }] }] },
  { id: 'EV-21', sign: '-', effects: [
    { on: 'wake', does: [{ form: 'wakePenalty', op: 'add', n: 1 }] },
    { on: 'passive', when: [{ form: 'lastDay' }], does: [{ form: 'scoreRule', item: 'latecomer', op: 'set', n: 18 }] }] },
  { id: 'EV-22', sign: '-', effects: [{ on: 'meet', does: [{ form: 'actionCost', action: 'toast', op: 'add', n: 1 }] }] },
  { id: 'EV-23', sign: '-', effects: [{ on: 'arrived', when: [{ form: 'count', what: { of: 'cubes' }, atLeast: 7 }], does: [{ form: 'cubes', n: -1 }] }] },
  { id: 'EV-24', sign: '-', effects: [{ on: 'passive', does: [{ form: 'limit', what: 'reach', n: 3 }] }] },
] as const satisfies readonly EventCard[]

export type EventId = (typeof cards)[number]['id']
/** The 24 events: 12 good days, 12 bad ones. */
export const events: readonly (EventCard & { readonly id: EventId })[] = cards
