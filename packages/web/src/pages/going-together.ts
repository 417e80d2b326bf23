import type { Options } from '@estaminet/kernel'
import { lobbyOf } from './lobbies.ts'
import { type Draft, defaultOptions, fieldsOf, gameOf, optionsInPlay, taken } from './table-plan.ts'

/** A table as far as something may be against it. */
type Laid = Pick<Draft, 'game' | 'whom' | 'seats' | 'options'>

export const flagsOf = (game: string): string[] =>
  fieldsOf(game).flatMap(([name, field]) => (field.type === 'flag' ? [name] : []))

/** The flag that lets one person play a game alone, where there is one. */
export function aloneWith(game: string): string | undefined {
  if (gameOf(game).seats.min > 1) return undefined
  return flagsOf(game).find((name) => !isForbidden(game, { ...defaultOptions(game), [name]: true }, 1))
}

const isForbidden = (game: string, options: Options, seats: number): boolean =>
  gameOf(game).forbids?.(options, seats) !== undefined

/**
 * What hides cards from the others, where several people look at one screen at a table of the house. A table on this device covers
 * what one of them knows before the next takes it.
 */
function shownTo({ game, whom, seats }: Omit<Laid, 'options'>, options: Options): string | undefined {
  const around = seats.filter(({ kind }) => kind === 'here').length
  return around > 1 && whom === 'friends' ? lobbyOf(game)?.secretive.find((name) => options[name] === true) : undefined
}

/** What is against a table as it is laid. */
export type Objection =
  | { readonly is: 'few'; readonly least: number }
  /** A reason of the rules; `count`: how many people there are, where more or fewer could play it. */
  | { readonly is: 'rule'; readonly key: string; readonly count?: number }
  | { readonly is: 'shown'; readonly expansion: string }

export function objection(draft: Laid): Objection | undefined {
  const { game } = draft
  const options = optionsInPlay(draft)
  const count = taken(draft).length
  const { min } = gameOf(game).seats
  if (count < min) return { is: 'few', least: min }
  if (isForbidden(game, options, count)) {
    const key = lobbyOf(game)?.refusal(options, count) ?? ''
    const isForOthers = seatCounts(game).some((others) => !isForbidden(game, options, others))
    return { is: 'rule', key, ...(isForOthers ? { count } : {}) }
  }
  const expansion = shownTo(draft, options)
  return expansion === undefined ? undefined : { is: 'shown', expansion }
}

function seatCounts(game: string): number[] {
  const { min, max } = gameOf(game).seats
  return Array.from({ length: max - min + 1 }, (_, more) => min + more)
}

/** What is against a choice beside the others. */
export const objectionTo = (draft: Laid, name: string, value: string | boolean): Objection | undefined =>
  objection({ ...draft, options: { ...draft.options, [name]: value } })

/** As much of what is wanted as these people can play: what comes first in the rules goes first. */
export function fitted(
  game: string,
  { whom, seats }: Pick<Draft, 'whom' | 'seats'>,
  wanted: Options,
): Draft['options'] {
  const table = { game, whom, seats }
  const count = taken(table).length
  const alone = aloneWith(game)
  let chosen = { ...defaultOptions(game), ...(count === 1 && alone !== undefined ? { [alone]: true } : {}) }
  for (const [name] of fieldsOf(game)) {
    const more = { ...chosen, [name]: wanted[name] ?? chosen[name] }
    if (!isForbidden(game, more, count) && shownTo(table, more) === undefined) chosen = more
  }
  return chosen
}
