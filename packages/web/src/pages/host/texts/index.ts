import type { Language } from '../../../texts/languages.ts'
import { thin } from '../../../texts/thin.ts'
import { en, type HostWords } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

export type { HostWords }

const WORDS: Readonly<Record<Language, HostWords>> = { en, fr: thin(fr), nl }

export const hostWords = (language: Language): HostWords => WORDS[language]
