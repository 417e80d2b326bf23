import { atPlay } from '@estaminet/belgian-beers-race/texts/at-play'
import { expansionTexts } from '@estaminet/belgian-beers-race/texts/expansions'
import type { Language } from '../../../shell/table/game-screen.ts'
import { thin } from '../../../texts/thin.ts'
import type { ExpansionWords } from './expansions.ts'

export function inLanguage(language: Language): ExpansionWords {
  const words = { atPlay: atPlay(language), cards: expansionTexts[language] }
  return language === 'fr' ? thin(words) : words
}
