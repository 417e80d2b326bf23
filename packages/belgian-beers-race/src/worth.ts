import { FRAME, type ScorePart } from '@estaminet/kernel'
import { lengthOf } from './content/lengths.ts'
import { POINTS_PER_BEER } from './content/tracks.ts'
import { all } from './engine/registry.ts'
import { bottlesOf, left, type RaceState } from './engine/state.ts'
import { DAY_START } from './engine/steps.ts'
import { returnDue } from './rules/end-of-game.ts'
import { finalParts } from './rules/final-scoring.ts'
import { scoreSeats } from './rules/ranking.ts'

/** One reason why something is worth what it is worth. */
export interface WorthPart {
  /** As in the final scoring: `bottles`, `cubes`, `card`, `return`… */
  readonly reason: string
  readonly points: number
  /** For what pays every evening: how many evenings it pays. */
  readonly evenings?: number
  /** For a card: which. */
  readonly card?: string
}

export interface Worth {
  readonly points: number
  readonly parts: readonly WorthPart[]
}

/** What pays every evening: beers tasted, bottles, coasters, and what expansions say. */
const EVERY_EVENING: readonly string[] = ['beers', 'bottles', 'coasters']
const ofExpansions = all('everyEvening')

const paysEveryEvening = (s: RaceState, reason: string): boolean =>
  EVERY_EVENING.includes(reason) || ofExpansions(s).some((own) => own.reason === reason)

/** Daily scorings still to come. The final scoring of the last evening is not one of them. */
export function eveningsToCome(s: RaceState): number {
  if (s.stack[0] === 0) return 0
  const toCome = lengthOf(s.length).days.length - 1 - s.day
  return isNight(s) ? toCome - 1 : toCome
}

/** Between the scoring of a day and the next morning. */
function isNight(s: RaceState): boolean {
  for (let frame = 0; frame < s.stack[0]; frame++) if (s.stack[1 + frame * FRAME] === DAY_START) return true
  return false
}

/**
 * What a seat would have at the end, reason by reason, if nothing happened any more. The way home counts once the seat's
 * last day is over: before that everybody still means to go. Only a finished game stops at zero.
 */
export function partsByTheEnd(s: RaceState, seat: number): ScorePart[] {
  const scored = scoreSeats(s)[seat]?.parts ?? []
  if (s.stack[0] === 0) return [...scored]
  const due = s.lastDay === 1 && left(s, seat) === 0 ? returnDue(s, seat) : 0
  const evenings = 1 + eveningsToCome(s)
  // Of what an expansion pays the final scoring leaves out an evening that is paid already: the next ones are asked for here.
  const own = ofExpansions(s).map(({ reason, points }) => ({ reason, points: points(s, seat) }))
  const final = finalParts(s, seat).filter(({ reason }) => !own.some((one) => one.reason === reason))
  return [
    ...scored,
    ...[...final, ...own].map((part) =>
      paysEveryEvening(s, part.reason) ? { ...part, points: part.points * evenings } : part,
    ),
    ...(due === 0 ? [] : [{ reason: 'return', points: -due }]),
  ]
}

/** The points of all that. */
export const pointsByTheEnd = (s: RaceState, seat: number): number =>
  partsByTheEnd(s, seat).reduce((sum, { points }) => sum + points, 0)

/** What lies between two positions of one game for a seat, counted to the end. */
export function worthOf(before: RaceState, after: RaceState, seat: number): Worth {
  const changes = new Map<string, WorthPart>()
  const evenings = 1 + eveningsToCome(before)
  const add = ({ reason, points, card }: WorthPart, sign: 1 | -1): void => {
    const key = `${reason} ${card ?? ''}`
    const so = changes.get(key)?.points ?? 0
    changes.set(key, {
      reason,
      points: so + sign * points,
      ...(paysEveryEvening(before, reason) ? { evenings } : {}),
      ...(card === undefined ? {} : { card }),
    })
  }
  for (const part of partsByTheEnd(after, seat)) add(named(part), 1)
  for (const part of partsByTheEnd(before, seat)) add(named(part), -1)
  // An evening that came in between was paid for the same things: it is no reason of its own.
  for (let come = eveningsToCome(after); come < eveningsToCome(before); come++)
    for (const [reason, points] of paidAnEvening(after, seat)) {
      add({ reason, points }, 1)
      add({ reason: 'daily', points }, -1)
    }
  const parts = [...changes.values()].filter(({ points }) => points !== 0)
  return { points: parts.reduce((sum, { points }) => sum + points, 0), parts }
}

const paidAnEvening = (s: RaceState, seat: number): readonly (readonly [string, number])[] => [
  ['beers', POINTS_PER_BEER * s.glass[seat]],
  ['bottles', bottlesOf(s, seat)],
  ['coasters', s.coasters[seat]],
]

/** A score part carries what its reason needs; of that only the card matters here. */
const named = ({ reason, points, card }: ScorePart): WorthPart =>
  typeof card === 'string' ? { reason, points, card } : { reason, points }
