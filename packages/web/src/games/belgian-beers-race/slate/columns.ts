import type { Ask } from '@estaminet/table'
import type { Language } from '../../../shell/table/game-screen.ts'
import { byTarget, isSafe, JOURNEY_ICON, type Journey, journeyOf, meansOf } from '../choices.ts'
import type { RaceView } from '../model.ts'
import { say } from '../texts/index.ts'
import { noWayText } from './why-not.ts'

/** One column each, always these and always here: the hand learns their places as the eye does. */
export const MEANS: readonly Journey['kind'][] = ['bike', 'bus', 'hitch', 'offer']

/** Odds are read in one go: their numbers stay with the word before them. */
const unbroken = (note: string): string => note.replace(/ (?=\d)/g, '\u00a0')

/** What a trip risks, or what it takes besides time. */
export function riskOf(journey: Journey, language: Language): string {
  const { columns: notes, odds } = say(language)
  if (isSafe(journey)) return notes.safe
  if (journey.kind === 'hitch') return unbroken(notes.hitch(odds[journey.dice ?? 1] ?? ''))
  return unbroken(journey.kind === 'offer' ? notes.offer(journey.cubes ?? 0) : notes.bus)
}

/** The same where there is room for a few letters only. */
export const shortRiskOf = (journey: Journey, language: Language): string =>
  journey.kind === 'hitch' ? unbroken(say(language).odds[journey.dice ?? 1] ?? '') : riskOf(journey, language)

/**
 * The heads of the columns, where trips can be chosen. A head says what all trips below it risk, if it is the same, and
 * why there is none.
 */
export function columns(
  ask: Ask,
  view: RaceView,
  language: Language,
): { icon: string; name: string; note: string; about: string; differs: boolean; why?: string }[] {
  const step = view.steps.at(-1)?.step
  if (step !== 'action' || ask.free) return []
  const { columns: notes, means: names } = say(language)
  return MEANS.map((kind) => {
    const risks = risksIn(ask, kind, language)
    const head = { icon: JOURNEY_ICON[kind], name: names[kind], about: `term ${kind}`, differs: risks.size > 1 }
    const [only] = risks
    if (only === undefined) {
      const none = noWayText(view, ask.seat, kind, language)
      return none ? { ...head, note: unbroken(none.brief), why: none.text } : { ...head, note: notes.closed }
    }
    return { ...head, note: kind === 'bike' || kind === 'bus' || !head.differs ? only : notes.differs[kind] }
  })
}

/** What the trips of a column risk, with as many dice as one may throw for each. */
function risksIn(ask: Ask, kind: Journey['kind'], language: Language): Set<string> {
  const trips = [...byTarget(ask.choices).values()].flatMap(meansOf).flatMap((choice) => journeyOf(choice) ?? [])
  return new Set(trips.filter((trip) => trip.kind === kind).map((trip) => riskOf(trip, language)))
}
