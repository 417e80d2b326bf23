import { fieldOf } from '@estaminet/kernel'
import { type CharacterId, characters } from '../../src/content/characters.ts'
import { everybodysCharacter } from '../../src/expansions/characters/index.ts'
import { raceWith } from '../../src/race.ts'
import { race, type Table } from '../table.ts'

export const game = raceWith([everybodysCharacter])

/** A table as in `race`, where these characters have been kept, seat by seat. */
export function inCharacter(
  ids: readonly CharacterId[],
  options: Readonly<Record<string, string | boolean>> = {},
  played = game,
): Table {
  return putOn(race(ids.length, { ...options, characters: true }, played), ...ids).turn()
}

/** Seat by seat these characters have been kept. */
export function putOn(table: Table, ...ids: readonly CharacterId[]): Table {
  const kept = fieldOf(table.s, 'characters.kept')
  ids.forEach((id, seat) => {
    kept[seat] = characters.findIndex((card) => card.id === id) + 1
  })
  return table
}

/** Seat 0 with this character, against a Night Porter far ahead. */
export const as = (id: CharacterId): Table => inCharacter([id, 'CH-08']).disc(1, 20)
