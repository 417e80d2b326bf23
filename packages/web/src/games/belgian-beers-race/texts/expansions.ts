import type { AtPlay } from '@estaminet/belgian-beers-race/texts/at-play'
import type { ExpansionTexts } from '@estaminet/belgian-beers-race/texts/expansions'
import type { Language } from '../../../shell/table/game-screen.ts'
import { createCatalogue } from '../../../texts/catalogue.ts'

export interface ExpansionWords {
  readonly atPlay: AtPlay
  readonly cards: ExpansionTexts
}

/** The words of the expansions: whoever plays without them does not load them. */
const words = createCatalogue<ExpansionWords>({
  en: async () => (await import('./words-expansions.ts')).inLanguage('en'),
  fr: async () => (await import('./words-expansions.ts')).inLanguage('fr'),
  nl: async () => (await import('./words-expansions.ts')).inLanguage('nl'),
})
let areOpen = false

export async function openExpansionWords(language: Language): Promise<void> {
  await words.open(language)
  areOpen = true
}

/** What expansions say in this language; nothing as long as this page has opened no table that has any. */
export const expansionWords = (language: Language): ExpansionWords | undefined =>
  areOpen ? words.in(language) : undefined

/** What an expansion gives points for. */
export const expansionReason = (reason: string, language: Language): string =>
  expansionWords(language)?.atPlay.score[reason] ?? reason
