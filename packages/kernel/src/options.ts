import type { Game } from './game.ts'
import { refuse } from './refusal.ts'
import type { Rng } from './rng.ts'

/** What a host may choose before a match. The lobby draws its form from this. */
export type OptionSchema = Readonly<Record<string, OptionField>>

export type OptionField =
  | {
      readonly type: 'choice'
      readonly of: readonly string[]
      readonly default: string
      /** A house variant few ask for: folded away below what everybody chooses. */
      readonly finePrint?: true
      /** The flag it belongs to: it is asked where that is on. */
      readonly with?: string
    }
  | { readonly type: 'flag'; readonly default: boolean; readonly with?: string }

export type Options = Readonly<Record<string, string | boolean>>

/** What a game offers to a host: its options, and for how many it is. */
export type Offer = Pick<Game, 'id' | 'seats' | 'options' | 'forbids'>

/** Fills in defaults and refuses what the game does not offer. */
export function readOptions(game: Offer, seats: number, given: unknown = {}): Options {
  readSeats(game, seats)
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuse('bad-option', 'Options are an object such as {"length":"short"}.')
  for (const name of Object.keys(given))
    if (!Object.hasOwn(game.options, name))
      refuse(
        'unknown-option',
        `${game.id} has no option "${name}". It has: ${Object.keys(game.options).join(', ') || 'none'}.`,
      )
  const options: Record<string, string | boolean> = {}
  for (const [name, field] of Object.entries(game.options)) {
    const value = (given as Record<string, unknown>)[name] ?? field.default
    if (field.type === 'flag' ? typeof value !== 'boolean' : !field.of.includes(value as string))
      refuse(
        'bad-option',
        `Option "${name}" is ${field.type === 'flag' ? 'true or false' : `one of: ${field.of.join(', ')}`}.`,
      )
    options[name] = value as string | boolean
  }
  const reason = game.forbids?.(options, seats)
  if (reason) refuse('bad-option', `These options cannot be played together: ${reason}.`)
  return options
}

export function readSeats(game: Offer, seats: number): number {
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return refuse('bad-seats', `${game.id} is for ${min === max ? min : `${min} to ${max}`} players, not ${seats}.`)
  return seats
}

/** Every combination the schema allows and the game does not forbid: for exhaustive tests. */
export function* optionSets(game: Offer, seats: number): Generator<Options> {
  const names = Object.keys(game.options)
  function* from(i: number, chosen: Record<string, string | boolean>): Generator<Options> {
    const name = names[i]
    if (name === undefined) {
      if (!game.forbids?.(chosen, seats)) yield { ...chosen }
      return
    }
    const field = game.options[name]
    for (const value of field.type === 'flag' ? [false, true] : field.of)
      yield* from(i + 1, { ...chosen, [name]: value })
  }
  yield* from(0, {})
}

/** So many draws in a row that show no new pair, and all that can be had are taken to be seen. */
const PATIENCE = 200

/**
 * At most `most` option sets: all of them where there are not more; else a choice in which the defaults, everything at
 * once and every pair of values that may go together occur. For games with many expansions.
 */
export function sampleOptions(game: Offer, seats: number, rng: Rng, most: number): Options[] {
  const fields = Object.entries(game.options)
  const valuesOf = (field: OptionField) => (field.type === 'flag' ? [false, true] : field.of)
  if (fields.reduce((count, [, field]) => count * valuesOf(field).length, 1) <= most)
    return [...optionSets(game, seats)]
  const isLegal = (options: Options) => !game.forbids?.(options, seats)
  const made: Options[] = []
  const seen = new Set<string>()
  const pairsOf = (options: Options) =>
    fields.flatMap(([a], at) => fields.slice(at + 1).map(([b]) => `${a}=${options[a]}|${b}=${options[b]}`))
  const fresh = (options: Options) => pairsOf(options).filter((pair) => !seen.has(pair)).length
  const take = (options: Options) => {
    made.push(options)
    for (const pair of pairsOf(options)) seen.add(pair)
  }
  const defaults = defaultsOf(game)
  if (isLegal(defaults)) take(defaults)
  take(switchedOn(game, seats, shuffled(flagsOf(game), rng)))
  for (let waited = 0; waited < PATIENCE && made.length < most; waited++) {
    const drawn = Object.fromEntries(
      fields.map(([name, field]) => [name, valuesOf(field)[rng.below(valuesOf(field).length)]]),
    )
    if (!isLegal(drawn) || fresh(drawn) === 0) continue
    take(drawn)
    waited = 0
  }
  return made
}

/** As many flags on as go together, those the game names first before the others. */
export const everythingOn = (game: Offer, seats: number): Options => switchedOn(game, seats, flagsOf(game))

function switchedOn(game: Offer, seats: number, flags: readonly string[]): Options {
  let options = defaultsOf(game)
  for (const name of flags) {
    const more = { ...options, [name]: true }
    if (!game.forbids?.(more, seats)) options = more
  }
  return options
}

const defaultsOf = (game: Offer): Options =>
  Object.fromEntries(Object.entries(game.options).map(([name, field]) => [name, field.default]))

const flagsOf = (game: Offer): string[] =>
  Object.keys(game.options).filter((name) => game.options[name]?.type === 'flag')

function shuffled(names: readonly string[], rng: Rng): string[] {
  const left = [...names]
  return names.flatMap(() => left.splice(rng.below(left.length), 1))
}
