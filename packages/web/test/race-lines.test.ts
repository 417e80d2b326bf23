import { belgianBeersRace, PLACES } from '@estaminet/belgian-beers-race'
import type { Told } from '@estaminet/table'
import { expect, test } from 'vitest'
import { kinds, line, mark, times } from '../src/games/belgian-beers-race/lines.ts'
import { atRandom, endOf } from './support/at-random.ts'
import { openWords } from './support/words.ts'

await openWords()

type Event = Told['event']

/** Everything that happens in a whole random race. */
function eventsOf(seed: string): Event[] {
  const events: Event[] = []
  const options = { length: 'base', leader: 'all', arrival: 'play' }
  const hear = (event: unknown) => void events.push(event as Event)
  endOf(atRandom(belgianBeersRace, { seats: 4, options, seed, hear }))
  return events
}

const told = ['a', 'b', 'c'].flatMap(eventsOf).filter((event) => line(event, ['A', 'B', 'C', 'D'], 'en') !== undefined)

test('every line of the log has an icon and belongs to a kind one can look at alone', () => {
  const known = kinds('en').map(({ kind }) => kind)
  for (const event of told) {
    if (event.type === 'firstPlayer') continue
    expect(mark(event)?.icon, event.type).toMatch(/^[a-z-]+$/)
    expect(known, event.type).toContain(mark(event)?.kind)
  }
  for (const kind of known) expect(told.some((event) => mark(event)?.kind === kind)).toBe(true)
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
  expect(mark({ type: 'cubeGiven', from: 2, to: 1, colour: 'red' })).toEqual({ kind: 'beer', icon: 'toast', seat: 2 })
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
