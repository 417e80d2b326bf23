import type { View } from '@estaminet/kernel'

/** A piece of an update, and its text: written when somebody needs it, and once however many do. */
export interface Part<T> {
  readonly value: T
  readonly text: string
}

export const part = <T>(value: T): Part<T> => new Written(value)

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
export function once<K, T>(made: Map<K, T>, key: K, make: () => T): T {
  const known = made.get(key)
  if (known !== undefined) return known
  const fresh = make()
  made.set(key, fresh)
  return fresh
}

class Written<T> implements Part<T> {
  readonly value: T
  private written: string | undefined

  constructor(value: T) {
    this.value = value
  }

  get text(): string {
    this.written ??= JSON.stringify(this.value)
    return this.written
  }
}

/**
 * A view, of which a game may have frozen pieces: they stay what they are, so their text is kept for as long as they
 * are shown.
 */
export class ViewPart implements Part<View> {
  readonly value: View
  private readonly texts = new Map<string, string>()
  private written: string | undefined

  constructor(value: View) {
    this.value = value
  }

  get text(): string {
    this.written ??= `{${Object.keys(this.value)
      .map((name) => `${JSON.stringify(name)}:${this.textOf(name)}`)
      .join()}}`
    return this.written
  }

  textOf(name: string): string {
    return once(this.texts, name, () => piecesText(this.value[name]))
  }
}

/** A list of which a game has made anew only the pieces that changed. */
export const isListOfPieces = (value: unknown): value is readonly object[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((piece) => typeof piece === 'object' && Object.isFrozen(piece))

const piecesText = (value: unknown): string =>
  isListOfPieces(value) ? `[${value.map(pieceText).join()}]` : pieceText(value)

const frozen = new WeakMap<object, string>()

/** The text of one piece of a view. */
export function pieceText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return JSON.stringify(value)
  const known = frozen.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  frozen.set(value, text)
  return text
}
