import { changesTo } from './gather.ts'
import type { RaceState } from './state.ts'

/** One reason why a number is what it is. Together they make it. */
export type Part =
  | {
      /** What the board says, and what whoever travels slowly pays on top of it. */
      readonly of: 'printed' | 'slow'
      readonly n: number
    }
  | { readonly of: 'card'; readonly card: string; readonly n: number }

/** The parts of every number reckoned while somebody listens, by number; the first time it was. */
export type Noted = ReadonlyMap<number, readonly Part[]>

let notes: Map<number, readonly Part[]> | undefined

export const isListening = (): boolean => notes !== undefined

/** What is reckoned while something is worked out, part by part. */
export function listen(workOut: () => unknown): Noted {
  const heard = new Map<number, readonly Part[]>()
  notes = heard
  try {
    workOut()
  } finally {
    notes = undefined
  }
  return heard
}

/** A number has been reckoned: `reckoned` is what came of it. */
export function note(
  s: RaceState,
  number: number,
  seat: number,
  printed: number,
  times: number,
  about: number,
  reckoned: number,
): void {
  if (notes === undefined || notes.has(number)) return
  const parts: Part[] = [
    { of: 'printed', n: printed },
    { of: 'slow', n: printed * (times - 1) },
  ]
  const changes = changesTo(s, number, seat, about)
  // Of several cards that set a number the last counts.
  const setter = changes.findLast(({ sets }) => sets)
  if (setter) parts.push({ of: 'card', card: setter.card, n: (setter.n - printed) * times })
  for (const { card, sets, n } of changes) if (!sets) parts.push({ of: 'card', card, n })
  notes.set(number, whatCounts(parts, reckoned))
}

/** Below the least a number can be nothing is saved any more: the last cards that would are the first that do not. */
function whatCounts(parts: readonly Part[], reckoned: number): Part[] {
  let idle = reckoned - parts.reduce((sum, { n }) => sum + n, 0)
  return parts
    .toReversed()
    .map((part) => {
      const kept = part.n < 0 ? Math.min(idle, -part.n) : 0
      idle -= kept
      return { ...part, n: part.n + kept }
    })
    .filter(({ n }) => n !== 0)
    .toReversed()
}
