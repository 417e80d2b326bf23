import type { Game, Options } from '@estaminet/kernel'
import { deny } from './denial.ts'
import { ownerOf, type PersonId, type TableDoc } from './doc.ts'
import { pointsOf } from './points.ts'
import type { TablePlan } from './protocol.ts'
import type { Table } from './table.ts'

/** Played as it comes. */
export const AS_IT_COMES = 'base'
/** With anything from the shelf. */
export const WITH_EXPANSIONS = 'expansions'

/** How a finished rated match counts: who is compared with whom, the best place first. */
export interface RatedEnding {
  readonly ladder: string
  readonly endedAt: number
  /** People who played together, and the place they share with nobody, or with sides that did as well. */
  readonly sides: readonly { readonly persons: readonly PersonId[]; readonly place: number }[]
}

/** What results are compared within: a game, and how it is played. */
export const ladderOf = (game: string, mode: string): string => `${game}/${mode}`

/** The ways to play a game that are told apart; house variants in the fine print are not. */
export function modesOf({ options }: Pick<Game, 'options'>): string[] {
  const fields = Object.values(options)
  const others = fields.flatMap((field) =>
    isMainChoice(field) ? field.of.filter((value) => value !== field.default) : [],
  )
  return [AS_IT_COMES, ...others, ...(fields.some(({ type }) => type === 'flag') ? [WITH_EXPANSIONS] : [])]
}

export function modeOf(game: Pick<Game, 'options'>, options: Options): string {
  const fields = Object.entries(game.options)
  if (fields.some(([name, { type }]) => type === 'flag' && options[name] === true)) return WITH_EXPANSIONS
  const chosen = fields.find(
    ([name, field]) => isMainChoice(field) && (options[name] ?? field.default) !== field.default,
  )
  return chosen ? String(options[chosen[0]]) : AS_IT_COMES
}

type Field = Game['options'][string]
const isMainChoice = (field: Field): field is Extract<Field, { type: 'choice' }> =>
  field.type === 'choice' && field.finePrint !== true && field.with === undefined

/** Refuses a plan that could never be rated. */
export function insistOnRatable({ seats }: TablePlan): void {
  const own = seats.filter(({ kind }) => kind === 'me').length
  if (seats.length < 2 || own > 1 || seats.some(({ kind }) => kind === 'bot')) notRated()
}

/** Refuses to begin before each seat has a person of its own. */
export function insistOnPeople({ seats }: TableDoc): void {
  const people = new Set(seats.map(ownerOf))
  if (people.has(undefined) || people.size < seats.length) notRated()
}

export const notRated = (): never =>
  deny('rated-people', 'A rated match is for two people or more, one seat for each of them, and no bots.')

/**
 * How a match that is just over counts, if it does. Who left their seat to a bot and did not come back comes after all who
 * stayed, whatever the bot made of it; a team has left when all of it has.
 */
export function ratedEnding({ doc, match }: Table): RatedEnding | undefined {
  if (!doc.rated || !match || doc.status !== 'over' || doc.fair.device || doc.branchedAfter !== undefined)
    return undefined
  const sides = new Map<number, { persons: PersonId[]; place: number; stayed: boolean }>()
  for (const [at, { rank, team }] of pointsOf(match.game, match.state).entries()) {
    const { [at]: seat } = doc.seats
    const key = team === undefined ? at : -1 - team
    const side = sides.get(key) ?? { persons: [], place: rank, stayed: false }
    sides.set(key, side)
    const person = ownerOf(seat)
    if (person === undefined) continue
    side.persons.push(person)
    side.stayed ||= !seat.standIn
  }
  const known = [...sides.values()].filter(({ persons }) => persons.length > 0)
  if (known.length < 2 || !known.some(({ stayed }) => stayed)) return undefined
  return {
    ladder: ladderOf(doc.game, modeOf(match.game, doc.options)),
    endedAt: doc.endedAt ?? 0,
    sides: known
      .map(({ persons, place, stayed }) => ({ persons, place: stayed ? place : doc.seats.length + 1 }))
      .sort((a, b) => a.place - b.place),
  }
}
