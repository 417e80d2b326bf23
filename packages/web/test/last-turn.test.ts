import type { Told } from '@estaminet/table'
import { describe, expect, test } from 'vitest'
import { lastLineOf, lastTurnOf, turnLine } from '../src/games/belgian-beers-race/last-turn.ts'
import type { RaceEvent } from '../src/games/belgian-beers-race/model.ts'
import { openExpansionWords } from '../src/games/belgian-beers-race/texts/expansions.ts'
import { openWords } from './support/words.ts'

await openWords()
for (const language of ['en', 'fr', 'nl'] as const) await openExpansionWords(language)

const told = (...events: RaceEvent[]): Told[] =>
  events.map((event, n) => ({ n, event: event as unknown as Told['event'] }))
const NAMES = ['Camille', 'Odile']
const lines = (...events: RaceEvent[]) =>
  (['en', 'fr', 'nl'] as const).map((language) => turnLine(told(...events), 1, NAMES, language))

const bus: RaceEvent[] = [
  { type: 'declared', seat: 1, means: 'bus', from: 'B2', to: 13, printed: 2, dice: 1 },
  { type: 'diceRolled', seat: 1, means: 'bus', faces: ['late'], result: 'late' },
  { type: 'drunk', seat: 1, colour: 'yellow', where: 'transit', glass: 1, level: 1 },
  { type: 'timeSpent', seat: 1, from: 2, to: 6, why: 'move' },
  { type: 'moved', seat: 1, means: 'bus', from: 'B2', to: 13 },
  { type: 'drunk', seat: 1, colour: 'brown', where: 'brewery', glass: 2, level: 2 },
  { type: 'cardTaken', seat: 1, card: 'L1-22', now: 9 },
]

describe('a turn in one line', () => {
  test('says how, where to, what was tasted and which card was won', () => {
    expect(lines(...bus)).toEqual([
      'late bus to Bierghes, two beers, “Signal Failure” +3',
      expect.stringContaining('bus en retard pour Bierghes'),
      expect.stringContaining('late bus naar Bierk'),
    ])
  })

  test('is late only for the bus that was', () => {
    const [line] = lines(
      ...bus,
      { type: 'declared', seat: 1, means: 'bus', from: 13, to: 14, printed: 2, dice: 1 },
      {
        type: 'moved',
        seat: 1,
        means: 'bus',
        from: 13,
        to: 14,
      },
    )
    expect(line).toMatch(/late bus to Bierghes, .*, bus to Binche$/)
  })

  test('speaks of whoever toasts, and of nobody else’s beer', () => {
    const [line] = lines(
      { type: 'toastBegun', seat: 1, partners: [0], place: 6 },
      { type: 'drunk', seat: 0, colour: 'red', where: 'toast', glass: 4, level: 5 },
      { type: 'drunk', seat: 1, colour: 'red', where: 'toast', glass: 1, level: 1 },
    )
    expect(line).toBe('toast with Camille, one beer')
  })

  test('tells two breweries of one town apart by their numbers', () => {
    const ride = (from: 'B5' | 'B6', to: 'B5' | 'B6'): RaceEvent[] => [
      { type: 'declared', seat: 1, means: 'bike', from, to, printed: 1, dice: 0 },
      { type: 'moved', seat: 1, means: 'bike', from, to },
    ]
    const [line] = lines(...ride('B5', 'B6'), ...ride('B6', 'B5'))
    expect(line).toMatch(/Laeken \(B6\), .*Laeken \(B5\)$/)
  })

  test('no words where nothing was done', () => {
    expect(lines({ type: 'turnStarted', seat: 1, time: 4 })).toEqual([undefined, undefined, undefined])
  })
})

test('the last turn of a seat ends where another begins', () => {
  const all = told(
    { type: 'turnStarted', seat: 1, time: 0 },
    ...bus,
    { type: 'turnEnded', seat: 1 },
    { type: 'turnStarted', seat: 0, time: 1 },
    { type: 'bought', seat: 0, place: 6, colour: 'brown', cubes: 3 },
  )
  expect(lastTurnOf(all, 1).map(({ event }) => event.type)).toEqual(['turnStarted', ...bus.map(({ type }) => type)])
  expect(lastTurnOf(all, 0).map(({ event }) => event.type)).toEqual(['turnStarted', 'bought'])
  expect(lastTurnOf([], 0)).toEqual([])
})

test('cards of teams come and go in a turn, whoever’s they are', async () => {
  for (const language of ['en', 'fr', 'nl'] as const) await openExpansionWords(language)
  const events = [
    { type: 'team/fulfilled', team: 'TB', card: 'TM-01', count: 1 },
    { type: 'team/put-under', seat: 1, team: 'BR', card: 'TM-02' },
  ]
  const turn = events.map((event, n): Told => ({ n, event }))
  const said = (['en', 'fr', 'nl'] as const).map((language) => turnLine(turn, 1, NAMES, language))
  for (const line of said) expect(line).toMatch(/TB .+, .+ BR$/)
  expect(said[2]).toBe('team TB vervult “Om kaas gestuurd”, legt “Lang in het zadel” onder de stapel van BR')
})

describe('cards of a hand', () => {
  const card = (seat: number, id: string, target: number): Told['event'] => ({
    type: 'confrontation/played',
    seat,
    card: id,
    target,
  })
  const all = (...events: (RaceEvent | Told['event'])[]): Told[] =>
    events.map((event, n) => ({ n, event: event as unknown as Told['event'] }))
  const turn = (seat: number, ...done: (RaceEvent | Told['event'])[]) => [
    { type: 'turnStarted', seat, time: 4 },
    ...done,
    { type: 'turnEnded', seat },
  ]
  const bought: RaceEvent = { type: 'bought', seat: 1, colour: 'red', cubes: 3, place: 17 }

  test('played in the turns of others stand with one’s own turn, before it and after it', () => {
    const events = all(
      ...turn(1, bought),
      ...turn(0, card(1, 'CF-N04', 0), card(0, 'CF-P08', 0)),
      ...turn(1, bought),
      ...turn(0, card(1, 'CF-N13', 0)),
    )
    expect(lastLineOf(events, 1, NAMES, 'en')?.text).toBe(
      '“Wrong Lane” on Camille, three beers bought, “Paperwork” on Camille',
    )
    expect(lastLineOf(events, 1, NAMES, 'fr')?.text).toContain('contre Camille')
    expect(lastLineOf(events, 1, NAMES, 'nl')?.text).toContain('tegen Camille')
    expect(lastLineOf(events, 0, NAMES, 'en')?.text).toBe('“Cheese Trolley”')
  })

  test('for oneself need no name, and beers that change hands say whose', () => {
    const events = all(
      ...turn(1, card(1, 'CF-P08', 1), { type: 'confrontation/exchanged', seat: 1, partner: 0, given: [], taken: [] }),
    )
    expect(lastLineOf(events, 1, NAMES, 'en')?.text).toBe('“Cheese Trolley”, exchange with Camille')
  })

  test('a turn that has only begun leaves the one before', () => {
    const events = all(...turn(1, bought), { type: 'turnStarted', seat: 1, time: 9 })
    expect(lastLineOf(events, 1, NAMES, 'en')?.text).toBe('three beers bought')
    expect(lastLineOf(all({ type: 'turnStarted', seat: 1, time: 0 }), 1, NAMES, 'en')).toBeUndefined()
  })
})
