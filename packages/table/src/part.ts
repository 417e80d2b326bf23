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
