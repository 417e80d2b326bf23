import type { Rulebook } from '../../../../rules/book.ts'
import { count } from './count.ts'
import { firstGame } from './first-game.ts'
import { garden } from './garden.ts'
import { walk } from './walk.ts'

const book: Rulebook = {
  title: 'Heaven & Ale',
  lead: 'Een abdij, een tuin tussen zon en schaduw, en een bier in evenwicht.',
  seek: 'schuur, vat, ruil …',
  chapters: [...walk, ...garden, ...count, firstGame],
}

export default book
