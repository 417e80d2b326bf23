import { describe, expect, test } from 'vitest'
import { type TeamId, teamCards } from '../../src/content/team.ts'
import type { Table } from '../table.ts'
import { done, has, swap, teamed } from './teamed.ts'

/** Seat 0 is A of TB and seat 2 its B; 1 and 3 are BR. Everybody else is far ahead. */
function alone(card: TeamId, options: Readonly<Record<string, string>> = {}): Table {
  return teamed(card, null, options).disc(1, 20).disc(2, 20).disc(3, 20)
}

interface Case {
  readonly id: TeamId
  readonly what: string
  readonly yes: () => Table
  readonly no: () => Table
}

/** Each card fulfilled by what it asks for, and not by what comes close. */
const CASES: readonly Case[] = [
  {
    id: 'TM-01',
    what: 'cheese bought; not beer alone',
    yes: () => alone('TM-01').at(0, 3).play('buy +cheese'),
    no: () => alone('TM-01').at(0, 3).play('buy'),
  },
  {
    id: 'TM-01',
    what: 'a marker beside the track counts; cheese bought by an opponent does not',
    yes: () => alone('TM-01').at(0, 3).cheese(0, 4).play('buy +cheese'),
    no: () => teamed('TM-01', null).at(1, 3).disc(0, 20).disc(2, 20).disc(3, 20).play('buy +cheese'),
  },
  {
    id: 'TM-02',
    what: 'a ride of 6; not one of 4',
    yes: () => alone('TM-02').at(0, 6).play('bike 11'),
    no: () => alone('TM-02').at(0, 'B1').play('bike GP'),
  },
  {
    id: 'TM-03',
    what: '9 beers with one of them; not 9 together',
    yes: () => alone('TM-03').at(0, 3).cubes(0, 'YYYYYYY').play('buy'),
    no: () => alone('TM-03').at(0, 3).cubes(0, 'YYYY').cubes(2, 'YYYY').play('buy'),
  },
  {
    id: 'TM-04',
    what: 'a beer in Brussels; not elsewhere',
    yes: () => alone('TM-04').at(0, 'B3').play('taste'),
    no: () => alone('TM-04').at(0, 13).play('taste'),
  },
  {
    id: 'TM-05',
    what: '12 bottles together; not 11',
    yes: () => alone('TM-05').at(0, 13).bottles(0, 4, 3).bottles(2, 5).play('taste'),
    no: () => alone('TM-05').at(0, 13).bottles(0, 4, 3).bottles(2, 4).play('taste'),
  },
  {
    id: 'TM-05',
    what: 'in the short race 8; not 7',
    yes: () => alone('TM-05', { length: 'short' }).at(0, 13).bottles(0, 4).bottles(2, 4).play('taste'),
    no: () => alone('TM-05', { length: 'short' }).at(0, 13).bottles(0, 4).bottles(2, 3).play('taste'),
  },
  {
    id: 'TM-06',
    what: 'every colour together; not without black',
    yes: () => alone('TM-06').at(0, 13).bottles(0, 1, 1).bottles(2, 1, 0, 1, 1).play('taste'),
    no: () => alone('TM-06').at(0, 13).bottles(0, 4, 4).bottles(2, 4, 4, 4).play('taste'),
  },
  {
    id: 'TM-07',
    what: '14 beers tasted together; not 13',
    yes: () => alone('TM-07').at(0, 13).glass(0, 6).glass(2, 7).play('taste'),
    no: () => alone('TM-07').at(0, 13).glass(0, 6).glass(2, 6).play('taste'),
  },
  {
    id: 'TM-07',
    what: 'in the short race 8; not 7',
    yes: () => alone('TM-07', { length: 'short' }).at(0, 13).glass(0, 3).glass(2, 4).play('taste'),
    no: () => alone('TM-07', { length: 'short' }).at(0, 13).glass(0, 3).glass(2, 3).play('taste'),
  },
  {
    id: 'TM-08',
    what: '8 breweries on the border between them; not 8 visits of 7',
    yes: () => alone('TM-08').at(0, 13).visited(0, 1, 2, 5, 8, 10).visited(2, 2, 7, 14, 15).play('taste'),
    no: () => alone('TM-08').at(0, 13).visited(0, 1, 2, 5, 8, 10).visited(2, 2, 7, 14).play('taste'),
  },
  {
    id: 'TM-09',
    what: 'A arrives and toasts; not B',
    yes: () => alone('TM-09').at(0, 6).at(1, 11).cubes(0, 'Y').cubes(1, 'Y').play('bike 11'),
    no: () => swap(alone('TM-09').at(0, 6).at(1, 11).cubes(0, 'Y').cubes(1, 'Y'), 0).play('bike 11'),
  },
  {
    id: 'TM-10',
    what: 'level 3 with B; not with A',
    yes: () => alone('TM-10').at(0, 13).cheese(2, 3).play('taste'),
    no: () => alone('TM-10').at(0, 13).cheese(0, 4).cheese(2, 2).play('taste'),
  },
  {
    id: 'TM-10',
    what: 'in the short race level 2; not 1, whatever lies beside the track',
    yes: () => alone('TM-10', { length: 'short' }).at(0, 13).cheese(2, 2).play('taste'),
    no: () => alone('TM-10', { length: 'short' }).at(0, 13).cheese(2, 1, 3).play('taste'),
  },
  {
    id: 'TM-11',
    what: 'A has been to two Cardinal Points breweries; not A and B to one each',
    yes: () => alone('TM-11').at(0, 13).visited(0, 1, 17).play('taste'),
    no: () => alone('TM-11').at(0, 13).visited(0, 1).visited(2, 17).play('taste'),
  },
  {
    id: 'TM-12',
    what: 'B takes an objective; not A',
    yes: () => swap(alone('TM-12').at(0, 13).machine('L1-05'), 0).play('taste'),
    no: () => alone('TM-12').at(0, 13).machine('L1-05').play('taste'),
  },
]

describe('Team cards', () => {
  test('each of the 12 is fulfilled, and not fulfilled, in one of them', () => {
    expect([...new Set(CASES.map(({ id }) => id))]).toEqual(teamCards.map(({ id }) => id))
  })

  test.each(CASES)('$id: $what', ({ id, yes, no }) => {
    expect(done(yes(), 0)).toContain(id)
    expect(done(no(), 0)).not.toContain(id)
  })

  test('TBBR-TEAM-30 values of the short race: TM-08 and TM-11', () => {
    const short = { length: 'short' }
    const border = () => alone('TM-08', short).at(0, 13).visited(0, 1, 2, 5)
    expect(done(border().visited(2, 7).play('taste'), 0)).toEqual([])
    expect(done(border().visited(2, 7, 8).play('taste'), 0)).toEqual(['TM-08'])
    expect(done(alone('TM-11', short).at(0, 13).visited(0, 30).play('taste'), 0)).toEqual(['TM-11'])
  })

  test('TBBR-TEAM-09, R-68 example: breweries both have been to count once', () => {
    const border = () => alone('TM-08', { length: 'short' }).at(0, 13).visited(0, 1, 2, 5).visited(2, 2, 7)
    // Four of them: one short of five.
    expect(done(border().play('taste'), 0)).toEqual([])
    expect(done(border().visited(2, 8).play('taste'), 0)).toEqual(['TM-08'])
  })

  test('TM-05, TBBR-TEAM-05 example: 7 bottles and 4, and B takes one more', () => {
    const t = teamed('TM-05', null)
      .at(2, 6)
      .bottleAt(11)
      .bottles(0, 7)
      .bottles(2, 4)
      .disc(0, 20)
      .disc(1, 20)
      .disc(3, 20)
    expect(done(t.play('bike 11'), 0)).toEqual(['TM-05'])
  })

  test('TM-06, TBBR-TEAM-05 example: yellow and brown with A, black, yellow and red with B', () => {
    const t = alone('TM-06').at(0, 13).bottles(0, 1, 1).bottles(2, 1, 0, 1, 1)
    expect(done(t.play('taste'), 0)).toEqual(['TM-06'])
  })

  test('TM-09, TBBR-TEAM-05 example: B arrives where A is, and toasts', () => {
    const t = teamed('TM-09', null).at(2, 6).at(0, 11).cubes(0, 'Y').cubes(2, 'Y').disc(0, 20).disc(1, 20).disc(3, 20)
    expect(done(t.play('bike 11', 'stay'), 0)).toEqual([])
  })

  test('TBBR-TEAM-05 a team works on its own card only', () => {
    const t = teamed('TM-04', 'TM-04').at(1, 'B3').disc(0, 20).disc(2, 20).disc(3, 20).play('taste')
    expect([done(t, 0), done(t, 1)]).toEqual([[], ['TM-04']])
  })

  test('TBBR-TEAM-22 with all 12 fulfilled nothing is revealed and play goes on', () => {
    const t = has(
      alone('TM-04').at(0, 'B3'),
      0,
      ...(['TM-01', 'TM-02', 'TM-03', 'TM-05', 'TM-06', 'TM-07', 'TM-08', 'TM-09', 'TM-10', 'TM-11', 'TM-12'] as const),
    ).play('taste')
    expect(done(t, 0)).toHaveLength(12)
    expect(t.step).toBe('action')
  })
})
