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

/** What of a set was taken alone and never seen before: whoever takes many at once knows what they do. */
export function newlyTaken(
  before: readonly string[],
  now: readonly string[],
  wasSeen: (expansion: string) => boolean,
): string | undefined {
  const taken = now.filter((one) => !before.includes(one))
  return taken.length === 1 && !wasSeen(taken[0]) ? taken[0] : undefined
}
