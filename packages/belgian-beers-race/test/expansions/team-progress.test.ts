import { describe, expect, it } from 'vitest'
import { standingOf, teamProgress, teamStanding } from '../../src/index.ts'
import { has, swap, teamed } from './teamed.ts'

describe('Team: how far a team is', () => {
  it('TBBR-TEAM-09 adds up what both bring', () => {
    const t = teamed('TM-05', null).bottles(0, 4, 3).bottles(2, 4)
    expect(teamProgress(t.s, 0)).toEqual({
      card: 'TM-05',
      members: 'A+B',
      isAct: false,
      need: 12,
      have: 11,
      by: [
        { seat: 0, have: 7 },
        { seat: 2, have: 4 },
      ],
    })
    expect(teamProgress(t.s, 1)).toBeUndefined()
  })

  it('TBBR-TEAM-09 example: a brewery visited by both counts once', () => {
    const t = teamed('TM-08', null).visited(0, 1, 2, 5).visited(2, 2, 28)
    expect(teamProgress(t.s, 0)).toMatchObject({ have: 4, need: 8, by: [{ have: 3 }, { have: 1 }] })
  })

  it('TBBR-TEAM-09 of several things at once, how many of them are there', () => {
    const t = teamed('TM-06', null).bottles(0, 2, 1).bottles(2, 1, 0, 1)
    expect(teamProgress(t.s, 0)).toMatchObject({ have: 3, need: 4, by: [{ have: 2 }, { have: 1 }] })
  })

  it('TBBR-TEAM-09 of several colours, those that both still lack', () => {
    const lacking = (...bottles: readonly number[]) =>
      teamProgress(
        teamed('TM-06', null)
          .bottles(0, 2, 1)
          .bottles(2, ...bottles).s,
        0,
      )?.missing
    expect(lacking(1, 0, 1)).toEqual(['black'])
    expect(lacking()).toEqual(['red', 'black'])
    expect(teamProgress(teamed('TM-05', null).s, 0)?.missing).toBeUndefined()
  })

  it('TBBR-TEAM-05 looks at the one whom a card names, and for either at whoever has more', () => {
    const t = teamed('TM-10', 'TM-03').cheese(0, 1).cheese(2, 2).cubes(1, 'YYYY').cubes(3, 'YYYYYY')
    expect(teamProgress(t.s, 0)).toMatchObject({ by: [{ seat: 2 }], have: 2, need: 3, swapped: { seat: 0, have: 1 } })
    expect(teamProgress(swap(t, 0).s, 0)).toMatchObject({ by: [{ seat: 0 }], have: 1 })
    expect(teamProgress(t.s, 1)).toMatchObject({
      have: 6,
      need: 9,
      by: [
        { seat: 1, have: 4 },
        { seat: 3, have: 6 },
      ],
    })
  })

  it('TBBR-TEAM-30 asks for less in the short race', () => {
    expect(teamProgress(teamed('TM-07', null, { length: 'short' }).s, 0)).toMatchObject({ need: 8 })
  })

  it('TBBR-TEAM-07 an act is done or not', () => {
    expect(teamProgress(teamed('TM-09', null).s, 0)).toMatchObject({ members: 'A', isAct: true })
  })
})

describe('Team: if it ended now', () => {
  it('TBBR-TEAM-20 counts the weaker of the two and the cards', () => {
    const t = has(teamed(null, null).score(0, 30).score(2, 20), 0, 'TM-01', 'TM-02')
    const weaker = standingOf(t.s, 2).now
    expect(teamStanding(t.s, 0)).toEqual({ weaker: 2, points: weaker, cards: 2, total: weaker + 2 })
    expect(teamStanding(t.s, 1)).toMatchObject({ weaker: 1, cards: 0 })
  })
})
