import type { Language } from '../../shell/game-screen.ts'
import type { CubeCounts, Deed } from '../choices.ts'
import type { Colour } from '../model.ts'
import { cardTexts, game, say } from '../texts/index.ts'

/** What is done without travelling, as a verb. */
export function localTitle(deed: Deed, language: Language): string {
  const t = say(language)
  const { moves, cubes, beers } = game(language)
  switch (deed.kind) {
    case 'buy':
      if (deed.cubes === 0) return moves.buyOnlyCheese
      return deed.cheese ? t.buyWithCheese(cubes(deed.cubes)) : t.buy(cubes(deed.cubes))
    case 'taste':
      return moves.drink(beers[deed.colour])
    case 'cheese':
      return moves.eat
    case 'camp':
      return moves.camp
    case 'stop':
      return moves.stop
    case 'drink':
      return moves.drink(beers[deed.colour])
    case 'give':
      return moves.give(beers[deed.colour])
    case 'eat':
      return moves.eatNow(deed.count)
    case 'keep':
      return moves.keep
    case 'break':
      return moves.break(cardTexts(language, deed.card).title)
    case 'offer-cubes':
    case 'drink-of':
      return cubes(spread(deed.cubes).length)
    default:
      return moves.done
  }
}

/** One entry per cube. */
export const spread = (cubes: CubeCounts): Colour[] =>
  (Object.entries(cubes) as [Colour, number][]).flatMap(([colour, count]) => Array<Colour>(count).fill(colour))
