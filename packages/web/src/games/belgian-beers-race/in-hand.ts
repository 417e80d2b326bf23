import { isReaction } from '@estaminet/belgian-beers-race/board'
import type { GameScreen } from '../../shell/table/game-screen.ts'
import { raceOf } from './model.ts'
import { expansionWords } from './texts/expansions.ts'

/** The own cards that may answer what others do. */
export const inHand: NonNullable<GameScreen['inHand']> = (view, language) => {
  const hand = raceOf(view).confrontation?.own?.hand ?? []
  const titles = expansionWords(language)?.cards.confrontation
  return titles ? hand.filter(isReaction).map((card) => ({ card, name: titles[card].title })) : []
}
