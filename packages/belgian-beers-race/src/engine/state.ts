import { defineState, type StateOf, stackSize } from '@estaminet/kernel'
import { COASTERS } from '../content/coasters.ts'
import { PLACE_COUNT } from '../content/places.ts'
import { BOTTLE_TOKENS, VISIBLE } from '../content/tracks.ts'
import { expansionsOf, fieldsFor } from './registry.ts'

/** How many steps may be pending at once; others may react while expansions are in play. */
const FRAMES = 16
const FRAMES_WITH_EXPANSIONS = 40

/** Where a card is. A card not yet seen is in its deck: a deck is a set, it has no order. */
export const UNSEEN = 0
export const SHOWN = 1
export const REMOVED = 2
export const TAKEN = 3

/** Cards are numbered through the three levels. */
export const LEVEL_TWO_FROM = 32
export const LEVEL_THREE_FROM = 57
export const CARDS = 72

const RACE = defineState(
  'belgian-beers-race',
  [
    // The match
    'seats',
    'length',
    'leader',
    'arrival',
    'expansions',
    // The day
    'day',
    'dayLength',
    'lastDay',
    'first',
    'active',
    'levelTwo',
    // The action under way and what happened in it, for lightning cards
    'target',
    'means',
    'printed',
    /** Dice on the table, as the code of their roll plus 1. */
    'rolled',
    'offered',
    'deeds',
    'turnDeeds',
    'tasted',
    'tastedInTransit',
    'partners',
    'given',
    'drunk',
  ],
  [
    // Per seat
    'time',
    'height',
    'place',
    'level',
    'glass',
    'cubes',
    'cheese',
    'cheeseMarkers',
    'cheers',
    'cheersMarkers',
    'bonus',
    'bottles',
    'coasters',
    'visited',
    'score',
    'daily',
    'penalty',
    'ride',
    'hitchTo',
    'failures',
    'used',
    'asleep',
    'camped',
    'crossed',
    'grandPlaceOrder',
    'grandPlaceTime',
    'handed',
    'returned',
    // The board
    'visitors',
    'bottleAt',
    'coastersAt',
    'coasterDrawn',
    'card',
    'machine',
    'broken',
    // What cards of expansions look at, and what they have given: without expansions nobody keeps count
    /** Per seat: what was done for the first time today, see `rules/today.ts`. */
    'today',
    /** Per seat: what an arrival or a purchase brought. */
    'found',
    /** Points scored at once, per seat and expansion. */
    'earned',
    /** One cell: cards claimed in the turn under way. */
    'claims',
    // What is to be done, last first
    'stack',
  ],
)

export type RaceState = StateOf<typeof RACE>

/** A state of zeroes for so many seats, with the fields of these expansions. */
export function emptyRace(seats: number, expansions = 0): RaceState {
  const perSeat = seats
  const perColour = seats * 4
  const lengths = {
    time: perSeat,
    height: perSeat,
    place: perSeat,
    level: perSeat,
    glass: perSeat,
    cubes: perColour,
    cheese: perSeat,
    cheeseMarkers: perSeat,
    cheers: perSeat,
    cheersMarkers: perSeat,
    bonus: perColour,
    bottles: perColour,
    coasters: perSeat,
    visited: perSeat,
    score: perSeat,
    daily: seats * 2,
    penalty: perSeat,
    ride: perSeat,
    hitchTo: perSeat,
    failures: perSeat,
    used: perSeat,
    asleep: perSeat,
    camped: perSeat,
    crossed: perSeat,
    grandPlaceOrder: perSeat,
    grandPlaceTime: perSeat,
    handed: perSeat,
    returned: perSeat,
    visitors: PLACE_COUNT,
    bottleAt: PLACE_COUNT,
    coastersAt: PLACE_COUNT,
    coasterDrawn: COASTERS.length,
    card: CARDS,
    machine: VISIBLE,
    broken: BOTTLE_TOKENS.length,
    today: expansions === 0 ? 0 : perSeat,
    found: expansions === 0 ? 0 : perSeat,
    earned: perSeat * expansionsOf(expansions).length,
    claims: expansions === 0 ? 0 : 1,
    stack: stackSize(expansions === 0 ? FRAMES : FRAMES_WITH_EXPANSIONS),
  }
  return RACE.create(lengths, seats, fieldsFor(seats, expansions))
}

/** Time units the seat has left today. */
export const left = (s: RaceState, seat: number): number => s.dayLength - s.time[seat]

/** The seat so many places further on, at most once around the table. */
export const clockwise = (s: RaceState, seat: number, places: number): number => {
  const at = seat + places
  return at < s.seats ? at : at - s.seats
}

/** Of all four colours together. */
export function allColours(pieces: Int16Array, seat: number): number {
  const at = seat * 4
  return pieces[at] + pieces[at + 1] + pieces[at + 2] + pieces[at + 3]
}

export const carried = (s: RaceState, seat: number): number => allColours(s.cubes, seat)

/** First visitor bottles. */
export const bottlesOf = (s: RaceState, seat: number): number => allColours(s.bottles, seat)

/** Breweries one of these seats has visited, a mask, among those that are marked, from so far on, with one of the bits. */
export function visitedIn(s: RaceState, seats: number, marks: Int32Array, from: number, bits: number): number {
  const { visitors } = s
  let count = 0
  for (let place = 1; place < PLACE_COUNT; place++)
    if ((marks[from + place] & bits) !== 0 && (visitors[place] & seats) !== 0) count++
  return count
}

/** Cards behind this one are not in the deck. */
export const deckEnd = (s: RaceState): number => (s.levelTwo ? LEVEL_THREE_FROM : LEVEL_TWO_FROM)
