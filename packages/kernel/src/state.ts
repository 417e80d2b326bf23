import { fromBase64Url, toBase64Url } from './base64url.ts'
import { hashOf, hashText } from './hash.ts'
import { refuse } from './refusal.ts'

/**
 * A state is one Int16Array. Scalars are read and written by name (`s.day`), arrays are named windows on it
 * (`s.time[seat]`). A copy is one `set`; nothing else belongs to a state.
 */
export interface State {
  readonly cells: Int16Array
  readonly layout: Layout
  /** Windows on what only some matches have, in the order of the layout's `more`. */
  readonly more: readonly Int16Array[]
}

/** A state as it is told and kept: its cells, and where what lies among them. */
export type LaidOut = Pick<State, 'cells' | 'layout'>

export type StateOf<Kind> =
  Kind extends StateKind<infer Scalars, infer Arrays>
    ? State & { [name in Scalars]: number } & { readonly [name in Arrays]: Int16Array }
    : never

/** Name and length of every field of one match; its hash guards encoded states. */
export interface Layout {
  readonly id: string
  readonly size: number
  readonly hash: string
  /** Windows that belong to the seats, one equal part each, in seat order. None: nobody has a secret. */
  readonly owned: readonly OwnedWindow[]
  /** Names of the fields only some matches have. */
  readonly more: readonly string[]
  /** A state of zeroes with these fields. */
  blank(): State
}

/** A field only some matches of a game have, see `field`. */
export interface Field {
  readonly length: number
  /** It holds secrets: a part for each seat. */
  readonly owned?: boolean
}

export interface OwnedWindow {
  readonly from: number
  /** Cells of one seat. */
  readonly part: number
  readonly seats: number
}

export interface StateKind<Scalars extends string, Arrays extends string> {
  /**
   * A state of zeroes. Every array must be given a length; 0 for what this match does not use. Owned ones are divided
   * among `seats`. `more`: fields that not every match knows by name.
   */
  create(
    lengths: Readonly<Record<Arrays, number>>,
    seats?: number,
    more?: Readonly<Record<string, Field>>,
  ): State & { [name in Scalars]: number } & {
    readonly [name in Arrays]: Int16Array
  }
}

/**
 * Declares the fields of a game's state. Scalars sit at fixed places whatever the match, so that all states of a game
 * share one shape and rule code stays fast. `owned` arrays hold secrets: a part for each seat, which nobody else may
 * know (see `project`).
 */
export function defineState<const Scalars extends readonly string[], const Arrays extends readonly string[]>(
  id: string,
  scalars: Scalars,
  arrays: Arrays,
  owned: readonly Arrays[number][] = [],
): StateKind<Scalars[number], Arrays[number]> {
  class Flat implements State {
    readonly cells: Int16Array
    readonly layout: Layout
    readonly more: readonly Int16Array[]
    constructor(layout: Layout, fields: ReadonlyMap<string, Field>) {
      this.layout = layout
      this.cells = new Int16Array(layout.size)
      const more: Int16Array[] = []
      this.more = more
      let at = scalars.length
      for (const [name, { length }] of fields) {
        const window = this.cells.subarray(at, at + length)
        at += length
        // Under names of their own they would give every kind of match another shape.
        if (layout.more.includes(name)) more.push(window)
        else Object.defineProperty(this, name, { value: window, enumerable: true })
      }
    }
  }
  scalars.forEach((name, at) => {
    Object.defineProperty(Flat.prototype, name, {
      get(this: Flat) {
        return this.cells[at]
      },
      set(this: Flat, value: number) {
        this.cells[at] = value
      },
    })
  })
  const layouts = new Map<string, Layout>()

  function placed(fields: ReadonlyMap<string, Field>, seats: number): Pick<Layout, 'size' | 'owned'> {
    const windows: OwnedWindow[] = []
    let at = scalars.length
    for (const [name, { length, owned }] of fields) {
      if (owned && length > 0) {
        if (!(seats > 0) || length % seats !== 0)
          throw new RangeError(`${id}: "${name}" has ${length} cells, which ${seats} seats cannot share equally.`)
        windows.push({ from: at, part: length / seats, seats })
      }
      at += length
    }
    return { size: at, owned: windows }
  }

  return {
    create(lengths, seats = 0, more = {}) {
      const known = (arrays as readonly Arrays[number][]).map(
        (name) => [name, { length: lengths[name], owned: owned.includes(name) }] as const,
      )
      const fields = new Map<string, Field>([...known, ...Object.entries(more)])
      // What a match does not use must not tell its states from those of a house that does not know of it.
      const named = [...fields].filter(([, { length }]) => length > 0)
      const secret = named.filter(([, field]) => field.owned).map(([name]) => name)
      const text = `${id}|${scalars}|${named.map(([name, { length }]) => `${name}:${length}`)}${secret.length > 0 ? `|${secret}/${seats}` : ''}`
      const key = `${text}|${Object.keys(more)}`
      let layout = layouts.get(key)
      if (!layout) {
        const made: Layout = {
          id,
          ...placed(fields, seats),
          hash: hashText(text),
          more: Object.keys(more),
          blank: () => new Flat(made, fields),
        }
        layouts.set(key, made)
        layout = made
      }
      return new Flat(layout, fields) as never
    },
  }
}

/** A state of zeroes of the same match. */
export const blankOf = <S extends State>(s: S): S => s.layout.blank() as S

/**
 * Reads a field that only some matches have; of length 0 where it is not used. Its place is looked up once for all states of one layout,
 * so that rules may ask for it at every step.
 */
export function field(name: string): (s: State) => Int16Array {
  let layout: Layout | undefined
  let at = -1
  let last: State | undefined
  let window: Int16Array = new Int16Array(0)
  return (s) => {
    // Rules ask about the state they play, again and again.
    if (s === last) return window
    if (s.layout !== layout) {
      layout = s.layout
      at = layout.more.indexOf(name)
    }
    const found = s.more[at]
    if (found === undefined) throw new RangeError(`${s.layout.id} has no field "${name}".`)
    last = s
    window = found
    return window
  }
}

/** The same, asked for once. */
export const fieldOf = (s: State, name: string): Int16Array => field(name)(s)

/** Makes `to` equal to `from`; both of the same match. */
export function copy<S extends State>(to: S, from: S): S {
  to.cells.set(from.cells)
  return to
}

/** Nobody knows what others do not: no cell of this match belongs to a seat. */
export const isOpen = (s: State): boolean => s.layout.owned.length === 0

/**
 * What `reader` may know, as a state: everything public and the reader's own parts; zeroes where others keep their
 * secrets. A spectator has no part.
 */
export function project<S extends LaidOut>(s: LaidOut, reader: number, into: S): S {
  into.cells.set(s.cells)
  for (const { from, part, seats } of s.layout.owned)
    for (let seat = 0; seat < seats; seat++)
      if (seat !== reader) into.cells.fill(0, from + seat * part, from + (seat + 1) * part)
  return into
}

/** Whether two states of one match differ in what belongs to somebody. */
export function secretsDiffer(a: State, b: Int16Array): boolean {
  for (const { from, part, seats } of a.layout.owned)
    for (let at = from; at < from + part * seats; at++) if (a.cells[at] !== b[at]) return true
  return false
}

/** 64 bits as 16 hex digits. */
export const hash = (s: State): string => hashOf(s.cells)

export function encode(s: LaidOut): string {
  const bytes = new Uint8Array(s.cells.buffer, s.cells.byteOffset, s.cells.byteLength)
  const body = toBase64Url(bytes)
  return `${s.layout.hash}.${body}.${hashText(body)}`
}

/** Reads an encoded state into `into`, a state of the same match; refuses anything else and leaves it untouched. */
export function decode<S extends State>(text: string, into: S): S {
  const [layout, body, check, ...rest] = text.split('.')
  if (layout === undefined || body === undefined || check === undefined || rest.length > 0)
    return refuse('malformed-state', 'This is not an encoded state.')
  if (layout !== into.layout.hash)
    return refuse('malformed-state', 'This state belongs to another game, other options or another version.')
  if (hashText(body) !== check) return refuse('bad-checksum', 'The encoded state is damaged: its checksum differs.')
  const bytes = fromBase64Url(body)
  if (!bytes || bytes.length !== into.cells.byteLength)
    return refuse('malformed-state', 'The encoded state has the wrong length.')
  new Uint8Array(into.cells.buffer, into.cells.byteOffset, into.cells.byteLength).set(bytes)
  return into
}
