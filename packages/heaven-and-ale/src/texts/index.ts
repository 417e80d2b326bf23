import { en, type Texts } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

/** The words of the game. Rules never import them. */
export const texts = { en, fr, nl } satisfies Record<string, Texts>
export type Language = keyof typeof texts
export type { Texts }
