import type { Strong } from '../after/strong.ts'
import { keptThings } from './kept.ts'

/** What a close look at a match found, and took its time for: the same match need not be looked at again. */
export interface Look {
  /** The match as one word (`writeLink`). */
  readonly id: string
  readonly keptAt: number
  readonly strong: readonly Strong[]
  /** Everybody's chances in per cent, after so many moves. */
  readonly curve: readonly { readonly at: number; readonly chances: readonly number[] }[]
}

/** The oldest make room. */
const MOST = 40

const kept = keptThings<Look>('looks')

export async function keepLook(look: Omit<Look, 'keptAt'>): Promise<void> {
  await kept.put({ ...look, keptAt: Date.now() })
  const all = await kept.all()
  for (const old of all.sort((a, b) => b.keptAt - a.keptAt).slice(MOST)) await kept.drop(old.id)
}

export const keptLook = kept.get
export const dropLooks = kept.clear
