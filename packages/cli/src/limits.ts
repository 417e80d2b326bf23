import { type Game, type Options, optionSets } from '@estaminet/kernel'

/** What a choice other than the usual one asks of the rest of the table. */
export interface Limits {
  readonly option: string
  /** Seat counts it can be played with. */
  readonly seats: readonly number[]
  /** Options that must be changed with it, and those that cannot be. */
  readonly needs: readonly string[]
  readonly excludes: readonly string[]
}

/** The limits of every option of a game that has any, found by asking it about every table. House variants are left out. */
export function limitsOf(game: Game): { readonly limits: readonly Limits[]; readonly tables: number } {
  if (!game.forbids) return { limits: [], tables: 0 }
  const fields = Object.entries(game.options).filter(([, field]) => !('finePrint' in field))
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, field]) => [name, field.default]))
  const asked: Game = {
    ...game,
    options: Object.fromEntries(fields),
    forbids: (options, seats) => game.forbids?.({ ...usual, ...options }, seats),
  }
  const tables = seatCounts(game).flatMap((seats) =>
    [...optionSets(asked, seats)].map((options) => ({ seats, options })),
  )
  const names = fields.map(([name]) => name)
  const isChanged = (options: Options, name: string) => options[name] !== usual[name]
  const limits = names.map((option) => {
    const changed = tables.filter(({ options }) => isChanged(options, option))
    const others = names.filter((name) => name !== option)
    return {
      option,
      seats: seatCounts(game).filter((seats) => changed.some((table) => table.seats === seats)),
      needs: others.filter((name) => changed.every(({ options }) => isChanged(options, name))),
      excludes: others.filter((name) => !changed.some(({ options }) => isChanged(options, name))),
    }
  })
  const hasAny = ({ seats, needs, excludes }: Limits) =>
    seats.length < seatCounts(game).length || needs.length > 0 || excludes.length > 0
  return { limits: limits.filter(hasAny), tables: tables.length }
}

const seatCounts = ({ seats }: Game): number[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i)
