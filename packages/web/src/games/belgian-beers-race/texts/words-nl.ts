import { nl } from '@estaminet/belgian-beers-race/texts/nl'
import { explainNl as explain } from './explain-nl.ts'
import type { RaceWords } from './index.ts'
import { momentsNl as moments } from './moments-nl.ts'
import { nl as board } from './nl.ts'

export default { game: nl, board, explain, moments } satisfies RaceWords
