import { language } from '../../language.ts'
import { en, type RulesTexts } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

const languages = { en, fr, nl }

/** The words around the rules in the reader's language. */
export const words = (): RulesTexts => languages[language()]
