import { readOptions } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../src/content/check.ts'
import { COASTERS } from '../src/content/coasters.ts'
import type { Category, Colour } from '../src/content/condition.ts'
import { DICE, FACE_COUNT, ROLLS } from '../src/content/dice.ts'
import { LENGTHS } from '../src/content/lengths.ts'
import { objectives } from '../src/content/objectives.ts'
import { PLACES } from '../src/content/places.ts'
import * as tracks from '../src/content/tracks.ts'
import { belgianBeersRace as game, PLAYER_COLOURS } from '../src/index.ts'
import { race, unpacked } from './table.ts'

const breweries = PLACES.filter(({ id }) => id !== 'GP')
const namesOf = (places: readonly { id: string | number }[]) => places.map(({ id }) => id)
const inColour = (colour: Colour) => breweries.filter((place) => place.colour === colour)
const inCategory = (category: Category) => namesOf(breweries.filter((place) => place.bonuses.includes(category)))

describe('Components', () => {
  it('TBBR-COMP-01 two, three or four play; one or five are refused', () => {
    expect(game.seats.max).toBe(4)
    for (const seats of [2, 3, 4]) expect(unpacked(seats).view.players).toHaveLength(seats)
    expect(() => readOptions(game, 5)).toThrow('players, not 5')
    // One may play alone, but not the base game.
    expect(() => readOptions(game, 1)).toThrow('TBBR-COMP-01')
  })

  it('TBBR-COMP-02 the seats are blue, purple, pink and green', () => {
    expect(PLAYER_COLOURS).toEqual(['blue', 'purple', 'pink', 'green'])
  })

  it('TBBR-COMP-03 34 breweries in the country, six in Brussels, and the Grand Place beside them', () => {
    const country = Array.from({ length: 34 }, (_, i) => i + 1)
    expect(namesOf(PLACES)).toEqual(['GP', ...country, 'B1', 'B2', 'B3', 'B4', 'B5', 'B6'])
    expect(breweries).toHaveLength(40)
    expect(checkContent()).toEqual([])
  })

  it('TBBR-COMP-04 a brewery has one colour, which is bought and tasted there; the Grand Place has none', () => {
    expect(PLACES.find(({ id }) => id === 'GP')?.colour).toBeUndefined()
    for (const [place, colour] of [
      [9, 'yellow'],
      [13, 'brown'],
      [17, 'red'],
      [2, 'black'],
    ] as const) {
      const t = race(2).at(0, place).disc(1, 2).play('buy', 'taste')
      expect(t.heard('bought')).toEqual([{ type: 'bought', seat: 0, place, colour, cubes: 3 }])
      expect(t.heard('drunk').map((beer) => beer.colour)).toEqual([colour])
    }
  })

  it('TBBR-COMP-05 a first visitor bottle for each brewery: 20 yellow, 10 brown, 5 red, 5 black', () => {
    expect(unpacked(2).view.board.bottles).toEqual(namesOf(breweries))
    expect((['yellow', 'brown', 'red', 'black'] as const).map((colour) => inColour(colour).length)).toEqual([
      20, 10, 5, 5,
    ])
  })

  it('TBBR-COMP-06, TBBR-COMP-12 the stock of cubes never limits a purchase: four backpacks can hold 48 black ones', () => {
    const full = 'K'.repeat(12)
    const t = race(4).cubes(1, full).cubes(2, full).cubes(3, full).cubes(0, 'K'.repeat(9)).at(0, 18).play('buy')
    expect(t.backpack(0)).toBe('K12')
  })

  it('TBBR-COMP-12 nobody runs out of visited tokens: all 40 breweries can be visited', () => {
    const t = race(2).visited(0, ...breweries.slice(0, 39).map(({ id }) => id))
    t.at(0, 'B5').play('hitch B6', 'roll tbbr')
    expect(t.heard('visited')).toEqual([{ type: 'visited', seat: 0, place: 'B6', count: 40 }])
  })

  it('TBBR-COMP-07 44 coasters, two different breweries on each', () => {
    expect(COASTERS).toHaveLength(44)
    for (const [front, back] of COASTERS) expect(front).not.toBe(back)
    for (const face of COASTERS.flat()) expect(namesOf(breweries)).toContain(face)
  })

  it('TBBR-COMP-08 72 objective cards: 32, 25 and 15', () => {
    expect([1, 2, 3].map((level) => objectives.filter((card) => card.level === level).length)).toEqual([32, 25, 15])
  })

  it('TBBR-COMP-09 three equal dice with three kinds of faces, rolled together', () => {
    expect(DICE).toBe(3)
    expect(FACE_COUNT).toEqual({ failed: 3, tbbr: 2, late: 1 })
    expect(ROLLS.map((rolls) => rolls.length)).toEqual([1, 3, 6, 10])
    expect(ROLLS.map((rolls) => rolls.reduce((sum, { weight }) => sum + weight, 0))).toEqual([1, 6, 36, 216])
    expect(ROLLS.map((rolls) => rolls[0]?.weight)).toEqual([1, 3, 9, 27])
  })

  it('TBBR-COMP-10 three bottle tokens; the duration card says 24/32/24 or 24/24; two extra dice at most', () => {
    expect(unpacked(2).view.tokens.map(({ after }) => after)).toEqual([8, 16, 24])
    expect(LENGTHS.base.days).toEqual([24, 32, 24])
    expect(LENGTHS.short?.days).toEqual([24, 24])
    expect(race(2).hitched(0, 'B1', 9).optionsOf('hitch').slice(0, 12)).toContain('hitch B1 x3')
    expect(race(2).hitched(0, 'B1', 9).may('hitch B1 x4')).toBe(false)
  })

  it('TBBR-COMP-11 every player has a meeple, a disc, a glass, an alcohol marker, a cheese pawn and five cubes', () => {
    const { place, time, glass, level, cheese, cheers, bonus } = unpacked(2).player(1)
    expect([place, time, glass, level, cheese, cheers]).toEqual(['GP', 0, 0, 0, 0, 0])
    expect(Object.keys(bonus)).toEqual(['player', 'author', 'cardinal', 'trappist'])
  })

  it('TBBR-COMP-13 the tracks of the player board and its backpack', () => {
    expect([tracks.LAST_GLASS, tracks.ASLEEP_FROM, tracks.LAST_CHEESE, tracks.LAST_CHEERS]).toEqual([20, 8, 4, 6])
    expect([...tracks.CHEESE_POINTS]).toEqual([0, 1, 3, 6, 10])
    expect([...tracks.CHEERS_POINTS]).toEqual([-5, 1, 3, 5, 8, 11, 15])
    expect(tracks.BONUS_POINTS).toEqual({
      player: [0, 2, 5, 9],
      author: [0, 2, 5, 9],
      cardinal: [0, 2, 5, 9, 14],
      trappist: [0, 1, 3, 6, 10, 15],
    })
    expect(tracks.BACKPACK).toBe(12)
  })

  it('TBBR-COMP-14 three Player, three Author, four Cardinal and five Trappist breweries; Orval is two of them', () => {
    expect(inCategory('player')).toEqual([3, 14, 21])
    expect(inCategory('author')).toEqual([9, 28, 'B2'])
    expect(inCategory('cardinal')).toEqual([1, 17, 30, 34])
    expect(inCategory('trappist')).toEqual([1, 15, 17, 26, 28])
    expect(PLACES.find(({ id }) => id === 28)).toMatchObject({ beer: 'Orval', bonuses: ['trappist', 'author'] })
  })

  it('TBBR-COMP-15 the rest of the box has no part in the game: these are all the choices of a first morning', () => {
    const kinds = new Set(
      race(2)
        .options()
        .map((text) => text.split(' ')[0]),
    )
    expect([...kinds]).toEqual(['bike', 'bus', 'hitch', 'stop'])
  })
})
