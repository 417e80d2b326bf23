/**
 * What browsers know of languages. It takes long to ask for the first time, so nothing is asked before a sentence needs it.
 */

/** A number with its noun, by the language's own rule: 1 cube, 2 cubes; 0 cube in French. */
export function counter(language: string): (n: number, one: string, other: string) => string {
  let rules: Intl.PluralRules | undefined
  return (n, one, other) => {
    rules ??= new Intl.PluralRules(language)
    return `${n} ${rules.select(n) === 'one' ? one : other}`
  }
}

/** A, B and C. */
export const lister = (language: string): Lister => listing(language, 'conjunction')
/** A, B or C. */
export const oneOf = (language: string): Lister => listing(language, 'disjunction')

type Lister = (items: readonly string[]) => string

function listing(language: string, type: 'conjunction' | 'disjunction'): Lister {
  let format: Intl.ListFormat | undefined
  return (items) => {
    if (items.length < 2) return items.join()
    format ??= new Intl.ListFormat(language, { type })
    return format.format(items)
  }
}
