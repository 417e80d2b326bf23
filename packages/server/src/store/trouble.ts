import { Refusal } from '@estaminet/kernel'

/**
 * The store could not do what it was asked, through no fault of who asked. Nothing was changed; at worst, when a
 * connection broke at the very end, everything was, and repeating the same command id finds its answer.
 */
export class StoreTrouble extends Refusal {
  constructor(message: string, cause?: unknown) {
    super('store-trouble', message)
    this.cause = cause
  }
}

const sentences: readonly (readonly [codes: RegExp, sentence: string])[] = [
  [
    /^(SQLITE_FULL|ENOSPC|53100)$/,
    'The disk of the house is full. Nothing was changed; play goes on when there is room.',
  ],
  [/^(SQLITE_READONLY|EROFS|EACCES|EPERM)/, 'The house may not write its data. Nothing was changed.'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'The data of the house is damaged: restore the last backup.'],
  [/^SQLITE_IOERR/, 'The disk of the house does not work. Nothing was changed.'],
  [
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE|08|57P|53300)/,
    'The database cannot be reached. Play goes on when it is back.',
  ],
  [/^(28|3D000)/, 'The database does not let the house in: check DATABASE_URL.'],
]

export function troubleOf(error: unknown): StoreTrouble {
  if (error instanceof StoreTrouble) return error
  const known = sentences.find(([codes]) => codes.test(codeOf(error)))
  if (known) return new StoreTrouble(known[1], error)
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
