import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { type GameEvent, type Options, readOptions } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { journeyOf } from '../src/games/belgian-beers-race/choices.ts'
import { rowsOfReplacement } from '../src/games/belgian-beers-race/expansions/solo/rows.ts'
import { bringRules, scoresOf } from '../src/games/belgian-beers-race/foretell.ts'
import { line, mark } from '../src/games/belgian-beers-race/lines.ts'
import { raceOf } from '../src/games/belgian-beers-race/model.ts'
import { bringExpansions } from '../src/games/belgian-beers-race/rules.ts'
import { preview } from '../src/games/belgian-beers-race/slate/preview.ts'
import { question } from '../src/games/belgian-beers-race/slate/question.ts'
import { bringStandings, standingsOf } from '../src/games/belgian-beers-race/standings.ts'
import { tally } from '../src/games/belgian-beers-race/tally.ts'
import { openExpansionWords } from '../src/games/belgian-beers-race/texts/expansions.ts'
import { game } from '../src/games/belgian-beers-race/texts/index.ts'
import type { SlateRow } from '../src/shell/table/game-screen.ts'
import { askOf, atRandom, endOf } from './support/at-random.ts'
import { LANGUAGES, rows } from './support/race-questions.ts'
import { openWords } from './support/words.ts'

await openWords()
await bringRules()
await bringStandings()
await bringExpansions()
for (const language of LANGUAGES) await openExpansionWords(language)

const TABLES: readonly (readonly [string, number, Options])[] = [
  [
    'confrontation and everything four can have',
    4,
    { confrontation: true, team: true, events: true, characters: true, bands: true, 'pixel-bag': true },
  ],
  ['drafted hands', 3, { confrontation: true, 'confrontation-hands': 'draft' }],
  ['the Zythologist', 1, { solo: true }],
]
const NAMES = ['Inès', 'Jef', 'Gust', 'Mie']

test.each(TABLES)('every question of %s is put in words and every answer is on the list', (_name, seats, chosen) => {
  const options = readOptions(belgianBeersRace, seats, { ...chosen, length: chosen.solo ? 'base' : 'short' })
  const asked = new Set<string>()
  for (const at of atRandom(belgianBeersRace, { seats, options, seed: 'at the table' })) {
    const view = raceOf(belgianBeersRace.view(at.s, at.seat))
    const ask = askOf(belgianBeersRace, at)
    const step = view.steps.at(-1)?.step ?? ''
    const isNew = !asked.has(step)
    asked.add(step)
    for (const language of isNew ? LANGUAGES : (['en'] as const)) {
      const { title } = question(ask, view, NAMES, language)
      expect(title).not.toBe('')
      if (step.includes('/')) expect(title).not.toBe(game(language).decisions.action)
      const list = rows(ask, view, language)
      const listed = list.flatMap(({ prices, folds = [] }) => [...prices, ...folds.flatMap((row) => row.prices)])
      expect(new Set(listed.map(({ choice }) => choice.move))).toEqual(new Set(ask.choices.map(({ move }) => move)))
      for (const { prices, title: said } of list)
        for (const { choice } of prices) if (!journeyOf(choice)) expect(said).not.toBe(choice.say)
      expect(preview(ask.choices[0], ask, view, NAMES, language).title).not.toBe('')
    }
    if (isNew) {
      expect(standingsOf(view)).toHaveLength(seats)
      expect(scoresOf(view)).toHaveLength(seats)
    }
  }
  expect([...asked].filter((step) => step.includes('/'))).not.toEqual([])
})

test('every point is told with its reason when it is over', () => {
  const seats = 3
  const chosen = { confrontation: true, events: true, characters: true, bands: true, 'pixel-bag': true }
  const options = readOptions(belgianBeersRace, seats, { ...chosen, length: 'short' })
  const s = endOf(atRandom(belgianBeersRace, { seats, options, seed: 'tally' }))
  const scores = scoresOf(raceOf(belgianBeersRace.view(s, 0)))
  for (const language of LANGUAGES) {
    const lines = tally(scores, language)
    for (const { name } of lines) expect(name).not.toContain('/')
    for (const [seat, { total }] of belgianBeersRace.score(s).entries())
      expect(lines.reduce((sum, { points }) => sum + points[seat], 0)).toBe(total)
  }
})

test('what expansions tell has a line in every language, and a mark', () => {
  const [, seats, chosen] = TABLES[0]
  const options = readOptions(belgianBeersRace, seats, { ...chosen, length: chosen.solo ? 'base' : 'short' })
  const told: GameEvent[] = []
  endOf(atRandom(belgianBeersRace, { seats, options, seed: 'told', hear: (event) => told.push(event) }))
  const own = told.filter(({ type }) => type.includes('/'))
  expect(own).not.toEqual([])
  for (const event of own)
    for (const language of LANGUAGES) {
      expect(line(event, NAMES, language)).toBeTruthy()
      expect(mark(event)).toBeTruthy()
    }
})

test('alone, a card that may be replaced says what it asks for', () => {
  const options = readOptions(belgianBeersRace, 1, { solo: true })
  const view = raceOf(belgianBeersRace.view(belgianBeersRace.setup(options, 1), 0))
  const row = (cards: readonly string[]): SlateRow => ({
    title: '',
    prices: [{ choice: { move: 0, say: '', info: { kind: 'solo/replace', cards } }, price: '', sentence: '' }],
  })
  const ask = { id: 'asked', seat: 0, choices: [], sealed: false }
  for (const language of LANGUAGES) {
    const [none, one, two] = rowsOfReplacement(
      [row([]), row(['L1-01']), row(['L1-01', 'L1-02'])],
      ask,
      view,
      NAMES,
      language,
    )
    expect(one.detail).toContain(game(language).cards['L1-01'].text)
    expect([none.detail, two.detail]).toEqual([undefined, undefined])
  }
})
