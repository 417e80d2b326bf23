import { readFileSync } from 'node:fs'
import { belgianBeersRace, PLACES } from '@estaminet/belgian-beers-race'
import type { Game } from '@estaminet/kernel'
import type { Told } from '@estaminet/table'
import { expect, test } from 'vitest'
import { replayGolden } from '../../cli/src/golden/golden-game.ts'
import { readGolden } from '../../cli/src/golden/golden-text.ts'
import { openStagings } from '../src/games/belgian-beers-race/expansions/screens.ts'
import { kinds, line, mark, times } from '../src/games/belgian-beers-race/lines.ts'
import { type RaceView, raceOf } from '../src/games/belgian-beers-race/model.ts'
import { Timeline } from '../src/replay/timeline.ts'
import { atRandom, endOf } from './support/at-random.ts'
import { openWords } from './support/words.ts'

await openWords()
await openStagings()

type Event = Told['event']

/** Everything that happens in a whole random race. */
function eventsOf(seed: string): Event[] {
  const events: Event[] = []
  const options = { length: 'base', leader: 'all', arrival: 'play' }
  const hear = (event: unknown) => void events.push(event as Event)
  endOf(atRandom(belgianBeersRace, { seats: 4, options, seed, hear }))
  return events
}

/** A race in which people meet: at random they seldom do. */
function eventsOfToasts(): Event[] {
  const path = new URL('../../belgian-beers-race/test/golden/02-toast-at-the-limit.txt', import.meta.url)
  const match = replayGolden(belgianBeersRace as Game, readGolden(readFileSync(path, 'utf8')))
  return new Timeline(match).told(match.line.length, 'all').map(({ event }) => event)
}

const told = [...['a', 'b', 'c'].flatMap(eventsOf), ...eventsOfToasts()].filter(
  (event) => line(event, ['A', 'B', 'C', 'D'], 'en') !== undefined,
)

const base = raceOf(belgianBeersRace.view(belgianBeersRace.setup({ length: 'base' }, 2), 0))
const marked = (type: string) => mark({ type, seat: 0 })

test('toasts, bottles and coasters, and cards of expansions can each be seen alone', () => {
  const met = [
    'toastBegun',
    'cubeGiven',
    'cheered',
    'confrontation/exchanged',
    'confrontation/advanced',
    'solo/toasted',
  ]
  for (const type of met) expect(marked(type)?.kind, type).toBe('meetings')
  for (const type of ['bottleTaken', 'coasterTaken', 'solo/bottle', 'solo/coaster', 'confrontation/coasters'])
    expect(marked(type)?.kind, type).toBe('bottles')
  for (const type of ['confrontation/played', 'events/drawn', 'pixel-bag/completed', 'team/fulfilled'])
    expect(marked(type)?.kind, type).toBe('expansions')
  // Each expansion has its own sign, so that a line says whose it is.
  const signs = ['confrontation/played', 'events/drawn', 'pixel-bag/drawn', 'team/named', 'bands/concert', 'solo/led']
  expect(new Set(signs.map((type) => marked(type)?.icon)).size).toBe(signs.length)
})

test('a race without expansions has no lines of theirs', () => {
  expect(kinds('en', base).map(({ kind }) => kind)).not.toContain('expansions')
  const withCards = { ...base, match: { ...base.match, expansions: ['events'] } } as RaceView
  expect(kinds('en', withCards).map(({ kind }) => kind)).toContain('expansions')
})

test('every line of the log has an icon and belongs to a kind one can look at alone', () => {
  const known = kinds('en', base).map(({ kind }) => kind)
  for (const event of told) {
    if (event.type === 'firstPlayer') continue
    expect(mark(event)?.icon, event.type).toMatch(/^[a-z-]+$/)
    expect(known, event.type).toContain(mark(event)?.kind)
  }
  for (const kind of known)
    expect(
      told.some((event) => mark(event)?.kind === kind),
      kind,
    ).toBe(true)
})

test('a line about a place leads there; seats and spaces are no places', () => {
  const places = new Set(PLACES.map(({ id }) => String(id)))
  const led = told.flatMap((event) => mark(event)?.place ?? [])
  expect(led.length).toBeGreaterThan(100)
  expect(led.filter((place) => !places.has(place))).toEqual([])
  const moved = told.filter((event) => event.type === 'moved')
  expect(moved).not.toEqual([])
  for (const event of moved) expect(mark(event)?.place).toBe(String(event.to))
})

test('a beer that is given is told beside its giver, and points at no place', () => {
  expect(mark({ type: 'cubeGiven', from: 2, to: 1, colour: 'red' })).toEqual({
    kind: 'meetings',
    icon: 'toast',
    seat: 2,
  })
})

test('a card played in the night, and a hand shown when all is over, have no hour', () => {
  const events: Event[] = [
    { type: 'turnStarted', seat: 0, time: 4 },
    { type: 'confrontation/played', seat: 0, card: 'CF-P08', target: 0 },
    { type: 'dayEnded', day: 1 },
    { type: 'confrontation/played', seat: 1, card: 'CF-N12', target: 0 },
    { type: 'dayStarted', day: 2, length: 24, last: true },
    { type: 'turnStarted', seat: 0, time: 2 },
    { type: 'dayEnded', day: 2 },
    { type: 'confrontation/shown', seat: 1, cards: [] },
  ]
  const told = events.map((event, n) => ({ n, event }))
  const match = { length: 'short' } as Parameters<typeof times>[1]['match']
  expect(times(told, { match })).toEqual([
    '14:00',
    '14:00',
    undefined,
    undefined,
    undefined,
    '9:00',
    undefined,
    undefined,
  ])
})
