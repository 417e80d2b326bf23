import { language } from '../../language.ts'
import { type AfterTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

const languages = { en, fr, nl }

/** The words of the page after a game in the reader's language. */
export const words = (): AfterTexts => languages[language()]
