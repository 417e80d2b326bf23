import { en } from '@estaminet/belgian-beers-race/texts/en'
import { en as board } from './en.ts'
import { explainEn as explain } from './explain-en.ts'
import type { RaceWords } from './index.ts'
import { momentsEn as moments } from './moments-en.ts'

export default { game: en, board, explain, moments } satisfies RaceWords
