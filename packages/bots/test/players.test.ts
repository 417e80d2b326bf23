import { belgianBeersRace, GRAND_PLACE, moves, type RaceState } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { type Game, movesOf, NATURE, seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { findBot, type Place, random } from '../src/index.ts'
import { play, winsAgainst } from './play.ts'

const games = [belgianBeersRace as unknown as Game, heavenAndAle as unknown as Game]

describe.each(games)('$id', (game) => {
  // Whoever thinks longer is looked at in a file of its own.
  describe.each(['very-easy', 'easy'])('%s', (id) => {
    const bot = findBot(id, game)

    test.each([3, 4])('plays a legal game of %i from what it sees', (seats) => {
      const { moves, ranks } = play({ game, seats, bots: [bot], seed: `${seats} at the table` })
      const chose = new Set(moves.flatMap(({ seat }) => (seat === NATURE ? [] : [seat])))
      expect([...chose].sort()).toEqual([...Array(seats).keys()])
      expect(Math.min(...ranks)).toBe(1)
    })

    test('plays the same game again for the same seed', () => {
      const table = { game, seats: 2, bots: [bot], seed: 'again' }
      expect(play(table).moves).toEqual(play(table).moves)
    })

    test('beats a random player', () => {
      // The README has the measured figures; here a few games with a generous margin.
      expect(winsAgainst(game, bot, random, 8)).toBeGreaterThanOrEqual(id === 'easy' ? 7 : 5)
    })
  })

  test('easy beats very easy', () => {
    expect(winsAgainst(game, findBot('easy', game), findBot('very-easy', game), 4)).toBeGreaterThanOrEqual(3)
  })
})

test.each(['very-easy', 'easy'])('%s plays the short race too', (id) => {
  const bots = [findBot(id, belgianBeersRace)]
  expect(play({ game: belgianBeersRace, seats: 3, bots, seed: 'short', options: { length: 'short' } }).ranks).toContain(
    1,
  )
})

describe.each(['very-easy', 'easy'])('%s in the race', (id) => {
  const bot = findBot(id, belgianBeersRace)

  test('goes home on the last day, nearly always', () => {
    let home = 0
    for (let n = 0; n < 6; n++) {
      let last: RaceState | undefined
      const watch = (s: RaceState) => {
        last = s
      }
      play({ game: belgianBeersRace, seats: 3, bots: [bot], seed: `home ${n}`, watch })
      home += Array.from(last?.place ?? []).filter((place) => place === GRAND_PLACE).length
    }
    expect(home).toBeGreaterThanOrEqual(14)
  })

  test('does not call it a day in the morning', () => {
    const s = startOfDay()
    expect(movesOf(belgianBeersRace, s, 0)).toContain(STOP)
    for (let n = 0; n < 20; n++) expect(bot.choose(placeOf(s, `${n}`))).not.toBe(STOP)
  })
})

const STOP = moves.move(moves.STOP)

/** Seat 0 to move on the Grand Place, the whole first day ahead. */
function startOfDay(): RaceState {
  let found: RaceState | undefined
  play({
    game: belgianBeersRace,
    seats: 2,
    bots: [random],
    seed: 'first move',
    watch: (s, seat) => {
      if (!found && seat === 0) found = belgianBeersRace.imagine(belgianBeersRace.view(s, 0), seeded(0))
    },
  })
  return found ?? expect.fail('seat 0 never moved')
}

function placeOf(s: RaceState, seed: string): Place {
  const place: Place<RaceState> = {
    game: belgianBeersRace,
    seat: 0,
    moves: movesOf(belgianBeersRace, s, 0),
    view: () => belgianBeersRace.view(s, 0),
    rng: seeded(seed),
  }
  return place as unknown as Place
}
