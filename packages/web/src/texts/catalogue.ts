import type { Language } from './languages.ts'

/** Words that come one language at a time, when somebody reads them. */
export interface Catalogue<Words> {
  /** The words of a language that has been opened. */
  in(language: Language): Words
  open(language: Language): Promise<void>
}

const LANGUAGES: readonly Language[] = ['en', 'fr', 'nl']

/** The catalogues somebody reads: whoever changes the language waits for all of them. */
const read = new Set<Catalogue<unknown>>()

export function createCatalogue<Words>(books: Readonly<Record<Language, () => Promise<Words>>>): Catalogue<Words> {
  const opened = new Map<Language, Words>()
  const catalogue: Catalogue<Words> = {
    in(language) {
      const words = opened.get(language)
      if (words === undefined) throw new Error(`These words have not been opened in ${language}.`)
      return words
    },
    async open(language) {
      read.add(catalogue)
      if (!opened.has(language)) opened.set(language, await books[language]())
    },
  }
  return catalogue
}

/** Everything on the screen in another language, before the first word of it is shown. */
export async function openEverywhere(language: Language): Promise<void> {
  // While some come another may be opened.
  for (let ready = -1; ready !== read.size; ) {
    ready = read.size
    await Promise.all([...read].map((catalogue) => catalogue.open(language)))
  }
}

/** Whoever changes the language later waits for nothing, not even for a network. What does not come now comes then. */
export async function openAllLanguages(): Promise<void> {
  for (const language of LANGUAGES) await openEverywhere(language).catch(() => {})
}
