/**
 * How lists and counts are put into words. Browsers know it of every language, but take so long to answer for the first time that
 * a page on a slow phone stands still for it: the house speaks three languages and knows them itself.
 */
export type Tongue = 'en' | 'fr' | 'nl'

const AND: Readonly<Record<Tongue, string>> = { en: 'and', fr: 'et', nl: 'en' }
const OR: Readonly<Record<Tongue, string>> = { en: 'or', fr: 'ou', nl: 'of' }

type Lister = (items: readonly string[]) => string

/** A, B and C. */
export const lister = (language: Tongue): Lister => listing(language, AND[language])
/** A, B or C. */
export const oneOf = (language: Tongue): Lister => listing(language, OR[language])

const listing =
  (language: Tongue, word: string): Lister =>
  (items) => {
    if (items.length < 2) return items.join()
    // English alone has a comma before the word, where there are three.
    const comma = language === 'en' && items.length > 2 ? ',' : ''
    return `${items.slice(0, -1).join(', ')}${comma} ${word} ${items.at(-1)}`
  }

/** A number with its noun: 1 step, 2 steps; 0 step in French. */
export const counter =
  (language: Tongue) =>
  (n: number, one: string, other: string): string =>
    `${n} ${isOne(language, n) ? one : other}`

const isOne = (language: Tongue, n: number): boolean => (language === 'fr' ? Math.abs(n) < 2 : Math.abs(n) === 1)
