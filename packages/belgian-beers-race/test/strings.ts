/** Every string in a catalogue, by its path; functions are left out. */
export function strings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, path ? `${path}.${name}` : name))
}
