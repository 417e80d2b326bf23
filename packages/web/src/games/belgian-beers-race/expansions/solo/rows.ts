import type { Ask } from '@estaminet/table'
import type { Language, SlateRow } from '../../../../shell/table/game-screen.ts'
import { colon } from '../../../../texts/thin.ts'
import { cardOf, type RaceView } from '../../model.ts'
import { objectiveTexts } from '../../objective.ts'
import { game } from '../../texts/index.ts'

/** Cards to be replaced go by their names in the list; what they ask for and bring is what lies on the belt. */
export function rowsOfReplacement(
  rows: readonly SlateRow[],
  _ask: Ask,
  view: RaceView,
  _names: readonly string[],
  language: Language,
): readonly SlateRow[] {
  return rows.map((row) => {
    const info = row.prices[0]?.choice.info
    const [card, ...more] = info?.kind === 'solo/replace' && Array.isArray(info.cards) ? info.cards.map(String) : []
    if (card === undefined || more.length > 0) return row
    const points = game(language).vp(cardOf(card)?.vp ?? 0)
    return { ...row, detail: `${points}${colon(language)}${objectiveTexts(card, view, language).text}` }
  })
}
