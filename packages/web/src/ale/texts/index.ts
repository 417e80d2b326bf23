import { texts as gameTexts, type Texts } from '@estaminet/heaven-and-ale/texts'
import type { Language } from '../../shell/game-screen.ts'
import { thin } from '../../texts/thin.ts'
import { type AleTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

export type { AleTexts, Texts }

const screenTexts: Readonly<Record<Language, AleTexts>> = { en, fr: thin(fr), nl }
const spoken: Readonly<Record<Language, Texts>> = { ...gameTexts, fr: thin(gameTexts.fr) }

/** The words of the game, and those of its screen. */
export const wordsIn = (language: Language): Texts => spoken[language]
export const textsIn = (language: Language): AleTexts => screenTexts[language]

/** A sentence or a row begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
