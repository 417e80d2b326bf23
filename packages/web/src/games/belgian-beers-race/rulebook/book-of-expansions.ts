import { PLACES } from '@estaminet/belgian-beers-race/board'
import type { Chapter, Table } from '../../../rules/book.ts'
import { type CardLists, type CardWords, cardLists, stylesTable, withTitles } from './expansion-cards.ts'

const stages = new Set(PLACES.flatMap(({ id, taste }) => (taste ? [id] : [])))

/** The chapters of the expansions in one language, with the cards in the game's own words. */
export function bookOfExpansions(
  words: CardWords,
  chapters: (cards: CardLists, styles: (head: readonly string[]) => Table) => readonly Chapter[],
): readonly Chapter[] {
  const cards = cardLists(words)
  const styles = (head: readonly string[]) => stylesTable(words.texts, head, (brewery) => stages.has(brewery))
  return withTitles(chapters(cards, styles), cards)
}
