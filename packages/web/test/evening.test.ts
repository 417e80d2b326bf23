import { belgianBeersRace, standingOf } from '@estaminet/belgian-beers-race'
import { expect, test } from 'vitest'
import { type Evening, eveningOf } from '../src/games/belgian-beers-race/evening.ts'
import { type RaceEvent, raceOf } from '../src/games/belgian-beers-race/model.ts'
import { standings } from '../src/games/belgian-beers-race/standing-rules.ts'
import { atRandom, endOf } from './support/at-random.ts'

/** Every evening of a random race, as it is shown in the morning after it. */
function eveningsOf(seed: string, length: string, seats: number): Evening[] {
  const game = belgianBeersRace
  const evenings: Evening[] = []
  let events: RaceEvent[] = []
  const hear = (event: unknown): void => void events.push(event as RaceEvent)
  const playing = atRandom(game, { seats, options: { length, leader: 'all', arrival: 'play' }, seed, hear })
  const end = endOf(playing, ({ s }) => {
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
        expect(row.after - row.before).toBe(row.beers + row.bottles + row.coasters + row.more)
        expect(row.level.to).toBe(view.players[row.seat].level)
        expect(row.delay).toBe(view.players[row.seat].time)
      }
    }
    events = []
  })
  // The last day ends with the race: its points are told by the result.
  expect(eveningOf(events, raceOf(game.view(end, 0)))).toBeUndefined()
  return evenings
}

test('an evening tells what it pays, how the night goes and who leaves first, as the rules count it', () => {
  for (const seed of ['evening a', 'evening b', 'evening c']) {
    expect(eveningsOf(seed, 'short', 2).map(({ evening, morning, left }) => [evening, morning, left])).toEqual([
      ['first', 'last', 1],
    ])
    const base = eveningsOf(seed, 'base', 4)
    expect(base.map(({ evening, morning, left }) => [evening, morning, left])).toEqual([
      ['friday', 'saturday', 2],
      ['saturday', 'sunday', 1],
    ])
    // Nobody has won or lost a place on the first evening: all were equal before.
    expect(base[0].rows.map(({ moved }) => moved)).toEqual([0, 0, 0, 0])
  }
})
