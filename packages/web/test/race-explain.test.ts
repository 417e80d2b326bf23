import { belgianBeersRace, CATEGORIES, type EventId, objectives, PLACES } from '@estaminet/belgian-beers-race'
import { describe, expect, test } from 'vitest'
import { goal } from '../src/games/belgian-beers-race/expansions/events/goal.ts'
import { explain, isSaidElsewhere, TERMS } from '../src/games/belgian-beers-race/explain.ts'
import { type RaceView, raceOf } from '../src/games/belgian-beers-race/model.ts'
import enBook from '../src/games/belgian-beers-race/rulebook/en/index.ts'
import frBook from '../src/games/belgian-beers-race/rulebook/fr/index.ts'
import nlBook from '../src/games/belgian-beers-race/rulebook/nl/index.ts'
import { bringStandings, isOneShort } from '../src/games/belgian-beers-race/standings.ts'
import { explainTexts } from '../src/games/belgian-beers-race/texts/index.ts'
import { atRandom, endOf } from './support/at-random.ts'
import { openWords } from './support/words.ts'

await openWords()

const options = { length: 'base', leader: 'all', arrival: 'play' }
const view = raceOf(belgianBeersRace.view(belgianBeersRace.setup(options, 2), 0))
const things = [
  ...TERMS.map((term) => `term ${term}`),
  ...CATEGORIES.map((category) => `bonus ${category}`),
  ...PLACES.map(({ id }) => `sign ${id}`),
  ...objectives.map(({ id }) => `card ${id}`),
]
const books = { en: enBook, fr: frBook, nl: nlBook }

describe.each(['en', 'fr', 'nl'] as const)('everything on the race table explains itself (%s)', (language) => {
  test('with a name and a sentence of its own', () => {
    const said = things.map((about) => explain(about, view, 0, language))
    for (const [at, one] of said.entries()) {
      expect(one?.name, things[at]).toMatch(/\S/)
      expect(one?.text, things[at]).toMatch(/[.!]$/)
    }
    expect(new Set(said.map((one) => one?.name)).size).toBeGreaterThan(things.length - 12)
  })

  test('and leads to a section the rulebook has', () => {
    const sections = books[language].chapters.flatMap((chapter) =>
      chapter.sections.map((section) => `${chapter.id}#${section.id}`),
    )
    for (const about of things) expect(sections, about).toContain(explain(about, view, 0, language)?.rule)
  })
})

test.each([
  ['en', /toast/i],
  ['fr', /trinqu/i],
  ['nl', /toost/i],
] as const)(
  'where players exchange, nothing but the track they have in its place speaks of toasts (%s)',
  (language, toast) => {
    const war = raceOf(belgianBeersRace.view(belgianBeersRace.setup({ ...options, confrontation: true }, 2), 0))
    const told = [...TERMS.map((term) => `term ${term}`), 'sign GP'].filter((about) => about !== 'term cheers')
    for (const about of told) expect(explain(about, war, 0, language)?.text, about).not.toMatch(toast)
    for (const about of ['term backpack', 'sign GP']) expect(explain(about, view, 0, language)?.text).toMatch(toast)
  },
)

test.each(['en', 'fr', 'nl'] as const)(
  'where cards may change a number, it says so, and at a table without such cards nothing does (%s)',
  (language) => {
    const { unless } = explainTexts(language)
    const at = (chosen: object) =>
      raceOf(belgianBeersRace.view(belgianBeersRace.setup({ ...options, ...chosen }, 2), 0))
    const changing = (table: RaceView) =>
      TERMS.filter((term) => explain(`term ${term}`, table, 0, language)?.text.endsWith(unless))
    expect(changing(view)).toEqual([])
    for (const table of [at({ events: true }), at({ characters: true, confrontation: true })]) {
      expect(changing(table)).toEqual(expect.arrayContaining(['backpack', 'bus', 'hitch', 'grandPlace']))
      expect(changing(table)).not.toContain('tasted')
    }
  },
)

test('what the way home costs is known from the first hour: as printed, or as the event of the last day has it', () => {
  const at = (...days: readonly (EventId | null)[]): RaceView => ({ ...view, events: { days } })
  const said = (...days: readonly (EventId | null)[]) => goal(at(...days), 'en').home?.text
  expect(said('EV-21', 'EV-07', 'EV-01')).toBeUndefined()
  expect(said('EV-01', 'EV-02', 'EV-07')).toMatch(/ 10 VPs\.$/)
  // The short race has no third day.
  expect(said('EV-01', 'EV-21', null)).toMatch(/ 18 VPs\.$/)
})

test('a brewery says what it sells, what can be tasted and what lies there', () => {
  expect(explain('sign 3', view, 0, 'en')).toEqual({
    name: '3 · Bruges, Brouwerij De Halve Maan',
    text: expect.stringMatching(/^Sells beer and cheese\. .*Bonus: Player\./),
    rule: 'arriving#pick-up',
    current: true,
  })
  expect(explain('nothing here', view, 0, 'en')).toBeUndefined()
})

test('where the preview of a move is shown, no explanation covers it; a finger that stays asks for one', () => {
  const legal = new Set(['3'])
  expect(isSaidElsewhere('sign 3', 'mouse', legal)).toBe(true)
  expect(isSaidElsewhere('sign 3', 'finger', legal)).toBe(false)
  expect(isSaidElsewhere('sign 3', 'wish', legal)).toBe(false)
  expect(isSaidElsewhere('sign 4', 'mouse', legal)).toBe(false)
  expect(isSaidElsewhere('term time', 'mouse', legal)).toBe(false)
})

test('a brewery says where its roads lead and how long each takes, and a point of Brussels does not', () => {
  // As printed: the road from 1 to 2 takes 3 by bicycle, 2 by bus, 1 by hitchhiking; to 4 it takes 6, 5, 2.
  expect(explain('sign 1', view, 0, 'en')?.text).toMatch(
    /Roads, in TUs by bicycle\/bus\/hitchhiking: \S+ 3\/2\/1; \S+ 6\/5\/2\.$/,
  )
  expect(explain('sign 13', view, 0, 'fr')?.text).toMatch(/Bruxelles \d+\/\d+\/\d+/)
  expect(explain('sign B1', view, 0, 'en')?.text).not.toContain('Roads')
})

test('a card says who is one short of it, and speaks of nobody where nobody is', async () => {
  await bringStandings()
  const told = new Set<string>()
  const playing = atRandom(belgianBeersRace, { seats: 3, options: { ...options, length: 'short' }, seed: 'close' })
  endOf(playing, ({ s }) => {
    const seen = raceOf(belgianBeersRace.view(s, 0))
    for (const { id } of objectives) {
      const close = [0, 1, 2].filter((seat) => isOneShort(seen, seat, id))
      for (const reader of [0, 1, 2]) {
        const said = explain(`card ${id}`, seen, reader, 'en')
        const who = /[^.]* one short of it\.$/.exec(said?.text ?? '')?.[0]
        expect(who !== undefined).toBe(close.length > 0)
        expect(said?.current === true).toBe(close.length > 0)
        if (who) expect(who.includes('You')).toBe(close.includes(reader))
        if (who) told.add(who.trim())
      }
    }
  })
  expect(told).toContain('You are one short of it.')
  expect(told).toContain('Another player is one short of it.')
  expect(told).toContain('2 others are one short of it.')
  expect(told).toContain('You and another player are one short of it.')
})
