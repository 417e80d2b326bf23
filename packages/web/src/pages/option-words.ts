import { words as raceWords } from '../games/belgian-beers-race/texts/index.ts'
import { words as aleWords } from '../games/heaven-and-ale/texts/index.ts'
import { language } from '../language.ts'

interface OptionWords {
  readonly name: string
  readonly help: string
  readonly choices?: Readonly<Record<string, { readonly name: string; readonly help: string }>>
}

/** The words of a game's options. */
export const optionWords = (game: string): Readonly<Record<string, OptionWords>> =>
  (game === 'heaven-and-ale' ? aleWords : raceWords).in(language()).game.options

/** Both games may be chosen, so both speak. */
export const openWords = () => Promise.all([raceWords.open(language()), aleWords.open(language())])
