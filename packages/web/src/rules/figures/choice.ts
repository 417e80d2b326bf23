import type { Choice } from '@estaminet/table'

/** A choice as the table would describe it. */
export const choiceOf = (move: number, info: Readonly<Record<string, unknown>>): Choice => ({ move, say: '', info })
