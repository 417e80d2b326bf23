import { remember, remembered } from '../../memory.ts'
import type { Language } from '../../texts/languages.ts'

/** An expansion in one minute: three pictures, a sentence each. */
export interface Primer {
  readonly title: string
  readonly steps: readonly PrimerStep[]
}

export interface PrimerStep {
  /** What stands side by side in the picture: icons by their names, and a few letters or numbers. */
  readonly picture: readonly PrimerSign[]
  readonly says: string
}

export type PrimerSign = { readonly icon: string } | { readonly text: string }

type Primers = Readonly<Record<string, Primer>>

/** In a chunk of their own for each language: nobody fetches them who does not want one. */
const found = import.meta.glob<Primers>('../../games/*/rulebook/*/primers.ts', { import: 'primers' })

/** The primer of an expansion of a game; none for what has none. */
export async function primerOf(game: string, expansion: string, language: Language): Promise<Primer | undefined> {
  const open = found[`../../games/${game}/rulebook/${language}/primers.ts`]
  return open ? (await open())[expansion] : undefined
}

const SEEN = 'primers'
const seen = (): readonly string[] => remembered(SEEN)?.split(' ') ?? []
const keyOf = (game: string, expansion: string): string => `${game}/${expansion}`

/** This device has shown it before. */
export const wasPrimed = (game: string, expansion: string): boolean => seen().includes(keyOf(game, expansion))

export function notePrimed(game: string, expansion: string): void {
  if (!wasPrimed(game, expansion)) remember(SEEN, [...seen(), keyOf(game, expansion)].join(' '))
}

/** What of a set was taken alone and for the first time: whoever takes many at once knows what they do. */
export function newlyTaken(game: string, before: readonly string[], now: readonly string[]): string | undefined {
  const taken = now.filter((one) => !before.includes(one))
  return taken.length === 1 && !wasPrimed(game, taken[0]) ? taken[0] : undefined
}
