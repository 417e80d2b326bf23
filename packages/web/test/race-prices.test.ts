import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { type Options, readOptions } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { journeyOf } from '../src/games/belgian-beers-race/choices.ts'
import { forcesIn, shortSum } from '../src/games/belgian-beers-race/expansions/pricing.ts'
import { openPricing } from '../src/games/belgian-beers-race/expansions/screens.ts'
import { bringRules } from '../src/games/belgian-beers-race/foretell.ts'
import { raceOf } from '../src/games/belgian-beers-race/model.ts'
import { bringExpansions } from '../src/games/belgian-beers-race/rules.ts'
import { columns, MEANS } from '../src/games/belgian-beers-race/slate/columns.ts'
import { heldChance } from '../src/games/belgian-beers-race/slate/held.ts'
import { preview } from '../src/games/belgian-beers-race/slate/preview.ts'
import { openExpansionWords } from '../src/games/belgian-beers-race/texts/expansions.ts'
import { say } from '../src/games/belgian-beers-race/texts/index.ts'
import { askOf, atRandom } from './support/at-random.ts'
import { LANGUAGES, rows } from './support/race-questions.ts'
import { openWords } from './support/words.ts'

await openWords()
await bringRules()
await bringExpansions()
await openPricing()
for (const language of LANGUAGES) await openExpansionWords(language)

/** Changed prices to look at, and games that surely have as many. */
const ENOUGH = 40
const MOST_GAMES = 20

const card = (n: number, name = 'EV-13') => ({ of: 'card' as const, card: name, n })

test('a sum says what is printed, what is added and what is saved, and nothing where no card counts', () => {
  expect(shortSum([{ of: 'printed', n: 5 }, card(1), card(1, 'CH-06'), card(-1, 'CF-P14')])).toBe('5 + 2 − 1')
  expect(shortSum([{ of: 'printed', n: 3 }, { of: 'slow', n: 3 }, card(-1)])).toBe('6 − 1')
  expect(
    shortSum([
      { of: 'printed', n: 3 },
      { of: 'slow', n: 3 },
    ]),
  ).toBeUndefined()
})

const CARDS = { events: true, characters: true, bands: true, 'pixel-bag': true }

test.each<readonly [string, number, Options]>([
  ['an evening with events and characters', 3, { events: true, characters: true, length: 'short' }],
  ['everything four can have', 4, { ...CARDS, confrontation: true, team: true, length: 'short' }],
  ['a game alone', 1, { ...CARDS, solo: true }],
])(
  '%s: a price that cards have changed carries its sum, its preview spells it out, and its cards are among the forces',
  (_name, seats, chosen) => {
    const options = readOptions(belgianBeersRace, seats, chosen)
    let changed = 0
    for (let game = 0; changed < ENOUGH && game < MOST_GAMES; game++)
      for (const at of atRandom(belgianBeersRace, { seats, options, seed: `priced ${game}` })) {
        const view = raceOf(belgianBeersRace.view(at.s, at.seat))
        if (changed >= ENOUGH) break
        if (view.steps.at(-1)?.step !== 'action') continue
        const ask = askOf(belgianBeersRace, at)
        const forces = forcesIn(view, ask, 'en').map(({ name, card: id }) => {
          expect(name, 'nobody reads the name of a program').not.toBe(id)
          return name
        })
        for (const { sum, choice } of rows(ask, view, 'en').flatMap(({ prices }) => prices)) {
          const { sums = [] } = preview(choice, ask, view, ['Inès', 'Jef', 'Gust', 'Mie'], 'en')
          expect(sums.length > 0).toBe(sum !== undefined)
          const { printed, cost } = choice.info
          // Whoever has drunk much takes twice as long: that is printed too.
          if (printed !== undefined && cost !== printed && cost !== 2 * Number(printed)) expect(sum).toBeDefined()
          for (const { total, parts } of sums) {
            expect(parts.reduce((all, { n }) => all + n, 0)).toBe(Number.parseInt(total, 10))
            // A card that is played with a choice is in the price of that choice alone.
            if (!('cards' in choice.info)) for (const { name, mood } of parts) if (mood) expect(forces).toContain(name)
          }
          if (sum?.includes('=')) expect(sum).toMatch(new RegExp(`^${choice.info.cubes} = `))
          if (sum !== undefined) changed++
        }
      }
    expect(changed).toBeGreaterThanOrEqual(ENOUGH)
  },
)

/** The Season-Ticket Clerk, whom a late bus costs nothing. */
const CLERK = 'CH-02'

test.each(LANGUAGES)('a bus that may be late at no cost is without risk, wherever it is told of (%s)', (language) => {
  const { columns: notes, held, late, lastDay } = say(language)
  const options = readOptions(belgianBeersRace, 3, { characters: true, length: 'short' })
  const asked = { first: 0, last: 0 }
  const bus = MEANS.indexOf('bus')
  for (let game = 0; Math.min(...Object.values(asked)) === 0 && game < MOST_GAMES; game++)
    for (const at of atRandom(belgianBeersRace, { seats: 3, options, seed: `clerk ${game}` })) {
      const view = raceOf(belgianBeersRace.view(at.s, at.seat))
      if (view.characters?.kept[at.seat] !== CLERK || view.steps.at(-1)?.step !== 'action') continue
      const ask = askOf(belgianBeersRace, at)
      const rides = ask.choices.filter((choice) => journeyOf(choice)?.kind === 'bus')
      if (rides.length === 0) continue
      expect(columns(ask, view, language)[bus]?.note).toBe(notes.safe)
      for (const choice of rides) {
        expect(heldChance({ kind: 'chance', draws: 'roll', seats: [], choice }, language)?.title).toBe(
          held.bus(notes.safe),
        )
        const said = preview(choice, ask, view, ['Inès', 'Jef', 'Gust'], language).lines.map(({ text }) => text)
        expect(said.some((line) => line.startsWith(notes.safe))).toBe(true)
        expect(said.filter((line) => line.startsWith(late('').trim()) || line.startsWith(lastDay.if.bus))).toEqual([])
      }
      asked[view.lastDay ? 'last' : 'first']++
    }
  expect(Math.min(...Object.values(asked))).toBeGreaterThan(0)
})
