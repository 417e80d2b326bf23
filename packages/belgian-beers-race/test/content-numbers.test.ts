import { expect, test } from 'vitest'
import { campaign } from '../src/content/campaign.ts'
import { characters } from '../src/content/characters.ts'
import { confrontation } from '../src/content/confrontation.ts'
import { events } from '../src/content/events.ts'
import { TEAM_POINTS, teamCards } from '../src/content/team.ts'

/** Every number of a card, in the order in which its line gives them. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
const row = (id: string | number, ...parts: unknown[]) =>
  [
    `${id}:`,
    parts
      .map((part) => numbersIn(part).join(' '))
      .filter(Boolean)
      .join(' | '),
  ]
    .join(' ')
    .trimEnd()

// A number changed for balance is changed here too, on purpose. Most of them a player reads; none may slip.

test('Confrontation: what it asks for and does, then how long it lasts', () => {
  expect(confrontation.map(({ id, effects, lasts }) => row(id, effects, lasts))).toEqual([
    'CF-P01: -2',
    'CF-P02:',
    'CF-P03: 0 -1',
    'CF-P04: 1 -2 1 -2',
    'CF-P05: 1 2',
    'CF-P06: 0 1',
    'CF-P07:',
    'CF-P08: 1',
    'CF-P09: 5 | 6',
    'CF-P10: 2',
    'CF-P11:',
    'CF-P12: 0',
    'CF-P13:',
    'CF-P14: -1 | 3',
    'CF-N01: 3',
    'CF-N02: 2',
    'CF-N03:',
    'CF-N04:',
    'CF-N05: 2',
    'CF-N06: 3 -2',
    'CF-N07: 1',
    'CF-N08: 7 1',
    'CF-N09: 0',
    'CF-N10: 3 -2',
    'CF-N11: 3 2',
    'CF-N12: 2',
    'CF-N13: 2 2',
    'CF-N14: 1 | 2',
  ])
})

test('Events', () => {
  expect(events.map(({ id, effects }) => row(id, effects))).toEqual([
    'EV-01: -1',
    'EV-02: -1',
    'EV-03: 1',
    'EV-04: 0',
    'EV-05: 1',
    'EV-06: 1',
    'EV-07: -2 10',
    'EV-08: 2',
    'EV-09: 2',
    'EV-10: 1 1 2 1',
    'EV-11: 2',
    'EV-12: 1',
    'EV-13: 1',
    'EV-14: 4',
    'EV-15: 3',
    'EV-16: -1',
    'EV-17: 1',
    'EV-18:',
    'EV-19: 1',
    'EV-20: 3',
    'EV-21: 1 18',
    'EV-22: 1',
    'EV-23: 7 -1',
    'EV-24: 3',
  ])
})

test('Characters: strength, weakness, solo par, visits in the full and the short race, points', () => {
  expect(characters.map((card) => row(card.id, card.strength, card.weakness, card.par, card.visits, card.vp))).toEqual([
    'CH-01: -1 | 1 | 8 | 4 3 | 7',
    'CH-02: 0 -1 | 1 | 5 | 6 5 | 7',
    'CH-03: 1 | 1 | 22 | 1 34 2 1 | 8',
    'CH-04: 2 | -1 | 4 | 5 3 | 6',
    'CH-05: 1 | 2 | 14 | 2 1 2 1 2 1 2 1 | 6',
    'CH-06: 1 | 1 | 8 | 12 7 | 8',
    'CH-07: 1 | 1 -1 | 4 | 2 1 | 6',
    'CH-08: -2 | 5 | 4 | 4 3 | 5',
    'CH-09: 4 | 1 | 3 | 4 2 | 8',
    'CH-10: 1 -2 | 1 | 8 | 2 1 | 9',
    'CH-11: 1 | 9 | 8 | 8 5 | 8',
    'CH-12: 1 | 2 | 9 | 4 31 2 1 | 7',
    'CH-13: -3 | 6 | 5 | 3 2 | 8',
    'CH-14: 0 | 1 | 12 | 4 3 3 1 | 6',
    'CH-15: 2 0 | 2 | 2 | 4 2 | 8',
    'CH-16: 1 2 1 2 2 | 0 | 12 | 8 5 | 7',
    'CH-17: 2 | 1 | 5 | 3 2 | 8',
    'CH-18: 1 | 1 | 3 | 2 1 | 6',
  ])
})

test('Team cards, and the points for fulfilling so many', () => {
  expect(teamCards.map(({ id, when }) => row(id, when))).toEqual([
    'TM-01: 1',
    'TM-02: 5',
    'TM-03: 9',
    'TM-04:',
    'TM-05: 12 8',
    'TM-06: 1 1 1 1',
    'TM-07: 14 8',
    'TM-08: 8 5',
    'TM-09:',
    'TM-10: 3 2',
    'TM-11: 2 1',
    'TM-12: 2',
  ])
  expect([...TEAM_POINTS]).toEqual([0, 1, 2, 3, 5, 7, 10, 13, 16, 20, 24, 30, 40])
})

test('Conditions of the campaign', () => {
  expect(campaign.map(({ number, when, rules }) => row(number, when, rules))).toEqual([
    '1: 0 | 5',
    '2: 16',
    '3: 0 0 0 0',
    '4: 1',
    '5: 4',
    '6: 5 1 0 0 0',
    '7: 1',
    '8: 20',
    '9: 12',
    '10:',
    '11: 20',
    '12: 1 0',
    '13: 1 0 0',
    '14: 0 0 0',
    '15: 0',
  ])
})
