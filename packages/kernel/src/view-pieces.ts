import type { State } from './state.ts'

interface Plan<S extends State, T extends object> {
  /** For each piece the parts of the state it is made from. They are looked at again and again, so name them once. */
  windows(s: S): readonly (readonly Int16Array[])[]
  /** A number that all pieces depend on as well. */
  also?(s: S): number
  make(s: S, piece: number): T
}

interface Memory<T> {
  readonly windows: readonly Int16Array[]
  readonly seen: Int16Array
  also: number
  piece: T | undefined
}

/**
 * Pieces of a view that are made anew only when what they are made from has changed: most of a table stays as it is
 * when somebody moves. A page sees by that what it need not draw again. They are frozen, since many hold them.
 */
export function viewPieces<S extends State, T extends object>(plan: Plan<S, T>): (s: S) => readonly T[] {
  const memories = new WeakMap<S, Memory<T>[]>()
  return (s) => {
    let known = memories.get(s)
    if (!known) {
      known = plan.windows(s).map(blank<T>)
      memories.set(s, known)
    }
    const also = plan.also?.(s) ?? 0
    return known.map((memory, at) => {
      const changed = noteChanges(memory)
      if (memory.piece === undefined || changed || memory.also !== also) {
        memory.also = also
        memory.piece = Object.freeze(plan.make(s, at))
      }
      return memory.piece
    })
  }
}

const blank = <T>(windows: readonly Int16Array[]): Memory<T> => ({
  windows,
  seen: new Int16Array(windows.reduce((sum, { length }) => sum + length, 0)),
  also: 0,
  piece: undefined,
})

function noteChanges<T>({ windows, seen }: Memory<T>): boolean {
  let changed = false
  let at = 0
  for (const window of windows)
    for (let i = 0; i < window.length; i++, at++)
      if (seen[at] !== window[i]) {
        seen[at] = window[i]
        changed = true
      }
  return changed
}

/** What each seat has of fields that hold equally much for every seat, seat after seat. */
export const bySeat = (seats: number, fields: readonly Int16Array[]): Int16Array[][] =>
  Array.from({ length: seats }, (_, seat) =>
    fields.map((field) => field.subarray((field.length / seats) * seat, (field.length / seats) * (seat + 1))),
  )
