/** A piece of an update, and its text: written when somebody needs it, and once however many do. */
export interface Part<T> {
  readonly value: T
  readonly text: string
}

export const part = <T>(value: T): Part<T> => new Written(value)

/** A list whose pieces are shared with other lists. */
export const listOf = <T>(parts: readonly Part<T>[]): Part<T[]> => new List(parts)

/** A piece whose text is put together in its own way. */
export const written = <T>(make: () => T, write: () => string): Part<T> => new Composed(make, write)

/** What was made for a few keys. */
export type Made<K, T> = { readonly key: K; readonly made: T }[]

/** What `make` makes for a key, made once. */
export function once<K, T>(known: Made<K, T>, key: K, make: () => T): T {
  for (const one of known) if (one.key === key) return one.made
  const made = make()
  known.push({ key, made })
  return made
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

class List<T> implements Part<T[]> {
  private readonly parts: readonly Part<T>[]

  constructor(parts: readonly Part<T>[]) {
    this.parts = parts
  }

  get value(): T[] {
    return this.parts.map((one) => one.value)
  }

  get text(): string {
    const { parts } = this
    return parts.length === 1 ? `[${parts[0].text}]` : `[${parts.map((one) => one.text).join()}]`
  }
}

class Composed<T> implements Part<T> {
  private readonly make: () => T
  private readonly write: () => string
  private written: string | undefined

  constructor(make: () => T, write: () => string) {
    this.make = make
    this.write = write
  }

  get value(): T {
    return this.make()
  }

  get text(): string {
    this.written ??= this.write()
    return this.written
  }
}
