import type { Analysis, Swing } from '@estaminet/bots/advice'
import type { Seat } from '@estaminet/kernel'
import type { Timeline } from '../replay/timeline.ts'
import { askedOf, type Missed } from './missed.ts'

/** A moment of the match that changed more for somebody than others did. */
export interface Strong {
  /** The position it happened in, and the one in which all that came of it is seen. */
  readonly at: number
  readonly n: number
  readonly seat: Seat
  /** How much likelier they became to be first, in per cent; alone, by how many points it changed what could be hoped for. */
  readonly change: number
  /** What was chosen there, and what would have been better; left out where chance did it. */
  readonly choice?: Missed
}

type Found = Pick<Analysis, 'seats' | 'swings' | 'decisions' | 'luck'>

const PER_CENT = 100
const MOST = 5
/** Less is everyday life, in per cent as in points. */
const LEAST = 4

/** The strongest moments, in the order in which they came: of what is seen in one step, the stronger. */
export function strongIn(analysis: Found, timeline: Timeline): Strong[] {
  const found = new Map<number, Strong>()
  for (const { at, seat, change, by } of analysis.seats === 1 ? turnsAlone(analysis) : turnsOf(analysis)) {
    const n = timeline.next(at)
    const rounded = Math.round(change)
    if (Math.abs(rounded) < LEAST || found.has(n)) continue
    const decision = by === 'decision' ? analysis.decisions.find((one) => one.at === at) : undefined
    found.set(n, { at, n, seat, change: rounded, ...(decision ? { choice: askedOf(decision, timeline) } : {}) })
  }
  return [...found.values()].slice(0, MOST).toSorted((a, b) => a.n - b.n)
}

type Turn = Pick<Strong, 'at' | 'seat' | 'change'> & Pick<Swing, 'by'>

const turnsOf = ({ swings }: Found): Turn[] =>
  swings.map(({ at, seat, chance, by }) => ({ at, seat, by, change: chance * PER_CENT }))

/** Alone there is nobody to be before: what counts are points. */
const turnsAlone = ({ decisions, luck }: Found): Turn[] =>
  [
    ...decisions.flatMap(({ at, isError, loss }): Turn[] =>
      isError ? [{ at, seat: 0, change: -loss, by: 'decision' }] : [],
    ),
    ...luck.map(({ at, points }): Turn => ({ at, seat: 0, change: points[0] ?? 0, by: 'luck' })),
  ].toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
