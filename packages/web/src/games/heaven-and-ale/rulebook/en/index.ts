import type { Rulebook } from '../../../../rules/book.ts'
import { count } from './count.ts'
import { firstGame } from './first-game.ts'
import { garden } from './garden.ts'
import { walk } from './walk.ts'

const book: Rulebook = {
  title: 'Heaven & Ale',
  lead: 'An abbey, a garden between sun and shade, and a beer in balance.',
  seek: 'shed, barrel, exchange…',
  chapters: [...walk, ...garden, ...count, firstGame],
}

export default book
