import type { Language } from '../../../../texts/languages.ts'
import { type AleAfterTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

const languages: Readonly<Record<Language, AleAfterTexts>> = { en, fr, nl }

export const afterTexts = (language: Language): AleAfterTexts => languages[language]
