import { belgianBeersRace as race } from '@estaminet/belgian-beers-race'
import { type Game, type Move, notationOf, type Options } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { type Bot, findBot } from '../src/index.ts'
import { play } from './play.ts'

const flags = Object.entries(race.options).flatMap(([name, { type }]) => (type === 'flag' ? [name] : []))
const isLegal = (options: Options, seats: number): boolean =>
  race.forbids?.({ length: 'base', ...options }, seats) === undefined

/** The first seat count, from the most on, an expansion can be played with; and everything that goes together with four. */
const tables = [
  ...flags.map((flag) => ({
    options: { [flag]: true },
    seats: [4, 3, 2, 1].find((seats) => isLegal({ [flag]: true }, seats)) ?? 0,
  })),
  {
    options: Object.fromEntries(flags.filter((flag) => isLegal({ [flag]: true }, 4)).map((flag) => [flag, true])),
    seats: 4,
  },
]

describe.each(['very-easy', 'easy'])('%s', (id) => {
  test.each(tables)('plays a legal game with $options, $seats at the table', ({ options, seats }) => {
    const { ranks } = play({
      game: race as unknown as Game,
      seats,
      bots: [findBot(id, race)],
      seed: 'with cards',
      options,
    })
    expect(ranks).toHaveLength(seats)
  })
})

/** What Easy does with the cards it is given: something of every kind, in a few games. */
test.each([
  ['bands', 4, 'concert'],
  ['pixel-bag', 4, 'complete'],
  ['solo', 1, 'give'],
  ['confrontation', 4, 'play CF-N'],
  ['confrontation', 2, 'play CF-P'],
  ['confrontation', 3, 'pass'],
] as const)('easy with %s, %i at the table: %s', (flag, seats, word) => {
  let used = 0
  for (let n = 0; n < 3 && used === 0; n++) {
    const { said } = play({
      game: race,
      seats,
      bots: [findBot('easy', race)],
      seed: `used ${n}`,
      options: { [flag]: true },
    })
    used += said.filter((one) => one.startsWith(word)).length
  }
  expect(used).toBeGreaterThan(0)
})

/** Easy, as it would be if it kept its hand for the points of the cards. */
const shy: Bot = {
  id: 'shy',
  games: [race.id],
  choose(place) {
    const s = race.imagine(place.view(), place.rng)
    const isPlayed = (move: Move) => /CF-/.test(notationOf(race, s, place.seat, move))
    return findBot('easy', race).choose({ ...place, moves: Array.from(place.moves).filter((move) => !isPlayed(move)) })
  },
}

test('easy plays its hand to its own good: it beats one that keeps every card', () => {
  let won = 0
  for (let n = 0; n < 4; n++) {
    const seat = n % 2
    const bots = seat === 0 ? [findBot('easy', race), shy] : [shy, findBot('easy', race)]
    const { points } = play({ game: race, seats: 2, bots, seed: `shy ${n}`, options: { confrontation: true } })
    if (points[seat] > points[1 - seat]) won++
  }
  expect(won).toBeGreaterThanOrEqual(3)
})

test('easy chooses alike at its first table and at a later one', () => {
  const said = () =>
    play({
      game: race,
      seats: 2,
      bots: [findBot('easy', race)],
      seed: 'again',
      options: { characters: true, length: 'short' },
    }).said
  expect(said()).toEqual(said())
})
