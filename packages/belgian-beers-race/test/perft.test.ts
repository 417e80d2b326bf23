import { NATURE, perft } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { objectives } from '../src/content/objectives.ts'
import { belgianBeersRace as game } from '../src/index.ts'
import { race, unpacked } from './table.ts'

const levelTwo = objectives.filter((card) => card.level === 2).map((card) => card.id)

/** The short game of four, everything drawn: the first start is to be chosen. */
function beforeTheStart() {
  const table = unpacked(4, { length: 'short' }).nature('first 0')
  while (table.asked === NATURE) table.nature(table.options()[0] ?? '')
  return table
}

/**
 * Sequences of 1, 2, 3… moves, nature's outcomes included. The first two numbers of every position were counted by
 * hand from the map; how is noted beside them.
 */
const POSITIONS: readonly {
  readonly name: string
  readonly table: () => ReturnType<typeof race>
  readonly counts: readonly number[]
}[] = [
  {
    // 14 points by three means, or stop. Then 14 x 43 after a ride, 28 rolls of 3, 43 after the stop.
    name: 'the first morning',
    table: () => race(2),
    counts: [43, 729, 14_108],
  },
  {
    // No bicycle: 28 moves, 13 offers, buy, taste, cheese, camp. Then 84 rolls, 36 splits, 103 after giving all away,
    // 45 after buying, 37 when asleep, 45 after cheese, 5 by the tent.
    name: 'hung over with four beers and two cheeses',
    table: () =>
      race(3)
        .at(0, 'B3')
        .level(0, 7)
        .glass(0, 9)
        .cheese(0, 2)
        .cubes(0, 'YYNK')
        .at(1, 19)
        .at(2, 19)
        .disc(1, 6)
        .disc(2, 6)
        .disc(0, 3),
    counts: [45, 355, 5_118],
  },
  {
    // Three roads of 1 by thumb or offer, six points by four ways, buy, taste, cheese, camp. Then 15 x 43 the next
    // morning, 45 outcomes, 2 x 43 after buying or tasting, 33 after cheese, 4 by the tent.
    name: 'one unit left',
    table: () => race(2).at(0, 'B3').finished(1).disc(0, 23).cubes(0, 'YN').level(0, 2).glass(0, 2).cheese(0, 1),
    counts: [34, 813, 16_214],
  },
  {
    // Five roads by three means, two and three dice to 9, buy, camp. Then 101 after riding, 30 + 6 + 10 outcomes,
    // 16 after buying, 14 for the other player.
    name: 'the third attempt',
    table: () => race(2).at(0, 6).hitched(0, 9, 2).at(1, 24).disc(1, 9).disc(0, 1),
    counts: [19, 177, 2_031, 23_884],
  },
  {
    // Twenty moves, 8 offers, buy, taste, cheese, camp. Then 60 outcomes, 24 splits, 33 after buying, 29 for the next
    // player when asleep, 31 after cheese, 5 by the tent.
    name: 'a toast of three at the limit, beside a token',
    table: () =>
      race(3)
        .at(0, 16)
        .at(1, 18)
        .at(2, 18)
        .level(0, 7)
        .glass(0, 7)
        .cubes(0, 'YNK')
        .cheese(0, 1)
        .cubes(1, 'YN')
        .cubes(2, 'RK')
        .level(2, 7)
        .glass(2, 7)
        .cheese(2, 1)
        .disc(1, 8)
        .disc(2, 8)
        .disc(0, 4)
        .machine('L1-09', 'L1-16'),
    counts: [32, 182, 2_417, 16_489],
  },
  {
    // Ten moves, 4 offers, buy, cheese, camp. Then 30 outcomes, 12 splits, 10 at brewery 30, 17, 16 and 5.
    name: 'on the bus with beer and cheese',
    table: () =>
      race(2).at(0, 26).level(0, 6).glass(0, 6).cheese(0, 1).cubes(0, 'YNNR').at(1, 24).disc(1, 12).disc(0, 2),
    counts: [17, 90, 718, 5_327],
  },
  {
    // 28 moves, 9 offers, buy, taste, cheese, camp. Then 84 outcomes, 27 splits, 3 and 3 at the token, 40, 5.
    name: 'beer by the tent, across a token',
    table: () =>
      race(2)
        .at(0, 'B3')
        .level(0, 6)
        .glass(0, 6)
        .cheese(0, 1)
        .cubes(0, 'YNK')
        .at(1, 24)
        .disc(1, 12)
        .disc(0, 8)
        .machine('L1-09', 'L1-10'),
    counts: [41, 162, 796, 11_099],
  },
  {
    // Nine moves to breweries, 14 to Brussels, buy, stop. Then 5, 6 and 8 after riding, 60 outcomes, 20 after buying,
    // nothing after the stop.
    name: 'the last bus on Sunday',
    table: () => race(2).day(3).at(0, 23).finished(1).disc(0, 19),
    counts: [25, 99, 1_072, 6_520],
  },
  {
    // 42 moves, buy, taste, camp. Then 25 cards after each of 17 ends of the turn, and 84 rolls.
    name: 'the deck runs out',
    table: () =>
      race(2)
        .at(0, 'B3')
        .levelTwo(false)
        .machine('L1-01', 'L1-05', 'L1-09')
        .deck(...levelTwo),
    counts: [45, 509, 12_300],
  },
  {
    // Twelve points by four ways, taste, camp. Then 10 + 3 x 31 + 8 x 44 splits, 72 outcomes, 8 x 14 for the other
    // player, 14 + 26 + 42 + 47 where the ride falls short, 49 after tasting, 5 by the tent.
    name: 'beer for the driver, twelve in four colours',
    table: () => race(2).at(0, 14).cubes(0, 'YYYNNNRRRKKK').at(1, 24).disc(1, 9).disc(0, 4),
    counts: [50, 822, 28_482],
  },
  {
    // Five roads by three means, buy, camp. Then 30 outcomes, 4 + 4 + 3 + 4 + 2 at the tokens, 19 after buying, 14 for
    // the next player.
    name: 'two tokens in one ride',
    table: () =>
      race(3)
        .day(2)
        .at(0, 26)
        .at(1, 24)
        .at(2, 24)
        .disc(1, 20)
        .disc(2, 20)
        .disc(0, 7)
        .machine('L1-09', 'L1-18', 'L1-10'),
    counts: [17, 80, 574, 5_100],
  },
  {
    name: 'four players choose where to start',
    table: beforeTheStart,
    counts: [28, 28 * 27, 28 * 27 * 26],
  },
]

describe('Sequences of moves', () => {
  it.each(POSITIONS)('from $name: $counts', ({ table, counts }) => {
    const { s } = table()
    const blank = () => game.setup({ length: 'base', leader: 'all', arrival: 'play' }, s.seats)
    expect(counts.map((_, at) => perft(game, s, at + 1, blank))).toEqual(counts)
  })
})
