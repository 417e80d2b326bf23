import type { Language } from '../../../../../shell/table/game-screen.ts'
import { thin } from '../../../../../texts/thin.ts'
import { en, type SoloWords } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

export type { SoloWords }

const WORDS: Readonly<Record<Language, SoloWords>> = { en, fr: thin(fr), nl }

export const soloWords = (language: Language): SoloWords => WORDS[language]
