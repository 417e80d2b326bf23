import { describe, expect, it } from 'vitest'
import { race } from './table.ts'

/** Seats 0 and 1 on the Grand Place, seat 0 to play for a long time. */
const arriving = () => race(2).disc(1, 20)

describe('Arriving at a brewery', () => {
  it('TBBR-ARR-01 the first to arrive takes the bottle, in the colour of the brewery', () => {
    const t = arriving().play('bike 16')
    expect(t.heard('bottleTaken')).toEqual([{ type: 'bottleTaken', seat: 0, place: 16, colour: 'brown' }])
    expect(t.player(0).bottles).toEqual({ yellow: 0, brown: 1, red: 0, black: 0 })
    expect(t.hasBottle(16)).toBe(false)
    expect(t.view.board.bottles).toHaveLength(39)
  })

  it('TBBR-ARR-02 never a bottle and a coaster on the same arrival', () => {
    const t = arriving().coastersAt('B3', 1).play('bike B3')
    expect([t.player(0).coasters, t.coastersOn('B3')]).toEqual([0, 1])
    expect(t.info('bike B1')).toMatchObject({ bottle: 'brown', coaster: false })
  })

  it('TBBR-ARR-02 example: a bottle and 2 coasters: bottle, coaster, the last coaster, nothing', () => {
    const t = arriving().coastersAt('B3', 2)
    const finds = Array.from({ length: 4 }, () => {
      t.play('bike B3')
      const found = t.story.filter((type) => type === 'bottleTaken' || type === 'coasterTaken')
      t.at(0, 'GP')
      return [...found, t.coastersOn('B3')]
    })
    expect(finds).toEqual([['bottleTaken', 2], ['coasterTaken', 1], ['coasterTaken', 0], [0]])
  })

  it('TBBR-ARR-03 coasters are all alike: nobody is asked which one', () => {
    const t = arriving().noBottle('B3').coastersAt('B3', 3).play('bike B3')
    expect(t.heard('coasterTaken')).toEqual([{ type: 'coasterTaken', seat: 0, place: 'B3' }])
    expect([t.step, t.player(0).coasters, t.coastersOn('B3')]).toEqual(['action', 1, 2])
  })

  it('TBBR-ARR-04 a first visit leaves a token, whether others have been there or not', () => {
    const t = arriving().visited(1, 'B3').play('bike B3')
    expect(t.heard('visited')).toEqual([{ type: 'visited', seat: 0, place: 'B3', count: 1 }])
    expect([t.player(0).visited, t.player(1).visited]).toEqual([['B3'], ['B3']])
  })

  it('TBBR-ARR-05 a first visit advances each bonus track of the brewery', () => {
    for (const [from, to, bonuses] of [
      [5, 3, [1, 0, 0, 0]],
      ['GP', 'B2', [0, 1, 0, 0]],
      [33, 30, [0, 0, 1, 0]],
      [22, 26, [0, 0, 0, 1]],
      [11, 13, [0, 0, 0, 0]],
    ] as const) {
      const t = arriving().at(0, from).play(`bike ${to}`)
      expect(t.bonusOf(0)).toEqual(bonuses)
      expect(t.heard('bonusGained')).toHaveLength(to === 13 ? 0 : 1)
    }
  })

  it('TBBR-ARR-05 example: a first visit to Orval advances Author and Trappist', () => {
    const t = arriving().at(0, 26).play('bike 28')
    expect(t.heard('bonusGained')).toEqual([
      { type: 'bonusGained', seat: 0, category: 'author', steps: 1 },
      { type: 'bonusGained', seat: 0, category: 'trappist', steps: 2 },
    ])
    expect(t.bonusOf(0)).toEqual([0, 1, 0, 2])
  })

  it('TBBR-ARR-06 a later visit finds coasters only: no second token, no bonus', () => {
    const t = arriving().visited(0, 'B2').noBottle('B2').coastersAt('B2', 1).play('bike B2')
    expect(t.story).toEqual(['declared', 'timeSpent', 'moved', 'coasterTaken'])
    expect([t.player(0).visited, t.bonusOf(0)]).toEqual([['B2'], [0, 1, 0, 0]])
  })

  it('TBBR-ARR-07 what is found is kept: the night takes nothing away', () => {
    const t = race(2).disc(1, 24).disc(0, 22).noBottle('B2').coastersAt('B2', 1).play('bike B1', 'bike B2')
    expect(t.view.day).toBe(2)
    expect(t.player(0)).toMatchObject({ visited: ['B1', 'B2'], bottles: { brown: 1 }, coasters: 1 })
    expect(t.bonusOf(0)).toEqual([0, 1, 0, 0])
  })

  it('TBBR-ARR-08 nothing can be refused: the next question after an arrival is an action', () => {
    const t = arriving().coastersAt('B2', 1).noBottle('B2').play('bike B2')
    expect([t.step, t.asked]).toEqual(['action', 0])
    expect(t.player(0)).toMatchObject({ coasters: 1, visited: ['B2'] })
  })

  it('TBBR-ARR-09 every player gains every bonus once', () => {
    const t = race(2).play('bike B2', 'bike B2')
    expect([t.bonusOf(0), t.bonusOf(1)]).toEqual([
      [0, 1, 0, 0],
      [0, 1, 0, 0],
    ])
    expect([t.player(0).bottles.yellow, t.player(1).bottles.yellow]).toEqual([1, 0])
  })

  it('TBBR-ARR-10 with the last unit one arrives as usual, cards included, but without a toast', () => {
    const t = race(3).disc(2, 24).disc(0, 21).cubes(0, 'Y').disc(1, 22).at(1, 16).cubes(1, 'Y').machine('L1-24')
    const last = t.branch().coastersAt(16, 1).play('bike 16')
    expect(last.story.slice(0, 5)).toEqual(['declared', 'timeSpent', 'moved', 'coasterTaken', 'visited'])
    expect(last.story).not.toContain('toastBegun')
    expect(last.player(0)).toMatchObject({ time: 24, coasters: 1, glass: 0 })
    const sooner = t.branch().disc(0, 20).play('bike 16')
    expect(sooner.player(0)).toMatchObject({ time: 24, glass: 1 })
    expect(t.branch().disc(0, 23).play('bike B1').player(0).cards).toEqual(['L1-24'])
  })
})
