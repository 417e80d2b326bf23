import { type Match, NATURE, type Seat, type State } from '@estaminet/kernel'
import type { Told } from '@estaminet/table'
import type { Timeline } from '../replay/timeline.ts'
import type { Moment, Swing } from './story.ts'

/** What a game brings to have its matches told. */
export interface Teller<S extends State = State, Tale = unknown> {
  /** What a seat would have if it ended now, by the rules. */
  now(s: S, seat: Seat): number
  /** The day or the round, from 1. */
  part(s: S): number
  /** What only this game has to tell, from its end and all that happened. */
  tale(match: Match<S>, turns: readonly Turn[]): Tale
}

/** A turn: all that was told since the one before, and how things stood at its end. */
export interface Turn {
  readonly moment: Moment
  readonly told: readonly Told[]
}

/** Every turn of a match, the first of them the beginning. Whoever plays alone has no turns that end: every decision is one. */
export function turnsOf(timeline: Timeline, { now, part }: Teller): Turn[] {
  const { seats, stops, length } = timeline
  const ends = stops[seats === 1 ? 'move' : 'turn'].filter((n) => n > 0 && n < length)
  return [0, ...ends, length].map((n, index, all) => {
    const before = all[index - 1] ?? 0
    const steps = timeline.steps.slice(before, n)
    // The last step of a turn may lead through the night: its hour is that of the last decision.
    const decided = steps.findLastIndex(({ by, forced }) => by !== NATURE && !forced)
    const seat = steps[decided]?.turn
    const from = decided < 0 ? before : before + decided
    const s = timeline.state(n)
    return {
      moment: {
        at: n,
        part: part(timeline.state(from)),
        seat: seat !== undefined && seat >= 0 ? seat : undefined,
        when: timeline.moment(from, Math.max(0, seat ?? 0)) ?? {},
        now: Array.from({ length: seats }, (_, one) => now(s, one)),
      },
      told: timeline.since(before, n, 'all'),
    }
  })
}

/** Fewer points than this are everyday life. */
const NOTABLE = 3
const MOST = 4

/** The turns that changed most for somebody, in the order in which they came: each told once. */
export function swingsOf(turns: readonly Turn[]): Swing[] {
  return turns
    .flatMap(({ moment: { seat, now }, told }, moment) => {
      const was = turns[moment - 1]?.moment.now
      if (!was) return []
      const changes = now.map((_, one) => ({
        moment,
        seat: one,
        change: Math.round(leadOf(now, one) - leadOf(was, one)),
        told,
      }))
      // Whoever played is the first to be spoken of.
      const [most] = changes.toSorted(
        (a, b) => Math.abs(b.change) - Math.abs(a.change) || Number(b.seat === seat) - Number(a.seat === seat),
      )
      return most && Math.abs(most.change) >= NOTABLE ? [most] : []
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .toSorted((a, b) => a.moment - b.moment)
}

/** How far somebody is before the average of the others; alone, what one has. */
export function leadOf(now: readonly number[], seat: Seat): number {
  const others = now.filter((_, one) => one !== seat)
  const sum = others.reduce((all, one) => all + one, 0)
  return (now[seat] ?? 0) - (others.length === 0 ? 0 : sum / others.length)
}
