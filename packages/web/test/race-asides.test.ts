import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { paceOf, readOptions } from '@estaminet/kernel'
import { expect, it } from 'vitest'
import { asides, isAside } from '../src/games/belgian-beers-race/asides.ts'
import { askOf, atRandom } from './support/at-random.ts'
import { LANGUAGES } from './support/race-questions.ts'
import { openWords } from './support/words.ts'

await openWords()

const EVERYTHING = { events: true, characters: true, bands: true, 'pixel-bag': true, team: true }
const TABLES = [{}, EVERYTHING, { ...EVERYTHING, confrontation: true }]

it.each(TABLES)(
  'all that is asked outside a turn with %o can be answered beforehand, but what is asked in person',
  (expansions) => {
    const { inPerson = [], consents = {} } = belgianBeersRace
    const seen = new Set<string>()
    for (let game = 0; game < 6; game++) {
      const options = readOptions(belgianBeersRace, 4, { length: 'short', ...expansions })
      for (const asked of atRandom(belgianBeersRace, { seats: 4, options, seed: `asides ${game}` })) {
        const { s, seat, moves } = asked
        const pace = paceOf(belgianBeersRace, s, seat)
        const { kind } = belgianBeersRace.describe(s, seat, moves[0])
        // Of a setup and of a turn nothing is said beforehand: no way leads from them to where that is done.
        const leads = isAside(askOf(belgianBeersRace, asked), belgianBeersRace.view(s, seat))
        if (pace !== 'window') expect([kind, leads]).toEqual([kind, pace === 'answer' && !inPerson.includes(kind)])
        if (!['answer', 'window'].includes(pace)) continue
        seen.add(kind)
        const named = asides(belgianBeersRace.view(s, seat), 'en').find(({ kinds }) => kinds.includes(kind))
        expect([kind, named !== undefined]).toEqual([kind, !inPerson.includes(kind)])
        expect([kind, named?.as === 'consent']).toEqual([kind, consents[kind] !== undefined])
      }
    }
    expect(seen.size).toBeGreaterThan(0)
  },
)

it('names no question the rules do not know, and each in three languages', () => {
  for (const expansions of TABLES) {
    const s = belgianBeersRace.setup(readOptions(belgianBeersRace, 4, expansions), 4)
    const kinds = asides(belgianBeersRace.view(s, 0), 'en').flatMap((aside) => aside.kinds)
    expect(belgianBeersRace.asides).toEqual(expect.arrayContaining(kinds))
    const names = LANGUAGES.map((language) => asides(belgianBeersRace.view(s, 0), language).map(({ name }) => name))
    expect(new Set(names.map(({ length }) => length)).size).toBe(1)
    expect(new Set(names.flat()).size).toBe(names.flat().length)
  }
})

it('asks nothing of anybody else where one plays alone', () => {
  const s = belgianBeersRace.setup(readOptions(belgianBeersRace, 1, { solo: true }), 1)
  expect(asides(belgianBeersRace.view(s, 0), 'en')).toEqual([])
})
