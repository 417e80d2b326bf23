import type { Predicate } from './effect.ts'
import type { ObjectiveTag } from './objective-tags.ts'
import { LAST_CHEESE, LAST_GLASS } from './tracks.ts'

/** What a condition changes in the rules of the solo game. */
export type CampaignRule =
  /** Points for the player who is first at the Zythologist's destination, and lost when he gets there. */
  | { readonly rule: 'destination-race'; readonly points: number }
  /** The player places no visited token where he has stood. */
  | { readonly rule: 'fresh-ground' }
  /** At each step he takes the rightmost card within reach. */
  | { readonly rule: 'rightmost-card' }
  /** These objective cards are not in the game. */
  | { readonly rule: 'without'; readonly tag: ObjectiveTag }

/** A victory condition. A prohibition is lost at the first violation, a goal is looked at when the game ends. */
export interface CampaignCondition {
  readonly number: number
  readonly kind: 'goal' | 'prohibition'
  readonly when: readonly Predicate[]
  readonly rules?: readonly CampaignRule[]
}

// biome-ignore format: one condition a line reads as a table
const conditions = [
  { number: 1, kind: 'prohibition', when: [{ form: 'count', what: { of: 'toasts' }, atMost: 0 }], rules: [{ rule: 'destination-race', points: 5 }] },
  { number: 2, kind: 'goal', when: [{ form: 'count', what: { of: 'visited', in: ['BORDER16'] }, atLeast: 16 }] },
  { number: 3, kind: 'goal', when: [
    { form: 'beatsZythologist', what: { of: 'bottles', colour: 'yellow' }, by: 0 }, { form: 'beatsZythologist', what: { of: 'bottles', colour: 'brown' }, by: 0 },
    { form: 'beatsZythologist', what: { of: 'bottles', colour: 'red' }, by: 0 }, { form: 'beatsZythologist', what: { of: 'bottles', colour: 'black' }, by: 0 }] },
  { number: 4, kind: 'goal', when: [{ form: 'beatsZythologist', what: { of: 'visited' }, by: 1 }], rules: [{ rule: 'fresh-ground' }] },
  { number: 5, kind: 'goal', when: [{ form: 'backpackFull' }, { form: 'count', what: { of: 'cheese' }, atLeast: LAST_CHEESE }], rules: [{ rule: 'without', tag: 'backpack' }] },
  { number: 6, kind: 'goal', when: [
    { form: 'count', what: { of: 'visited', in: ['TRAPPIST5'] }, atLeast: 5 }, { form: 'count', what: { of: 'cubes', colour: 'red' }, atLeast: 1 },
    { form: 'count', what: { of: 'cubes', colour: 'yellow' }, atMost: 0 }, { form: 'count', what: { of: 'cubes', colour: 'brown' }, atMost: 0 }, { form: 'count', what: { of: 'cubes', colour: 'black' }, atMost: 0 }] },
  { number: 7, kind: 'goal', when: [{ form: 'beatsZythologist', what: { of: 'objectivePoints' }, by: 1 }], rules: [{ rule: 'rightmost-card' }] },
  { number: 8, kind: 'goal', when: [{ form: 'count', what: { of: 'beers' }, atLeast: LAST_GLASS }] },
  { number: 9, kind: 'goal', when: [{ form: 'count', what: { of: 'visited', in: ['BONUS12'] }, atLeast: 12 }] },
  { number: 10, kind: 'goal', when: [{ form: 'onGrandPlace', not: true }] },
  { number: 11, kind: 'goal', when: [{ form: 'count', what: { of: 'visited', in: ['YELLOW'] }, atLeast: 20 }] },
  { number: 12, kind: 'prohibition', when: [{ form: 'count', what: { of: 'toasts' }, atLeast: 1 }, { form: 'count', what: { of: 'toasts', in: ['YELLOW', 'BROWN'] }, atMost: 0 }] },
  { number: 13, kind: 'prohibition', when: [
    { form: 'count', what: { of: 'moves' }, atLeast: 1 },
    { form: 'count', what: { of: 'declared', means: 'bus' }, atMost: 0 }, { form: 'count', what: { of: 'declared', means: 'bike' }, atMost: 0 }] },
  { number: 14, kind: 'prohibition', when: [
    { form: 'count', what: { of: 'tastings', colour: 'brown' }, atMost: 0 }, { form: 'count', what: { of: 'tastings', colour: 'red' }, atMost: 0 }, { form: 'count', what: { of: 'tastings', colour: 'black' }, atMost: 0 }] },
  { number: 15, kind: 'prohibition', when: [{ form: 'count', what: { of: 'declared', means: 'bike' }, atMost: 0 }] },
] as const satisfies readonly CampaignCondition[]

export type CampaignNumber = (typeof conditions)[number]['number']
/** The 15 victory conditions of the Brewery Representative. */
export const campaign: readonly (CampaignCondition & { readonly number: CampaignNumber })[] = conditions
