import { belgianBeersRace, PLACES } from '@estaminet/belgian-beers-race'
import { CHANCE, movesOf, OVER, seeded } from '@estaminet/kernel'
import type { Told } from '@estaminet/table'
import { expect, test } from 'vitest'
import { kinds, line, mark } from '../src/games/belgian-beers-race/lines.ts'
import { openWords } from './support/words.ts'

await openWords()

type Event = Told['event']

/** Everything that happens in a whole random race. */
function eventsOf(seed: string): Event[] {
  const game = belgianBeersRace
  const s = game.setup({ length: 'base', leader: 'all', arrival: 'play' }, 4)
  const rng = seeded(seed)
  const [out, weights] = [new Int32Array(4096), new Int32Array(4096)]
  const events: Event[] = []
  const play = (seat: number, move: number): void =>
    game.apply(s, seat, move, (event) => events.push(event as unknown as Event))
  for (let waiting = game.waiting(s); waiting !== OVER; waiting = game.waiting(s)) {
    if (waiting === CHANCE) play(-1, out[rng.below(game.chance(s, out, weights))])
    else {
      const seat = 31 - Math.clz32(waiting)
      const moves = movesOf(game, s, seat)
      play(seat, moves[rng.below(moves.length)])
    }
  }
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
  for (const event of told) {
    if (event.type === 'moved') expect(mark(event)?.place).toBe(String(event.to))
    if (event.type === 'cubeGiven') expect(mark(event)?.place, 'a beer goes to a player').toBeUndefined()
  }
})

test('a beer that is given is told beside its giver, and points at no place', () => {
  expect(mark({ type: 'cubeGiven', from: 2, to: 1, colour: 'red' })).toEqual({ kind: 'beer', icon: 'toast', seat: 2 })
})
