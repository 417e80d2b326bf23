import type { Brewery } from './condition.ts'
import type { Effect, Quantity } from './effect.ts'
import type { SetName } from './sets.ts'

/** Breweries to have visited by the end, with the number of the full and of the short race. */
export interface Visits {
  readonly of: SetName | readonly Brewery[]
  readonly standard: number
  readonly short: number
}

/** A power for the whole game, a value to be the best in, and breweries to visit. */
export interface CharacterCard {
  readonly id: string
  readonly strength: readonly Effect[]
  readonly weakness: readonly Effect[]
  /** Worth MAJORITY_POINTS to an owner who has more than every other player; alone, to one who reaches `par`. */
  readonly majority: Quantity
  readonly par: number
  /** All of them. */
  readonly visits: readonly Visits[]
  readonly vp: number
}

export const MAJORITY_POINTS = 5

/** Alone, par is not enough where the Zythologist has a number of his own. */
export const alsoBeatsZythologist = ({ of }: Quantity): boolean =>
  of === 'visited' || of === 'bottles' || of === 'bottlesAndCoasters'

// biome-ignore format: one card a paragraph: power, weakness, the rest
const cards = [
  { id: 'CH-01', majority: { of: 'visited', in: ['BORDER16'] }, par: 8, visits: [{ of: 'BORDER_NORTH', standard: 4, short: 3 }], vp: 7,
    strength: [{ on: 'passive', does: [{ form: 'moveCost', means: 'bike', op: 'add', n: -1 }] }],
    weakness: [{ on: 'passive', does: [{ form: 'moveCost', means: 'bus', op: 'add', n: 1 }] }] },
  { id: 'CH-02', majority: { of: 'visited', in: ['BRUSSELS'] }, par: 5, visits: [{ of: 'BRUSSELS', standard: 6, short: 5 }], vp: 7,
    strength: [
      { on: 'passive', does: [{ form: 'late', op: 'set', n: 0 }] },
      { on: 'passive', when: [{ form: 'firstToday', action: 'move', means: 'bus' }], does: [{ form: 'moveCost', means: 'bus', op: 'add', n: -1 }] }],
    weakness: [{ on: 'passive', does: [{ form: 'moveCost', means: 'bike', op: 'add', n: 1 }] }] },
  { id: 'CH-03', majority: { of: 'visited' }, par: 22, visits: [{ of: [1, 34], standard: 2, short: 1 }], vp: 8,
    strength: [{ on: 'passive', does: [{ form: 'diceCount', op: 'add', n: 1 }] }],
    weakness: [{ on: 'passive', does: [{ form: 'wait', op: 'add', n: 1 }, { form: 'forbid', what: 'offer' }] }] },
  { id: 'CH-04', majority: { of: 'cheese', markers: true }, par: 4, visits: [{ of: 'CHEESE', standard: 5, short: 3 }], vp: 6,
    strength: [{ on: 'passive', does: [{ form: 'breathRule', rule: 'cheeseStep', n: 2 }] }],
    weakness: [{ on: 'buyDeclared', when: [{ form: 'symbol', is: 'cheese', not: true }], does: [{ form: 'yield', of: 'cubes', op: 'add', n: -1 }] }] },
  { id: 'CH-05', majority: { of: 'beers' }, par: 14, vp: 6,
    visits: [{ of: 'YELLOW', standard: 2, short: 1 }, { of: 'BROWN', standard: 2, short: 1 }, { of: 'RED', standard: 2, short: 1 }, { of: 'BLACK', standard: 2, short: 1 }],
    strength: [{ on: 'tasteDeclared', does: [{ form: 'points', n: 1, after: true }] }],
    weakness: [{ on: 'passive', does: [{ form: 'breathRule', rule: 'nightDrop', n: 2 }] }] },
  { id: 'CH-06', majority: { of: 'cubes' }, par: 8, visits: [{ of: 'BUY', standard: 12, short: 7 }], vp: 8,
    strength: [{ on: 'buyDeclared', does: [{ form: 'yield', of: 'cubes', op: 'add', n: 1 }] }],
    weakness: [{ on: 'passive', does: [{ form: 'moveCost', means: 'bike', op: 'add', n: 1 }] }] },
  { id: 'CH-07', majority: { of: 'cheers', markers: true }, par: 4, visits: [{ of: 'PLAYER3', standard: 2, short: 1 }], vp: 6,
    strength: [{ on: 'meet', when: [{ form: 'met' }], does: [{ form: 'track', track: 'cheers', n: 1, after: true }] }],
    weakness: [
      { on: 'meet', when: [{ form: 'met' }, { form: 'firstToday', action: 'toast' }, { form: 'inPlay', expansion: 'confrontation', not: true }], does: [{ form: 'breath', n: 1, after: true }] },
      { on: 'meet', when: [{ form: 'met' }, { form: 'firstToday', action: 'toast' }, { form: 'inPlay', expansion: 'confrontation' }], does: [{ form: 'cubes', n: -1, after: true }] }] },
  { id: 'CH-08', majority: { of: 'bottles', colour: 'brown' }, par: 4, visits: [{ of: 'BORDER_WEST', standard: 4, short: 3 }], vp: 5,
    strength: [{ on: 'wake', does: [{ form: 'wakePenalty', op: 'add', n: -2 }] }],
    weakness: [{ on: 'passive', does: [{ form: 'breathRule', rule: 'bikeStep', n: 5 }] }] },
  { id: 'CH-09', majority: { of: 'bottles', colour: 'red' }, par: 3, visits: [{ of: 'RED', standard: 4, short: 2 }], vp: 8,
    strength: [{ on: 'arrived', when: [{ form: 'firstVisit' }, { form: 'in', set: 'RED' }], does: [{ form: 'points', n: 4 }] }],
    weakness: [{ on: 'tasteDeclared', when: [{ form: 'firstToday', action: 'taste', colour: 'yellow' }], does: [{ form: 'actionCost', action: 'taste', op: 'add', n: 1 }] }] },
  { id: 'CH-10', majority: { of: 'bonus', categories: ['player', 'author', 'cardinal', 'trappist'] }, par: 8, visits: [{ of: 'CARDINAL4', standard: 2, short: 1 }], vp: 9,
    strength: [{ on: 'moveDeclared', may: true, timesADay: 1, does: [{ form: 'moveCost', means: 'any', op: 'add', n: -2 }] }],
    weakness: [{ on: 'buyDeclared', when: [{ form: 'firstToday', action: 'buy' }], does: [{ form: 'actionCost', action: 'buy', op: 'add', n: 1 }] }] },
  { id: 'CH-11', majority: { of: 'bottles', colour: 'yellow' }, par: 8, visits: [{ of: 'YELLOW', standard: 8, short: 5 }], vp: 8,
    strength: [{ on: 'hitchFailed', does: [{ form: 'cubes', n: 1 }] }],
    weakness: [{ on: 'passive', does: [{ form: 'limit', what: 'backpack', n: 9 }] }] },
  { id: 'CH-12', majority: { of: 'objectives' }, par: 9, visits: [{ of: [4, 31], standard: 2, short: 1 }], vp: 7,
    strength: [{ on: 'passive', does: [{ form: 'scoreRule', item: 'objective', op: 'add', n: 1 }] }],
    weakness: [{ on: 'passive', does: [{ form: 'limit', what: 'claims', n: 2 }, { form: 'forbid', what: 'removal' }] }] },
  { id: 'CH-13', majority: { of: 'visited', in: ['BORDER_EAST', 'BORDER_SOUTH'] }, par: 5, visits: [{ of: 'BORDER_EAST', standard: 3, short: 2 }], vp: 8,
    strength: [{ on: 'passive', when: [{ form: 'firstToday', action: 'move' }], does: [{ form: 'moveCost', means: 'any', op: 'add', n: -3 }] }],
    weakness: [{ on: 'passive', when: [{ form: 'left', atMost: 6 }], does: [{ form: 'forbid', what: 'buy' }] }] },
  { id: 'CH-14', majority: { of: 'bottles' }, par: 12, visits: [{ of: 'BRUSSELS', standard: 4, short: 3 }, { of: 'BORDER16', standard: 3, short: 1 }], vp: 6,
    strength: [{ on: 'tasteDeclared', when: [{ form: 'in', set: 'BRUSSELS' }], does: [{ form: 'actionCost', action: 'taste', op: 'set', n: 0 }] }],
    weakness: [{ on: 'passive', when: [{ form: 'crossesBrussels' }], does: [{ form: 'moveCost', means: 'any', op: 'add', n: 1 }] }] },
  { id: 'CH-15', majority: { of: 'bottles', colour: 'black' }, par: 2, visits: [{ of: 'BLACK', standard: 4, short: 2 }], vp: 8,
    strength: [{ on: 'passive', timesADay: 2, does: [{ form: 'breathRule', rule: 'tasteStep', colour: 'black', n: 0 }] }],
    weakness: [{ on: 'passive', does: [{ form: 'breathRule', rule: 'tasteStep', colour: 'red', n: 2 }] }] },
  { id: 'CH-16', majority: { of: 'bottlesAndCoasters' }, par: 12, visits: [{ of: 'BORDER16', standard: 8, short: 5 }], vp: 7,
    strength: [
      { on: 'arrived', timesADay: 1, when: [{ form: 'bottleTaken' }, { form: 'coasters', at: 'brewery' }, { form: 'players', atMost: 2, not: true }], does: [{ form: 'coasters', from: 'brewery', n: 1 }] },
      { on: 'arrived', when: [{ form: 'bottleTaken' }, { form: 'in', set: 'BONUS12' }, { form: 'players', atMost: 2 }], does: [{ form: 'points', n: 2 }] }],
    weakness: [{ on: 'passive', does: [{ form: 'scoreRule', item: 'cubes', op: 'set', n: 0 }] }] },
  { id: 'CH-17', majority: { of: 'visited', in: ['BROWN'] }, par: 5, visits: [{ of: 'BORDER_SOUTH', standard: 3, short: 2 }], vp: 8,
    strength: [{ on: 'campDeclared', does: [{ form: 'yield', of: 'conversions', op: 'set', n: 2 }] }],
    weakness: [{ on: 'wake', does: [{ form: 'wakePenalty', op: 'add', n: 1 }] }] },
  { id: 'CH-18', majority: { of: 'bonus', categories: ['player', 'author'] }, par: 3, visits: [{ of: 'AUTHOR3', standard: 2, short: 1 }], vp: 6,
    strength: [{ on: 'diceRolled', may: true, timesADay: 1, does: [{ form: 'reroll' }] }],
    weakness: [{ on: 'passive', does: [{ form: 'late', op: 'add', n: 1 }] }] },
] as const satisfies readonly CharacterCard[]

export type CharacterId = (typeof cards)[number]['id']
export const characters: readonly (CharacterCard & { readonly id: CharacterId })[] = cards
