import type { Language } from '../../texts/languages.ts'
import { en, type HintTexts } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

export type { HintTexts }

/** The words of a hint: they come with the first one. */
export const hintTexts: Readonly<Record<Language, HintTexts>> = { en, fr, nl }
