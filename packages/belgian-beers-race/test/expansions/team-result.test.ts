import type { SeatScore } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { teamScores } from '../../src/expansions/team/result.ts'
import { texts } from '../../src/texts/index.ts'
import { teamPlay } from '../../src/texts/team-play.ts'
import type { Table } from '../table.ts'
import { sayAll } from './said.ts'
import { ALL, game, has, teamed } from './teamed.ts'

/** A finished race with these totals of the seats, and so many cards of TB and BR. */
function ended(totals: readonly number[], tb: number, br: number, table: Table = teamed(null, null)): SeatScore[] {
  has(has(table, 0, ...ALL.slice(0, tb)), 1, ...ALL.slice(0, br))
  const { s } = table
  s.stack.fill(0)
  return teamScores(
    s,
    totals.map((total) => ({ total, rank: 1, parts: [{ reason: 'everything', points: total }] })),
  )
}
const told = (scores: readonly SeatScore[]) => scores.map(({ total, rank }) => `${total} #${rank}`)

describe('Team: the end', () => {
  it('TBBR-TEAM-20 example: 142 and 118 with 7 cards beat 125 and 126 with 3', () => {
    const scores = ended([142, 125, 118, 126], 7, 3)
    expect(told(scores)).toEqual(['131 #1', '128 #2', '131 #1', '128 #2'])
    expect(scores[0].parts).toEqual([
      { reason: 'everything', points: 142 },
      { reason: 'team/weaker', points: -24 },
      { reason: 'team/cards', points: 13, count: 7 },
    ])
    expect(scores.map(({ team }) => team)).toEqual([0, 1, 0, 1])
  })

  it('TBBR-TEAM-20 the table of points for 0 to 12 cards', () => {
    const points = Array.from({ length: 13 }, (_, n) => ended([0, 0, 0, 0], n, 0)[0].total)
    expect(points).toEqual([0, 1, 2, 3, 5, 7, 10, 13, 16, 20, 24, 30, 40])
  })

  it('TBBR-TEAM-21 example: 131 to 131, the team with 7 cards against 6', () => {
    expect(told(ended([118, 121, 142, 126], 7, 6))).toEqual(['131 #1', '131 #2', '131 #1', '131 #2'])
    expect(told(ended([121, 118, 126, 142], 6, 7))).toEqual(['131 #2', '131 #1', '131 #2', '131 #1'])
  })

  it('TBBR-TEAM-21, TBBR-TEAM-25, R-81 then who was first on the Grand Place, in the order of play', () => {
    const t = teamed(null, null).at(0, 13).at(1, 13).at(2, 13).at(3, 13)
    expect(told(ended([9, 9, 9, 9], 0, 0, t.at(3, 'GP').at(0, 'GP')))[1]).toBe('9 #1')
  })

  it('TBBR-TEAM-21 whoever is on the Grand Place comes before whoever was done first elsewhere', () => {
    const t = teamed(null, null).day(3).at(0, 13).at(1, 13).at(2, 13).at(3, 'GP')
    for (const seat of [0, 2, 1, 3]) t.finished(seat)
    expect(told(ended([9, 9, 9, 9], 0, 0, t))).toEqual(['9 #2', '9 #1', '9 #2', '9 #1'])
  })

  it('TBBR-TEAM-21 then, with nobody there, who was first on the last space', () => {
    const t = teamed(null, null).day(3).at(0, 13).at(1, 13).at(2, 13).at(3, 13)
    for (const seat of [2, 0, 1, 3]) t.finished(seat)
    expect(told(ended([9, 9, 9, 9], 0, 0, t))).toEqual(['9 #1', '9 #2', '9 #1', '9 #2'])
  })

  it('TBBR-TEAM-23 example: 120 left of 150, 125, and 4 cards', () => {
    expect(ended([120, 0, 125, 0], 4, 0)[0].total).toBe(125)
  })

  it('TBBR-TEAM-23 the way home is paid by each before the weaker is looked for', () => {
    const t = teamed(null, null).day(3).at(2, 6).score(0, 50).score(2, 50).finished(1).finished(2).finished(3)
    t.play('stop')
    expect(t.asked).toBeUndefined()
    const own = Array.from(t.s.score)
    expect(own[2]).toBeLessThan(own[0])
    expect(game.score(t.s)[0].total).toBe(own[2])
    expect(t.heard('returnPenalty').map(({ seat }) => seat)).toEqual([2])
  })

  it('TBBR-TEAM-20 places are those of teams: nobody is told one for the points that are theirs alone', () => {
    const t = teamed(null, null).day(3).at(2, 'GP').score(0, 90).score(1, 50).score(2, 10).score(3, 50)
    for (const seat of [0, 1, 3]) t.finished(seat)
    t.play('stop')
    expect(t.asked).toBeUndefined()
    expect(t.heard('finalScored').map((told) => 'rank' in told)).toEqual([false, false, false, false])
    const lines = (['en', 'fr', 'nl'] as const).map((language) =>
      texts[language].events.finalScored({ type: 'finalScored', seat: 0, total: 90 }, () => 'Ann'),
    )
    expect(lines.map((line) => line.replace(/\s/g, ' '))).toEqual(['Ann: 90 VPs.', 'Ann : 90 PV.', 'Ann: 90 OP.'])
  })

  it('while the race is on, equal teams are equal', () => {
    expect(game.score(teamed(null, null).s).map(({ rank }) => rank)).toEqual([1, 1, 1, 1])
  })
})

const seed = process.env.ESTAMINET_SEED ?? 'two and two'

describe(`Team at play (seed ${seed})`, () => {
  it('everything that is asked, chosen, told and scored has its words in every language', () => {
    const asked = ['consent', 'name', 'propose', 'put-under'].map((step) => `decisions team/${step}`)
    const said = sayAll(game, { id: 'team', seats: 4, options: { team: true }, seed, until: asked }, teamPlay)
    expect([said.unsaid, said.odd]).toEqual([[], []])
    expect(said.heard.filter((one) => one.startsWith('decisions'))).toEqual(asked)
  })
})
