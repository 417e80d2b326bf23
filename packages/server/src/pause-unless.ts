import { setTimeout as pause } from 'node:timers/promises'

/** Waits so long; false when it is called off meanwhile. Keeps no process alive. */
export const pauseUnless = (calledOff: AbortSignal, ms: number): Promise<boolean> =>
  pause(ms, true, { signal: calledOff, ref: false }).catch(() => false)
