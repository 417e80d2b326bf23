import { Refusal } from '@estaminet/kernel'

/**
 * The store could not do what it was asked, through no fault of who asked. No change was made and nothing was said at a
 * table: where the database fell silent over it, it is an `UnknownOutcome`. Whatever else was to be written can be written again.
 */
export class StoreTrouble extends Refusal {
  /** It does not pass by itself: a person must act. */
  readonly lasting: boolean

  constructor(message: string, cause?: unknown, lasting = false) {
    super('store-trouble', message)
    this.cause = cause
    this.lasting = lasting
  }
}

/** The store did not say whether it did what it was asked. Asked again under the same id, it does it once or says so. */
export class UnknownOutcome extends Refusal {
  constructor(cause: unknown) {
    super('unknown-outcome', 'The house does not know yet whether this was written down: ask again in the same words.')
    this.cause = cause
  }
}

/** What was written down here once is no longer that. It concerns this one thing, not the house. */
export class Damaged extends Refusal {
  constructor() {
    super('damaged-data', 'What the house has written down here is damaged. Its host can bring it back from a backup.')
  }
}

/** Text as a store gave it; what is no text is damaged. */
export function textIn(value: unknown): string {
  if (typeof value !== 'string') throw new Damaged()
  return value
}

/** A name to be shown, even one that is damaged. */
export const roughly = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString() : String(value)

/** What a store wrote itself as JSON. */
export function jsonIn<T>(value: unknown): T {
  const text = textIn(value)
  try {
    return JSON.parse(text)
  } catch {
    throw new Damaged()
  }
}

/** Reads what can be read: one damaged row hides nothing but itself. */
export function readable<R, T>(rows: readonly R[], read: (row: R) => T): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      if (error instanceof Damaged) return []
      throw error
    }
  })
}

const sentences: readonly (readonly [codes: RegExp, sentence: string, lasting?: 'lasting'])[] = [
  [
    /^(SQLITE_FULL|ENOSPC|53100)$/,
    'The disk of the house is full. Nothing was changed; play goes on when there is room.',
  ],
  [
    /^(SQLITE_READONLY|SQLITE_CANTOPEN|EROFS|EACCES|EPERM|ENOTDIR|EEXIST|25006)/,
    'The house may not write its data: see whose they are, and whether their disk can be written to. Nothing was changed.',
    'lasting',
  ],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'The data of the house is damaged: restore the last backup.', 'lasting'],
  [/^SQLITE_IOERR/, 'The disk of the house does not work. Nothing was changed.'],
  [
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE|08|57P|53300)/,
    'The database cannot be reached. Play goes on when it is back.',
  ],
  [/^(57014|55P03|40P01)/, 'The database is busy with something else. Nothing was changed; try again.'],
  [/^(28|3D000)/, 'The database does not let the house in: check DATABASE_URL.', 'lasting'],
]

export function troubleOf(error: unknown): StoreTrouble | UnknownOutcome {
  if (error instanceof StoreTrouble || error instanceof UnknownOutcome) return error
  const known = sentences.find(([codes]) => codes.test(codeOf(error)))
  if (known) return new StoreTrouble(known[1], error, known[2] === 'lasting')
  const words = wordsOf(error)
  // pg breaks a connection or gives up waiting for one without a code.
  if (/connection|timeout|Client/i.test(words))
    return new StoreTrouble('The database cannot be reached. Play goes on when it is back.', error)
  return new StoreTrouble(`The store failed (${words}). Nothing was changed.`, error)
}

export const codeOf = (error: unknown): string =>
  error !== null && typeof error === 'object' && 'code' in error ? String(error.code) : ''

export const wordsOf = (error: unknown): string =>
  error !== null && typeof error === 'object' && 'message' in error ? String(error.message) : String(error)
