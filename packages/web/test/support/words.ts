import { words as race } from '../../src/games/belgian-beers-race/texts/index.ts'
import { words as ale } from '../../src/games/heaven-and-ale/texts/index.ts'
import type { Language } from '../../src/texts/languages.ts'

const LANGUAGES: readonly Language[] = ['en', 'fr', 'nl']

/** Both games in all languages, for tests that read them without opening a table. */
export const openWords = () => Promise.all(LANGUAGES.flatMap((language) => [race.open(language), ale.open(language)]))

/** Whether a text is there, and nothing in it was left unsaid. */
export const isWhole = (text: string): boolean => text.length > 0 && !/undefined|NaN|null|\[object/.test(text)
