import type { Language } from '../../../../../shell/table/game-screen.ts'
import { en, type PixelBagWords } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

const all: Readonly<Record<Language, PixelBagWords>> = { en, fr, nl }

export const bagWords = (language: Language): PixelBagWords => all[language]
