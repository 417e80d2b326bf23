import type { Asked, Explanation } from './explanation.ts'

/** Whoever has read a sentence twice knows it. */
const ENOUGH = 2

/** How often each text came up by itself, in this browser. */
export type Read = Record<string, number>

/**
 * Whether an explanation may come up. Asked for, always. By itself never over what can be taken now, for there its price
 * and what it does are being weighed, and not again once it has been read; unless it speaks of this very moment.
 */
export function isWelcome(what: Explanation, asked: Asked, isTarget: boolean, read: Read): boolean {
  if (asked === 'finger' || asked === 'wish') return true
  if (isTarget) return false
  return asked === 'focus' || what.current === true || (read[keyOf(what)] ?? 0) < ENOUGH
}

export const keyOf = ({ rule, name }: Explanation): string => `${rule} ${name}`
