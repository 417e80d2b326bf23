import { describe, expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { botAt, botsFor, findBot, random } from '../src/index.ts'
import { levelPlayed, levelsAt } from '../src/levels.ts'
import { play, winsAgainst } from './play.ts'

describe('a game nobody has taught the bots', () => {
  test('has every level that plays any game', () => {
    expect(botsFor(smallBeer).map(({ id }) => id)).toEqual(['random', ...levelsAt(smallBeer.id)])
  })

  test.each(levelsAt(smallBeer.id))('%s plays it to the end, and the same game again for the same seed', (level) => {
    const table = { game: smallBeer, seats: 3, bots: [findBot(level, smallBeer)], seed: 'untaught' }
    expect(play(table).points).toHaveLength(3)
    expect(play(table).moves).toEqual(play(table).moves)
  })

  test('easy counts the points and thinks of the die: it pours better than chance', () => {
    expect(winsAgainst(smallBeer, findBot('easy', smallBeer), random, 60)).toBeGreaterThan(32)
  })
})

describe('a level that has left the house', () => {
  test('is played by Easy, or by whoever is there', () => {
    expect(levelPlayed('very-easy', ['random', 'very-easy', 'easy'])).toBe('very-easy')
    expect(levelPlayed('monastic', ['random', 'very-easy', 'easy'])).toBe('easy')
    expect(levelPlayed('monastic', ['random'])).toBe('random')
    expect(botAt('monastic', smallBeer)).toBe(findBot('easy', smallBeer))
  })

  test('is refused where nobody plays at all', () => {
    expect(() => botAt('monastic', smallBeer, [])).toThrow(/No bot/)
  })
})
