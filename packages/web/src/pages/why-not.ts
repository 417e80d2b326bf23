import { expansionWords } from '../games.ts'
import { houseWords } from '../texts/house.ts'
import type { Language } from '../texts/languages.ts'
import { type Objection, objection, objectionTo } from './going-together.ts'
import { lobbyOf } from './lobbies.ts'
import type { Draft } from './table-plan.ts'

/** What is against a table, in a sentence. */
export function reason(game: string, against: Objection, language: Language): string {
  const words = houseWords.in(language).create
  if (against.is === 'few') return words.tooFew(against.least)
  if (against.is === 'shown') return words.oneScreen(expansionWords(game, against.expansion, language).name)
  const { key, count } = against
  const said = lobbyOf(game)?.words.in(language).refusals[key] ?? key
  return count === undefined ? said : `${said} ${words.thereAre(count)}`
}

/** Why a table cannot be played as it is laid, or nothing. */
export function whyNot(draft: Draft, language: Language): string | undefined {
  const against = objection(draft)
  return against && reason(draft.game, against, language)
}

/** Why a choice cannot be made beside the others, or nothing. */
export function whyNotTo(draft: Draft, name: string, value: string | boolean, language: Language): string | undefined {
  const against = objectionTo(draft, name, value)
  return against && reason(draft.game, against, language)
}
