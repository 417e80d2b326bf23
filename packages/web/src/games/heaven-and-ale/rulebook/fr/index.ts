import type { Rulebook } from '../../../../rules/book.ts'
import { thin } from '../../../../texts/thin.ts'
import { count } from './count.ts'
import { firstGame } from './first-game.ts'
import { garden } from './garden.ts'
import { walk } from './walk.ts'

const book: Rulebook = thin({
  title: 'Heaven & Ale',
  lead: 'Une abbaye, un jardin entre soleil et ombre, et une bière en équilibre.',
  seek: 'bâtiment, baril, échange…',
  chapters: [...walk, ...garden, ...count, firstGame],
})

export default book
