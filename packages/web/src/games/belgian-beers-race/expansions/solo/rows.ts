import { RIGHT_ROW } from '@estaminet/belgian-beers-race/board'
import type { Ask, Choice } from '@estaminet/table'
import type { Language, SlateRow } from '../../../../shell/table/game-screen.ts'
import { colon } from '../../../../texts/thin.ts'
import { cardOf, type RaceView } from '../../model.ts'
import { objectiveTexts } from '../../objective.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { cardTexts, game } from '../../texts/index.ts'
import { soloWords } from './texts/index.ts'

/** The hat is his: cards and beers are one's own. */
const ICONS: Readonly<Record<string, string>> = { 'solo/replace': 'swap', 'solo/keep': 'close', 'solo/give': 'toast' }

export const iconOf = ({ info }: Choice): string => ICONS[String(info.kind)] ?? 'hat'

const REPLACEMENT = 'solo/replacement'

/** Whoever replaces cards wants to know what comes for them: what is on its way, in its order. */
export function questionOf(
  _ask: Ask,
  view: RaceView,
  _names: readonly string[],
  language: Language,
): { readonly title: string; readonly detail?: string } | undefined {
  const title = expansionWords(language)?.atPlay.decisions[REPLACEMENT]
  if (view.steps.at(-1)?.step !== REPLACEMENT || title === undefined) return undefined
  const [first, second] = view.machine.cards
    .slice(RIGHT_ROW)
    .flatMap((card) => (card ? [cardTexts(language, card).title] : []))
  return first === undefined ? { title } : { title, detail: soloWords(language).comesIn(first, second) }
}

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
