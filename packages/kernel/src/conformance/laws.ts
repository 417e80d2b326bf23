import type { Options } from '../options.ts'
import type { State } from '../state.ts'

/** Laws every game obeys, whatever its rules. */
export const LAWS = [
  'setup',
  'waiting',
  'progress',
  'chance',
  'canonical',
  'knowledge',
  'ends',
  'replay',
  'encode',
  'copy',
  'pure',
  'undo',
  'secrecy',
  'projection',
  'audience',
  'reveals',
  'free',
  'imagine',
  'fallback',
  'notation',
  'score',
  'records',
  'perft',
] as const
export type Law = (typeof LAWS)[number]

export interface ConformancePlan {
  /** Random games per seat count and option set. */
  readonly games: number
  readonly seed: number | string
  /** A game that takes more moves than this does not end. */
  readonly maxMoves: number
  /** The costly laws look at every n-th position (by chance, so that no phase is missed). */
  readonly every?: number
  /** Known numbers of move sequences from the first position of a seat count. */
  readonly perft?: readonly { seats: number; depth: number; count: number }[]
  /** The tables to play at. Left out: every seat count with every option set, or a choice of them. */
  readonly tables?: readonly { readonly seats: number; readonly options: Options }[]
  /** Where there are more option sets than this, every pair of values is tried instead of all of them. */
  readonly mostOptions?: number
  /** The game's own laws: names of those a move broke. */
  readonly invariants?: (before: State, after: State) => readonly string[]
}

export interface ConformanceReport {
  readonly positions: number
  readonly moves: number
  readonly checked: Readonly<Record<Law, number>>
  readonly broken: readonly { readonly law: Law | 'invariant'; readonly what: string }[]
}

/** What was looked at so far, and what was wrong. */
export class Findings {
  readonly broken: { law: Law | 'invariant'; what: string }[] = []
  readonly checked = Object.fromEntries(LAWS.map((law) => [law, 0])) as Record<Law, number>
  /** Where the inspection stands: told with whatever is wrong there. */
  where = ''

  /** `check` returns what is wrong, or false. */
  law(law: Law, check: () => string | false): void {
    this.checked[law]++
    let fault: string | false
    try {
      fault = check()
    } catch (error) {
      fault = `failed: ${error}`
    }
    if (fault !== false) this.fail(law, fault)
  }

  fail(law: Law | 'invariant', what: string): void {
    if (this.broken.filter((one) => one.law === law).length < 10)
      this.broken.push({ law, what: `${this.where}: ${what}` })
  }
}
