import type { Rulebook } from '../../../../rules/book.ts'
import { thin } from '../../../../texts/thin.ts'
import { changes } from '../changes.ts'
import { brewery } from './brewery.ts'
import { cards } from './cards.ts'
import { days } from './days.ts'
import { expansions } from './expansions/index.ts'
import { road } from './road.ts'
import { start } from './start.ts'

const book: Rulebook = thin({
  title: 'The Belgian Beers Race',
  lead: 'Trois jours, quarante brasseries, un seul retour.',
  seek: 'bus en retard, fromage…',
  chapters: [...start, ...road, ...brewery, ...cards, ...days, ...expansions],
  changes,
})

export default book
