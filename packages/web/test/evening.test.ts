import { belgianBeersRace, standingOf } from '@estaminet/belgian-beers-race'
import { CHANCE, movesOf, OVER, seeded } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { type Evening, eveningOf } from '../src/games/belgian-beers-race/evening.ts'
import { type RaceEvent, raceOf } from '../src/games/belgian-beers-race/model.ts'
import { standings } from '../src/games/belgian-beers-race/standing-rules.ts'

/** Every evening of a random race, as it is shown in the morning after it. */
function eveningsOf(seed: string, length: string, seats: number): Evening[] {
  const game = belgianBeersRace
  const s = game.setup({ length, leader: 'all', arrival: 'play' }, seats)
  const rng = seeded(seed)
  const [out, weights] = [new Int32Array(4096), new Int32Array(4096)]
  const evenings: Evening[] = []
  let events: RaceEvent[] = []
  const hear = (event: unknown): void => void events.push(event as RaceEvent)
  for (let waiting = game.waiting(s); waiting !== OVER; waiting = game.waiting(s)) {
    if (waiting === CHANCE) {
      game.apply(s, -1, out[rng.below(game.chance(s, out, weights))], hear)
      continue
    }
    const view = raceOf(game.view(s, 0))
    const evening = eveningOf(events, view)
    if (evening) {
      evenings.push(evening)
      expect(standings(view).map(({ scored }) => scored)).toEqual(
        view.players.map((_, seat) => standingOf(s, seat).scored),
      )
      expect(evening.order[0].seat).toBe(view.active)
      for (const row of evening.rows) {
        expect(row.after).toBe(view.players[row.seat].score)
        expect(row.after - row.before).toBe(row.beers + row.bottles + row.coasters)
        expect(row.level.to).toBe(view.players[row.seat].level)
        expect(row.delay).toBe(view.players[row.seat].time)
      }
    }
    events = []
    const seat = 31 - Math.clz32(waiting)
    const moves = movesOf(game, s, seat)
    game.apply(s, seat, moves[rng.below(moves.length)], hear)
  }
  // The last day ends with the race: its points are told by the result.
  expect(eveningOf(events, raceOf(game.view(s, 0)))).toBeUndefined()
  return evenings
}

test('an evening tells what it pays, how the night goes and who leaves first, as the rules count it', () => {
  for (const seed of ['evening a', 'evening b', 'evening c']) {
    expect(eveningsOf(seed, 'short', 2).map(({ weekday, tomorrow, left }) => [weekday, tomorrow, left])).toEqual([
      ['friday', 'sunday', 1],
    ])
    const base = eveningsOf(seed, 'base', 4)
    expect(base.map(({ weekday, tomorrow, left }) => [weekday, tomorrow, left])).toEqual([
      ['friday', 'saturday', 2],
      ['saturday', 'sunday', 1],
    ])
    // Nobody has won or lost a place on the first evening: all were equal before.
    expect(base[0].rows.map(({ moved }) => moved)).toEqual([0, 0, 0, 0])
  }
})
