import { fr } from '@estaminet/belgian-beers-race/texts/fr'
import { thin } from '../../../texts/thin.ts'
import { explainFr as explain } from './explain-fr.ts'
import { fr as board } from './fr.ts'
import type { RaceWords } from './index.ts'
import { momentsFr as moments } from './moments-fr.ts'

export default thin({ game: fr, board, explain, moments }) satisfies RaceWords
