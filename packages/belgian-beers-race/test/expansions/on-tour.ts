import { fieldOf } from '@estaminet/kernel'
import { type BandId, bands } from '../../src/content/bands.ts'
import { bandsOnTour } from '../../src/expansions/bands/index.ts'
import { raceWith } from '../../src/race.ts'
import { race, type Table } from '../table.ts'

export const game = raceWith([bandsOnTour])

/** A table as in `race`, where these bands have been kept, seat by seat. */
export function onTour(
  lineUp: readonly BandId[],
  options: Readonly<Record<string, string | boolean>> = {},
  tour = game,
): Table {
  return form(race(lineUp.length, { ...options, bands: true }, tour), ...lineUp).turn()
}

/** Seat by seat these bands have been kept. */
export function form(table: Table, ...lineUp: readonly BandId[]): Table {
  const kept = fieldOf(table.s, 'bands.kept')
  lineUp.forEach((id, seat) => {
    kept[seat] = bands.findIndex((band) => band.id === id) + 1
  })
  return table
}

/** Fans won so far. */
export function fans(table: Table, ...counts: readonly number[]): Table {
  fieldOf(table.s, 'bands.fans').set(counts)
  return table
}

export const fansOf = (table: Table): number[] => Array.from(fieldOf(table.s, 'bands.fans'))
