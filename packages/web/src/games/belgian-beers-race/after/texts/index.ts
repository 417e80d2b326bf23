import type { Language } from '../../../../texts/languages.ts'
import { en, type RaceAfterTexts } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

const languages: Readonly<Record<Language, RaceAfterTexts>> = { en, fr, nl }

export const afterTexts = (language: Language): RaceAfterTexts => languages[language]
