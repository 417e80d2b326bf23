import { language } from '../../language.ts'
import { type CoachWords, en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

const languages = { en, fr, nl }

/** What the guide says between the lines of a game, in the reader's language. */
export const words = (): CoachWords => languages[language()]
