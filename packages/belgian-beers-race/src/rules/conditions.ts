import type { Condition, Happening, ObjectiveCard, SimpleCondition, Where } from '../content/condition.ts'
import { COLOURS, PLACE_COUNT, PLACES } from '../content/places.ts'
import { regions } from '../content/regions.ts'
import { MEANS } from '../content/roads.ts'
import { BACKPACK } from '../content/tracks.ts'
import { DEED } from './deeds.ts'

/**
 * Conditions as the rules test them: a card is a run of tests, a test is five numbers (what, then four parameters).
 * A parameter of ANY lets everything pass.
 */
export const TEST = 5
export const ANY = -1
export const EACH = -2

/** An event of the action: deed, set of places, then means, printed time and offer, or colour. */
export const MOVED_TEST = 0
export const TASTED_TEST = 1
export const TOASTED_TEST = 2
/** Any other deed, at a set of places. */
export const DEED_TEST = 3
export const SAME_TURN_TEST = 4
export const CHEERS_TEST = 5
export const CHEESE_TEST = 6
export const GLASS_TEST = 7
export const BOTTLES_TEST = 8
export const COASTERS_TEST = 9
export const CUBES_TEST = 10
export const CARRIED_TEST = 11
export const LEVEL_TEST = 12
export const VISITED_TEST = 13
export const FIRST_TEST = 14

const TRACK_TEST = { cheers: CHEERS_TEST, cheese: CHEESE_TEST, glass: GLASS_TEST } as const

/** A deck of cards made flat: the tests of card c are FROM[c] up to FROM[c + 1]. */
export interface Tests {
  readonly from: Int16Array
  readonly tests: Int16Array
  /** Sets of places, at set * PLACE_COUNT + place. */
  readonly sets: Int32Array
  /** Whether a card names camping. */
  readonly camping: Int8Array
  /** Deeds of the action, one of which a card asks for; none where it looks at nothing that was done. As masks. */
  readonly deeds: Int16Array
}

export function flatten(cards: readonly ObjectiveCard[]): Tests {
  const from = new Int16Array(cards.length + 1)
  const tests: number[] = []
  const sets: number[] = []
  const camping = new Int8Array(cards.length)
  const deeds = new Int16Array(cards.length)
  const setOf = (where: Where | undefined): number => {
    if (!where) return ANY
    const inside = placesOf(where)
    sets.push(...inside)
    return sets.length / PLACE_COUNT - 1
  }
  cards.forEach((card, at) => {
    const all = card.condition.form === 'all' ? card.condition.of : [card.condition]
    for (const condition of all) tests.push(...testOf(condition, setOf))
    camping[at] = all.some(namesCamping) ? 1 : 0
    deeds[at] = all.map(deedsOf).find((mask) => mask !== 0) ?? 0
    from[at + 1] = tests.length
  })
  return { from, tests: Int16Array.from(tests), sets: Int32Array.from(sets), camping, deeds }
}

const namesCamping = (condition: Condition): boolean =>
  condition.form === 'camped' || (condition.form === 'sameTurn' && condition.both.includes('camped'))

const deedsOf = (condition: SimpleCondition): number =>
  condition.form === 'sameTurn'
    ? DEED[condition.both[0]] | DEED[condition.both[1]]
    : condition.form in DEED
      ? DEED[condition.form as Happening]
      : 0

function placesOf(where: Where): number[] {
  return PLACES.map((place) => {
    if (place.id === 'GP') return 0
    if ('places' in where) return where.places.includes(place.id) ? 1 : 0
    if ('region' in where) return regions[where.region].includes(place.id) ? 1 : 0
    if ('colour' in where) return place.colour === where.colour ? 1 : 0
    if ('category' in where) return place.bonuses.includes(where.category) ? 1 : 0
    if (where.symbol === 'taste') return place.taste ? 1 : 0
    return place.sells === 'beer+cheese' || (where.symbol === 'buy' && place.sells === 'beer') ? 1 : 0
  })
}

type Five = [number, number, number, number, number]

function testOf(condition: SimpleCondition, setOf: (where: Where | undefined) => number): Five {
  const colour = (name: (typeof COLOURS)[number] | 'any' | 'each' | undefined) =>
    name === undefined || name === 'any' ? ANY : name === 'each' ? EACH : COLOURS.indexOf(name)
  switch (condition.form) {
    case 'moved': {
      const means = condition.means ? MEANS.indexOf(condition.means) : ANY
      return [MOVED_TEST, setOf(condition.at), means, condition.longerThan ?? ANY, condition.offered ? 1 : 0]
    }
    case 'tasted':
      return [TASTED_TEST, setOf(condition.at), colour(condition.colour), 0, 0]
    case 'toasted':
      return [
        TOASTED_TEST,
        setOf(condition.at),
        condition.partners ?? 1,
        colour(condition.given),
        colour(condition.drunk),
      ]
    case 'bought':
    case 'camped':
    case 'late':
    case 'stranded':
      return [DEED_TEST, setOf(condition.at), DEED[condition.form], 0, 0]
    case 'sameTurn':
      return [SAME_TURN_TEST, DEED[condition.both[0]] | DEED[condition.both[1]], 0, 0, 0]
    case 'track':
      return [TRACK_TEST[condition.track], condition.atLeast, 0, 0, 0]
    case 'bottles':
      return [BOTTLES_TEST, colour(condition.colour), condition.atLeast, 0, 0]
    case 'coasters':
      return [COASTERS_TEST, ...condition.atLeast, 0]
    case 'cubes':
      return [CUBES_TEST, colour(condition.colour), condition.atLeast, 0, 0]
    case 'backpack':
      // Full: as many as there are slots for this player, whatever is printed.
      return [CARRIED_TEST, condition.is === 'empty' ? 0 : BACKPACK, 0, 0, 0]
    case 'breathalyzer':
      return [LEVEL_TEST, condition.exactly, 0, 0, 0]
    case 'visited':
      return [VISITED_TEST, setOf(condition.of), condition.atLeast, 0, 0]
    case 'firstOnGrandPlace':
      return [FIRST_TEST, 0, 0, 0, 0]
  }
}
