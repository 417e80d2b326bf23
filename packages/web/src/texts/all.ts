import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

/** The words of the house in every language at once, for programs: a page fetches those it shows. */
export const allWords = { en, fr, nl } as const
