import { EVERYONE, type ScorePart, type SeatScore } from '@estaminet/kernel'
import { SOLO_CARD, SOLO_WIN_FROM, type SoloTitle, soloTitle } from '../../content/solo.ts'
import type { Tally } from '../../engine/expansion.ts'
import { bottlesOf, type RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import { conditionOf, isFulfilled } from './condition.ts'
import type { SoloEvent, SoloReason } from './events.ts'
import { gained, led, lost, reserve, toastCount } from './zythologist.ts'

type SoloPart = ScorePart & { readonly reason: SoloReason }

const leads = (s: RaceState, seat: number): boolean => bottlesOf(s, seat) > reserve(s)

/** The evenings before the last pay at once for more bottles than his bottles and coasters; the last one in the final scoring. */
export function scoreEvening(s: RaceState, seat: number, tell: Tell): void {
  if (!leads(s, seat)) return
  led(s)[s.day] = 1
  if (s.lastDay === 0) s.score[seat] += SOLO_CARD.pointsPerDayLed
  tell?.({ type: 'solo/led', seat, day: s.day + 1, points: SOLO_CARD.pointsPerDayLed } satisfies SoloEvent, EVERYONE)
}

/** Whoever leads now leads on every evening to come, as long as nothing happens. */
export const everyEvening = {
  reason: 'solo/led',
  points: (s: RaceState, seat: number): number => (leads(s, seat) ? SOLO_CARD.pointsPerDayLed : 0),
} as const

export function scored(s: RaceState): SoloPart[] {
  const parts: SoloPart[] = []
  for (let day = 0; day < led(s).length - 1; day++)
    if (led(s)[day] === 1) parts.push({ reason: 'solo/led', points: SOLO_CARD.pointsPerDayLed, day: day + 1 })
  if (gained(s) > 0) parts.push({ reason: 'solo/race-won', points: gained(s) })
  if (lost(s) > 0) parts.push({ reason: 'solo/race-lost', points: -lost(s) })
  return parts
}

/** What the Solo card adds in the end: this evening, unless it has been paid, and the toasts. */
export function score(s: RaceState, seat: number, part: Tally<SoloReason>): void {
  const isPaid = s.lastDay === 0 && led(s)[s.day] === 1
  const evening = isPaid ? 0 : everyEvening.points(s, seat)
  const toasts = toastCount(s)
  const counted = Math.min(toasts, SOLO_CARD.toastsCounted)
  part(everyEvening.reason, evening, 'day', s.day + 1)
  part('solo/toasts', SOLO_CARD.pointsPerToast * counted, 'count', toasts)
}

/**
 * How the game with him ends: by its total, or by the victory condition where one was picked, and by the title of the total. Who
 * does not win has been beaten by him.
 */
export type SoloVerdict = `solo/${SoloOutcome}/${SoloTitle}`
export type SoloOutcome = 'won' | 'lost' | 'passed' | 'failed'

export function result(s: RaceState, scores: readonly SeatScore[]): SeatScore[] {
  if (s.stack[0] !== 0) return [...scores]
  return scores.map((score, seat) => {
    const outcome = outcomeOf(s, seat, score.total)
    const verdict: SoloVerdict = `solo/${outcome}/${soloTitle(score.total)}`
    return { ...score, rank: outcome === 'won' || outcome === 'passed' ? 1 : 2, verdict }
  })
}

function outcomeOf(s: RaceState, seat: number, total: number): SoloOutcome {
  if (conditionOf(s) !== undefined) return isFulfilled(s, seat) ? 'passed' : 'failed'
  return total >= SOLO_WIN_FROM ? 'won' : 'lost'
}
