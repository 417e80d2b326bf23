import type { Language } from '../../shell/table/game-screen.ts'
import { meetingOf } from './expansions/screens.ts'
import type { RaceView } from './model.ts'
import { cardTexts } from './texts/index.ts'
import { soft } from './texts/soft.ts'

/** What an objective is called and what it asks for at this table: where players exchange, no card asks for a toast. */
export function objectiveTexts(
  id: string,
  view: RaceView,
  language: Language,
): { readonly title: string; readonly text: string } {
  const printed = cardTexts(language, id)
  const instead = meetingOf(view, language)?.cards(id)
  return instead === undefined ? printed : { ...printed, text: soft(instead) }
}
