import type { Story } from '../../../after/story.ts'
import type { Language } from '../../../texts/languages.ts'
import { raceOf } from '../model.ts'
import { afterTexts } from './texts/index.ts'

/** What each team had, the winner first: the points of its weaker member and those for its cards. Nothing without teams. */
export function teamSums(
  { scores, view }: Pick<Story, 'scores' | 'view'>,
  language: Language,
  names: readonly string[],
): string | undefined {
  const teams = raceOf(view).team?.teams ?? []
  const sums = teams.map(({ name, fulfilled }, team) => {
    const of = scores.flatMap((score, seat) => (score.team === team ? [{ ...score, seat }] : []))
    const reasons = (reason: string) => of.map(({ parts }) => parts.find((part) => part.reason === reason)?.points ?? 0)
    const [cards] = reasons('team/cards')
    const less = reasons('team/weaker')
    const { total, rank, seat } = of[Math.max(0, less.indexOf(0))]
    const text = afterTexts(language).teamSum(name, total - cards, names[seat] ?? '', cards, fulfilled.length)
    return { rank, text }
  })
  return sums.length === 0
    ? undefined
    : sums
        .sort((a, b) => a.rank - b.rank)
        .map(({ text }) => text)
        .join(' ')
}
