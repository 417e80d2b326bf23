import { nl } from '@estaminet/belgian-beers-race/texts/nl'
import { explainNl as explain } from './explain-nl.ts'
import type { RaceWords } from './index.ts'
import { momentsNl as moments } from './moments-nl.ts'
import { nl as board } from './nl.ts'
import { soft } from './soft.ts'

/** Cards are narrow and Dutch words long. */
const cards = Object.fromEntries(
  Object.entries(nl.cards).map(([id, { title, text }]) => [id, { title, text: soft(text) }]),
) as typeof nl.cards

export default { game: { ...nl, cards }, board, explain, moments } satisfies RaceWords
