/** A number with its noun, by the language's own rule: 1 cube, 2 cubes; 0 cube in French. */
export function counter(language: string): (n: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language)
  return (n, one, other) => `${n} ${rules.select(n) === 'one' ? one : other}`
}

/** A, B and C. */
export function lister(language: string): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return (items) => format.format(items)
}

/** A, B or C. */
export function oneOf(language: string): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'disjunction' })
  return (items) => format.format(items)
}
