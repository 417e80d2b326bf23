import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { CHANCE, type Game, movesOf, type Options, seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { raceOf } from '../src/games/belgian-beers-race/model.ts'
import { scoresOf } from '../src/games/belgian-beers-race/play-out.ts'
import { tally } from '../src/games/belgian-beers-race/tally.ts'
import { openWords } from './support/words.ts'

await openWords()

/** A whole game of chance moves. */
function ending(seed: string, length: string, seats: number) {
  const game = belgianBeersRace as Game<ReturnType<typeof belgianBeersRace.setup>>
  const options: Options = { length, leader: 'all', arrival: 'play' }
  const s = game.setup(options, seats)
  const rng = seeded(seed)
  const [out, weights] = [new Int32Array(4096), new Int32Array(4096)]
  for (let waiting = game.waiting(s); waiting !== 0; waiting = game.waiting(s)) {
    if (waiting === CHANCE) game.apply(s, -1, out[rng.below(game.chance(s, out, weights))])
    else {
      const seat = 31 - Math.clz32(waiting)
      const moves = movesOf(game, s, seat)
      game.apply(s, seat, moves[rng.below(moves.length)])
    }
  }
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
          expect(points('End-of-game cards')).toBe(due('level3'))
          expect(points('Nobody ends below zero')).toBe(due('floor'))
          expect(points('Breweries visited')).toBe(due('visited'))
          expect(points('Not back on the Grand Place')).toBe(due('return'))
          expect(points('Toasts')).toBe(due('cheers', 'cheers-markers'))
        })
      }
    }
  })
})
