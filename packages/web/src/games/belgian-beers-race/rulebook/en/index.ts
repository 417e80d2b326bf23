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
  lead: 'Three days, forty breweries, one way home.',
  seek: 'late bus, cheese, tie…',
  chapters: [...start, ...road, ...brewery, ...cards, ...days, ...expansions],
  changes,
}

export default book
