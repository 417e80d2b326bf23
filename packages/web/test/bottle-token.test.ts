import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { expect, test } from 'vitest'
import { isSeenBroken, raceOf } from '../src/games/belgian-beers-race/model.ts'
import { atRandom, endOf } from './support/at-random.ts'

test('whoever of two is asked about a bottle sees it whole, also where the other has broken it', () => {
  const options = { length: 'short', leader: 'all', arrival: 'play' }
  const met = { again: 0, broken: 0 }
  endOf(atRandom(belgianBeersRace, { seats: 2, options, seed: 'bottles' }), ({ s, seat }) => {
    const view = raceOf(belgianBeersRace.view(s, seat))
    const { step, more } = view.steps.at(-1) ?? {}
    for (const [token, { broken }] of view.tokens.entries()) {
      if (step === 'token' && more === token) {
        if (broken) met.again++
        expect(isSeenBroken(view, token)).toBe(false)
      } else if (isSeenBroken(view, token)) met.broken++
    }
  })
  expect(met.again).toBeGreaterThan(0)
  expect(met.broken).toBeGreaterThan(0)
})
