import { describe, expect, it } from 'vitest'
import type { BandId } from '../../src/content/bands.ts'
import { awardAmong, awardOf, scoreFans } from '../../src/expansions/bands/fans.ts'
import { bandsPlay } from '../../src/texts/bands-play.ts'
import { fans, game, onTour } from './on-tour.ts'
import { partsOf } from './parts.ts'
import { sayAll } from './said.ts'

const LINE_UP: readonly BandId[] = ['BD-01', 'BD-03', 'BD-05', 'BD-07']
const after = (...counts: readonly number[]) => fans(onTour(LINE_UP.slice(0, counts.length)), ...counts).s
const awards = (...counts: readonly number[]): number[] => counts.map((_, seat) => awardOf(after(...counts), seat))
const totals = (...counts: readonly number[]): number[] =>
  counts.map((_, seat) => partsOf(scoreFans, after(...counts), seat).reduce((sum, { points }) => sum + points, 0))

describe('Bands on Tour: the end', () => {
  it('TBBR-BAND-15 20, 10, 5 and 0 among three or four, 10 and 0 between two', () => {
    expect(awards(40, 30, 20, 10)).toEqual([20, 10, 5, 0])
    expect(awards(10, 30, 20)).toEqual([5, 20, 10])
    expect(awards(8, 6)).toEqual([10, 0])
  })

  it('TBBR-BAND-16, R-26 example: four players with equals', () => {
    expect(awards(40, 40, 22, 10)).toEqual([20, 20, 5, 0])
    expect(awards(30, 18, 18, 4)).toEqual([20, 10, 10, 0])
    expect(awards(30, 20, 8, 8)).toEqual([20, 10, 5, 5])
  })

  it('TBBR-BAND-16 example: two equals, and three players apart', () => {
    expect(awards(24, 24)).toEqual([10, 10])
    expect(awards(30, 20, 10)).toEqual([20, 10, 5])
  })

  it('TBBR-BAND-17 example: who gave no concert gets nothing', () => {
    expect(awards(16, 0, 0)).toEqual([20, 0, 0])
  })

  it('TBBR-BAND-17, R-76 where nobody played nobody is awarded anything', () => {
    expect(awards(0, 0)).toEqual([0, 0])
    expect(awards(0, 0, 0, 0)).toEqual([0, 0, 0, 0])
  })

  it('TBBR-BAND-18 example: award and half the fans together', () => {
    expect(totals(40, 40, 22, 10)).toEqual([40, 40, 16, 5])
  })

  it('TBBR-BAND-18 an odd fan counts for nothing', () => {
    expect(partsOf(scoreFans, after(7, 0), 0)[1]).toEqual({ reason: 'bands/fans', points: 3, count: 7 })
  })

  it('TBBR-BAND-15 the award is known for fans nobody has won yet', () => {
    expect([0, 1, 2].map((seat) => awardAmong([18, 22, 12], 3, seat))).toEqual([10, 20, 5])
    expect([0, 1, 2].map((seat) => awardAmong([28, 22, 12], 3, seat))).toEqual([20, 10, 5])
  })

  it('TBBR-BAND-22, R-27 example: alone, 34 fans are 17 points and there is no award', () => {
    const s = after(34, 0)
    s.seats = 1
    expect(partsOf(scoreFans, s, 0)).toEqual([
      { reason: 'bands/award', points: 0 },
      { reason: 'bands/fans', points: 17, count: 34 },
    ])
  })

  it('TBBR-BAND-21, TBBR-BAND-23 each is ranked alone, and the short race has the same awards', () => {
    const s = fans(onTour(LINE_UP, { length: 'short' }), 40, 30, 20, 10).s
    expect(LINE_UP.map((_, seat) => awardOf(s, seat))).toEqual([20, 10, 5, 0])
  })

  it('TBBR-BAND-19 the race ends and is won as ever, with these points in the final scoring', () => {
    const t = fans(onTour(['BD-01', 'BD-03']).day(3).finished(1), 24, 10)
    t.play('stop')
    expect(t.asked).toBeUndefined()
    const [first, second] = game.score(t.s)
    expect(first.parts).toContainEqual({ reason: 'bands/award', points: 10 })
    expect(first.parts).toContainEqual({ reason: 'bands/fans', points: 12, count: 24 })
    expect(second.parts).toContainEqual({ reason: 'bands/fans', points: 5, count: 10 })
    expect([first.rank, second.rank]).toEqual([1, 2])
    expect(first.total - second.total).toBe(17)
  })
})

const seed = process.env.ESTAMINET_SEED ?? 'encore'

describe(`Bands on Tour at play (seed ${seed})`, () => {
  it('everything that is asked, chosen, told and scored has its words in every language', () => {
    const everything = [
      'decisions bands/keep',
      'events bands/applause',
      'events bands/chosen',
      'events bands/concert',
      'events bands/dealt',
      'events bands/kept',
      'moves bands/concert',
      'moves bands/dealt',
      'moves bands/keep',
      'score bands/award',
      'score bands/fans',
      'timeouts bands/keep',
    ]
    const asked = { id: 'bands', seats: 3, options: { bands: true }, seed, until: everything }
    const { unsaid, odd, heard } = sayAll(game, asked, bandsPlay)
    expect([unsaid, odd]).toEqual([[], []])
    expect(heard).toEqual(everything)
  })
})
