import { fieldOf, type Game } from '@estaminet/kernel'
import { type BandId, bands } from '../../src/content/bands.ts'
import { type CharacterId, characters } from '../../src/content/characters.ts'
import { type EventId, events } from '../../src/content/events.ts'
import { confrontationCards } from '../../src/expansions/confrontation/index.ts'
import { drawn } from '../../src/expansions/events/draw.ts'
import { EXPANSIONS } from '../../src/expansions/index.ts'
import { jokers } from '../../src/expansions/pixel-bag/jokers.ts'
import type { RaceState } from '../../src/index.ts'
import { raceWith } from '../../src/race.ts'
import { race, type Table } from '../table.ts'
import { placeHim } from './alone.ts'

/** The race with all expansions there are, those no table may choose yet among them. */
export const game: Game<RaceState> = raceWith([
  ...EXPANSIONS.filter(({ id }) => id !== confrontationCards.id),
  confrontationCards,
])

export interface Together {
  /** The card of each day. */
  readonly days?: readonly EventId[]
  /** Characters, bands and jokers, seat by seat. */
  readonly cast?: readonly CharacterId[]
  readonly lineUp?: readonly BandId[]
  readonly jokers?: readonly number[]
  readonly options?: Readonly<Record<string, string | boolean>>
}

/** A table as in `race`, where cards of several expansions lie. */
export function together(seats: number, { days, cast, lineUp, jokers: held, options }: Together): Table {
  const on = {
    ...(days && { events: true }),
    ...(cast && { characters: true }),
    ...(lineUp && { bands: true }),
    ...(held && { 'pixel-bag': true }),
  }
  const table = race(seats, { ...on, ...options }, game)
  days?.forEach((id, day) => {
    drawn(table.s)[day] = numberIn(events, id)
  })
  cast?.forEach((id, seat) => {
    fieldOf(table.s, 'characters.kept')[seat] = numberIn(characters, id)
  })
  lineUp?.forEach((id, seat) => {
    fieldOf(table.s, 'bands.kept')[seat] = numberIn(bands, id)
  })
  held?.forEach((count, seat) => {
    jokers(table.s)[seat] = count
  })
  return table.turn()
}

const numberIn = (cards: readonly { readonly id: string }[], id: string): number =>
  cards.findIndex((card) => card.id === id) + 1

/** Alone on the Grand Place, he in the south on his way to the east. */
export function soloWith(what: Together): Table {
  const t = together(1, { ...what, options: { solo: true, ...what.options } })
  placeHim(t.s, 30, 34)
  return t.turn()
}
