import { type CardId, objectives } from '../src/content/objectives.ts'
import { FLAGS, MACHINE } from './every-condition.ts'
import type { race } from './table.ts'

/** Cards of the deck with every condition, by what they ask for. */
export type Name = keyof typeof MACHINE
export type Flag = keyof typeof FLAGS
const NAMES: readonly string[] = [...Object.keys(MACHINE), ...Object.keys(FLAGS)]
export const idOf = (name: Name | Flag): CardId => objectives[NAMES.indexOf(name)].id
export const nameOf = (id: string) => NAMES[objectives.findIndex((card) => card.id === id)]

export type Table = ReturnType<typeof race>
export const offering = (t: Table, ...names: readonly Name[]): Table => t.machine(...names.map(idOf))
export const won = (t: Table, seat = 0) => t.player(seat).cards.map(nameOf)
