import type { Language } from '../../../../../shell/table/game-screen.ts'
import { en, type TeamWords } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

const all: Readonly<Record<Language, TeamWords>> = { en, fr, nl }

export const teamWords = (language: Language): TeamWords => all[language]
