/**
 * The fresh value, made of the old one's parts wherever they say the same. Whoever looks at a part then sees whether it
 * changed by looking whether it is the same object, and an update that says the same again redraws nothing.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const parts = fresh.map((part, at) => share(old[at], part))
    return (parts.length === old.length && parts.every((part, at) => Object.is(part, old[at])) ? old : parts) as T
  }
  if (!isPlain(old) || !isPlain(fresh)) return fresh
  const names = Object.keys(fresh)
  const had = (name: string) => (Object.hasOwn(old, name) ? old[name] : undefined)
  const parts = Object.fromEntries(names.map((name) => [name, share(had(name), fresh[name])]))
  const isSame = names.length === Object.keys(old).length && names.every((name) => Object.is(parts[name], had(name)))
  return (isSame ? old : parts) as T
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
