import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Without letters and digits that are easily mistaken for each other. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 6

export const newId = (): string => randomBytes(12).toString('base64url')
export const newSecret = (): string => randomBytes(24).toString('base64url')
export const newDiceSecret = (): string => randomBytes(32).toString('hex')

/** What people read to each other to find a table. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Takes as long whatever the difference is. */
export const sameSecret = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
