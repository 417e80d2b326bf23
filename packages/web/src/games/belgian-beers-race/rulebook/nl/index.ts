import type { Rulebook } from '../../../../rules/book.ts'
import { changes } from '../changes.ts'
import { brewery } from './brewery.ts'
import { cards } from './cards.ts'
import { days } from './days.ts'
import { expansions } from './expansions/index.ts'
import { road } from './road.ts'
import { start } from './start.ts'

const book: Rulebook = {
  title: 'The Belgian Beers Race',
  lead: 'Drie dagen, veertig brouwerijen, één weg terug.',
  seek: 'late bus, kaas …',
  chapters: [...start, ...road, ...brewery, ...cards, ...days, ...expansions],
  changes,
}

export default book
