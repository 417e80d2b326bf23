import { fieldOf } from '@estaminet/kernel'
import { type TeamId, teamCards } from '../../src/content/team.ts'
import { FULFILLED, OPEN, UNDER_FROM, where } from '../../src/expansions/team/decks.ts'
import { team } from '../../src/expansions/team/index.ts'
import type { TeamView } from '../../src/expansions/team/view.ts'
import { raceWith } from '../../src/race.ts'
import { race, type Table } from '../table.ts'

export const game = raceWith([team])

type Options = Readonly<Record<string, string | boolean>>

/** A table as in `race`, with these cards open before TB (seats 0 and 2) and BR (1 and 3). The lower seats are A. */
export function teamed(tb: TeamId | null, br: TeamId | null, options: Options = {}, teams = game): Table {
  const table = race(4, { ...options, team: true }, teams)
  for (const [at, id] of [tb, br].entries()) if (id !== null) put(table, at, OPEN, id)
  return table.turn()
}

const put = (table: Table, at: number, place: number, ...ids: readonly TeamId[]): void => {
  for (const id of ids) where(table.s)[at * 12 + teamCards.findIndex((card) => card.id === id)] = place
}

/** Cards a team has fulfilled. */
export function has(table: Table, at: number, ...ids: readonly TeamId[]): Table {
  put(table, at, FULFILLED, ...ids)
  return table
}

/** Cards under the deck of a team, the next to come first. */
export function under(table: Table, at: number, ...ids: readonly TeamId[]): Table {
  for (const [order, id] of ids.entries()) put(table, at, UNDER_FROM + order, id)
  return table
}

/** The higher seat of a team is A. */
export function swap(table: Table, at: number): Table {
  fieldOf(table.s, 'team.swapped')[at] = 1
  return table
}

export const seen = (table: Table): TeamView => game.view(table.s, 0).team as TeamView
export const ALL = teamCards.map(({ id }) => id)
/** All but some. */
export const but = (...ids: readonly TeamId[]): TeamId[] => ALL.filter((id) => !ids.includes(id))
/** What a team has fulfilled. */
export const done = (table: Table, at: number): readonly string[] => seen(table).teams[at]?.fulfilled ?? []
