import { describe, expect, it } from 'vitest'
import type { Condition, PlaceName, SimpleCondition, Where } from '../src/content/condition.ts'
import { objectives } from '../src/content/objectives.ts'
import { PLACES } from '../src/content/places.ts'
import { regions } from '../src/content/regions.ts'
import { TOASTED } from '../src/rules/deeds.ts'
import { fulfils } from '../src/rules/fulfilment.ts'
import { race } from './table.ts'

const partsOf = (condition: Condition): readonly SimpleCondition[] =>
  condition.form === 'all' ? condition.of : [condition]

it('TBBR-OBJ-01 who has drunk with somebody before has not done so by this action', () => {
  const { s } = race(2).at(0, 1).at(1, 1)
  const card = objectives.findIndex(({ condition }) => condition.form === 'toasted')
  s.partners = 1 << 1
  expect(fulfils(s, 0, card)).toBe(false)
  s.deeds = TOASTED
  expect(fulfils(s, 0, card)).toBe(true)
})

/** Every card that asks for a state, whatever the deck: enough is enough, and one less is not. */
describe('States that cards ask for', () => {
  const states = objectives.filter(
    ({ kind, condition }) => kind !== 'lightning' && condition.form !== 'firstOnGrandPlace',
  )
  it.each(states)('TBBR-OBJ-17 $id is fulfilled by what it asks for and by nothing less', ({ id, condition }) => {
    const card = objectives.findIndex((one) => one.id === id)
    const parts = partsOf(condition)
    for (const seats of [2, 3, 4]) {
      const enough = race(seats)
      for (const part of parts) provide(enough, part, seats, 0)
      expect(fulfils(enough.s, 0, card)).toBe(true)
      expect(fulfils(enough.s, 1, card)).toBe(parts.every(isEmptiness))
      for (const missing of parts) {
        const short = race(seats)
        for (const part of parts) provide(short, part, seats, part === missing ? 1 : 0)
        expect(fulfils(short.s, 0, card), `${seats} players`).toBe(false)
      }
    }
  })
})
const isEmptiness = (part: SimpleCondition): boolean => part.form === 'backpack' && part.is === 'empty'

const LETTER = { yellow: 'Y', brown: 'N', red: 'R', black: 'K' } as const
const COLOURS = ['yellow', 'brown', 'red', 'black'] as const

/** Gives seat 0 what a state asks for, or a little less. */
function provide(table: ReturnType<typeof race>, part: SimpleCondition, seats: number, less: number): void {
  switch (part.form) {
    case 'track':
      table[part.track](0, part.atLeast - less)
      break
    case 'bottles':
      table.bottles(0, ...heaps(part.colour, part.atLeast, less))
      break
    case 'cubes':
      table.cubes(
        0,
        heaps(part.colour, part.atLeast, less)
          .map((count, at) => LETTER[COLOURS[at] ?? 'yellow'].repeat(count))
          .join(''),
      )
      break
    case 'coasters':
      table.coasters(0, (part.atLeast[seats - 2] ?? 0) - less)
      break
    case 'backpack':
      table.cubes(0, 'N'.repeat(part.is === 'full' ? 12 - less : less))
      break
    case 'breathalyzer':
      table.level(0, part.exactly - less)
      break
    case 'visited':
      table.visited(0, ...placesIn(part.of).slice(0, part.atLeast - less), ...placesOutside(part.of))
      break
  }
}

/** So many of a colour; any colour may be mixed; of each colour so many, the last one a little less. */
function heaps(colour: string, count: number, less: number): number[] {
  if (colour === 'each') return [count, count, count, count - less]
  if (colour === 'any') return [count - less - 1, 0, 0, 1]
  return COLOURS.map((name) => (name === colour ? count - less : 0))
}

const breweries = PLACES.filter((place) => place.id !== 'GP')
function placesIn(where: Where | undefined): PlaceName[] {
  return breweries.filter((place) => !where || isIn(place, where)).map((place) => place.id)
}
const placesOutside = (where: Where | undefined): PlaceName[] =>
  breweries.filter((place) => where && !isIn(place, where)).map((place) => place.id)

function isIn(place: (typeof PLACES)[number], where: Where): boolean {
  if ('places' in where) return where.places.some((id) => id === place.id)
  if ('region' in where) return regions[where.region].some((id) => id === place.id)
  if ('colour' in where) return place.colour === where.colour
  if ('category' in where) return place.bonuses.includes(where.category)
  if (where.symbol === 'taste') return place.taste
  return where.symbol === 'cheese' ? place.sells === 'beer+cheese' : place.sells !== 'nothing'
}
