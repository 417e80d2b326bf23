import type { Predicate } from './effect.ts'
import type { Hook } from './hooks.ts'

interface TeamCardFace {
  readonly id: string
  /** Either member, both together with numbers added up and sets united, or the one in that role. */
  readonly members: 'A/B' | 'A+B' | 'A' | 'B'
  readonly when: readonly Predicate[]
}
/** An act is done by an active player while the card lies open; a state is looked at after every action. */
export type TeamCard = TeamCardFace & ({ readonly kind: 'act'; readonly on: Hook } | { readonly kind: 'state' })

// biome-ignore format: one card a line reads as a table
const cards = [
  { id: 'TM-01', members: 'A/B', kind: 'act', on: 'buyDeclared', when: [{ form: 'yield', of: 'cheese', atLeast: 1 }] },
  { id: 'TM-02', members: 'A/B', kind: 'act', on: 'arrived', when: [{ form: 'means', is: 'bike' }, { form: 'printed', atLeast: 5 }] },
  { id: 'TM-03', members: 'A/B', kind: 'state', when: [{ form: 'count', what: { of: 'cubes' }, atLeast: 9 }] },
  { id: 'TM-04', members: 'A/B', kind: 'act', on: 'tasteDeclared', when: [{ form: 'in', set: 'BRUSSELS' }] },
  { id: 'TM-05', members: 'A+B', kind: 'state', when: [{ form: 'count', what: { of: 'bottles' }, atLeast: 12, short: 8 }] },
  { id: 'TM-06', members: 'A+B', kind: 'state', when: [
    { form: 'count', what: { of: 'bottles', colour: 'yellow' }, atLeast: 1 }, { form: 'count', what: { of: 'bottles', colour: 'brown' }, atLeast: 1 },
    { form: 'count', what: { of: 'bottles', colour: 'red' }, atLeast: 1 }, { form: 'count', what: { of: 'bottles', colour: 'black' }, atLeast: 1 }] },
  { id: 'TM-07', members: 'A+B', kind: 'state', when: [{ form: 'count', what: { of: 'beers' }, atLeast: 14, short: 8 }] },
  { id: 'TM-08', members: 'A+B', kind: 'state', when: [{ form: 'count', what: { of: 'visited', in: ['BORDER16'] }, atLeast: 8, short: 5 }] },
  { id: 'TM-09', members: 'A', kind: 'act', on: 'meet', when: [{ form: 'met' }] },
  { id: 'TM-10', members: 'B', kind: 'state', when: [{ form: 'count', what: { of: 'cheese' }, atLeast: 3, short: 2 }] },
  { id: 'TM-11', members: 'A', kind: 'state', when: [{ form: 'count', what: { of: 'visited', in: ['CARDINAL4'] }, atLeast: 2, short: 1 }] },
  { id: 'TM-12', members: 'B', kind: 'act', on: 'claim', when: [{ form: 'objectiveLevel', atMost: 2 }] },
] as const satisfies readonly TeamCard[]

export type TeamId = (typeof cards)[number]['id']
/** The 12 cards of a deck; both teams have the same. */
export const teamCards: readonly (TeamCard & { readonly id: TeamId })[] = cards

/** Points of a team by the number of cards it fulfilled, on top of its weaker member's total. */
export const TEAM_POINTS = Int8Array.of(0, 1, 2, 3, 5, 7, 10, 13, 16, 20, 24, 30, 40)
export const TEAM_SEATS = 4
