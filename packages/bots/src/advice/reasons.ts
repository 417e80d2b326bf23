import { blankOf, copy, type Seat, type State } from '@estaminet/kernel'
import type { Adviser } from './adviser.ts'

/** What one thing on the table adds to the points of a seat, or takes from them. */
export interface Reason {
  readonly term: string
  readonly points: number
}

/** Whatever belongs to no term. */
const THE_REST = 'other'

/**
 * Where a change of what a seat is worth comes from: term by term the second position is put in the place of the first and
 * looked at again, once in order and once backwards, so that what two terms do together is shared between them. The
 * reasons add up to the whole change.
 */
export function reasonsFor<S extends State>(adviser: Adviser<S>, from: S, to: S, seat: Seat): Reason[] {
  const names = [...adviser.terms.map(({ name }) => name), THE_REST]
  const points = new Map(names.map((name) => [name, 0]))
  for (const order of [names, names.toReversed()]) {
    const mixed = copy(blankOf(from), from)
    let before = adviser.projected(mixed, seat)
    for (const name of order) {
      for (const [there, source] of fieldsOf(adviser, name, mixed, to)) there.set(source)
      const after = adviser.projected(mixed, seat)
      points.set(name, (points.get(name) ?? 0) + (after - before) / 2)
      before = after
    }
  }
  return [...points].flatMap(([term, one]) => (Math.abs(one) < LEAST ? [] : [{ term, points: one }]))
}

/** Less is nothing a player would speak of. */
const LEAST = 0.05

/** The windows of a term on both positions; the rest is whatever differs still and belongs to no term. */
function fieldsOf<S extends State>(adviser: Adviser<S>, name: string, mixed: S, to: S): [Int16Array, Int16Array][] {
  const term = adviser.terms.find((one) => one.name === name)
  if (term) return term.fields.map((field) => [windowOf(mixed, field), windowOf(to, field)])
  const kept = adviser.terms.flatMap(({ fields }) => fields.map((field) => windowOf(mixed, field)))
  const rest = copy(blankOf(to), to)
  for (const window of kept) rest.cells.set(window, (window.byteOffset - mixed.cells.byteOffset) / 2)
  return [[mixed.cells, rest.cells]]
}

function windowOf(s: State, name: string): Int16Array {
  const window: unknown = Reflect.get(s, name)
  if (!(window instanceof Int16Array)) throw new RangeError(`${s.layout.id} has no field "${name}".`)
  return window
}
