/** Small things this browser remembers. A browser that remembers nothing is no reason to stop. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(`estaminet.${name}`) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`estaminet.${name}`, value)
  } catch {
    // The choice lasts for this visit.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`estaminet.${name}`)
  } catch {
    // What was never kept is forgotten already.
  }
}

/** Forgets everything whose name begins in one of these ways. Throws where the browser does not let go of it. */
export function forgetAll(beginnings: readonly string[]): void {
  for (const key of Object.keys(localStorage))
    if (beginnings.some((one) => key.startsWith(`estaminet.${one}`))) localStorage.removeItem(key)
}
