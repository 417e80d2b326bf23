/** What a browser knows of the dice of one table, from before they fell. */
export interface DiceMemory {
  /** Our own nonces, by what we committed to. */
  readonly nonces: Readonly<Record<string, string>>
  /** What the house and every seat had committed to when we opened ours. */
  readonly promised?: { readonly commitment: string; readonly hashes: readonly string[] }
  /** Hashes of the nonces that the house has taken from us. */
  readonly taken: readonly string[]
}

/** Older tables make room. */
const MOST = 40
const NOTHING: DiceMemory = { nonces: {}, taken: [] }

/** What is remembered of the dice of the last tables, in one text that outlives the page. */
export class DiceNotes {
  private readonly read: () => string | undefined
  private readonly write: (text: string) => void

  constructor(read: () => string | undefined, write: (text: string) => void) {
    this.read = read
    this.write = write
  }

  of(table: string): DiceMemory {
    return this.all().find(([id]) => id === table)?.[1] ?? NOTHING
  }

  add(table: string, more: Partial<DiceMemory>): void {
    const others = this.all().filter(([id]) => id !== table)
    this.write(JSON.stringify([[table, { ...this.of(table), ...more }], ...others].slice(0, MOST)))
  }

  private all(): [string, DiceMemory][] {
    try {
      const found: unknown = JSON.parse(this.read() ?? '[]')
      return Array.isArray(found) ? found.filter(isNote) : []
    } catch {
      return []
    }
  }
}

/** What was damaged on the way tells nothing, and spoils nothing. */
function isNote(found: unknown): found is [string, DiceMemory] {
  if (!Array.isArray(found) || typeof found[0] !== 'string' || !hasFields(found[1])) return false
  const { nonces, promised, taken } = found[1]
  if (!hasFields(nonces) || !areTexts(Object.values(nonces)) || !areTexts(taken)) return false
  return (
    promised === undefined ||
    (hasFields(promised) && typeof promised.commitment === 'string' && areTexts(promised.hashes))
  )
}

const hasFields = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found)

const areTexts = (found: unknown): boolean => Array.isArray(found) && found.every((one) => typeof one === 'string')
