import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { describe, expect, test } from 'vitest'
import { raceOf } from '../src/games/belgian-beers-race/model.ts'
import { scoresOf } from '../src/games/belgian-beers-race/play-out.ts'
import { tally } from '../src/games/belgian-beers-race/tally.ts'
import { atRandom, endOf } from './support/at-random.ts'
import { openWords } from './support/words.ts'

await openWords()

/** A whole game of chance moves. */
function ending(seed: string, length: string, seats: number) {
  const game = belgianBeersRace
  const s = endOf(atRandom(game, { seats, options: { length, leader: 'all', arrival: 'play' }, seed }))
  return { view: raceOf(game.view(s, 0)), scores: game.score(s) }
}

describe('why everybody has their points', () => {
  test.each([
    ['short', 2],
    ['short', 4],
    ['base', 3],
  ] as const)('a %s game of %d is told to the last point', (length, seats) => {
    for (let n = 0; n < 12; n++) {
      const { view, scores } = ending(`tally ${n}`, length, seats)
      for (const language of ['en', 'fr', 'nl'] as const) {
        const lines = tally(scoresOf(view), language)
        scores.forEach(({ total, parts }, seat) => {
          const points = (name: string) => lines.find((line) => line.name === name)?.points[seat] ?? 0
          const due = (...reasons: string[]) =>
            parts.reduce((sum, part) => sum + (reasons.includes(part.reason) ? part.points : 0), 0)
          expect(lines.reduce((sum, line) => sum + line.points[seat], 0)).toBe(total)
          if (language !== 'en') return
          expect(points('Objective cards')).toBe(due('card'))
          expect(points('Flag cards')).toBe(due('level3'))
          expect(points('Nobody ends below zero')).toBe(due('floor'))
          expect(points('Breweries visited')).toBe(due('visited'))
          expect(points('Not back on the Grand Place')).toBe(due('return'))
          expect(points('Toasts')).toBe(due('cheers', 'cheers-markers'))
        })
      }
    }
  })

  test.each([
    ['en', /paid in steps: .*\d+\s→\s\d+/, /no more than was scored before the last evening/],
    ['fr', /paliers.*\d+\s→\s\d+/, /avant le dernier soir/],
    ['nl', /\d+\s→\s\d+/, /vóór de laatste avond/],
  ] as const)(
    'steps and a loss that stops somewhere are told with a word on how they are counted: %s',
    (language, visits, home) => {
      const parts = [
        { reason: 'visited', points: 10 },
        { reason: 'return', points: -2 },
      ]
      const lines = tally([{ parts }], language)
      expect(lines.map(({ points }) => points)).toEqual([[10], [-2]])
      expect(lines[0].help).toMatch(visits)
      expect(lines[1].help).toMatch(home)
    },
  )

  test('what is of one expansion stands together, in the same order whoever has it first', () => {
    const [fans, award, event, drawings] = ['bands/fans', 'bands/award', 'events/points', 'pixel-bag/drawings'].map(
      (reason) => ({ reason, points: 3 }),
    )
    const orders = [
      [{ parts: [fans, drawings] }, { parts: [event, award] }],
      [{ parts: [award, event] }, { parts: [drawings, fans] }],
    ].map((scores) => tally(scores, 'en').map(({ icon }) => icon))
    expect(orders[0]).toEqual(['event', 'fans', 'fans', 'pixel'])
    expect(orders[1]).toEqual(orders[0])
  })
})
