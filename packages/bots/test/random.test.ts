import { seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { type Bot, bots, botsFor, findBot, type Place, random } from '../src/index.ts'

const place = (seed: number): Place => ({
  game: smallBeer,
  seat: 0,
  moves: Int32Array.of(3, 5, 8),
  view: () => {
    throw new Error('a random player looks at nothing')
  },
  rng: seeded(seed),
})

describe('the random player', () => {
  test('chooses every move about equally often, and looks at nothing', () => {
    const chosen = new Map<number, number>()
    const table = place(1)
    for (let n = 0; n < 3000; n++) {
      const move = random.choose(table)
      chosen.set(move, (chosen.get(move) ?? 0) + 1)
    }
    expect([...chosen.keys()].sort()).toEqual([3, 5, 8])
    for (const times of chosen.values()) expect(times).toBeGreaterThan(900)
  })

  test('plays the same game for the same seed', () => {
    const play = () => {
      const table = place(7)
      return Array.from({ length: 50 }, () => random.choose(table))
    }
    expect(play()).toEqual(play())
  })
})

describe('finding a bot', () => {
  const raceOnly: Bot = { ...random, id: 'easy', games: ['race'] }
  const heavenOnly: Bot = { ...random, id: 'easy', games: ['heaven'] }
  const house = [...bots, raceOnly, heavenOnly]

  test('one id names the bot that plays the game at hand', () => {
    expect(findBot('easy', { id: 'race' }, house)).toBe(raceOnly)
    expect(findBot('easy', { id: 'heaven' }, house)).toBe(heavenOnly)
    expect(botsFor({ id: 'chess' }, house)).toEqual(botsFor({ id: 'chess' }))
  })

  test('an unknown bot is refused by name, with those that exist', () => {
    expect(() => findBot('grandmaster', smallBeer)).toThrow(
      expect.objectContaining({ code: 'bad-request', message: expect.stringContaining('random') }),
    )
  })
})
