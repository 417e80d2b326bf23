/** Waits, unless it is cut short; answers how to do that. */
export type Wait = (ms: number, then: () => void) => () => void

export const byClock: Wait = (ms, then) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}
