/** Where a table may be found again from the rules: nowhere else is anybody sent. */
const TABLE = /^\/(local|table)\/[\w-]+$/

/** The address of a rule for somebody at a table: it says which table the way back leads to. */
export function rulesFrom(rule: string, table: string): string {
  if (!TABLE.test(table)) return rule
  const [page, section] = rule.split('#')
  return `${page}?from=${encodeURIComponent(table)}${section === undefined ? '' : `#${section}`}`
}

/** The table an address names, if it is one. */
export const tableIn = (from: string | undefined | null): string | undefined =>
  from && TABLE.test(from) ? from : undefined
