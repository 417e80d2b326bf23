import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

/** The languages of the house, the first one for readers of none of them. */
export const languages = { en, fr, nl } as const

export type Language = keyof typeof languages
