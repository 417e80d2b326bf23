import type { View } from '@estaminet/kernel'

/** A piece of an update, and its text: written when somebody needs it, and once however many do. */
export interface Part<T> {
  readonly value: T
  readonly text: string
}

export const part = <T>(value: T): Part<T> => new Written(value)

/**
 * A view, of which a game may have frozen pieces: they stay what they are, so their text is kept for as long as they
 * are shown.
 */
export const viewPart = (value: View): Part<View> => new Written(value, viewText)

/** A list whose pieces are shared with other lists. */
export const listOf = <T>(parts: readonly Part<T>[]): Part<T[]> => ({
  get value() {
    return parts.map((one) => one.value)
  },
  get text() {
    return `[${parts.map((one) => one.text).join()}]`
  },
})

/** What `make` makes for a key, made once. */
export function kept<K, T>(made: Map<K, T>, key: K, make: () => T): T {
  const known = made.get(key)
  if (known !== undefined) return known
  const fresh = make()
  made.set(key, fresh)
  return fresh
}

class Written<T> implements Part<T> {
  readonly value: T
  private readonly write: (value: T) => string
  private written: string | undefined

  constructor(value: T, write: (value: T) => string = JSON.stringify) {
    this.value = value
    this.write = write
  }

  get text(): string {
    this.written ??= this.write(this.value)
    return this.written
  }
}

const viewText = (view: View): string =>
  `{${Object.entries(view)
    .map(([name, value]) => `${JSON.stringify(name)}:${piecesText(value)}`)
    .join()}}`

const piecesText = (value: unknown): string =>
  Array.isArray(value) && Object.isFrozen(value[0]) && typeof value[0] === 'object'
    ? `[${value.map(pieceText).join()}]`
    : pieceText(value)

const frozen = new WeakMap<object, string>()

function pieceText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return JSON.stringify(value)
  const known = frozen.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  frozen.set(value, text)
  return text
}
