import type { Language } from '../../../../shell/table/game-screen.ts'
import { thin } from '../../../../texts/thin.ts'
import { expansionWords } from '../../texts/expansions.ts'
import type { Meeting } from '../expansion-screen.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { nl } from './texts/nl.ts'
import type { CardId, ConfrontationWords } from './texts/words.ts'

export type { CardId }

const ALL: Readonly<Record<Language, ConfrontationWords>> = { en, fr: thin(fr), nl }

export const wordsOf = (language: Language): ConfrontationWords => ALL[language]

/** What is printed on a card. */
export const cardText = (id: CardId, language: Language): { readonly title: string; readonly text: string } =>
  expansionWords(language)?.cards.confrontation[id] ?? { title: id, text: '' }

/** An Exchange, which takes the place of a toast; cards that speak of toasts ask for one. */
export function meetingIn(language: Language): Meeting {
  const asked: Readonly<Record<string, string>> = expansionWords(language)?.cards.exchanging ?? {}
  return { ...wordsOf(language).meeting, cards: (id) => asked[id] }
}
