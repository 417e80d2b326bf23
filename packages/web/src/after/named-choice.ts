import type { Move } from '@estaminet/kernel'
import type { GameScreen } from '../shell/table/game-screen.ts'
import type { Language } from '../texts/languages.ts'
import type { Missed } from './missed.ts'

/** A choice as its game speaks of it. */
export interface NamedChoice {
  readonly title: string
  /** What it costs, and what its row said beside it. */
  readonly detail: string
}

type Wording = Pick<GameScreen, 'rows' | 'preview'>
type Asked = Pick<Missed, 'ask' | 'view' | 'played' | 'best'>

type Naming = (screen: Wording, asked: Asked, move: Move, names: readonly string[], language: Language) => NamedChoice

/** The choice made and the better one, told apart in as few words as do it. */
export function namedChoices(
  screen: Wording,
  asked: Asked,
  names: readonly string[],
  language: Language,
): { readonly played: NamedChoice; readonly best: NamedChoice } {
  const each = (name: Naming) => ({
    played: name(screen, asked, asked.played, names, language),
    best: name(screen, asked, asked.best, names, language),
  })
  return [briefly, atLength].map(each).find(isApart) ?? each(inNotation)
}

const isApart = ({ played, best }: { readonly played: NamedChoice; readonly best: NamedChoice }): boolean =>
  played.title !== best.title || played.detail !== best.detail

const briefly: Naming = (screen, asked, move, names, language) => {
  const { ask, view } = asked
  const choice = ask.choices.find((one) => one.move === move)
  if (!choice) return { title: '', detail: '' }
  const { title, cost } = screen.preview(choice, ask, view, names, language)
  const row = rowOf(screen, asked, move, names, language)?.row
  return { title, detail: [cost, row?.detail].filter(Boolean).join(', ') }
}

/** The whole sentence. */
const atLength: Naming = (screen, asked, move, names, language) => {
  const { row, price } = rowOf(screen, asked, move, names, language) ?? {}
  return { title: row?.title ?? '', detail: price?.sentence ?? '' }
}

/** What does the same in two places has but its notation to tell one from the other. */
const inNotation: Naming = (screen, asked, move, names, language) => {
  const { title, detail } = briefly(screen, asked, move, names, language)
  return { title, detail: [detail, asked.ask.choices.find((one) => one.move === move)?.say].filter(Boolean).join(', ') }
}

function rowOf(screen: Wording, { ask, view }: Asked, move: Move, names: readonly string[], language: Language) {
  for (const row of screen.rows(ask, view, language, names).flatMap((one) => [one, ...(one.folds ?? [])])) {
    const price = row.prices.find(({ choice }) => choice.move === move)
    if (price) return { row, price }
  }
  return undefined
}
