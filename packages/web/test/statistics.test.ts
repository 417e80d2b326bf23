import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { describe, expect, test } from 'vitest'
import { endingOf } from '../../table/src/points.ts'
import { statisticsOf } from '../src/standing/statistics.ts'
import { atRandom, endOf } from './support/at-random.ts'

const LANGUAGES = ['en', 'fr', 'nl'] as const

describe('what is kept of matches for who looks back', () => {
  test.each([
    ['short', {}, 2],
    ['base', {}, 3],
    ['base', { characters: true, events: true }, 2],
  ] as const)(
    'a %s race with %o is told to the last point, and every place has a name',
    async (length, more, seats) => {
      const options = { length, leader: 'all', arrival: 'play', ...more }
      const s = endOf(atRandom(belgianBeersRace, { seats, options, seed: 'statistics' }))
      const { result, tallies } = endingOf(belgianBeersRace, s)
      for (const language of LANGUAGES) {
        const { sources, place } = (await statisticsOf('belgian-beers-race', language)) ?? {}
        for (const [seat, { points, places = [] }] of tallies.entries()) {
          const lines = sources?.(points, language) ?? []
          expect(lines.reduce((sum, line) => sum + line.points[0], 0)).toBe(result[seat].total)
          for (const { name } of lines) expect(name).not.toMatch(/\//)
          expect(places.length).toBeGreaterThan(0)
          for (const id of places) expect(place?.(id, language).name).toMatch(/^\p{Lu}/u)
        }
      }
    },
  )

  test('an abbey is told to the last point, and goes nowhere', async () => {
    const s = endOf(atRandom(heavenAndAle, { seats: 2, options: {}, seed: 'statistics' }))
    const { result, tallies } = endingOf(heavenAndAle, s)
    for (const language of LANGUAGES) {
      const { sources, place } = (await statisticsOf('heaven-and-ale', language)) ?? {}
      expect(place).toBeUndefined()
      for (const [seat, { points, places }] of tallies.entries()) {
        expect(places).toBeUndefined()
        const lines = sources?.(points, language) ?? []
        expect(lines.reduce((sum, line) => sum + line.points[0], 0)).toBe(result[seat].total)
      }
    }
  })

  test('a game nobody has taught has none', async () => {
    expect(await statisticsOf('small-beer', 'en')).toBeUndefined()
  })
})
