import { moves, type RaceState, belgianBeersRace as race } from '@estaminet/belgian-beers-race'
import { type Move, notationOf, type Seat, seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { type Bot, findBot } from '../src/index.ts'
import { play } from './play.ts'

const SHORT = { length: 'short' }

/** When the bicycle would be there, if one may go by it: as the rules tell it. */
function arrivalOf(s: RaceState, seat: Seat, legal: readonly Move[], kind: number, to: number): number {
  const way = legal.find((one) => moves.kindOf(one) === kind && moves.argumentOf(one) === to)
  const told = way === undefined ? undefined : (race.describe(s, seat, way) as unknown as { time: number })
  return told?.time ?? Number.POSITIVE_INFINITY
}

/** The lifts a bot gives beers for, and those of them the bicycle would have made at the same time for nothing. */
function liftsOf(bot: Bot, seed: string): { paid: number; free: string[] } {
  const free: string[] = []
  let paid = 0
  let now: RaceState | undefined
  const watched: Bot = {
    ...bot,
    choose(place) {
      const move = bot.choose(place)
      if (now === undefined || moves.kindOf(move) !== moves.BY_OFFER) return move
      const legal = Array.from(place.moves)
      const at = (kind: number): number => arrivalOf(now as RaceState, place.seat, legal, kind, moves.argumentOf(move))
      paid++
      if (at(moves.BY_BIKE) <= at(moves.BY_OFFER)) free.push(notationOf(race, now, place.seat, move))
      return move
    },
  }
  const watch = (s: RaceState): void => {
    now = s
  }
  play({ game: race, seats: 2, bots: [watched], seed, options: SHORT, watch })
  return { paid, free }
}

describe.each(['very-easy', 'easy', 'medium'])('%s', (id) => {
  test('gives no beer for a lift where the bicycle is there as soon', () => {
    // In these games they did.
    const games = ['s2', 's4', 's11'].map((seed) => liftsOf(findBot(id, race), seed))
    expect(games.flatMap(({ free }) => free)).toEqual([])
    expect(games.reduce((sum, { paid }) => sum + paid, 0)).toBeGreaterThan(0)
  })
})

/** Where a bot begins the race of a seed, each time somebody else would have drawn lots. */
function startsOf(bot: Bot, seed: string, lots = 1): Move[] {
  const starts: Move[] = []
  const asked: Bot = {
    ...bot,
    choose(place) {
      if (starts.length < lots && moves.kindOf(place.moves[0]) === moves.BEGIN)
        for (let lot = 0; lot < lots; lot++) starts.push(bot.choose({ ...place, rng: seeded(`${seed} ${lot}`) }))
      // Only the beginning is looked at.
      return place.moves[0]
    },
  }
  play({ game: race, seats: 2, bots: [asked], seed, options: SHORT })
  return starts
}

test.each(['very-easy', 'easy', 'medium'])('%s does not begin every race at one of two breweries', (id) => {
  const starts = Array.from({ length: 8 }, (_, n) => startsOf(findBot(id, race), `table ${n}`)[0])
  expect(new Set(starts).size).toBeGreaterThan(2)
})

test('easy begins by lot where breweries are nearly as good, and never where they are much worse', () => {
  const starts = startsOf(findBot('easy', race), 's1', 24)
  expect(new Set(starts).size).toBeGreaterThan(1)
  expect(new Set(starts).size).toBeLessThan(6)
})
