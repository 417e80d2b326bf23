import type { Field } from '@estaminet/kernel'
import type { Expansion } from './expansion.ts'
import type { RaceState } from './state.ts'

/** Every expansion any race of this program may use. A state knows them by the place they have here. */
const known: Expansion[] = []
/** Bits of the cell they have in a state, its sign apart. */
const MOST_KNOWN = 15

/** Its place in the mask of a state. */
export function enlist(expansion: Expansion): number {
  const at = known.findIndex(({ id }) => id === expansion.id)
  if (at >= 0 && known[at] !== expansion) throw new RangeError(`Two expansions are called "${expansion.id}".`)
  if (at >= 0) return at
  if (known.length === MOST_KNOWN) throw new RangeError(`A state cannot tell more than ${MOST_KNOWN} expansions apart.`)
  return known.push(expansion) - 1
}

const NONE: readonly Expansion[] = []
const byMask = new Map<number, readonly Expansion[]>()

let lastMask = 0
let lastList = NONE

export const expansionsOf = (mask: number): readonly Expansion[] => {
  if (mask === lastMask) return lastList
  let list = mask === 0 ? NONE : byMask.get(mask)
  if (!list) {
    list = known.filter((_, at) => (mask >> at) & 1)
    byMask.set(mask, list)
  }
  // Everybody asks about the match that is played, again and again.
  lastMask = mask
  lastList = list
  return list
}

/** The expansions of this match, in the order in which their effects apply. */
export const inPlay = (s: RaceState): readonly Expansion[] => expansionsOf(s.expansions)

/** What follows from the expansions of a match alone: worked out once for each set of them. */
export function perMatch<Made>(make: (expansions: readonly Expansion[]) => Made): (s: RaceState) => Made {
  const made = new Map<number, Made>()
  let lastMask = 0
  let last: Made | undefined
  return (s) => {
    if (last !== undefined && s.expansions === lastMask) return last
    const found = made.get(s.expansions) ?? make(inPlay(s))
    made.set(s.expansions, found)
    lastMask = s.expansions
    last = found
    return found
  }
}

/** One part of all expansions of a match that have it, in their order: looked for once, not at every turn. */
export const all = <Part extends keyof Expansion>(
  part: Part,
): ((s: RaceState) => readonly NonNullable<Expansion[Part]>[]) =>
  perMatch((expansions) => expansions.map((expansion) => expansion[part]).filter((own) => own !== undefined))

export const maskOf = (ids: readonly string[]): number =>
  known.reduce((mask, { id }, at) => (ids.includes(id) ? mask | (1 << at) : mask), 0)

/** The fields of the expansions of a match. A match without any has none: its states are made as quickly as if there were none. */
export function fieldsFor(seats: number, mask: number): Record<string, Field> {
  const fields: Record<string, Field> = {}
  for (const expansion of expansionsOf(mask)) Object.assign(fields, expansion.fields?.(seats))
  return fields
}
