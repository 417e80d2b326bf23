import { describe, expect, test } from 'vitest'
import { checkObjectives } from '../src/content/check-objectives.ts'
import type { Condition, ObjectiveCard } from '../src/content/condition.ts'
import { asksForVisits } from '../src/content/objective-tags.ts'
import { objectives } from '../src/content/objectives.ts'
import { regions } from '../src/content/regions.ts'

const asked = (id: string) => objectives.find((card) => card.id === id)?.condition
const changed = (id: string, change: Partial<ObjectiveCard>): ObjectiveCard[] =>
  objectives.map((card) => (card.id === id ? { ...card, ...change } : card))
const having = (condition: Condition) =>
  objectives.filter((card) => JSON.stringify(card.condition) === JSON.stringify(condition))

describe('Objective cards', () => {
  test('TBBR-COMP-08, TBBR-DATA-17: 32 cards of level 1, 25 of level 2, 15 of level 3', () => {
    const levels = [1, 2, 3].map((level) => objectives.filter((card) => card.level === level).length)
    expect(levels).toEqual([32, 25, 15])
    expect(checkObjectives(objectives)).toEqual([])
  })

  test('TBBR-RUL-51: flags are the level 3 cards, and nothing else', () => {
    for (const card of objectives) expect(card.kind === 'flag').toBe(card.level === 3)
  })

  test('TBBR-DATA-18: level 3 is nine visits, the first on the Grand Place and five others', () => {
    const flags = objectives.filter((card) => card.level === 3)
    expect(flags.filter(asksForVisits)).toHaveLength(9)
    expect(flags.filter((card) => card.condition.form === 'firstOnGrandPlace')).toHaveLength(1)
  })

  test.each<[string, Condition]>([
    ['CT-01', { form: 'bought' }],
    ['CT-02', { form: 'tasted' }],
    ['CT-03', { form: 'moved', at: { places: [1, 30] } }],
    ['CT-04', { form: 'moved', at: { symbol: 'cheese' } }],
    ['CT-05', { form: 'toasted' }],
    ['CT-06', { form: 'camped' }],
    ['CT-07', { form: 'moved', means: 'bike', longerThan: 4 }],
    ['CT-08', { form: 'late' }],
    ['CT-09', { form: 'stranded' }],
    ['CT-10', { form: 'moved', at: { region: 'brussels' } }],
    ['CT-11', { form: 'track', track: 'cheers', atLeast: 3 }],
    ['CT-12', { form: 'bottles', colour: 'yellow', atLeast: 5 }],
    ['CT-13', { form: 'coasters', atLeast: [3, 4, 6] }],
    ['CT-14', { form: 'cubes', colour: 'yellow', atLeast: 4 }],
    ['CT-16', { form: 'visited', of: { category: 'trappist' }, atLeast: 4 }],
    ['CT-17', { form: 'backpack', is: 'empty' }],
    ['CT-18', { form: 'visited', of: { places: [15, 17] }, atLeast: 2 }],
    ['CT-19', { form: 'firstOnGrandPlace' }],
    ['CT-20', { form: 'visited', of: { region: 'north' }, atLeast: 5 }],
  ])('TBBR-DATA-17: the printed example of %s is in the deck', (template, condition) => {
    expect(having(condition).map((card) => card.template)).toEqual([template])
  })

  test('TBBR-DATA-18: the nine sets to visit', () => {
    expect(regions.north).toEqual([5, 10, 12, 17, 21])
    expect(objectives.filter((card) => card.template === 'CT-20')).toHaveLength(5)
    expect(asked('L3-07')).toEqual({ form: 'visited', of: { places: [1, 21] }, atLeast: 2 })
  })
})

describe('The check at load', () => {
  test.each<[string, ObjectiveCard[], RegExp]>([
    ['a missing card', objectives.slice(1), /Level 1 has 31 cards/],
    ['two equal conditions', changed('L1-01', { condition: { form: 'tasted' } }), /L1-05 asks for the same as L1-01/],
    ['an id used twice', changed('L1-02', { id: 'L1-01' }), /L1-01 occurs twice/],
    ['too many points', changed('L2-01', { vp: 9 }), /L2-01 is worth 9, not 4 to 8/],
    ['a star with an action', changed('L2-01', { condition: { form: 'late' } }), /L2-01 asks for what no star asks/],
    ['a lightning without one', changed('L1-01', { condition: { form: 'visited', atLeast: 3 } }), /no lightning/],
    ['a flag in the machine', changed('L1-29', { kind: 'flag' }), /L1-29 is a flag of level 1/],
    ['an unused template', changed('L2-05', { template: 'CT-12' }), /No card follows CT-13/],
    [
      'more visits than breweries',
      changed('L2-09', { condition: { form: 'visited', of: { category: 'trappist' }, atLeast: 6 } }),
      /L2-09 asks for more than there is/,
    ],
    [
      'a place named twice',
      changed('L1-09', { condition: { form: 'moved', at: { places: [1, 1] } } }),
      /L1-09 names a place twice/,
    ],
  ])('finds %s', (_, cards, fault) => {
    expect(checkObjectives(cards).join(' ')).toMatch(fault)
  })

  test('finds a place that is no brewery', () => {
    const read: unknown = JSON.parse('{"form":"moved","at":{"places":[35,"GP"]}}')
    const faults = checkObjectives(changed('L1-09', { condition: read as Condition }))
    expect(faults).toEqual(['L1-09 names 35, which is no brewery.', 'L1-09 names GP, which is no brewery.'])
  })
})
