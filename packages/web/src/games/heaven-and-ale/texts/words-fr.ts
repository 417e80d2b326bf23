import { fr as game } from '@estaminet/heaven-and-ale/texts/fr'
import { thin } from '../../../texts/thin.ts'
import { fr as screen } from './fr.ts'
import type { AleWords } from './index.ts'

export default thin({ game, screen }) satisfies AleWords
