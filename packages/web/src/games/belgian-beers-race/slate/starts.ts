import { suggestStarts } from '@estaminet/belgian-beers-race/board'
import type { Choice } from '@estaminet/table'
import type { Language, SlateRow } from '../../../shell/table/game-screen.ts'
import { byTarget } from '../choices.ts'
import { type PlaceName, placeOf, type RaceView } from '../model.ts'
import { game, list, say, town } from '../texts/index.ts'
import type { RowMarks } from './row-marks.ts'
import { sentence } from './sentence.ts'

const SUGGESTED = 3

/** Where one may start: three good places with their reason, and behind them all the others. */
export function startRows(choices: readonly Choice[], view: RaceView, language: Language, marks: RowMarks): SlateRow[] {
  const t = say(language)
  const places = byTarget(choices)
  const suggested = suggestStarts([...places.keys()], SUGGESTED)
  const others = [...places.keys()].filter((id) => suggested.every(({ start }) => start !== id))
  const row = (to: PlaceName, detail: string): SlateRow => ({
    group: t.starts.suggested,
    title: town(language, to),
    detail,
    mark: marks.plate(to),
    gets: marks.offers(to, t),
    prices: (places.get(to) ?? []).map((choice) => ({
      choice,
      price: '',
      sentence: sentence(choice, view, language),
    })),
  })
  const bonusesOf = (names: readonly (keyof ReturnType<typeof game>['categories'])[]) =>
    list(
      language,
      names.map((name) => game(language).categories[name]),
    )
  const nearby = (near: PlaceName) => (typeof near === 'number' ? `${near} ${town(language, near)}` : near)
  return [
    ...suggested.map(({ start, near, time, bonuses }) =>
      row(start, t.starts.reason(nearby(near), time, t.bonus(bonusesOf(bonuses)))),
    ),
    ...others.map((to) => ({ ...row(to, placeOf(to).name), fold: t.starts.all(others.length) })),
  ]
}
