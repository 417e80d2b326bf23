import type { Ask, Choice } from '@estaminet/table'
import type { Language, Preview, SlateRow } from '../../../../shell/table/game-screen.ts'
import { colon } from '../../../../texts/thin.ts'
import { deedOf } from '../../choices.ts'
import type { RaceView } from '../../model.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { cardTexts, fulfilledBy, mateOf, moveOf, progressOf, roleOf, teamAt, teamsOf } from './model.ts'
import { teamWords } from './texts/index.ts'

const OTHER = { A: 'B', B: 'A' } as const

/** What a teammate is asked, by name and with the roles both have now. */
export function questionOf(
  { seat }: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
): { title: string; detail: string } | undefined {
  const words = teamWords(language)
  const mate = names[mateOf(view, seat)] ?? ''
  const own = roleOf(view, seat)
  const roles = words.propose.detail(own, words.propose.is(mate, OTHER[own]))
  switch (view.steps.at(-1)?.step) {
    case 'team/name':
      return {
        title: words.name.title(mate),
        detail: words.name.detail(names[Math.min(seat, mateOf(view, seat))] ?? ''),
      }
    case 'team/propose':
      return { title: words.propose.title(mate), detail: roles }
    case 'team/consent':
      return { title: words.consent.title(mate), detail: roles }
    case 'team/put-under':
      return { title: expansionWords(language)?.atPlay.decisions['team/put-under'] ?? '', detail: words.under.detail }
    default:
      return undefined
  }
}

/** What a choice does for the open cards of the teams. */
export function linesOf(choice: Choice, view: RaceView, language: Language, ask: Ask): Preview['lines'] {
  const words = teamWords(language)
  if (deedOf(choice).kind === 'break') return [{ text: words.breaks, icon: 'swap' }]
  const card = fulfilledBy(choice, ask, view)
  if (card === undefined) return []
  return [{ text: words.fulfils(cardTexts(card, view, language).title), icon: 'team', mood: 'gain' }]
}

export const rowsOf = (
  rows: readonly SlateRow[],
  { seat }: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
): SlateRow[] =>
  rows.map((row) => {
    const [price] = row.prices
    const said = price && wordsFor(moveOf(price.choice), seat, view, names, language)
    if (!price || !said) return row
    const { detail, ...rest } = row
    const more = said.detail ?? detail
    return {
      ...rest,
      title: said.title ?? row.title,
      ...(more === undefined ? {} : { detail: more }),
      prices: [{ ...price, sentence: said.title ?? price.sentence }],
    }
  })

function wordsFor(
  move: ReturnType<typeof moveOf>,
  seat: number,
  view: RaceView,
  names: readonly string[],
  language: Language,
): { title?: string; detail?: string } | undefined {
  const words = teamWords(language)
  const own = roleOf(view, seat)
  switch (move.kind) {
    case 'team/name':
      return { title: move.a === seat ? words.name.you : words.name.mate(names[move.a] ?? '') }
    case 'team/propose':
      return move.yes
        ? { title: words.propose.yes(OTHER[own]), ...swapped(seat, view, names, language) }
        : { title: words.propose.no(own) }
    case 'team/answer':
      return move.yes
        ? { title: words.consent.yes(OTHER[own]), ...swapped(seat, view, names, language) }
        : { title: words.consent.no(own) }
    case 'team/put-under': {
      if (move.team === null || move.card === null) return undefined
      const isOwn = teamsOf(view)[teamAt(view, seat)]?.name === move.team
      const whose = isOwn ? words.under.yours : words.under.theirs
      return { detail: `${whose}${colon(language)}${cardTexts(move.card, view, language).text}` }
    }
    default:
      return undefined
  }
}

/** What a swap of roles would do for the open card. */
function swapped(seat: number, view: RaceView, names: readonly string[], language: Language): { detail?: string } {
  const progress = progressOf(view, teamAt(view, seat))
  if (!progress?.swapped) return {}
  const words = teamWords(language)
  const { title } = cardTexts(progress.card, view, language)
  const isReached = !progress.isAct && progress.swapped.have >= progress.need
  return { detail: isReached ? words.swapHelps(title) : words.swapFor(title, names[progress.swapped.seat] ?? '') }
}
