import type { Choice } from '@estaminet/table'
import type { Language } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import { deedOf, journeyOf } from '../choices.ts'
import { hourAt, type RaceView } from '../model.ts'
import { game, numberedTown, say } from '../texts/index.ts'
import { isInTent, localTitle } from './titles.ts'

/** The whole choice in one sentence, for a screen reader: what, what it costs, when it arrives. */
export function sentence(choice: Choice, view: RaceView, language: Language): string {
  const t = say(language)
  const { moves, tu } = game(language)
  const journey = journeyOf(choice)
  if (journey) {
    const to = numberedTown(language, journey.to)
    const named = journey.kind === 'hitch' ? moves.hitch(to, journey.dice ?? 1) : moves[journey.kind](to)
    return `${named}${colon(language)}${tu(journey.cost)}, ${t.arrives(hourAt(view, journey.time))}`
  }
  const deed = deedOf(choice)
  if (deed.kind === 'start') return moves.begin(numberedTown(language, deed.to))
  const cost = 'cost' in deed && deed.cost > 0 ? `${colon(language)}${tu(deed.cost)}` : ''
  return `${localTitle(deed, language, isInTent(view))}${cost}`
}
