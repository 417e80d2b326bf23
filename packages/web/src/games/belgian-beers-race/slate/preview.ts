import type { Ask, Choice } from '@estaminet/table'
import type { Language, Preview } from '../../../shell/table/game-screen.ts'
import { deedOf, journeyOf } from '../choices.ts'
import { foretoldBy, pricingOf } from '../expansions/screens.ts'
import type { Foretold } from '../foretell.ts'
import { hourAt, type RaceView } from '../model.ts'
import { game, say } from '../texts/index.ts'
import { cardLines, missedLines, pointLines, told } from './brings.ts'
import { homeLines } from './last-day.ts'
import { nightLines } from './night.ts'
import { expansionPreview, isOfExpansion } from './of-expansions.ts'
import { deedHead, deedLines } from './on-the-spot.ts'
import { riskLines, tripTitle, wayLines } from './on-the-way.ts'

/** What the considered move will do, in the order it happens, and what its price is made of. `good`: what it brings if luck helps. */
export function preview(
  choice: Choice,
  ask: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
  good = told(choice, ask, view),
): Preview {
  const what = consequences(choice, ask, view, good, names, language)
  const sums = isOpen(choice, ask, view) ? (pricingOf(view)?.sumsOf(view, ask.seat, choice, language) ?? []) : []
  return sums.length > 0 ? { ...what, sums } : what
}

/** Whether it may be chosen now, in a turn of one's own: a choice of the question before says nothing about this table. */
const isOpen = (choice: Choice, ask: Ask, view: RaceView): boolean =>
  view.steps.at(-1)?.step === 'action' && ask.choices.includes(choice)

function consequences(
  choice: Choice,
  ask: Ask,
  view: RaceView,
  good: Foretold,
  names: readonly string[],
  language: Language,
): Preview {
  if (isOfExpansion(choice)) return expansionPreview(choice, ask, view, names, language)
  const journey = journeyOf(choice)
  const brings = [
    ...foretoldBy(choice, view, language, ask),
    ...homeLines(choice, ask, view, good, language),
    ...pointLines(good, view, language),
    ...cardLines(good, language),
    ...nightLines(choice, ask.seat, view, good, language),
  ]
  if (!journey) {
    const deed = deedOf(choice)
    return {
      ...deedHead(deed, ask.seat, view, language),
      lines: [
        ...deedLines(deed, ask.seat, view, good, language),
        ...missedLines(choice, ask, view, language),
        ...brings,
      ],
    }
  }
  const why = isOpen(choice, ask, view) ? (pricingOf(view)?.behindRisk(view, ask.seat, choice, language) ?? '') : ''
  return {
    title: tripTitle(journey, language),
    cost: game(language).tu(journey.cost),
    lines: [
      { text: say(language).arrives(hourAt(view, journey.time)), icon: 'clock' },
      ...riskLines(journey, why, ask, view, language),
      ...brings,
      ...wayLines(journey, ask.seat, view, good, names, language),
    ],
  }
}
